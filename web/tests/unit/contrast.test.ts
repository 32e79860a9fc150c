// Text is legible on every surface, in both themes: at least 4.5:1 (WCAG 2, AA). Legal places stand out from the others.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/art/tokens.css', import.meta.url), 'utf8');
const surfaces = ['paper', 'surface', 'sunk'];
const inks = ['ink', 'ink-soft', 'river', 'pine', 'clay', 'gold-ink'];
const pairs: [string, string][] = [
    ...inks.flatMap((ink) => surfaces.map((surface): [string, string] => [ink, surface])),
    ['ink', 'plate'],
    ['ink-soft', 'plate'],
    ['on-gold', 'gold'],
    ...['river', 'pine', 'clay'].map((accent): [string, string] => ['on-accent', accent]),
    ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`seat-ink-${seat}`, `seat-${seat}`]),
];

function textAfter(selector: string): string {
    const start = css.indexOf('{', css.indexOf(selector));
    return css.slice(start, css.indexOf('}', start));
}

function blockAfter(selector: string): Map<string, string> {
    const block = textAfter(selector);
    return new Map(
        [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name = '', value = '']) => [name, value]),
    );
}

function luminance(hex: string): number {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
        const c = parseInt(hex.slice(at, at + 2), 16) / 255;
        return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
    const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
    return (light + 0.05) / (dark + 0.05);
}

const themes = {
    light: ":root,\n[data-theme='light']",
    dark: "[data-theme='dark']",
    'dark by device': ':root:not([data-theme])',
};

test.each(Object.entries(themes))('%s', (_, selector) => {
    const tokens = blockAfter(selector);
    const weak = pairs
        .map(([ink, ground]) => ({
            ink,
            ground,
            ratio: contrast(tokens.get(ink) ?? '#000000', tokens.get(ground) ?? '#000000'),
        }))
        .filter(({ ratio }) => ratio < 4.5)
        .map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`);
    expect(weak).toEqual([]);
});

test('the chosen and the automatic dark theme are the same', () => {
    expect(blockAfter(themes['dark by device'])).toEqual(blockAfter(themes.dark));
});

/** The colours of land and of pieces, which can be next to a legal place. */
const grounds = ['gold', 'clay', 'pine', 'leaf', 'stone', 'slate', 'cream', 'river', 'wood'].map(
    (name) => `art-${name}`,
);

/** A colour under the veil that covers places where the viewer can't act. */
function veiled(ground: string, selector: string): string {
    const [, ...numbers] = /--veil: rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)/.exec(textAfter(selector)) ?? [];
    const [r = 0, g = 0, b = 0, percent = 0] = numbers.map(Number);
    const mixed = [r, g, b].map((over, i) => {
        const under = parseInt(ground.slice(1 + 2 * i, 3 + 2 * i), 16);
        return Math.round((over * percent + under * (100 - percent)) / 100);
    });
    return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

test.each(Object.entries(themes))('%s: the outline of legal places stands out from the other places', (_, selector) => {
    const tokens = blockAfter(selector);
    const colour = (name: string): string => tokens.get(name) ?? '#000000';
    // The outline is a bright line with a dark edge; at least one of them contrasts with any neighbour (WCAG 2, 1.4.11).
    const weak = grounds.filter((ground) => {
        const other = veiled(colour(ground), selector);
        return Math.max(contrast(colour('legal'), other), contrast(colour('legal-edge'), other)) < 3;
    });
    expect(weak).toEqual([]);
    expect(contrast(colour('legal'), colour('legal-edge'))).toBeGreaterThanOrEqual(3);
});

test.each(Object.entries(themes))('%s: places where the viewer cannot act lose most of their colour', (_, selector) => {
    const [high, low] = [0, 1].map((i) =>
        [1, 3, 5].map((at) => parseInt(veiled(i === 0 ? '#ffffff' : '#000000', selector).slice(at, at + 2), 16)),
    );
    for (const i of [0, 1, 2]) expect((high?.[i] ?? 255) - (low?.[i] ?? 0)).toBeLessThan(0.45 * 255);
});
