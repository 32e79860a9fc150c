import { expect, test } from 'vitest';
import { grouped, shortLabels, shortMessages } from '../../src/client/labels';
import type { Legal } from '../../src/protocol';
import { say } from '../../src/words';
import { legal } from './table';

const depot = { id: 'depot', text: 'Depot' };
const sayEnglish = ({ key, args }: Legal['message']): string => say({}, key, args);

function build(location: string, building = depot): Legal {
    const message = { key: 'build', args: { building, location: { id: location, text: location } } };
    return legal(`build ${location}`, { message });
}
const places = Array.from({ length: 12 }, (_, i) => `a${i + 1}`);

test('many choices that differ in one argument are labelled by it', () => {
    expect(
        shortLabels(
            places.map((place) => build(place)),
            sayEnglish,
        ),
    ).toEqual(places);
});

test('two arguments are listed', () => {
    const mixed = places.map((place, i) => build(place, i % 2 ? depot : { id: 'bank', text: 'Bank' }));
    expect(shortLabels(mixed, sayEnglish)?.slice(0, 2)).toEqual(['Bank, a1', 'Depot, a2']);
});

test('few choices, or choices with different sentences, keep their sentences', () => {
    expect(
        shortLabels(
            places.slice(0, 8).map((place) => build(place)),
            sayEnglish,
        ),
    ).toBeNull();
    const pass = legal('pass', { message: { key: 'pass', args: {} } });
    expect(shortLabels([pass, ...places.map((place) => build(place))], sayEnglish)).toBeNull();
    expect(shortLabels([], sayEnglish)).toBeNull();
});

test('a long list of choices of one kind uses the shorter message of the game', () => {
    const list = places.map((place) => build(place));
    expect(shortMessages(list, { build: 'build_short' })?.map(({ key, args }) => [key, args['location']])).toEqual(
        places.map((place) => ['build_short', { id: place, text: place }]),
    );
    expect(shortMessages(list, {})).toBeNull();
    expect(shortMessages(list.slice(0, 8), { build: 'build_short' })).toBeNull();
    const pass = legal('pass', { message: { key: 'pass', args: {} } });
    expect(shortMessages([...list, pass], { build: 'build_short' })).toBeNull();
});

test('choices of the same heading are next to each other, in the order of their first', () => {
    const list = ['a2', 'b1', 'c2', 'd1'].map((place) => build(place));
    const row = ({ action }: Legal): string => `Row ${action.at(-1)}`;
    expect(grouped(list, row).map(({ action }) => action)).toEqual(['build a2', 'build c2', 'build b1', 'build d1']);
    expect(grouped(list, () => null)).toEqual(list);
});
