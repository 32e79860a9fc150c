import { expect, test } from 'vitest';
import { officeWorth } from '../../../../src/games/gold_west/offices';
import {
    activation,
    goodsList,
    groupAt,
    groupSizes,
    lookAt,
    metalsOf,
    penaltyOf,
    piecesOf,
    prospectOf,
    standingsIn,
    type Sight,
} from '../../../../src/games/gold_west/sight';
import type { Counted, Edition, View } from '../../../../src/games/gold_west/types';
import { editionFor, goods, viewFor, withBuildings, type Building } from './table';

const four = editionFor(4);
const nameAt = (q: number, r: number): string => four.hexes.find((place) => place.q === q && place.r === r)?.name ?? '';
const sightWith = (buildings: Record<string, Building>, edition: Edition = four, players = 4): Sight =>
    lookAt(edition, withBuildings(edition, players, buildings));
const worth = (sight: Sight, per: Counted, every = 1, points = 1): number =>
    officeWorth(sight, 0, { id: 'o', name: 'O', per, points, every });

// Two tiles that touch: (-2,0) with its ring, and (1,-2) with its.
const [middle, left, right, far] = [nameAt(-2, 0), nameAt(-3, 0), nameAt(-1, 0), nameAt(1, -2)];

test('goods lie in the order wood, stone, copper, silver, gold', () => {
    expect(goodsList(goods({ gold: 1, wood: 2 }))).toEqual(['wood', 'wood', 'gold']);
    expect(metalsOf({ copper: 0, silver: 3, gold: 1 })).toEqual(['silver', 'silver', 'silver', 'gold']);
});

test('what is new in a bin is marked, as many as have come', () => {
    expect(piecesOf(goods({ copper: 2, gold: 1 }), goods({ copper: 1 })).map(({ fresh }) => fresh)).toEqual([
        false,
        true,
        true,
    ]);
    expect(piecesOf(goods({ copper: 2 }), undefined).some(({ fresh }) => fresh)).toBe(false);
});

test('activating a bin leaves one in each bin passed, as far as they last', () => {
    const supply = [goods(), goods({ wood: 1 }), goods({ gold: 4 }), goods({ copper: 2 })];
    expect(activation(supply, 3)).toEqual({ stays: [2, 1], arrive: 2 });
    expect(activation(supply, 4)).toEqual({ stays: [3, 2], arrive: 0 });
    expect(activation(supply, 2)).toEqual({ stays: [1], arrive: 0 });
    expect(activation(supply, 1)).toEqual({ stays: [], arrive: 0 });
});

test('groups hang together by edges, and only by their owner', () => {
    const sight = sightWith({
        [left]: { owner: 0 },
        [middle]: { owner: 1 },
        [right]: { owner: 0 },
        [far]: { owner: 0 },
    });
    expect(groupSizes(sight, 0)).toEqual([1, 1, 1]);
    expect(groupSizes(sight, 1)).toEqual([1]);
    expect(groupSizes(sight, 2)).toEqual([]);
    const joined = sightWith({ [left]: { owner: 0 }, [right]: { owner: 0 } });
    expect(groupAt(joined, 0, middle)).toEqual(new Set([middle, left, right]));
});

/** Influence and settlements in copper, seat by seat. */
function influenceView(players: number, ...seats: [number, number][]): View {
    const view = viewFor(editionFor(players), players);
    seats.forEach(([influence, settlements], seat) => {
        const player = view.players[seat];
        if (player === undefined) throw new Error('a seat too many');
        player.influence.copper = influence;
        player.settlements.copper = settlements;
    });
    return view;
}
const placed = (view: View): [number, number | null, number][] =>
    standingsIn(four, view, 'copper').map(({ seat, place, points }) => [seat, place, points]);

test('first and second in a terrain score; nobody without influence does', () => {
    expect(placed(influenceView(3, [2, 0], [5, 1], [0, 0]))).toEqual([
        [1, 1, 12],
        [0, 2, 8],
        [2, null, 0],
    ]);
    expect(placed(influenceView(3, [0, 0], [0, 0], [0, 0])).map(([, place]) => place)).toEqual([null, null, null]);
});

test('more settlements break a tie', () => {
    expect(placed(influenceView(3, [4, 1], [4, 2], [1, 0]))).toEqual([
        [1, 1, 12],
        [0, 2, 8],
        [2, null, 0],
    ]);
});

test('tied for first: both values shared, rounded down, and no second', () => {
    expect(placed(influenceView(4, [4, 1], [4, 1], [4, 1], [3, 0]))).toEqual([
        [0, 1, 6],
        [1, 1, 6],
        [2, 1, 6],
        [3, null, 0],
    ]);
});

test('tied for second: its value shared, rounded down', () => {
    expect(placed(influenceView(4, [4, 1], [2, 0], [2, 0], [2, 0]))).toEqual([
        [0, 1, 12],
        [1, 2, 2],
        [2, 2, 2],
        [3, 2, 2],
    ]);
});

