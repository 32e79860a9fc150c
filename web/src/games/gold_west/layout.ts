// Geometry of the map: hexes with a corner on top, rows of equal r from left to right.

import type { Box, Point, Size } from '../../components/board/geometry';
import type { Edition, HexId, HexPlace } from './types';

export interface Axial {
    q: number;
    r: number;
}

/** The six neighbours; each is beyond the edge that follows the corner of the same number. */
export const directions: Axial[] = [
    { q: 1, r: -1 },
    { q: 1, r: 0 },
    { q: 0, r: 1 },
    { q: -1, r: 1 },
    { q: -1, r: 0 },
    { q: 0, r: -1 },
];

export interface Layout extends Size {
    /** Resources without letters, and no tiles out of play; a tap shows the rest. */
    compact: boolean;
    /** Width of a hex. */
    hex: number;
    /** Centre of hex 0 0. */
    origin: Point;
}

const rise = Math.sqrt(3) / 2;

/** As wide as the tiles in play; a wide drawing also shows those out of play. */
export function layoutFor(edition: Edition, compact: boolean): Layout {
    const hex = compact ? 30 : 50;
    const margin = compact ? 4 : 9;
    // The letters of the rows are beside them.
    const sides = compact ? 12 : 22;
    const shown = edition.hexes.filter((place) => place.used || !compact);
    const across = shown.map(({ q, r }) => q + r / 2);
    const down = shown.map(({ r }) => r * rise);
    const corner = hex / Math.sqrt(3);
    const [left, right, top, bottom] = [Math.min(...across), Math.max(...across), Math.min(...down), Math.max(...down)];
    return {
        compact,
        hex,
        width: (right - left + 1) * hex + 2 * sides,
        height: (bottom - top) * hex + 2 * corner + 2 * margin,
        origin: { x: sides + hex / 2 - left * hex, y: margin + corner - top * hex },
    };
}

export function centreOf(layout: Layout, { q, r }: Axial): Point {
    return { x: layout.origin.x + (q + r / 2) * layout.hex, y: layout.origin.y + r * rise * layout.hex };
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** The six corners, clockwise from the top; `margin` shrinks the hex towards its centre. */
export function cornersOf(layout: Layout, place: Axial, margin = 0): Point[] {
    const { x, y } = centreOf(layout, place);
    const side = layout.hex / Math.sqrt(3) - margin;
    const half = side * rise;
    const offsets = [
        [0, -side],
        [half, -side / 2],
        [half, side / 2],
        [0, side],
        [-half, side / 2],
        [-half, -side / 2],
    ] as const;
    return offsets.map(([dx, dy]) => ({ x: round(x + dx), y: round(y + dy) }));
}

export function hexPath(layout: Layout, place: Axial, margin = 0): string {
    return `M${cornersOf(layout, place, margin)
        .map(({ x, y }) => `${x} ${y}`)
        .join('L')}Z`;
}

/** The letter of each row, beside its first and its last hex. */
export function rowLetters(layout: Layout, places: HexPlace[]): ({ letter: string } & Point)[] {
    const beside = layout.hex / 2 + (layout.compact ? 6 : 11);
    return [...new Set(places.map(({ r }) => r))].flatMap((r) => {
        const row = places.filter((place) => place.r === r);
        const across = row.map((place) => centreOf(layout, place).x);
        const letter = row[0]?.name.charAt(0) ?? '';
        const { y } = centreOf(layout, { q: 0, r });
        return [
            { letter, x: Math.min(...across) - beside, y },
            { letter, x: Math.max(...across) + beside, y },
        ];
    });
}

/** The box around a hex, for popovers. */
export function hexBox(layout: Layout, place: Axial): Box {
    const { x, y } = centreOf(layout, place);
    const side = layout.hex / Math.sqrt(3);
    return { x: x - layout.hex / 2, y: y - side, width: layout.hex, height: 2 * side };
}

const spot = ({ q, r }: Axial): string => `${q} ${r}`;

/** The border of a set of hexes: every edge with none of them on the other side. */
export function borderPath(layout: Layout, places: Axial[]): string {
    const inside = new Set(places.map(spot));
    return places
        .flatMap((place) => {
            const corners = cornersOf(layout, place);
            return directions.flatMap((direction, i) => {
                if (inside.has(spot({ q: place.q + direction.q, r: place.r + direction.r }))) return [];
                const [from, to] = [corners[i] as Point, corners[(i + 1) % 6] as Point];
                return [`M${from.x} ${from.y}L${to.x} ${to.y}`];
            });
        })
        .join('');
}

/** The hexes of each terrain tile. */
export function tilesOf(edition: Edition): HexPlace[][] {
    const tiles: HexPlace[][] = [];
    for (const place of edition.hexes) (tiles[place.tile] ??= []).push(place);
    return tiles.filter((tile) => tile !== undefined);
}

/** The nearest hex in the direction of an arrow key, across water if necessary; null at the edge. */
export function stepFrom(edition: Edition, name: HexId, key: string): HexId | null {
    const from = edition.hexes.find((place) => place.name === name);
    if (from === undefined) return null;
    const x = from.q + from.r / 2;
    const ahead = edition.hexes
        .map((place) => ({ name: place.name, dx: place.q + place.r / 2 - x, dy: place.r - from.r }))
        .filter(({ dx, dy }) => {
            switch (key) {
                case 'ArrowLeft':
                    return dy === 0 && dx < 0;
                case 'ArrowRight':
                    return dy === 0 && dx > 0;
                case 'ArrowUp':
                    return dy < 0;
                case 'ArrowDown':
                    return dy > 0;
                default:
                    return false;
            }
        });
    // Rows count more than columns, so that up and down lead to the next row.
    const far = ({ dx, dy }: { dx: number; dy: number }): number =>
        Math.abs(dx) + 100 * Math.abs(dy) + (dx < 0 ? 0.1 : 0);
    ahead.sort((a, b) => far(a) - far(b));
    return ahead[0]?.name ?? null;
}
