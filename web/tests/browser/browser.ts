// Chromium, and helpers for all browser tests.

import { readFileSync } from 'node:fs';
import {
    chromium,
    type Browser,
    type BrowserContext,
    type BrowserContextOptions,
    type Locator,
    type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { Validator } from './valid';

const flags =
    '--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync';

let browser: Browser;
beforeAll(async () => {
    browser = await chromium.launch({
        executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
        args: flags.split(' '),
    });
});
afterAll(async () => {
    await browser.close();
});

export const url = inject('url');

/**
 * A new browser context with its own cookies and storage, without animations, tips or pauses between the
 * moves of the others.
 */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
    const context = await browser.newContext({
        baseURL: url,
        locale: 'en-US',
        reducedMotion: 'reduce',
        viewport: { width: 1280, height: 800 },
        // It loads the whole page in advance, which only tests of it need.
        serviceWorkers: 'block',
        ...options,
    });
    await context.addInitScript(() => {
        const key = 'motherlode.preferences';
        const stored = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
        localStorage.setItem(key, JSON.stringify({ pace: 'instant', tips: false, ...stored }));
    });
    return context;
}

// An error inside any page of a test fails that test.
const errors: string[] = [];
afterEach(() => {
    expect(errors.splice(0)).toEqual([]);
});

/** How many editions, views and facts from the server have been validated. */
export const validated = (): number => validators.reduce((sum, { checked }) => sum + checked, 0);
const validators: Validator[] = [];

function validateWhatIsSent(page: Page): void {
    // After a reconnect the server sends updates of the same table.
    const validator = new Validator(inject('schemas'));
    validators.push(validator);
    page.on('websocket', (socket) => {
        socket.on('framereceived', ({ payload }) => errors.push(...validator.problems(String(payload))));
    });
}

/** A page whose console may show only the expected errors. */
export async function pageOf(context: BrowserContext, expected?: RegExp): Promise<Page> {
    const page = await context.newPage();
    validateWhatIsSent(page);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
        if (message.type() === 'error' && !expected?.test(message.text())) errors.push(message.text());
    });
    return page;
}

/** A game's button on the home page; its accessible name ends with the game's name. */
export const homeButton = (page: Page, label: string, game = 'Boomtown Builders') =>
    page.getByRole('button', { name: new RegExp(`^${label}.*${game}$`) });

export async function playNow(page: Page, game = 'Boomtown Builders'): Promise<void> {
    await page.goto('/');
    await homeButton(page, 'Play now', game).click();
    await page.getByRole('region', { name: 'Current decision' }).waitFor();
}

export const choices = (page: Page) => page.getByRole('list', { name: 'Your options' }).getByRole('button');
/** In the prompt bar, or under the panel. */
export const backToNow = (page: Page) => page.getByRole('button', { name: 'Back to now' }).first();

export const isOver = (page: Page) => page.getByText('The game is over.').isVisible();

/** The score pad has a row for each source that somebody has scored, and its columns add up. */
export async function checkScores(pad: Locator, sources: string[]): Promise<void> {
    const rows = await pad
        .locator('tbody tr')
        .evaluateAll((all) => all.map((row) => [...row.children].map((cell) => cell.textContent?.trim() ?? '')));
    const totals = rows.pop() ?? [];
    expect(totals[0]).toBe('Total');
    for (const [source, ...points] of rows) {
        expect(sources).toContain(source);
        expect(points.some((cell) => Number(cell) !== 0)).toBe(true);
    }
    for (let column = 1; column < totals.length; ++column) {
        const points = rows.map((row) => row[column] ?? '');
        // An opponent without a seat has only a total.
        if (points.every((cell) => cell !== ''))
            expect(points.reduce((sum, cell) => sum + Number(cell), 0)).toBe(Number(totals[column]));
    }
}

export interface CreatedTable {
    table: string;
    seats: { seat: number; token: string }[];
    watch: string;
}

