#!/usr/bin/env node
// Checks that browsers offer to install the page, with Chromium's own criteria: scripts/installable.mjs URL

import { createRequire } from 'node:module';

const url = process.argv[2] ?? 'http://localhost:8080/';
const { chromium } = createRequire(new URL('../web/package.json', import.meta.url))('playwright-core');
const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
});
const problems = [];
try {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(url);
    await page.evaluate(() => navigator.serviceWorker.ready);

    const chrome = await context.newCDPSession(page);
    const { errors, data } = await chrome.send('Page.getAppManifest');
    for (const { message } of errors) problems.push(`manifest: ${message}`);
    const { installabilityErrors } = await chrome.send('Page.getInstallabilityErrors');
    for (const { errorId } of installabilityErrors)
        // Playwright's contexts are private windows, where nothing is installed.
        if (errorId !== 'in-incognito') problems.push(`Chromium: ${errorId}`);

    const manifest = JSON.parse(data);
    for (const { src, sizes } of manifest.icons) {
        const size = await page.evaluate(async (address) => {
            const image = new Image();
            image.src = address;
            await image.decode();
            return `${image.naturalWidth}x${image.naturalHeight}`;
        }, new URL(src, new URL('motherlode.webmanifest', url)).href);
        if (sizes !== 'any' && sizes !== size) problems.push(`${src} is ${size}, not ${sizes}`);
    }
    const has = (size, purpose) => manifest.icons.some((icon) => icon.sizes === size && (icon.purpose ?? 'any') === purpose);
    for (const [size, purpose] of [['192x192', 'any'], ['512x512', 'any'], ['512x512', 'maskable']])
        if (!has(size, purpose)) problems.push(`no ${purpose} icon of ${size}`);

    // The start page without a network.
    await context.setOffline(true);
    await page.goto(new URL(manifest.start_url, url).href);
    await page.getByRole('button', { name: /^Play now/ }).first().waitFor();
} catch (error) {
    problems.push(error.message);
} finally {
    await browser.close();
}
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? `${url} can be installed.` : `${url} cannot be installed.`);
process.exit(problems.length === 0 ? 0 : 1);
