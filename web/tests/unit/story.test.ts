// Following the others: their moves appear one by one, at the viewer's pace.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Story, type Pace } from '../../src/client/story.svelte';
import type { UpdateMessage } from '../../src/protocol';
import { event, updateMessage } from './table';

let pace: Pace;
let waits: boolean;
let shown: number[];
let story: Story;

/** A move of another seat, with `count` events. */
const move = (version: number, turn: number, count = 1): UpdateMessage =>
    updateMessage({
        version,
        moves: version,
        events: Array.from({ length: count }, (_, i) => event(version * 10 + i, version, 1, turn)),
    });
const eventOnShow = (): number | undefined => story.event?.n;

beforeEach(() => {
    vi.useFakeTimers();
    pace = 'quick';
    waits = false;
    shown = [];
    story = new Story({
        pace: () => pace,
        waits: () => waits,
        eventsOf: ({ events }) => events,
        isAnnounced: ({ event: name }) => name === 'vote',
        show: ({ version }) => shown.push(version),
    });
});
afterEach(() => {
    vi.useRealTimers();
});

test('an update without events to follow is shown at once', () => {
    story.add(updateMessage({ version: 1 }));
    expect(shown).toEqual([1]);
    expect(story.event).toBeNull();
});

test('each event has its time, and the next move waits for it', () => {
    story.add(move(1, 1, 2));
    story.add(move(2, 2));
    expect([shown, eventOnShow()]).toEqual([[1], 10]);
    vi.advanceTimersByTime(700);
    expect([shown, eventOnShow()]).toEqual([[1], 11]);
    vi.advanceTimersByTime(700);
    expect([shown, eventOnShow()]).toEqual([[1, 2], 20]);
    vi.advanceTimersByTime(700);
    expect(story.event).toBeNull();
});

test('telling an update leaves its events as they are', () => {
    const message = move(1, 1, 2);
    story.add(message);
    vi.advanceTimersByTime(60_000);
    expect(message.events.length).toBe(2);
});

test('a calm pace takes longer', () => {
    pace = 'calm';
    story.add(move(1, 1));
    vi.advanceTimersByTime(1700);
    expect(eventOnShow()).toBe(10);
    vi.advanceTimersByTime(100);
    expect(story.event).toBeNull();
});

test('a result is announced before its outcome is shown', () => {
    const { events, ...message } = move(1, 1);
    story.add({ ...message, events: events.map((told) => ({ ...told, event: 'vote' })) });
    expect([eventOnShow(), story.telling?.announced]).toEqual([10, true]);
    vi.advanceTimersByTime(900);
    expect([eventOnShow(), story.telling?.announced]).toEqual([10, false]);
    vi.advanceTimersByTime(700);
    expect(story.event).toBeNull();
});

test('the story waits for the viewer after each turn, not within it', () => {
    waits = true;
    story.add(move(1, 1));
    story.add(move(2, 1));
    story.add(move(3, 2));
    vi.advanceTimersByTime(1400);
    expect([shown, eventOnShow(), story.waiting]).toEqual([[1, 2], 20, true]);
    vi.advanceTimersByTime(60_000);
    expect(shown).toEqual([1, 2]);
    story.continue();
    expect([shown, eventOnShow(), story.waiting]).toEqual([[1, 2, 3], 30, false]);
    vi.advanceTimersByTime(700);
    // The last turn waits too. It goes on by itself if the same player moves again.
    expect(story.waiting).toBe(true);
    story.add(move(4, 2));
    expect([shown, story.waiting]).toEqual([[1, 2, 3, 4], false]);
    vi.advanceTimersByTime(700);
    story.add(updateMessage({ version: 5 }));
    expect([shown.length, story.waiting]).toEqual([4, true]);
    story.continue();
    expect([shown.length, story.event]).toEqual([5, null]);
});

test('skipping shows everything at once', () => {
    for (const version of [1, 2, 3]) story.add(move(version, version, 3));
    story.skip();
    expect([shown, story.event]).toEqual([[1, 2, 3], null]);
    vi.advanceTimersByTime(60_000);
    expect(story.event).toBeNull();
});

test('newer data replace what has not been shown', () => {
    story.add(move(1, 1));
    story.add(move(2, 2));
    story.clear();
    vi.advanceTimersByTime(60_000);
    expect([shown, story.event]).toEqual([[1], null]);
});
