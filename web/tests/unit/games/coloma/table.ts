// A table of Coloma for the tests: a small map, a few cards, and the pieces that a test adds.

import type { Edition, PlayerView, SpaceFace, View } from '../../../../src/games/coloma/types';
import type { Phrase } from '../../../../src/protocol';

/** "2 dude": a number and a thing, as the server sends it. */
export function gain(text: string): Phrase {
    const [count, thing] = text.split(' ');
    return { id: text, parts: [{ key: `coloma.amount.${thing}`, args: { count: Number(count) } }] };
}
export const effect = (name: string, args: Phrase['parts'][number]['args'] = {}): Phrase => ({
    id: name,
    parts: [{ key: `coloma.effect.${name}`, args }],
});

/** Builds spaces from lists of roads; the ends of roads are Boomtowns, "h…" are Horseshoes. */
export function spacesOf(roads: string[]): SpaceFace[] {
    const towns = new Set(roads.flatMap((road) => [road.split(' ')[0], road.split(' ').at(-1)]));
    const spaces = new Map<string, SpaceFace>();
    const spaceOf = (id: string): SpaceFace => {
        const kind = towns.has(id) ? 'boomtown' : id.startsWith('h') ? 'horseshoe' : 'settlement';
        const known = spaces.get(id) ?? { id, name: id, kind, gain: gain('1 buck'), neighbours: [] };
        spaces.set(id, known);
        return known;
    };
    for (const road of roads) {
        const ids = road.split(' ');
        ids.forEach((id, i) =>
            spaceOf(id).neighbours.push(...[ids[i - 1], ids[i + 1]].filter((beside) => beside !== undefined)),
        );
    }
    return [...spaces.values()];
}

export const tailrace = [
    'coloma lotus ha cool auburn',
    'coloma valley hb georgetown',
    'coloma hill hc hangtown',
    'coloma falls hd folsom',
    'georgetown he spanish auburn',
    'georgetown kelsey hf hangtown',
    'hangtown diamond hg clark folsom',
    'folsom snake hi auburn',
];

export const edition: Edition = {
    rulings: 'condensed',
    hotels: false,
    specialties: false,
    duel: false,
    solo: false,
    signpost_offset: 2,
    first_year: 1848,
    events: ['2 dude', '1 gold', '2 card', '2 buck', '1 vp'].map(gain),
    mill: [gain('2 card'), gain('1 gold')],
    gold_spaces: 5,
    pool_values: [3, 2, 1],
    graves: [1, 2, 3, 4, 5, 6],
    land_points: [3, 7, 12, 18, 25],
    stack_outlaws: 0,
    space_outlaws: [1, 1, 2, 3],
    building_points: 6,
    hotel_points: 8,
    tent_bucks: 2,
    horse_gold: 1,
    costs: {} as Edition['costs'],
    buildings: [
        {
            id: 'general_store',
            name: 'General Store',
            site: 'barker',
            rows: [
                { section: 'common', effect: effect('tents_cost', { bucks: 1 }) },
                { section: 'boom', effect: gain('3 buck') },
            ],
        },
        {
            id: 'bakery',
            name: 'Bakery',
            site: '1',
            rows: [
                { section: 'common', effect: gain('2 dude') },
                { section: 'boom', effect: gain('2 buck') },
            ],
        },
        {
            id: 'stage_stop',
            name: 'Stage Stop',
            site: '4',
            rows: [
                { section: 'common', effect: effect('both_benefits') },
                { section: 'bust', effect: gain('2 dude') },
            ],
        },
    ],
    barrels: [{ id: 'wagon', name: 'Wagon Barrel', count: 3, effect: effect('wagon') }],
    bridges: [
        { id: 'rivers', name: 'Rivers Bridge', points: 4, per: 'rivers', max: 16 },
        { id: 'barrels', name: 'Barrels Bridge', points: 3, per: 'barrels', max: 5 },
    ],
    boards: [{ id: 'a', name: 'A', gain: ['3 card', '2 buck', '1 tent'].map(gain), points: [3, 4, 5] }],
    pioneers: [],
    charts: [],
    spaces: spacesOf(tailrace),
    lands: [
        { id: 'bear_river', name: 'Bear River', towns: ['auburn'] },
        { id: 'high_sierra', name: 'High Sierra', towns: ['georgetown', 'hangtown'] },
        { id: 'cosumnes', name: 'Cosumnes', towns: ['hangtown', 'folsom'] },
        { id: 'valley_land', name: 'Sacramento Valley', towns: ['folsom', 'auburn'] },
    ],
};

export const player = (some: Partial<PlayerView> = {}): PlayerView => ({
    points: 0,
    bucks: 2,
    gold: 1,
    horses: 1,
    dudes: 2,
    dudes_in_supply: 10,
    gunmen: 0,
    hotel_dudes: 0,
    graves: 0,
    grave_points: 0,
    tents: 1,
    tents_in_supply: 7,
    event_tents: [],
    land_tents: [],
    rivers: [],
    bridges: [],
    carrots: [],
    tableau: [],
    hotels: 0,
    wagon: 'coloma',
    board: 'a',
    hand: 4,
    deck: 12,
    deck_known_top: 0,
    deck_known_bottom: 0,
    barrels: {},
    used_barrels: {},
    site: null,
    mule: null,
    dial_set: false,
    ...some,
});

export const view = (some: Partial<View> = {}): View => ({
    year: 1848,
    round: 1,
    over: false,
    barker: 1,
    signpost: 3,
    bust: 3,
    sheriff: 0,
    pointed_to: 2,
    sites: [],
    gold: 15,
    cart: 0,
    nugget_value: 3,
    pools: [3, 2, 1].map((value) => ({ value, nuggets: 5 })),
    hotels: 0,
    buster_cards: [],
    buster: null,
    committed: [],
    outlaws: 2,
    charts: [],
    rows: [1, 2, 3, 4, 5].map((size) => ({ size, who: null })),
    shootout: { gunmen: 0, won: false, tiers: [] },
    stash: [],
    barrel_stack: 26,
    barrels_discarded: {},
    bridges: [],
    turn: null,
    players: [player(), player()],
    hand: null,
    ...some,
});
