// Geometry of an enlarged drawing that is seen through a frame, in pixels.

import type { Point, Size } from './geometry';

export interface Zoom {
    /** 1 shows the whole drawing. */
    scale: number;
    /** How much of the drawing is hidden beyond the left and the top edge of the frame. */
    left: number;
    top: number;
}

export const whole: Zoom = { scale: 1, left: 0, top: 0 };
const largestScale = 5;

/** Shows the drawing at another scale. What was at `from` in the frame is then at `to`, as far as the edges permit. */
export function zoomedTo(before: Zoom, scale: number, frame: Size, from: Point, to: Point = from): Zoom {
    const next = Math.max(1, Math.min(scale, largestScale));
    const growth = next / before.scale;
    const within = (hidden: number, length: number): number => Math.max(0, Math.min(hidden, length * (next - 1)));
    return {
        scale: next,
        left: within((before.left + from.x) * growth - to.x, frame.width),
        top: within((before.top + from.y) * growth - to.y, frame.height),
    };
}

/** The transform that makes a drawing shown as in `before` look as in `after`; its origin is the top left corner. */
export function transformFor(before: Zoom, after: Zoom): string {
    return `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${after.scale / before.scale})`;
}

/** The distance between two fingers, and the point between them. */
export function spanOf(a: Point, b: Point): { distance: number; middle: Point } {
    return { distance: Math.hypot(a.x - b.x, a.y - b.y), middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } };
}
