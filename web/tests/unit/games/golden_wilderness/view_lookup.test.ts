import { expect, test } from 'vitest';
import { beards, portraitOf } from '../../../../src/games/golden_wilderness/portrait';
import {
    atLeast,
    bestFor,
    holderOf,
    immigrantsOf,
    isFerry,
    lookupOf,
    salesOn,
} from '../../../../src/games/golden_wilderness/view_lookup';
import { edition, view } from './table';

const lookup = lookupOf(edition, view);

test('tiles are found by id and by place', () => {
    expect(lookup.lands.get('noyo')).toMatchObject({ name: 'Noyo', terrain: 'forest' });
    expect(lookup.at.get('2,0')?.tile).toBe('napa');
    expect(lookup.country?.name).toBe('Easy');
});

test('a sea border is crossed by ferry', () => {
    const noyo = view.tiles[0]!;
    expect(isFerry(noyo, 'SW')).toBe(true);
    expect(isFerry(noyo, 'E')).toBe(false);
});

test('bestFor is the most that a market pays a seat', () => {
    expect(salesOn(view, 'noyo')).toHaveLength(2);
    expect(salesOn(view, 'reno')).toEqual([]);
    expect(bestFor(salesOn(view, 'noyo'), 0)).toBe(3);
    expect(bestFor(salesOn(view, 'noyo'), 4)).toBe(0);
});

test('immigrants, holders of roles and levels are looked up', () => {
    expect(immigrantsOf(view)).toEqual([{ deck: 'pioneer', n: 3 }]);
    expect(holderOf(view, 'governor')).toBeNull();
    expect(atLeast(edition, 'easy')).toBe(true);
    expect(atLeast(edition, 'standard')).toBe(false);
});

test('a person always looks the same, and a people of California is a land, not a face', () => {
    expect(portraitOf({ name: 'Jedediah Smith', deck: 'pioneer' })).toEqual(
        portraitOf({ name: 'Jedediah Smith', deck: 'pioneer' }),
    );
    expect(portraitOf({ name: 'Ohlone', deck: 'indian' })).toMatchObject({ kind: 'land' });
    for (const name of ['Juana Briones', 'María Josefa Grijalva', 'Angustias de la Guerra'])
        expect(portraitOf({ name, deck: 'pioneer' })).toMatchObject({ beard: 'none' });
    const bearded = ['John Marsh', 'Isaac Graham', 'John Gilroy', 'Peter Lassen', 'George C. Yount'].map((name) =>
        portraitOf({ name, deck: 'pioneer' }),
    );
    for (const portrait of bearded) expect(beards).toContain(portrait.kind === 'face' && portrait.beard);
});
