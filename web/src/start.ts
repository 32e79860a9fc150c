// Creates tables and opens them.

import { createBranch, createRematch, createTable, uploadRecord } from './api';
import { createLocal, createShared, localBranch, localFromRecord, localRematch } from './core/create';
import { canHost } from './core/address';
import { isLocal } from './core/ids';
import { storeInvites } from './client/invites';
import { lessonFor, offerLesson } from './client/lesson_progress';
import { freeGuestName } from './client/names';
import type { TableState } from './client/table_state';
import type { PlayNowOptions } from './client/play_now';
import { cards } from './games';
import { localTableLink, seatLink } from './link';
import { preferences } from './preferences.svelte';
import type { Game, CreatedTable, NewBranch, NewRematch, NewTable, Seat } from './protocol';

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
    const table: NewTable = { game: game.name, seats: ['person', ...opponents], options, name: myName(0) };
    const created = await (canHost() ? createLocal(table) : createTable(table));
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

/** For several players at this device; `names` by seat, empty for bots and for the first human. */
export async function startShared(table: NewTable, names: string[]): Promise<void> {
    goToTable(await createShared(table, names));
}

/** Lets friends join a local game: the server continues it. */
export async function continueOnServer(record: string): Promise<void> {
    goToTable(await uploadRecord(record));
}

export async function startFromRecord(record: string): Promise<void> {
    goToTable(await (canHost() ? localFromRecord(record) : uploadRecord(record)));
}

export async function startFromMoment(branch: NewBranch): Promise<void> {
    goToTable(await (isLocal(branch.table) ? localBranch(branch) : createBranch(branch)));
}

/** Another game with the same players. `rotated` moves everybody to the next seat. */
export async function startRematch({ facts, live }: TableState, token: string | null, rotated: boolean): Promise<void> {
    const seats = live.seats.map(({ kind, name }, i) =>
        kind === 'bot' ? `bot:${name}` : kind === 'open' ? 'person' : `seat:${i}`,
    );
    if (rotated) seats.unshift(seats.pop() ?? '');
    const rematch: NewRematch = { table: facts.table, ...(token === null ? {} : { token }), seats };
    const created = await (isLocal(facts.table) ? localRematch(rematch) : createRematch(rematch));
    const own = created.seats.find(({ seat }) => seat === seats.indexOf(`seat:${facts.seat}`));
    goToTable(created, own?.token ?? '');
}

function goToTable(created: CreatedTable, token = created.seats[0]?.token ?? created.watch): void {
    const { table } = created;
    // Nobody is invited to a local table.
    if (!isLocal(table)) storeInvites(created);
    location.assign(isLocal(table) ? localTableLink(table, token) : seatLink(location.origin, table, token));
}
