// Looks back at any moment of the game. Sends one request at a time, however fast the slider moves.

import type { Moment } from './table_state';

const playStep = 1100;

export class History {
    /** The past moment on show; null shows the game as it is now. */
    moment = $state.raw<Moment | null>(null);
    /** The view before the current one, while the game is being played back. */
    previous = $state.raw<unknown>(null);
    playing = $state(false);

    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache that nothing draws
    private readonly seen = new Map<number, Moment>();
    private wanted: number | null = null;
    private busy = false;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly fetch: (move: number) => Promise<Moment | null>,
        private readonly moves: () => number,
    ) {}

    /** Number of moves made in the position on show. */
    get at(): number {
        return this.moment?.move ?? this.moves();
    }

    async lookAt(move: number): Promise<void> {
        this.stop();
        await this.show(Math.max(0, move));
    }

    step(by: number): Promise<void> {
        return this.lookAt((this.wanted ?? this.at) + by);
    }

    backToNow(): void {
        this.stop();
        this.wanted = null;
        this.moment = null;
    }

    /** Plays the game back from a move up to now. */
    async play(from: number): Promise<void> {
        await this.lookAt(from);
        this.playing = true;
        this.timer = setTimeout(() => void this.playOn(), playStep);
    }

    stop(): void {
        clearTimeout(this.timer);
        this.playing = false;
        this.previous = null;
    }

    /** An undo replaces all moments from this move on. */
    forgetFrom(move: number): void {
        for (const known of this.seen.keys()) if (known >= move) this.seen.delete(known);
        if (this.moment !== null && this.moment.move >= move) this.backToNow();
    }

    private async playOn(): Promise<void> {
        const before = this.moment;
        if (before === null) return this.stop();
        await this.show(before.move + 1);
        if (!this.playing) return;
        this.previous = before.view;
        if (this.moment === null) this.playing = false;
        else this.timer = setTimeout(() => void this.playOn(), playStep);
    }

    private async show(move: number): Promise<void> {
        if (move >= this.moves()) {
            this.wanted = null;
            this.moment = null;
            return;
        }
        this.wanted = move;
        const known = this.seen.get(move);
        if (known !== undefined) return this.settle(known);
        if (this.busy) return;
        this.busy = true;
        const moment = await this.fetch(move);
        this.busy = false;
        if (moment !== null) this.seen.set(moment.move, moment);
        if (this.wanted === null) return;
        if (this.wanted !== move) return this.show(this.wanted);
        if (moment !== null) this.settle(moment);
    }

    private settle(moment: Moment): void {
        this.wanted = null;
        this.moment = moment;
    }
}
