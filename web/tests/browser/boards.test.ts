// The boards at a glance: legal spots stand out, info cards explain, nothing needed is scrolled away or too small.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, newContext, openMoment, pageOf, takeTurn } from './browser';

/** A game in the middle; `others` are spots where the viewer can't act. */
const moments = {
    gold_west: { record: 'gold_west/four_players', decisions: 31, others: '[data-place]:not(.legal)' },
    boomtown_builders: {
        record: 'boomtown_builders/three_players_terrain',
        decisions: 13,
        others: '[data-place]:not(.legal)[aria-label^="Nothing on"]',
    },
    // The Wagon moves: the neighbouring spaces are legal.
    coloma: { record: 'coloma/four_players', decisions: 12, others: '.map [data-place]:not(.legal)' },
    // Without roads, which could start on any tile.
    golden_wilderness: {
        record: 'golden_wilderness/two_players_beginner',
        decisions: 0,
        others: '[data-place]:not(.legal)',
    },
};

async function openGame(page: Page, { record, decisions }: { record: string; decisions: number }): Promise<void> {
    const created = await openMoment(record, decisions);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    await asked(page);
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    // What has happened so far would cover a part of the board.
    const recap = page.getByRole('region', { name: 'What has happened' });
    if (await recap.isVisible()) await recap.getByRole('button', { name: 'Close' }).click();
}

interface Point {
    x: number;
    y: number;
}

/** Points on the outlines of places. */
function pointsOn(page: Page, selector: string): Promise<Point[]> {
    return page.locator(selector).evaluateAll((places) =>
        (places as SVGPathElement[]).flatMap((place) => {
            const matrix = place.getScreenCTM() as DOMMatrix;
            const length = place.getTotalLength();
            return Array.from({ length: 48 }, (_, i) => {
                const { x, y } = place.getPointAtLength((length * i) / 48).matrixTransform(matrix);
                return { x: Math.round(x), y: Math.round(y) };
            });
        }),
    );
}

/** How strongly outlines stand out: the median contrast within 4 pixels around their points. */
async function contrastAround(page: Page, points: Point[]): Promise<number> {
    const shot = (await page.screenshot()).toString('base64');
    // The page's own security policy forbids data: addresses; an empty page has none.
    const empty = await page.context().newPage();
    const contrasts = await empty.evaluate(
        async ([source, all]) => {
            const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
            canvas?.drawImage(image, 0, 0);
            const linear = (value = 0): number =>
                value <= 10.3 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
            return all.map(({ x, y }) => {
                const { data } = canvas?.getImageData(x - 4, y - 4, 9, 9) ?? { data: [] };
                const lights = Array.from(
                    { length: 81 },
                    (_, i) =>
                        0.2126 * linear(data[4 * i]) +
                        0.7152 * linear(data[4 * i + 1]) +
                        0.0722 * linear(data[4 * i + 2]),
                );
                return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
            });
        },
        [shot, points] as const,
    );
    await empty.close();
    return contrasts.sort((one, other) => one - other)[Math.floor(contrasts.length / 2)] ?? 0;
}

test.each(Object.entries(moments))('%s: legal spots stand out, and the others recede', async (_, moment) => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await openGame(page, moment);
    // The decision on the board may be a step later.
    const legalSpots = '[data-board] path.legal';
    for (let steps = 0; steps < 4 && (await page.locator(legalSpots).count()) < 3; ++steps) await takeTurn(page);
    await page.mouse.move(0, 0);
    const legal = await pointsOn(page, legalSpots);
    // Neighbours share an outline with a legal spot.
    const others = (await pointsOn(page, `[data-board] ${moment.others}`)).filter(({ x, y }) =>
        legal.every((point) => Math.hypot(point.x - x, point.y - y) > 10),
    );
    expect(others.length).toBeGreaterThan(100);
    for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        const contrast = await contrastAround(page, legal);
        expect(contrast, `${colorScheme}: legal spots`).toBeGreaterThan(3);
        expect(contrast / (await contrastAround(page, others)), `${colorScheme}: compared`).toBeGreaterThan(1.5);
    }
    await context.close();
});

test('an info card opens on hover, on focus and on a long press, and leads to the rule', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await openGame(page, moments.boomtown_builders);
    const card = page.locator('.info');
    const place = page.locator('[data-place="a1"]');
    // A pointer that has not moved yet opens no card.
    await page.mouse.move(0, 0);
    await place.hover();
    await card.waitFor();
    expect(await card.innerText()).toContain('a1');
    await card.getByRole('button', { name: /^Rule BB-/ }).click();
    await page.locator('[data-rule].target').waitFor();
    expect(await card.count()).toBe(0);

    await page.locator('[data-place][tabindex="0"]').focus();
    await page.keyboard.press('ArrowLeft');
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    await context.close();

    const phone = await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const small = await pageOf(phone);
    await openGame(small, moments.boomtown_builders);
    const moves = await small.locator('main').getAttribute('data-moves');
    await small.locator('[data-place="d10"]').dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await small.locator('.info').waitFor();
    await small.locator('[data-place="d10"]').dispatchEvent('click', { bubbles: true });
    expect(await small.locator('main').getAttribute('data-moves')).toBe(moves);
    await phone.close();
});

test('from 800 px on there is no phone bar, and the panel folds', async () => {
    const context = await newContext({ viewport: { width: 1024, height: 768 } });
    const page = await pageOf(context);
    await openGame(page, moments.gold_west);
    expect(await page.getByRole('button', { name: /^Choose \(/ }).count()).toBe(0);
    const side = page.getByRole('complementary');
    await side.getByRole('button', { name: 'Rules' }).click();
    await side.getByRole('tab', { name: 'Rules', selected: true }).waitFor();
    await side.getByRole('button', { name: 'Fold this panel' }).click();
    await side.getByRole('tab').first().waitFor({ state: 'detached' });
    await context.close();
});

test("Coloma's hand is in view at 1440 × 900, with words on its cards", async () => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await openGame(page, { record: 'coloma/four_players', decisions: 40 });
    const cards = page.locator('[data-board] .hand > li');
    expect(await cards.count()).toBeGreaterThan(0);
    const bar = await page.getByRole('region', { name: 'Current decision' }).boundingBox();
    const box = await cards.first().boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect((await cards.first().innerText()).length).toBeGreaterThan(20);
    await context.close();
});
