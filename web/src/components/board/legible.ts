// Keeps the texts of a drawing legible, however small the drawing is shown.

import { phoneWidth } from '../../breakpoints';

/** No text is smaller, in pixels. */
export const leastText = { desktop: 12, phone: 11 };

/**
 * For `{@attach legible(width)}` on a drawing of `width` units: sets --least-text to the least font size, in its units.
 * The drawing's style sheet uses it: `font-size: max(14px, var(--least-text))`.
 */
export function legible(width: number): (drawing: SVGSVGElement) => () => void {
    return (drawing) => {
        const phone = matchMedia(phoneWidth);
        // Called at once as well, after the layout of the page and before it is painted.
        const observer = new ResizeObserver(([entry]) => {
            const shown = entry?.contentRect.width ?? 0;
            if (shown === 0) return;
            const least = phone.matches ? leastText.phone : leastText.desktop;
            drawing.style.setProperty('--least-text', `${((least * width) / shown).toFixed(2)}px`);
        });
        observer.observe(drawing);
        return () => observer.disconnect();
    };
}

/** The length to which a name is squeezed if it does not fit; a bold letter is about 0.58 times as wide as high. */
export const squeezed = (name: string, font: number, maxWidth: number): number | undefined =>
    name.length * 0.58 * font > maxWidth ? maxWidth : undefined;
