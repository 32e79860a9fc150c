// What the info cards are about, and the key to the symbols.

import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import { speaker } from './say';
import type { Edition, Facts, Space, View } from './types';

/** The kind and id of what is on a space of Boomtown. */
export function thingOn(edition: Edition, { office, single }: Pick<Space, 'office' | 'single'>): [string, string] {
    if (office !== null) return ['office', edition.offices[office]?.id ?? ''];
    return ['single', single === null ? '' : (edition.singles[single]?.id ?? '')];
}

/** What a bin would bring, and what a camp on the hex of a token would score. */
export function note({ verb, preview }: Legal, _edition: Edition, _view: View, t: Translate): string | null {
    const facts = preview.facts as Facts | null;
    const say = speaker(t);
    if (verb === 'activate' && facts?.arrives !== undefined) return say('arrive', { n: facts.arrives });
    if (verb === 'token' && facts?.building) return say('camp_scores', { n: facts.building.points });
    return null;
}

/** The numbers in the tips. */
export const tipNumbers = ({ group_points, loot_penalty, shipping }: Edition): Record<string, number> => ({
    group: group_points,
    loot: loot_penalty,
    tile: shipping.bonus_steps[0] ?? 0,
    tile2: shipping.bonus_steps[1] ?? 0,
});

/** The key to the symbols. */
export const symbolKey = [
    ...['wood', 'stone', 'copper', 'silver', 'gold'].map((id) => ({
        symbol: `goods-${id}`,
        words: `gold_west.page.key_${id}`,
    })),
    ...['camp', 'settlement', 'dug', 'poster', 'coach', 'card-back', 'eye', 'start-marker'].map((symbol) => ({
        symbol,
        words: `gold_west.page.key_${symbol.replace('-', '_')}`,
    })),
];
