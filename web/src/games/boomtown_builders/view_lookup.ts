// Indexes the view by location for drawing. Votes, scores and previews come from the server.

import { allPlaces, placeName } from './layout';
import type { Building, CardFace, Edition, LocationId, View } from './types';

/** The symbols for these arrows. */
export function voteSymbols(text: string): string[] {
    const symbols: Record<string, string> = { '<': 'vote-left', '>': 'vote-right', '+': 'plus', '.': 'vote-none' };
    return [...text].map((sign) => symbols[sign] ?? 'vote-none');
}

/** Preview of a card at the place where it would be built. */
export interface Ghost {
    at: LocationId;
    card: CardFace;
    /** Where the train would move. */
    train: LocationId;
}

/** Built once for each view. */
export interface ViewLookup {
    edition: Edition;
    view: View;
    buildings: Map<LocationId, Building>;
    terrain: Map<LocationId, string>;
    /** Arrows of a Hideout; null while it is face down. */
    hideouts: Map<LocationId, string | null>;
}

export function lookupOf(edition: Edition, view: View): ViewLookup {
    return {
        edition,
        view,
        buildings: new Map(view.buildings.map((building) => [building.at, building])),
        terrain: new Map(view.terrain.map((land) => [land.at, land.terrain])),
        hideouts: new Map(edition.hideout_spaces.map((space, i) => [space, view.hideouts[i] ?? null])),
    };
}

/** A Vote Arrow or + that is visible in a row. */
export interface VoteSign {
    at: LocationId;
    symbol: string;
    side: 'left' | 'right';
    /** Of the Building; undefined if the sign is printed on the board or on a Hideout. */
    owner: number | undefined;
}

/** The signs of an arrow text with their sides; a + belongs to the arrows before it. */
export const sidesOf = (text: string): Pick<VoteSign, 'symbol' | 'side'>[] =>
    text === '.'
        ? []
        : voteSymbols(text).map((symbol, i) => ({
              symbol,
              side: text.slice(0, i + 1).includes('>') ? 'right' : 'left',
          }));

/** The signs that are visible in a row, from left to right. */
export function signsInRow({ edition, buildings, terrain, hideouts }: ViewLookup, row: number): VoteSign[] {
    return allPlaces(1, edition.columns).flatMap(({ column }) => {
        const at = placeName({ row, column });
        const building = buildings.get(at);
        const printed = terrain.has(at) ? '.' : (edition.printed[row]?.[column] ?? '.');
        const text = building ? cardOf(edition, building.card)?.arrows : (hideouts.get(at) ?? printed);
        return sidesOf(text ?? '.').map((sign) => ({ ...sign, at, owner: building?.owner }));
    });
}

export const cardOf = (edition: Edition, card: number): CardFace | undefined => edition.cards[card];

export const multiplierOf = (edition: Edition, cube: string | undefined): number =>
    edition.cubes.find(({ id }) => id === cube)?.multiplier ?? 1;

/** Points by distance for display: at least up to 4, and a last box for everything farther. */
export function pointBoxes(card: CardFace): { distance: string; points: number }[] {
    let last = card.points.length - 1;
    while (last > 4 && card.points[last] === card.points[last - 1]) last -= 1;
    return card.points.slice(0, last + 1).map((points, distance) => ({
        distance: distance === last && last < card.points.length - 1 ? `${distance}+` : String(distance),
        points,
    }));
}
