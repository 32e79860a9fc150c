// A table of Gold West for the tests: the published board, all tokens face down, and the pieces that a test adds.

import type { Goods } from '../../../../src/games/gold_west/goods';
import type { Edition, Hex, HexPlace, PlayerView, View } from '../../../../src/games/gold_west/types';

const ring = [
    [0, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
    [1, 0],
] as const;
const centres = [
    [-5, 2],
    [-2, 0],
    [1, -2],
    [4, -3],
    [6, -2],
    [3, 0],
    [0, 2],
    [-3, 3],
] as const;
const water = [
    { q: -1, r: 1 },
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: 2, r: -1 },
];

export const goods = (some: Partial<Goods> = {}): Goods => ({
    wood: 0,
    stone: 0,
    copper: 0,
    silver: 0,
    gold: 0,
    ...some,
});

/** Named as in the rules: rows from the top by letters, hexes from the left by numbers. */
function hexesOf(players: number): HexPlace[] {
    const spots = centres.flatMap(([q, r], tile) => ring.map(([dq, dr]) => ({ q: q + dq, r: r + dr, tile })));
    spots.sort((a, b) => a.r - b.r || a.q - b.q);
    const top = Math.min(...spots.map(({ r }) => r));
    return spots.map((spot, i) => {
        const number = spots.slice(0, i).filter(({ r }) => r === spot.r).length + 1;
        const used = players > 2 || (spot.tile !== 0 && spot.tile !== 4);
        const beside = ring.slice(1).map(([q, r]) => ({ q: spot.q + q, r: spot.r + r }));
        const has = (list: { q: number; r: number }[], { q, r }: { q: number; r: number }): boolean =>
            list.some((hex) => hex.q === q && hex.r === r);
        return {
            ...spot,
            name: `${String.fromCharCode(97 + spot.r - top)}${number}`,
            used,
            water: used && beside.some((place) => has(water, place)),
            edge: used && beside.some((place) => !has(water, place) && !has(spots, place)),
        };
    });
}

export function editionFor(players: number): Edition {
    return {
        hexes: hexesOf(players),
        water,
        bin_points: [0, 1, 2, 3],
        camps: 12,
        cards: [],
        offices: [],
        singles: [],
        boomtown: { columns: ['copper', 'silver', 'gold'], rows: ['gold', 'silver', 'copper'] },
        shipping: {
            steps: 8,
            thresholds: [
                { step: 2, points: 2 },
                { step: 5, points: 3 },
            ],
            bonus_steps: [4, 8],
        },
        terrain_bonus: { copper: [12, 8], silver: [10, 6], gold: [8, 4], forest: [6, 2] },
        group_points: 2,
        loot_penalty: 1,
    };
}

function player(order: number): PlayerView {
    const terrains = { copper: 0, silver: 0, gold: 0, forest: 0 };
    return {
        order,
        supply: [goods(), goods(), goods(), goods()],
        camps: 12,
        wanted: 0,
        influence: { ...terrains },
        settlements: { ...terrains },
        shipping: { copper: 0, silver: 0, gold: 0 },
        shipping_tiles: 0,
        cards: [],
        score: Array<number>(9).fill(0),
        total: 0,
    };
}

export function viewFor(edition: Edition, players: number): View {
    const hexes = edition.hexes.map(({ name, used }): Hex => ({
        name,
        terrain: used ? 'copper' : null,
        status: used ? 'face_down' : 'unused',
        goods: null,
        private: false,
        looked_by: [],
    }));
    const piles = [
        [7, 4],
        [7, 4],
    ];
    return {
        step: 'choose_token',
        active_player: 0,
        starting_player: 0,
        final_turn: false,
        usage_area: goods(),
        passing: null,
        invested: false,
        influenced: false,
        chosen: null,
        effect_left: 0,
        hexes,
        boomtown: Array.from({ length: 9 }, (_, i) => ({
            number: i + 1,
            office: Math.floor(i / 2),
            single: null,
            price: ['copper', 'gold'],
            tokens: [],
            worth: Array<number>(players).fill(0),
        })),
        standings: { copper: [], silver: [], gold: [], forest: [] },
        investments: [],
        bonus_tiles: [3, 2, 1],
        shipping_piles: { copper: piles, silver: piles, gold: piles },
        players: Array.from({ length: players }, (_, i) => player(i + 1)),
    };
}
