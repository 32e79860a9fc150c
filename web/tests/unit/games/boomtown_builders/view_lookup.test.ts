import { expect, test } from 'vitest';
import { lookupOf, multiplierOf, pointBoxes, voteSymbols } from '../../../../src/games/boomtown_builders/view_lookup';
import { votesWords } from '../../../../src/games/boomtown_builders/say';
import type { CardFace, Edition, View } from '../../../../src/games/boomtown_builders/types';

const card = (arrows: string, points: number[] = [5, 3, 0, 0, 0, 0, 0]): CardFace => ({
    building: 'saloon',
    name: 'Saloon',
    arrows,
    points,
});

const edition: Edition = {
    rows: 3,
    columns: 5,
    rounds: 2,
    draft_row: 3,
    round_tokens: [1, 2],
    goldmine_bonus: 2,
    middle_column: 2,
    goldmine: 'orthogonal',
    cubes: [
        { id: 'single', multiplier: 1, rows_ahead: 1 },
        { id: 'double', multiplier: 2, rows_ahead: 2 },
        { id: 'triple', multiplier: 3, rows_ahead: 3 },
    ],
    printed: [],
    hideout_spaces: ['e2', 'a3'],
    cards: [card('<')],
};

const view: View = {
    round: 1,
    starting_player: 0,
    active_player: 0,
    train_marker: 'c1',
    votes: { left: 0, right: 0 },
    deck: 9,
    track: [],
    draft_row: [],
    drafted: null,
    placed: null,
    discarded: [],
    cubes: [],
    row_cubes: [],
    hideouts: [null, '>+'],
    terrain: [{ at: 'b2', terrain: 'goldmine' }],
    buildings: [{ at: 'b1', card: 0, owner: 1, cube: 'double', score: null }],
};

test('each arrow has its own symbol', () => {
    expect(voteSymbols('<+>')).toEqual(['vote-left', 'plus', 'vote-right']);
    expect(voteSymbols('.')).toEqual(['vote-none']);
});

test('arrows can be described in words', () => {
    const t = (key: string, args = {}): string => `${key.split('.').at(-1)} ${JSON.stringify(args)}`;
    expect(votesWords(t, '<<+')).toBe('votes_left_plus {"n":2,"plus":1}');
    expect(votesWords(t, '>')).toBe('votes_right {"n":1}');
    expect(votesWords(t, '<>>')).toBe('votes_both {"left":1,"right":2}');
    expect(votesWords(t, '.')).toBe('votes_none {}');
});

test('the view is indexed by location', () => {
    const lookup = lookupOf(edition, view);
    expect(lookup.buildings.get('b1')?.owner).toBe(1);
    expect(lookup.terrain.get('b2')).toBe('goldmine');
    expect([lookup.hideouts.get('e2'), lookup.hideouts.get('a3'), lookup.hideouts.get('a1')]).toEqual([
        null,
        '>+',
        undefined,
    ]);
    expect(multiplierOf(edition, 'double')).toBe(2);
});

test('points are shown up to distance 4, and the last box is for everything farther', () => {
    const shown = (points: number[]): string[] =>
        pointBoxes(card('.', points)).map((box) => `${box.distance}:${box.points}`);
    expect(shown([5, 3, 0, 0, 0, 0, 0])).toEqual(['0:5', '1:3', '2:0', '3:0', '4+:0']);
    expect(shown([0, 0, 0, 0, 0, 0, 6])).toEqual(['0:0', '1:0', '2:0', '3:0', '4:0', '5:0', '6:6']);
    expect(shown([1, 2])).toEqual(['0:1', '1:2']);
});
