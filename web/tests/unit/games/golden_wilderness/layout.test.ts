import { expect, test } from 'vitest';
import {
    beside,
    borderPath,
    centreOf,
    cornersOf,
    edgeOf,
    edges,
    freeCorner,
    layoutFor,
    layoutInFrame,
    middleOf,
    openSea,
    opposite,
    ridgeOf,
    roadPath,
    spotOf,
    stepFrom,
    surroundings,
    tileBox,
    turn,
} from '../../../../src/games/golden_wilderness/layout';
import { view } from './table';

const layout = layoutFor(view.tiles);
const origin = { x: 0, y: 0 };
const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y);

test('all tiles are within the drawing, with a margin around them', () => {
    for (const place of view.tiles)
        for (const { x, y } of cornersOf(layout, place)) {
            expect(x).toBeGreaterThanOrEqual(20);
            expect(x).toBeLessThanOrEqual(layout.width - 20);
            expect(y).toBeGreaterThanOrEqual(20);
            expect(y).toBeLessThanOrEqual(layout.height - 20);
        }
    expect(tileBox(layout, origin)).toMatchObject({ width: layout.hex });
});

test('a map without tiles can still be drawn', () => {
    const { width, height } = layoutFor([]);
    expect(width).toBeGreaterThan(0);
    expect(height).toBeGreaterThan(0);
});

test('a framed map has the shape of its frame, holds all tiles, and rarely changes its scale', () => {
    const frame = { width: 520, height: 700 };
    const scales = new Set<number>();
    for (let count = 1; count <= 24; ++count) {
        // A strip of tiles that grows to the east.
        const places = Array.from({ length: count }, (_, i) => ({ x: i, y: i % 2 }));
        const framed = layoutInFrame(places, frame, 4);
        expect(framed.width / framed.height).toBeCloseTo(frame.width / frame.height);
        for (const place of places)
            for (const { x, y } of cornersOf(framed, place)) {
                expect(x).toBeGreaterThanOrEqual(0);
                expect(x).toBeLessThanOrEqual(framed.width);
                expect(y).toBeGreaterThanOrEqual(0);
                expect(y).toBeLessThanOrEqual(framed.height);
            }
        scales.add(Math.round((frame.width / framed.width) * 1000));
    }
    expect(scales.size).toBeLessThan(10);
});

test('the open sea is beyond the coast, and not beyond unexplored land', () => {
    const framed = layoutInFrame([origin], { width: 700, height: 700 }, 4);
    const sea = [beside(origin, 'W')];
    const open = openSea(framed, { sea, wild: [beside(origin, 'E')] }, [origin]);
    expect(open.length).toBeGreaterThan(0);
    expect(open.every(({ x }) => x < 0)).toBe(true);
    expect(open.map(spotOf)).not.toContain(spotOf(sea[0] ?? origin));
    expect(openSea(framed, { sea: [], wild: [] }, [origin])).toEqual([]);
});

test('edges go clockwise from the east, and each faces its neighbour', () => {
    const middle = centreOf(layout, origin);
    const angles = edges.map((edge) => {
        const { x, y } = centreOf(layout, beside(origin, edge));
        expect(distance(middle, { x, y })).toBeCloseTo(layout.hex);
        // Half-way to the neighbour.
        const border = middleOf(layout, origin, edge);
        expect(border.x).toBeCloseTo((middle.x + x) / 2, 1);
        expect(border.y).toBeCloseTo((middle.y + y) / 2, 1);
        return Math.round((Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI);
    });
    expect(angles).toEqual([0, 60, 120, 180, -120, -60]);
});

test('a border is the same from both sides', () => {
    for (const edge of edges) {
        const [a, b] = edgeOf(layout, origin, edge);
        const [c, d] = edgeOf(layout, beside(origin, edge), opposite(edge));
        expect(distance(a, d)).toBeLessThan(0.05);
        expect(distance(b, c)).toBeLessThan(0.05);
        expect(
            ridgeOf(layout, origin, edge).every(
                (peak) => distance(peak, middleOf(layout, origin, edge)) < layout.hex / 2,
            ),
        ).toBe(true);
    }
});

test('six steps of rotation return to the start', () => {
    expect(turn('E', 1)).toBe('SE');
    expect(turn('NE', 1)).toBe('E');
    expect(opposite('SW')).toBe('NE');
});

test('a road joins two centres, and a border button is as wide as its edge', () => {
    const [from, to] = [centreOf(layout, origin), centreOf(layout, beside(origin, 'E'))];
    expect(roadPath(layout, origin, 'E')).toMatch(
        new RegExp(`^M${from.x} .* ${to.x} ${Math.round(to.y * 100) / 100}$`),
    );
    expect(borderPath(layout, origin, 'E').split('L')).toHaveLength(4);
});

test('the sea is beyond coasts, and unexplored land beyond all other edges', () => {
    const { sea, wild } = surroundings(view.tiles);
    expect(sea.map(spotOf)).toContain('-2,0');
    expect(sea.map(spotOf)).toContain('-3,1');
    expect(wild.map(spotOf)).toContain('6,0');
    const tileNames = view.tiles.map(spotOf);
    for (const place of [...sea, ...wild]) expect(tileNames).not.toContain(spotOf(place));
    // Land that may exist is not shown as sea.
    for (const place of sea) expect(wild.map(spotOf)).not.toContain(spotOf(place));
});

test('the compass is in a free corner', () => {
    const corner = freeCorner(layout, view.tiles, 24);
    expect(corner).toEqual({ x: layout.width - 28, y: layout.height - 28 });
    expect(freeCorner(layout, view.tiles, 200)).toBeNull();
});

test('arrow keys go to the nearest tile, and stop at the edge', () => {
    const [noyo, napa, , point] = view.tiles;
    expect(stepFrom(view.tiles, origin, 'ArrowRight')).toBe(napa);
    expect(stepFrom(view.tiles, origin, 'ArrowDown')).toBe(point);
    expect(stepFrom(view.tiles, point ?? origin, 'ArrowUp')).toBe(noyo);
    expect(stepFrom(view.tiles, origin, 'ArrowUp')).toBeNull();
    expect(stepFrom(view.tiles, origin, 'x')).toBeNull();
});
