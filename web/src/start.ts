// Creates tables and opens them.

import { createBranch, createRematch, createTable, uploadRecord } from './api';
import { storeInvites } from './client/invites';
import { lessonFor, offerLesson } from './client/lesson_progress';
import { freeGuestName } from './client/names';
import type { TableState } from './client/table_state';
import type { PlayNowOptions } from './client/play_now';
import { cards } from './games';
import { preferences } from './preferences.svelte';
import type { Game, CreatedTable, NewBranch, NewTable, Seat } from './protocol';

export function myName(seat: Seat, taken: string[] = []): string {
    return preferences.name.trim() || freeGuestName(seat, taken);
}

/** One human in the first seat, against bots. `options` are used in place of the variant on the game's card. */
export async function playNow(
    game: Game,
    { bot, players, variant }: PlayNowOptions,
    options: NewTable['options'] = variantOptions(game, variant),
): Promise<void> {
    const opponents = Array<string>(players - 1).fill(`bot:${bot}`);
    const created = await createTable({ game: game.name, seats: ['person', ...opponents], options, name: myName(0) });
    const lesson = lessonFor(game, options);
    if (lesson !== undefined) offerLesson(game.name, lesson.name, created.table);
    goToTable(created);
}

/** The option behind the variant on the game's card. */
export function variantOptions(game: Game, variant: string): Record<string, string> {
    const option = cards[game.name]?.variant;
    return option === undefined || variant === '' ? {} : { [option]: variant };
}

export async function startTable(table: NewTable): Promise<void> {
    goToTable(await createTable(table));
}

export async function startFromRecord(record: string): Promise<void> {
    goToTable(await uploadRecord(record));
}

export async function startFromMoment(branch: NewBranch): Promise<void> {
    goToTable(await createBranch(branch));
}

/** Another game with the same players. `rotated` moves everybody to the next seat. */
export async function startRematch({ facts, live }: TableState, token: string | null, rotated: boolean): Promise<void> {
    const seats = live.seats.map(({ kind, name }, i) =>
        kind === 'bot' ? `bot:${name}` : kind === 'open' ? 'person' : `seat:${i}`,
    );
    if (rotated) seats.unshift(seats.pop() ?? '');
    const created = await createRematch({ table: facts.table, ...(token === null ? {} : { token }), seats });
    storeInvites(created);
    const own = created.seats.find(({ seat }) => seat === seats.indexOf(`seat:${facts.seat}`));
    location.assign(`/t/${created.table}#${own?.token ?? ''}`);
}

function goToTable(created: CreatedTable): void {
    storeInvites(created);
    location.assign(`/t/${created.table}#${created.seats[0]?.token ?? created.watch}`);
}
