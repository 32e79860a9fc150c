import { describe, expect, test } from 'vitest';
import {
    spreadLetters,
    bandPath,
    winAtEnd,
    linePath,
    keyMoments,
    momentAt,
    moveAt,
    neighbour,
    outlooksOf,
    ticksOf,
    xOf,
    yOf,
} from '../../src/client/graph';
import type { Estimate, Result } from '../../src/protocol';
import { reviewed } from './table';

const frame = { width: 200, height: 100, moves: 20 };
const end = { move: 20, win: [1000, 1000, 1000] as Estimate };

describe('lines', () => {
    test('the game runs from left to right, and a certain win is at the top', () => {
        expect([xOf(frame, 0), xOf(frame, 20), yOf(frame, 1000), yOf(frame, 0)]).toEqual([0, 200, 0, 100]);
        expect(xOf({ ...frame, moves: 0 }, 0)).toBe(0);
    });

    test('a line goes through every moment to the actual result', () => {
        const moments = [
            reviewed(0, 0, {
                win: [
                    [500, 400, 600],
                    [500, 400, 600],
                ],
            }),
            reviewed(10, 1, {
                win: [
                    [250, 200, 300],
                    [750, 700, 800],
                ],
            }),
        ];
        expect(linePath(frame, outlooksOf(moments, 0, end))).toBe('M0 50L100 75L200 0');
        expect(bandPath(frame, outlooksOf(moments, 0, null))).toBe('M0 40L100 70L100 80L0 60Z');
    });

    test('one moment has no band, and none has no line', () => {
        expect(bandPath(frame, outlooksOf([reviewed(3, 0)], 0, null))).toBe('');
        expect(linePath(frame, [])).toBe('');
    });

    test('all winners share the win, including a rival', () => {
        const resultOf = (ranks: number[], rival: number | null): Result => ({
            finished: true,
            seats: ranks.map((rank) => ({ total: 0, rank, by_source: [] })),
            rival: rival === null ? null : { name: 'shade', total: 0, rank: rival },
            tie_break: null,
            ended: null,
        });
        expect([0, 1, 2].map((seat) => winAtEnd(resultOf([1, 2, 1], null), seat)[0])).toEqual([500, 0, 500]);
        expect(winAtEnd(resultOf([2], 1), 0)[0]).toBe(0);
        expect(winAtEnd(resultOf([1], 1), 0)[0]).toBe(500);
    });

    test('letters at the ends of lines do not overlap, and stay beside the graph', () => {
        const placed = (ys: number[]): number[][] =>
            spreadLetters(
                ys.map((y, seat) => ({ seat, y })),
                17,
                100,
            ).map(({ seat, y }) => [seat, y]);
        expect(placed([80, 20])).toEqual([
            [1, 20],
            [0, 80],
        ]);
        expect(placed([100, 100, 0, 100])).toEqual([
            [2, 0],
            [0, 66],
            [1, 83],
            [3, 100],
        ]);
        expect(placed([0, 0, 5])).toEqual([
            [0, 0],
            [1, 17],
            [2, 34],
        ]);
    });

    test('numbers below the graph are round and do not overlap', () => {
        expect(ticksOf(frame, 30)).toEqual([0, 5, 10, 15, 20]);
        expect(ticksOf({ ...frame, moves: 3 }, 30)).toEqual([0, 1, 2, 3]);
        expect(ticksOf({ ...frame, moves: 240 }, 40)).toEqual([0, 50, 100, 150, 200]);
    });
});

describe('pointing', () => {
    test('the pointer selects the nearest move, and never one outside the game', () => {
        expect([-30, 0, 52, 500].map((x) => moveAt(frame, x, []))).toEqual([0, 0, 5, 20]);
    });

    test('the pointer snaps to a nearby mark', () => {
        const long = { ...frame, moves: 200 };
        expect(moveAt(long, 54, [reviewed(50, 0), reviewed(90, 0)])).toBe(50);
        expect(moveAt(long, 57, [reviewed(50, 0)])).toBe(57);
    });
});

describe('the moments that mattered', () => {
    const lost = (move: number, thousandths: number): ReturnType<typeof reviewed> =>
        reviewed(move, 0, {
            lost: [thousandths, thousandths - 40, thousandths + 40],
            accuracy: 1000 - thousandths,
            verdict: thousandths >= 200 ? 'blunder' : 'mistake',
        });
    const moments = [reviewed(1, 0), lost(2, 120), lost(5, 300), reviewed(6, 1), lost(9, 150)];

    test('are the costliest decisions, in game order', () => {
        expect(keyMoments(moments, [], 2).map(({ move }) => move)).toEqual([5, 9]);
        expect(keyMoments(moments, [], 9).map(({ move }) => move)).toEqual([2, 5, 9]);
    });

    test('include the turning point and the best decisions, each once', () => {
        expect(keyMoments(moments, [6], 2).map(({ move }) => move)).toEqual([5, 6, 9]);
        expect(keyMoments(moments, [5], 2).map(({ move }) => move)).toEqual([5, 9]);
        expect(keyMoments(moments, [77], 1).map(({ move }) => move)).toEqual([5]);
        expect(keyMoments(moments, [6, 1, 6], 1).map(({ move }) => move)).toEqual([1, 5, 6]);
    });

    test('have a previous and a next moment', () => {
        expect(neighbour(moments, 5, 1)?.move).toBe(6);
        expect(neighbour(moments, 5, -1)?.move).toBe(2);
        expect(neighbour(moments, 9, 1)).toBeNull();
        expect(neighbour(moments, 0, -1)).toBeNull();
    });

    test('leave out moves without a decision', () => {
        expect(momentAt(moments, 5)?.move).toBe(5);
        expect(momentAt(moments, 4)).toBeNull();
    });
});
