// The prices of choices, and the key to the symbols.

import type { Arg, Legal } from '../../protocol';
import type { Translate } from '../../words';
import { deckName, iconWords, speaker } from './say';
import type { Edition, Facts, View } from './types';
import { bestFor, salesOn } from './view_lookup';

const argumentOf = ({ args }: Legal, kind: string): Arg[string] | undefined => args.find((arg) => kind in arg)?.[kind];

/** The price of a choice, or what it pays. */
export function note(choice: Legal, edition: Edition, view: View, t: Translate): string | null {
    // The border decides the price.
    if (choice.verb === 'road') return `$${edition.lowland_road}–${edition.mountain_road}`;
    if (choice.verb === 'icons') {
        const person = edition.people.find(({ id }) => id === argumentOf(choice, 'person'));
        return person === undefined ? null : `+${iconWords(t, person)}`;
    }
    if (choice.verb === 'take') {
        const card = view.pool[Number(argumentOf(choice, 'slot')) - 1];
        const person = edition.people.find(({ id }) => id === card?.person);
        return person?.name ?? (card === undefined ? null : deckName(t, card.deck));
    }
    if (choice.verb === 'market') return `$${bestFor(salesOn(view, String(argumentOf(choice, 'tile'))), view.asked)}`;
    const facts = choice.preview.facts as Facts | null;
    if (facts === null || 'pesos' in choice.message.args) return null;
    const pesos = facts.pesos === 0 ? [] : [facts.pesos > 0 ? `+$${facts.pesos}` : `−$${-facts.pesos}`];
    const population = facts.population > 0 ? [`−${speaker(t)('icons_population', { n: facts.population })}`] : [];
    return [...pesos, ...population].join(', ') || null;
}

/** The key to the symbols. */
export const symbolKey = [
    ...['peso', 'settlement', 'city', 'mission', 'presidio', 'road', 'ferry'],
    ...['icon-population', 'icon-cross', 'icon-sword', 'icon-show', 'icon-discard', 'icon-trash'],
    ...['event-immigrants', 'event-taxes', 'event-neophytes', 'event-coast_market', 'event-city_market'],
    ...['event-presidio_market', 'wild-tile'],
].map((symbol) => ({ symbol, words: `golden_wilderness.page.key_${symbol.replace('-', '_')}` }));
