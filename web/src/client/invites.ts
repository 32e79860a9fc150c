// The links to the seats of a table that this browser has made, until the game is over; and a tab's own token.

import type { MadeTable } from '../protocol';

const prefix = 'motherlode.invites.';
const tokenPrefix = 'motherlode.token.';

export type Invites = Pick<MadeTable, 'seats' | 'watch'>;

export function keepInvites({ table, seats, watch }: MadeTable): void {
    attempt(() => localStorage.setItem(prefix + table, JSON.stringify({ seats, watch } satisfies Invites)));
}

export function invitesOf(table: string): Invites | null {
    const text = attempt(() => localStorage.getItem(prefix + table));
    return text == null ? null : (JSON.parse(text) as Invites);
}

export function forgetInvites(table: string): void {
    attempt(() => localStorage.removeItem(prefix + table));
}

/** The token of a tab's own place; one that came with the address is kept, so that a reload finds it. */
export function ownToken(table: string, fromAddress: string | null): string | null {
    if (fromAddress !== null) attempt(() => sessionStorage.setItem(tokenPrefix + table, fromAddress));
    return fromAddress ?? attempt(() => sessionStorage.getItem(tokenPrefix + table)) ?? null;
}

/** Storage may be forbidden; then things last as long as the page. */
function attempt<T>(action: () => T): T | undefined {
    try {
        return action();
    } catch {
        return undefined;
    }
}
