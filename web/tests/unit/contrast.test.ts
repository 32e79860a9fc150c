// Text is legible on every surface, in both themes: at least 4.5:1 (WCAG 2, AA).

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('../../src/art/tokens.css', import.meta.url), 'utf8');
const surfaces = ['paper', 'surface', 'sunk'];
const inks = ['ink', 'ink-soft', 'river', 'pine', 'clay', 'gold-ink'];
const pairs: [string, string][] = [
    ...inks.flatMap((ink) => surfaces.map((surface): [string, string] => [ink, surface])),
    ['on-gold', 'gold'],
    ...['river', 'pine', 'clay'].map((accent): [string, string] => ['on-accent', accent]),
    ...[0, 1, 2, 3, 4, 5].map((seat): [string, string] => [`seat-ink-${seat}`, `seat-${seat}`]),
];

function blockAfter(selector: string): Map<string, string> {
    const start = css.indexOf('{', css.indexOf(selector));
    const block = css.slice(start, css.indexOf('}', start));
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
