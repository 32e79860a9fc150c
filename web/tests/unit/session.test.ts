// A viewer at a table: what a click sends, and when the page asks for confirmation first.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Socket } from '../../src/client/connection';
import { Session } from '../../src/client/session.svelte';
import { language } from '../../src/language.svelte';
import type { Arg, ServerMessage } from '../../src/protocol';
import { event, legal, tableMessage, updateMessage } from './table';

const preferences = vi.hoisted(() => ({ confirm: true, sound: false, pace: 'instant', wait: false, name: '' }));
vi.mock('../../src/preferences.svelte', () => ({ preferences }));

interface Sent {
    t: string;
    id?: string;
    action?: string;
    verb?: string;
    args?: Arg[];
    version?: number;
    move?: number;
    before?: number;
    from?: number;
    token?: string;
}

class FakeSocket implements Socket {
    readonly sent: Sent[] = [];
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;
    constructor() {
        sockets.push(this);
    }
    send(text: string): void {
        this.sent.push(JSON.parse(text) as Sent);
    }
    close(): void {}
    say(message: ServerMessage): void {
        this.onmessage?.({ data: JSON.stringify(message) });
    }
}

const choices = [legal('draft 1'), legal('draft 2'), legal('invest', { final: true })];

let sockets: FakeSocket[];
let session: Session;
const socket = (): FakeSocket => sockets.at(-1) as FakeSocket;
const moves = (): Sent[] => socket().sent.filter(({ t }) => t === 'move');
/** Lets resolved promises continue. */
const flushPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
    vi.stubGlobal('WebSocket', FakeSocket);
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost' });
    preferences.confirm = true;
    preferences.pace = 'instant';
    sockets = [];
    session = new Session('k7', 'token');
    socket().onopen?.();
    socket().say(tableMessage({ legal: choices }));
});
afterEach(() => {
    session.close();
    vi.unstubAllGlobals();
});

test('a click sends the move with the version it was chosen at', () => {
    session.choose(legal('draft 2'));
    expect(moves()).toEqual([{ t: 'move', id: expect.any(String), version: 5, action: 'draft 2' }]);
});

test('a second click before the answer sends nothing', () => {
    session.choose(legal('draft 2'));
    session.choose(legal('draft 2'));
    session.choose(legal('draft 1'));
    expect(moves()).toHaveLength(1);
});

test('the next click counts once the table has changed', async () => {
    session.choose(legal('draft 2'));
    socket().say(updateMessage({ version: 6, moves: 1, events: [event(0, 1, 0, 1)], legal: choices }));
    socket().say({ t: 'ok', id: moves()[0]?.id, version: 6 } as ServerMessage);
    await flushPromises();
    session.choose(legal('draft 1'));
    expect(moves().map(({ version }) => version)).toEqual([5, 6]);
});

test('a refused move shows the reason and can be tried again', async () => {
    session.choose(legal('draft 2'));
    const message = { key: 'test.refusal.not_now', args: {} };
    const reason = { code: 'illegal', sentence: 'Not now.', message };
    socket().say({ t: 'error', id: moves()[0]?.id, ...reason } as ServerMessage);
    await flushPromises();
    // Uses the server's English if the language has no sentence for it.
    expect(session.remark?.text).toBe('Not now.');
    language.sentences = { 'test.refusal.not_now': 'Ahora no.' };
    session.choose(legal('draft 1'));
    expect(moves()).toHaveLength(2);
    socket().say({ t: 'error', id: moves()[1]?.id, ...reason } as ServerMessage);
    await flushPromises();
    expect(session.remark?.text).toBe('Ahora no.');
    language.sentences = {};
});

test('a move that cannot be undone waits for confirmation', () => {
    session.choose(legal('invest'));
    expect(moves()).toEqual([]);
    expect(session.unconfirmed?.action).toBe('invest');
    session.confirm();
    expect(moves().map(({ action }) => action)).toEqual(['invest']);
});

test('no confirmation is asked if the preference is off', () => {
    preferences.confirm = false;
    session.choose(legal('invest'));
    expect(session.unconfirmed).toBeNull();
    expect(moves().map(({ action }) => action)).toEqual(['invest']);
});

test('the confirmation closes when the move is no longer legal', () => {
    session.choose(legal('invest'));
    socket().say(updateMessage({ version: 6, legal: choices }));
    expect(session.unconfirmed?.action).toBe('invest');
    socket().say(updateMessage({ version: 7, moves: 1, events: [event(0, 1, 1, 1)], legal: [legal('draft 1')] }));
    expect(session.unconfirmed).toBeNull();
    session.confirm();
    expect(moves()).toEqual([]);
});

