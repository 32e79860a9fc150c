// Where the core is.

import { tryStorage } from '../client/storage';

declare global {
    interface ImportMetaEnv {
        /** Set by vite.config.ts. */
        readonly VITE_CORE?: string;
    }
}

/** The file of the core, or empty if the page was built without it. */
const file = import.meta.env.VITE_CORE ?? '';

export const coreAddress = (): string => new URL(import.meta.env.BASE_URL + file, document.baseURI).href;

/** Whether this browser can host tables. Otherwise the server does. */
export function canHost(): boolean {
    const needed = ['WebAssembly', 'Worker', 'indexedDB', 'BroadcastChannel', 'BigUint64Array'];
    return file !== '' && needed.every((name) => name in globalThis) && 'locks' in navigator && isStorageAllowed();
}

/** A browser that forbids storage forgets local tables when the page is closed. */
const isStorageAllowed = (): boolean => tryStorage(() => localStorage.length) !== undefined;

/** Replaces the number of playouts of a review, for tests; 0: as many as suit the game. */
export const reviewPlayouts = (): number =>
    Number(tryStorage(() => localStorage.getItem('motherlode.review_playouts')) ?? 0);
