#!/usr/bin/env node
// Measures the page for docs/performance.md: the size of the first load, the time until the page can be used, and the
// frame rate while moves are drawn.
// Needs `scripts/build_web.sh` and a built server, MOTHERLODE (build/release/motherlode or build/dev/motherlode).

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = new URL('../', import.meta.url).pathname;
const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core');
const program = process.env.MOTHERLODE ?? ['release', 'dev'].map((preset) => join(root, 'build', preset, 'motherlode')).find(existsSync);
const port = process.env.PORT ?? '18250';
const url = `http://localhost:${port}`;
const loads = 9;
const moves = 12;

const kib = (bytes) => `${(bytes / 1024).toFixed(0)} KiB`;
const middle = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

async function answering() {
    for (let attempt = 0; attempt < 100; ++attempt) {
        if (await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false)) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server does not answer at ${url}.`);
}

/** A page in a context of its own, with an empty cache. */
async function freshPage(browser, options = {}) {
    const context = await browser.newContext({ baseURL: url, locale: 'en-US', viewport: { width: 1440, height: 900 }, ...options });
    const page = await context.newPage();
    return { context, page, tools: await context.newCDPSession(page) };
}

/** The bytes transferred until the network is idle, by path. */
async function weigh(browser, path, ready) {
    const { context, page, tools } = await freshPage(browser);
    const paths = new Map();
    const weights = new Map();
    await tools.send('Network.enable');
    tools.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, new URL(request.url).pathname));
    tools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => weights.set(paths.get(requestId), encodedDataLength));
    await page.goto(path);
    await ready(page);
    await page.waitForLoadState('networkidle');
    await context.close();
    const sum = (wanted) => [...weights].reduce((total, [name, bytes]) => total + (wanted(name) ? bytes : 0), 0);
    return { all: sum(() => true), drawing: sum((name) => /\/boomtown_builders-[^/]*$/.test(name)), fonts: sum((name) => name.endsWith('.woff2')) };
}

/** Milliseconds from the request to a button that works, by the page's own clock. */
async function interactive(browser, path, ready) {
    const { context, page } = await freshPage(browser);
    await page.goto(path, { waitUntil: 'commit' });
    const time = await ready(page).then(() => page.evaluate(() => performance.now()));
    await context.close();
    return time;
}

/** Frames while Buildings and the train are animated, with the processor slowed down four times. */
async function frames(browser) {
    const { context, page, tools } = await freshPage(browser, { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
    await page.goto(await newTable());
    await opener(page).waitFor();
    await tools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const intervals = [];
    for (let move = 0; move < moves; ++move) {
        await opener(page).or(single(page)).first().waitFor();
        const lengths = await page.evaluate(async () => {
            const stamps = [];
            let on = true;
            const watch = (now) => {
                stamps.push(now);
                if (on) requestAnimationFrame(watch);
            };
            requestAnimationFrame(watch);
            // The first choice by its key; the moves of all others follow, each drawn as it comes.
            document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
            await new Promise((resolve) => setTimeout(resolve, 1000));
            on = false;
            return stamps.slice(1).map((now, i) => now - stamps[i]);
        });
        intervals.push(...lengths);
        const confirm = page.getByRole('button', { name: words['page.confirm.yes'] });
        if (await confirm.isVisible()) await confirm.click();
    }
    await context.close();
    const whole = intervals.reduce((sum, length) => sum + length, 0);
    return { rate: (intervals.length / whole) * 1000, within: intervals.filter((length) => length < 1000 / 55).length / intervals.length, longest: Math.max(...intervals) };
}

async function newTable() {
    const body = { game: 'boomtown_builders', seats: ['person', 'bot:greedy', 'bot:greedy'], name: 'Ana' };
    const answer = await fetch(`${url}/api/tables`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    const made = await answer.json();
    return `/t/${made.table}#${made.seats[0].token}`;
}

// The page's own texts, so that this script needs no change when they change.
let words = {};
const beginning = (key) => words[key].split('{')[0];
const opener = (page) => page.getByRole('button', { name: beginning('page.choices.open') });
const single = (page) => page.getByRole('list', { name: words['page.choices.list'] });
const homeReady = (page) => page.getByRole('button', { name: words['page.game.play_now'] }).first().waitFor();
const tableReady = (page) => page.locator('[data-board] [data-place]').first().waitFor();

if (program === undefined) throw new Error('No server found. Run scripts/build.sh release motherlode, or set MOTHERLODE.');
const folder = mkdtempSync(join(tmpdir(), 'motherlode-'));
const server = spawn(program, ['serve', '--port', port, '--db', join(folder, 'tables.db'), '--web', join(root, 'web/dist'), '--tables-per-hour', '1000'], { stdio: 'ignore' });
let browser;
try {
    await answering();
    words = await (await fetch(`${url}/api/messages/en`)).json();
    browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] });
    const home = await weigh(browser, '/', homeReady);
    const table = await weigh(browser, await newTable(), tableReady);
    console.log(`first load of the home page: ${kib(home.all)}, including fonts of ${kib(home.fonts)}`);
    console.log(`first load of a table: ${kib(table.all - table.drawing)} without the drawing of its game, ${kib(table.all)} with it`);

    const times = { 'the home page': [], 'a table': [] };
    for (let load = 0; load < loads; ++load) {
        times['the home page'].push(await interactive(browser, '/', homeReady));
        times['a table'].push(await interactive(browser, await newTable(), tableReady));
    }
    for (const [name, all] of Object.entries(times))
        console.log(`${name} can be used after ${middle(all).toFixed(0)} ms (median of ${loads}), at best ${Math.min(...all).toFixed(0)} ms`);

    const { rate, within, longest } = await frames(browser);
    console.log(`moves drawn at 360 px, processor slowed down 4 times: ${rate.toFixed(0)} frames per second, ${(within * 100).toFixed(0)} % in time, longest frame ${longest.toFixed(0)} ms`);
} finally {
    await browser?.close();
    server.kill();
    rmSync(folder, { recursive: true });
}
