// Display names of the humans and bots at a table.

import { seatLetter } from '../art/seats';
import { language, t } from '../language.svelte';
import type { Live, Seat, SeatInfo } from '../protocol';

/** The name that the server stores for a player without a name; every page shows it in its own language. */
export const guestName = (seat: Seat): string => `Guest ${seat + 1}`;
/** The same if others at the table have some of these names: after a rematch, guests have theirs in other seats. */
export function freeGuestName(seat: Seat, taken: string[]): string {
    for (let free = seat; ; ++free) if (!taken.includes(guestName(free))) return guestName(free);
}
const guestPattern = /^Guest (\d+)$/;

/** Names for sentences about the players, such as those of the log. A guest who is the viewer is marked as "you". */
export function namesOf(seats: SeatInfo[], me: Seat | null = null): string[] {
    return seats.map((seat, i) => {
        const name = nameOf(seat, i);
        return i === me && isGuest(seat.name) ? t('page.seat.guest_you', { name }) : name;
    });
}

/** Names that appear alone, outside of sentences: viewers without a name see "You" for themselves. */
export function labelsOf(seats: SeatInfo[], me: Seat | null): string[] {
    return seats.map((seat, i) => (i === me && isGuest(seat.name) ? t('page.you') : nameOf(seat, i)));
}

/** Bots of the same kind are distinguished by their seat letters. */
function nameOf(seat: SeatInfo, i: number): string {
    const letter = seatLetter(i);
    if (seat.kind === 'bot') return t('page.seat.bot', { kind: botName(seat.bot ?? seat.name), letter });
    return seat.name === '' ? t('page.seat.open', { letter }) : humanName(seat.name);
}

export const isGuest = (name: string): boolean => guestPattern.test(name);

export function humanName(name: string): string {
    const n = guestPattern.exec(name)?.[1];
    return n === undefined ? name : t('page.seat.guest', { n });
}

export function botName(kind: string): string {
    return t(`page.bot.${kind}`, {}, kind);
}

/** How strong a bot is, in a word: "easy". Empty for bots outside the order of levels. */
export function levelName(bot: string): string {
    return t(`level.${bot}`, {}, '');
}

/** The same as a label: "Easy". */
export function levelLabel(bot: string): string {
    const [first = '', ...rest] = levelName(bot);
    return first.toLocaleUpperCase(language.code) + rest.join('');
}

/** Bots in a list of choices: "Easy (Greenhorn)". */
export function botLabel(bot: string): string {
    const kind = botName(bot);
    return levelName(bot) === '' ? kind : t('page.new.level', { level: levelLabel(bot), kind });
}

/** How many people are watching, and who. */
export function watchersOf({ watchers }: Pick<Live, 'watchers'>): string {
    const names = new Intl.ListFormat(language.code).format(watchers.names);
    return t(names === '' ? 'page.share.watching' : 'page.share.watching_names', { n: watchers.count, names });
}
