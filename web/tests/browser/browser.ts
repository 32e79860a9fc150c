// Chromium, and what all browser tests do at a table.

import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';

const flags = '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: flags.split(' ') });
});
afterAll(async () => {
    await browser.close();
});

export const url = inject('url');

/** A person of their own: new cookies, new storage, and nothing that takes time to move. */
export function person(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    return browser.newContext({
        baseURL: url,
        locale: 'en-US',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        ...options,
    });
}

/** A page whose every error fails the test that looks at them. */
export async function pageOf(context: BrowserContext): Promise<Page & { errors: string[] }> {
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
    });
    return Object.assign(page, { errors });
}

export async function playNow(page: Page): Promise<void> {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('region', { name: 'What is asked' }).waitFor();
}

export const choices = (page: Page) => page.getByRole('list', { name: 'What you can do' }).getByRole('button');
export const isOver = (page: Page) => page.getByText('The game is over.').isVisible();

/** Makes a table without the page. */
export async function makeTable(table: object): Promise<{ table: string; seats: { seat: number; token: string }[]; watch: string }> {
    const response = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game: 'boomtown_builders', ...table }),
    });
    return (await response.json()) as { table: string; seats: { seat: number; token: string }[]; watch: string };
}

/** Takes the n-th of what is offered, and confirms where asked; false when the game is over. */
export async function takeTurn(page: Page, n = 0): Promise<boolean> {
    const offered = choices(page);
    await offered.first().or(page.getByText('The game is over.')).first().waitFor();
    if (await isOver(page)) return false;
    const moves = await page.locator('main').getAttribute('data-moves');
    await offered.nth(n % (await offered.count())).click();
    const confirm = page.getByRole('button', { name: 'Do it' });
    if (await confirm.isVisible()) await confirm.click();
    await page.waitForFunction((before) => document.querySelector('main')?.dataset['moves'] !== before, moves);
    return true;
}
