// Creates tables and opens them.

import { makeBranch, makeTable, uploadRecord } from './api';
import { keepInvites } from './client/invites';
import { t } from './language.svelte';
import { preferences } from './preferences.svelte';
import type { Game, MadeTable, NewBranch, NewTable } from './protocol';

export function myName(): string {
    return preferences.name.trim() || t('page.default_name');
}

/** A good opponent that answers quickly. */
export const opponent = 'sourdough';

/** One human against bots, with three players if the game allows it. */
export async function playNow(game: Game): Promise<void> {
    const players = Math.min(Math.max(3, game.min_players), game.max_players);
    const opponents = Array<string>(players - 1).fill(`bot:${opponent}`);
    await start({ game: game.name, seats: ['person', ...opponents], name: myName() });
}

export async function start(table: NewTable): Promise<void> {
    go(await makeTable(table));
}

export async function startFromRecord(record: string): Promise<void> {
    go(await uploadRecord(record));
}

export async function startFromMoment(branch: NewBranch): Promise<void> {
    go(await makeBranch(branch));
}

function go(made: MadeTable): void {
    if (made.seats.length > 1) keepInvites(made);
    location.assign(`/t/${made.table}#${made.seats[0]?.token ?? made.watch}`);
}
