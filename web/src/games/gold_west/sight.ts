// What anyone at the table can count from what lies open: groups, influence, what a building would bring. It only
// helps the eye; what may be done, and what is scored, the server says.

import { directions } from './layout';
import { sources, type Goods } from './goods';
import type { CardFace, Edition, Hex, HexId, HexPlace, Metal, Resource, Terrain, View } from './types';

export const resources: Resource[] = ['wood', 'stone', 'copper', 'silver', 'gold'];
export const metals: Metal[] = ['copper', 'silver', 'gold'];
export const terrains: Terrain[] = ['copper', 'silver', 'gold', 'forest'];

export type Place = HexPlace & Hex;

/** The table by hex, made once for each view. */
export interface Sight {
    edition: Edition;
    view: View;
    places: Map<HexId, Place>;
    neighbours: Map<HexId, HexId[]>;
}

export function lookAt(edition: Edition, view: View): Sight {
    const names = new Map(edition.hexes.map(({ q, r, name }) => [`${q} ${r}`, name]));
    const hexes = new Map(view.hexes.map((hex) => [hex.name, hex]));
    const places = edition.hexes.flatMap((place) => {
        const hex = hexes.get(place.name);
        return hex === undefined ? [] : [{ ...place, ...hex }];
    });
    const beside = ({ q, r }: HexPlace): HexId[] =>
        directions.flatMap((step) => names.get(`${q + step.q} ${r + step.r}`) ?? []);
    return {
        edition,
        view,
        places: new Map(places.map((place) => [place.name, place])),
        neighbours: new Map(edition.hexes.map((place) => [place.name, beside(place)])),
    };
}

// Goods

export const goodsList = (goods: Goods): Resource[] =>
    resources.flatMap((resource) => Array<Resource>(goods[resource]).fill(resource));
export const countOf = (goods: Goods): number => resources.reduce((sum, resource) => sum + goods[resource], 0);
export const metalsOf = (cost: Record<Metal, number>): Metal[] =>
    metals.flatMap((metal) => Array<Metal>(cost[metal]).fill(metal));

/** A resource in a bin; `fresh` where it was not there before. */
export interface Piece {
    resource: Resource;
    fresh: boolean;
}

/** The pieces of a bin, those that have just come last of their kind. */
export function piecesOf(goods: Goods, before: Goods | undefined): Piece[] {
    return resources.flatMap((resource) =>
        Array.from({ length: goods[resource] }, (_, i) => ({
            resource,
            fresh: before !== undefined && i >= before[resource],
        })),
    );
}

/** What activating a bin (from 1) does: one stays in each bin passed while there are any; the rest arrives. */
export function activation(supply: Goods[], bin: number): { stays: number[]; arrive: number } {
    const moving = countOf(supply[bin - 1] ?? noGoods);
    const stays = Array.from({ length: Math.min(moving, bin - 1) }, (_, i) => bin - 1 - i);
    return { stays, arrive: moving - stays.length };
}

export const noGoods: Goods = { wood: 0, stone: 0, copper: 0, silver: 0, gold: 0 };

// Buildings

export const isBuilding = (place: Place): boolean => place.status === 'camp' || place.status === 'settlement';

export function buildingsOf(sight: Sight, seat: number): Set<HexId> {
    const own = [...sight.places.values()].filter((place) => isBuilding(place) && place.owner === seat);
    return new Set(own.map(({ name }) => name));
}

/** The hexes of the group that a building lies in, or would lie in. */
export function groupAt(sight: Sight, seat: number, name: HexId): Set<HexId> {
    const own = buildingsOf(sight, seat);
    const group = new Set([name]);
    for (const at of group) for (const next of sight.neighbours.get(at) ?? []) if (own.has(next)) group.add(next);
    return group;
}