test('with two players the leader gets the second value', () => {
    expect(placed(influenceView(2, [1, 0], [3, 0]))).toEqual([
        [1, 1, 8],
        [0, null, 0],
    ]);
    expect(placed(influenceView(2, [3, 0], [3, 0]))).toEqual([
        [0, 1, 4],
        [1, 1, 4],
    ]);
});

test('a preview tells influence, rank, group and points', () => {
    const sight = sightWith({ [left]: { owner: 0 }, [right]: { owner: 0 }, [far]: { owner: 1, settlement: true } });
    // Both have 2 in copper; the settlement breaks the tie. A camp in the middle joins two groups of one.
    expect(prospectOf(sight, 0, middle, 'camp')).toEqual({
        terrain: 'copper',
        influence: 3,
        place: 1,
        group: 3,
        points: 2 * 2 + 4,
    });
    expect(prospectOf(sight, 0, middle, 'loot')).toEqual({
        terrain: 'copper',
        influence: 2,
        place: 2,
        group: 0,
        points: 0,
    });
    expect(prospectOf(sight, 1, middle, 'settlement')).toMatchObject({ influence: 4, place: 1, group: 1, points: 0 });
    const two = editionFor(2);
    const unused = two.hexes.find((place) => !place.used)?.name ?? '';
    expect(prospectOf(lookAt(two, viewFor(two, 2)), 0, unused, 'camp')).toBeNull();
});

test('what the server counts for the Wanted area is shown, not counted again', () => {
    const view = viewFor(four, 4);
    view.players[2]?.score.splice(7, 1, -3);
    expect(penaltyOf(view, 2)).toBe(-3);
});

test('offices on where buildings stand', () => {
    const beside = nameAt(-1, 0);
    const sight = sightWith({
        [beside]: { owner: 0, settlement: true },
        [left]: { owner: 0 },
        [middle]: { owner: 1 },
        [far]: { owner: 0 },
    });
    expect(four.hexes.find(({ name }) => name === beside)?.water).toBe(true);
    expect(worth(sight, 'influence_at_water')).toBe(2);
    expect(worth(sight, 'building_on_edge')).toBe(
        [left, far, beside].filter((name) => four.hexes.find((place) => place.name === name)?.edge).length,
    );
    expect(worth(sight, 'building_beside_opponent')).toBe(2);
    expect(worth(sight, 'settlement')).toBe(1);
    expect(worth(sight, 'building_in_second_group', 1, 2)).toBe(2);
});

test('offices on influence', () => {
    const sight = sightWith({
        [left]: { owner: 0, settlement: true },
        [middle]: { owner: 0, terrain: 'gold' },
        [right]: { owner: 0, terrain: 'gold' },
        [far]: { owner: 1 },
    });
    // Copper 2 by one token, gold 2 by two: of those alike the one with more tokens.
    expect(worth(sight, 'token_in_strongest_terrain')).toBe(2);
    expect(worth(sight, 'influence_in_weakest_terrain', 1, 2)).toBe(0);
    expect(worth(sight, 'terrain_bonus', 1, 2)).toBe(4);
});

test('a line goes on over gaps and water', () => {
    // Row r = 0: (-3,0) (-2,0) (-1,0), two of water, (2,0) (3,0) (4,0).
    const sight = sightWith({
        [nameAt(-3, 0)]: { owner: 0 },
        [nameAt(-1, 0)]: { owner: 0 },
        [nameAt(4, 0)]: { owner: 0 },
        [nameAt(-2, 0)]: { owner: 1 },
        [nameAt(1, -2)]: { owner: 0 },
    });
    expect(worth(sight, 'building_in_line')).toBe(3);
});

test('offices on what was bought, shipped and looted', () => {
    const view = withBuildings(four, 4, { [middle]: { owner: 0 }, [far]: { owner: 0 } });
    const [me, other] = [view.players[0], view.players[1]];
    const hex = view.hexes.find(({ name }) => name === left);
    if (!me || !other || !hex) throw new Error('no such table');
    Object.assign(me, { cards: [3, 5, 8], shipping_tiles: 2, wanted: 1 });
    other.wanted = 4;
    hex.status = 'looted';
    for (const space of [0, 4, 8]) view.boomtown[space]?.tokens.push(0);
    const sight = lookAt(four, view);
    expect(worth(sight, 'investment', 1, 2)).toBe(6);
    expect(worth(sight, 'shipping_bonus_tile', 1, 2)).toBe(4);
    expect(worth(sight, 'token_in_boomtown', 2, 3)).toBe(3);
    expect(worth(sight, 'camp_in_wanted')).toBe(5);
    expect(worth(sight, 'building_beside_looted')).toBe(1);
    expect(worth(sight, 'something_else' as Counted)).toBe(0);
});
