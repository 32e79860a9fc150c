// Geometry of the board: row 1 at the bottom, the horizon on top. Every location has a lot with a street in front of
// it. Tokens, rails and the train stay in the street, so that they hide nothing.

import type { Box, Point, Size } from '../../components/board/geometry';
import type { LocationId } from './types';

export interface Place {
    row: number;
    column: number;
}

export interface Layout {
    /** Tiles show only front, arrows and cube; a tap shows the rest. */
    compact: boolean;
    rows: number;
    columns: number;
    width: number;
    height: number;
    sky: number;
    foot: number;
    /** Space for the row's number on the left, and for the row's limit on the right. */
    margin: number;
    cell: number;
    /** Height of each row, from row 1 up. */
    heights: number[];
    street: number;
    token: number;
    train: number;
    bend: number;
}

const full = { sky: 42, foot: 17, margin: 25, street: 17, token: 17, train: 32, bend: 15 };
const small = { sky: 26, foot: 14, margin: 17, street: 14, token: 13, train: 24, bend: 11 };
// Rows near the train are decided next, so they are taller. All rows together are always equally high.
const pitches = { full: 73, low: 69, small: 54 };
const nearRows = 3;

function heightsOf(rows: number, next: number | null, compact: boolean): number[] {
    const even = compact ? pitches.small : pitches.full;
    const near = next === null ? 0 : Math.min(nearRows, rows - next);
    if (compact || next === null || near <= 0) return Array<number>(rows).fill(even);
    const tall = pitches.low + ((even - pitches.low) * rows) / near;
    return Array.from({ length: rows }, (_, row) => (row >= next && row < next + near ? tall : pitches.low));
}

// Plot widths: names and points must stay legible, and a card must keep its shape.
const cells = { small: 46, least: 78, most: 94 };
/** A phone shows the drawing at this scale, so that rows are high enough for a finger. */
const phoneScale = 0.95;

/**
 * Without a size the town is drawn for a phone of `phoneWidth` pixels. The plots are as wide as fits. The rows from `next`
 * on are enlarged.
 */
export function layoutFor(
    rows: number,
    columns: number,
    space: Size | null,
    next: number | null = null,
    phoneWidth = 0,
): Layout {
    const sizes = space === null ? small : full;
    const heights = heightsOf(rows, next, space === null);
    const height = heights.reduce((sum, row) => sum + row, sizes.sky + sizes.foot);
    let cell = Math.max(cells.small, (phoneWidth / phoneScale - 2 * sizes.margin) / columns);
    if (space !== null) {
        const fitting = ((space.width / Math.max(1, space.height)) * height - 2 * sizes.margin) / columns;
        cell = Math.max(cells.least, Math.min(fitting, cells.most));
    }
    const width = columns * cell + 2 * sizes.margin;
    return { compact: space === null, rows, columns, ...sizes, heights, cell, height, width };
}

export const columnLetter = (column: number): string => String.fromCharCode(97 + column);
export const placeName = (place: Place): LocationId => columnLetter(place.column) + String(place.row + 1);

export function placeOf(name: LocationId): Place {
    return { row: Number(name.slice(1)) - 1, column: name.charCodeAt(0) - 97 };
}

export function allPlaces(rows: number, columns: number): Place[] {
    // In drawing order, from the horizon down: nearer rows cover farther ones.
    return Array.from({ length: rows * columns }, (_, i) => ({
        row: rows - 1 - Math.floor(i / columns),
        column: i % columns,
    }));
}

/** The upper edge of a row. */
export const rowTop = ({ sky, heights }: Layout, row: number): number =>
    heights.slice(row + 1).reduce((sum, height) => sum + height, sky);

/** The whole plot: the lot and the street in front of it. */
export function plotBox(layout: Layout, place: Place): Box {
    return {
        x: layout.margin + place.column * layout.cell,
        y: rowTop(layout, place.row),
        width: layout.cell,
        height: layout.heights[place.row] ?? 0,
    };
}

/** The lot, where a card is placed. */
export function lotBox(layout: Layout, place: Place): Box {
    const plot = plotBox(layout, place);
    const gap = layout.compact ? 1 : 2.5;
    return {
        x: plot.x + gap,
        y: plot.y + 2,
        width: plot.width - 2 * gap,
        height: plot.height - layout.street - 2,
    };
}

/** Position of a token or the train: in the street in front of the lot. */
export function streetPoint(layout: Layout, place: Place): Point {
    const plot = plotBox(layout, place);
    return { x: plot.x + plot.width / 2, y: plot.y + plot.height - layout.street / 2 };
}

const rounded = (number: number): string => String(Math.round(number * 100) / 100);
const coordinates = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

/**
 * The track through these points, starting below the board or at `from`: up a lot, round into the next street, along
 * it, and up again. `offset` shifts the line sideways for one rail, positive to the right when going up.
 */
export function trackPath(layout: Layout, points: Point[], from: Point, offset = 0): string {
    let path = `M${coordinates(from.x + offset, from.y)}`;
    let x = from.x;
    points.forEach((point, i) => {
        const last = i === points.length - 1;
        const turn = Math.sign(point.x - x);
        if (turn === 0) {
            if (last) path += `V${rounded(point.y)}`;
            return;
        }
        // The inner rail of a bend has the smaller radius.
        const inner = layout.bend - turn * offset;
        const outer = layout.bend + turn * offset;
        const y = point.y + turn * offset;
        path += `V${rounded(point.y + layout.bend)}`;
        path += `A${coordinates(inner, inner)} 0 0 ${turn > 0 ? 1 : 0} ${coordinates(x + turn * layout.bend, y)}`;
        if (last) {
            path += `H${rounded(point.x)}`;
        } else {
            path += `H${rounded(point.x - turn * layout.bend)}`;
            path += `A${coordinates(outer, outer)} 0 0 ${turn > 0 ? 0 : 1} ${coordinates(point.x + offset, point.y - layout.bend)}`;
        }
        x = point.x;
    });
    return path;
}

/** The next place in the direction of an arrow key; null at the edge. */
export function stepFrom(layout: Layout, place: Place, key: string): Place | null {
    const row = place.row + (key === 'ArrowUp' ? 1 : key === 'ArrowDown' ? -1 : 0);
    const column = place.column + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
    if (row === place.row && column === place.column) return null;
    return row >= 0 && row < layout.rows && column >= 0 && column < layout.columns ? { row, column } : null;
}
