// What the info cards say about the parts of the board, the prices of choices, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import { describeTile, productName, speaker, terrainName } from './say';
import type { Facts, Industry } from './types';
import type { Land } from './view_lookup';

const rules = { tile: 'WI-2.3c', hand: 'WI-2.9c', industry: 'WI-3.3b' };

export const aboutTile = (t: Translate, land: Land): Info => ({ ...describeTile(t, land), rule: rules.tile });

export const aboutHand = (t: Translate): Info => ({
    title: speaker(t)('hand'),
    lines: [speaker(t)('about_hand'), speaker(t)('about_hand_cost')],
    rule: rules.hand,
});

export const aboutIndustry = (t: Translate, industry: Industry): Info => ({
    title: `${terrainName(t, industry.terrain)}: ${productName(t, industry.product)}`,
    lines: [speaker(t)('about_industry'), speaker(t)('about_industry_cost', { n: industry.cost })],
    rule: rules.industry,
});

/** The price of a choice, or what it pays. */
export function note(choice: Legal, _edition: never, _view: never, t: Translate): string | null {
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
