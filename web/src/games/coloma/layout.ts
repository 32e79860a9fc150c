// Geometry of the wheel: five Sites clockwise from the top, the hub in the middle. Angles are in degrees, clockwise
// from the right, as in SVG.

import type { Point } from '../../components/board/geometry';
import type { Sign } from './signs';

export const sites = 5;
const sector = 360 / sites;

/** The drawing is a square; each ring has an inner and outer radius, listed from the hub outward. */
export const wheel = {
    size: 456,
    hub: 47,
    boom: [47, 99],
    common: [99, 143],
    /** Pioneers, Mules and Buster. */
    lane: [143, 169],
    /** The Sites' names. */
    name: [169, 189],
    event: [189, 225],
} as const;
export type Ring = readonly [number, number];

const round = (number: number): number => Math.round(number * 100) / 100;

export const angleOf = (site: number): number => -90 + (site - 1) * sector;

export function onWheel(radius: number, degrees: number): Point {
    const turn = (degrees * Math.PI) / 180;
    return { x: round(wheel.size / 2 + radius * Math.cos(turn)), y: round(wheel.size / 2 + radius * Math.sin(turn)) };
}

/** A Site's sector of a ring, narrowed by `gap` units on each side. */
export function sectorPath(site: number, [inner, outer]: Ring, gap = 0): string {
    const edge = (radius: number, side: -1 | 1): Point =>
        onWheel(radius, angleOf(site) + side * (sector / 2 - (gap / radius) * (180 / Math.PI)));
    const coordinates = ({ x, y }: Point): string => `${x} ${y}`;
    return (
        `M${coordinates(edge(outer, -1))}A${outer} ${outer} 0 0 1 ${coordinates(edge(outer, 1))}` +
        `L${coordinates(edge(inner, 1))}A${inner} ${inner} 0 0 0 ${coordinates(edge(inner, -1))}Z`
    );
}

/** A whole Site, from the hub to the rim. */
export const sitePath = (site: number): string => sectorPath(site, [wheel.hub + 1, wheel.event[1]], 1.5);

/** The arc along which a Site's name is written; in the lower half it runs the other way, so that the name is upright. */
export function nameArc(site: number): string {
    const lower = Math.sin((angleOf(site) * Math.PI) / 180) > 0.1;
    const radius = lower ? wheel.name[0] + 15.5 : wheel.name[0] + 4.5;
    const [from, to] = [-1, 1].map((side) => onWheel(radius, angleOf(site) + side * (sector / 2 - 3))) as [
        Point,
        Point,
    ];
    const [start, end] = lower ? [to, from] : [from, to];
    return `M${start.x} ${start.y}A${radius} ${radius} 0 0 ${lower ? 0 : 1} ${end.x} ${end.y}`;
}

/** The spoke after a Site, clockwise. */
export function spokePath(site: number): string {
    const [from, to] = [
        onWheel(wheel.hub, angleOf(site) + sector / 2),
        onWheel(wheel.common[1], angleOf(site) + sector / 2),
    ];
    return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** Pieces side by side along a ring, in the middle of a Site's sector or `aside` degrees from it. */
export function alongRing(site: number, radius: number, count: number, width: number, aside = 0): Point[] {
    const step = (width / radius) * (180 / Math.PI);
    return Array.from({ length: count }, (_, i) =>
        onWheel(radius, angleOf(site) + aside + (i - (count - 1) / 2) * step),
    );
}

/** The rotation of a tile over a Site that is closest to its current one, so that it takes the short way round. */
export function turnedTo(site: number, from: number): number {
    const target = (site - 1) * sector;
    const difference = (((target - from) % 360) + 540) % 360;
    return from + difference - 180;
}

/** The next Site in the direction of an arrow key: right and down go clockwise. */
export function siteFrom(site: number, key: string): number | null {
    if (key === 'ArrowRight' || key === 'ArrowDown') return (site % sites) + 1;
    if (key === 'ArrowLeft' || key === 'ArrowUp') return ((site + sites - 2) % sites) + 1;
    return null;
}

/** A sign in a row; `x` is its left edge, measured from the middle of the row. */
export interface Placed {
    sign: Sign;
    x: number;
    width: number;
}

/** A letter is about 0.58 times as wide as high. */
const letter = 0.58;
const gap = 1.5;
const widthOf = (sign: Sign, size: number, font: number): number =>
    sign.text === undefined ? size : sign.text.length * font * letter + 1;
const widthOfAll = (signs: Sign[], size: number, font: number): number =>
    signs.reduce((sum, sign) => sum + widthOf(sign, size, font) + gap, -gap);

/** A centred row of signs: icons `size` wide, texts `font` high. */
export function rowOf(signs: Sign[], size: number, font: number): Placed[] {
    let x = -widthOfAll(signs, size, font) / 2;
    return signs.map((sign) => {
        const placed = { sign, x, width: widthOf(sign, size, font) };
        x += placed.width + gap;
        return placed;
    });
}

/** Signs that must stay together: a number and the thing it counts. */
export function unitsOf(signs: Sign[]): Sign[][] {
    const units: Sign[][] = [];
    for (const sign of signs) {
        const last = units.at(-1);
        if (sign.icon !== undefined && last?.length === 1 && last[0]?.text !== undefined) last.push(sign);
        else units.push([sign]);
    }
    return units;
}

/**
 * Upright signs along a ring, centred on an angle; they read from left to right, or downwards where the ring is steep.
 */
export function alongArc(
    degrees: number,
    radius: number,
    signs: Sign[],
    size: number,
    font: number,
): { at: Point; signs: Sign[] }[] {
    const turn = (degrees * Math.PI) / 180;
    const [across, down] = [-Math.sin(turn), Math.cos(turn)];
    const forward = across + down >= -1e-9;
    const units = forward ? unitsOf(signs) : unitsOf(signs).reverse();
    // Along the ring, each unit takes as much space as its upright box does in that direction.
    const lengths = units.map((unit) => {
        const width = widthOfAll(unit, size, font) + 2 * gap;
        return Math.min(width / Math.max(1e-6, Math.abs(across)), (size + gap) / Math.max(1e-6, Math.abs(down)));
    });
    const whole = lengths.reduce((sum, length) => sum + length, 0);
    let start = -whole / 2;
    return units.map((unit, i) => {
        const length = lengths[i] ?? 0;
        const middle = start + length / 2;
        start += length;
        return { at: onWheel(radius, degrees + (middle / radius) * (180 / Math.PI)), signs: unit };
    });
}
