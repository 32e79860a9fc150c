// The worker that hosts one local table, or answers lessons. web/src/core/hosting.ts talks to it.

import type { LessonRequest, NewBranch, NewRematch, Refusal } from '../protocol';
import { TableHost, type Made, type Saved } from './host';
import { randomSeed, seatToken } from './ids';
import { makeOutbox } from './outbox';
import { rethrowRejections } from './rethrow';
import { Store } from './store';
import { Thinkers, type ThinkerPort } from './thinkers';

export type Ask =
    | { t: 'rematch'; table: string; body: NewRematch }
    | { t: 'branch'; table: string; body: NewBranch }
    | { t: 'record' }
    | { t: 'lesson'; body: LessonRequest };

/** A request with a `request` number is answered by an `answer`. */
export type ToWorker =
    | { t: 'start'; request: number; core: string; table: string | null; playouts: number }
    | { t: 'ask'; request: number; ask: Ask }
    | { t: 'message'; client: number; text: string }
    | { t: 'leave'; client: number };

export type FromWorker =
    | { t: 'answer'; request: number; answer: unknown }
    | { t: 'message'; client: number; text: string }
    | { t: 'saving'; delayed: boolean };

type Start = ToWorker & { t: 'start' };

const mostThinkers = 16;
const unknownTable: { error: Refusal } = {
    error: { code: 'unknown_table', sentence: '', message: { key: 'server.refusal.unknown_table', args: {} } },
};

const post = (message: FromWorker): void => self.postMessage(message);
interface Hosted {
    host: TableHost;
    table: string | null;
    answer: (request: number, answer: unknown) => void;
}
let hosted: Hosted | undefined;

async function start({ core, table, playouts }: Start): Promise<Made | null> {
    const module = await compile(core);
    const store = table === null ? null : await Store.open();
    const outbox = makeOutbox<Saved, FromWorker>(
        async (batch) => store?.save(batch),
        post,
        (delayed) => post({ t: 'saving', delayed }),
    );
    const count = Math.min(navigator.hardwareConcurrency, mostThinkers);
    const thinkers = new Thinkers(
        count,
        () => startThinker(module),
        (number, answer) => host.thought(number, answer),
    );
    const host = await TableHost.start(module, {
        save: (saved) => outbox.save(saved),
        send: (client, text) => outbox.send({ t: 'message', client, text }),
        think: (number, urgent, thought) => thinkers.think(number, urgent, thought),
        forget: (number) => thinkers.forget(number),
        done: () => outbox.flush(),
        log: (text) => console.error(text),
    });
    host.setThinkers(count, playouts);
    const answer: Hosted['answer'] = (request, text) => {
        outbox.send({ t: 'answer', request, answer: text });
        outbox.flush();
    };
    hosted = { host, table, answer };
    return table === null || store === null ? null : open(host, table, store);
}

async function compile(address: string): Promise<WebAssembly.Module> {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    // Not every host knows the type of the file.
    const isKnown = response.headers.get('Content-Type') === 'application/wasm';
    return isKnown ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

async function open(host: TableHost, table: string, store: Store): Promise<Made> {
    const stored = await store.read(table);
    if (stored === null) return unknownTable;
    const { setup, origin, entries } = stored;
    if (setup !== null) return host.load(table, setup, entries);
    if (origin === null) return unknownTable;
    const made =
        origin.kind === 'new' ? host.make(table, origin.seed, origin.body) : host.fromRecord(table, origin.record);
    if ('error' in made) await store.remove(table);
    else if (origin.kind === 'new') seatEverybody(host, table, origin.names ?? []);
    return made;
}

/** The first human has a name already. */
function seatEverybody(host: TableHost, table: string, names: string[]): void {
    const nobody = 0; // no client has this number
    names.forEach((name, seat) => {
        if (name === '') return;
        host.message(nobody, JSON.stringify({ t: 'hello', table, token: seatToken(seat) }));
        host.message(nobody, JSON.stringify({ t: 'name', name }));
        host.leave(nobody);
    });
}

function startThinker(module: WebAssembly.Module): ThinkerPort {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ t: 'start', module });
    return worker as ThinkerPort;
}

function answerTo(ask: Ask, { host, table }: Hosted): unknown {
    switch (ask.t) {
        case 'rematch':
            return host.rematch(ask.table, randomSeed(), ask.body);
        case 'branch':
            return host.branch(ask.table, ask.body);
        case 'record':
            return host.record(table ?? '');
        case 'lesson':
            return host.lesson(ask.body);
    }
}

self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.t === 'start') {
        post({ t: 'answer', request: data.request, answer: await start(data) });
        return;
    }
    if (hosted === undefined) throw new Error('The worker has not been started.');
    if (data.t === 'ask') hosted.answer(data.request, answerTo(data.ask, hosted));
    else if (data.t === 'message') hosted.host.message(data.client, data.text);
    else hosted.host.leave(data.client);
};
rethrowRejections();
