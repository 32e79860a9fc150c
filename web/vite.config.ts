import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

// `npm run dev` serves the page from source and forwards all other requests to a running server.
const server = process.env['MOTHERLODE_SERVER'] ?? 'http://localhost:8080';

/** Writes compressed copies of compressible files, which the server sends instead. */
function packed(): Plugin {
    return {
        name: 'packed',
        apply: 'build',
        writeBundle({ dir = 'dist' }) {
            for (const name of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
                if (!/\.(html|js|css|svg)$/.test(name)) continue;
                const file = join(dir, name);
                const contents = readFileSync(file);
                writeFileSync(`${file}.br`, brotliCompressSync(contents));
                writeFileSync(`${file}.gz`, gzipSync(contents, { level: 9 }));
            }
        },
    };
}

export default defineConfig({
    plugins: [svelte(), packed()],
    build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});
