// The table by location, for drawing. Votes, scores and what an action would bring come from the server.

import type { Building, CardFace, Edition, LocationId, View } from './types';

/** The symbols that draw these arrows. */
export function voteSymbols(text: string): string[] {
    const symbols: Record<string, string> = { '<': 'vote-left', '>': 'vote-right', '+': 'plus', '.': 'vote-none' };
    return [...text].map((sign) => symbols[sign] ?? 'vote-none');
}

/** A card shown where it would be built. */
export interface Ghost {
    at: LocationId;
    card: CardFace;
    /** Where the train would go. */
    train: LocationId;
}

/** Made once for each view. */
export interface Sight {
    edition: Edition;
    view: View;
    buildings: Map<LocationId, Building>;
    terrain: Map<LocationId, string>;
    /** Arrows of a Hideout; null while it is face down. */
    hideouts: Map<LocationId, string | null>;
}

export function lookAt(edition: Edition, view: View): Sight {
    return {
        edition,
        view,
        buildings: new Map(view.buildings.map((building) => [building.at, building])),
        terrain: new Map(view.terrain.map((land) => [land.at, land.terrain])),
        hideouts: new Map(edition.hideout_spaces.map((space, i) => [space, view.hideouts[i] ?? null])),
    };
}

export const cardOf = (edition: Edition, card: number): CardFace | undefined => edition.cards[card];

export const multiplierOf = (edition: Edition, cube: string | undefined): number =>
    edition.cubes.find(({ id }) => id === cube)?.multiplier ?? 1;

/** Points by distance as they are shown: at least to 4, and the last box for all that is farther. */
export function pointBoxes(card: CardFace): { distance: string; points: number }[] {
    let last = card.points.length - 1;
    while (last > 4 && card.points[last] === card.points[last - 1]) last -= 1;
    return card.points.slice(0, last + 1).map((points, distance) => ({
        distance: distance === last && last < card.points.length - 1 ? `${distance}+` : String(distance),
        points,
    }));
}
