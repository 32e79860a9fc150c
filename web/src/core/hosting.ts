// Local tables, as the page sees them. One tab hosts a table: the one that holds the table's lock. Other tabs reach it
// through a channel. When it is closed, the lock passes to the next tab, which continues from what was saved.

import type { Socket } from '../client/connection';
import type { Refusal } from '../protocol';
import { isRefused } from './refused';
import { startWorker, WorkerHost, type WorkerPort } from './worker_host';
import type { Ask } from './worker';

/** What tabs say to each other about a table. */
type Word =
    /** From a client to the host. The client holds a lock with its name as long as it is there. */
    | { t: 'open'; client: string }
    | { t: 'message'; client: string; text: string }
    | { t: 'close'; client: string }
    | { t: 'ask'; client: string; ask: Ask }
    /** From the host to a client. */
    | { t: 'opened'; client: string }
    | { t: 'text'; client: string; text: string }
    | { t: 'answer'; client: string; answer: unknown }
    /** From a new host to all. */
    | { t: 'hosting' };

const retryAfter = 2000;

const tables = new Map<string, LocalTable>();

/** The local table with this id. */
export function localTable(id: string): LocalTable {
    const known = tables.get(id);
    if (known !== undefined) return known;
    const table = new LocalTable(id);
    tables.set(id, table);
    return table;
}

export class LocalTable {
    private readonly channel: BroadcastChannel;
    private readonly lock: string;
    private host: TableHosting | null = null;
    private readonly clients = new Map<string, Client>();
    private readonly asked = new Map<string, { ask: Ask; resolve: (answer: unknown) => void }>();

    constructor(
        id: string,
        private readonly start: () => WorkerPort = startWorker,
    ) {
        this.lock = `motherlode.table.${id}`;
        this.channel = new BroadcastChannel(this.lock);
        this.channel.onmessage = ({ data }: MessageEvent<Word>) => this.hear(data);
        void this.hostInTurn(id);
    }

    /** A connection to the table, wherever it is hosted. The hello says for which seat. */
    connect(): Socket {
        const name = crypto.randomUUID();
        const released: { now?: () => void } = {};
        const client: Client = {
            state: 'new',
            socket: {
                onopen: null,
                onmessage: null,
                onclose: null,
                send: (text) => this.toHost({ t: 'message', client: name, text }),
                close: () => {
                    this.clients.delete(name);
                    this.toHost({ t: 'close', client: name });
                    released.now?.();
                },
            },
        };
        this.clients.set(name, client);
        // The host notices that this tab is gone when the lock is free.
        void navigator.locks.request(name, () => {
            client.state = 'waiting';
            setTimeout(() => this.toHost({ t: 'open', client: name }));
            return new Promise<void>((resolve) => (released.now = resolve));
        });
        return client.socket;
    }

    /** Asks the host for something that is not a message of a client. */
    ask<T>(ask: Ask): Promise<T> {
        const client = crypto.randomUUID();
        return new Promise((resolve) => {
            this.asked.set(client, { ask, resolve: resolve as (answer: unknown) => void });
            this.toHost({ t: 'ask', client, ask });
        });
    }

    /** Hosts the table whenever no other tab does. */
    private async hostInTurn(id: string): Promise<never> {
        for (;;) {
            await navigator.locks.request(this.lock, async () => {
                this.host = new TableHosting(id, this.start(), (word) => this.fromHost(word));
                this.channel.postMessage({ t: 'hosting' } satisfies Word);
                this.reconnect();
                await this.host.failed;
                this.host = null;
            });
            // The worker has failed, perhaps because it could not be loaded.
            for (const { socket } of this.clients.values()) socket.onclose?.();
            await new Promise((resolve) => setTimeout(resolve, retryAfter));
        }
    }

    private toHost(word: Word): void {
        if (this.host !== null) this.host.hear(word);
        else this.channel.postMessage(word);
    }
    private fromHost(word: Word & { client: string }): void {
        if (this.clients.has(word.client) || this.asked.has(word.client)) this.hear(word);
        else this.channel.postMessage(word);
    }

    private hear(word: Word): void {
        switch (word.t) {
            case 'hosting':
                return this.reconnect();
            case 'opened':
            case 'text': {
                const client = this.clients.get(word.client);
                if (client === undefined) return;
                if (word.t === 'text') return client.socket.onmessage?.({ data: word.text });
                client.state = 'open';
                return client.socket.onopen?.();
            }
            case 'answer':
                this.asked.get(word.client)?.resolve(word.answer);
                this.asked.delete(word.client);
                return;
            default:
                this.host?.hear(word);
        }
    }

    /** A client that was open notices that its host is gone; one that was waiting asks again. */
    private reconnect(): void {
        for (const [name, client] of this.clients) {
            if (client.state === 'open') client.socket.onclose?.();
            else if (client.state === 'waiting') this.toHost({ t: 'open', client: name });
        }
        for (const [client, { ask }] of this.asked) this.toHost({ t: 'ask', client, ask });
    }
}

interface Client {
    socket: Socket;
    /** A new one does not have its lock yet. */
    state: 'new' | 'waiting' | 'open';
}

/** The table in the worker of this tab, for the clients of all tabs. */
class TableHosting {
    private readonly worker: WorkerHost;
    private readonly numbers = new Map<string, number>();
    private readonly names = new Map<number, string>();
    private nextNumber = 1;
    /** The reason if the table was refused. */
    private readonly started: Promise<Refusal | null>;
    /** Until the worker fails. */
    readonly failed: Promise<void>;

    constructor(
        id: string,
        worker: WorkerPort,
        private readonly say: (word: Word & { client: string }) => void,
    ) {
        let fail = (): void => {};
        this.failed = new Promise((resolve) => (fail = resolve));
        this.worker = new WorkerHost(worker, {
            message: (number, text) => this.sayTo(number, text),
            saving: (delayed) => this.numbers.forEach((number) => this.sayTo(number, savingMessage(delayed))),
            failed: () => {
                this.worker.stop();
                fail();
            },
        });
        this.started = this.worker.start(id).then((made) => (isRefused(made) ? made.error : null));
    }

    hear(word: Word): void {
        switch (word.t) {
            case 'open':
                return this.open(word.client);
            case 'close':
                return this.close(word.client);
            case 'message': {
                const number = this.numbers.get(word.client);
                if (number !== undefined) this.worker.send(number, word.text);
                return;
            }
            case 'ask':
                void this.started
                    .then(() => this.worker.ask(word.ask))
                    .then((answer) => this.say({ t: 'answer', client: word.client, answer }));
        }
    }

    private open(client: string): void {
        if (this.numbers.has(client)) return;
        const number = this.nextNumber++;
        this.numbers.set(client, number);
        this.names.set(number, client);
        void navigator.locks.request(client, () => this.close(client));
        void this.started.then((refusal) => {
            if (refusal === null) this.say({ t: 'opened', client });
            else this.sayTo(number, JSON.stringify({ t: 'error', ...refusal }));
        });
    }

    private close(client: string): void {
        const number = this.numbers.get(client);
        if (number === undefined) return;
        this.numbers.delete(client);
        this.names.delete(number);
        void this.started.then(() => this.worker.leave(number));
    }

    private sayTo(number: number, text: string): void {
        const client = this.names.get(number);
        if (client !== undefined) this.say({ t: 'text', client, text });
    }
}

/** As from the server. */
const savingMessage = (delayed: boolean): string => JSON.stringify({ t: 'saving', delayed });
