// The core natively, in Node and in Chromium. Each host answers the requests of src/wasm/checks.h:
// `check(request)` resolves to { answer, microseconds }.

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const root = new URL('../../', import.meta.url).pathname;
const ofPage = createRequire(join(root, 'web/package.json'));

export const wasmFile = process.env.MOTHERLODE_WASM ?? join(root, 'build/wasm/motherlode.wasm');

/** A source of the page with all that it imports, as one JavaScript module. */
async function bundle(source) {
    const { build } = createRequire(ofPage.resolve('vite'))('esbuild');
    const { outputFiles } = await build({
        entryPoints: [join(root, 'web/src', source)],
        bundle: true,
        format: 'esm',
        target: 'es2022',
        write: false,
    });
    return outputFiles[0].text;
}

export async function importFromPage(source) {
    return import(`data:text/javascript,${encodeURIComponent(await bundle(source))}`);
}

export function native(program) {
    const child = spawn(program, { stdio: ['pipe', 'pipe', 'inherit'] });
    let received = Buffer.alloc(0);
    let waiting = null;
    const deliver = () => {
        const end = received.indexOf('\n');
        if (waiting === null || end < 0) return;
        const [size, microseconds] = received.subarray(0, end).toString().split(' ').map(Number);
        if (received.length < end + 1 + size) return;
        const answer = received.subarray(end + 1, end + 1 + size).toString();
        received = received.subarray(end + 1 + size);
        const { resolve } = waiting;
        waiting = null;
        resolve({ answer, microseconds });
    };
    child.stdout.on('data', (data) => {
        received = Buffer.concat([received, data]);
        deliver();
    });
    child.on('exit', (code) => waiting?.reject(new Error(`${program} ended with ${code}`)));
    return {
        name: 'native',
        check: (request) =>
            new Promise((resolve, reject) => {
                waiting = { resolve, reject };
                child.stdin.write(`${Buffer.byteLength(request)}\n${request}`);
            }),
        close: () => child.stdin.end(),
    };
}

export async function node() {
    const { Core } = await importFromPage('core/module.ts');
    const core = await Core.load(await WebAssembly.compile(readFileSync(wasmFile)), {
        now: () => performance.now(),
        emit: () => {},
        log: (text) => process.stderr.write(text),
    });
    return {
        name: 'Node',
        check: (request) => {
            const start = performance.now();
            const answer = core.check(request);
            return Promise.resolve({ answer, microseconds: (performance.now() - start) * 1000 });
        },
        close: () => {},
    };
}

const workerSource = `
import { Core } from './module.js';
const module = await WebAssembly.compileStreaming(fetch('./motherlode.wasm'));
const core = await Core.load(module, { now: () => performance.now(), emit: () => {}, log: console.log });
onmessage = ({ data }) => {
    const start = performance.now();
    const answer = core.check(data);
    postMessage({ answer, microseconds: (performance.now() - start) * 1000 });
};
postMessage('ready');
`;

/** In a worker, under the same Content-Security-Policy as the page. */
export async function chromium() {
    const { chromium } = ofPage('playwright-core');
    const files = new Map([
        ['/', ['text/html', '<!doctype html><title>Core</title>']],
        ['/worker.js', ['text/javascript', workerSource]],
        ['/module.js', ['text/javascript', await bundle('core/module.ts')]],
        ['/motherlode.wasm', ['application/wasm', readFileSync(wasmFile)]],
    ]);
    const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
    const server = createServer(({ url }, response) => {
        const [type, body] = files.get(url) ?? ['text/plain', ''];
        response.writeHead(files.has(url) ? 200 : 404, { 'Content-Type': type, 'Content-Security-Policy': policy });
        response.end(body);
    });
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const browser = await chromium.launch({
        executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
        args: ['--no-sandbox', '--disable-gpu'],
    });
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await page.evaluate(
        () =>
            new Promise((resolve, reject) => {
                globalThis.worker = new Worker('./worker.js', { type: 'module' });
                globalThis.worker.onmessage = resolve;
                globalThis.worker.onerror = ({ message }) => reject(new Error(message));
            }),
    );
    return {
        name: 'Chromium',
        check: (request) =>
            page.evaluate(
                (text) =>
                    new Promise((resolve, reject) => {
                        globalThis.worker.onmessage = ({ data }) => resolve(data);
                        globalThis.worker.onerror = ({ message }) => reject(new Error(message));
                        globalThis.worker.postMessage(text);
                    }),
                request,
            ),
        close: async () => {
            await browser.close();
            server.close();
        },
    };
}
