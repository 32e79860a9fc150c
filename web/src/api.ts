// HTTP requests to the server.

import { canHost } from './core/address';
import { hasServer, home } from './link';
import type {
    About,
    Games,
    CreatedTable,
    LessonMoment,
    LessonRequest,
    NewBranch,
    NewRematch,
    NewTable,
    Refusal,
    Rule,
    TableLine,
    Why,
} from './protocol';
import type { Sentences } from './words';

/** The server refused a request; `refusal` is null if it did not answer at all. */
export class RequestError extends Error {
    constructor(readonly refusal: Refusal | null) {
        super(refusal?.sentence);
    }
}

export const getGames = (): Promise<Games> => request('api/games');
export const getMessages = (language: string): Promise<Sentences> => request(`api/messages/${language}`);
export const getRules = (game: string, language: string): Promise<{ rules: Rule[] }> =>
    request(`api/rules/${game}/${language}`);
export const getOwnTables = (): Promise<{ tables: TableLine[] }> => request('api/mine');
export const getWatchableTables = (): Promise<{ tables: TableLine[] }> => request('api/watch');
/** The record of a table that the server cannot continue. */
export const getSetAsideRecord = (table: string, token: string | null): Promise<{ record: string }> =>
    request('api/set_aside', token === null ? { table } : { table, token });
export const createTable = (table: NewTable): Promise<CreatedTable> => request('api/tables', table);
export const createBranch = (branch: NewBranch): Promise<CreatedTable> => request('api/branches', branch);
export const createRematch = (rematch: NewRematch): Promise<CreatedTable> => request('api/rematches', rematch);
export const uploadRecord = (record: string): Promise<CreatedTable> => request('api/records', { record });
export const postLesson = (lesson: LessonRequest): Promise<LessonMoment | { refused: Refusal }> => askLesson(lesson);
export const askInLesson = (lesson: LessonRequest): Promise<Why> => askLesson(lesson);
export const askAboutInLesson = (lesson: LessonRequest): Promise<About> => askLesson(lesson);

/** Without a server, the core in this browser answers. */
async function askLesson<T>(lesson: LessonRequest): Promise<T> {
    try {
        if (hasServer) return await request<T>('api/lessons', lesson);
    } catch (error) {
        if (!(error instanceof RequestError) || error.refusal !== null || !canHost()) throw error;
    }
    const { askCore } = await import('./core/lessons');
    return askCore<T>(lesson);
}

async function request<T>(path: string, body?: unknown): Promise<T> {
    const init: RequestInit =
        body === undefined
            ? {}
            : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const response = await fetch(home + path, init).catch(() => {
        throw new RequestError(null);
    });
    const answer: unknown = await response.json().catch(() => ({}));
    if (response.ok) return answer as T;
    const { error } = answer as { error?: Refusal };
    throw new RequestError(error ?? null);
}
