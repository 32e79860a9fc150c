// Effects as rows of signs: numbers and icons of the things gained, spent, counted or done. The words are the server's
// phrases; each sign shows a part of them.

import type { Argument, Message, Phrase } from '../../protocol';

/** Exactly one of the two is set. */
export interface Sign {
    icon?: string;
    text?: string;
}

const icon = (name: string): Sign => ({ icon: name });
const text = (words: string): Sign => ({ text: words });

const things: Record<string, string> = {
    dude: 'dude',
    tent: 'tent',
    horse: 'horse',
    buck: 'buck',
    gold: 'nugget',
    card: 'card',
    barrel: 'barrel',
    vp: 'vp',
    grave: 'grave',
    outlaw: 'outlaw',
};

/** The icon of something that is gained, spent or lost. */
export const thingIcon = (thing: string): string => things[thing] ?? 'vp';

const measures: Record<string, string[]> = {
    horses: ['horse'],
    rivers: ['river'],
    bridges: ['bridge'],
    rivers_and_bridges: ['river', 'bridge'],
    town_buildings: ['house'],
    hotels: ['hotel'],
    barrels: ['barrel'],
    cards: ['card'],
    graves: ['grave'],
    event_tents: ['event-tent'],
    land_tents: ['land-tent'],
    gold: ['nugget'],
    dudes: ['dude'],
    gunmen: ['gunman'],
};

/** The icons of the things that a Bridge or an effect counts. */
export const measureSigns = (measure: string): Sign[] => (measures[measure] ?? []).map(icon);

const number = (value: Argument | undefined): number => (typeof value === 'number' ? value : 0);
const idOf = (value: Argument | undefined): string => (typeof value === 'object' && 'id' in value ? value.id : '');
const nestedSigns = (value: Argument | undefined): Sign[] =>
    typeof value === 'object' && 'parts' in value ? signsOf(value) : [];

/** Actions without numbers. */
const acts: Record<string, string[]> = {
    stack_barrel: ['barrel'],
    river_hammer: ['hammer', 'river'],
    river_saw: ['saw', 'river'],
    crossing_hammer: ['hammer', 'river', 'bridge'],
    crossing_saw: ['saw', 'river', 'bridge'],
    building_hammer: ['hammer', 'house'],
    building_saw: ['saw', 'house'],
    wagon: ['wagon'],
    pitch: ['pitched'],
    row: ['gunman'],
    signpost: ['signpost'],
};

/** Icons before the actions of a condition. */
const conditions: Record<string, string[]> = {
    after_river: ['river'],
    after_bridge: ['bridge'],
    after_building: ['house'],
    each_grave: ['grave'],
    each_horseshoe: ['horseshoe'],
};

function effectSigns(
    verb: string,
    { amount, measure, measures: counted, most, each, count, bucks, acts: then }: Message['args'],
): Sign[] {
    const limit = most === undefined ? [] : [text(`≤${number(most)}`)];
    const simple = acts[verb];
    if (simple !== undefined) return simple.map(icon);
    const before = conditions[verb];
    if (before !== undefined) return [...before.map(icon), icon('for'), ...nestedSigns(then)];
    switch (verb) {
        case 'gain_each':
        case 'gain_each_most':
            return [...nestedSigns(amount), text('/'), ...measureSigns(idOf(measure)), ...limit];
        case 'gain_every':
        case 'gain_every_most':
            return [...nestedSigns(amount), text(`/${number(each)}`), ...measureSigns(idOf(counted)), ...limit];
        case 'cart':
            return [text(`≤${number(count)}`), icon('nugget'), text('←'), icon('cart')];
        case 'less':
            return [text('−'), ...nestedSigns(amount)];
        case 'more_spaces':
            return [icon('wagon'), text(`+${number(count)}`)];
        case 'per_boomtown':
            return [...nestedSigns(amount), text('/'), icon('house')];
        case 'both_benefits':
            return [icon('wagon'), icon('both')];
        case 'tents_cost':
            return [icon('tent'), text(`${number(bucks)}`), icon('buck')];
        case 'spend':
            return [...nestedSigns(amount), icon('for'), ...nestedSigns(then)];
        case 'spend_up_to':
            return [text('≤'), ...nestedSigns(amount), icon('for'), ...nestedSigns(then)];
        case 'forgo_wagon':
            return [text('−'), icon('wagon'), icon('for'), ...nestedSigns(then)];
        default:
            return [text('–')];
    }
}

export function signsOf(effect: Phrase): Sign[] {
    return effect.parts.flatMap(({ key, args }, i) => {
        const [, family, name = ''] = key.split('.');
        const signs =
            family === 'amount' ? [text(`${number(args['count'])}`), icon(thingIcon(name))] : effectSigns(name, args);
        return i === 0 ? signs : [text('+'), ...signs];
    });
}
