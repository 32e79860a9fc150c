import { expect, test } from 'vitest';
import {
    alongArc,
    alongRing,
    angleOf,
    nameArc,
    onWheel,
    rowOf,
    sectorPath,
    siteFrom,
    turnedTo,
    unitsOf,
    wheel,
} from '../../../../src/games/coloma/layout';
import { mapOf, plate, roadsOf, spaceFrom } from '../../../../src/games/coloma/roads';
import { edition, spacesOf, tailrace } from './table';

const middle = wheel.size / 2;

test('Site 1 is on top, and the others follow clockwise', () => {
    expect(onWheel(100, angleOf(1))).toEqual({ x: middle, y: middle - 100 });
    expect(onWheel(100, angleOf(2)).x).toBeGreaterThan(middle);
    expect(onWheel(100, angleOf(3)).y).toBeGreaterThan(middle);
    expect(onWheel(100, angleOf(5)).x).toBeLessThan(middle);
    expect(onWheel(100, angleOf(6))).toEqual(onWheel(100, angleOf(1)));
});

test('a sector of a ring is closed and stays within its radii', () => {
    const path = sectorPath(2, [50, 90]);
    expect(path).toMatch(/^M.*A90 90 .*L.*A50 50 .*Z$/);
    const [x = 0, y = 0] = path.slice(1).split(/[A ]/).map(Number);
    expect(Math.hypot(x - middle, y - middle)).toBeCloseTo(90, 1);
});

test('names read from left to right all round the wheel, inside their ring', () => {
    for (const site of [1, 2, 3, 4, 5]) {
        const numbers =
            nameArc(site)
                .match(/-?[\d.]+/g)
                ?.map(Number) ?? [];
        const [startX = 0, startY = 0, radius = 0] = numbers;
        const [endX = 0] = numbers.slice(-2);
        expect(radius).toBeGreaterThan(wheel.name[0]);
        expect(radius).toBeLessThan(wheel.name[1]);
        expect(Math.hypot(startX - middle, startY - middle)).toBeCloseTo(radius, 1);
        // On the steep right-hand side the start is above the end instead.
        if (site !== 2 && site !== 5) expect(endX).toBeGreaterThan(startX);
    }
});

test('tiles turn the short way round, year after year', () => {
    expect(turnedTo(2, 0)).toBe(72);
    expect(turnedTo(1, turnedTo(5, 216))).toBe(360);
    expect(turnedTo(2, 360)).toBe(432);
    // After an undo it turns back.
    expect(turnedTo(1, 72)).toBe(0);
    expect(turnedTo(5, 0)).toBe(-72);
});

test('arrow keys go round the wheel', () => {
    expect([1, 2, 3, 4, 5].map((site) => siteFrom(site, 'ArrowRight'))).toEqual([2, 3, 4, 5, 1]);
    expect([1, 2, 3, 4, 5].map((site) => siteFrom(site, 'ArrowUp'))).toEqual([5, 1, 2, 3, 4]);
    expect(siteFrom(1, 'Enter')).toBeNull();
});

test('pieces side by side do not overlap and are centred', () => {
    const spots = alongRing(1, 156, 3, 26);
    expect(spots[1]).toEqual({ x: middle, y: middle - 156 });
    expect(
        Math.hypot((spots[0]?.x ?? 0) - (spots[1]?.x ?? 0), (spots[0]?.y ?? 0) - (spots[1]?.y ?? 0)),
    ).toBeGreaterThan(25.9);
});

test('signs in a row are centred, and a number stays with the thing it counts', () => {
    const row = rowOf([{ icon: 'a' }, { icon: 'b' }], 20, 12);
    expect(row.map(({ x }) => x)).toEqual([-20.75, 0.75]);
    expect(
        unitsOf([{ text: '1' }, { icon: 'nugget' }, { icon: 'for' }, { text: '3' }, { icon: 'vp' }]).map(
            (unit) => unit.length,
        ),
    ).toEqual([2, 1, 2]);
});

