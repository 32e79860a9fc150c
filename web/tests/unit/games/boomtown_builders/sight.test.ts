import { expect, test } from 'vitest';
import { placeName, placeOf } from '../../../../src/games/boomtown_builders/layout';
import {
    arrowsOf,
    greatestCube,
    lookAt,
    multiplierOf,
    pointBoxes,
    rowsAhead,
    settledWorth,
    tokensOfRound,
    trainTarget,
    voteSymbols,
    votesOf,
    worthOf,
} from '../../../../src/games/boomtown_builders/sight';
import type { CardFace, Edition, View } from '../../../../src/games/boomtown_builders/types';

const card = (arrows: string, points: number[] = [5, 3, 0, 0, 0, 0, 0]): CardFace => ({
    building: 'saloon',
    name: 'Saloon',
    arrows,
    points,
});

/** A board of three rows and five columns, the middle one c; row 2 has a printed arrow and a Hideout. */
const edition: Edition = {
    rows: 3,
    columns: 5,
    rounds: 2,
    draft_row: 3,
    goldmine_bonus: 2,
    middle_column: 2,
    goldmine: 'orthogonal',
    cubes: [
        { id: 'single', multiplier: 1, rows_ahead: 1 },
        { id: 'double', multiplier: 2, rows_ahead: 2 },
        { id: 'triple', multiplier: 3, rows_ahead: 3 },
    ],
    printed: [
        ['.', '.', '.', '.', '.'],
        ['<', '.', '.', '.', '.'],
        ['.', '.', '.', '.', '.'],
    ],
    hideout_spaces: ['e2'],
    cards: [card('<'), card('<+'), card('>>'), card('.')],
};

const start: View = {
    round: 1,
    starting_player: 0,
    active_player: 0,
    train_marker: 'c1',
    deck: 9,
    track: [],
    draft_row: [],
    drafted: null,
    placed: null,
    discarded: [],
    cubes: [],
    hideouts: [null],
    terrain: [],
    buildings: [],
};
const sightOf = (view: Partial<View>, changed: Partial<Edition> = {}) =>
    lookAt({ ...edition, ...changed }, { ...start, ...view });
const targetOf = (view: Partial<View>): string => placeName(trainTarget(sightOf(view)) ?? { row: -1, column: -1 });

test('arrows are read from text', () => {
    expect(arrowsOf('<<+')).toEqual({ left: 2, right: 0, leftPlus: 1, rightPlus: 0 });
    expect(arrowsOf('>+')).toEqual({ left: 0, right: 1, leftPlus: 0, rightPlus: 1 });
    expect(arrowsOf('<+>++')).toEqual({ left: 1, right: 1, leftPlus: 1, rightPlus: 2 });
    expect(arrowsOf('.')).toEqual({ left: 0, right: 0, leftPlus: 0, rightPlus: 0 });
    expect(voteSymbols('<+>')).toEqual(['vote-left', 'plus', 'vote-right']);
    expect(voteSymbols('.')).toEqual(['vote-none']);
});

test('a row counts what lies open in it', () => {
    expect(votesOf(sightOf({}), 1)).toMatchObject({ left: 1, right: 0 });
    // A Building covers what is printed below it.
    expect(votesOf(sightOf({ buildings: [{ at: 'a2', card: 2 }] }), 1)).toMatchObject({ left: 0, right: 2 });
    // So does Terrain; a Hideout votes once it is face up.
    expect(votesOf(sightOf({ terrain: [{ at: 'a2', terrain: 'lake' }] }), 1)).toMatchObject({ left: 0, right: 0 });
    expect(votesOf(sightOf({ hideouts: ['>+'] }), 1)).toMatchObject({ left: 1, right: 1, rightPlus: 1 });
    // A card that is only thought of counts as if it lay there, and changes nothing.
    const sight = sightOf({});
    expect(votesOf(sight, 1, { at: 'b2', card: card('<<') })).toMatchObject({ left: 3 });
    expect(votesOf(sight, 1)).toMatchObject({ left: 1 });
});

