import { expect, test } from 'vitest';
import { squeezed } from '../../../../src/components/board/legible';
import {
    allPlaces,
    layoutFor,
    lotBox,
    placeName,
    placeOf,
    plotBox,
    stepFrom,
    streetPoint,
    trackPath,
} from '../../../../src/games/boomtown_builders/layout';

const desk = layoutFor(10, 7, { width: 600, height: 680 });
const phone = layoutFor(10, 7, null);

test('a place has a letter and a number, from a1 at the lower left', () => {
    expect(placeName({ row: 0, column: 0 })).toBe('a1');
    expect(placeName({ row: 9, column: 6 })).toBe('g10');
    for (const place of allPlaces(10, 7)) expect(placeOf(placeName(place))).toEqual(place);
});

test('places are listed with the farthest row first', () => {
    const names = allPlaces(10, 7).map(placeName);
    expect(new Set(names).size).toBe(70);
    expect(names.slice(0, 2)).toEqual(['a10', 'b10']);
    expect(names.at(-1)).toBe('g1');
});

test('plots fill the board without a gap or an overlap', () => {
    for (const layout of [desk, phone]) {
        for (const place of allPlaces(10, 7)) {
            const plot = plotBox(layout, place);
            if (place.column < 6)
                expect(plotBox(layout, { ...place, column: place.column + 1 }).x).toBeCloseTo(plot.x + plot.width);
            if (place.row > 0)
                expect(plotBox(layout, { ...place, row: place.row - 1 }).y).toBeCloseTo(plot.y + plot.height);
        }
        const [first, last] = [plotBox(layout, placeOf('a10')), plotBox(layout, placeOf('g1'))];
        expect([first.x, first.y]).toEqual([layout.margin, layout.sky]);
        expect(last.x + last.width).toBeCloseTo(layout.width - layout.margin);
        expect(last.y + last.height).toBeCloseTo(layout.height - layout.foot);
    }
});

test('rows near the train are taller, and the board keeps its height', () => {
    const space = { width: 600, height: 680 };
    const middle = layoutFor(10, 7, space, 4);
    expect(middle.height).toBeCloseTo(desk.height);
    const height = (name: string): number => plotBox(middle, placeOf(name)).height;
    for (const near of ['a5', 'a6', 'a7']) expect(height(near)).toBeGreaterThan(height('a4') + 10);
    expect(height('a8')).toBe(height('a4'));
    // At the end of the game no row is open, and a phone has no space to spare.
    expect(layoutFor(10, 7, space, 10)).toEqual(desk);
    expect(layoutFor(10, 7, null, 4)).toEqual(phone);
});

test('a card is on its lot, tokens and the train in the street in front of it', () => {
    for (const layout of [desk, phone]) {
        const [plot, lot, street] = [
            plotBox(layout, placeOf('d3')),
            lotBox(layout, placeOf('d3')),
            streetPoint(layout, placeOf('d3')),
        ];
        expect(lot.x).toBeGreaterThan(plot.x);
        expect(lot.x + lot.width).toBeLessThan(plot.x + plot.width);
        expect(street.x).toBeCloseTo(plot.x + plot.width / 2);
        expect(street.y - layout.street / 2).toBeGreaterThanOrEqual(lot.y + lot.height);
        expect(street.y + layout.street / 2).toBeCloseTo(plot.y + plot.height);
    }
});

test('plots are as wide as the space allows, within the limits of a card', () => {
    expect(desk.width / desk.height).toBeCloseTo(600 / 680);
    const narrow = layoutFor(10, 7, { width: 300, height: 680 });
    const wide = layoutFor(10, 7, { width: 3000, height: 680 });
    expect(narrow.cell).toBeLessThan(desk.cell);
    expect(wide.cell).toBeGreaterThan(desk.cell);
    expect(layoutFor(10, 7, { width: 200, height: 680 })).toEqual(narrow);
    expect(layoutFor(10, 7, { width: 9000, height: 680 })).toEqual(wide);
    // Before the page has been measured.
    expect(layoutFor(10, 7, { width: 420, height: -6 })).toEqual(wide);
    expect([desk.compact, phone.compact]).toEqual([false, true]);
});

test('a name is squeezed only if it does not fit', () => {
    expect(squeezed('Bank', 13.5, 80)).toBeUndefined();
    expect(squeezed('General Store', 13.5, 80)).toBe(80);
    expect(squeezed('General Store', 10, 80)).toBeUndefined();
});

test('arrow keys go to the next place and stop at the edge', () => {
    const from = (name: string, key: string): string | null => {
        const place = stepFrom(desk, placeOf(name), key);
        return place && placeName(place);
    };
    expect(['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'].map((key) => from('d4', key))).toEqual([
        'd5',
        'd3',
        'c4',
        'e4',
    ]);
    expect(['ArrowDown', 'ArrowLeft'].map((key) => from('a1', key))).toEqual([null, null]);
    expect(['ArrowUp', 'ArrowRight'].map((key) => from('g10', key))).toEqual([null, null]);
    expect(from('d4', 'x')).toBeNull();
});

test('the track is straight within a column, and bends into another', () => {
    const start = { x: 100, y: 500 };
    const bend = desk.bend;
    expect(trackPath(desk, [{ x: 100, y: 400 }], start)).toBe('M100 500V400');
    // Consecutive straight pieces become one line.
    expect(
        trackPath(
            desk,
            [
                { x: 100, y: 400 },
                { x: 100, y: 300 },
            ],
            start,
        ),
    ).toBe('M100 500V300');
    expect(trackPath(desk, [{ x: 200, y: 400 }], start)).toBe(
        `M100 500V${400 + bend}A${bend} ${bend} 0 0 1 ${100 + bend} 400H200`,
    );
    expect(trackPath(desk, [{ x: 0, y: 400 }], start)).toBe(
        `M100 500V${400 + bend}A${bend} ${bend} 0 0 0 ${100 - bend} 400H0`,
    );
    // Then up again where the track continues.
    expect(
        trackPath(
            desk,
            [
                { x: 200, y: 400 },
                { x: 200, y: 300 },
            ],
            start,
        ),
    ).toBe(
        `M100 500V${400 + bend}A${bend} ${bend} 0 0 1 ${100 + bend} 400H${200 - bend}A${bend} ${bend} 0 0 0 200 ${400 - bend}V300`,
    );
});

test('two rails keep their distance in a bend', () => {
    // In a right bend the right rail has the smaller radius, the left one the larger.
    const bend = desk.bend;
    expect(trackPath(desk, [{ x: 200, y: 400 }], { x: 100, y: 500 }, 3)).toBe(
        `M103 500V${400 + bend}A${bend - 3} ${bend - 3} 0 0 1 ${100 + bend} 403H200`,
    );
    expect(trackPath(desk, [{ x: 200, y: 400 }], { x: 100, y: 500 }, -3)).toBe(
        `M97 500V${400 + bend}A${bend + 3} ${bend + 3} 0 0 1 ${100 + bend} 397H200`,
    );
});
