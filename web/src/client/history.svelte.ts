// Looks back at any moment of the game. Sends one request at a time, however fast the slider moves.

import type { Moment } from './table_state';

const playStep = 1100;

export class History {
    /** The past moment that is shown; null if the current position is shown. */
    moment = $state.raw<Moment | null>(null);
    /** The view before the current one, while the game is being played back. */
    previous = $state.raw<unknown>(null);
    playing = $state(false);

    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache that nothing draws
    private readonly cache = new Map<number, Moment>();
    private requestedMove: number | null = null;
    private busy = false;
    private timer: ReturnType<typeof setTimeout> | undefined;

    constructor(
        private readonly fetch: (move: number) => Promise<Moment | null>,
        private readonly moves: () => number,
    ) {}

    /** Number of moves made in the shown position. */
    get viewedMove(): number {
        return this.moment?.move ?? this.moves();
    }

    async goTo(move: number): Promise<void> {
        this.stop();
        await this.show(Math.max(0, move));
    }

    step(moves: number): Promise<void> {
        return this.goTo((this.requestedMove ?? this.viewedMove) + moves);
    }

    backToNow(): void {
        this.stop();
        this.requestedMove = null;
        this.moment = null;
    }

    /** Plays the game back from a move up to now. */
    async play(from: number): Promise<void> {
        await this.goTo(from);
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
        for (const cachedMove of this.cache.keys()) if (cachedMove >= move) this.cache.delete(cachedMove);
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
            this.requestedMove = null;
            this.moment = null;
            return;
        }
        this.requestedMove = move;
        const cached = this.cache.get(move);
        if (cached !== undefined) return this.showMoment(cached);
        if (this.busy) return;
        this.busy = true;
        const moment = await this.fetch(move);
        this.busy = false;
        if (moment !== null) this.cache.set(moment.move, moment);
        if (this.requestedMove === null) return;
        if (this.requestedMove !== move) return this.show(this.requestedMove);
        if (moment !== null) this.showMoment(moment);
    }

    private showMoment(moment: Moment): void {
        this.requestedMove = null;
        this.moment = moment;
    }
}
