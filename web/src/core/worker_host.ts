// The worker of this tab that hosts a table, as the page sees it.

import { coreAddress, reviewPlayouts } from './address';
import type { Ask, FromWorker, ToWorker } from './worker';

/** The part of Worker that we use, so that tests can replace it. */
export interface WorkerPort {
    postMessage(message: ToWorker): void;
    terminate(): void;
    onmessage: ((event: { data: FromWorker }) => void) | null;
    onerror: ((event: { message?: string }) => void) | null;
}

export interface Listener {
    message(client: number, text: string): void;
    saving(delayed: boolean): void;
    failed(): void;
}

export const startWorker = (): WorkerPort =>
    new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as WorkerPort;

export class WorkerHost {
    private readonly waiting = new Map<
        number,
        { resolve: (answer: unknown) => void; reject: (error: Error) => void }
    >();
    private nextRequest = 1;

    constructor(
        private readonly worker: WorkerPort,
        private readonly listener: Listener,
    ) {
        worker.onmessage = ({ data }) => this.receive(data);
        worker.onerror = ({ message }) => {
            for (const { reject } of this.waiting.values()) reject(new Error(message));
            this.waiting.clear();
            listener.failed();
        };
    }

    /** Loads the core, and the table unless it is null. */
    start(table: string | null): Promise<unknown> {
        const [core, playouts] = [coreAddress(), reviewPlayouts()];
        return this.request((request) => ({ t: 'start', request, core, table, playouts }));
    }
    ask(ask: Ask): Promise<unknown> {
        return this.request((request) => ({ t: 'ask', request, ask }));
    }
    send(client: number, text: string): void {
        this.worker.postMessage({ t: 'message', client, text });
    }
    leave(client: number): void {
        this.worker.postMessage({ t: 'leave', client });
    }
    stop(): void {
        this.worker.terminate();
    }

    private request(message: (request: number) => ToWorker): Promise<unknown> {
        const request = this.nextRequest++;
        return new Promise((resolve, reject) => {
            this.waiting.set(request, { resolve, reject });
            this.worker.postMessage(message(request));
        });
    }

    private receive(message: FromWorker): void {
        if (message.t === 'message') return this.listener.message(message.client, message.text);
        if (message.t === 'saving') return this.listener.saving(message.delayed);
        this.waiting.get(message.request)?.resolve(message.answer);
        this.waiting.delete(message.request);
    }
}
