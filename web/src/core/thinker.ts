// A worker that thinks. web/src/core/thinkers.ts talks to it.

import { Core } from './module';
import { rethrowRejections } from './rethrow';
import type { FromThinker, ToThinker } from './thinkers';

let core: Promise<Core> | undefined;

const load = (module: WebAssembly.Module): Promise<Core> =>
    Core.load(module, {
        now: () => performance.now(),
        emit: () => undefined,
        log: (text) => console.error(text),
    });

self.onmessage = async ({ data }: MessageEvent<ToThinker>) => {
    if (data.t === 'start') core = load(data.module);
    else if (core === undefined) throw new Error('The thinker has not been started.');
    else self.postMessage({ answer: (await core).think(data.thought) } satisfies FromThinker);
};
rethrowRejections();
