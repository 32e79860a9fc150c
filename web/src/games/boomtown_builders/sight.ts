// What anyone at the table can count from what lies open: votes, where the train points, what a building would
// bring. It only helps the eye; what may be done, and what is scored, the server says.

import { placeName, placeOf, type Place } from './layout';
import type { ArrowsText, Building, CardFace, Edition, PlaceName, View } from './types';

export interface Arrows {
    left: number;
    right: number;
    leftPlus: number;
    rightPlus: number;
}

export function arrowsOf(text: ArrowsText): Arrows {
    const arrows: Arrows = { left: 0, right: 0, leftPlus: 0, rightPlus: 0 };
    for (const sign of text) {
        if (sign === '<') arrows.left += 1;
        else if (sign === '>') arrows.right += 1;
        else if (sign === '+' && arrows.right > 0) arrows.rightPlus += 1;
        else if (sign === '+') arrows.leftPlus += 1;
    }
    return arrows;
}

/** The symbols that draw these arrows. */
export function voteSymbols(text: ArrowsText): string[] {
    const symbols: Record<string, string> = { '<': 'vote-left', '>': 'vote-right', '+': 'plus', '.': 'vote-none' };
    return [...text].map((sign) => symbols[sign] ?? 'vote-none');
}

export function addArrows(a: Arrows, b: Arrows): Arrows {
    return {
        left: a.left + b.left,
        right: a.right + b.right,
        leftPlus: a.leftPlus + b.leftPlus,
        rightPlus: a.rightPlus + b.rightPlus,
    };
}

/** A card that is only thought of, for a preview. */
export interface Ghost {
    at: PlaceName;
    card: CardFace;
}

/** The table by location, made once for each view. */
export interface Sight {
    edition: Edition;
    view: View;
    buildings: Map<PlaceName, Building>;
    terrain: Map<PlaceName, string>;
    /** Arrows of a Hideout; null while it is face down. */
    hideouts: Map<PlaceName, ArrowsText | null>;
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

/** What a location shows of votes: its card's, or the printed ones while nothing lies on them. */
function votesAt(sight: Sight, place: Place, ghost?: Ghost): ArrowsText {
    const name = placeName(place);
    if (ghost?.at === name) return ghost.card.arrows;
    const building = sight.buildings.get(name);
    if (building) return cardOf(sight.edition, building.card)?.arrows ?? '.';
    const hideout = sight.hideouts.get(name);
    if (hideout !== undefined) return hideout ?? '.';
    if (sight.terrain.has(name)) return '.';
    return sight.edition.printed[place.row]?.[place.column] ?? '.';
}

export function votesOf(sight: Sight, row: number, ghost?: Ghost): Arrows {
    let votes = arrowsOf('.');
    for (let column = 0; column < sight.edition.columns; column += 1)
        votes = addArrows(votes, arrowsOf(votesAt(sight, { row, column }, ghost)));
    return votes;
}

const middleOf = (edition: Edition): number => edition.middle_column ?? Math.floor(edition.columns / 2);

/** Where the next Track Token would go by the visible votes; nowhere once the track is done. */
export function trainTarget(sight: Sight, ghost?: Ghost): Place | null {
    const row = sight.view.track.length;
    if (row >= sight.edition.rows) return null;
    const before = sight.view.track[row - 1];
    const ahead = before === undefined ? middleOf(sight.edition) : placeOf(before).column;
    const votes = votesOf(sight, row, ghost);
    let column = ahead;
    if (votes.left > votes.right) column -= 1 + votes.leftPlus;
    if (votes.right > votes.left) column += 1 + votes.rightPlus;
    column = Math.max(0, Math.min(column, sight.edition.columns - 1));
    const land = sight.terrain.get(placeName({ row, column }));
    if (land === 'mountain_left') column -= 1;
    if (land === 'mountain_right') column += 1;
    return { row, column };
}

/** How many rows this one lies ahead of the furthest token; less than 1 where the track has passed. */
export const rowsAhead = (view: View, row: number): number => row - view.track.length + 1;

/** The greatest cube a row allows now; none behind the end of the track. */
export function greatestCube(edition: Edition, view: View, row: number): number | null {
    const ahead = rowsAhead(view, row);
    const allowed = edition.cubes.filter((cube) => ahead >= 1 && cube.rows_ahead <= ahead);
    return allowed.length === 0 ? null : Math.max(...allowed.map((cube) => cube.multiplier));
}

export interface Worth {
    distance: number;
    points: number;
    bonus: number;
    multiplier: number;
    total: number;
}

/** What a card at a place brings with the token in this column; null where a Goldmine leaves it undecided. */
export function worthOf(sight: Sight, card: CardFace, place: Place, token: number, multiplier: number): Worth | null {
    const distance = Math.abs(place.column - token);
    const points = card.points[distance] ?? 0;
    const bonus = points > 0 ? goldmineBonus(sight, place) : 0;
    if (bonus === null) return null;
    return { distance, points, bonus, multiplier, total: (points + bonus) * multiplier };
}

function goldmineBonus(sight: Sight, place: Place): number | null {
    const reach = sight.edition.goldmine;
    let corner = false;
    for (const [name, kind] of sight.terrain) {
        if (kind !== 'goldmine') continue;
        const mine = placeOf(name);
        const rows = Math.abs(mine.row - place.row);
        const columns = Math.abs(mine.column - place.column);
        if (rows + columns === 1) return sight.edition.goldmine_bonus;
        if (rows === 1 && columns === 1) corner = true;
    }
    if (!corner || reach === 'orthogonal') return 0;
    return reach === 'eight_way' ? sight.edition.goldmine_bonus : null;
}

export const multiplierOf = (edition: Edition, building: Building): number =>
    edition.cubes.find((cube) => cube.id === building.cube)?.multiplier ?? 1;

/** What a building brings now that its row has its token; null while it has none. */
export function settledWorth(sight: Sight, building: Building): Worth | null {
    const place = placeOf(building.at);
    const token = sight.view.track[place.row];
    const card = cardOf(sight.edition, building.card);
    if (token === undefined || card === undefined || building.owner === undefined) return null;
    return worthOf(sight, card, place, placeOf(token).column, multiplierOf(sight.edition, building));
}

/** Points by distance as they are shown: at least to 4, and the last box for all that is farther. */
export function pointBoxes(card: CardFace): { distance: string; points: number }[] {
    let last = card.points.length - 1;
    while (last > 4 && card.points[last] === card.points[last - 1]) last -= 1;
    return card.points.slice(0, last + 1).map((points, distance) => ({
        distance: distance === last && last < card.points.length - 1 ? `${distance}+` : String(distance),
        points,
    }));
}

/** Tokens of a round's space: one each, and the rest stacked on the last. */
export const tokensOfRound = (edition: Edition, round: number): number =>
    round < edition.rounds ? 1 : Math.max(1, edition.rows - edition.rounds + 1);
