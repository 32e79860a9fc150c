// Creates tables and opens them.

import { createBranch, createTable, uploadRecord } from './api';
import { storeInvites } from './client/invites';
import { offerLesson } from './client/lesson_progress';
import { t } from './language.svelte';
import { preferences } from './preferences.svelte';
import type { Game, CreatedTable, NewBranch, NewTable } from './protocol';

export function myName(): string {
    return preferences.name.trim() || t('page.default_name');
}

/** A good opponent that answers quickly. */
export const opponent = 'sourdough';

/** One human against bots, with three players if the game allows it. */
export async function playNow(game: Game, options: NewTable['options'] = {}): Promise<void> {
    const players = Math.min(Math.max(3, game.min_players), game.max_players);
    const opponents = Array<string>(players - 1).fill(`bot:${opponent}`);
    const created = await createTable({ game: game.name, seats: ['person', ...opponents], options, name: myName() });
    const [lesson] = game.lessons;
    if (lesson !== undefined) offerLesson(game.name, lesson.name, created.table);
    goToTable(created);
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

function goToTable(created: CreatedTable): void {
    if (created.seats.length > 1) storeInvites(created);
    location.assign(`/t/${created.table}#${created.seats[0]?.token ?? created.watch}`);
}
