// A small table for the tests: two seats; the viewer has the first.

import type { GameEvent, Legal, Live, Refusal, ReviewedMoment, TableMessage, UpdateMessage } from '../../src/protocol';

export function event(n: number, move: number, seat: number, turn: number): GameEvent {
    const message = { key: 'toy.event.done', args: { seat: { seat } } };
    return { n, move, seat, turn, event: 'done', rule: 'T-1', message, learned: false };
}

export function legal(action: string, fields: Partial<Legal> = {}): Legal {
    const preview = { points: null, events: [], facts: null };
    return { action, verb: action, args: [], message: { key: action, args: {} }, final: false, preview, ...fields };
}

const live: Live = {
    version: 5,
    seats: [0, 1].map((i) => ({
        kind: 'person',
        name: `P${i}`,
        connected: true,
        bot: null,
        clock: null,
        clock_runs: false,
        muted: false,
        removed: false,
        resigned: false,
    })),
    moves: 0,
    view: 'start',
    pending: { must: [0], may: [], rule: 'T-1', prompts: [{ key: 'toy.prompt', args: {} }] },
    legal: [],
    events: [],
    events_from: 0,
    chat: [],
    undo: { undo: false, restart: false, ask: false, asked: null },
    hints: { allowed: false, agreed: [] },
    result: { finished: false, seats: [], rival: null, tie_break: null, ended: null },
    end: { agreed: [] },
    rematch: null,
    watchers: { count: 0, names: [], link: null },
};

export function tableMessage(fields: Partial<Live> = {}): TableMessage {
    const edition = { name: 'plain', title: 'Plain', provenance: 'ours', data: {} };
    const facts = {
        table: 'k7',
        game: 'toy',
        edition,
        options: {},
        clock: { kind: 'none' },
        listed: false,
        from_record: false,
        seat: 0,
    } as const;
    return { t: 'table', ...facts, ...live, ...fields };
}

export function refusal(code: string): Refusal {
    return { code, sentence: 'No.', message: { key: `toy.refusal.${code}`, args: {} } };
}

export function updateMessage(fields: Partial<Live>): UpdateMessage {
    return { t: 'update', ...live, ...fields };
}

/** A reviewed decision that was played as well as possible. */
export function reviewed(move: number, seat: number, fields: Partial<ReviewedMoment> = {}): ReviewedMoment {
    const choices: ReviewedMoment['choices'] = ['bank', 'church'].map((action) => ({
        action,
        message: { key: action, args: {} },
        win: [500, 400, 600],
        score: 200,
        points: [200, 180, 220],
        reasons: [],
    }));
    return {
        move,
        seat,
        win: [
            [500, 400, 600],
            [500, 400, 600],
        ],
        score: [200, 200],
        choices,
        played: 0,
        lost: [0, 0, 0],
        points_lost: [0, 0, 0],
        accuracy: 1000,
        unclear: false,
        reasons: [],
        verdict: 'fine',
        ...fields,
    };
}
