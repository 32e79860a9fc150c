import { expect, test } from 'vitest';
import {
    borderPath,
    centreOf,
    cornersOf,
    directions,
    hexBox,
    layoutFor,
    rowLetters,
    stepFrom,
    tilesOf,
} from '../../../../src/games/gold_west/layout';
import { editionFor } from './table';

const four = editionFor(4);
const layout = layoutFor(four, false);
const nameAt = (q: number, r: number): string | undefined =>
    four.hexes.find((place) => place.q === q && place.r === r)?.name;

test('all hexes are within the drawing, and no two at the same place', () => {
    expect(four.hexes).toHaveLength(56);
    const seen = new Set<string>();
    for (const place of four.hexes) {
        for (const { x, y } of cornersOf(layout, place)) {
            expect(x).toBeGreaterThanOrEqual(0);
            expect(x).toBeLessThanOrEqual(layout.width);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(layout.height);
        }
        const { x, y } = centreOf(layout, place);
        seen.add(`${Math.round(x)} ${Math.round(y)}`);
    }
    expect(seen.size).toBe(56);
});

test('every row has its letter at both ends, within the drawing and beside its hexes', () => {
    for (const compact of [false, true]) {
        const drawing = layoutFor(four, compact);
        const letters = rowLetters(drawing, four.hexes);
        const rows = new Set(four.hexes.map(({ name }) => name.charAt(0)));
        expect(letters.map(({ letter }) => letter).sort()).toEqual([...rows, ...rows].sort());
        for (const { letter, x, y } of letters) {
            expect(x).toBeGreaterThan(0);
            expect(x).toBeLessThan(drawing.width);
            for (const place of four.hexes) {
                const centre = centreOf(drawing, place);
                if (place.name.startsWith(letter)) expect(centre.y).toBeCloseTo(y);
                expect(Math.hypot(centre.x - x, centre.y - y)).toBeGreaterThan(drawing.hex / 2);
            }
        }
    }
});

test('the six neighbours are one hex away, clockwise from the upper right', () => {
    const middle = centreOf(layout, { q: 0, r: 0 });
    const angles = directions.map((step) => {
        const { x, y } = centreOf(layout, step);
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeCloseTo(layout.hex);
        return Math.round((Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI);
    });
    expect(angles).toEqual([-60, 0, 60, 120, 180, -120]);
});

test('neighbours share two corners', () => {
    const corners = cornersOf(layout, { q: 0, r: 0 });
    for (const step of directions) {
        const near = (a: { x: number; y: number }, b: { x: number; y: number }): boolean =>
            Math.hypot(a.x - b.x, a.y - b.y) < 0.05;
        expect(cornersOf(layout, step).filter((corner) => corners.some((own) => near(own, corner)))).toHaveLength(2);
    }
});

test('a tile is seven hexes, and its border has eighteen edges', () => {
    const tiles = tilesOf(four);
    expect(tiles.map((tile) => tile.length)).toEqual(Array(8).fill(7));
    for (const tile of tiles) expect(borderPath(layout, tile).match(/M/g)).toHaveLength(18);
    // Four hexes of water in a bent row share three edges.
    expect(borderPath(layout, four.water).match(/M/g)).toHaveLength(4 * 6 - 2 * 3);
});

test('a small drawing leaves out unused tiles', () => {
    const two = editionFor(2);
    expect(layoutFor(two, true).width / layoutFor(two, true).hex).toBeLessThan(9);
    expect(layoutFor(two, false).width / layoutFor(two, false).hex).toBeGreaterThan(12);
    expect(layoutFor(four, true).width / layoutFor(four, true).hex).toBeGreaterThan(12);
});

test('a popover is placed at the box around its hex', () => {
    const place = { q: 3, r: 0 };
    const box = hexBox(layout, place);
    const { x, y } = centreOf(layout, place);
    expect(box.x + box.width / 2).toBeCloseTo(x);
    expect(box.y + box.height / 2).toBeCloseTo(y);
});

test('arrow keys lead along the row, and to the nearest hex of the next one', () => {
    const from = nameAt(-2, 0) ?? '';
    expect(stepFrom(four, from, 'ArrowLeft')).toBe(nameAt(-3, 0));
    expect(stepFrom(four, from, 'ArrowDown')).toBe(nameAt(-2, 1));
    expect(stepFrom(four, from, 'ArrowUp')).toBe(nameAt(-1, -1));
    // Across the water: (0,0) and (1,0) are not places.
    expect(stepFrom(four, nameAt(-1, 0) ?? '', 'ArrowRight')).toBe(nameAt(2, 0));
    expect(stepFrom(four, 'a1', 'ArrowUp')).toBeNull();
    expect(stepFrom(four, 'a1', 'ArrowLeft')).toBeNull();
    expect(stepFrom(four, 'a1', 'Tab')).toBeNull();
    expect(stepFrom(four, 'z9', 'ArrowLeft')).toBeNull();
});

test('arrow keys reach every hex', () => {
    const reached = new Set(['a1']);
    for (const name of reached)
        for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
            const next = stepFrom(four, name, key);
            if (next !== null) reached.add(next);
        }
    expect(reached.size).toBe(56);
});
