// The board during a story: it shows the position after the events shown so far.

import { expect, test } from 'vitest';
import { tableDuring, viewAfter, type Stages } from '../../src/client/stages';
import { stages as boomtown } from '../../src/games/boomtown_builders/stages';
import type { Edition, View } from '../../src/games/boomtown_builders/types';
import { stages as coloma } from '../../src/games/coloma/stages';
import type { Edition as ColomaEdition, View as ColomaView } from '../../src/games/coloma/types';
import { stages as wilderness } from '../../src/games/golden_wilderness/stages';
import type { Edition as WildernessEdition, View as WildernessView } from '../../src/games/golden_wilderness/types';
import type { GameEvent, Message } from '../../src/protocol';
import { applyUpdate, openTable } from '../../src/client/table_state';
import { event, tableMessage, updateMessage } from './table';

const happening = (n: number, name: string, args: Message['args'] = {}): GameEvent => ({
    ...event(n, 1, 1, 1),
    event: name,
    message: { key: name, args },
});
const place = (id: string) => ({ id, text: id });

test('the table shows neither later events nor the result before the last event', () => {
    const stages: Stages = {
        rewind: { counted: ({ view }) => ({ count: (view as { count: number }).count - 1 }) },
        announced: ['counted'],
    };
    const before = openTable(tableMessage({ view: { count: 5 } }), null);
    const seats = [{ total: 9, rank: 1, by_source: [] }];
    const events = [happening(0, 'counted'), happening(1, 'spoken'), happening(2, 'counted')];
    const table = applyUpdate(
        before,
        updateMessage({
            version: 6,
            moves: 1,
            view: { count: 7 },
            events,
            result: { ...before.live.result, seats },
        }),
    );
    const during = (n: number, announced: boolean): unknown[] => {
        const { live, previous } = tableDuring(table, before, { event: events[n] as GameEvent, announced }, stages);
        return [live.view, previous, live.events.length, live.result.seats.length];
    };
    expect(during(0, true)).toEqual([{ count: 5 }, { count: 5 }, 1, 0]);
    expect(during(0, false)).toEqual([{ count: 6 }, { count: 5 }, 1, 0]);
    expect(during(1, false)).toEqual([{ count: 6 }, { count: 6 }, 2, 0]);
    expect(during(2, true)).toEqual([{ count: 6 }, { count: 6 }, 3, 0]);
    expect(during(2, false)).toEqual([{ count: 7 }, { count: 6 }, 3, 1]);
});

test('Boomtown Builders: the vote comes before the token, and the token before the new card', () => {
    const before = {
        train_marker: 'd2',
        votes: { left: 1, right: 1 },
        track: ['d1'],
        hideouts: [null],
        draft_row: [null],
        deck: 9,
        buildings: [{ at: 'c2', card: 0, score: null }],
        row_cubes: [[], ['single']],
        round: 1,
    };
    const score = { distance: 0, points: 3, bonus: 0, multiplier: 1, total: 3 };
    const view = {
        ...before,
        train_marker: 'c3',
        votes: { left: 0, right: 0 },
        track: ['d1', 'c2'],
        hideouts: ['<'],
        draft_row: [4],
        deck: 8,
        buildings: [{ at: 'c2', card: 0, score }],
        row_cubes: [[], []],
        round: 2,
    };
    const events = [
        happening(0, 'round_marker_moved', { round: 1 }),
        happening(1, 'hideout_revealed', { location: place('a2') }),
        happening(2, 'track_token_placed', { location: place('c2'), left: 2, right: 1 }),
        happening(3, 'train_moved', { location: place('c3') }),
        happening(4, 'card_revealed', { slot: 1 }),
    ];
    const edition = { hideout_spaces: ['a2'] } as Partial<Edition> as Edition;
    const after = (shown: number): View =>
        viewAfter(shown, events, boomtown as unknown as Stages, { view, before, edition }) as View;
    expect(after(0)).toEqual(before);
    expect(after(2)).toMatchObject({
        hideouts: ['<'],
        votes: { left: 2, right: 1 },
        track: ['d1'],
        train_marker: 'd2',
    });
    expect(after(2).buildings[0]?.score).toBeNull();
    expect(after(3)).toMatchObject({ track: ['d1', 'c2'], train_marker: 'c2', draft_row: [null] });
    expect(after(4)).toMatchObject({ train_marker: 'c3', draft_row: [null], deck: 9 });
    expect(after(5)).toEqual(view);
});

test('Coloma: the dials are revealed one by one, and the Shootout is cleared with the new year', () => {
    const player = { site: null, mule: null, dial_set: true, gunmen: 2, bucks: 3 };
    const row = { size: 1, who: 1 };
    const before = {
        ...{ year: 1848, bust: 3, sites: ['old'], rows: [row], players: [player, player], turn: null, hand: null },
        outlaws: 4,
    };
    const moved = { ...player, dial_set: false, gunmen: 0 };
    const view = {
        ...{ year: 1849, bust: 2, sites: ['new'], rows: [{ size: 1, who: null }], turn: null, hand: null, outlaws: 7 },
        players: [
            { ...moved, site: 2, bucks: 5 },
            { ...moved, site: 2 },
        ],
    };
    const events = [
        happening(0, 'pioneer_placed', { seat: { seat: 0 }, site: 2 }),
        happening(1, 'pioneer_placed', { seat: { seat: 1 }, site: 2 }),
        happening(2, 'bust', { site: 2 }),
        happening(3, 'gained', { seat: { seat: 0 }, count: 2, thing: place('buck') }),
        happening(4, 'round_begins'),
    ];
    const edition = {} as ColomaEdition;
    const after = (shown: number): ColomaView =>
        viewAfter(shown, events, coloma as unknown as Stages, { view, before, edition }) as ColomaView;
    expect(after(1).players.map(({ site, dial_set }) => [site, dial_set])).toEqual([
        [2, false],
        [null, true],
    ]);
    expect(after(2)).toMatchObject({ bust: 3, sites: ['old'] });
    expect(after(3).players[0]?.bucks).toBe(3);
    expect(after(4)).toMatchObject({ year: 1848, outlaws: 4, rows: [row] });
    expect(after(4).players[0]).toMatchObject({ bucks: 5, gunmen: 2 });
    expect(after(5)).toEqual(view);
});

test('The Golden Wilderness: the ballots stay open until the result is shown', () => {
    const before = {
        step: 'vote',
        asked: 1,
        country: 'spain',
        players: [{ roles: ['governor'] }, { roles: [] }],
        election: { votes: [1, 2], ballots: [0, null] },
    };
    const view = { step: 'act', asked: 0, country: 'spain', players: [{ roles: [] }, { roles: ['governor'] }] };
    const events = [
        happening(0, 'abstained', { seat: { seat: 1 } }),
        happening(1, 'governor_elected', { seat: { seat: 1 } }),
        happening(2, 'role_taken', { seat: { seat: 1 } }),
    ];
    const edition = {} as WildernessEdition;
    const after = (shown: number): WildernessView =>
        viewAfter(shown, events, wilderness as unknown as Stages, { view, before, edition }) as WildernessView;
    expect(after(1)).toMatchObject({ step: 'vote', election: { votes: [1, 2], ballots: [0, 'abstained'] } });
    expect(after(1).players.map(({ roles }) => roles)).toEqual([['governor'], []]);
    expect(after(2)).toMatchObject({ step: 'act', players: before.players });
    expect(after(3)).toEqual(view);
});
