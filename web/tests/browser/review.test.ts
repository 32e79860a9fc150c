// Reviews a finished game, plays on from a moment and lets bots finish it; and hints in a running game.

import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
    backToNow,
    choices,
    decide,
    isOver,
    createTable,
    movesOf,
    openRecord,
    pageOf,
    newContext,
    sitDown,
    takeTurn,
    type CreatedTable,
} from './browser';
import { inspect } from './inspect';

const graph = (page: Page) => page.getByRole('slider', { name: 'Win probability over the game, move by move' });
const moments = (page: Page) =>
    page.getByRole('region', { name: 'Key moments' }).getByRole('listitem').getByRole('button');
const viewedMove = async (page: Page): Promise<number> => Number(await graph(page).getAttribute('aria-valuenow'));

// One table for all tests, because a finished review is kept. The game contains blunders.
let finished: CreatedTable;
beforeAll(async () => {
    finished = await openRecord('three_players_blunders');
});

async function boxOf(element: Locator): Promise<{ x: number; y: number; width: number }> {
    const box = await element.boundingBox();
    if (box === null) throw new Error('the element is not visible');
    return box;
}

/** Waits until the whole game has been reviewed. */
async function review(page: Page): Promise<void> {
    await page.goto(`/t/${finished.table}#${finished.watch}`);
    await page.getByRole('dialog').getByRole('button', { name: 'Review the game' }).click();
    await graph(page).waitFor();
    await page
        .getByText('All decisions have been analysed.', { exact: true })
        .waitFor({ state: 'attached', timeout: 120_000 });
}

test('a finished game is reviewed, and bots and the viewer can play on from a moment', async () => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await review(page);
    await inspect(page, 'review-1440');

    // A click in the graph goes to that moment, and so do the keys.
    const { width } = await boxOf(graph(page));
    await graph(page).click({ position: { x: width / 2, y: 30 } });
    await page.locator('.board.past').waitFor();
    const middle = await viewedMove(page);
    const moves = Number(await movesOf(page));
    expect(middle).toBeGreaterThan(moves * 0.35);
    expect(middle).toBeLessThan(moves * 0.65);
    await graph(page).press('ArrowRight');
    await expect.poll(() => viewedMove(page)).toBe(middle + 1);
    const { x, y } = await boxOf(graph(page));
    await page.mouse.move(x + width / 2, y + 30);
    await page.mouse.down();
    await page.mouse.move(x + 50, y + 30, { steps: 5 });
    await page.mouse.up();
    await expect.poll(() => viewedMove(page)).toBeLessThan(moves * 0.1);

    // A missed chance shows the number that the action has in the list.
    const missed = moments(page)
        .filter({ hasText: /missed the chance that move \d+ offered/ })
        .first();
    const [, offer] = /that move (\d+) offered/.exec((await missed.textContent()) ?? '') ?? [];
    expect(
        await moments(page)
            .filter({ has: page.getByText(offer ?? '', { exact: true }) })
            .count(),
    ).toBe(1);

    // Choose a moment from the list; the board shows its position.
    await moments(page).last().click();
    await page
        .getByText(/^Move [1-9]\d* of \d+/)
        .first()
        .waitFor();
    const present = page.getByRole('region', { name: 'This moment' });
    await present.getByText(/'s decision$/).waitFor();
    await present.getByText('played', { exact: true }).waitFor();
    expect(await present.getByRole('listitem').count()).toBeGreaterThan(1);
    expect(await moments(page).last().getAttribute('aria-current')).toBe('true');
    const branchMove = await viewedMove(page);
    expect(await page.getByRole('region', { name: 'Decisions and luck' }).getByRole('columnheader').count()).toBe(3);
    await inspect(page, 'review-moment-1440', { include: 'aside' });

    await page.getByRole('button', { name: 'Simulate 100 games' }).click();
    await page.getByText('100 games', { exact: true }).waitFor({ timeout: 120_000 });
    const ends = page.getByRole('region', { name: 'From this moment' });
    expect(await ends.getByText(/^wins \d+%/).count()).toBe(3);
    expect(await ends.locator('rect').count()).toBeGreaterThan(2);
    await inspect(page, 'review-finishes-1440', { include: 'aside' });

    // A new table with the moves so far, where the viewer decides next.
    await page.getByRole('button', { name: 'Continue from here' }).click();
    const sheet = page.getByRole('dialog', { name: 'Continue from here' });
    expect(await sheet.getByLabel('Your seat').locator('option:checked').textContent()).toMatch(/decides now/);
    await inspect(page, 'branch-1440', { include: 'dialog[open]' });
    await sheet.getByRole('button', { name: 'Create table', exact: true }).click();
    await choices(page).first().waitFor();
    expect(await movesOf(page)).toBe(String(branchMove));
    await takeTurn(page);
    expect(Number(await movesOf(page))).toBeGreaterThan(branchMove);
    await context.close();
});

