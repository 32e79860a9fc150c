// Seat links of the tables that this browser created, stored until the game is over; and the tab's own seat token.

import type { CreatedTable } from '../protocol';

const prefix = 'motherlode.invites.';
const tokenPrefix = 'motherlode.token.';

export type Invites = Pick<CreatedTable, 'seats' | 'watch'>;

export function storeInvites({ table, seats, watch }: CreatedTable): void {
    tryStorage(() => localStorage.setItem(prefix + table, JSON.stringify({ seats, watch } satisfies Invites)));
}

export function invitesOf(table: string): Invites | null {
    const text = tryStorage(() => localStorage.getItem(prefix + table));
    return text == null ? null : (JSON.parse(text) as Invites);
}

export function removeInvites(table: string): void {
    tryStorage(() => localStorage.removeItem(prefix + table));
}

/** The token of this tab's seat. A token from the address is stored, so that it survives a reload. */
export function ownToken(table: string, fromAddress: string | null): string | null {
    if (fromAddress !== null) tryStorage(() => sessionStorage.setItem(tokenPrefix + table, fromAddress));
    return fromAddress ?? tryStorage(() => sessionStorage.getItem(tokenPrefix + table)) ?? null;
}

/** Storage may be forbidden; then nothing outlives the page. */
function tryStorage<T>(action: () => T): T | undefined {
    try {
        return action();
    } catch {
        return undefined;
    }
}
