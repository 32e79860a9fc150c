import { expect, test } from 'vitest';
import { argument, Offers } from '../../src/actions';
import { say } from '../../src/words';
import { legal } from './table';

const english = { 'toy.build': 'Build at {location}', 'toy.pass': 'Pass' };
const t = (key: string, args = {}): string => say(english, key, args);
const d3 = { id: 'd3', text: 'D3' };
const preview = { points: [3, 0], events: [], facts: { train: 4 } };
const offers = new Offers<{ train: number }>(
    [
        legal('build d3', {
            verb: 'build',
            args: [{ location: 'd3' }],
            message: { key: 'toy.build', args: { location: d3 } },
            preview,
        }),
        legal('build d4', { verb: 'build', args: [{ location: 'd4' }] }),
        legal('store wood 2', { verb: 'store', args: [{ resource: 'wood' }, { bin: 2 }] }),
        legal('pass', { verb: 'pass', message: { key: 'toy.pass', args: {} }, final: true }),
    ],
    t,
);

test('an action is found by verb and arguments', () => {
    expect(offers.find('build', { location: 'd3' })?.action).toBe('build d3');
    expect(offers.find('store', { resource: 'wood' }, { bin: 2 })?.action).toBe('store wood 2');
    expect(offers.find('pass')?.final).toBe(true);
    expect(offers.has('build', { location: 'd4' })).toBe(true);
});

test('no action matches another verb, kind, value, type or number of arguments', () => {
    expect(offers.find('raze', { location: 'd3' })).toBeUndefined();
    expect(offers.has('build', { place: 'd3' })).toBe(false);
    expect(offers.has('build', { location: 'd5' })).toBe(false);
    expect(offers.has('store', { resource: 'wood' }, { bin: '2' })).toBe(false);
    expect(offers.has('store', { resource: 'wood' })).toBe(false);
    expect(offers.has('pass', { location: 'd3' })).toBe(false);
});

test('all actions of a verb are listed in order', () => {
    expect(offers.of('build').map((offer) => argument(offer, 'location'))).toEqual(['d3', 'd4']);
    expect(offers.of('raze')).toEqual([]);
    expect(offers.all).toHaveLength(4);
});

test("an offer has its sentence and the game's facts", () => {
    expect(offers.find('build', { location: 'd3' })?.sentence).toBe('Build at D3');
    expect(offers.find('build', { location: 'd3' })?.preview.facts?.train).toBe(4);
    expect(offers.find('build', { location: 'd4' })?.preview.facts).toBeNull();
});

test('an argument is read by its kind', () => {
    const [store] = offers.of('store');
    expect(store && argument(store, 'bin')).toBe(2);
    expect(store && argument(store, 'location')).toBeUndefined();
});
