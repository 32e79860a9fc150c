// Keeps the page usable without a network. vite.config.ts builds it, with the list of the page's files; a new version of
// any of them is a new version of this file, and so an update.

export interface Precache {
    version: string;
    /** Relative to the folder of the page. */
    files: string[];
}
declare const precache: Precache;

/** The part of a service worker that we use; the types of the page do not know it. */
interface Scope {
    location: Location;
    clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(
        type: 'install' | 'activate',
        listener: (event: { waitUntil(work: Promise<void>): void }) => void,
    ): void;
    addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
    addEventListener(
        type: 'fetch',
        listener: (event: { request: Request; respondWith(answer: Promise<Response>): void }) => void,
    ): void;
}
const worker = globalThis as unknown as Scope;

const cachePrefix = 'motherlode-';
const cacheName = cachePrefix + precache.version;
const scope = new URL('./', worker.location.href);
const files = new Set(precache.files.map((file) => new URL(file, scope).href));
const page = new URL('index.html', scope).href;
/** What the server answers to everybody. */
const data = /^api\/(games|messages\/[a-z]+|rules\/[a-z_]+\/[a-z]+)$/;
/** Then the answer of the last visit has to do. */
const patience = 3000;

const isOurs = (url: URL): boolean => url.origin === scope.origin && url.pathname.startsWith(scope.pathname);
const pathOf = (url: URL): string => url.pathname.slice(scope.pathname.length);
const isPage = (url: URL): boolean => /^(|index\.html|t\/[^/]+\/?|learn\/.+)$/.test(pathOf(url));

async function install(): Promise<void> {
    const cache = await caches.open(cacheName);
    // Files with a hash in their names never change, so the browser may have them already.
    const reload = [...files].map((file) => new Request(file, file.includes('/assets/') ? {} : { cache: 'reload' }));
    await cache.addAll(reload);
    await fetchData(cache);
}

async function fetchData(cache: Cache): Promise<void> {
    const games = new URL('api/games', scope);
    await cache.add(games);
    const list = (await (await cache.match(games))!.json()) as { games: { name: string }[]; languages: string[] };
    await cache.addAll([
        ...list.languages.map((language) => new URL(`api/messages/${language}`, scope).href),
        ...list.games.flatMap(({ name }) =>
            list.languages.map((language) => new URL(`api/rules/${name}/${language}`, scope).href),
        ),
    ]);
}

async function activate(): Promise<void> {
    for (const name of await caches.keys())
        if (name.startsWith(cachePrefix) && name !== cacheName) await caches.delete(name);
    await worker.clients.claim();
}

async function fromCache(address: string, request: Request): Promise<Response> {
    return (await (await caches.open(cacheName)).match(address)) ?? fetch(request);
}

/** The newest answer if the server gives one soon. */
async function newest(request: Request): Promise<Response> {
    const cache = await caches.open(cacheName);
    const known = await cache.match(request);
    const answer = fetch(request).then(async (response) => {
        if (response.ok) await cache.put(request, response.clone());
        return response;
    });
    if (known === undefined) return answer;
    const late = new Promise<Response>((resolve) => setTimeout(() => resolve(known), patience));
    return Promise.race([answer.catch(() => known), late]);
}

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(activate()));
worker.addEventListener('message', ({ data: word }) => {
    if (word === 'update') void worker.skipWaiting();
});
worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (request.method !== 'GET' || !isOurs(url)) return;
    if (request.mode === 'navigate') {
        if (isPage(url)) event.respondWith(fromCache(page, request));
    } else if (files.has(url.href)) {
        event.respondWith(fromCache(url.href, request));
    } else if (data.test(pathOf(url))) {
        event.respondWith(newest(request));
    }
});
