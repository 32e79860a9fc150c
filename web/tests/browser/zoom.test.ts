// Boards on a touch screen: two fingers zoom them, one finger pans them, and a button does it for the keyboard.

import type { CDPSession, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { newContext, openMoment, pageOf } from './browser';

/** Games in the middle, at decisions that need no place of the map, and at some that do. */
const calm = { record: 'gold_west/four_players', decisions: 30 };
const choosing = { record: 'gold_west/four_players', decisions: 27 };

async function openPhone(moment: { record: string; decisions: number }): Promise<Page> {
    const context = await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await pageOf(context);
    const created = await openMoment(moment.record, moment.decisions);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    const recap = page.getByRole('region', { name: 'What has happened' });
    if (await recap.isVisible()) await recap.getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => scrollTo(0, 0));
    return page;
}

type Place = [number, number];

/** Moves fingers in a few steps and lifts them; `paths` has the first and the last place of each. */
async function touch(tools: CDPSession, paths: [Place, Place][]): Promise<void> {
    const steps = 8;
    const at = (step: number) =>
        paths.map(([[x, y], [toX, toY]], id) => ({
            x: x + ((toX - x) * step) / steps,
            y: y + ((toY - y) * step) / steps,
            id,
        }));
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof at>) =>
        tools.send('Input.dispatchTouchEvent', { type, touchPoints });
    // One finger after the other, as people do.
    for (let fingers = 1; fingers <= paths.length; ++fingers) await send('touchStart', at(0).slice(0, fingers));
    for (let step = 1; step <= steps; ++step) await send('touchMove', at(step));
    for (let fingers = paths.length - 1; fingers >= 0; --fingers) await send('touchEnd', at(steps).slice(0, fingers));
}

/** How much the drawing is enlarged, and how far it and the page are scrolled. */
const shown = (field: Locator) =>
    field.evaluate((element) => ({
        scale: (element.firstElementChild?.clientWidth ?? 0) / element.clientWidth,
        left: element.scrollLeft,
        page: scrollY,
    }));

const smallestPlace = (page: Page): Promise<number> =>
    page
        .locator('[data-place]')
        .evaluateAll((places) =>
            Math.min(...places.map((place) => place.getBoundingClientRect()).flatMap((box) => [box.width, box.height])),
        );

test('two fingers zoom the board, one finger pans it, and moves nothing on the table', async () => {
    const page = await openPhone(calm);
    const tools = await page.context().newCDPSession(page);
    const field = page.locator('.field');
    const moves = await page.locator('main').getAttribute('data-moves');
    const box = await field.boundingBox();
    if (box === null) throw new Error('no board');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    expect(await shown(field)).toEqual({ scale: 1, left: 0, page: 0 });

    // Fingers that move apart enlarge the board around the point between them.
    const apart: [Place, Place][] = [
        [
            [x - 30, y],
            [x - 75, y],
        ],
        [
            [x + 30, y],
            [x + 75, y],
        ],
    ];
    await touch(tools, apart);
    const enlarged = await shown(field);
    expect(enlarged.scale).toBeCloseTo(2.5, 1);
    expect(enlarged.left).toBeCloseTo((box.width * 1.5) / 2, -1);
    expect(await page.evaluate(() => visualViewport?.scale), 'the page itself is not zoomed').toBe(1);

    // One finger pans.
    await touch(tools, [
        [
            [x, y],
            [x - 100, y],
        ],
    ]);
    await expect.poll(async () => (await shown(field)).left).toBeGreaterThan(enlarged.left + 50);

    // Fingers that move together show the whole board again.
    await touch(
        tools,
        apart.map(([from, to]): [Place, Place] => [to, from]),
    );
    expect((await shown(field)).scale).toBe(1);

    // Then one finger scrolls the page.
    await touch(tools, [
        [
            [x, y],
            [x, y - 90],
        ],
    ]);
    await expect.poll(async () => (await shown(field)).page).toBeGreaterThan(40);
    expect(await page.locator('main').getAttribute('data-moves')).toBe(moves);
    await page.context().close();
});

test('a button enlarges every place to a fingertip, the keyboard scrolls, and the button shows the whole board', async () => {
    const page = await openPhone(calm);
    const field = page.locator('.field');
    expect(await smallestPlace(page)).toBeLessThan(40);
    await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
    expect(await smallestPlace(page)).toBeGreaterThanOrEqual(40);
    expect(await page.evaluate(() => document.getAnimations().length), 'the viewer prefers no motion').toBe(0);
    const { left } = await shown(field);
    await field.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(async () => (await shown(field)).left).toBeGreaterThan(left);
    await page.getByRole('button', { name: 'Whole board' }).press('Enter');
    expect((await shown(field)).scale).toBe(1);
    await page.context().close();
});

test('a board whose places are too small is enlarged while the viewer must choose one', async () => {
    const page = await openPhone(choosing);
    await page.locator('[data-place].legal').first().waitFor();
    expect(await smallestPlace(page)).toBeGreaterThanOrEqual(40);
    await page.context().close();
});
