// Addresses: `/t/<table>#<token>` is a seat or a watcher's link, `/t/<table>#/at/12` a moment of the game,
// `/?local=<table>` a table in this browser, `/?lesson=<game>/<lesson>` a lesson (`/learn/<game>/<lesson>` in old links).
// Browsers do not send the part after # to the server. A static site has only the page `/`, perhaps in a subfolder.

import { isLocal } from './core/ids';

/** The folder of the page: `/` on our server, `./` on a static site. */
export const home = import.meta.env.BASE_URL;
/** A static site has no server: everything but playing with friends is possible in the browser. */
export const hasServer = import.meta.env.MODE !== 'static';

export interface Fragment {
    token: string | null;
    move: number | null;
}

export function readFragment(hash: string): Fragment {
    const [token = '', word, number = ''] = hash.replace(/^#/, '').split('/');
    const move = word === 'at' && /^\d{1,6}$/.test(number) ? Number(number) : null;
    return { token: token === '' ? null : token, move };
}

export function tableOf(path: string): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

export function localTableOf(search: string): string | null {
    return new URLSearchParams(search).get('local');
}

export function localTableLink(table: string, token = ''): string {
    return `${home}?local=${table}${token === '' ? '' : `#${token}`}`;
}

/** To the viewer's own table. */
export const tableLink = (table: string): string => (isLocal(table) ? localTableLink(table) : `${home}t/${table}`);

export function lessonOf(path: string, search: string): { game: string; lesson: string } | null {
    const address = new URLSearchParams(search).get('lesson') ?? path.replace(/^\/learn\//, '');
    const [, game, lesson] = /^([^/]+)\/([^/]+)\/?$/.exec(address) ?? [];
    return game === undefined || lesson === undefined ? null : { game, lesson };
}

export function lessonLink(game: string, lesson: string): string {
    return `${home}?lesson=${game}/${lesson}`;
}

export function seatLink(origin: string, table: string, token: string): string {
    return `${origin}/t/${table}#${token}`;
}

/** Without a token, recipients see the moment from their own seat; with the watch token, anybody sees it. */
export function momentLink(origin: string, table: string, move: number, token = ''): string {
    return `${origin}/t/${table}#${token}/at/${move}`;
}
