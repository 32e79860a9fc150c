// What the board shows while the events of a move are shown one by one: the position after the events shown so far.
// The server sends only the positions before and after a move, so a game's drawing takes later events back.

import type { GameEvent } from '../protocol';
import type { TableState } from './table_state';

/** An event of a move, to be taken back. */
export interface Step<View = unknown, Edition = unknown> {
    event: GameEvent;
    /** The events of the same move before it. */
    earlier: GameEvent[];
    /** The view after the event. */
    view: View;
    /** The view before the whole move. */
    before: View;
    edition: Edition;
}

/** How a game's drawing shows the events of a move, by the name of the event. */
export interface Stages<View = unknown, Edition = unknown, Change extends object = Partial<View> & object> {
    /** The fields of the view that the event has changed, as they were before it. */
    rewind: Partial<Record<string, (step: Step<View, Edition>) => Change>>;
    /** Reveals and results, which are announced before the board shows their outcome. */
    announced: string[];
}

/** The event on show. */
export interface Telling {
    event: GameEvent;
    /** The board does not show its outcome yet. */
    announced: boolean;
}

const noStages: Stages = { rewind: {}, announced: [] };

/** The view after the first `shown` of a move's events. */
export function viewAfter(
    shown: number,
    events: GameEvent[],
    { rewind }: Stages,
    position: { view: unknown; before: unknown; edition: unknown },
): unknown {
    return events.slice(shown).reduceRight((view, event, i) => {
        const step = { ...position, event, view, earlier: events.slice(0, shown + i) };
        const changed = rewind[event.event]?.(step);
        return changed === undefined ? view : { ...(view as object), ...changed };
    }, position.view);
}

/** The table without what has not been shown yet. */
export function tableDuring(
    table: TableState,
    before: TableState,
    { event, announced }: Telling,
    stages: Stages = noStages,
): TableState {
    const { live, newEvents } = table;
    const shown = newEvents.filter(({ n }) => (announced ? n < event.n : n <= event.n)).length;
    const position = { view: live.view, before: before.live.view, edition: table.facts.edition.data };
    const viewNow = (count: number): unknown => viewAfter(count, newEvents, stages, position);
    const isLast = shown === newEvents.length;
    return {
        ...table,
        live: {
            ...live,
            view: viewNow(shown),
            events: live.events.filter(({ n }) => n <= event.n),
            result: isLast ? live.result : before.live.result,
        },
        previous: shown === 0 ? before.live.view : viewNow(announced ? shown : shown - 1),
    };
}

/** An argument of an event, by its kind. */
export const eventId = ({ message }: GameEvent, argument: string): string | undefined => {
    const value = message.args[argument];
    return typeof value === 'object' && 'id' in value ? value.id : undefined;
};
export const eventNumber = ({ message }: GameEvent, argument: string): number => {
    const value = message.args[argument];
    return typeof value === 'number' ? value : 0;
};
export const eventSeat = ({ message }: GameEvent, argument = 'seat'): number | undefined => {
    const value = message.args[argument];
    return typeof value === 'object' && 'seat' in value ? value.seat : undefined;
};
