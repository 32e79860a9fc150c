// The ids of cards, the worth of choices, and the key to the symbols.

import type { Legal } from '../../protocol';
import { pointBoxes } from './view_lookup';
import type { CardFace, Edition, Facts, View } from './types';

/** The id of a Building Card; copies of a card have the same info card. */
export const idOf = (card: CardFace): string => `${card.building} ${card.arrows}`;

/** What a Building would score if the Track came to the Train's column; for a card, its points by distance. */
export function note({ verb, args, preview }: Legal, { cards }: Edition, { draft_row }: View): string | null {
    if (verb === 'draft') {
        const slot = Number(args.find((arg) => 'slot' in arg)?.['slot'] ?? 0);
        const card = cards[draft_row[slot - 1] ?? -1];
        return card === undefined
            ? null
            : pointBoxes(card)
                  .map(({ points }) => points || '–')
                  .join(' · ');
    }
    const points = (preview.facts as Facts | null)?.points ?? 0;
    return ['build', 'invest'].includes(verb) && points > 0 ? `+${points}` : null;
}

const cubeNumbers =
    (size: string) =>
    ({ cubes }: Edition): Record<string, number> => {
        const cube = cubes.find(({ id }) => id === size);
        return { n: cube?.multiplier ?? 0, rows: cube?.rows_ahead ?? 0 };
    };
const numbers: Partial<Record<string, (edition: Edition) => Record<string, number>>> = {
    goldmine: (edition) => ({ bonus: edition.goldmine_bonus }),
    'cube-single': cubeNumbers('single'),
    'cube-double': cubeNumbers('double'),
    'cube-triple': cubeNumbers('triple'),
};

/** The key to the symbols. */
export const symbolKey = [
    ...['train', 'track-token', 'vote-left', 'vote-right', 'plus', 'hideout'],
    ...['mountain-left', 'lake', 'goldmine', 'cube-single', 'cube-double', 'cube-triple'],
].map((symbol) => ({
    symbol,
    words: `boomtown_builders.page.key_${symbol.replace('-', '_')}`,
    ...(numbers[symbol] === undefined ? {} : { numbers: numbers[symbol] }),
}));
