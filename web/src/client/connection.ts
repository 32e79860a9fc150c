// The WebSocket connection to a table: says hello, reconnects when the connection is lost, and resends unanswered
// requests.

import type {
    Answer,
    FinishMessage,
    Refusal,
    Request,
    ReviewMessage,
    SeatMessage,
    ServerMessage,
    TableMessage,
    UpdateMessage,
} from '../protocol';

export type Status = 'connecting' | 'open' | 'lost' | 'refused';

/** The part of WebSocket that we use, so that tests can replace it. */
export interface Socket {
    send(text: string): void;
    close(): void;
    onopen: (() => void) | null;
    onmessage: ((event: { data: string }) => void) | null;
    onclose: (() => void) | null;
}

export interface ConnectionOptions {
    connect: () => Socket;
    hello: () => { table: string; token?: string; seen?: number; name?: string };
    onTable: (message: TableMessage | UpdateMessage) => void;
    /** Progress of a long-running job; the server sends several of these per request. */
    onWork: (message: ReviewMessage | FinishMessage) => void;
    onSeat: (message: SeatMessage) => void;
    onSaving: (delayed: boolean) => void;
    onStatus: (status: Status, refusal: Refusal | null) => void;
}

const firstDelay = 400;
const longestDelay = 10_000;
const pingEvery = 20_000;
const longestSilence = 45_000;

interface PendingRequest {
    text: string;
    resolve: (answer: Answer) => void;
}

/** How a session reaches its table. */
export interface TableLink {
    open(): void;
    close(): void;
    reconnectNow(): void;
    request(body: Request): Promise<Answer>;
}

export class Connection implements TableLink {
    private socket: Socket | null = null;
    private greeted = false;
    /** The server's last refusal, shown until the server accepts this client again. */
    private refusal: Refusal | null = null;
    private attempts = 0;
    private retry: ReturnType<typeof setTimeout> | undefined;
    private heartbeat: ReturnType<typeof setInterval> | undefined;
    private lastHeard = 0;
    private readonly unanswered = new Map<string, PendingRequest>();
    private readonly client = Math.random().toString(36).slice(2, 10);
    private nextId = 1;

    constructor(private readonly options: ConnectionOptions) {}

    open(): void {
        clearTimeout(this.retry);
        this.retry = undefined;
        this.options.onStatus('connecting', null);
        const socket = this.options.connect();
        this.socket = socket;
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', ...this.options.hello() }));
        socket.onmessage = (event) => this.receive(JSON.parse(event.data) as ServerMessage);
        socket.onclose = () => this.reconnectLater();
        this.lastHeard = Date.now();
        clearInterval(this.heartbeat);
        this.heartbeat = setInterval(() => this.checkHeartbeat(), pingEvery);
    }

    /** Reconnects at once instead of waiting, because the network may be back. */
    reconnectNow(): void {
        if (this.retry === undefined) return;
        this.attempts = 0;
        this.open();
    }

    close(): void {
        this.closeSocket();
        clearTimeout(this.retry);
        this.retry = undefined;
    }

    /** Resolves with the server's answer, even if the connection is lost several times in between. */
    request(body: Request): Promise<Answer> {
        const id = `${this.client}-${this.nextId++}`;
        const text = JSON.stringify({ ...body, id });
        return new Promise((resolve) => {
            this.unanswered.set(id, { text, resolve });
            if (this.greeted) this.socket?.send(text);
        });
    }

    private receive(message: ServerMessage): void {
        this.lastHeard = Date.now();
        switch (message.t) {
            case 'table':
                this.greet();
                this.options.onTable(message);
                return;
            case 'update':
                if (!this.greeted) this.greet();
                this.options.onTable(message);
                return;
            case 'pong':
                return;
            case 'seat':
            case 'invitation':
            case 'windows':
                this.options.onSeat(message);
                return;
            case 'saving':
                this.options.onSaving(message.delayed);
                return;
            case 'review':
            case 'finish':
                this.options.onWork(message);
                this.answer(message);
                return;
            default:
                this.answer(message);
        }
    }

    private greet(): void {
        this.greeted = true;
        this.refusal = null;
        this.attempts = 0;
        this.options.onStatus('open', null);
        for (const { text } of this.unanswered.values()) this.socket?.send(text);
    }

    private answer(message: Answer): void {
        const pending = message.id === undefined ? undefined : this.unanswered.get(message.id);
        if (pending !== undefined && message.id !== undefined) {
            this.unanswered.delete(message.id);
            pending.resolve(message);
        } else if (message.t === 'error') {
            this.refusal = message;
            const isFinal = message.code === 'closed';
            if (!isFinal && (this.greeted || message.code === 'stopping' || message.code === 'limit')) return;
            this.closeSocket();
            this.options.onStatus('refused', message);
        }
    }

    private checkHeartbeat(): void {
        if (Date.now() - this.lastHeard > longestSilence) this.reconnectLater();
        else if (this.greeted) this.socket?.send('{"t":"ping"}');
    }

    private closeSocket(): void {
        clearInterval(this.heartbeat);
        this.greeted = false;
        const socket = this.socket;
        this.socket = null;
        if (socket === null) return;
        socket.onopen = socket.onmessage = socket.onclose = null;
        socket.close();
    }

    private reconnectLater(): void {
        this.closeSocket();
        this.options.onStatus('lost', this.refusal);
        const delay = Math.min(longestDelay, firstDelay * 2 ** this.attempts++);
        this.retry = setTimeout(() => this.open(), delay * (0.75 + Math.random() / 2));
    }
}
