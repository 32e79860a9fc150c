// Geometry of the win probability graph, and which moments mattered. Draws nothing.

import type { Estimate, Result, ReviewedMoment, Seat } from '../protocol';

/** Size of the plot area in pixels, and the number of moves in the game. */
export interface Frame {
    width: number;
    height: number;
    moves: number;
}

export interface Outlook {
    move: number;
    win: Estimate;
}

/** A seat's win probability at every reviewed moment, and its actual result at the end. */
export function outlooksOf(moments: ReviewedMoment[], seat: Seat, end: Outlook | null): Outlook[] {
    const outlooks = moments.flatMap(({ move, win }) => (win[seat] === undefined ? [] : [{ move, win: win[seat] }]));
    return end === null ? outlooks : [...outlooks, end];
}

/** Tied winners share the win. */
export function winAtEnd({ seats, rival }: Result, seat: Seat): Estimate {
    const winners = seats.filter(({ rank }) => rank === 1).length + (rival?.rank === 1 ? 1 : 0);
    const share = seats[seat]?.rank === 1 ? Math.round(1000 / winners) : 0;
    return [share, share, share];
}

export const xOf = ({ width, moves }: Frame, move: number): number => (moves === 0 ? 0 : (width * move) / moves);
export const yOf = ({ height }: Frame, share: number): number => height * (1 - share / 1000);

export function linePath(frame: Frame, outlooks: Outlook[]): string {
    return path(outlooks.map(({ move, win: [mean] }) => [xOf(frame, move), yOf(frame, mean)]));
}

/** Runs along the upper ends of the intervals, and back along the lower ends. */
export function bandPath(frame: Frame, outlooks: Outlook[]): string {
    const up = outlooks.map(({ move, win: [, , high] }): Point => [xOf(frame, move), yOf(frame, high)]);
    const down = outlooks.map(({ move, win: [, low] }): Point => [xOf(frame, move), yOf(frame, low)]);
    return outlooks.length < 2 ? '' : `${path([...up, ...down.reverse()])}Z`;
}

type Point = [x: number, y: number];

function path(points: Point[]): string {
    return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** Pixels within which the pointer snaps to a mark. */
const snapDistance = 5;

/** The move at a horizontal position in the graph. */
export function moveAt(frame: Frame, x: number, marks: ReviewedMoment[]): number {
    const distance = ({ move }: ReviewedMoment): number => Math.abs(xOf(frame, move) - x);
    const nearest = marks.reduce<ReviewedMoment | null>(
        (best, mark) => (best === null || distance(mark) < distance(best) ? mark : best),
        null,
    );
    if (nearest !== null && distance(nearest) <= snapDistance) return nearest.move;
    const move = frame.width === 0 ? 0 : Math.round((x / frame.width) * frame.moves);
    return Math.min(frame.moves, Math.max(0, move));
}

export const momentAt = (moments: ReviewedMoment[], move: number): ReviewedMoment | null =>
    moments.find((moment) => moment.move === move) ?? null;

/** A smaller loss of win probability, in thousandths, is not mentioned: then the move lost points. */
export const worthAWord = 50;

export const flawedMoments = (moments: ReviewedMoment[]): ReviewedMoment[] =>
    moments.filter(({ verdict }) => verdict !== 'fine');

/** The costliest decisions, plus those at the `alwaysIncluded` moves whatever they cost, in game order. */
export function keyMoments(moments: ReviewedMoment[], alwaysIncluded: number[], count: number): ReviewedMoment[] {
    const costliest = flawedMoments(moments)
        .sort((a, b) => a.accuracy - b.accuracy)
        .slice(0, count);
    return moments.filter((moment) => alwaysIncluded.includes(moment.move) || costliest.includes(moment));
}

/** The first of these moments after a move, or the last before it. */
export function neighbour(moments: ReviewedMoment[], move: number, direction: 1 | -1): ReviewedMoment | null {
    const moment =
        direction === 1
            ? moments.find((moment) => moment.move > move)
            : moments.findLast((moment) => moment.move < move);
    return moment ?? null;
}

/** Move numbers for the axis: spaced by a round number, so that the labels don't overlap. */
export function ticksOf({ width, moves }: Frame, spacing: number): number[] {
    const step =
        [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((interval) => (moves / interval) * spacing <= width) ?? 2000;
    return Array.from({ length: Math.floor(moves / step) + 1 }, (_, i) => i * step);
}

/**
 * Moves the seat letters at the ends of the lines as little as possible so that they don't overlap: first down, then up
 * from the lower edge.
 */
export function spreadLetters(
    letters: { seat: Seat; y: number }[],
    spacing: number,
    height: number,
): { seat: Seat; y: number }[] {
    const placed = letters.map((letter) => ({ ...letter })).sort((a, b) => a.y - b.y);
    let minY = 0;
    for (const letter of placed) {
        letter.y = Math.max(letter.y, minY);
        minY = letter.y + spacing;
    }
    let maxY = height;
    for (const letter of [...placed].reverse()) {
        letter.y = Math.min(letter.y, maxY);
        maxY = letter.y - spacing;
    }
    return placed;
}
