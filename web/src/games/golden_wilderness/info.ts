// The prices of choices, and the key to the symbols.

import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import { speaker } from './say';
import type { Edition, Facts } from './types';

/** The price of a choice, or what it pays. */
export function note(
    choice: Pick<Legal, 'message' | 'preview'>,
    _edition: never,
    _view: never,
    t: Translate,
): string | null {
    const facts = choice.preview.facts as Facts | null;
    if (facts === null || 'pesos' in choice.message.args) return null;
    const pesos = facts.pesos === 0 ? [] : [facts.pesos > 0 ? `+$${facts.pesos}` : `−$${-facts.pesos}`];
    const population = facts.population > 0 ? [`−${speaker(t)('icons_population', { n: facts.population })}`] : [];
    return [...pesos, ...population].join(', ') || null;
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
