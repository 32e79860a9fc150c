#!/usr/bin/env node
// Takes the screenshots in the README, docs/images/<game>.png: scripts/screenshots.mjs [GAME]...
// Each shows a game of tests/records in the middle of play. Needs the built page (scripts/build_web.sh), a built server
// (MOTHERLODE, default: build/release or build/dev) and Chromium (CHROMIUM, default: /usr/bin/chromium).

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { palettePng } from './palette_png.mjs';

// The record, and the number of moves after which seat 1 is to decide.
const pictures = {
    boomtown_builders: { record: 'three_players_terrain', move: 42 },
    coloma: { record: 'four_players', move: 100 },
    gold_west: { record: 'four_players', move: 120 },
    golden_wilderness: { record: 'three_players_easy', move: 300 },
};
const viewport = { width: 1440, height: 900 };

const root = new URL('../', import.meta.url).pathname;
const { chromium } = createRequire(join(root, 'web/package.json'))('playwright-core');
const program =
    process.env.MOTHERLODE ??
    ['release', 'dev'].map((preset) => join(root, 'build', preset, 'motherlode')).find(existsSync);
const port = process.env.PORT ?? '18251';
const url = `http://localhost:${port}`;

async function waitForServer() {
    for (let attempt = 0; attempt < 100; ++attempt) {
        const healthy = await fetch(`${url}/healthz`).then((answer) => answer.ok, () => false);
        if (healthy) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server does not answer at ${url}.`);
}

async function post(path, body) {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer.json();
}

/** The link to seat 1 of a new table that continues a recorded game, at the first decision of that seat from `move` on. */
async function openPosition(game, { record, move }) {
    const text = readFileSync(join(root, `tests/records/${game}/${record}.record`), 'utf8');
    const moves = text.match(/^move .*$/gm);
    const decision = moves.findIndex((line, index) => index >= move && line.startsWith('move 1 '));
    const finished = await post('/api/records', { record: text });
    const branch = { table: finished.table, token: finished.watch, move: decision, seat: 0, bot: 'greedy', name: 'Ana' };
    const { table, seats } = await post('/api/branches', branch);
    return `/t/${table}#${seats[0].token}`;
}

/** The pixels of a picture that the browser has taken, decoded by the browser itself. */
async function pixelsOf(page, png) {
    const base64 = await page.evaluate(async (source) => {
        const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
        const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d');
        canvas.drawImage(image, 0, 0);
        const { data } = canvas.getImageData(0, 0, image.width, image.height);
        let text = '';
        for (let at = 0; at < data.length; at += 8192) text += String.fromCharCode(...data.subarray(at, at + 8192));
        return btoa(text);
    }, png.toString('base64'));
    return Buffer.from(base64, 'base64');
}

async function takePicture(browser, game) {
    const context = await browser.newContext({ baseURL: url, locale: 'en-GB', reducedMotion: 'reduce', viewport });
    // The board alone: no tips, and not what has happened before.
    await context.addInitScript(() => localStorage.setItem('motherlode.preferences', '{"tips": false}'));
    const page = await context.newPage();
    await page.goto(await openPosition(game, pictures[game]));
    await page.locator('[data-board] [data-place]').first().waitFor();
    await page.waitForLoadState('networkidle');
    const recap = page.getByRole('region', { name: 'What has happened' });
    if (await recap.isVisible()) await recap.getByRole('button', { name: 'Close' }).click();
    const png = await page.screenshot();
    // The page's own security policy forbids data: addresses; an empty page has none.
    const pixels = await pixelsOf(await browser.newPage(), png);
    await context.close();
    const picture = palettePng(viewport.width, viewport.height, pixels);
    writeFileSync(join(root, `docs/images/${game}.png`), picture);
    console.log(`docs/images/${game}.png: ${Math.round(picture.length / 1024)} KiB`);
}

if (program === undefined) throw new Error('No server found. Run scripts/build.sh dev motherlode, or set MOTHERLODE.');
const games = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(pictures);
const folder = mkdtempSync(join(tmpdir(), 'motherlode-'));
const options = ['--port', port, '--memory', '--web', join(root, 'web/dist'), '--seed', '1', '--quiet'];
const server = spawn(program, ['serve', ...options], { stdio: 'inherit', cwd: folder });
let browser;
try {
    await waitForServer();
    mkdirSync(join(root, 'docs/images'), { recursive: true });
    browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
    });
    for (const game of games) await takePicture(browser, game);
} finally {
    await browser?.close();
    server.kill();
    rmSync(folder, { recursive: true });
}
