// The prices of choices, and the key to the symbols.

import { argument, type Offer } from '../../actions';
import type { Translate } from '../../words';
import { deckName, iconWords, speaker } from './say';
import type { Edition, Facts, View } from './types';
import { bestFor, salesOn } from './view_lookup';

/** The price of a choice, or what it pays, from its preview. */
export function priceOf({ message, preview }: Pick<Offer, 'message' | 'preview'>, t: Translate): string | null {
    const facts = preview.facts as Facts | null;
    if (facts === null || 'pesos' in message.args) return null;
    const pesos = facts.pesos === 0 ? [] : [facts.pesos > 0 ? `+$${facts.pesos}` : `−$${-facts.pesos}`];
    const population = facts.population > 0 ? [`−${speaker(t)('icons_population', { n: facts.population })}`] : [];
    return [...pesos, ...population].join(', ') || null;
}

type Choice = Pick<Offer, 'verb' | 'args' | 'message' | 'preview'>;

/** What a choice in the list costs, pays or takes. */
export function note(choice: Choice, edition: Edition, view: View, t: Translate): string | null {
    // The border decides the price.
    if (choice.verb === 'road') return `$${edition.lowland_road}–${edition.mountain_road}`;
    if (choice.verb === 'icons') {
        const person = edition.people.find(({ id }) => id === argument(choice, 'person'));
        return person === undefined ? null : `+${iconWords(t, person)}`;
    }
    if (choice.verb === 'take') {
        const card = view.pool[Number(argument(choice, 'slot')) - 1];
        const person = edition.people.find(({ id }) => id === card?.person);
        return person?.name ?? (card === undefined ? null : deckName(t, card.deck));
    }
    if (choice.verb === 'market') return `$${bestFor(salesOn(view, String(argument(choice, 'tile'))), view.asked)}`;
    return priceOf(choice, t);
}

/** The numbers in the tips. */
export const tipNumbers = (edition: Edition): Record<string, number> => ({
    settlement: edition.settlement_points,
    person: -edition.person_points,
    lowland: edition.lowland_road,
    mountain: edition.mountain_road,
    sea: edition.sea_road,
});

/** The key to the symbols. */
export const symbolKey = [
    ...['peso', 'settlement', 'city', 'mission', 'presidio', 'road', 'ferry'],
    ...['icon-population', 'icon-cross', 'icon-sword', 'icon-show', 'icon-discard', 'icon-trash'],
    ...['event-immigrants', 'event-taxes', 'event-neophytes', 'event-coast_market', 'event-city_market'],
    ...['event-presidio_market', 'wild-tile'],
].map((symbol) => ({ symbol, words: `golden_wilderness.page.key_${symbol.replace('-', '_')}` }));