async function postTable(path: string, body: object): Promise<CreatedTable> {
    const response = await fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await response.json()) as CreatedTable;
}

/** Creates a table without the page. */
export const createTable = (table: object): Promise<CreatedTable> =>
    postTable('/api/tables', { game: 'boomtown_builders', ...table });

/** Creates a table and takes its first seat. */
export async function sitDown(page: Page, table: object): Promise<CreatedTable> {
    const created = await createTable({ name: 'Ana', ...table });
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.locator('[data-place]').first().waitFor();
    return created;
}

const recordOf = (name: string) =>
    readFileSync(new URL(`../../../tests/records/${name}.record`, import.meta.url), 'utf8');

/** Opens one of the finished games in tests/records. */
export const openRecord = (name: string): Promise<CreatedTable> =>
    postTable('/api/records', { record: recordOf(`boomtown_builders/${name}`) });

/** Opens a game in tests/records after `decisions` decisions of the first seat, which is Ana's. */
export async function openMoment(name: string, decisions: number): Promise<CreatedTable> {
    const record = recordOf(name).replace(/^seat 1 .*$/m, 'seat 1 person Ana');
    const whole = await postTable('/api/records', { record });
    let remaining = decisions;
    const move = (record.match(/^move .*$/gm) ?? []).findIndex(
        (line) => line.startsWith('move 1 ') && remaining-- === 0,
    );
    return move === -1
        ? whole
        : postTable('/api/branches', {
              table: whole.table,
              token: whole.watch,
              move,
              seat: 0,
              bot: 'random',
              name: 'Ana',
          });
}

