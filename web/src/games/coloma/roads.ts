// Places the spaces of the Frontier Map, since an edition lists roads but no positions: the Boomtown where most roads
// meet is in the middle, the others around it in the order of their roads, and spaces along the roads.

import type { Box, Point, Size } from '../../components/board/geometry';
import type { Edition, LandId, SpaceFace, SpaceId } from './types';

/** The spaces of a road, including the Boomtowns at both ends. */
export type Road = SpaceId[];

export interface Roads extends Size {
    points: Map<SpaceId, Point>;
    roads: { spaces: Road; path: string }[];
    lands: Map<LandId, Box>;
}

const frame = { width: 500, height: 300, centre: { x: 250, y: 151 }, half: { x: 162, y: 80 } };
export const plate = { width: 88, height: 40 };
const landSize = { wide: { width: 126, height: 40 }, tall: { width: 78, height: 84 } };

/** All roads, each listed once. */
export function roadsOf(spaces: SpaceFace[]): Road[] {
    const byId = new Map(spaces.map((space) => [space.id, space]));
    const isTown = (id: SpaceId): boolean => byId.get(id)?.kind === 'boomtown';
    const roads: Road[] = [];
    for (const town of spaces.filter(({ id }) => isTown(id)))
        for (const first of town.neighbours) {
            const road = [town.id, first];
            while (!isTown(road.at(-1) ?? town.id)) {
                const next = byId.get(road.at(-1) ?? '')?.neighbours.find((id) => id !== road.at(-2));
                if (next === undefined) break;
                road.push(next);
            }
            const back = [...road].reverse().join(' ');
            if (!roads.some((otherRoad) => otherRoad.join(' ') === back)) roads.push(road);
        }
    return roads;
}

/** Orders the outer Boomtowns so that towns joined by a road are neighbours where possible. */
function circleOf(towns: SpaceId[], roads: Road[]): SpaceId[] {
    const linked = (a: SpaceId, b: SpaceId): boolean =>
        roads.some((road) => [road[0], road.at(-1)].every((end) => end === a || end === b));
    const remainingTowns = new Set(towns);
    const circle: SpaceId[] = [];
    while (remainingTowns.size > 0) {
        const last = circle.at(-1);
        const next =
            [...remainingTowns].find((town) => last !== undefined && linked(last, town)) ?? [...remainingTowns][0];
        if (next === undefined) break;
        remainingTowns.delete(next);
        circle.push(next);
    }
    return circle;
}

const round = (number: number): number => Math.round(number * 10) / 10;
const between = (a: Point, bend: Point, b: Point, t: number): Point => ({
    x: round((1 - t) ** 2 * a.x + 2 * t * (1 - t) * bend.x + t ** 2 * b.x),
    y: round((1 - t) ** 2 * a.y + 2 * t * (1 - t) * bend.y + t ** 2 * b.y),
});

/** Where a road leaves a Boomtown's plate, as a fraction of the road's length. */
function clear(a: Point, b: Point): number {
    const [dx, dy] = [Math.abs(b.x - a.x), Math.abs(b.y - a.y)];
    return Math.min(dx === 0 ? 1 : (plate.width / 2 + 3) / dx, dy === 0 ? 1 : (plate.height / 2 + 3) / dy, 0.4);
}

function landBox(towns: Point[]): Box {
    const { centre, half } = frame;
    const mean = {
        x: towns.reduce((sum, { x }) => sum + x, 0) / towns.length,
        y: towns.reduce((sum, { y }) => sum + y, 0) / towns.length,
    };
    const away = { x: (mean.x - centre.x) / half.x, y: (mean.y - centre.y) / half.y };
    const sideways = towns.length > 1 && Math.abs(away.x) > Math.abs(away.y);
    const size = sideways ? landSize.tall : landSize.wide;
    const x = sideways ? (away.x > 0 ? frame.width - size.width / 2 - 3 : size.width / 2 + 3) : mean.x;
    const y = sideways ? mean.y : away.y > 0 ? frame.height - size.height / 2 - 3 : size.height / 2 + 3;
    return { x: x - size.width / 2, y: y - size.height / 2, ...size };
}

export function mapOf(edition: Edition): Roads {
    const roads = roadsOf(edition.spaces);
    const towns = edition.spaces.filter(({ kind }) => kind === 'boomtown');
    const middle = towns.reduce(
        (best, town) => (town.neighbours.length > best.neighbours.length ? town : best),
        towns[0] as SpaceFace,
    );
    const outer = circleOf(
        towns.filter(({ id }) => id !== middle.id).map(({ id }) => id),
        roads,
    );

    const points = new Map<SpaceId, Point>([[middle.id, frame.centre]]);
    outer.forEach((town, i) => {
        const turn = ((-135 + (i * 360) / outer.length) * Math.PI) / 180;
        // On a rectangle, so that four towns are at its corners.
        const reach = Math.max(Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn)));
        points.set(town, {
            x: round(frame.centre.x + (frame.half.x * Math.cos(turn)) / reach),
            y: round(frame.centre.y + (frame.half.y * Math.sin(turn)) / reach),
        });
    });

    const drawnRoads = roads.map((spaces) => {
        const a = points.get(spaces[0] ?? '') ?? frame.centre;
        const b = points.get(spaces.at(-1) ?? '') ?? frame.centre;
        const middlePoint = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
        // Outer roads curve outward; roads from the middle curve slightly to one side.
        const spoke = spaces[0] === middle.id || spaces.at(-1) === middle.id;
        const bend = spoke
            ? { x: middlePoint.x + (b.y - a.y) * 0.1, y: middlePoint.y - (b.x - a.x) * 0.1 }
            : {
                  x: middlePoint.x + Math.sign(middlePoint.x - frame.centre.x) * 6,
                  y: middlePoint.y + Math.sign(middlePoint.y - frame.centre.y) * 10,
              };
        const [from, to] = [clear(a, bend) / 2, 1 - clear(b, bend) / 2];
        const inner = spaces.slice(1, -1);
        inner.forEach((space, i) =>
            points.set(space, between(a, bend, b, from + ((i + 1) * (to - from)) / (inner.length + 1))),
        );
        return { spaces, path: `M${a.x} ${a.y}Q${round(bend.x)} ${round(bend.y)} ${b.x} ${b.y}` };
    });
    const lands = edition.lands.map(
        ({ id, towns: beside }) => [id, landBox(beside.map((town) => points.get(town) ?? frame.centre))] as const,
    );
    return { width: frame.width, height: frame.height, points, roads: drawnRoads, lands: new Map(lands) };
}

/** The nearest space in the direction of an arrow key; null at the edge of the map. */
export function spaceFrom({ points }: Roads, from: SpaceId, key: string): SpaceId | null {
    const start = points.get(from);
    const direction = {
        ArrowUp: { x: 0, y: -1 },
        ArrowDown: { x: 0, y: 1 },
        ArrowLeft: { x: -1, y: 0 },
        ArrowRight: { x: 1, y: 0 },
    }[key];
    if (start === undefined || direction === undefined) return null;
    let best: { id: SpaceId; cost: number } | null = null;
    for (const [id, { x, y }] of points) {
        const [dx, dy] = [x - start.x, y - start.y];
        const along = dx * direction.x + dy * direction.y;
        const aside = Math.abs(dx * direction.y) + Math.abs(dy * direction.x);
        if (along <= 1 || aside > along) continue;
        const cost = along + 1.5 * aside;
        if (best === null || cost < best.cost) best = { id, cost };
    }
    return best?.id ?? null;
}
