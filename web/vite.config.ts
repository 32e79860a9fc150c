import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { serviceWorker } from './build_offline';

// `npm run dev` serves the page from source and forwards all other requests to a running server.
const server = process.env['MOTHERLODE_SERVER'] ?? 'http://localhost:8080';
/** The core. Without it, the server hosts all tables. */
const wasm = process.env['MOTHERLODE_WASM'] ?? '../build/wasm/motherlode.wasm';

/** Adds the core to the page's assets. */
function core(): Plugin {
    const contents = existsSync(wasm) ? readFileSync(wasm) : null;
    const hash = contents === null ? '' : createHash('sha256').update(contents).digest('base64url').slice(0, 8);
    const file = contents === null ? '' : `assets/core-${hash}.wasm`;
    return {
        name: 'core',
        config: () => ({ define: { 'import.meta.env.VITE_CORE': JSON.stringify(file) } }),
        configureServer({ middlewares }) {
            middlewares.use((request, response, next) => {
                if (contents === null || request.url !== `/${file}`) return next();
                response.setHeader('Content-Type', 'application/wasm').end(contents);
            });
        },
        generateBundle() {
            if (contents !== null) this.emitFile({ type: 'asset', fileName: file, source: contents });
        },
    };
}

/** Writes compressed copies of compressible files, which the server sends instead. */
function packed(): Plugin {
    return {
        name: 'packed',
        apply: 'build',
        writeBundle({ dir = 'dist' }) {
            for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
                if (!/\.(html|js|css|svg|wasm)$/.test(name)) continue;
                const file = join(dir, name);
                const contents = readFileSync(file);
                writeFileSync(`${file}.br`, brotliCompressSync(contents));
                writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
            }
        },
    };
}

/** The policy that our server sends (src/server/http.cpp), for hosts that send none. */
function ownPolicy(): Plugin {
    const content =
        "default-src 'self'; connect-src 'self'; img-src 'self' data:; script-src 'self' 'wasm-unsafe-eval'; " +
        "object-src 'none'; base-uri 'none'; form-action 'none'";
    const attrs = { 'http-equiv': 'Content-Security-Policy', content };
    return { name: 'own-policy', transformIndexHtml: () => [{ tag: 'meta', attrs, injectTo: 'head-prepend' }] };
}

// `vite build --mode static --base ./` builds the page for hosts without a server of ours.
export default defineConfig(({ mode }) => ({
    plugins: [svelte(), core(), serviceWorker(), mode === 'static' ? ownPolicy() : packed()],
    worker: { format: 'es' },
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
}));
