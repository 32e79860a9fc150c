// Calm boards: within a turn nothing moves or changes its size, and everything for a decision is in view.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, choices, newContext, openMoment, pageOf, takeTurn } from './browser';

/** Games in the middle, at the beginning of a turn with several decisions. */
const turns = {
    boomtown_builders: { record: 'boomtown_builders/three_players_terrain', decisions: 12 },
    gold_west: { record: 'gold_west/four_players', decisions: 30 },
    coloma: { record: 'coloma/four_players', decisions: 11 },
    golden_wilderness: { record: 'golden_wilderness/three_players_easy', decisions: 8 },
};

async function openGame(page: Page, { record, decisions }: { record: string; decisions: number }): Promise<void> {
    const created = await openMoment(record, decisions);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    await asked(page);
    await page.evaluate(() => document.fonts.ready);
}

/** The boxes of the board, the bar, and the sections and drawings with a name. */
function boxesOf(page: Page): Promise<Record<string, string>> {
    const panels = '[data-board], section[aria-label="Current decision"], [data-board] :is(section, svg[role=group])';
    return page.locator(panels).evaluateAll((elements) =>
        Object.fromEntries(
            elements
                // The process that asks is new, and covers nothing.
                .filter((element) => element.closest('.affair') === null)
                .map((element) => {
                    const { x, y, width, height } = element.getBoundingClientRect();
                    // A heading can count something.
                    const name = (element.getAttribute('aria-label') ?? 'board').replace(/\d+|[:.].*/g, '');
                    return [name, [x, y, width, height].map(Math.round).join(' ')];
                }),
        ),
    );
}

test.each(Object.entries(turns))('%s: the panels stay where they are during a turn', async (_, moment) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await openGame(page, moment);
    const before = await boxesOf(page);
    expect(Object.keys(before).length).toBeGreaterThan(3);
    let steps = 0;
    for (; steps < 5; ++steps) {
        await takeTurn(page);
        await choices(page).first().waitFor();
        // The turn has ended.
        if (!(await page.getByRole('button', { name: 'Restart turn' }).isVisible())) break;
        const now = await boxesOf(page);
        const shared = Object.keys(before).filter((name) => name in now);
        expect(Object.fromEntries(shared.map((name) => [name, now[name]]))).toEqual(
            Object.fromEntries(shared.map((name) => [name, before[name]])),
        );
    }
    expect(steps).toBeGreaterThan(0);
    await context.close();
});

test.each(Object.entries(turns))('%s: at 1440 × 900 nothing of the board is cut', async (_, moment) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await openGame(page, moment);
    for (let decision = 0; decision < 4; ++decision) {
        const cut = await page
            .locator('[data-board], [data-board] *:not(svg *)')
            .evaluateAll((elements) =>
                elements
                    .filter(
                        (element) =>
                            element.scrollHeight - element.clientHeight > 1 &&
                            element.closest('.unseen, svg') === null &&
                            getComputedStyle(element).overflowY !== 'visible',
                    )
                    .map((element) => `${element.className}: ${element.scrollHeight - element.clientHeight} px`),
            );
        expect(cut).toEqual([]);
        await takeTurn(page);
        await asked(page);
    }
    await context.close();
});

test('on a phone everything that can be touched is at least 40 px high', async () => {
    const context = await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await pageOf(context);
    for (const moment of Object.values(turns)) {
        await openGame(page, moment);
        const small = await page.locator('button:visible, summary:visible, input:visible').evaluateAll((elements) =>
            elements
                .filter((element) => element.closest('.unseen, [inert]') === null)
                .map((element) => ({ element, box: element.getBoundingClientRect() }))
                .filter(({ box }) => box.height > 1 && (box.height < 39.5 || box.width < 39.5))
                .map(({ element, box }) => `${element.textContent?.trim()}: ${box.width} × ${box.height}`),
        );
        expect(small, moment.record).toEqual([]);
    }
    await context.close();
});

test.each([
    [740, 360],
    [932, 430],
])('a phone on its side, %i × %i, shows the board beside the bar and its choices', async (width, height) => {
    const context = await newContext({ viewport: { width, height }, hasTouch: true, isMobile: true });
    const page = await pageOf(context);
    for (const moment of Object.values(turns)) {
        const created = await openMoment(moment.record, moment.decisions);
        await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
        await page.locator('[data-place]').first().waitFor();
        const bar = await page.getByRole('region', { name: 'Current decision' }).boundingBox();
        const board = await page.locator('[data-board]').boundingBox();
        expect((board?.x ?? 0) + (board?.width ?? Infinity), moment.record).toBeLessThanOrEqual(bar?.x ?? 0);
        expect(board?.width ?? 0, moment.record).toBeGreaterThan(440);
        await choices(page).first().waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await context.close();
});

test('a long list of choices is shown in full on request, over the board, which stays where it is', async () => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await openGame(page, turns.golden_wilderness);
    const board = page.locator('[data-board]');
    const before = await board.boundingBox();
    const last = async (): Promise<number> => {
        const box = await choices(page).last().boundingBox();
        return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    expect(await last()).toBeGreaterThan(900);
    await page.getByRole('button', { name: /^All \d+ options/ }).click();
    expect(await last()).toBeLessThanOrEqual(900);
    expect(await board.boundingBox()).toEqual(before);
    await context.close();
});
