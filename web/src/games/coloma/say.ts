// The board's texts: labels for screen readers, and the few lines beside the drawing.

import type { Phrase } from '../../protocol';
import type { Translate } from '../../words';
import { buildingOf, pawnsAt, tentsIn, tentsOn } from './view_lookup';
import type { Place, Who } from './names';
import type { BarrelFace, BridgeFace, BuildingFace, Edition, LandFace, PioneerFace, SpaceFace, View } from './types';

/** Translates the page's own sentences by the last part of their key. */
export const speaker =
    (t: Translate) =>
    (key: string, args?: Parameters<Translate>[1]): string =>
        t(`coloma.page.${key}`, args);

export const buildingName = (t: Translate, card: BuildingFace): string =>
    t(`coloma.building.${card.id}`, {}, card.name);
export const barrelName = (t: Translate, barrel: BarrelFace): string =>
    t(`coloma.barrel.${barrel.id}`, {}, barrel.name);
export const bridgeName = (t: Translate, bridge: BridgeFace): string =>
    t(`coloma.bridge.${bridge.id}`, {}, bridge.name);
export const pioneerName = (t: Translate, pioneer: PioneerFace): string =>
    t(`coloma.pioneer.${pioneer.id}`, {}, pioneer.name);

/** An effect in words: the server's phrase in the reader's language. */
export const effectWords = (t: Translate, effect: Phrase): string => t('', { effect }, '{effect}');

export function whoWords(t: Translate, who: Who): string {
    if (who === 'neutral') return speaker(t)('neutral');
    return who === 'shade' ? 'Shade' : t('', { seat: { seat: who } }, '{seat}');
}

export const placeWords = (t: Translate, edition: Edition, place: Place): string =>
    place === 'barker'
        ? speaker(t)('at_barker', { bucks: edition.tent_bucks, gold: edition.horse_gold })
        : speaker(t)(`site_${place}`);

/** The short name that the wheel shows. */
export const placeName = (t: Translate, place: Place): string => speaker(t)(`place_${place}`);

/** "4 points for each River, at most 16". */
export const bridgeWords = (t: Translate, bridge: BridgeFace): string =>
    speaker(t)('bridge_worth', { n: bridge.points, measure: t(`coloma.measure.${bridge.per}`), max: bridge.max });

/** Describes a Site completely: its actions, the tiles over it, and the pieces there. */
export function siteLines(t: Translate, edition: Edition, view: View, site: number): string[] {
    const say = speaker(t);
    const event = edition.events[site - 1];
    const lines = [say('site_is', { site, what: placeWords(t, edition, view.sites[site - 1]?.place ?? site) })];
    if (site === view.signpost) lines.push(say('signpost_here', { site: view.pointed_to }));
    if (site === view.bust) lines.push(say('bust_here'));
    if (event !== undefined) lines.push(say('event_is', { effect: effectWords(t, event) }));
    for (const who of tentsOn(view, site)) lines.push(say('tent_of', { who: whoWords(t, who) }));
    for (const { kind, seat } of pawnsAt(view, site)) {
        if (kind === 'pioneer' || kind === 'mule') lines.push(say(`${kind}_of`, { who: whoWords(t, seat ?? 0) }));
        else lines.push(kind === 'buster' ? 'Buster' : 'Shade');
    }
    return lines;
}

export const siteWords = (t: Translate, edition: Edition, view: View, site: number): string =>
    siteLines(t, edition, view, site).join('. ');

/** Title and lines about a space of the map. */
export function spaceWords(t: Translate, view: View, space: SpaceFace): string[] {
    const say = speaker(t);
    const wagons = view.players.flatMap((player, seat) =>
        player.wagon === space.id ? [say('wagon_of', { who: whoWords(t, seat) })] : [],
    );
    if (view.shade?.wagon === space.id) wagons.push(say('wagon_of', { who: 'Shade' }));
    const gain = effectWords(t, space.gain);
    switch (space.kind) {
        case 'boomtown':
            return [
                space.name,
                say('passing', { effect: gain }),
                ...(space.stop ? [say('stopping', { effect: effectWords(t, space.stop) })] : []),
                ...wagons,
            ];
        case 'settlement':
            return [space.name, gain, ...wagons];
        default:
            return [space.name, say('horseshoe'), ...wagons];
    }
}

export function landWords(t: Translate, edition: Edition, view: View, land: LandFace): string {
    const say = speaker(t);
    const towns = edition.spaces.filter(({ id }) => land.towns.includes(id)).map(({ name }) => name);
    return [
        say('land_from', { land: land.name, towns: towns.join(', ') }),
        ...tentsIn(view, land.id).map((who) => say('tent_of', { who: whoWords(t, who) })),
    ].join('. ');
}

/** What the viewer knows about their deck: the cards on its top and at its bottom. */
export function deckWords(t: Translate, edition: Edition, { hand }: View): string[] {
    return (['top', 'bottom'] as const).flatMap((end) => {
        const ids = (end === 'top' ? hand?.deck_top : hand?.deck_bottom) ?? [];
        const names = ids.flatMap((id) => buildingOf(edition, id) ?? []).map((card) => buildingName(t, card));
        return names.length === 0 ? [] : [speaker(t)(`deck_${end}`, { cards: names.join(', ') })];
    });
}