test('an illegal action is asked about, not sent', async () => {
    session.choose(legal('build a1'));
    expect(moves()).toEqual([]);
    const why = socket().sent.find(({ t }) => t === 'why');
    expect(why?.action).toBe('build a1');
    socket().say({
        t: 'why',
        id: why?.id,
        action: 'build a1',
        possible: false,
        rule: 'T-2',
        message: { key: 'No room.', args: {} },
    } as ServerMessage);
    await flushPromises();
    expect(session.remark).toEqual({ text: 'No room.', rule: 'T-2' });
});

test('choosing an offer sends its action', () => {
    session.choose(legal('draft 2'));
    expect(moves().map(({ action }) => action)).toEqual(['draft 2']);
});

test('a place without legal actions is asked about by verb and arguments', async () => {
    void session.whyNot('build', { location: 'a1' });
    const why = socket().sent.find(({ t }) => t === 'why');
    expect(why).toEqual({ t: 'why', id: expect.any(String), verb: 'build', args: [{ location: 'a1' }] });
    socket().say({
        t: 'why',
        id: why?.id,
        action: null,
        possible: false,
        message: { key: 'There is no such place.', args: {} },
    } as ServerMessage);
    await flushPromises();
    expect(session.remark).toEqual({ text: 'There is no such place.', rule: null });
});

test('no move can be made while the past is shown', async () => {
    socket().say(
        updateMessage({ version: 6, moves: 2, events: [event(0, 1, 1, 1), event(1, 2, 1, 1)], legal: choices }),
    );
    void session.history.goTo(1);
    const request = socket().sent.find(({ t }) => t === 'at');
    expect(request?.move).toBe(1);
    socket().say({ t: 'at', id: request?.id, move: 1, view: 'then', result: tableMessage().result } as ServerMessage);
    await flushPromises();
    expect(session.history.moment?.view).toBe('then');
    session.choose(legal('draft 1'));
    expect(moves()).toEqual([]);
});

test('an undo closes a moment that no longer exists', async () => {
    socket().say(updateMessage({ version: 6, moves: 2, events: [event(0, 1, 1, 1), event(1, 2, 1, 1)] }));
    void session.history.goTo(1);
    const request = socket().sent.find(({ t }) => t === 'at');
    socket().say({ t: 'at', id: request?.id, move: 1, view: 'then', result: tableMessage().result } as ServerMessage);
    await flushPromises();
    // The first move is undone, so the position after it no longer exists.
    socket().say(updateMessage({ version: 7, moves: 0, events_from: 0, events: [] }));
    expect(session.history.moment).toBeNull();
});

test('looking back loads the events of that moment, page by page', async () => {
    const asked = (): Sent[] => socket().sent.filter(({ t }) => t === 'events');
    socket().say(tableMessage({ version: 6, moves: 30, events: [event(80, 30, 0, 9)], events_from: 80 }));
    void session.history.goTo(3);
    const at = socket().sent.find(({ t }) => t === 'at');
    socket().say({ t: 'at', id: at?.id, move: 3, view: 'three', result: {} } as ServerMessage);
    await flushPromises();
    await flushPromises();
    expect(asked().map(({ before }) => before)).toEqual([80]);
    const page = { t: 'events', events_from: 40, before: 80, events: [event(40, 20, 0, 5)] };
    socket().say({ ...page, id: asked()[0]?.id } as ServerMessage);
    await flushPromises();
    expect(asked().map(({ before }) => before)).toEqual([80, 40]);
    const first = { t: 'events', events_from: 0, before: 40, events: [event(2, 1, 0, 1)] };
    socket().say({ ...first, id: asked()[1]?.id } as ServerMessage);
    await flushPromises();
    expect(asked()).toHaveLength(2);
    expect(session.state?.live.events.map(({ n }) => n)).toEqual([2, 40, 80]);
    expect(await session.loadEarlierEvents()).toBe(false);
});

test('a long record is put together from its parts', async () => {
    const record = session.record();
    const asked = (): Sent[] => socket().sent.filter(({ t }) => t === 'record');
    socket().say({ t: 'record', id: asked()[0]?.id, record: 'ab', next: 2 } as ServerMessage);
    await flushPromises();
    expect(asked().map(({ from }) => from)).toEqual([0, 2]);
    socket().say({ t: 'record', id: asked()[1]?.id, record: 'c', next: null } as ServerMessage);
    expect(await record).toBe('abc');
});

test("after sitting down, the seat's own token replaces the invitation", () => {
    socket().say({ t: 'seat', seat: 0, token: 'own' });
    socket().onclose?.();
    session.reconnectNow();
    socket().onopen?.();
    expect(socket().sent[0]).toMatchObject({ t: 'hello', token: 'own' });
});

test('other windows of the seat are known until they are closed', () => {
    const windows = [
        { window: 1, since: 5, same_browser: true },
        { window: 2, since: 9, same_browser: false },
    ];
    socket().say({ t: 'windows', you: 1, windows });
    expect(session.windows.windows).toEqual(windows);
    socket().say({ t: 'windows', you: 1, windows: [] });
    expect(session.windows.windows).toEqual([]);
});

