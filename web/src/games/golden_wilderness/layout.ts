// Geometry of the map: tiles with a corner to the north, rows from west to east.

import type { Box, Point, Size } from '../../components/board/geometry';
import type { Edge } from './types';

/** Doubled column and row, as in the view. */
export interface Place {
    x: number;
    y: number;
}

export const edges: Edge[] = ['E', 'SE', 'SW', 'W', 'NW', 'NE'];
const steps: Record<Edge, Place> = {
    E: { x: 2, y: 0 },
    SE: { x: 1, y: 1 },
    SW: { x: -1, y: 1 },
    W: { x: -2, y: 0 },
    NW: { x: -1, y: -1 },
    NE: { x: 1, y: -1 },
};

export const beside = ({ x, y }: Place, edge: Edge): Place => ({ x: x + steps[edge].x, y: y + steps[edge].y });
export const opposite = (edge: Edge): Edge => turn(edge, 3);
/** The edge that is `steps` steps clockwise. */
export const turn = (edge: Edge, steps: number): Edge => edges[(edges.indexOf(edge) + steps) % 6] as Edge;
export const spotOf = ({ x, y }: Place): string => `${x},${y}`;
/** The place of a hex; its name is its column and row. */
export function placeOf(hex: string): Place {
    const [x = 0, y = 0] = hex.split(',').map(Number);
    return { x, y };
}

export interface Layout extends Size {
    /** Width of a tile in the drawing's own units, which keep line widths constant. */
    hex: number;
    /** Centre of place 0,0. */
    origin: Point;
    /** There may be much space around the tiles. */
    framed: boolean;
}

const rise = Math.sqrt(3) / 2;
export const tileWidth = 60;

/** The widths of a tile in a large frame, in pixels: a few steps, so that a growing map rarely changes its scale. */
const tileWidths = [108, 96, 84, 74, 65, 57, 50, 44, 38, 33, 28];

/** Fills a frame, in pixels, with the given places around its middle. */
export function layoutInFrame(places: Place[], frame: Size, margin: number): Layout {
    const { hex, width, height, origin } = layoutFor(places, margin);
    const fitting = Math.min(frame.width / width, frame.height / height);
    const scale = (tileWidths.find((pixels) => pixels <= fitting * hex) ?? fitting * hex) / hex;
    const size = { width: frame.width / scale, height: frame.height / scale };
    // A whole number of tiles from the middle, so that the map moves as rarely as it can.
    const placed = (at: number, free: number, step: number): number =>
        at + Math.max(0, Math.min(free, Math.round((at + free / 2) / step) * step - at));
    return {
        hex,
        ...size,
        framed: true,
        origin: {
            x: placed(origin.x, size.width - width, hex),
            y: placed(origin.y, size.height - height, rise * hex),
        },
    };
}

/** Covers all the given places, with a margin for the sea and unexplored land. */
export function layoutFor(places: Place[], margin = 22): Layout {
    const hex = tileWidth;
    const corner = hex / Math.sqrt(3);
    const across = places.length > 0 ? places.map(({ x }) => (x * hex) / 2) : [0];
    const down = places.length > 0 ? places.map(({ y }) => y * rise * hex) : [0];
    const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
    return {
        hex,
        width: right - left + hex + 2 * margin,
        height: bottom - top + 2 * corner + 2 * margin,
        framed: false,
        origin: { x: margin + hex / 2 - left, y: margin + corner - top },
    };
}

export const centreOf = ({ hex, origin }: Layout, { x, y }: Place): Point => ({
    x: origin.x + (x * hex) / 2,
    y: origin.y + y * rise * hex,
});

const round = (number: number): number => Math.round(number * 100) / 100;

/** The six corners; each starts its edge clockwise: edge E goes from corner 0 to corner 1. */
export function cornersOf(layout: Layout, place: Place, margin = 0): Point[] {
    const { x, y } = centreOf(layout, place);
    const side = layout.hex / Math.sqrt(3) - margin;
    const half = side * rise;
    const offsets = [
        [half, -side / 2],
        [half, side / 2],
        [0, side],
        [-half, side / 2],
        [-half, -side / 2],
        [0, -side],
    ] as const;
    return offsets.map(([dx, dy]) => ({ x: round(x + dx), y: round(y + dy) }));
}

export function hexPath(layout: Layout, place: Place, margin = 0): string {
    return `M${cornersOf(layout, place, margin)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`;
}

export function edgeOf(layout: Layout, place: Place, edge: Edge, margin = 0): [Point, Point] {
    const corners = cornersOf(layout, place, margin);
    const i = edges.indexOf(edge);
    return [corners[i] as Point, corners[(i + 1) % 6] as Point];
}

