// Tables in a worker of this browser. A Connection reaches them like a server, through `connect`.

import type { Socket } from '../client/connection';
import type { NewTable } from '../protocol';
import type { Made } from './host';
import type { FromWorker, ToWorker } from './worker';

/** The part of Worker that we use, so that tests can replace it. */
export interface WorkerPort {
    postMessage(message: ToWorker): void;
    onmessage: ((event: { data: FromWorker }) => void) | null;
}

export interface Saver {
    setup(table: string, text: string): void;
    entry(table: string, text: string): void;
}

export class LocalTables {
    private readonly sockets = new Map<number, LocalSocket>();
    private readonly waiting = new Map<number, (made: Made | null) => void>();
    private next = 1;

    constructor(
        private readonly worker: WorkerPort,
        private readonly saver: Saver,
    ) {
        worker.onmessage = ({ data }) => this.receive(data);
    }

    /** Loads the core from this address; everything else must wait for it. */
    async start(url: string): Promise<void> {
        await this.ask((request) => ({ t: 'start', request, url }));
    }

    make(table: string, body: NewTable): Promise<Made> {
        const seed = crypto.getRandomValues(new BigUint64Array(1))[0]!.toString();
        return this.made((request) => ({ t: 'make', request, table, seed, body }));
    }
    fromRecord(table: string, record: string): Promise<Made> {
        return this.made((request) => ({ t: 'from_record', request, table, record }));
    }
    load(table: string, setup: string, entries: readonly string[]): Promise<Made> {
        return this.made((request) => ({ t: 'load', request, table, setup, entries }));
    }

    /** A connection to the worker; the hello says for which table. */
    connect(): Socket {
        const client = this.next++;
        const socket = new LocalSocket(
            (text) => this.worker.postMessage({ t: 'message', client, text }),
            () => {
                this.sockets.delete(client);
                this.worker.postMessage({ t: 'leave', client });
            },
        );
        this.sockets.set(client, socket);
        queueMicrotask(() => socket.onopen?.());
        return socket;
    }

    private ask(message: (request: number) => ToWorker): Promise<Made | null> {
        const request = this.next++;
        return new Promise((resolve) => {
            this.waiting.set(request, resolve);
            this.worker.postMessage(message(request));
        });
    }

    private async made(message: (request: number) => ToWorker): Promise<Made> {
        const made = await this.ask(message);
        if (made === null) throw new Error('The worker has made no table.');
        return made;
    }

    private receive(message: FromWorker): void {
        if (message.t === 'message') {
            this.sockets.get(message.client)?.onmessage?.({ data: message.text });
        } else if (message.t === 'save') {
            this.saver[message.kind](message.table, message.text);
        } else {
            this.waiting.get(message.request)?.(message.made);
            this.waiting.delete(message.request);
        }
    }
}

class LocalSocket implements Socket {
    onopen: (() => void) | null = null;
    onmessage: ((event: { data: string }) => void) | null = null;
    onclose: (() => void) | null = null;

    constructor(
        readonly send: (text: string) => void,
        readonly close: () => void,
    ) {}
}
