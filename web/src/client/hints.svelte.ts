// Help with one's own decision: up to three actions with what each is worth, until it is taken.

import type { Answer, Live, Request, Seat, SeatInfo, WeighedChoice } from '../protocol';

export class Hints {
    /** The best first; empty where none has been asked for. */
    choices = $state.raw<WeighedChoice[]>([]);
    thinking = $state(false);

    private asked = 0;

    constructor(
        private readonly ask: (request: Request) => Promise<Answer>,
        private readonly live: () => Live | null,
    ) {}

    async request(): Promise<void> {
        const live = this.live();
        if (live === null || this.thinking || !live.hints.allowed || live.legal.length === 0) return;
        this.thinking = true;
        const which = ++this.asked;
        const answer = await this.ask({ t: 'hint', version: live.version });
        // What comes after the next decision is no help any more.
        if (which !== this.asked) return;
        this.thinking = false;
        if (answer.t === 'hint') this.choices = answer.choices;
    }

    clear(): void {
        this.choices = [];
        this.thinking = false;
        this.asked += 1;
    }

    of(action: string): WeighedChoice | null {
        return this.choices.find((choice) => choice.action === action) ?? null;
    }
}

/** How hints stand between the persons at a table, as one of them sees it. */
export interface HintTalk {
    /** Persons who would like hints, and have not been answered by the viewer. */
    asking: Seat[];
    /** The viewer has agreed, somebody else has not. */
    waiting: boolean;
    /** The viewer may be the first to ask. */
    mayAsk: boolean;
}

export function hintTalk(
    { seats, hints, result }: Pick<Live, 'seats' | 'hints' | 'result'>,
    me: Seat | null,
): HintTalk {
    const persons = seats.filter((seat: SeatInfo) => seat.kind === 'person').length;
    const none = { asking: [], waiting: false, mayAsk: false };
    if (me === null || seats[me]?.kind !== 'person' || persons < 2 || hints.allowed || result.finished) return none;
    if (hints.agreed.includes(me)) return { ...none, waiting: true };
    return { asking: hints.agreed, waiting: false, mayAsk: hints.agreed.length === 0 };
}
