import { expect, test } from 'vitest';
import { beards, portraitOf } from '../../../../src/games/golden_wilderness/portrait';
import {
    abilityOf,
    atLeast,
    bestFor,
    handOf,
    holderOf,
    industryOf,
    isFerry,
    locationOf,
    lookAt,
    markersOf,
    populationOf,
    roadPrice,
    roadSteps,
    salesOn,
    settlementsOf,
    type Land,
} from '../../../../src/games/golden_wilderness/sight';
import type { View } from '../../../../src/games/golden_wilderness/types';
import { edition, view } from './table';

const sight = lookAt(edition, view);
const land = (tile: string, from = sight): Land => {
    const found = from.lands.get(tile);
    if (found === undefined) throw new Error(tile);
    return found;
};
const changed = (tile: string, change: object, more: Partial<View> = {}): typeof sight =>
    lookAt(edition, {
        ...view,
        ...more,
        tiles: view.tiles.map((site) => (site.tile === tile ? { ...site, ...change } : site)),
    });

test('a settlement produces what its owner has for the terrain', () => {
    expect(industryOf(sight, land('noyo'))?.product).toBe('wood');
    expect(industryOf(sight, land('point'))?.product).toBe('corn');
    expect(populationOf(sight, land('point'))).toBe(2);
    const empty = changed('napa', { owner: null });
    expect(industryOf(empty, land('napa', empty))).toBeNull();
    expect(populationOf(empty, land('napa', empty))).toBe(0);
    const city = changed('napa', { owner: null, city: true });
    expect(populationOf(city, land('napa', city))).toBe(5);
});

test('roads are priced by the border: lowland, mountains on either side, sea', () => {
    expect(roadPrice(sight, land('napa'), 'E')).toBe(2);
    expect(roadPrice(sight, land('noyo'), 'E')).toBe(5);
    expect(roadPrice(sight, land('napa'), 'W')).toBe(5);
    expect(roadPrice(sight, land('noyo'), 'SW')).toBe(6);
    expect(isFerry(land('noyo'), 'SW')).toBe(true);
    expect(isFerry(land('noyo'), 'E')).toBe(false);
});

test('a market pays the price less a peso for each step of road, to everyone who sells', () => {
    expect([...roadSteps(sight, land('point'))]).toEqual([
        ['point', 0],
        ['noyo', 1],
        ['napa', 2],
        ['reno', 3],
    ]);
    // Hides cost 3: Napa is two steps away and gets 1, Reno three and gets nothing.
    expect(salesOn(sight, land('point'))).toEqual([
        { product: 'hides', price: 3, earnings: [{ seat: 0, pesos: 1 }] },
        { product: 'wood', price: 3, earnings: [{ seat: 1, pesos: 2 }] },
        { product: 'corn', price: 4, earnings: [{ seat: 1, pesos: 4 }] },
    ]);
    expect(bestFor(salesOn(sight, land('noyo')), 0)).toBe(3);
    expect(bestFor(salesOn(sight, land('noyo')), 4)).toBe(0);
});

test('two of one player add up; the most is named first', () => {
    const hides = lookAt(edition, {
        ...view,
        players: view.players.map((player) => ({ ...player, industries: ['plains_hides'] })),
    });
    expect(salesOn(hides, land('noyo', hides))).toEqual([
        {
            product: 'hides',
            price: 3,
            earnings: [
                { seat: 0, pesos: 3 },
                { seat: 1, pesos: 2 },
            ],
        },
    ]);
});

test('without roads only the tile itself sells, and what is not bought is not sold', () => {
    const alone = changed('noyo', { roads: [] }, { event: 'presidio_market' });
    expect(salesOn(alone, land('noyo', alone))).toEqual([]);
    expect([
        locationOf('coast_market'),
        locationOf('city_market'),
        locationOf('presidio_market'),
        locationOf(null),
    ]).toEqual(['coast', 'city', 'presidio', 'coast']);
});

test('counts of a seat', () => {
    expect(settlementsOf(view, 0)).toBe(2);
    expect(handOf(view, 0)).toBe(3);
    const marked = changed('reno', { marker: 'mission', marker_owner: 1 });
    expect(markersOf(marked.view, 1, 'mission')).toBe(1);
    expect(markersOf(marked.view, 1, 'presidio')).toBe(0);
    expect(holderOf(view, 'governor')).toBeNull();
    expect(atLeast(edition, 'easy')).toBe(true);
    expect(atLeast(edition, 'standard')).toBe(false);
});

test('abilities fall into their parts', () => {
    expect(abilityOf('discard: explore 2 coastal')).toEqual({
        cost: 'discard',
        effect: 'explore_coastal',
        amount: 2,
        country: null,
    });
    expect(abilityOf('$5: explore 4 inland')).toEqual({ cost: 5, effect: 'explore_inland', amount: 4, country: null });
    expect(abilityOf('show: votes 1')).toEqual({ cost: 'show', effect: 'votes', amount: 1, country: null });
    expect(abilityOf('trash: support 3 mexico')).toEqual({
        cost: 'trash',
        effect: 'support',
        amount: 3,
        country: 'mexico',
    });
    expect(abilityOf('discard: attack any')).toMatchObject({ effect: 'attack_any' });
    expect(abilityOf('discard: build presidio')).toMatchObject({ effect: 'build_presidio', amount: 1 });
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
