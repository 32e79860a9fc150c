// Inspects a game's table at its start, in the middle and at its end, in every size. The game is always the same,
// so that screenshots do not depend on chance.

import { beforeAll, expect, test } from 'vitest';
import { asked, openMoment, pageOf, newContext } from './browser';
import { inspect } from './inspect';

const sizes = {
    '1440': { width: 1440, height: 900 },
    '1024': { width: 1024, height: 768 },
    '360': { width: 360, height: 740 },
};

interface CheckedGame {
    /** Its file in tests/records. */
    record: string;
    /** Prefix of its screenshots. */
    name: string;
    /** Decisions of the first seat until the middle. */
    middle: number;
    /** Title of the sheet at the end. */
    end: string;
}

export function checkMoments({ record, name, middle, end }: CheckedGame): void {
    const moments: { what: string; decisions: number; link: string }[] = [
        { what: 'start', decisions: 0, link: '' },
        { what: 'middle', decisions: middle, link: '' },
        { what: 'end', decisions: Infinity, link: '' },
    ];
    beforeAll(async () => {
        for (const moment of moments) {
            const created = await openMoment(record, moment.decisions);
            moment.link = `/t/${created.table}#${created.seats[0]?.token}`;
        }
    });

    test.each(Object.entries(sizes))(
        `${name} passes inspection at %s px at the start, in the middle and at the end`,
        async (size, viewport) => {
            const phone = viewport.width < 500;
            const context = await newContext({ viewport, hasTouch: phone, isMobile: phone });
            const page = await pageOf(context);
            for (const { what, link } of moments) {
                await page.goto(link);
                await page.locator('[data-place]').first().waitFor();
                await asked(page);
                if (what === 'end') {
                    await page.getByRole('dialog', { name: end }).waitFor();
                    await inspect(page, `${name}-scores-${size}`, { include: 'dialog[open]' });
                }
                // Close the scores, or on a phone the list of choices, which `asked` has opened.
                if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
                // Other tests inspect the rest of the page; pure drawings have no names or roles.
                await inspect(page, `${name}-${what}-${size}`, {
                    include: '[data-board]',
                    exclude: '[data-board] g[aria-hidden]',
                });
                if (size !== '1440') continue;
                const hidden = await page
                    .locator('[data-board] > div')
                    .evaluate((board) => board.scrollHeight - board.clientHeight);
                expect(hidden, 'the whole table is visible').toBeLessThanOrEqual(0);
            }
            await context.close();
        },
    );
}
