import { describe, expect, test } from 'vitest';
import { Hints, hintConsent } from '../../src/client/hints.svelte';
import { Finishes, Review } from '../../src/client/review.svelte';
import type { Answer, FinishMessage, Live, Request, ReviewMessage, SeatInfo, WeighedChoice } from '../../src/protocol';
import { legal, refusal, reviewed, tableMessage } from './table';

const reviewMessage = (fields: Partial<ReviewMessage>): ReviewMessage => ({
    t: 'review',
    state: 'running',
    ahead: 0,
    done: 0,
    total: 3,
    moments: [],
    accounts: null,
    players: null,
    turned: null,
    missed: null,
    best: null,
    ...fields,
});
const finish = (fields: Partial<FinishMessage>): FinishMessage => ({
    t: 'finish',
    id: '1',
    move: 4,
    state: 'running',
    done: 10,
    total: 100,
    seats: [],
    ...fields,
});
const error: Answer = { t: 'error', ...refusal('limit') };

/** Records all requests, and gives each the same answer. */
function recorder(answer: Answer): { requests: Request[]; ask: (request: Request) => Promise<Answer> } {
    const requests: Request[] = [];
    return { requests, ask: (request) => (requests.push(request), Promise.resolve(answer)) };
}

describe('a review', () => {
    test('grows in game order, even if moments are sent again after a reconnect', () => {
        const review = new Review(recorder(reviewMessage({})).ask);
        review.receive(reviewMessage({ done: 1, moments: [reviewed(5, 0)] }));
        review.receive(reviewMessage({ done: 2, moments: [reviewed(2, 1)] }));
        review.receive(reviewMessage({ done: 2, moments: [reviewed(2, 1), reviewed(5, 0)] }));
        expect(review.moments.map(({ move }) => move)).toEqual([2, 5]);
        expect([review.done, review.total, review.turned]).toEqual([2, 3, null]);
        review.receive(reviewMessage({ state: 'done', done: 3, moments: [reviewed(7, 0)], turned: 5 }));
        expect([review.state, review.turned, review.moments.length]).toEqual(['done', 5, 3]);
    });

    test('ends with the missed chances and the best decisions', () => {
        const review = new Review(recorder(reviewMessage({})).ask);
        review.receive(reviewMessage({ done: 2, moments: [reviewed(2, 1), reviewed(5, 0)] }));
        expect([review.missed, review.best]).toEqual([null, null]);
        review.receive(
            reviewMessage({
                state: 'done',
                done: 3,
                missed: [{ move: 5, after: 2, share: 140 }],
                best: [{ move: 2, kept: [120, 30, 210] }],
            }),
        );
        expect(review.missed).toEqual([{ move: 5, after: 2, share: 140 }]);
        expect(review.best).toEqual([{ move: 2, kept: [120, 30, 210] }]);
    });

    test('is requested once, and again only after a reconnect or a refusal', async () => {
        const { requests, ask } = recorder(reviewMessage({}));
        const review = new Review(ask);
        await review.begin();
        await review.begin();
        expect(requests).toEqual([{ t: 'review' }]);
        review.receive(reviewMessage({}));
        review.resume();
        expect(requests.length).toBe(2);
        review.receive(reviewMessage({ state: 'done' }));
        review.resume();
        expect(requests.length).toBe(2);

        const refused = new Review(recorder(error).ask);
        await refused.begin();
        expect(refused.requested).toBe(false);
    });
});

describe('finishes', () => {
    test('run from one moment at a time, and messages about another are ignored', async () => {
        const { requests, ask } = recorder(finish({}));
        const finishes = new Finishes(ask);
        await finishes.begin(4);
        await finishes.begin(4);
        expect(requests).toEqual([{ t: 'finish', move: 4, games: 100 }]);
        finishes.receive(finish({ move: 9 }));
        expect(finishes.progress).toBeNull();
        finishes.receive(finish({ state: 'done', done: 100 }));
        expect([finishes.busy, finishes.progress?.done]).toEqual([false, 100]);
        await finishes.begin(9);
        await finishes.begin(7);
        expect(requests.map((request) => request.t === 'finish' && request.move)).toEqual([4, 9, 7]);
        expect([finishes.busy, finishes.progress]).toEqual([true, null]);
        finishes.receive(finish({ move: 9, done: 50 }));
        expect(finishes.progress).toBeNull();
    });

    test('are not busy after a refusal', async () => {
        const finishes = new Finishes(recorder(error).ask);
        await finishes.begin(4);
        expect(finishes.busy).toBe(false);
    });
});

describe('hints', () => {
    const choice: WeighedChoice = {
        action: 'draft 1',
        message: { key: 'draft', args: {} },
        win: [600, 500, 700],
        score: 210,
        points: [210, 190, 230],
        reasons: [],
    };
    const answer: Answer = { t: 'hint', id: '1', version: 5, choices: [{ ...choice }] };
    const live = (fields: Partial<Live> = {}): Live =>
        tableMessage({ legal: [legal('draft 1')], hints: { allowed: true, agreed: [] }, ...fields });

    test('stay until the next move clears them', async () => {
        const hints = new Hints(recorder(answer).ask, () => live());
        await hints.request();
        expect(hints.of('draft 1')?.score).toBe(210);
        expect(hints.of('draft 2')).toBeNull();
        hints.clear();
        expect(hints.choices).toEqual([]);
    });

    test('are not shown if they arrive after the next move', async () => {
        const hints = new Hints(recorder(answer).ask, () => live());
        const request = hints.request();
        hints.clear();
        await request;
        expect([hints.choices, hints.thinking]).toEqual([[], false]);
    });

    test('are not requested if they are not allowed or there is nothing to decide', async () => {
        const { requests, ask } = recorder(answer);
        await new Hints(ask, () => live({ hints: { allowed: false, agreed: [] } })).request();
        await new Hints(ask, () => live({ legal: [] })).request();
        expect(requests).toEqual([]);
    });
});

describe('agreeing to hints', () => {
    const person: SeatInfo = {
        kind: 'person',
        name: 'Ana',
        connected: true,
        bot: null,
        clock: null,
        clock_runs: false,
        muted: false,
        removed: false,
        resigned: false,
    };
    const bot: SeatInfo = { ...person, kind: 'bot', bot: 'greedy' };
    const { result } = tableMessage();
    const consentOf = (agreed: number[], me: number | null, seats = [person, person, bot]) =>
        hintConsent({ seats, hints: { allowed: false, agreed }, result }, me);

    test('the first player asks, the second answers, and a player who has agreed waits', () => {
        expect(consentOf([], 0)).toEqual({ asking: [], waiting: false, mayAsk: true });
        expect(consentOf([0], 1)).toEqual({ asking: [0], waiting: false, mayAsk: false });
        expect(consentOf([0], 0)).toEqual({ asking: [], waiting: true, mayAsk: false });
    });

    test('is not needed for watchers, bots and solo players, or once all have agreed', () => {
        const noConsent = { asking: [], waiting: false, mayAsk: false };
        expect(consentOf([0], null)).toEqual(noConsent);
        expect(consentOf([0], 2)).toEqual(noConsent);
        expect(consentOf([], 0, [person, bot])).toEqual(noConsent);
        expect(hintConsent({ seats: [person, person], hints: { allowed: true, agreed: [0, 1] }, result }, 0)).toEqual(
            noConsent,
        );
    });
});
