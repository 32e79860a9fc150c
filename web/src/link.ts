// Addresses: `/t/<table>#<token>` is a seat or a watcher's link, `/t/<table>#/at/12` a moment of the game,
// `/learn/<game>/<lesson>` a lesson.
// Browsers do not send the part after # to the server.

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

export function lessonOf(path: string): { game: string; lesson: string } | null {
    const [, game, lesson] = /^\/learn\/([^/]+)\/([^/]+)\/?$/.exec(path) ?? [];
    return game === undefined || lesson === undefined ? null : { game, lesson };
}

export function lessonLink(game: string, lesson: string): string {
    return `/learn/${game}/${lesson}`;
}

export function seatLink(origin: string, table: string, token: string): string {
    return `${origin}/t/${table}#${token}`;
}

/** Without a token, recipients see the moment from their own seat; with the watch token, anybody sees it. */
export function momentLink(origin: string, table: string, move: number, token = ''): string {
    return `${origin}/t/${table}#${token}/at/${move}`;
}
