// A small table for the tests: a coast with a bay, a road over the mountains, and a ferry.

import type { Edge, Edition, PlayerView, Site, View } from '../../../../src/games/golden_wilderness/types';

const prices = { coast: [3, 3, 4], city: [4, 4, 5], presidio: [4, 0, 5] };

export const edition: Edition = {
    level: 'easy',
    cities: 5,
    presidios: 10,
    missions: 10,
    last_taxes: 40,
    city_population: 5,
    city_pays: 20,
    mission_crosses: 1,
    mission_pesos: 5,
    presidio_swords: 2,
    presidio_pesos: 5,
    bought_vote: 5,
    gold_rush_pioneers: 3,
    settlement_points: 5,
    person_points: -2,
    lowland_road: 2,
    mountain_road: 5,
    sea_road: 6,
    markets: ['coast', 'city'],
    ends_with: ['cities'],
    products: ['hides', 'wood', 'corn'],
    industries: [
        { id: 'plains_hides', terrain: 'plains', product: 'hides', cost: 1, in_play: true },
        { id: 'plains_corn', terrain: 'plains', product: 'corn', cost: 2, in_play: true },
        { id: 'forest_wood', terrain: 'forest', product: 'wood', cost: 1, in_play: true },
    ],
    countries: [
        { id: 'easy', name: 'Easy', taxes: 3, neophytes: false, can_govern: false, immigrants: [3, 0, 0], prices },
    ],
    tiles: [
        { id: 'noyo', name: 'Noyo', terrain: 'forest', coast: ['W', 'SW'], mountains: ['E'] },
        { id: 'napa', name: 'Napa', terrain: 'plains', coast: [], mountains: [] },
        { id: 'reno', name: 'Reno', terrain: 'plains', coast: [], mountains: [] },
        { id: 'point', name: 'Point', terrain: 'plains', coast: ['NE', 'W', 'NW'], mountains: [] },
    ],
    people: [
        {
            id: 'smith',
            name: 'Jedediah Smith',
            deck: 'pioneer',
            born: 1799,
            died: 1831,
            population: 1,
            crosses: 0,
            swords: 0,
            abilities: [],
            does: [],
            uses: [],
        },
    ],
};

const site = (tile: string, x: number, y: number, owner: number | null, roads: Edge[]): Site => {
    const face = edition.tiles.find(({ id }) => id === tile);
    return {
        tile,
        x,
        y,
        turned: 0,
        coast: face?.coast ?? [],
        mountains: face?.mountains ?? [],
        roads,
        city: false,
        owner,
        product: null,
        population: 0,
    };
};
const player = (industries: string[]): PlayerView => ({
    pesos: 10,
    points: 0,
    industries,
    hand: { pioneer: 2, soldier: 0, priest: 1, indian: 0 },
    known: [],
    roles: [],
    offers_left: 1,
    composing: false,
    settlements: 2,
    missions: 0,
    presidios: 0,
    people: 3,
});

/**
 * Noyo (wood, B) – Napa (hides, A) – Reno (hides, A), all joined by roads; Point (corn, B) is across the water from
 * Noyo, joined by ferry.
 */
export const view: View = {
    step: 'market_tile',
    asked: 0,
    active_player: 0,
    country: 'easy',
    taxes_played: 0,
    gold_rush: false,
    immigrants: { pioneer: 3, soldier: 0, priest: 0, indian: 0 },
    cities_left: 5,
    presidios_left: 10,
    missions_left: 10,
    population: 0,
    crosses: 0,
    swords: 0,
    tiles: [
        site('noyo', 0, 0, 1, ['E', 'SW']),
        site('napa', 2, 0, 0, ['W', 'E']),
        site('reno', 4, 0, 0, ['W']),
        site('point', -1, 1, 1, ['NE']),
    ],
    tiles_left: [0, 0],
    players: [player(['plains_hides']), player(['forest_wood', 'plains_corn'])],
    decks: [],
    used: [],
    trashed: [],
    pool: [],
    events_left: 3,
    event_discards: [],
    event: 'coast_market',
    hand: [],
    drawn: [],
    top_event: null,
    offers: [null, null],
    sales: [
        {
            tile: 'noyo',
            products: [
                { product: 'hides', price: 3, earnings: [{ seat: 0, pesos: 3 }] },
                { product: 'wood', price: 3, earnings: [{ seat: 1, pesos: 3 }] },
            ],
        },
    ],
};
