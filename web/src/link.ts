// Addresses: `/t/<table>#<token>` is a seat or a watcher's place, `/t/<table>#/at/12` a moment of the game.
// What stands after # never leaves the browser.

export interface Fragment {
    token: string | null;
    at: number | null;
}

export function readFragment(hash: string): Fragment {
    const [token = '', word, number = ''] = hash.replace(/^#/, '').split('/');
    const at = word === 'at' && /^\d{1,6}$/.test(number) ? Number(number) : null;
    return { token: token === '' ? null : token, at };
}

export function tableOf(path: string): string | null {
    return /^\/t\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

export function seatLink(origin: string, table: string, token: string): string {
    return `${origin}/t/${table}#${token}`;
}

/** Without the token: whoever is sent it sees the moment from their own place. */
export function momentLink(origin: string, table: string, at: number): string {
    return `${origin}/t/${table}#/at/${at}`;
}
