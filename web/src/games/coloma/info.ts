// What the info cards say about the parts of the board, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import { placeWords, siteLines } from './say';
import type { Place } from './names';
import type { Edition, Facts, View } from './types';

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

/** Points that are certain, but not in the preview, because the payment is a decision of its own. */
function laterPoints(verb: string, { points }: Legal['preview'], edition: Edition, me: number): number {
    if ((points?.[me] ?? 0) !== 0) return 0;
    if (verb.endsWith(' building')) return edition.building_points;
    return verb.endsWith(' hotel') ? edition.hotel_points : 0;
}

/** For a Site on the dial, what a Pioneer does there; for a building, its points; for a row of the Shootout, the points
 * that it saves. */
export function note({ verb, args, preview }: Legal, edition: Edition, view: View, t: Translate): string | null {
    const site = Number(args[0]?.['site']);
    if (verb === 'select') return placeWords(t, edition, view.sites[site - 1]?.place ?? site);
    const later = laterPoints(verb, preview, edition, view.turn?.player ?? -1);
    if (later > 0) return `+${later}`;
    const saved = (preview.facts as Facts | null)?.points_at_risk ?? 0;
    return saved > 0 ? t('coloma.page.saves_points', { n: saved }) : null;
}

/** The key to the symbols. */
export const symbolKey = [
    ...['dude', 'buck', 'nugget', 'horse', 'tent', 'pitched', 'card', 'vp'],
    ...['hammer', 'saw', 'shovel', 'wheelbarrow', 'megaphone', 'signpost', 'bust', 'wagon'],
    ...['river', 'bridge', 'house', 'barrel', 'barrel-back', 'gunman', 'outlaw', 'grave'],
    ...['event-tent', 'land-tent', 'horseshoe', 'cart', 'badge', 'for'],
].map((symbol) => ({ symbol, words: `coloma.page.key_${symbol.replace('-', '_')}` }));
