// Local tables, and the page without a network.

import { readdirSync } from 'node:fs';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, test as always } from 'vitest';
import { asked, choices, homeButton, movesOf, newContext, pageOf, playByList, takeTurn, url } from './browser';
import { proxyTo, type Proxy } from './proxy';

// With --no-wasm the page is built without the core.
const hasCore = readdirSync(new URL('../../dist/assets/', import.meta.url)).some((name) => name.startsWith('core-'));
const test = always.skipIf(!hasCore);

/** Messages of the console about requests that fail, because there is no network. */
const noNetwork = /Failed to load resource|ERR_|WebSocket/;

let proxy: Proxy | null = null;
afterEach(async () => {
    await proxy?.cut();
    proxy = null;
});

const contextOf = (baseURL: string): Promise<BrowserContext> => newContext({ baseURL, serviceWorkers: 'allow' });

/** After one visit. */
async function visitAndCut(context: BrowserContext, network: Proxy): Promise<Page> {
    const page = await pageOf(context, noNetwork);
    await page.goto('/');
    await page.evaluate(async () => {
        await navigator.serviceWorker.ready;
        // Short reviews.
        localStorage.setItem('motherlode.review_playouts', '1');
    });
    await network.cut();
    return page;
}

async function playNow(page: Page, game = 'Boomtown Builders'): Promise<void> {
    await page.goto('/');
    await homeButton(page, 'Play now', game).click();
    await page.getByRole('region', { name: 'Current decision' }).waitFor();
    expect(page.url()).toContain('local=');
}

test('a game without a network, from start to review', async () => {
    proxy = await proxyTo(url);
    const context = await contextOf(proxy.url);
    const page = await visitAndCut(context, proxy);
    await playNow(page);
    await takeTurn(page);
    await asked(page);
    await page.getByRole('button', { name: 'Hint' }).click();
    await page.getByRole('region', { name: 'Hints' }).getByRole('listitem').first().waitFor();
    await playByList(page, []);
    await page.getByRole('dialog').getByRole('button', { name: 'Review the game' }).click();
    await page
        .getByText('All decisions have been analysed.', { exact: true })
        .waitFor({ state: 'attached', timeout: 120_000 });
    await context.close();
});

test('a local table continues after a reload, and is listed', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await playNow(page);
    for (let turn = 0; turn < 3; ++turn) await takeTurn(page, turn);
    await asked(page);
    const moves = await movesOf(page);
    const options = await choices(page).allTextContents();
    await page.reload();
    await asked(page);
    expect(await movesOf(page)).toBe(moves);
    expect(await choices(page).allTextContents()).toEqual(options);

    await page.goto('/');
    const line = page.getByRole('region', { name: 'My tables' }).getByRole('link').first();
    expect(await line.textContent()).toContain('Boomtown Builders');
    await line.click();
    await asked(page);
    expect(await movesOf(page)).toBe(moves);
    await context.close();
});

test('two tabs show the same local table, and the second continues when the first is closed', async () => {
    const context = await newContext();
    const first = await pageOf(context);
    await playNow(first);
    await takeTurn(first);
    await asked(first);
    const second = await pageOf(context);
    await second.goto(first.url());
    await asked(second);
    expect(await movesOf(second)).toBe(await movesOf(first));

    // A move in the second tab, which does not host the table, shows in the first.
    await takeTurn(second);
    await asked(second);
    await first.waitForFunction(
        (moves) => document.querySelector('main')?.dataset['moves'] === moves,
        await movesOf(second),
    );

    await first.close();
    await takeTurn(second);
    await asked(second);
    const moves = await movesOf(second);
    await second.reload();
    await asked(second);
    expect(await movesOf(second)).toBe(moves);
    await context.close();
});

