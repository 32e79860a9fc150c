// The board's texts: labels for screen readers, and the few lines beside the drawing.

import type { Translate } from '../../words';
import { placeName, type Place } from './layout';
import { cardOf, multiplierOf, type ViewLookup } from './view_lookup';
import type { CardFace, Score } from './types';

const page = (key: string): string => `boomtown_builders.page.${key}`;

/** Translates the page's own sentences by the last part of their key. */
export const speaker =
    (t: Translate) =>
    (key: string, args?: Parameters<Translate>[1]): string =>
        t(page(key), args);

export const buildingName = (t: Translate, card: CardFace): string =>
    t(`boomtown_builders.building.${card.building}`, {}, card.name);

export const cubeName = (t: Translate, size: string): string => t(`boomtown_builders.cube.${size}`, {}, size);

const countOf = (sign: string, text: string): number => text.split(sign).length - 1;

/** A card's arrows in words. */
export function votesWords(t: Translate, text: string): string {
    const say = speaker(t);
    const [left, right, plus] = [countOf('<', text), countOf('>', text), countOf('+', text)];
    if (left > 0 && right > 0) return say('votes_both', { left, right });
    if (left > 0) return plus > 0 ? say('votes_left_plus', { n: left, plus }) : say('votes_left', { n: left });
    if (right > 0) return plus > 0 ? say('votes_right_plus', { n: right, plus }) : say('votes_right', { n: right });
    return say('votes_none');
}

function scoreWords(t: Translate, score: Score): string {
    const { distance, points, bonus, multiplier, total } = score;
    const key = bonus > 0 ? 'worth_bonus' : total > 0 ? 'worth' : 'worth_none';
    return speaker(t)(key, { distance, points, bonus, multiplier, total });
}

/** Title and sentences about a place. */
export interface Description {
    title: string;
    lines: string[];
}

export function describePlace(t: Translate, lookup: ViewLookup, place: Place): Description {
    const say = speaker(t);
    const location = placeName(place);
    const building = lookup.buildings.get(location);
    const card = building && cardOf(lookup.edition, building.card);
    if (building && card) {
        const lines = [];
        if (building.owner !== undefined && building.cube !== undefined)
            lines.push(
                say('owned', {
                    seat: { seat: building.owner },
                    cube: cubeName(t, building.cube),
                    n: multiplierOf(lookup.edition, building.cube),
                }),
            );
        lines.push(building.score ? scoreWords(t, building.score) : say('not_settled', { row: place.row + 1 }));
        return {
            title: say('building_at', { building: buildingName(t, card), location, votes: votesWords(t, card.arrows) }),
            lines,
        };
    }
    const land = lookup.terrain.get(location);
    if (land !== undefined)
        return { title: say(`${land}_at`, { location }), lines: [say(land, { bonus: lookup.edition.goldmine_bonus })] };
    const hideout = lookup.hideouts.get(location);
    if (hideout !== undefined)
        return {
            title: say('hideout_at', { location }),
            lines: [hideout === null ? say('hideout_down') : say('hideout_up', { votes: votesWords(t, hideout) })],
        };
    const printed = lookup.edition.printed[place.row]?.[place.column] ?? '.';
    return { title: say('empty_at', { location, votes: votesWords(t, printed) }), lines: [] };
}

/** The token or train at a place. */
export function markerWords(t: Translate, lookup: ViewLookup, place: Place): string | null {
    const say = speaker(t);
    const location = placeName(place);
    if (lookup.view.track[place.row] === location) return say('token_here');
    return lookup.view.train_marker === location ? say('train_here') : null;
}
