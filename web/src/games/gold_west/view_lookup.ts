// Indexes the view by hex, and lists the pieces to draw. Legal actions and their effects come from the server.

import { sources } from './goods';
import type { Goods } from './goods';
import type { CardFace, Edition, Hex, HexId, HexPlace, Metal, Resource, Terrain, View } from './types';

export const resources: Resource[] = ['wood', 'stone', 'copper', 'silver', 'gold'];
export const metals: Metal[] = ['copper', 'silver', 'gold'];
export const terrains: Terrain[] = ['copper', 'silver', 'gold', 'forest'];

export type Place = HexPlace & Hex;

/** Indexes the view by hex; built once for each view. */
export interface ViewLookup {
    edition: Edition;
    view: View;
    places: Map<HexId, Place>;
}

export function lookupOf(edition: Edition, view: View): ViewLookup {
    const hexes = new Map(view.hexes.map((hex) => [hex.name, hex]));
    const places = edition.hexes.flatMap((place) => {
        const hex = hexes.get(place.name);
        return hex === undefined ? [] : [{ ...place, ...hex }];
    });
    return { edition, view, places: new Map(places.map((place) => [place.name, place])) };
}

// Goods

export const goodsList = (goods: Goods): Resource[] =>
    resources.flatMap((resource) => Array<Resource>(goods[resource]).fill(resource));
export const countOf = (goods: Goods): number => resources.reduce((sum, resource) => sum + goods[resource], 0);
export const metalsOf = (cost: Record<Metal, number>): Metal[] =>
    metals.flatMap((metal) => Array<Metal>(cost[metal]).fill(metal));

/** A resource in a bin; `isNew` if it has just arrived. */
export interface Piece {
    resource: Resource;
    isNew: boolean;
}

/** The resources of a bin; among each kind, new ones come last. */
export function piecesOf(goods: Goods, before: Goods | undefined): Piece[] {
    return resources.flatMap((resource) =>
        Array.from({ length: goods[resource] }, (_, i) => ({
            resource,
            isNew: before !== undefined && i >= before[resource],
        })),
    );
}

export const noGoods: Goods = { wood: 0, stone: 0, copper: 0, silver: 0, gold: 0 };

// Buildings

export const isBuilding = (place: Place): boolean => place.status === 'camp' || place.status === 'settlement';

export const cardOf = (edition: Edition, card: number | null): CardFace | undefined =>
    card === null ? undefined : edition.cards[card];

/** The current penalty of the Wanted area, as counted by the server. */
export const penaltyOf = (view: View, seat: number): number =>
    view.players[seat]?.score[sources.indexOf('wanted')] ?? 0;