test('the train goes where the votes send it', () => {
    // From the middle: a tie goes straight on, else one step and one more for each + of the winners.
    expect(targetOf({})).toBe('c1');
    expect(targetOf({ buildings: [{ at: 'a1', card: 0 }] })).toBe('b1');
    expect(targetOf({ buildings: [{ at: 'a1', card: 1 }] })).toBe('a1');
    expect(
        targetOf({
            buildings: [
                { at: 'a1', card: 1 },
                { at: 'b1', card: 2 },
            ],
        }),
    ).toBe('d1');
    expect(
        targetOf({
            buildings: [
                { at: 'a1', card: 0 },
                { at: 'b1', card: 0 },
                { at: 'd1', card: 2 },
            ],
        }),
    ).toBe('c1');
    // From the token before, and never off the board.
    expect(targetOf({ track: ['d1'] })).toBe('c2');
    expect(targetOf({ track: ['a1'] })).toBe('a2');
    // A mountain sends it on.
    expect(targetOf({ terrain: [{ at: 'c1', terrain: 'mountain_right' }] })).toBe('d1');
    expect(targetOf({ terrain: [{ at: 'c1', terrain: 'mountain_left' }] })).toBe('b1');
    expect(trainTarget(sightOf({ track: ['c1', 'c2', 'c3'] }))).toBeNull();
});

test('the farther ahead, the greater the cube', () => {
    expect([0, 1, 2].map((row) => greatestCube(edition, start, row))).toEqual([1, 2, 3]);
    const view = { ...start, track: ['c1'] };
    expect([0, 1, 2].map((row) => rowsAhead(view, row))).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((row) => greatestCube(edition, view, row))).toEqual([null, 1, 2]);
});

test('a building brings its points at its distance, times its cube', () => {
    expect(worthOf(sightOf({}), card('.'), placeOf('b1'), 2, 3)).toEqual({
        distance: 1,
        points: 3,
        bonus: 0,
        multiplier: 3,
        total: 9,
    });
    expect(worthOf(sightOf({}), card('.'), placeOf('a1'), 4, 3)).toMatchObject({ distance: 4, total: 0 });
});

test('a Goldmine adds to what scores beside it', () => {
    const terrain: View['terrain'] = [{ at: 'b2', terrain: 'goldmine' }];
    const worth = (at: string, changed: Partial<Edition> = {}) =>
        worthOf(sightOf({ terrain }, changed), card('.'), placeOf(at), 2, 2);
    expect(worth('b1')).toMatchObject({ points: 3, bonus: 2, total: 10 });
    expect(worth('b3')).toMatchObject({ bonus: 2 });
    // What brings nothing gets nothing more.
    expect(worth('a2')).toMatchObject({ points: 0, bonus: 0, total: 0 });
    // On a corner it is the option that decides; unknown, nothing is claimed.
    expect(worth('c1')).toMatchObject({ bonus: 0, total: 10 });
    expect(worth('c1', { goldmine: 'eight_way' })).toMatchObject({ bonus: 2, total: 14 });
    const { goldmine: _, ...silent } = edition;
    expect(worthOf(lookAt(silent, { ...start, terrain }), card('.'), placeOf('c1'), 2, 2)).toBeNull();
});

test('a building is settled once its row has a token and someone has invested', () => {
    const building = { at: 'b1', card: 0, owner: 1, cube: 'double' } as const;
    expect(multiplierOf(edition, building)).toBe(2);
    expect(settledWorth(sightOf({ buildings: [building] }), building)).toBeNull();
    expect(settledWorth(sightOf({ buildings: [building], track: ['c1'] }), building)).toMatchObject({
        distance: 1,
        total: 6,
    });
    expect(settledWorth(sightOf({ track: ['c1'] }), { at: 'b1', card: 0 })).toBeNull();
});

test('points are shown to distance 4, and the last box stands for all beyond', () => {
    const shown = (points: number[]): string[] =>
        pointBoxes(card('.', points)).map((box) => `${box.distance}:${box.points}`);
    expect(shown([5, 3, 0, 0, 0, 0, 0])).toEqual(['0:5', '1:3', '2:0', '3:0', '4+:0']);
    expect(shown([0, 0, 0, 0, 0, 0, 6])).toEqual(['0:0', '1:0', '2:0', '3:0', '4:0', '5:0', '6:6']);
    expect(shown([1, 2])).toEqual(['0:1', '1:2']);
});

test('the last round has the tokens that are left', () => {
    expect([1, 2].map((round) => tokensOfRound(edition, round))).toEqual([1, 2]);
});
