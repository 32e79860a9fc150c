import { beforeEach, expect, test } from 'vitest';
import { Hints, hintConsent } from '../../src/client/hints.svelte';
import type { Answer, Live, Request, WeighedChoice } from '../../src/protocol';
import { legal, tableMessage } from './table';

const weighed = (action: string): WeighedChoice => ({
    action,
    message: { key: action, args: {} },
    win: [500, 400, 600],
    score: 200,
    points: [200, 180, 220],
    reasons: [],
});

let live: Live;
let requests: Request[];
let answers: ((answer: Answer) => void)[];
let hints: Hints;
const answer = async (choices: WeighedChoice[]): Promise<void> => {
    answers.shift()?.({ t: 'hint', version: live.version, choices } as Answer);
    await Promise.resolve();
    await Promise.resolve();
};

beforeEach(() => {
    live = tableMessage({ legal: [legal('draft 1')], hints: { allowed: true, agreed: [] } });
    requests = [];
    answers = [];
    hints = new Hints(
        (request) => {
            requests.push(request);
            return new Promise((resolve) => answers.push(resolve));
        },
        () => live,
    );
});

test('a hint is requested once, and shown when it arrives', async () => {
    void hints.request();
    void hints.request();
    expect(requests).toEqual([{ t: 'hint', version: 5 }]);
    expect(hints.thinking).toBe(true);
    await answer([weighed('draft 1')]);
    expect(hints.thinking).toBe(false);
    expect(hints.of('draft 1')?.score).toBe(200);
    expect(hints.of('draft 2')).toBeNull();
});

test('a hint that arrives after the decision is not shown', async () => {
    void hints.request();
    hints.clear();
    await answer([weighed('draft 1')]);
    expect(hints.choices).toEqual([]);
    expect(hints.thinking).toBe(false);
});

test('no hint is requested if hints are off or there is nothing to decide', () => {
    live = tableMessage({ legal: [legal('draft 1')], hints: { allowed: false, agreed: [] } });
    void hints.request();
    live = tableMessage({ legal: [], hints: { allowed: true, agreed: [] } });
    void hints.request();
    expect(requests).toEqual([]);
});

test('players agree to hints one after the other', () => {
    const talk = (agreed: number[], me: number | null): unknown =>
        hintConsent(tableMessage({ hints: { allowed: false, agreed } }), me);
    expect(talk([], 0)).toEqual({ asking: [], waiting: false, mayAsk: true });
    expect(talk([1], 0)).toEqual({ asking: [1], waiting: false, mayAsk: false });
    expect(talk([1], 1)).toEqual({ asking: [], waiting: true, mayAsk: false });
    expect(talk([1], null)).toEqual({ asking: [], waiting: false, mayAsk: false });
});
