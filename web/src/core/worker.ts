// The worker that hosts local tables. web/src/core/local_tables.ts talks to it.

import type { NewTable } from '../protocol';
import { TableHost, type Made } from './host';

/** A request with a `request` number is answered by an `answer`. */
export type ToWorker =
    | { t: 'start'; request: number; url: string }
    | { t: 'make'; request: number; table: string; seed: string; body: NewTable }
    | { t: 'from_record'; request: number; table: string; record: string }
    | { t: 'load'; request: number; table: string; setup: string; entries: readonly string[] }
    | { t: 'message'; client: number; text: string }
    | { t: 'leave'; client: number };

export type FromWorker =
    | { t: 'answer'; request: number; made: Made | null }
    | { t: 'message'; client: number; text: string }
    | { t: 'save'; table: string; kind: 'setup' | 'entry'; text: string };

let host: TableHost | undefined;
const post = (message: FromWorker): void => self.postMessage(message);

async function start(url: string): Promise<null> {
    host = await TableHost.start(await WebAssembly.compileStreaming(fetch(url)), {
        save: (table, kind, text) => post({ t: 'save', table, kind, text }),
        send: (client, text) => post({ t: 'message', client, text }),
        log: (text) => console.error(text),
    });
    return null;
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    const answer = (made: Made | null, request: number): void => post({ t: 'answer', request, made });
    if (data.t === 'start') answer(await start(data.url), data.request);
    else if (host === undefined) throw new Error('The worker has not been started.');
    else if (data.t === 'make') answer(host.make(data.table, data.seed, data.body), data.request);
    else if (data.t === 'from_record') answer(host.fromRecord(data.table, data.record), data.request);
    else if (data.t === 'load') answer(host.load(data.table, data.setup, data.entries), data.request);
    else if (data.t === 'message') host.message(data.client, data.text);
    else host.leave(data.client);
};
