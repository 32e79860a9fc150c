// Everything on the boards explains itself: every picture, number and name has an info card.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, newContext, openMoment, pageOf } from './browser';

/** Games at their start and in the middle, so that most things and most decisions are on the table. */
const moments: [record: string, decisions: number][] = [
    ['boomtown_builders/three_players_terrain', 0],
    ['boomtown_builders/three_players_terrain', 13],
    ['boomtown_builders/three_players_terrain', 14],
    ['gold_west/four_players', 31],
    ['gold_west/four_players', 33],
    ['coloma/four_players', 0],
    ['coloma/four_players', 20],
    ['coloma/four_players', 23],
    ['coloma/two_players_duel_specialties', 20],
    ['coloma/solo_desperado_hotels', 30],
    ['golden_wilderness/two_players_beginner', 6],
    ['golden_wilderness/three_players_easy', 12],
    ['golden_wilderness/four_players_advanced_short', 12],
    ['golden_wilderness/four_players_advanced_short', 40],
];

/** What needs no card: sentences, coordinates, questions and buttons that say what they do, and the names of players. */
const plain = [
    'p',
    '.letter',
    '.affair',
    '.caption',
    '.nw',
    '.who',
    '.chip',
    '.button',
    '.label',
    '.popover',
    '.gives',
    '[role="status"]',
    '.offer',
    '[data-plain]',
];

/** Text and pictures that a viewer can see and point at, but that open no card. */
function unexplained(page: Page): Promise<string[]> {
    return page.evaluate((allowed) => {
        const found = new Set<string>();
        const isShown = ({ x, y, width, height }: DOMRect): boolean =>
            width > 3 && height > 3 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
        function check(element: Element, box: DOMRect, what: string): void {
            if (!isShown(box)) return;
            const x = box.x + box.width / 2;
            const y = box.y + box.height / 2;
            const hit = document.elementsFromPoint(x, y);
            // Another part of the page covers it.
            const top = hit[0];
            if (top === undefined || top.closest('[data-board], .seats') === null) return;
            const popover = top.closest('.choices');
            if (popover !== null && !popover.contains(element)) return;
            if ([element, top].some((at) => at.closest('[data-info]') !== null)) return;
            if (element.closest(allowed.join(', ')) !== null) return;
            const parent = element.closest('[class]');
            found.add(`${what} in ${parent?.tagName.toLowerCase()}.${parent?.getAttribute('class')}`);
        }
        for (const root of document.querySelectorAll('[data-board], .seats')) {
            const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
                const text = node.textContent?.trim() ?? '';
                const element = node.parentElement;
                if (text === '' || element === null || element.closest('.unseen, style') !== null) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                check(element, range.getBoundingClientRect(), `“${text}”`);
            }
            for (const picture of root.querySelectorAll('use'))
                check(picture, picture.getBoundingClientRect(), picture.getAttribute('href') ?? '');
        }
        return [...found];
    }, plain);
}

test.each(moments)('%s: everything has an info card', async (record, decisions) => {
    const page = await pageOf(await newContext({ viewport: { width: 1440, height: 900 } }));
    const created = await openMoment(record, decisions);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    await asked(page);
    if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
    expect(await unexplained(page)).toEqual([]);

    // Every kind of card has words. A card's kind is what it is attached to.
    const kinds = await page.evaluate(() => {
        const things = [...document.querySelectorAll('[data-info]')].filter((thing) => {
            const { width, height, x, y } = thing.getBoundingClientRect();
            return width > 3 && height > 3 && x >= 0 && y >= 0 && x < innerWidth - 5 && y < innerHeight - 5;
        });
        const first = new Map<string, number>();
        things.forEach((thing, i) => {
            const kind = `${thing.tagName} ${thing.parentElement?.className.toString()} ${thing.className.toString()}`;
            if (!first.has(kind)) first.set(kind, i);
            thing.setAttribute('data-nth', String(i));
        });
        return [...first.values()];
    });
    expect(kinds.length).toBeGreaterThan(6);
    // A pointer that has not moved yet opens no card.
    await page.mouse.move(0, 0);
    for (const nth of kinds) {
        await page.locator(`[data-nth="${nth}"]`).dispatchEvent('pointerenter', { pointerType: 'mouse', clientX: 1 });
        const card = page.locator('.info');
        await card.waitFor();
        expect((await card.locator('b').textContent()) ?? '').not.toBe('');
        expect(await card.locator('p').count()).toBeGreaterThan(0);
        await page.locator(`[data-nth="${nth}"]`).dispatchEvent('pointerdown', { pointerType: 'mouse' });
        await card.waitFor({ state: 'hidden' });
    }
});

test('the keyboard reaches info cards, and Enter opens their rule', async () => {
    const page = await pageOf(await newContext({ viewport: { width: 1440, height: 900 } }));
    const created = await openMoment('gold_west/four_players', 31);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    const points = page.locator('.seats [data-info-stop][tabindex="0"]').first();
    await page.keyboard.press('Tab');
    await points.focus();
    await page.locator('.info').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.locator('.info', { hasText: 'Camps' }).waitFor();
    await page.keyboard.press('Enter');
    await page.locator('[data-rule="GW-4.1c"]').waitFor();
});
