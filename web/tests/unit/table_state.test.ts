import { describe, expect, test } from 'vitest';
import {
    addEarlierEvents,
    isSameDecision,
    marksOf,
    mustAct,
    openTable,
    seatDeciding,
    sinceMyLastMove,
    turnsOf,
    applyUpdate,
} from '../../src/client/table_state';
import { event, legal, tableMessage, updateMessage } from './table';

const numbers = (events: { n: number }[]): number[] => events.map(({ n }) => n);

describe('messages update the state', () => {
    const start = openTable(tableMessage({ events: [event(0, 1, 0, 1)], moves: 1 }), null);

    test('a first message has no new events and animates nothing', () => {
        expect(start.newEvents).toEqual([]);
        expect(start.previous).toBeNull();
    });

    test('an update adds its events and keeps the previous view', () => {
        const next = applyUpdate(
            start,
            updateMessage({ version: 6, moves: 2, view: 'two', events: [event(1, 2, 1, 2)], events_from: 1 }),
        );
        expect(numbers(next.live.events)).toEqual([0, 1]);
        expect(numbers(next.newEvents)).toEqual([1]);
        expect(next.previous).toBe('start');
    });

    test('an undo replaces the events from there on and animates nothing', () => {
        const two = applyUpdate(
            start,
            updateMessage({ version: 6, moves: 2, events: [event(1, 2, 1, 2), event(2, 2, 1, 2)], events_from: 1 }),
        );
        const back = applyUpdate(two, updateMessage({ version: 7, moves: 1, events: [], events_from: 1 }));
        expect(numbers(back.live.events)).toEqual([0]);
        expect(back.previous).toBeNull();
    });

    test('a page of earlier events goes before the others', () => {
        const page = { t: 'events', id: '1', before: 8, events_from: 3, events: [event(3, 2, 0, 1)] } as const;
        const late = openTable(tableMessage({ events: [event(8, 5, 0, 3)], events_from: 8, moves: 5 }), null);
        const paged = addEarlierEvents(late, { ...page, events: [...page.events] });
        expect(numbers(paged.live.events)).toEqual([3, 8]);
        expect(paged.live.events_from).toBe(3);
        // The same page again, and a page that an undo has overtaken, change nothing.
        expect(addEarlierEvents(paged, { ...page, events: [...page.events] })).toBe(paged);
        const back = applyUpdate(late, updateMessage({ version: 6, moves: 1, events: [], events_from: 2 }));
        expect(back.live.events_from).toBe(2);
        expect(addEarlierEvents(back, { ...page, events: [...page.events] })).toBe(back);
    });

    test('a whole table after a reconnect replaces all events, also those that a gap follows', () => {
        const again = openTable(
            tableMessage({ version: 90, moves: 40, events: [event(70, 40, 1, 9)], events_from: 70 }),
            start,
        );
        expect(numbers(again.live.events)).toEqual([70]);
        expect(numbers(again.newEvents)).toEqual([70]);
    });

    test('a message older than the state changes nothing', () => {
        expect(applyUpdate(start, updateMessage({ version: 4, moves: 0 }))).toBe(start);
    });

    test('chat is appended once and does not change the game', () => {
        const line = { n: 0, seat: 1, name: 'Ben', text: 'Hello', time: 0 };
        const moved = applyUpdate(
            start,
            updateMessage({ version: 6, moves: 2, view: {}, events: [event(1, 2, 1, 2)], events_from: 1 }),
        );
        const withChat = applyUpdate(
            moved,
            updateMessage({ version: 7, moves: 2, view: {}, events_from: 2, chat: [line] }),
        );
        const repeated = applyUpdate(
            withChat,
            updateMessage({ version: 7, moves: 2, view: {}, events_from: 2, chat: [line] }),
        );
        expect(repeated.live.chat).toEqual([line]);
        expect(repeated.previous).toBe('start');
        expect(repeated.live.view).toBe(moved.live.view);
        expect(numbers(repeated.newEvents)).toEqual([1]);
    });

    test('after a reconnect missed events are new, whether all or only the newest are sent', () => {
        const withAllEvents = openTable(
            tableMessage({ moves: 2, events: [event(0, 1, 0, 1), event(1, 2, 1, 2)] }),
            start,
        );
        const withNewEvents = openTable(tableMessage({ moves: 2, events: [event(1, 2, 1, 2)], events_from: 1 }), start);
        expect(numbers(withAllEvents.live.events)).toEqual([0, 1]);
        expect(numbers(withNewEvents.live.events)).toEqual([1]);
        for (const state of [withAllEvents, withNewEvents]) expect(numbers(state.newEvents)).toEqual([1]);
    });
});

