import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connection, type Socket, type Status } from '../../src/client/connection';
import type { ReviewMessage, ServerMessage } from '../../src/protocol';
import { refusal, tableMessage } from './table';

class FakeSocket implements Socket {
    readonly sent: { t: string; id?: string; seen?: number }[] = [];
    closed = false;
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    send(text: string): void {
        this.sent.push(JSON.parse(text) as { t: string });
    }
    close(): void {
        this.closed = true;
    }
    say(message: ServerMessage): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

let sockets: FakeSocket[];
let statuses: Status[];
let reason: string | null;
let works: string[];
let connection: Connection;
const last = (): FakeSocket => sockets.at(-1) as FakeSocket;

beforeEach(() => {
    vi.useFakeTimers();
    sockets = [];
    statuses = [];
    works = [];
    connection = new Connection({
        connect: () => {
            sockets.push(new FakeSocket());
            return last();
        },
        hello: () => ({ table: 'k7', token: 'abc' }),
        onTable: () => {},
        onWork: (message) => works.push(message.t),
        onSeat: (message) => works.push(message.t),
        onSaving: (delayed) => works.push(`saving ${delayed}`),
        onStatus: (status, refused) => {
            statuses.push(status);
            reason = refused?.code ?? null;
        },
    });
    connection.open();
    last().onopen?.();
});
afterEach(() => {
    connection.close();
    vi.useRealTimers();
});

test('hello is sent first, and requests wait for the table', () => {
    void connection.request({ t: 'undo' });
    expect(last().sent.map(({ t }) => t)).toEqual(['hello']);
    last().say(tableMessage());
    expect(last().sent.map(({ t }) => t)).toEqual(['hello', 'undo']);
    expect(statuses).toEqual(['connecting', 'open']);
});

test('an answer resolves the request with its id', async () => {
    last().say(tableMessage());
    const first = connection.request({ t: 'undo' });
    const second = connection.request({ t: 'restart' });
    const [, undo, restart] = last().sent;
    last().say({ t: 'ok', id: restart?.id ?? '', version: 7 });
    last().say({ t: 'error', id: undo?.id ?? '', ...refusal('cannot_undo') });
    expect(await second).toMatchObject({ t: 'ok', version: 7 });
    expect(await first).toMatchObject({ t: 'error', code: 'cannot_undo' });
});

test('after a reconnect unanswered requests are sent again once, with the same id', async () => {
    last().say(tableMessage());
    const move = connection.request({ t: 'move', version: 5, action: 'draft 1' });
    const id = last().sent[1]?.id ?? '';
    last().onclose?.();
    expect(statuses.at(-1)).toBe('lost');

    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().say(tableMessage());
    expect(sockets).toHaveLength(2);
    expect(last().sent).toMatchObject([{ t: 'hello' }, { t: 'move', version: 5, action: 'draft 1', id }]);
    last().say({ t: 'ok', id, version: 6 });
    await move;

    last().onclose?.();
    vi.advanceTimersByTime(1000);
    last().onopen?.();
    last().say(tableMessage());
    expect(last().sent.map(({ t }) => t)).toEqual(['hello']);
});

test('the delay grows after each failure, and reconnectNow() reconnects at once', () => {
    for (const wait of [600, 1200, 2400]) {
        last().onclose?.();
        const before = sockets.length;
        vi.advanceTimersByTime(wait / 2 - 1);
        expect(sockets).toHaveLength(before);
        vi.advanceTimersByTime(wait);
        expect(sockets).toHaveLength(before + 1);
    }
    last().onclose?.();
    connection.reconnectNow();
    expect(sockets).toHaveLength(5);
    connection.reconnectNow();
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(5);
});

test('a refused hello is final', () => {
    last().say({ t: 'error', ...refusal('unknown_table') });
    vi.advanceTimersByTime(60_000);
    expect(statuses.at(-1)).toBe('refused');
    expect(sockets).toHaveLength(1);
});

test('a full or stopping server is reported, and the connection is retried', () => {
    last().say({ t: 'error', ...refusal('limit') });
    last().onclose?.();
    expect([statuses.at(-1), reason]).toEqual(['lost', 'limit']);
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(2);
    last().onopen?.();
    last().say(tableMessage());
    expect([statuses.at(-1), reason]).toEqual(['open', null]);
    last().say({ t: 'error', ...refusal('stopping') });
    last().onclose?.();
    expect([statuses.at(-1), reason]).toEqual(['lost', 'stopping']);
    vi.advanceTimersByTime(15_000);
    last().say(tableMessage());
    last().onclose?.();
    expect([statuses.at(-1), reason]).toEqual(['lost', null]);
});

test('a window that was closed from another one does not reconnect', () => {
    last().say(tableMessage());
    last().say({ t: 'error', ...refusal('closed') });
    expect([statuses.at(-1), reason]).toEqual(['refused', 'closed']);
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
});

test('a silent connection is dropped', () => {
    last().say(tableMessage());
    vi.advanceTimersByTime(20_000);
    expect(last().sent.at(-1)?.t).toBe('ping');
    vi.advanceTimersByTime(40_000);
    expect(statuses).toContain('lost');
    expect(sockets[0]?.closed).toBe(true);
});

test('a review sends several messages, and the first answers the request', async () => {
    last().say(tableMessage());
    const answer = connection.request({ t: 'review' });
    const review: ReviewMessage = {
        t: 'review',
        state: 'running',
        ahead: 0,
        done: 0,
        total: 9,
        moments: [],
        accounts: null,
        players: null,
        turned: null,
        missed: null,
        best: null,
    };
    last().say({ ...review, id: last().sent.at(-1)?.id ?? '' });
    expect(await answer).toMatchObject({ t: 'review', total: 9 });
    last().say(review);
    expect(works).toEqual(['review', 'review']);
});
