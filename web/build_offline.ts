// Vite plugin: builds the service worker with the list of all files of the page.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformWithEsbuild, type Plugin } from 'vite';
import type { Precache } from './src/offline/service_worker';

const source = 'src/offline/service_worker.ts';

export function serviceWorker(): Plugin {
    let folder = '';
    return {
        name: 'service-worker',
        apply: 'build',
        enforce: 'post',
        configResolved: ({ publicDir }) => {
            folder = publicDir;
        },
        async generateBundle(_options, bundle) {
            const inFolder = readdirSync(folder, { recursive: true, encoding: 'utf8' });
            const files = [...Object.keys(bundle), ...inFolder].sort();
            const hash = createHash('sha256');
            for (const file of files) {
                const built = bundle[file];
                const contents =
                    built === undefined
                        ? readFileSync(join(folder, file))
                        : built.type === 'chunk'
                          ? built.code
                          : built.source;
                hash.update(file).update(contents);
            }
            const precache: Precache = { version: hash.digest('base64url').slice(0, 12), files };
            const { code } = await transformWithEsbuild(readFileSync(source, 'utf8'), source, {
                define: { precache: JSON.stringify(precache) },
                minify: true,
            });
            this.emitFile({ type: 'asset', fileName: 'service_worker.js', source: code });
        },
    };
}