test("on a phone the graph is under the board, and a moment's details are in a sheet", async () => {
    const context = await newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
    const page = await pageOf(context);
    await review(page);
    await inspect(page, 'review-360');
    await page.getByRole('button', { name: 'Previous key moment' }).click();
    await page.getByRole('button', { name: /About this moment$/ }).click();
    await page
        .getByRole('dialog')
        .getByText(/'s decision$/)
        .waitFor();
    await inspect(page, 'review-moment-360', { include: 'dialog[open]' });
    await moments(page).last().scrollIntoViewIfNeeded();
    await inspect(page, 'review-moments-360', { include: 'dialog[open]' });
    await moments(page).first().click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await viewedMove(page)).toBeLessThan(Number(await movesOf(page)));
    await page.getByRole('button', { name: 'Close the review' }).click();
    await backToNow(page).click();
    expect(await isOver(page)).toBe(true);
    await context.close();
});

test('a hint can be played, and disappears after the move', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await sitDown(page, { seats: ['person', 'bot:greedy'] });
    await choices(page).first().waitFor();
    await page.keyboard.press('h');
    const hints = page.getByRole('region', { name: 'Hints' });
    await hints.getByRole('button', { name: /\d+%/ }).first().waitFor({ timeout: 60_000 });
    expect(await choices(page).filter({ hasText: '%' }).count()).toBe(await hints.getByRole('listitem').count());
    await inspect(page, 'hints', { include: 'section[aria-label="Current decision"]' });
    await decide(page, () => hints.getByRole('button', { name: /\d+%/ }).first().click());
    await hints.waitFor({ state: 'hidden' });
    await context.close();
});

test("hints between humans need everybody's consent", async () => {
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
    const contexts = [await newContext(), await newContext()];
    const pages: Page[] = [];
    for (const [i, context] of contexts.entries()) {
        const page = await pageOf(context);
        pages.push(page);
        await page.goto(`/t/${created.table}#${created.seats[i]?.token}`);
        const sit = page.getByRole('button', { name: 'Sit down' });
        await sit.or(page.getByText('take one of the face-up').first()).first().waitFor();
        if (await sit.isVisible()) await sit.click();
    }
    const [ana, ben] = pages as [Page, Page];
    await ana.getByRole('button', { name: 'Ask for hints' }).click();
    await ana.getByText('Waiting for the others to agree').waitFor();
    await ben.getByText('wants hints').waitFor();
    await ben.getByRole('button', { name: 'Decline', exact: true }).click();
    await ana.getByText('Not everyone wants hints.').waitFor();
    await ana.getByRole('button', { name: 'Ask for hints' }).click();
    await ben.getByRole('button', { name: 'Agree' }).click();
    await Promise.any(pages.map((page) => page.getByRole('button', { name: 'Hint', exact: true }).waitFor()));
    for (const page of pages) {
        await page.getByRole('tab', { name: 'Review' }).click();
        await page.getByText('Everyone has agreed to hints.').waitFor();
    }
    await ben.getByRole('button', { name: 'Turn hints off' }).click();
    await ana.getByRole('button', { name: 'Ask for hints' }).waitFor();
    for (const context of contexts) await context.close();
});
