// Saves local tables in IndexedDB.

import type { NewTable, TableLine } from '../protocol';
import type { Saved } from './host';

/** How a table begins that no worker has hosted yet. */
export type Origin =
    | /** `names` of the other humans, by seat. */ { kind: 'new'; seed: string; body: NewTable; names?: string[] }
    | { kind: 'record'; record: string };

export interface StoredTable {
    setup: string | null;
    origin: Origin | null;
    entries: string[];
}

interface TableRow {
    id: string;
    setup: string | null;
    origin: Origin | null;
    line: TableLine | null;
    /** How many entries its log has. */
    entries: number;
    changed: number;
}

const version = 1;

export class Store {
    private constructor(private readonly database: IDBDatabase) {}

    static async open(name = 'motherlode'): Promise<Store> {
        const request = indexedDB.open(name, version);
        request.onupgradeneeded = () => {
            request.result.createObjectStore('tables', { keyPath: 'id' });
            // The key is [table, number].
            request.result.createObjectStore('entries');
        };
        const database = await result(request);
        // A newer page wants to change the database.
        database.onversionchange = () => database.close();
        return new Store(database);
    }

    async add(id: string, origin: Origin): Promise<void> {
        const change = this.database.transaction('tables', 'readwrite');
        const row: TableRow = { id, setup: null, origin, line: null, entries: 0, changed: Date.now() };
        change.objectStore('tables').add(row);
        await completed(change);
    }

    async read(id: string): Promise<StoredTable | null> {
        const reading = this.database.transaction(['tables', 'entries']);
        const row = result(reading.objectStore('tables').get(id) as IDBRequest<TableRow | undefined>);
        const entries = result(reading.objectStore('entries').getAll(entriesOf(id)) as IDBRequest<string[]>);
        const [found, texts] = await Promise.all([row, entries]);
        return found === undefined ? null : { setup: found.setup, origin: found.origin, entries: texts };
    }

    /** All or nothing, in this order. */
    async save(batch: readonly Saved[]): Promise<void> {
        const change = this.database.transaction(['tables', 'entries'], 'readwrite');
        const done = completed(change);
        const tables = change.objectStore('tables');
        for (const id of new Set(batch.map(({ table }) => table))) {
            const found = (await result(tables.get(id))) as TableRow | undefined;
            const row = found ?? { id, setup: null, origin: null, line: null, entries: 0, changed: 0 };
            for (const saved of batch) {
                if (saved.table !== id) continue;
                if (saved.kind === 'setup') Object.assign(row, { setup: saved.text, origin: null });
                else if (saved.kind === 'line') row.line = saved.line;
                else change.objectStore('entries').put(saved.text, [id, row.entries++]);
            }
            tables.put({ ...row, changed: Date.now() });
        }
        await done;
    }

    /** Last changed first. */
    async lines(): Promise<TableLine[]> {
        const rows = (await result(this.database.transaction('tables').objectStore('tables').getAll())) as TableRow[];
        return rows.sort((a, b) => b.changed - a.changed).flatMap(({ line }) => (line === null ? [] : [line]));
    }

    async remove(id: string): Promise<void> {
        const change = this.database.transaction(['tables', 'entries'], 'readwrite');
        change.objectStore('tables').delete(id);
        change.objectStore('entries').delete(entriesOf(id));
        await completed(change);
    }
}

const entriesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Infinity]);

function result<T>(request: IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('IndexedDB has failed.'));
    });
}

function completed(change: IDBTransaction): Promise<void> {
    return new Promise((resolve, reject) => {
        change.oncomplete = () => resolve();
        change.onabort = change.onerror = () => reject(change.error ?? new Error('IndexedDB has failed.'));
    });
}
