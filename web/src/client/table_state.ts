// A client's knowledge of a table, built from the server's messages alone. Draws nothing and uses no network.

import type {
    ChatLine,
    EventPage,
    GameEvent,
    Live,
    Result,
    Seat,
    TableFacts,
    TableMessage,
    UpdateMessage,
} from '../protocol';
import { idsOf } from '../words';

/** The game after some move. */
export interface Moment {
    move: number;
    view: unknown;
    result: Result;
}

export interface TableState {
    facts: TableFacts;
    /** The game now, with all events from number `events_from` on, and chat. */
    live: Live;
    /** The view one step before, to animate pieces from; null unless the step goes one move forward. */
    previous: unknown;
    /** Events of the newest message. */
    newEvents: GameEvent[];
}

/** The first message of a table, or the first after a reconnect; then `before` is the old state. */
export function openTable(message: TableMessage, before: TableState | null): TableState {
    const { table, game, edition, options, clock, listed, from_record, seat } = message;
    const chat = withNewLines(before?.live.chat ?? [], message.chat);
    const live = liveOf(message, message.events, message.events_from, chat);
    const lastSeen = before?.live.events.at(-1)?.n;
    return {
        facts: { table, game, edition, options, clock, listed, from_record, seat },
        live,
        previous: null,
        // After a reconnect, events that the client missed are new; on first opening, none are.
        newEvents: lastSeen === undefined ? [] : live.events.filter((event) => event.n > lastSeen),
    };
}

export function applyUpdate(state: TableState, message: UpdateMessage): TableState {
    if (message.version < state.live.version) return state;
    const { events, events_from } = state.live;
    const live = liveOf(
        message,
        [...events.filter((event) => event.n < message.events_from), ...message.events],
        Math.min(events_from, message.events_from),
        withNewLines(state.live.chat, message.chat),
    );
    // Chat, a new name or a lost connection: the game has not changed, so its new events stay new.
    if (message.moves === state.live.moves && message.events.length === 0)
        return { ...state, live: { ...live, view: state.live.view } };
    const forward = message.moves > state.live.moves;
    return { facts: state.facts, live, previous: forward ? state.live.view : null, newEvents: message.events };
}

function liveOf(
    message: TableMessage | UpdateMessage,
    events: GameEvent[],
    events_from: number,
    chat: ChatLine[],
): Live {
    const { version, seats, moves, view, pending, legal, undo, hints, result, end, rematch, watchers } = message;
    return {
        ...{ version, seats, moves, view, pending, legal, events, events_from, chat },
        ...{ undo, hints, result, end, rematch, watchers },
    };
}

/** Adds a page of earlier events. A page that no longer fits, because of an undo, changes nothing. */
export function addEarlierEvents(state: TableState, page: EventPage): TableState {
    const { live } = state;
    if (page.before !== live.events_from || page.events_from >= page.before) return state;
    const events = [...page.events, ...live.events];
    return { ...state, live: { ...live, events, events_from: page.events_from } };
}

function withNewLines(chat: ChatLine[], lines: ChatLine[]): ChatLine[] {
    const last = chat.at(-1)?.n ?? -1;
    return [...chat, ...lines.filter((line) => line.n > last)];
}

export function mustAct({ facts, live }: TableState): boolean {
    return facts.seat !== null && live.pending.must.includes(facts.seat) && !live.result.finished;
}

/** Whether the viewer still faces the same decision, even if others decided meanwhile. */
export function isSameDecision(before: TableState, now: TableState): boolean {
    const since = now.live.events.filter((event) => event.move > before.live.moves);
    const actions = ({ live }: TableState): string => live.legal.map((choice) => choice.action).join('\n');
    return (
        now.live.moves >= before.live.moves &&
        since.every((event) => event.seat !== now.facts.seat) &&
        actions(now) === actions(before)
    );
}

/** The seat that made the decision after `move` moves. */
export function seatDeciding({ facts, live }: TableState, move: number): Seat {
    return live.events.find((event) => event.move === move + 1 && event.seat !== null)?.seat ?? facts.seat ?? 0;
}

export interface Turn {
    turn: number;
    seat: Seat | null;
    events: GameEvent[];
}

/** Groups the log's events by turn, oldest first. */
export function turnsOf(events: GameEvent[]): Turn[] {
    const turns: Turn[] = [];
    for (const event of events) {
        const last = turns.at(-1);
        if (last !== undefined && last.turn === event.turn && last.seat === event.seat) last.events.push(event);
        else turns.push({ turn: event.turn, seat: event.seat, events: [event] });
    }
    return turns;
}

/** The chat as soon as it arrives, even if the moves before it are still being shown. */
export function addChat(state: TableState, lines: ChatLine[]): TableState {
    return lines.length === 0
        ? state
        : { ...state, live: { ...state.live, chat: withNewLines(state.live.chat, lines) } };
}

/** A thing that has changed or been used since the viewer's last move. */
export interface Mark {
    id: string;
    /** The player whose event it was. */
    seat: Seat;
}

/** What the others did since the viewer's last move, for marks on the board. For watchers: the last turn. */
export function marksOf({ facts, live }: TableState): Mark[] {
    const since = facts.seat === null ? lastTurn(live.events) : afterMyLastMove(live.events, facts.seat);
    const marks = since.flatMap((event) => {
        const seat = seatOf(event);
        return seat === null ? [] : idsOf(event.message).map((id): [string, Mark] => [id, { id, seat }]);
    });
    return [...new Map(marks).values()];
}

/** The player that the sentence is about, because a move can also reveal what others did. */
function seatOf({ seat, message }: GameEvent): Seat | null {
    const subject = message.args['seat'];
    return typeof subject === 'object' && 'seat' in subject ? subject.seat : seat;
}

/** What a viewer who opens a table in the middle of a game has missed; nothing for a player who has not moved yet. */
export function missedBy({ facts, live }: TableState): GameEvent[] {
    if (live.result.finished) return [];
    if (facts.seat === null) return lastTurn(live.events);
    const hasMoved = live.events_from > 0 || hasMoveOf(live.events, facts.seat);
    return hasMoved ? afterMyLastMove(live.events, facts.seat) : [];
}

/** Whether the log does not reach back to the viewer's last move. */
export const lacksMyLastMove = ({ facts, live }: TableState): boolean =>
    facts.seat !== null && live.events_from > 0 && !hasMoveOf(live.events, facts.seat);

const hasMoveOf = (events: GameEvent[], me: Seat): boolean => events.some(({ seat }) => seat === me);

const lastTurn = (events: GameEvent[]): GameEvent[] => events.filter(({ turn }) => turn === events.at(-1)?.turn);

const afterMyLastMove = (events: GameEvent[], me: Seat): GameEvent[] =>
    events.slice(events.findLastIndex(({ seat }) => seat === me) + 1);

/** What others did since the viewer's last turn; a turn that the viewer is still in does not count. */
export function sinceMyLastMove(events: GameEvent[], me: Seat | null): GameEvent[] {
    if (me === null) return [];
    let end = events.length;
    while (events[end - 1]?.seat === me && events[end - 1]?.turn === events.at(-1)?.turn) --end;
    let start = end;
    while (start > 0 && events[start - 1]?.seat !== me) --start;
    return events.slice(start, end);
}
