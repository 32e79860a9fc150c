import { expect, test } from 'vitest';
import {
    lessonLink,
    lessonOf,
    localTableLink,
    localTableOf,
    momentLink,
    readFragment,
    seatLink,
    tableOf,
} from '../../src/link';

test('a fragment contains a token, a moment, both or neither', () => {
    expect(readFragment('#abc123')).toEqual({ token: 'abc123', move: null });
    expect(readFragment('#abc123/at/12')).toEqual({ token: 'abc123', move: 12 });
    expect(readFragment('#/at/0')).toEqual({ token: null, move: 0 });
    expect(readFragment('')).toEqual({ token: null, move: null });
});

test('an invalid moment is ignored', () => {
    for (const hash of ['#/at/', '#/at/x', '#/at/-1', '#/at/1e3', '#/to/4']) expect(readFragment(hash).move).toBeNull();
});

test('a path names a table or nothing', () => {
    expect(tableOf('/t/k7')).toBe('k7');
    expect(tableOf('/t/k7/')).toBe('k7');
    for (const path of ['/', '/t/', '/t/a/b', '/x']) expect(tableOf(path)).toBeNull();
});

test('an address names a lesson or nothing', () => {
    const lesson = { game: 'gold_west', lesson: 'first_game' };
    expect(lessonOf('/', new URL(lessonLink('gold_west', 'first_game'), 'https://x').search)).toEqual(lesson);
    expect(lessonOf('/learn/gold_west/first_game', '')).toEqual(lesson);
    for (const path of ['/', '/learn/', '/learn/gold_west', '/learn/a/b/c', '/t/k7'])
        expect(lessonOf(path, '')).toBeNull();
});

test('an address names a local table or none', () => {
    const address = new URL(localTableLink('local-k7', 'seat1'), 'https://x');
    expect(localTableOf(address.search)).toBe('local-k7');
    expect(readFragment(address.hash).token).toBe('seat1');
    expect(localTableOf('?lesson=a/b')).toBeNull();
});

test('links can be parsed again, and a link to a moment has no token unless one is given', () => {
    expect(readFragment(new URL(seatLink('https://x', 'k7', 'abc')).hash).token).toBe('abc');
    expect(readFragment(new URL(momentLink('https://x', 'k7', 12)).hash)).toEqual({ token: null, move: 12 });
    const forAll = momentLink('https://x', 'k7', 12, 'watch');
    expect(readFragment(new URL(forAll).hash)).toEqual({ token: 'watch', move: 12 });
});