/** Waits until the viewer must decide; false if the game is over. */
export async function asked(page: Page): Promise<boolean> {
    const opener = page.getByRole('button', { name: /^Choose \(/ });
    await choices(page).first().or(opener).or(page.getByText('The game is over.')).first().waitFor();
    // On a phone the list has to be opened first.
    if (await opener.isVisible()) await opener.click();
    return !(await isOver(page));
}

/** Waits until a decision has been made since `moves`. */
export async function moved(page: Page, moves: string | null): Promise<void> {
    await page.waitForFunction((before) => document.querySelector('main')?.dataset['moves'] !== before, moves);
}

export const movesOf = (page: Page) => page.locator('main').getAttribute('data-moves');

/** Chooses the n-th legal action and confirms it if necessary; false if the game is over. */
export async function takeTurn(page: Page, n = 0): Promise<boolean> {
    if (!(await asked(page))) return false;
    const moves = await movesOf(page);
    const offered = choices(page);
    // Dispatches the event without moving a mouse, because a game has a hundred of these. Other tests do real clicks.
    await offered.nth(n % (await offered.count())).dispatchEvent('click');
    const confirm = page.getByRole('button', { name: 'Confirm' });
    if (await confirm.isVisible()) await confirm.click();
    await moved(page, moves);
    return true;
}

/**
 * Plays to the end with the list of choices, inside the page: takes the first choice that starts with one of `wanted`,
 * in that order, or else the last. A game has hundreds of these; other tests do real clicks.
 */
export async function playByList(page: Page, wanted: string[]): Promise<void> {
    await page.evaluate(async (prefer) => {
        const buttons = (within: string): HTMLButtonElement[] => [
            ...document.querySelectorAll<HTMLButtonElement>(`${within} button`),
        ];
        const bar = 'section[aria-label="Current decision"]';
        let lastMoves: string | undefined;
        while (!document.body.innerText.includes('The game is over.')) {
            await new Promise((resolve) => setTimeout(resolve, 4));
            const confirm = buttons(bar).find((button) => button.textContent?.trim() === 'Confirm');
            const moves = document.querySelector('main')?.dataset['moves'];
            if (confirm !== undefined) confirm.click();
            if (confirm !== undefined || moves === lastMoves) continue;
            const list = buttons(`${bar} ul[aria-label="Your options"]`);
            const begins = (button: HTMLButtonElement, word: string): boolean =>
                (button.querySelector('span')?.textContent ?? '').startsWith(word);
            const chosen =
                prefer.flatMap((word) => list.find((button) => begins(button, word)) ?? [])[0] ?? list.at(-1);
            if (chosen === undefined) continue;
            lastMoves = moves;
            chosen.click();
        }
    }, wanted);
}

/** Clicks to make a decision, and confirms it if it can't be undone. */
export async function decide(page: Page, click: () => Promise<void>): Promise<void> {
    const moves = await movesOf(page);
    await click();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await confirm
        .or(page.locator(`main:not([data-moves="${moves}"])`))
        .first()
        .waitFor();
    if (await confirm.isVisible()) await confirm.click();
    await moved(page, moves);
}

/** A message from a table, as far as the tests need it. */
export interface TableMessage {
    t: string;
    code?: string;
    version?: number;
    view?: unknown;
    edition?: { data: unknown };
    pending?: { must: number[] };
    legal?: { action: string }[];
    events?: { message: { key: string; args: Record<string, unknown> } }[];
    result?: { finished: boolean };
}

/**
 * Plays seat 0 without rendering: `decisions` decisions, or to the end. Returns the messages sent to the seat and to an
 * onlooker.
 */
export async function playWithoutRendering(
    page: Page,
    { table, seats, watch }: CreatedTable,
    decisions = Infinity,
): Promise<{ seat: TableMessage[]; onlooker: TableMessage[] }> {
    await page.goto('/');
    const [seat, onlooker] = await page.evaluate(
        ([id, token, watchToken, limit]) => {
            // As texts, because they transfer faster from the browser to the test.
            const received: [string[], string[]] = [[], []];
            const listen = (secret: string | undefined, into: string[]): WebSocket => {
                const socket = new WebSocket(`ws://${location.host}/ws`);
                socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', table: id, token: secret }));
                socket.addEventListener('message', ({ data }) => into.push(String(data)));
                return socket;
            };
            const watcher = listen(watchToken, received[1]);
            const player = listen(token, received[0]);
            let decided = 0;
            let waiting = false;
            let last: TableMessage | null = null;
            let acted: number | undefined;
            return new Promise<typeof received>((resolve, reject) => {
                const decide = (): void => {
                    if (waiting || last === null || last.version === acted) return;
                    const due = last.pending?.must.includes(0) ?? false;
                    if (last.result?.finished || (due && decided >= limit)) {
                        player.close();
                        watcher.close();
                        resolve(received);
                    } else if (due && last.legal !== undefined) {
                        const chosen = last.legal[(decided * 7) % last.legal.length];
                        decided += 1;
                        waiting = true;
                        acted = last.version;
                        player.send(
                            JSON.stringify({
                                t: 'move',
                                id: `${decided}`,
                                version: last.version,
                                action: chosen?.action,
                            }),
                        );
                    }
                };
                player.addEventListener('message', ({ data }) => {
                    const message = JSON.parse(String(data)) as TableMessage;
                    if (message.legal !== undefined) last = message;
                    // Another seat was faster when several decide at once, or the server's rate limit was hit.
                    const again = message.code === 'stale' || message.code === 'limit';
                    if (message.t === 'error' && !again) reject(new Error(String(data)));
                    if (message.code === 'limit') {
                        setTimeout(() => {
                            waiting = false;
                            acted = undefined;
                            decide();
                        }, 1000);
                        return;
                    }
                    if (message.t === 'ok' || message.t === 'error') waiting = false;
                    decide();
                });
            });
        },
        [table, seats[0]?.token, watch, decisions] as const,
    );
    const parsed = (texts: string[]): TableMessage[] => texts.map((text) => JSON.parse(text) as TableMessage);
    return { seat: parsed(seat), onlooker: parsed(onlooker) };
}