export const edgePath = (layout: Layout, place: Place, edge: Edge, margin = 0): string =>
    edgeOf(layout, place, edge, margin)
        .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`)
        .join('');

const between = (a: Point, b: Point, share: number): Point => ({
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
});

/** The middle of an edge. */
export function middleOf(layout: Layout, place: Place, edge: Edge): Point {
    const [from, to] = edgeOf(layout, place, edge);
    return between(from, to, 0.5);
}

/** A road from the centre of a tile to the centre of the next. */
export function roadPath(layout: Layout, place: Place, edge: Edge): string {
    const [from, to] = [centreOf(layout, place), centreOf(layout, beside(place, edge))];
    const bend = { x: (to.y - from.y) * 0.12, y: (from.x - to.x) * 0.12 };
    const middle = between(from, to, 0.5);
    return `M${round(from.x)} ${round(from.y)}Q${round(middle.x + bend.x)} ${round(middle.y + bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Positions of the peaks along an edge. */
export function ridgeOf(layout: Layout, place: Place, edge: Edge): Point[] {
    const [from, to] = edgeOf(layout, place, edge);
    return [0.2, 0.5, 0.8].map((share) => between(from, to, share));
}

/** The outline of a button across an edge, for roads. */
export function borderPath(layout: Layout, place: Place, edge: Edge): string {
    const [from, to] = edgeOf(layout, place, edge);
    const [here, there] = [centreOf(layout, place), centreOf(layout, beside(place, edge))];
    const corners = [
        between(from, here, 0.42),
        between(from, there, 0.42),
        between(to, there, 0.42),
        between(to, here, 0.42),
    ];
    return `M${corners.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}Z`;
}

/** The box around a tile, for popovers. */
export function tileBox(layout: Layout, place: Place): Box {
    const { x, y } = centreOf(layout, place);
    const side = layout.hex / Math.sqrt(3);
    return { x: x - layout.hex / 2, y: y - side, width: layout.hex, height: 2 * side };
}

/** The nearest place in the direction of an arrow key, across gaps too; null at the edge. */
export function stepFrom<Named extends Place>(places: Named[], from: Place, key: string): Named | null {
    const ahead = places.filter(({ x, y }) => {
        switch (key) {
            case 'ArrowLeft':
                return y === from.y && x < from.x;
            case 'ArrowRight':
                return y === from.y && x > from.x;
            case 'ArrowUp':
                return y < from.y;
            case 'ArrowDown':
                return y > from.y;
            default:
                return false;
        }
    });
    // Rows count more than columns, so that up and down lead to the next row.
    const cost = ({ x, y }: Place): number =>
        Math.abs(x - from.x) + 100 * Math.abs(y - from.y) + (x < from.x ? 0.1 : 0);
    return ahead.reduce<Named | null>(
        (best, place) => (best === null || cost(place) < cost(best) ? place : best),
        null,
    );
}

interface Shore extends Place {
    coast: Edge[];
}

/** Empty places around the tiles: sea beyond a coast, unexplored land beyond any other edge. */
export function surroundings(tiles: Shore[]): { sea: Place[]; wild: Place[] } {
    const tileNames = new Set(tiles.map(spotOf));
    const [sea, wild] = [new Map<string, Place>(), new Map<string, Place>()];
    for (const tile of tiles)
        for (const edge of edges) {
            const place = beside(tile, edge);
            if (!tileNames.has(spotOf(place))) (tile.coast.includes(edge) ? sea : wild).set(spotOf(place), place);
        }
    return { sea: [...sea.values()].filter((place) => !wild.has(spotOf(place))), wild: [...wild.values()] };
}

const distance = (a: Place, b: Place): number => {
    const [across, down] = [Math.abs(a.x - b.x), Math.abs(a.y - b.y)];
    return down + Math.max(0, across - down) / 2;
};

/** The places of the drawing that are nearer to the sea than to unexplored land, beyond both. */
export function openSea(layout: Layout, { sea, wild }: { sea: Place[]; wild: Place[] }, tiles: Place[]): Place[] {
    const land = [...wild, ...tiles];
    const [column, row] = [layout.hex / 2, rise * layout.hex];
    const result: Place[] = [];
    const lastRow = Math.ceil((layout.height - layout.origin.y) / row);
    const lastColumn = Math.ceil((layout.width - layout.origin.x) / column);
    for (let y = -Math.ceil(layout.origin.y / row); y <= lastRow; ++y)
        for (let x = -Math.ceil(layout.origin.x / column); x <= lastColumn; ++x) {
            const nearest = (places: Place[]): number => Math.min(...places.map((place) => distance(place, { x, y })));
            if ((x + y) % 2 === 0 && nearest(sea) > 0 && nearest(sea) < nearest(land)) result.push({ x, y });
        }
    return result;
}

/** A corner of the drawing with no tile within `radius`, for the compass; southern corners first. */
export function freeCorner(layout: Layout, places: Place[], radius: number): Point | null {
    const [near, right, bottom] = [radius + 4, layout.width - radius - 4, layout.height - radius - 4];
    const corners = [
        { x: right, y: bottom },
        { x: near, y: bottom },
        { x: right, y: near },
        { x: near, y: near },
    ];
    const reach = radius + layout.hex / 2;
    const isFree = (corner: Point): boolean =>
        places.every((place) => {
            const { x, y } = centreOf(layout, place);
            return Math.hypot(x - corner.x, y - corner.y) > reach;
        });
    return corners.find(isFree) ?? null;
}
