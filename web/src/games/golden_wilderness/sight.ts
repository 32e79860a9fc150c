// What anyone at the table can count from what lies open: who would earn what at a market, what a tile produces and
// how many live there. It only helps the eye; what may be done, and what is paid, the server says.

import { beside, opposite, spotOf } from './layout';
import type {
    Country,
    Deck,
    Edge,
    Edition,
    EventCard,
    Industry,
    Level,
    Location,
    Person,
    PersonId,
    Role,
    Site,
    Terrain,
    TileFace,
    TileId,
    View,
} from './types';

export const terrains: Terrain[] = ['plains', 'farmland', 'forest', 'sierra', 'desert'];
export const decks: Deck[] = ['pioneer', 'soldier', 'priest', 'indian'];
export const roles: Role[] = ['governor', 'viceroy', 'presiding_father', 'newspaper_magnate', 'commandant'];
const levels: Level[] = ['beginner', 'easy', 'standard', 'advanced'];

export type Land = Site & Pick<TileFace, 'name' | 'terrain'>;

/** The table by tile and person, made once for each view. */
export interface Sight {
    edition: Edition;
    view: View;
    lands: Map<TileId, Land>;
    /** Tiles by where they lie. */
    at: Map<string, Land>;
    people: Map<PersonId, Person>;
    country: Country | undefined;
}

export function lookAt(edition: Edition, view: View): Sight {
    const faces = new Map(edition.tiles.map((tile) => [tile.id, tile]));
    const lands = view.tiles.flatMap((site) => {
        const face = faces.get(site.tile);
        return face === undefined ? [] : [{ ...site, name: face.name, terrain: face.terrain }];
    });
    return {
        edition,
        view,
        lands: new Map(lands.map((land) => [land.tile, land])),
        at: new Map(lands.map((land) => [spotOf(land), land])),
        people: new Map(edition.people.map((person) => [person.id, person])),
        country: edition.countries.find(({ id }) => id === view.country),
    };
}

/** Whether the table plays this level or one above it. */
export const atLeast = (edition: Edition, level: Level): boolean =>
    levels.indexOf(edition.level) >= levels.indexOf(level);

export const faceOf = (edition: Edition, tile: TileId): TileFace | undefined =>
    edition.tiles.find(({ id }) => id === tile);

/** What the owner's settlement produces; none without a settlement. */
export function industryOf({ edition, view }: Sight, land: Land): Industry | null {
    if (land.owner === null) return null;
    const held = view.players[land.owner]?.industries ?? [];
    return edition.industries.find(({ id, terrain }) => terrain === land.terrain && held.includes(id)) ?? null;
}

export const populationOf = (sight: Sight, land: Land): number =>
    land.city ? sight.edition.city_population : (industryOf(sight, land)?.cost ?? 0);

export const settlementsOf = (view: View, seat: number): number =>
    view.tiles.filter(({ owner }) => owner === seat).length;
export const markersOf = (view: View, seat: number, marker: string): number =>
    view.tiles.filter((site) => site.marker === marker && site.marker_owner === seat).length;
export const handOf = (view: View, seat: number): number =>
    decks.reduce((sum, deck) => sum + (view.players[seat]?.hand[deck] ?? 0), 0);
export const holderOf = (view: View, role: Role): number | null => {
    const seat = view.players.findIndex((player) => player.roles.includes(role));
    return seat < 0 ? null : seat;
};

/** A border that is sea on both sides is crossed by ferry. */
export const isFerry = (land: Site, edge: Edge): boolean => land.coast.includes(edge);

/** What a road across this border costs. */
export function roadPrice({ edition, at }: Sight, land: Land, edge: Edge): number {
    if (isFerry(land, edge)) return edition.sea_road;
    const other = at.get(spotOf(beside(land, edge)));
    const mountains = land.mountains.includes(edge) || (other?.mountains.includes(opposite(edge)) ?? false);
    return mountains ? edition.mountain_road : edition.lowland_road;
}

/** How many steps of road it is from a tile to every tile that roads lead to. */
export function roadSteps({ at }: Sight, from: Land): Map<TileId, number> {
    const far = new Map([[from.tile, 0]]);
    const open = [from];
    for (let land = open.shift(); land !== undefined; land = open.shift()) {
        for (const edge of land.roads) {
            const next = at.get(spotOf(beside(land, edge)));
            if (next === undefined || far.has(next.tile)) continue;
            far.set(next.tile, (far.get(land.tile) ?? 0) + 1);
            open.push(next);
        }
    }
    return far;
}

export const locationOf = (event: EventCard | null): Location =>
    event === 'city_market' ? 'city' : event === 'presidio_market' ? 'presidio' : 'coast';

export interface Earning {
    seat: number;
    pesos: number;
}
export interface Sale {
    product: string;
    price: number;
    /** Who would be paid, the most first. */
    earnings: Earning[];
}

/** What a market on this tile would pay, product by product; those that nobody sells there are left out. */
export function salesOn(sight: Sight, land: Land): Sale[] {
    const { edition, view, country } = sight;
    const prices = country?.prices[locationOf(view.event)] ?? [];
    const steps = roadSteps(sight, land);
    return edition.products.flatMap((product, i) => {
        const price = prices[i] ?? 0;
        const paid = new Map<number, number>();
        for (const [tile, far] of steps) {
            const place = sight.lands.get(tile);
            if (
                place === undefined ||
                place.owner === null ||
                price <= far ||
                industryOf(sight, place)?.product !== product
            )
                continue;
            paid.set(place.owner, (paid.get(place.owner) ?? 0) + price - far);
        }
        const earnings = [...paid]
            .map(([seat, pesos]) => ({ seat, pesos }))
            .sort((a, b) => b.pesos - a.pesos || a.seat - b.seat);
        return earnings.length > 0 ? [{ product, price, earnings }] : [];
    });
}

/** The most that a market on this tile could pay one seat. */
export const bestFor = (sales: Sale[], seat: number): number =>
    Math.max(
        0,
        ...sales.flatMap(({ earnings }) => earnings.filter((one) => one.seat === seat).map(({ pesos }) => pesos)),
    );

/** An ability of a card in its parts: "discard: explore 2 coastal". */
export interface Ability {
    /** "show", "discard", "trash" or pesos. */
    cost: 'show' | 'discard' | 'trash' | number;
    /** The verb, with what distinguishes it: "explore_coastal", "attack_mission", "votes". */
    effect: string;
    amount: number;
    /** A country to support. */
    country: string | null;
}

export function abilityOf(text: string): Ability {
    const [cost = '', rest = ''] = text.split(': ');
    const [verb = '', ...words] = rest.split(' ');
    const amount = Number(words.find((word) => /^\d+$/.test(word)) ?? 1);
    const what = words.find((word) => !/^\d+$/.test(word)) ?? null;
    const isSupport = verb === 'support';
    return {
        cost: cost.startsWith('$') ? Number(cost.slice(1)) : (cost as 'show' | 'discard' | 'trash'),
        effect: what === null || isSupport ? verb : `${verb}_${what}`,
        amount,
        country: isSupport ? what : null,
    };
}