test('a lesson, rules and Spanish without a network', async () => {
    proxy = await proxyTo(url);
    const context = await contextOf(proxy.url);
    const page = await visitAndCut(context, proxy);
    await page.evaluate(() => localStorage.setItem('motherlode.preferences', '{"language":"es"}'));
    await page.goto('/?lesson=gold_west/first_game');
    await page.getByRole('button', { name: 'Siguiente' }).first().click();
    await page.locator('[data-place]').first().waitFor();
    await context.close();
});

test('a new version of the page announces itself, and starts when the viewer agrees', async () => {
    proxy = await proxyTo(url);
    const context = await contextOf(proxy.url);
    const page = await pageOf(context);
    await page.goto('/');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    const notice = page.getByText('A new version of Motherlode is ready.');
    expect(await notice.isVisible()).toBe(false);

    proxy.change('/service_worker.js', (text) => text.replace(/version:"[^"]*"/, 'version:"next"'));
    await page.reload();
    await notice.waitFor();
    await page.getByRole('button', { name: 'Later' }).click();
    expect(await notice.isVisible()).toBe(false);
    await page.reload();
    await notice.waitFor();
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
    await page.waitForFunction(async () => (await caches.keys()).join() === 'motherlode-next');
    await context.close();
});

test('a phone plays a local table without a network', async () => {
    proxy = await proxyTo(url);
    const context = await newContext({
        baseURL: proxy.url,
        serviceWorkers: 'allow',
        viewport: { width: 360, height: 740 },
        hasTouch: true,
    });
    const page = await visitAndCut(context, proxy);
    await playNow(page, 'Gold West');
    for (let turn = 0; turn < 4; ++turn) await takeTurn(page, turn);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await context.close();
});

/** Two players at this device, through the sheet for a new table. */
async function shareDevice(page: Page, game: string): Promise<void> {
    await page.goto('/');
    await homeButton(page, 'Invite friends', game).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Your name').fill('Ana');
    await sheet.getByLabel('Here: pass this device around').check();
    await sheet.getByLabel('Name', { exact: true }).fill('Ben');
    await sheet.getByRole('button', { name: 'Create table' }).click();
}
const cover = (page: Page) => page.getByRole('dialog', { name: 'Pass the device' });

test('players at one device see nothing of each other', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await shareDevice(page, 'Coloma');
    let seen = 0;
    for (let turn = 0; turn < 6; ++turn) {
        await cover(page).waitFor();
        // Behind the cover is only what everybody may see.
        expect(await choices(page).count()).toBe(0);
        const ready = cover(page).getByRole('button').first();
        const name = (await ready.textContent())?.includes('Ana') ? 'Ana' : 'Ben';
        await page.reload();
        await cover(page).waitFor();
        await cover(page)
            .getByRole('button', { name: `I am ${name}` })
            .click();
        await cover(page).waitFor({ state: 'detached' });
        await asked(page);
        seen += await choices(page).count();
        const pass = page.getByRole('button', { name: 'Pass the device' });
        while (!(await pass.isVisible())) await takeTurn(page);
        await pass.click();
    }
    expect(seen).toBeGreaterThan(6);
    await context.close();
});

test('a link contains the whole game, and a damaged one is refused', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await pageOf(context);
    await playNow(page, 'Gold West');
    for (let turn = 0; turn < 3; ++turn) await takeTurn(page, turn);
    await asked(page);
    const moves = await movesOf(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy a link with the whole game' }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    const friend = await newContext();
    const other = await pageOf(friend);
    await other.goto(link);
    await asked(other);
    expect(await movesOf(other)).toBe(moves);
    await other.goto('/');
    await other.goto(`/#game=${link.slice(-60)}`);
    await other.getByText('This link is incomplete or damaged.').waitFor();
    for (const each of [context, friend]) await each.close();
});

test('friends can join a local game on the server', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await playNow(page);
    for (let turn = 0; turn < 2; ++turn) await takeTurn(page, turn);
    await asked(page);
    const moves = await movesOf(page);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Continue with friends' }).click();
    await page.waitForURL(/\/t\//);
    await page.locator('[data-place]').first().waitFor();
    expect(await movesOf(page)).toBe(moves);
    await context.close();
});
