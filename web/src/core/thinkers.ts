// Thinks in several workers at the same time, so that a table never waits: about bots, hints and reviews.

/** The part of Worker that we use, so that tests can replace it. */
export interface ThinkerPort {
    postMessage(message: ToThinker): void;
    terminate(): void;
    onmessage: ((event: { data: FromThinker }) => void) | null;
    onerror: ((event: { message?: string }) => void) | null;
}

export type ToThinker = { t: 'start'; module: WebAssembly.Module } | { t: 'think'; thought: string };
export interface FromThinker {
    answer: string;
}

interface Thought {
    number: number;
    urgent: boolean;
    text: string;
}

export class Thinkers {
    private readonly idle: ThinkerPort[] = [];
    private readonly busy = new Map<ThinkerPort, Thought>();
    private waiting: Thought[] = [];
    private readonly forgotten = new Set<number>();

    constructor(
        /** The most workers; they are started when there is something to think about. */
        private readonly most: number,
        private readonly start: () => ThinkerPort,
        private readonly answer: (number: number, answer: string) => void,
    ) {}

    think(number: number, urgent: boolean, text: string): void {
        const thought = { number, urgent, text };
        // A player waits for an urgent one, so it goes before the parts of a review.
        const place = urgent ? this.waiting.findIndex((other) => !other.urgent) : -1;
        this.waiting.splice(place === -1 ? this.waiting.length : place, 0, thought);
        this.work();
    }

    forget(number: number): void {
        this.waiting = this.waiting.filter((thought) => thought.number !== number);
        if ([...this.busy.values()].some((thought) => thought.number === number)) this.forgotten.add(number);
    }

    private work(): void {
        for (;;) {
            const [thought] = this.waiting;
            if (thought === undefined) return;
            const thinker = this.idle.pop() ?? this.startOne();
            if (thinker === null) return;
            this.waiting.shift();
            this.busy.set(thinker, thought);
            thinker.postMessage({ t: 'think', thought: thought.text });
        }
    }

    private startOne(): ThinkerPort | null {
        if (this.busy.size + this.idle.length >= this.most) return null;
        const thinker = this.start();
        thinker.onmessage = ({ data }) => {
            const thought = this.busy.get(thinker);
            this.busy.delete(thinker);
            this.idle.push(thinker);
            if (thought !== undefined) this.finish(thought, data.answer);
        };
        thinker.onerror = (event) => {
            // Perhaps it had too little memory; another one takes its place for the next thought.
            const thought = this.busy.get(thinker);
            this.busy.delete(thinker);
            thinker.terminate();
            if (thought !== undefined) this.finish(thought, `error: ${event.message ?? 'the worker has stopped'}`);
        };
        return thinker;
    }

    private finish({ number }: Thought, answer: string): void {
        if (!this.forgotten.delete(number)) this.answer(number, answer);
        this.work();
    }
}
