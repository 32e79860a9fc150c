// Inspects a page: a screenshot in each theme, no accessibility violations, no tiny text, no horizontal scrolling.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { smallTexts } from './text_size';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Axe {
    run: (
        context: object,
        options: object,
    ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
}

/** The part of a page that axe inspects, by selectors. */
export interface Part {
    include?: string;
    exclude?: string;
}

/** `rules` are tags or names of axe rules. */
async function violations(page: Page, rules: string[], part: Part): Promise<string[]> {
    const { violations: results } = await page.evaluate(
        ([runOnly, context]) =>
            (window as unknown as { axe: Axe }).axe.run(context, {
                runOnly,
                resultTypes: ['violations'],
                preload: false,
            }),
        [rules, part] as const,
    );
    return results.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
    );
}

/** Leaves out the board by default, because axe is slow on it. */
export async function inspect(page: Page, name: string, part: Part = { exclude: '[data-board]' }): Promise<void> {
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(axe);
    // The themes differ only in colour.
    for (const [theme, rules] of [
        ['light', allRules],
        ['dark', ['color-contrast']],
    ] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await page.screenshot({ path: join(inject('artefacts'), `${name}-${theme}.png`) });
        expect(await violations(page, [...rules], part), `${name}, ${theme}`).toEqual([]);
    }
    expect(await smallTexts(page), `${name} has texts that are too small`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} scrolls sideways`).toBeLessThanOrEqual(0);
}