test('signs along the wheel read from left to right, and downwards at its sides', () => {
    const signs = [{ icon: 'a' }, { icon: 'b' }, { icon: 'c' }];
    for (const site of [1, 2, 3, 4, 5]) {
        const placed = alongArc(angleOf(site), 120, signs, 30, 20);
        const order = placed.map(({ signs: unit }) => unit[0]?.icon).join('');
        const [first, last] = [placed[0]?.at ?? { x: 0, y: 0 }, placed[2]?.at ?? { x: 0, y: 0 }];
        const along = last.x - first.x + (last.y - first.y);
        // In the given order if that reads rightwards or downwards on the whole.
        expect(order).toBe(along > 0 ? 'abc' : 'cba');
        placed.slice(1).forEach(({ at }, i) => {
            const before = placed[i]?.at ?? at;
            // Upright boxes of 30 units must not overlap in both directions.
            expect(Math.max(Math.abs(at.x - before.x), Math.abs(at.y - before.y))).toBeGreaterThan(28);
        });
    }
});

const map = mapOf(edition);

test('every road is listed once, from one Boomtown to another', () => {
    const roads = roadsOf(spacesOf(tailrace));
    expect(roads.map((road) => road.join(' ')).sort()).toHaveLength(tailrace.length);
    for (const road of tailrace)
        expect(roads.some((listed) => [listed.join(' '), [...listed].reverse().join(' ')].includes(road))).toBe(true);
});

test('the Boomtown with most roads is in the middle, and all spaces are apart and on the map', () => {
    const centre = map.points.get('coloma');
    for (const town of ['auburn', 'georgetown', 'hangtown', 'folsom']) expect(map.points.get(town)).not.toEqual(centre);
    expect(map.points.size).toBe(edition.spaces.length);
    const spots = [...map.points];
    for (const [id, { x, y }] of spots) {
        expect(x).toBeGreaterThan(plate.width / 2);
        expect(x).toBeLessThan(map.width - plate.width / 2);
        expect(y).toBeGreaterThan(plate.height / 2);
        expect(y).toBeLessThan(map.height - plate.height / 2);
        for (const [other, at] of spots)
            if (other !== id) expect(Math.hypot(at.x - x, at.y - y), `${id} and ${other}`).toBeGreaterThan(22);
    }
});

test('towns joined by a road are neighbours', () => {
    const pointOf = (id: string): { x: number; y: number } => map.points.get(id) ?? { x: 0, y: 0 };
    expect(pointOf('auburn').y).toBe(pointOf('georgetown').y);
    expect(pointOf('georgetown').x).toBe(pointOf('hangtown').x);
    expect(pointOf('hangtown').y).toBe(pointOf('folsom').y);
});

test('Lands are at the edge, beside their towns, and do not overlap', () => {
    const boxes = [...map.lands.values()];
    expect(boxes).toHaveLength(4);
    boxes.forEach((a, i) => {
        expect(a.x).toBeGreaterThanOrEqual(0);
        expect(a.x + a.width).toBeLessThanOrEqual(map.width);
        expect(a.y + a.height).toBeLessThanOrEqual(map.height);
        for (const b of boxes.slice(i + 1))
            expect(a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y).toBe(
                true,
            );
    });
});

test('a map with fewer towns can be drawn', () => {
    const small = mapOf({
        ...edition,
        spaces: spacesOf(['a x b', 'a y c', 'b c']),
        lands: [{ id: 'l', name: 'L', towns: ['b'] }],
    });
    expect(small.points.size).toBe(5);
    expect(small.roads).toHaveLength(3);
});

test('arrow keys lead from space to space, and stop at the edge', () => {
    expect(spaceFrom(map, 'auburn', 'ArrowRight')).not.toBeNull();
    expect(spaceFrom(map, 'auburn', 'ArrowLeft')).toBeNull();
    expect(spaceFrom(map, 'auburn', 'Enter')).toBeNull();
    // Arrow keys reach every space from Coloma.
    const reached = new Set(['coloma']);
    for (const space of reached)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
            const next = spaceFrom(map, space, key);
            if (next !== null) reached.add(next);
        }
    expect(reached.size).toBe(edition.spaces.length);
});