/** The sizes of a seat's groups, the largest first. */
export function groupSizes(sight: Sight, seat: number): number[] {
    const left = buildingsOf(sight, seat);
    const sizes: number[] = [];
    for (const name of left) {
        const group = groupAt(sight, seat, name);
        for (const member of group) left.delete(member);
        sizes.push(group.size);
    }
    return sizes.sort((a, b) => b - a);
}

// Influence

export interface Standing {
    seat: number;
    influence: number;
    /** 1 or 2 where it would score now; null where it would not. */
    place: 1 | 2 | null;
    points: number;
}

/** More influence for a seat, and perhaps a settlement, for a preview. */
export interface Gain {
    seat: number;
    influence: number;
    settlement: boolean;
}

/** Who stands how in a terrain, the strongest first, and what each would score if the game ended now. */
export function standingsIn(edition: Edition, view: View, terrain: Terrain, gain?: Gain): Standing[] {
    const seats = view.players.map((player, seat) => {
        const more = gain?.seat === seat ? gain : undefined;
        return {
            seat,
            influence: player.influence[terrain] + (more?.influence ?? 0),
            settlements: player.settlements[terrain] + (more?.settlement ? 1 : 0),
        };
    });
    seats.sort((a, b) => b.influence - a.influence || b.settlements - a.settlements || a.seat - b.seat);
    const alike = (a: (typeof seats)[number], b?: (typeof seats)[number]): boolean =>
        a.influence === b?.influence && a.settlements === b?.settlements;

    const [first, second] = edition.terrain_bonus[terrain];
    const leaders = seats.filter((one) => one.influence > 0 && alike(one, seats[0]));
    const next = seats[leaders.length];
    const two = view.players.length === 2;
    const followers = two || leaders.length > 1 ? [] : seats.filter((one) => one.influence > 0 && alike(one, next));
    const shared = (points: number, among: unknown[]): number => Math.floor(points / among.length);
    return seats.map((one) => {
        const { seat, influence } = one;
        if (leaders.includes(one))
            return {
                seat,
                influence,
                place: 1,
                points: shared(two ? second : leaders.length > 1 ? first + second : first, leaders),
            };
        if (followers.includes(one)) return { seat, influence, place: 2, points: shared(second, followers) };
        return { seat, influence, place: null, points: 0 };
    });
}

// Previews

export type Way = 'camp' | 'settlement' | 'loot';

/** What taking a token in some way would bring, as far as the open table tells. */
export interface Prospect {
    terrain: Terrain;
    /** Influence in that terrain afterwards. */
    influence: number;
    place: 1 | 2 | null;
    /** Buildings of the group it joins; 0 for loot. */
    group: number;
    /** Points more for the largest group and for that terrain, if the game ended then. */
    points: number;
}

export function prospectOf(sight: Sight, seat: number, name: HexId, way: Way): Prospect | null {
    const terrain = sight.places.get(name)?.terrain;
    if (terrain === undefined || terrain === null) return null;
    const more = { camp: 1, settlement: 2, loot: 0 }[way];
    const standing = (gain?: Gain): Standing | undefined =>
        standingsIn(sight.edition, sight.view, terrain, gain).find((one) => one.seat === seat);
    const [before, after] = [standing(), standing({ seat, influence: more, settlement: way === 'settlement' })];
    const group = way === 'loot' ? 0 : groupAt(sight, seat, name).size;
    const larger = Math.max(0, group - (groupSizes(sight, seat)[0] ?? 0));
    return {
        terrain,
        influence: after?.influence ?? 0,
        place: after?.place ?? null,
        group,
        points: larger * sight.edition.group_points + (after?.points ?? 0) - (before?.points ?? 0),
    };
}

export const cardOf = (edition: Edition, card: number | null): CardFace | undefined =>
    card === null ? undefined : edition.cards[card];

/** What the server counts for the Wanted area, as things stand. */
export const penaltyOf = (view: View, seat: number): number =>
    view.players[seat]?.score[sources.indexOf('wanted')] ?? 0;
