// Indexes the view by tile and by person. The server sends everything that depends on rules.

import { spotOf } from './layout';
import type {
    Country,
    Deck,
    Edge,
    Edition,
    Level,
    Person,
    PersonId,
    Role,
    Sale,
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

/** Indexes the view by tile and person; built once for each view. */
export interface ViewLookup {
    edition: Edition;
    view: View;
    lands: Map<TileId, Land>;
    /** Tiles by position. */
    at: Map<string, Land>;
    people: Map<PersonId, Person>;
    country: Country | undefined;
}

export function lookupOf(edition: Edition, view: View): ViewLookup {
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

export const holderOf = (view: View, role: Role): number | null => {
    const seat = view.players.findIndex((player) => player.roles.includes(role));
    return seat < 0 ? null : seat;
};

/** The people that an Immigrants event would bring, by deck. */
export const immigrantsOf = ({ immigrants }: View): { deck: Deck; n: number }[] =>
    decks.map((deck) => ({ deck, n: immigrants[deck] })).filter(({ n }) => n > 0);

/** A border with sea on both sides is crossed by ferry. */
export const isFerry = (land: Site, edge: Edge): boolean => land.coast.includes(edge);

/** The sales that a market on this tile would offer; empty unless a market is being held. */
export const salesOn = (view: View, tile: TileId): Sale[] =>
    view.sales?.find((place) => place.tile === tile)?.products ?? [];

/** The most that a market on this tile would pay this seat. */
export const bestFor = (sales: Sale[], seat: number): number =>
    Math.max(
        0,
        ...sales.flatMap(({ earnings }) =>
            earnings.filter((earning) => earning.seat === seat).map(({ pesos }) => pesos),
        ),
    );
