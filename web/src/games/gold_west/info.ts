// What the info cards are about, and the key to the symbols.

import type { Edition, Space } from './types';

/** The kind and id of what is on a space of Boomtown. */
export function thingOn(edition: Edition, { office, single }: Pick<Space, 'office' | 'single'>): [string, string] {
    if (office !== null) return ['office', edition.offices[office]?.id ?? ''];
    return ['single', single === null ? '' : (edition.singles[single]?.id ?? '')];
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
