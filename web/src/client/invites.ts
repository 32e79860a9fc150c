// Links of the tables that this browser created: to the seats until the game is over, and for watching. And the tab's
// own seat token.

import type { CreatedTable, Seat } from '../protocol';
import { tryStorage } from './storage';

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

/** A seat that is open again has a new link. */
export function replaceInvite(table: string, seat: Seat, token: string): void {
    const invites = invitesOf(table);
    if (invites === null) return;
    const seats = [...invites.seats.filter((invite) => invite.seat !== seat), { seat, token }];
    storeInvites({ table, seats, watch: invites.watch });
}

/** After the end of a game nobody sits down any more, but people may still watch. */
export function removeInvites(table: string): void {
    const invites = invitesOf(table);
    if (invites !== null) storeInvites({ table, seats: [], watch: invites.watch });
}

/** The token of this tab's seat, stored so that it survives a reload. */
export function storeToken(table: string, token: string): void {
    tryStorage(() => sessionStorage.setItem(tokenPrefix + table, token));
}

export function ownToken(table: string, fromAddress: string | null): string | null {
    if (fromAddress !== null) storeToken(table, fromAddress);
    return fromAddress ?? tryStorage(() => sessionStorage.getItem(tokenPrefix + table)) ?? null;
}