test('the viewer must act if it is their turn and the game is not over', () => {
    const pending = tableMessage().pending;
    expect(mustAct(openTable(tableMessage(), null))).toBe(true);
    expect(mustAct(openTable(tableMessage({ pending: { ...pending, must: [1] } }), null))).toBe(false);
    expect(
        mustAct(
            openTable(
                tableMessage({ result: { finished: true, seats: [], rival: null, tie_break: null, ended: null } }),
                null,
            ),
        ),
    ).toBe(false);
});

test("simultaneous decisions of others do not change the viewer's decision", () => {
    const choices = [legal('site 1', { final: true })];
    const before = openTable(tableMessage({ legal: choices }), null);
    const after = (seat: number, fields = {}) =>
        applyUpdate(
            before,
            updateMessage({ version: 6, moves: 1, legal: choices, events: [event(0, 1, seat, 1)], ...fields }),
        );
    expect(isSameDecision(before, after(1))).toBe(true);
    expect(isSameDecision(before, after(0))).toBe(false);
    expect(isSameDecision(before, after(1, { legal: [] }))).toBe(false);
    expect(isSameDecision(after(1), before)).toBe(false);
});

test('the seat of a decision is that of its events, or the viewer if they have none', () => {
    const state = openTable(
        tableMessage({ moves: 3, events: [event(0, 1, 0, 1), event(1, 2, 1, 2), event(2, 2, 0, 2)] }),
        null,
    );
    expect([0, 1, 2].map((move) => seatDeciding(state, move))).toEqual([0, 1, 0]);
});

test('the log is grouped by turn', () => {
    const turns = turnsOf([event(0, 1, 0, 1), event(1, 2, 0, 1), event(2, 3, 1, 2)]);
    expect(turns.map(({ turn, seat, events }) => [turn, seat, numbers(events)])).toEqual([
        [1, 0, [0, 1]],
        [2, 1, [2]],
    ]);
});

describe('since my last move', () => {
    const events = [event(0, 1, 0, 1), event(1, 2, 1, 2), event(2, 3, 2, 3)];

    test('has all events of others after my turn', () => {
        expect(numbers(sinceMyLastMove(events, 0))).toEqual([1, 2]);
    });
    test('ignores the turn that I am still in', () => {
        expect(numbers(sinceMyLastMove([...events, event(3, 4, 0, 4), event(4, 5, 0, 4)], 0))).toEqual([1, 2]);
    });
    test('has everything before my first turn, and nothing for a watcher', () => {
        expect(numbers(sinceMyLastMove(events, 3))).toEqual([0, 1, 2]);
        expect(sinceMyLastMove(events, null)).toEqual([]);
    });
});

test('the board marks what the others used since my last move; for watchers, the last turn', () => {
    const used = (n: number, seat: number, turn: number, id: string) => ({
        ...event(n, n + 1, seat, turn),
        message: { key: 'toy.event.built', args: { place: { id, text: id } } },
    });
    const events = [
        used(0, 1, 1, 'a1'),
        used(1, 0, 2, 'b1'),
        used(2, 1, 3, 'c1'),
        used(3, 2, 4, 'c1'),
        used(4, 2, 4, 'd1'),
    ];
    const opened = openTable(tableMessage({ events, moves: 5 }), null);
    expect(marksOf(opened)).toEqual([
        { id: 'c1', seat: 2 },
        { id: 'd1', seat: 2 },
    ]);
    const watching = { ...opened, facts: { ...opened.facts, seat: null } };
    expect(marksOf(watching)).toEqual([
        { id: 'c1', seat: 2 },
        { id: 'd1', seat: 2 },
    ]);
    const afterMove = openTable(tableMessage({ events: [...events, used(5, 0, 5, 'e1')], moves: 6 }), null);
    expect(marksOf(afterMove)).toEqual([]);
    const beforeMyFirstMove = openTable(tableMessage({ events: events.slice(0, 1), moves: 1 }), null);
    expect(marksOf(beforeMyFirstMove)).toEqual([{ id: 'a1', seat: 1 }]);
});

test('a mark has the colour of the player that its event is about', () => {
    const placed = (n: number, seat: number, id: string) => ({
        ...event(n, 1, 1, 1),
        message: { key: 'toy.event.placed', args: { seat: { seat }, place: { id, text: id } } },
    });
    const opened = openTable(tableMessage({ events: [placed(0, 1, 'a1'), placed(1, 2, 'b1')], moves: 1 }), null);
    expect(marksOf(opened)).toEqual([
        { id: 'a1', seat: 1 },
        { id: 'b1', seat: 2 },
    ]);
});
