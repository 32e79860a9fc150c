// The board's texts: labels for screen readers, and the few lines beside the drawing.

import type { Translate } from '../../words';
import { countOf, isBuilding, resources, type Place } from './view_lookup';
import type { Goods } from './goods';
import type { CardFace, OfficeFace, Prospect, Resource, SingleFace, Terrain } from './types';

/** Translates the page's own sentences by the last part of their key. */
export const speaker =
    (t: Translate) =>
    (key: string, args?: Parameters<Translate>[1]): string =>
        t(`gold_west.page.${key}`, args);

export const resourceName = (t: Translate, resource: Resource): string =>
    t(`gold_west.resource.${resource}`, {}, resource);
export const terrainName = (t: Translate, terrain: Terrain): string => t(`gold_west.terrain.${terrain}`, {}, terrain);
export const officeName = (t: Translate, office: OfficeFace): string =>
    t(`gold_west.office.${office.id}`, {}, office.name);
export const singleName = (t: Translate, single: SingleFace): string =>
    t(`gold_west.single.${single.id}`, {}, single.name);
export const cardName = (t: Translate, card: CardFace): string => t(`gold_west.card.${card.id}`, {}, card.name);

/** "2 copper, 1 gold". */
export function goodsWords(t: Translate, goods: Goods): string {
    const say = speaker(t);
    if (countOf(goods) === 0) return say('nothing');
    return resources
        .filter((resource) => goods[resource] > 0)
        .map((resource) => say('amount', { n: goods[resource], resource: resourceName(t, resource) }))
        .join(', ');
}

/** The same for a list of resources. */
export const listWords = (t: Translate, list: Resource[]): string =>
    [...new Set(list)]
        .map((resource) =>
            speaker(t)('amount', {
                n: list.filter((entry) => entry === resource).length,
                resource: resourceName(t, resource),
            }),
        )
        .join(', ');

export const officeWords = (t: Translate, office: OfficeFace): string =>
    speaker(t)(`per_${office.per}`, { points: office.points, every: office.every });

export function singleWords(t: Translate, single: SingleFace): string {
    const say = speaker(t);
    if (single.goods.length === 0) return say('single_points', { points: single.points });
    return say(single.goods.length > 1 ? 'single_goods_choice' : 'single_goods', {
        resource: resourceName(t, single.goods[0] ?? 'wood'),
        other: resourceName(t, single.goods[1] ?? 'wood'),
    });
}

export function effectWords(t: Translate, card: CardFace): string | null {
    if (card.effect === 'none') return null;
    return speaker(t)(`effect_${card.effect}`, {
        n: card.amount,
        terrain: card.terrain === null ? '' : terrainName(t, card.terrain),
    });
}

export const rankWords = (t: Translate, place: number | null): string =>
    speaker(t)(place === null ? 'rank_none' : place === 1 ? 'rank_first' : 'rank_second');

/** The effect of a building, in one line. */
export function prospectWords(t: Translate, { terrain, influence, place, group, points }: Prospect): string {
    return speaker(t)('prospect', {
        terrain: terrainName(t, terrain),
        n: influence,
        rank: rankWords(t, place),
        group: group.length,
        points,
    });
}

/** Title and sentences about a hex. */
export interface Description {
    title: string;
    lines: string[];
}

export function describeHex(t: Translate, place: Place): Description {
    const say = speaker(t);
    const hex = place.name;
    if (place.terrain === null) return { title: say('unused_at', { hex }), lines: [say('unused')] };
    const terrain = terrainName(t, place.terrain);
    const lines = [...contentsOf(t, place)];
    if (place.water) lines.push(say('at_water'));
    if (place.edge) lines.push(say('at_edge'));
    return { title: say(`${place.status}_at`, { hex, terrain }), lines };
}

function contentsOf(t: Translate, place: Place): string[] {
    const say = speaker(t);
    if (isBuilding(place) && place.owner !== undefined)
        return [say('owned', { seat: { seat: place.owner } }), say('group', { n: place.group ?? 1 })];
    if (place.status === 'looted') return [say('looted')];
    const lookedLines = place.looked_by.map((seat) => say('looked_by', { seat: { seat } }));
    if (place.goods === null) return [say('face_down'), ...lookedLines];
    return [goodsWords(t, place.goods), ...(place.private ? [say('private')] : []), ...lookedLines];
}

/** Texts for a token that the viewer could take: its resources, and the effect of a camp there. */
export const tokenWords = (t: Translate, place: Place, prospect: Prospect | null): string[] => [
    ...(place.goods === null ? [] : [goodsWords(t, place.goods)]),
    ...(prospect ? [prospectWords(t, prospect)] : []),
];
