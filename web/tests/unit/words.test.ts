import { expect, test } from 'vitest';
import { idsOf, partsOf, say, wordFor, textOf, withoutAddress } from '../../src/words';

const sentences = {
    built: '{seat} builds the {building} on {location}.',
    scored: '{points} {points:point|points} for {seat}',
    'building.saloon': 'Cantina',
};
const saloon = { id: 'saloon', key: 'building.saloon', text: 'Saloon' };
const names = ['Ada', 'Ben'];

test('arguments can be seats, terms and numbers', () => {
    const args = { seat: { seat: 1 }, building: saloon, location: { id: 'd3', text: 'd3' } };
    expect(say(sentences, 'built', args, names)).toBe('Ben builds the Cantina on d3.');
});

test('a term without a sentence is shown as its text', () => {
    const bank = { id: 'bank', key: 'building.bank', text: 'Bank' };
    expect(say({ it: 'The {b}' }, 'it', { b: bank })).toBe('The Bank');
});

test('a number chooses singular or plural', () => {
    expect(say(sentences, 'scored', { points: 1, seat: { seat: 0 } }, names)).toBe('1 point for Ada');
    expect(say(sentences, 'scored', { points: 0, seat: { seat: 0 } }, names)).toBe('0 points for Ada');
});

test('an unknown seat is shown as its number, and an unknown argument is left out', () => {
    expect(say(sentences, 'scored', { seat: { seat: 4 } }, names)).toBe('  for 5');
});

test('a key without a sentence is shown as itself, or as the fallback', () => {
    expect(say(sentences, 'nothing.here')).toBe('nothing.here');
    expect(say(sentences, 'nothing.here', {}, [], 'Hello')).toBe('Hello');
});

test('parts separate words from arguments', () => {
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

test('a phrase is translated part by part, at any depth', () => {
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

test('a prompt does not address the viewer by name', () => {
    const prompt = { 'toy.prompt': '{seat}, put the {piece} on {place}.' };
    const args = { seat: { seat: 1 }, piece: 'barrel', place: 'd3' };
    const textFor = (addressee: number | null): string =>
        textOf(withoutAddress(partsOf(prompt, 'toy.prompt', args, ['Ana', 'Ben']), addressee));
    expect(textFor(1)).toBe('Put the barrel on d3.');
    expect(textFor(0)).toBe('Ben, put the barrel on d3.');
    expect(textFor(null)).toBe('Ben, put the barrel on d3.');
    const asks = partsOf({ 'toy.ask': '{seat}, ¿qué queda?' }, 'toy.ask', args, ['Ana', 'Ben']);
    expect(textOf(withoutAddress(asks, 1))).toBe('¿Qué queda?');
    const waits = partsOf({ 'toy.wait': '{seat} waits.' }, 'toy.wait', args, ['Ana', 'Ben']);
    expect(textOf(withoutAddress(waits, 1))).toBe('Ben waits.');
});
