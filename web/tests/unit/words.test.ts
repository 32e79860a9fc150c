import { expect, test } from 'vitest';
import { idsOf, partsOf, say, wordFor } from '../../src/words';

const sentences = {
    built: '{seat} builds the {building} on {location}.',
    scored: '{points} {points:point|points} for {seat}',
    'building.saloon': 'Cantina',
};
const saloon = { id: 'saloon', key: 'building.saloon', text: 'Saloon' };
const names = ['Ada', 'Ben'];

test('arguments are seats, terms and numbers', () => {
    const args = { seat: { seat: 1 }, building: saloon, location: { id: 'd3', text: 'd3' } };
    expect(say(sentences, 'built', args, names)).toBe('Ben builds the Cantina on d3.');
});

test('a term without a sentence is said by its text', () => {
    const bank = { id: 'bank', key: 'building.bank', text: 'Bank' };
    expect(say({ it: 'The {b}' }, 'it', { b: bank })).toBe('The Bank');
});

test('a number chooses between two forms', () => {
    expect(say(sentences, 'scored', { points: 1, seat: { seat: 0 } }, names)).toBe('1 point for Ada');
    expect(say(sentences, 'scored', { points: 0, seat: { seat: 0 } }, names)).toBe('0 points for Ada');
});

test('an unknown seat is said by its number, an unknown argument not at all', () => {
    expect(say(sentences, 'scored', { seat: { seat: 4 } }, names)).toBe('  for 5');
});

test('a key without a sentence is said by itself, or by what is given instead', () => {
    expect(say(sentences, 'nothing.here')).toBe('nothing.here');
    expect(say(sentences, 'nothing.here', {}, [], 'Hello')).toBe('Hello');
});

test('parts tell words from arguments', () => {
    const parts = partsOf(sentences, 'scored', { points: 3, seat: { seat: 0 } }, names);
    expect(parts.map((part) => [part.text, part.argument?.name])).toEqual([
        ['3', 'points'],
        [' ', undefined],
        ['points', undefined],
        [' for ', undefined],
        ['Ada', 'seat'],
    ]);
});

test('the ids of a message are those of its terms', () => {
    expect(idsOf({ key: 'built', args: { seat: { seat: 0 }, building: saloon, n: 3 } })).toEqual(['saloon']);
});

test('a phrase is said part by part, however deep', () => {
    const table = {
        use: 'Use it: {effect}.',
        spend: 'spend {amount}, then: {acts}',
        gold: '{count} Gold',
        dudes: '{count} {count:Dude|Dudes}',
        pitch: 'pitch Tents',
    };
    const amount = { id: '1 gold', parts: [{ key: 'gold', args: { count: 1 } }] };
    const acts = {
        id: '2 dudes, pitch',
        parts: [
            { key: 'dudes', args: { count: 2 } },
            { key: 'pitch', args: {} },
        ],
    };
    const effect = { id: 'spend 1 gold: 2 dudes, pitch', parts: [{ key: 'spend', args: { amount, acts } }] };
    expect(say(table, 'use', { effect })).toBe('Use it: spend 1 Gold, then: 2 Dudes, pitch Tents.');
    expect(wordFor(table, effect)).toBe('spend 1 Gold, then: 2 Dudes, pitch Tents');
    expect(idsOf({ key: 'use', args: { effect } })).toEqual(['spend 1 gold: 2 dudes, pitch']);
});
