import { expect, test } from 'vitest';
import { goodsList, lookupOf, metalsOf, penaltyOf, piecesOf } from '../../../../src/games/gold_west/view_lookup';
import { describeHex } from '../../../../src/games/gold_west/say';
import { editionFor, goods, viewFor } from './table';

const four = editionFor(4);

test('resources are in the order wood, stone, copper, silver, gold', () => {
    expect(goodsList(goods({ gold: 1, wood: 2 }))).toEqual(['wood', 'wood', 'gold']);
    expect(metalsOf({ copper: 0, silver: 3, gold: 1 })).toEqual(['silver', 'silver', 'silver', 'gold']);
});

test('new resources in a bin are marked', () => {
    expect(piecesOf(goods({ copper: 2, gold: 1 }), goods({ copper: 1 })).map(({ isNew }) => isNew)).toEqual([
        false,
        true,
        true,
    ]);
    expect(piecesOf(goods({ copper: 2 }), undefined).some(({ isNew }) => isNew)).toBe(false);
});

test("the server's counts for the Wanted area and for groups are shown", () => {
    const view = viewFor(four, 4);
    view.players[2]?.score.splice(7, 1, -3);
    expect(penaltyOf(view, 2)).toBe(-3);

    const [hex] = view.hexes;
    if (hex === undefined) throw new Error('There are no hexes.');
    Object.assign(hex, { status: 'camp', owner: 1, group: 4 });
    const place = lookupOf(four, view).places.get(hex.name);
    if (place === undefined) throw new Error(`There is no ${hex.name}.`);
    const { lines } = describeHex((key, args) => `${key} ${JSON.stringify(args)}`, place);
    expect(lines).toContain('gold_west.page.group {"n":4}');
});
