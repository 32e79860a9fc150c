// Groups the choices of a turn by section, and similar choices into one line.

import { argument, type Offer } from '../../actions';
import type { Argument, Message, Phrase } from '../../protocol';
import { measureSigns, signsOf, thingIcon, type Sign } from './signs';
import type { Edition, PlayerView } from './types';
import { boardOf, buildingOf } from './sight';

export interface Choice {
    offer: Offer;
    /** Shown on its button: a name, signs or both. */
    signs: Sign[];
    name?: string;
}
/** Choices that differ in only one argument: "Buy Tents: 1, 2, 3". Its name is the last part of a message's key. */
export interface Family {
    name: string;
    choices: Choice[];
}
export type Group = 'common' | 'second' | 'anytime' | 'question';

/** Choices that end or decline something; they are shown separately. */
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

/** For a verb with its Tool: "hammer river". */
function building(
    edition: Edition,
    player: PlayerView | undefined,
    offer: Offer,
    object: string,
): { family: string; signs: Sign[]; name?: string } {
    switch (object) {
        case 'river': {
            const board = player && boardOf(edition, player);
            const canyon = Number(argument(offer, 'canyon')) - 1;
            const gain = board?.gain[canyon];
            return {
                family: 'river',
                signs: [...(gain ? signsOf(gain) : []), { text: `${board?.points[canyon] ?? 0}` }, { icon: 'vp' }],
            };
        }
        case 'bridge': {
            const bridge = edition.bridges.find(({ id }) => id === argument(offer, 'bridge'));
            return {
                family: 'bridge',
                signs: bridge ? [{ text: `${bridge.points}/` }, ...measureSigns(bridge.per)] : [],
            };
        }
        case 'building': {
            const id = String(argument(offer, 'building'));
            return { family: 'building', signs: [], name: buildingOf(edition, id)?.name ?? id };
        }
        default:
            return { family: 'hotel', signs: costOf(offer.message.args) };
    }
}

/** Family, group and label of one action. */
function sorted(
    edition: Edition,
    player: PlayerView | undefined,
    offer: Offer,
): { group: Group; family: string; choice: Choice } {
    const { args } = offer.message;
    const of = (kind: string): string => String(argument(offer, kind) ?? '');
    const as = (group: Group, family: string, signs: Sign[], name?: string) => ({
        group,
        family,
        choice: { offer, signs, ...(name === undefined ? {} : { name }) },
    });
    const part = of('part') === 'common' ? 'common' : 'second';
    const [tool, object = ''] = offer.verb.split(' ');
    if (tool === 'hammer' || tool === 'saw') {
        const { family, signs, name } = building(edition, player, offer, object);
        return as(tool === 'hammer' ? 'common' : 'second', family, signs, name);
    }
    switch (offer.verb) {
        case 'mill':
            return as(part, 'mill', effectsOf(args));
        case 'wagon':
            return as(part, 'wagon', [{ icon: 'wagon' }]);
        case 'buy tents':
        case 'buy horses': {
            const thing = offer.verb === 'buy tents' ? 'tent' : 'horse';
            return as('common', object, [...costOf(args), { icon: 'for' }, { text: of('count') }, { icon: thing }]);
        }
        case 'take barrel': {
            const inside = edition.barrels.find(({ id }) => id === idOf(args['barrel']));
            const signs = inside === undefined ? [{ icon: 'barrel-back' }] : signsOf(inside.effect);
            const outlaws = [{ text: `+${Number(args['outlaws'] ?? 0)}` }, { icon: 'outlaw' }];
            return as('second', 'take_barrel', [...signs, ...outlaws]);
        }
        case 'gain tent':
            return as('second', 'gain_tent', [{ text: '1' }, { icon: 'tent' }]);
        case 'fill row':
            return as('common', 'row', amount(args['count'], 'dude'));
        case 'pitch event':
            return as('common', 'event', [], of('site'));
        case 'pitch land':
            return as('common', 'land', [], edition.lands.find(({ id }) => id === of('land'))?.name);
        case 'house dude':
            return as('common', 'guest', [{ icon: 'dude' }, { icon: 'hotel' }, ...amount(args['points'], 'vp')]);
        case 'use': {
            const card = buildingOf(edition, of('building'));
            const section = card?.rows[Number(of('ability')) - 1]?.section;
            return as(section === 'common' ? 'common' : 'second', 'use', effectsOf(args), card?.name);
        }
        case 'barrel':
            return as('anytime', 'barrel', [{ icon: 'barrel' }, ...effectsOf(args)]);
        case 'specialty':
            return as('anytime', 'specialty', effectsOf(args));
        case 'pay bucks gold':
            return as('question', 'pay', costOf(args));
        case 'accept':
        case 'forgo':
        case 'stop':
            return as('question', offer.verb, effectsOf(args));
        case 'move':
            return as('question', 'move', [], edition.spaces.find(({ id }) => id === of('space'))?.name);
        case 'discard barrel': {
            const barrel = edition.barrels.find(({ id }) => id === of('barrel'));
            const icon = of('use') === 'used' ? 'barrel-back' : 'barrel';
            return as('question', 'discard_barrel', [{ icon }, ...(barrel ? signsOf(barrel.effect) : [])]);
        }
        default:
            return as('question', offer.verb, []);
    }
}

/** A player's legal actions in groups. A question within the turn gets a single group. */
export function groupsOf(
    edition: Edition,
    player: PlayerView | undefined,
    offers: readonly Offer[],
): Map<Group, Family[]> {
    const groups = new Map<Group, Family[]>();
    const onTurn = offers.some(({ verb }) => verb === 'end turn');
    for (const offer of offers) {
        if (closing.includes(offer.verb)) continue;
        const { group: own, family: name, choice } = sorted(edition, player, offer);
        const group = onTurn ? own : 'question';
        const families = groups.get(group) ?? [];
        groups.set(group, families);
        const family = families.find((known) => known.name === name);
        if (family === undefined) families.push({ name, choices: [choice] });
        else family.choices.push(choice);
    }
    return groups;
}
