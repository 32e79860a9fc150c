// Several players at one device.

import type { Seat } from '../protocol';
import type { TableState } from './table_state';

/** The humans at this device. */
export const humansOf = ({ live }: TableState): Seat[] =>
    live.seats.flatMap(({ kind, bot }, seat) => (kind !== 'bot' && bot === null ? [seat] : []));

/** The players to whom the device can be passed: those who must decide, if its present holder need not. */
export function mayReceive(table: TableState): Seat[] {
    const { facts, live } = table;
    const humans = humansOf(table);
    if (humans.length < 2 || live.result.finished) return [];
    const due = humans.filter((seat) => live.pending.must.includes(seat));
    return facts.seat !== null && due.includes(facts.seat) ? [] : due;
}
