// Geometry of places on a board, for all games: boxes in the drawing's own units, and their outlines as SVG paths.

export interface Point {
    x: number;
    y: number;
}
export interface Size {
    width: number;
    height: number;
}
export type Box = Point & Size;

/** The outline of a box with rounded corners. */
export function boxPath({ x, y, width, height }: Box, round = 0): string {
    const corner = `a${round} ${round} 0 0 1`;
    const [across, down] = [width - 2 * round, height - 2 * round];
    return `M${x + round} ${y}h${across}${corner} ${round} ${round}v${down}${corner} ${-round} ${round}h${-across}${corner} ${-round} ${-round}v${-down}${corner} ${round} ${-round}z`;
}

/** A box smaller by `margin` on every side. */
export function inset({ x, y, width, height }: Box, margin: number): Box {
    return { x: x + margin, y: y + margin, width: width - 2 * margin, height: height - 2 * margin };
}

export interface PopoverPosition {
    left: number;
    /** Exactly one of `top` and `bottom` is set. */
    top?: number;
    bottom?: number;
}

/**
 * Where to put a popover of `width` pixels next to a place, in pixels of a drawing displayed `shownWidth` pixels wide: below
 * the place, or above it in the lower half, and never beyond the edges.
 */
export function popoverPosition(place: Box, drawing: Size, shownWidth: number, width: number): PopoverPosition {
    const gap = 4;
    const scale = shownWidth / drawing.width;
    const centre = (place.x + place.width / 2) * scale;
    const left = Math.max(gap, Math.min(centre - width / 2, shownWidth - width - gap));
    return place.y > drawing.height / 2
        ? { left, bottom: (drawing.height - place.y + gap) * scale }
        : { left, top: (place.y + place.height + gap) * scale };
}
