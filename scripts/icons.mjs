#!/usr/bin/env node
// Draws the icons of the installed page from web/public/icon.svg. Run it after a change to that drawing.

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const web = new URL('../web/', import.meta.url).pathname;
const { chromium } = createRequire(join(web, 'package.json'))('playwright-core');
const drawing = readFileSync(join(web, 'public/icon.svg'), 'utf8');
const inside = drawing.replace(/<\/?svg[^>]*>/g, '');
// The system cuts a shape out of a maskable icon, so its background reaches to the edges and its drawing keeps clear of them.
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#2b2118"/>
    <g transform="translate(16 16) scale(.72) translate(-16 -16)">${inside}</g></svg>`;

const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
});
for (const [file, size, svg] of [
    ['icon-192.png', 192, drawing],
    ['icon-512.png', 512, drawing],
    ['icon-maskable-512.png', 512, maskable],
]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
    writeFileSync(join(web, 'public', file), await page.screenshot({ omitBackground: true }));
    await page.close();
}
await browser.close();
