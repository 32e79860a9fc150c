// What the info cards say about the parts of the board, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Translate } from '../../words';
import {
    cardName,
    describeHex,
    effectWords,
    officeName,
    officeWords,
    singleName,
    singleWords,
    speaker,
    terrainName,
    tokenWords,
} from './say';
import type { CardFace, Edition, Prospect, Space, Terrain } from './types';
import type { Place } from './view_lookup';

const rules = {
    token: 'GW-5.6a',
    building: 'GW-6.2a',
    looted: 'GW-5.9c',
    office: 'GW-5.4b',
    single: 'GW-5.4e',
    shipping: 'GW-5.5a',
    influence: 'GW-6.5a',
    card: 'GW-5.3b',
    bin: 'GW-5.1b',
    usage: 'GW-5.1d',
    wanted: 'GW-5.9b',
};

export function aboutHex(t: Translate, place: Place, prospect: Prospect | null): Info {
    const { title, lines } = describeHex(t, place);
    const rule = place.status === 'looted' ? rules.looted : place.owner === undefined ? rules.token : rules.building;
    return { title, lines: place.status === 'revealed' ? tokenWords(t, place, prospect) : lines, rule };
}

export function aboutSpace(t: Translate, edition: Edition, space: Pick<Space, 'office' | 'single'>): Info {
    const say = speaker(t);
    const office = space.office === null ? undefined : edition.offices[space.office];
    const single = space.single === null ? undefined : edition.singles[space.single];
    return office
        ? { title: officeName(t, office), lines: [officeWords(t, office), say('about_office')], rule: rules.office }
        : {
              title: single ? singleName(t, single) : '',
              lines: single ? [singleWords(t, single)] : [],
              rule: rules.single,
          };
}

export function aboutShipping(t: Translate, edition: Edition, metal: string): Info {
    const say = speaker(t);
    const [first, second] = edition.shipping.thresholds;
    return {
        title: say('track', { metal }),
        lines: [
            say('about_shipping'),
            say('about_shipping_points', {
                step: first?.step ?? 0,
                points: first?.points ?? 0,
                step2: second?.step ?? 0,
                points2: second?.points ?? 0,
            }),
            say('about_shipping_tiles'),
        ],
        rule: rules.shipping,
    };
}

export function aboutInfluence(t: Translate, edition: Edition, terrain: Terrain, players: number): Info {
    const say = speaker(t);
    const [first, second] = edition.terrain_bonus[terrain];
    return {
        title: say('about_influence', { terrain: terrainName(t, terrain) }),
        lines: [
            say('about_influence_gain'),
            players === 2 ? say('about_bonus_two', { points: second }) : say('about_bonus', { first, second }),
        ],
        rule: rules.influence,
    };
}

export function aboutCard(t: Translate, card: CardFace): Info {
    const say = speaker(t);
    const effect = effectWords(t, card);
    return {
        title: cardName(t, card),
        lines: [say('about_card', { points: card.points }), ...(effect === null ? [] : [effect])],
        rule: rules.card,
    };
}

export const aboutBin = (t: Translate, bin: number, points: number): Info => ({
    title: speaker(t)('about_bin', { bin }),
    lines: [speaker(t)('about_bin_points', { points }), speaker(t)('about_bin_moves')],
    rule: rules.bin,
});

export const aboutUsageArea = (t: Translate): Info => ({
    title: speaker(t)('usage_area'),
    lines: [speaker(t)('usage_hint'), speaker(t)('about_usage')],
    rule: rules.usage,
});

export const aboutWanted = (t: Translate): Info => ({
    title: speaker(t)('wanted'),
    lines: [speaker(t)('about_wanted')],
    rule: rules.wanted,
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
