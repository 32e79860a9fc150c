// The choices of a turn, put together as a player thinks of them: by section, and what is alike in one line.

import type { Argument, Legal, Message, Phrase } from '../../protocol';
import { measureSigns, signsOf, thingIcon, type Sign } from './signs';
import type { Edition, PlayerView } from './types';
import { boardOf, buildingOf } from './sight';

export interface Choice {
    action: string;
    message: Message;
    /** What stands on its button: a name, signs or both. */
    signs: Sign[];
    name?: string;
}
/** Choices that differ in one thing only: "Buy Tents: 1, 2, 3". Its name is the last part of a message's key. */
export interface Family {
    name: string;
    choices: Choice[];
}
export type Group = 'common' | 'second' | 'anytime' | 'question';

/** The last choice of a turn, and the two ways to leave something be: they stand apart. */
export const closing = ['end turn', 'done', 'decline'];

const amount = (value: Argument | undefined, thing: string): Sign[] =>
    typeof value === 'number' && value > 0 ? [{ text: `${value}` }, { icon: thingIcon(thing) }] : [];
const idOf = (value: Argument | undefined): string => (typeof value === 'object' && 'id' in value ? value.id : '');
const phrase = (value: Argument | undefined): Phrase[] =>
    typeof value === 'object' && 'parts' in value ? [value] : [];
const costOf = ({ dudes, horses, bucks, gold }: Message['args']): Sign[] => [
    ...amount(dudes, 'dude'),
    ...amount(horses, 'horse'),
    ...amount(bucks, 'buck'),
    ...amount(gold, 'gold'),
];
const effectsOf = ({ effect, other }: Message['args']): Sign[] =>
    [...phrase(effect), ...phrase(other)].flatMap(signsOf);

/** Family, group and face of one action. */
function sorted(
    edition: Edition,
    player: PlayerView | undefined,
    { action, message }: Legal,
): { group: Group; family: string; choice: Choice } {
    const [verb = '', object = '', which = ''] = action.split(' ');
    const { args } = message;
    const choice = (signs: Sign[], name?: string): Choice => ({
        action,
        message,
        signs,
        ...(name === undefined ? {} : { name }),
    });
    switch (verb) {
        case 'hammer':
        case 'saw': {
            const group = verb === 'hammer' ? 'common' : 'second';
            const board = player && boardOf(edition, player);
            const canyon = board?.gain[Number(which) - 1];
            if (object === 'river')
                return {
                    group,
                    family: 'river',
                    choice: choice([
                        ...(canyon ? signsOf(canyon) : []),
                        { text: `${board?.points[Number(which) - 1] ?? 0}` },
                        { icon: 'vp' },
                    ]),
                };
            const bridge = edition.bridges.find(({ id }) => id === which);
            if (object === 'bridge')
                return {
                    group,
                    family: 'bridge',
                    choice: choice(bridge ? [{ text: `${bridge.points}/` }, ...measureSigns(bridge.per)] : []),
                };
            if (object === 'building')
                return { group, family: 'building', choice: choice([], buildingOf(edition, which)?.name ?? which) };
            return { group, family: 'hotel', choice: choice(costOf(args)) };
        }
        case 'mill':
            return {
                group: object === 'common' ? 'common' : 'second',
                family: 'mill',
                choice: choice(effectsOf(args)),
            };
        case 'wagon':
            return {
                group: object === 'common' ? 'common' : 'second',
                family: 'wagon',
                choice: choice([{ icon: 'wagon' }]),
            };
        case 'buy': {
            const thing = which === 'tents' ? 'tent' : 'horse';
            return {
                group: 'common',
                family: which,
                choice: choice([...costOf(args), { icon: 'for' }, { text: object }, { icon: thing }]),
            };
        }
        case 'take': {
            const inside = edition.barrels.find(({ id }) => id === idOf(args['barrel']));
            const signs = inside === undefined ? [{ icon: 'barrel-back' }] : signsOf(inside.effect);
            return {
                group: 'second',
                family: 'take_barrel',
                choice: choice([...signs, { text: `+${Number(args['outlaws'] ?? 0)}` }, { icon: 'outlaw' }]),
            };
        }
        case 'gain':
            return { group: 'second', family: 'gain_tent', choice: choice([{ text: '1' }, { icon: 'tent' }]) };
        case 'fill':
            return { group: 'common', family: 'row', choice: choice(amount(args['count'], 'dude')) };
        case 'pitch':
            return {
                group: 'common',
                family: object,
                choice: choice([], object === 'event' ? which : edition.lands.find(({ id }) => id === which)?.name),
            };
        case 'house':
            return {
                group: 'common',
                family: 'guest',
                choice: choice([{ icon: 'dude' }, { icon: 'hotel' }, ...amount(args['points'], 'vp')]),
            };
        case 'use': {
            const card = buildingOf(edition, object);
            const section = card?.rows[Number(which) - 1]?.section;
            return {
                group: section === 'common' ? 'common' : 'second',
                family: 'use',
                choice: choice(effectsOf(args), card?.name),
            };
        }
        case 'barrel':
            return { group: 'anytime', family: 'barrel', choice: choice([{ icon: 'barrel' }, ...effectsOf(args)]) };
        case 'specialty':
            return { group: 'anytime', family: 'specialty', choice: choice(effectsOf(args)) };
        case 'pay':
            return { group: 'question', family: 'pay', choice: choice(costOf(args)) };
        case 'accept':
        case 'forgo':
            return { group: 'question', family: verb, choice: choice(effectsOf(args)) };
        case 'stop':
            return { group: 'question', family: 'stop', choice: choice(effectsOf(args)) };
        case 'move':
            return {
                group: 'question',
                family: 'move',
                choice: choice([], edition.spaces.find(({ id }) => id === object)?.name),
            };
        case 'discard': {
            const barrel = object === 'barrel' ? edition.barrels.find(({ id }) => id === which) : undefined;
            if (barrel === undefined) return { group: 'question', family: 'discard', choice: choice([]) };
            const used = action.endsWith(' used');
            return {
                group: 'question',
                family: 'discard_barrel',
                choice: choice([{ icon: used ? 'barrel-back' : 'barrel' }, ...signsOf(barrel.effect)]),
            };
        }
        default:
            return { group: 'question', family: verb, choice: choice([]) };
    }
}

/** What a player may do now. Outside the turn itself all belongs to what is asked. */
export function groupsOf(edition: Edition, player: PlayerView | undefined, legal: Legal[]): Map<Group, Family[]> {
    const groups = new Map<Group, Family[]>();
    const onTurn = legal.some(({ action }) => action === 'end turn');
    for (const one of legal) {
        if (closing.includes(one.action)) continue;
        const { group: own, family: name, choice } = sorted(edition, player, one);
        const group = onTurn ? own : 'question';
        const families = groups.get(group) ?? [];
        groups.set(group, families);
        const family = families.find((known) => known.name === name);
        if (family === undefined) families.push({ name, choices: [choice] });
        else family.choices.push(choice);
    }
    return groups;
}
