// What the info cards say about the parts of the board, and the key to the symbols.

import type { Info } from '../../components/board/info.svelte';
import type { Legal } from '../../protocol';
import type { Translate } from '../../words';
import {
    barrelName,
    bridgeName,
    bridgeWords,
    buildingName,
    effectWords,
    landWords,
    placeWords,
    siteLines,
    spaceWords,
    speaker,
} from './say';
import type { Place } from './names';
import type { BarrelFace, BridgeFace, BuildingFace, Edition, LandFace, SpaceFace, View } from './types';
import { placeOf } from './view_lookup';

const rules = {
    building: 'CO-10.2a',
    bridge: 'CO-9.3a',
    river: 'CO-9.2a',
    barrel: 'CO-7.3a',
    stash: 'CO-7.2b',
    space: 'CO-11.2c',
    land: 'CO-12.3b',
    shootout: 'CO-13.1a',
    gold: 'CO-5.3a',
};
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

export function aboutSpace(t: Translate, view: View, space: SpaceFace): Info {
    const [title = '', ...lines] = spaceWords(t, view, space);
    return { title, lines, rule: rules.space };
}

export const aboutLand = (t: Translate, edition: Edition, view: View, land: LandFace): Info => ({
    title: land.name,
    lines: [landWords(t, edition, view, land), speaker(t)('about_land', { list: edition.land_points.join(', ') })],
    rule: rules.land,
});

export const aboutBuilding = (t: Translate, edition: Edition, card: BuildingFace): Info => ({
    title: buildingName(t, card),
    lines: [
        speaker(t)('about_building', { place: placeWords(t, edition, placeOf(card)) }),
        ...card.rows.map(({ section, effect }) => `${speaker(t)(section)}: ${effectWords(t, effect)}`),
    ],
    rule: rules.building,
});

export const aboutBridge = (t: Translate, bridge: BridgeFace, left: number, worth: number): Info => ({
    title: bridgeName(t, bridge),
    lines: [bridgeWords(t, bridge), speaker(t)('worth_now', { n: worth }), speaker(t)('left', { n: left })],
    rule: rules.bridge,
});

export const aboutBarrel = (t: Translate, barrel: BarrelFace, outlaws: number | null): Info => ({
    title: barrelName(t, barrel),
    lines: [
        effectWords(t, barrel.effect),
        speaker(t)('about_barrel'),
        ...(outlaws === null ? [] : [speaker(t)('outlaws_come', { n: outlaws })]),
    ],
    rule: outlaws === null ? rules.barrel : rules.stash,
});

export const aboutShootout = (t: Translate): Info => ({
    title: speaker(t)('shootout'),
    lines: [speaker(t)('about_shootout')],
    rule: rules.shootout,
});

export const aboutGold = (t: Translate, view: View): Info => ({
    title: speaker(t)('gold'),
    lines: [speaker(t)('nugget_worth', { n: view.nugget_value }), speaker(t)('about_gold')],
    rule: rules.gold,
});

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