test('a delay of saving is known until the change is saved or the connection is lost', () => {
    socket().say({ t: 'saving', delayed: true });
    expect(session.savingDelayed).toBe(true);
    socket().say({ t: 'saving', delayed: false });
    expect(session.savingDelayed).toBe(false);
    socket().say({ t: 'saving', delayed: true });
    socket().onclose?.();
    expect(session.savingDelayed).toBe(false);
});

test('a link for another device has the one-time token', async () => {
    vi.stubGlobal('location', { protocol: 'http:', host: 'localhost', origin: 'http://localhost' });
    const link = session.deviceLink();
    const id = socket().sent.find(({ t }) => t === 'link')?.id ?? '';
    socket().say({ t: 'link', id, token: 'once', expires: 9 });
    expect(await link).toBe('http://localhost/t/k7#once');
});

test('moves of the others are shown at the pace of the viewer, who can skip them', () => {
    preferences.pace = 'calm';
    socket().say(updateMessage({ version: 6, moves: 1, events: [event(0, 1, 1, 1), event(1, 1, 1, 1)] }));
    socket().say(updateMessage({ version: 7, moves: 2, events: [event(2, 2, 1, 1)], events_from: 2, legal: choices }));
    expect(session.state?.live.moves).toBe(1);
    expect(session.story.event?.n).toBe(0);
    // Chat does not wait.
    const line = { n: 0, seat: 1, name: 'P1', text: 'Howdy', time: 0 };
    socket().say(updateMessage({ version: 8, moves: 2, events_from: 3, legal: choices, chat: [line] }));
    expect(session.state?.live.chat).toEqual([line]);
    // A click while watching makes no move; it skips to the present.
    session.choose(legal('draft 1'));
    expect(moves()).toEqual([]);
    expect(session.state?.live.moves).toBe(2);
    session.choose(legal('draft 1'));
    expect(moves().map(({ version }) => version)).toEqual([8]);
});

test('nothing holds up a viewer who is deciding while others decide too', () => {
    preferences.pace = 'calm';
    socket().say(updateMessage({ version: 6, moves: 1, events: [event(0, 1, 1, 1)], legal: choices }));
    expect(session.state?.live.moves).toBe(1);
    expect(session.story.event).toBeNull();
});

test("what the viewer's own move reveals is shown step by step", () => {
    preferences.pace = 'calm';
    const revealed = { ...event(1, 1, 0, 1), learned: true };
    socket().say(updateMessage({ version: 6, moves: 1, events: [event(0, 1, 0, 1), revealed] }));
    expect(session.story.event?.n).toBe(1);
    session.story.skip();
    socket().say(
        updateMessage({ version: 7, moves: 2, events_from: 2, events: [event(2, 2, 0, 1), event(3, 2, 0, 1)] }),
    );
    expect(session.story.event).toBeNull();
});

test("the result of a vote that the viewer's own move ends is announced", () => {
    preferences.pace = 'calm';
    session.stages = { rewind: {}, announced: ['elected'] };
    const elected = { ...event(0, 1, 0, 1), event: 'elected' };
    socket().say(updateMessage({ version: 6, moves: 1, events: [elected, event(1, 1, 0, 1)] }));
    expect(session.story.telling).toEqual({ event: elected, announced: true });
});

test('an undo is shown at once', () => {
    preferences.pace = 'calm';
    socket().say(updateMessage({ version: 6, moves: 1, events: [event(0, 1, 1, 1)] }));
    socket().say(updateMessage({ version: 7, moves: 0, events_from: 0, events: [], legal: choices }));
    expect(session.story.event).toBeNull();
    expect(session.state?.live.moves).toBe(0);
});

test('a viewer who opens a game in the middle is shown what has happened', () => {
    const late = new Session('k7', 'token');
    socket().onopen?.();
    socket().say(tableMessage({ moves: 3, events: [event(0, 1, 1, 1), event(1, 2, 0, 2), event(2, 3, 1, 3)] }));
    expect(late.recap.map(({ n }) => n)).toEqual([2]);
    late.close();
});

test('what has happened since a last move on an earlier page of the log is loaded', async () => {
    const late = new Session('k7', 'token');
    socket().onopen?.();
    const events = [event(60, 31, 1, 3)];
    socket().say(tableMessage({ moves: 31, events, events_from: 60 }));
    const [request] = socket().sent.filter(({ t }) => t === 'events');
    const earlier = [event(40, 20, 0, 2), event(41, 21, 1, 3)];
    const page = { t: 'events', id: request?.id, before: 60, events_from: 40, events: earlier };
    socket().say(page as ServerMessage);
    await flushPromises();
    expect(late.recap.map(({ n }) => n)).toEqual([41, 60]);
    expect(socket().sent.filter(({ t }) => t === 'events')).toHaveLength(1);
    late.close();
});
