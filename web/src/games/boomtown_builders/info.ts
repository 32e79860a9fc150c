// What the info cards say about the parts of the board, the worth of choices, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import type { Place } from './layout';
import { placeName } from './layout';
import { buildingName, describePlace, markerWords, speaker, votesWords } from './say';
import { pointBoxes, type ViewLookup } from './view_lookup';
import type { CardFace, Facts } from './types';

const rules = {
    building: 'BB-5.2b',
    empty: 'BB-3.1a',
    hideout: 'BB-4.2a',
    mountain: 'BB-6.2b',
    lake: 'BB-6.3b',
    goldmine: 'BB-6.4c',
};

function ruleOf(lookup: ViewLookup, name: string): string {
    if (lookup.buildings.has(name)) return rules.building;
    if (lookup.hideouts.has(name)) return rules.hideout;
    const terrain = lookup.terrain.get(name);
    if (terrain === undefined) return rules.empty;
    return terrain === 'lake' ? rules.lake : terrain === 'goldmine' ? rules.goldmine : rules.mountain;
}

export function aboutPlace(t: Translate, lookup: ViewLookup, place: Place): Info {
    const { title, lines } = describePlace(t, lookup, place);
    const marker = markerWords(t, lookup, place);
    return { title, lines: marker === null ? lines : [...lines, marker], rule: ruleOf(lookup, placeName(place)) };
}

export const aboutCard = (t: Translate, card: CardFace): Info => ({
    title: buildingName(t, card),
    lines: [
        speaker(t)('about_votes', { votes: votesWords(t, card.arrows) }),
        ...pointBoxes(card)
            .filter(({ points }) => points > 0)
            .map(({ distance, points }) => speaker(t)('about_distance', { distance, points })),
    ],
    rule: rules.building,
});

/** What a Building would score if the Track came to the Train's column. */
export function note({ verb, preview }: Legal): string | null {
    const points = (preview.facts as Facts | null)?.points ?? 0;
    return verb === 'build' && points > 0 ? `+${points}` : null;
}

/** The key to the symbols. */
export const symbolKey = [
    ...['train', 'track-token', 'vote-left', 'vote-right', 'plus', 'hideout'],
    ...['mountain-left', 'lake', 'goldmine', 'cube-single', 'cube-double', 'cube-triple'],
].map((symbol) => ({ symbol, words: `boomtown_builders.page.key_${symbol.replace('-', '_')}` }));
