// HTTP requests to the server.

import type { Games, MadeTable, NewBranch, NewTable, Refusal, Rule, TableLine } from './protocol';
import type { Sentences } from './words';

/** The server refused a request; `refusal` is null if it did not answer at all. */
export class Refused extends Error {
    constructor(readonly refusal: Refusal | null) {
        super(refusal?.sentence);
    }
}

export const getGames = (): Promise<Games> => ask('/api/games');
export const getMessages = (language: string): Promise<Sentences> => ask(`/api/messages/${language}`);
export const getRules = (game: string): Promise<{ rules: Rule[] }> => ask(`/api/rules/${game}`);
export const getMine = (): Promise<{ tables: TableLine[] }> => ask('/api/mine');
export const getWatch = (): Promise<{ tables: TableLine[] }> => ask('/api/watch');
export const makeTable = (table: NewTable): Promise<MadeTable> => ask('/api/tables', table);
export const makeBranch = (branch: NewBranch): Promise<MadeTable> => ask('/api/branches', branch);
export const uploadRecord = (record: string): Promise<MadeTable> => ask('/api/records', { record });

async function ask<T>(path: string, body?: unknown): Promise<T> {
    const init: RequestInit =
        body === undefined
            ? {}
            : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(path, init).catch(() => {
        throw new Refused(null);
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as T;
    const { error } = answer as { error?: Refusal };
    throw new Refused(error ?? null);
}
