import { expect, test } from 'vitest';
import { mayReceive } from '../../src/client/hand_over';
import type { Seat } from '../../src/protocol';
import type { TableState } from '../../src/client/table_state';

const tableOf = (me: Seat | null, must: Seat[], kinds: string[], finished = false): TableState =>
    ({
        facts: { seat: me },
        live: {
            seats: kinds.map((kind) => ({ kind, bot: kind === 'bot' ? 'greedy' : null })),
            pending: { must },
            result: { finished },
        },
    }) as unknown as TableState;

test('the device goes to a human who must decide', () => {
    const kinds = ['person', 'bot', 'person', 'person'];
    expect(mayReceive(tableOf(0, [2], kinds))).toEqual([2]);
    expect(mayReceive(tableOf(null, [0, 2], kinds))).toEqual([0, 2]);
    expect(mayReceive(tableOf(0, [1], kinds))).toEqual([]);
});

test('a player who must decide keeps the device', () => {
    expect(mayReceive(tableOf(0, [0, 1], ['person', 'person']))).toEqual([]);
});

test('nobody passes the device on alone or after the end', () => {
    expect(mayReceive(tableOf(null, [0], ['person', 'bot']))).toEqual([]);
    expect(mayReceive(tableOf(null, [0], ['person', 'person'], true))).toEqual([]);
});
