// Display names of the humans and bots at a table.

import { seatLetter } from '../art/seats';
import { t } from '../language.svelte';
import type { SeatInfo } from '../protocol';

export function namesOf(seats: SeatInfo[]): string[] {
    return seats.map((seat, i) => nameOf(seat, i));
}

/** Bots of the same kind are distinguished by their seat letters. */
function nameOf(seat: SeatInfo, i: number): string {
    const letter = seatLetter(i);
    if (seat.kind === 'bot') return t('page.seat.bot', { kind: botName(seat.bot ?? seat.name), letter });
    return seat.name === '' ? t('page.seat.open', { letter }) : seat.name;
}

export function botName(kind: string): string {
    return t(`page.bot.${kind}`, {}, kind);
}
