// Long-running jobs of the server: the review of a game, and bots finishing it from a moment.

import type {
    Account,
    Answer,
    BestDecision,
    FinishMessage,
    JobState,
    MissedChance,
    PlayerSummary,
    Request,
    ReviewedMoment,
    ReviewMessage,
} from '../protocol';

type Ask = (request: Request) => Promise<Answer>;

export class Review {
    /** Null until the first message arrives. */
    state = $state.raw<JobState | null>(null);
    ahead = $state(0);
    done = $state(0);
    total = $state(0);
    /** The moments reviewed so far, in game order. */
    moments = $state.raw<ReviewedMoment[]>([]);
    accounts = $state.raw<Account[] | null>(null);
    players = $state.raw<PlayerSummary[] | null>(null);
    turned = $state.raw<number | null>(null);
    missed = $state.raw<MissedChance[] | null>(null);
    best = $state.raw<BestDecision[] | null>(null);
    /** The viewer has opened the review. */
    requested = $state(false);

    constructor(private readonly ask: Ask) {}

    /** Requests the review; false if the server refuses. */
    async begin(): Promise<boolean> {
        if (this.requested) return true;
        this.requested = true;
        const answer = await this.ask({ t: 'review' });
        this.requested = answer.t !== 'error';
        return this.requested;
    }

    /** The server drops its subscribers when their connection is lost. */
    resume(): void {
        if (this.state === 'waiting' || this.state === 'running') void this.ask({ t: 'review' });
    }

    receive(message: ReviewMessage): void {
        const { state, ahead, done, total, moments, accounts, players, turned, missed, best } = message;
        Object.assign(this, { state, ahead, done, total, accounts, players, turned, missed, best });
        // A moment is sent again when its estimates are better, and after a reconnect.
        // eslint-disable-next-line svelte/prefer-svelte-reactivity -- local, and the result is assigned as a whole
        const byMove = new Map([...this.moments, ...moments].map((moment) => [moment.move, moment]));
        this.moments = [...byMove.values()].sort((a, b) => a.move - b.move);
    }
}

const games = 100;

export class Finishes {
    progress = $state.raw<FinishMessage | null>(null);
    /** The move from which the bots play on. */
    fromMove = $state.raw<number | null>(null);

    constructor(private readonly ask: Ask) {}

    get busy(): boolean {
        return this.fromMove !== null && this.progress?.state !== 'done';
    }

    /** Replaces a job from another moment. */
    async begin(move: number): Promise<void> {
        if (this.busy && move === this.fromMove) return;
        this.fromMove = move;
        this.progress = null;
        await this.request(move);
    }

    resume(): void {
        if (this.fromMove !== null && this.progress !== null && this.busy) void this.request(this.fromMove);
    }

    receive(message: FinishMessage): void {
        if (message.move === this.fromMove) this.progress = message;
    }

    private async request(move: number): Promise<void> {
        const answer = await this.ask({ t: 'finish', move, games });
        if (answer.t === 'error' && this.fromMove === move) this.fromMove = null;
    }
}
