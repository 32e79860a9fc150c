// What the info cards say about the parts of the board, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import { placeWords, siteLines } from './say';
import type { Place } from './names';
import type { Edition, View } from './types';

const ruleOfPlace: Record<Place, string> = {
    1: 'CO-8.1a',
    2: 'CO-9.1a',
    3: 'CO-10.1a',
    4: 'CO-11.1a',
    5: 'CO-12.1a',
    barker: 'CO-7.1a',
};

export function aboutSite(t: Translate, edition: Edition, view: View, site: number): Info {
    const [title = '', ...lines] = siteLines(t, edition, view, site);
    return { title, lines, rule: ruleOfPlace[view.sites[site - 1]?.place ?? site] };
}

/** For a Site on the dial: what a Pioneer does there. */
export function note({ verb, args }: Legal, edition: Edition, view: View, t: Translate): string | null {
    const site = Number(args[0]?.['site']);
    if (verb !== 'select') return null;
    return placeWords(t, edition, view.sites[site - 1]?.place ?? site);
}

/** The key to the symbols. */
export const symbolKey = [
    ...['dude', 'buck', 'nugget', 'horse', 'tent', 'pitched', 'card', 'vp'],
    ...['hammer', 'saw', 'shovel', 'wheelbarrow', 'megaphone', 'signpost', 'bust', 'wagon'],
    ...['river', 'bridge', 'house', 'barrel', 'barrel-back', 'gunman', 'outlaw', 'grave'],
    ...['event-tent', 'land-tent', 'horseshoe', 'cart', 'badge', 'for'],
].map((symbol) => ({ symbol, words: `coloma.page.key_${symbol.replace('-', '_')}` }));
