// Hints for the viewer's own decision: up to three actions with their values, until the viewer decides.

import type { Answer, Live, Request, Seat, SeatInfo, WeighedChoice } from '../protocol';

export class Hints {
    /** Best first; empty until the viewer asks for hints. */
    choices = $state.raw<WeighedChoice[]>([]);
    thinking = $state(false);

    private requestNumber = 0;

    constructor(
        private readonly ask: (request: Request) => Promise<Answer>,
        private readonly live: () => Live | null,
    ) {}

    async request(): Promise<void> {
        const live = this.live();
        if (live === null || this.thinking || !live.hints.allowed || live.legal.length === 0) return;
        this.thinking = true;
        const number = ++this.requestNumber;
        const answer = await this.ask({ t: 'hint', version: live.version });
        // The viewer has decided meanwhile, so this answer is out of date.
        if (number !== this.requestNumber) return;
        this.thinking = false;
        if (answer.t === 'hint') this.choices = answer.choices;
    }

    clear(): void {
        this.choices = [];
        this.thinking = false;
        this.requestNumber += 1;
    }

    of(action: string): WeighedChoice | null {
        return this.choices.find((choice) => choice.action === action) ?? null;
    }
}

/** The humans at a table must all agree to hints; this is the state of that, seen by one of them. */
export interface HintConsent {
    /** Humans who have asked for hints and wait for the viewer's answer. */
    asking: Seat[];
    /** The viewer has agreed, but somebody else has not. */
    waiting: boolean;
    /** Nobody has asked yet, so the viewer may. */
    mayAsk: boolean;
}

export function hintConsent(
    { seats, hints, result }: Pick<Live, 'seats' | 'hints' | 'result'>,
    me: Seat | null,
): HintConsent {
    const humans = seats.filter((seat: SeatInfo) => seat.kind === 'person').length;
    const noConsent = { asking: [], waiting: false, mayAsk: false };
    if (me === null || seats[me]?.kind !== 'person' || humans < 2 || hints.allowed || result.finished) return noConsent;
    if (hints.agreed.includes(me)) return { ...noConsent, waiting: true };
    return { asking: hints.agreed, waiting: false, mayAsk: hints.agreed.length === 0 };
}
