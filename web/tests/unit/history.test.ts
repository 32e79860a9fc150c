import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { History } from '../../src/client/history.svelte';
import type { Moment } from '../../src/client/table_state';

let requestedMoves: number[];
let moves: number;
let history: History;
const momentAt = (move: number): Moment => ({
    move,
    view: `view ${move}`,
    result: { finished: false, seats: [], rival: null, tie_break: null, ended: null },
});

beforeEach(() => {
    vi.useFakeTimers();
    requestedMoves = [];
    moves = 10;
    history = new History(
        async (move) => {
            requestedMoves.push(move);
            await new Promise((resolve) => setTimeout(resolve, 50));
            return momentAt(move);
        },
        () => moves,
    );
});
afterEach(() => {
    vi.useRealTimers();
});

test('a moment is fetched only once', async () => {
    void history.goTo(3);
    await vi.advanceTimersByTimeAsync(60);
    expect(history.moment?.view).toBe('view 3');
    history.backToNow();
    expect(history.viewedMove).toBe(10);
    await history.goTo(3);
    expect(requestedMoves).toEqual([3]);
});

test('the newest moment is now, and the oldest is the start', async () => {
    await history.goTo(10);
    expect(history.moment).toBeNull();
    void history.step(-99);
    await vi.advanceTimersByTimeAsync(60);
    expect(history.viewedMove).toBe(0);
});

test('a fast slider fetches one moment at a time, and ends at the last', async () => {
    for (let move = 0; move < 9; ++move) void history.goTo(move);
    await vi.advanceTimersByTimeAsync(300);
    expect(requestedMoves).toEqual([0, 8]);
    expect(history.viewedMove).toBe(8);
});

test('quick steps add up', async () => {
    void history.step(-1);
    void history.step(-1);
    void history.step(-1);
    await vi.advanceTimersByTimeAsync(200);
    expect(history.viewedMove).toBe(7);
});

test('playback runs up to now, and keeps the previous view of each step', async () => {
    void history.play(8);
    await vi.advanceTimersByTimeAsync(60);
    expect(history.playing).toBe(true);
    await vi.advanceTimersByTimeAsync(1200);
    expect(history.viewedMove).toBe(9);
    expect(history.previous).toBe('view 8');
    await vi.advanceTimersByTimeAsync(1200);
    expect(history.moment).toBeNull();
    expect(history.playing).toBe(false);
});

test('an undo discards the moments from the first move that it takes back', async () => {
    const visit = async (move: number): Promise<void> => {
        void history.goTo(move);
        await vi.advanceTimersByTimeAsync(60);
    };
    await visit(8);
    await visit(9);
    moves = 8;
    history.forgetFrom(9);
    expect(history.moment).toBeNull();
    moves = 10;
    await visit(9);
    await visit(8);
    expect(requestedMoves).toEqual([8, 9, 9]);
});
