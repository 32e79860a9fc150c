// Groups the choices of a turn by section, and similar choices into one line.

import { argument, type Offer } from '../../actions';
import type { Argument, Message, Phrase } from '../../protocol';
import { measureSigns, signsOf, thingIcon, type Sign } from './signs';
import type { Edition, PlayerView } from './types';
import { boardOf, buildingOf } from './view_lookup';

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
function classify(
    edition: Edition,
    player: PlayerView | undefined,
    offer: Offer,
): { group: Group; family: string; choice: Choice } {
    const { args } = offer.message;
    const argumentText = (kind: string): string => String(argument(offer, kind) ?? '');
    const entryFor = (group: Group, family: string, signs: Sign[], name?: string) => ({
        group,
        family,
        choice: { offer, signs, ...(name === undefined ? {} : { name }) },
    });
    const part = argumentText('part') === 'common' ? 'common' : 'second';
    const [tool, object = ''] = offer.verb.split(' ');
    if (tool === 'hammer' || tool === 'saw') {
        const { family, signs, name } = building(edition, player, offer, object);
        return entryFor(tool === 'hammer' ? 'common' : 'second', family, signs, name);
    }
    switch (offer.verb) {
        case 'mill':
            return entryFor(part, 'mill', effectsOf(args));
        case 'wagon':
            return entryFor(part, 'wagon', [{ icon: 'wagon' }]);
        case 'buy tents':
        case 'buy horses': {
            const thing = offer.verb === 'buy tents' ? 'tent' : 'horse';
            return entryFor('common', object, [
                ...costOf(args),
                { icon: 'for' },
                { text: argumentText('count') },
                { icon: thing },
            ]);
        }
        case 'take barrel': {
            const inside = edition.barrels.find(({ id }) => id === idOf(args['barrel']));
            const signs = inside === undefined ? [{ icon: 'barrel-back' }] : signsOf(inside.effect);
            const outlaws = [{ text: `+${Number(args['outlaws'] ?? 0)}` }, { icon: 'outlaw' }];
            return entryFor('second', 'take_barrel', [...signs, ...outlaws]);
        }
        case 'gain tent':
            return entryFor('second', 'gain_tent', [{ text: '1' }, { icon: 'tent' }]);
        case 'fill row':
            return entryFor('common', 'row', amount(args['count'], 'dude'));
        case 'pitch event':
            return entryFor(
                'common',
                'event',
                phrase(edition.events[Number(argumentText('site')) - 1]).flatMap(signsOf),
                argumentText('site'),
            );
        case 'pitch land':
            return entryFor('common', 'land', [], edition.lands.find(({ id }) => id === argumentText('land'))?.name);
        case 'house dude':
            return entryFor('common', 'guest', [{ icon: 'dude' }, { icon: 'hotel' }, ...amount(args['points'], 'vp')]);
        case 'use': {
            const card = buildingOf(edition, argumentText('building'));
            const section = card?.rows[Number(argumentText('ability')) - 1]?.section;
            return entryFor(section === 'common' ? 'common' : 'second', 'use', effectsOf(args), card?.name);
        }
        case 'barrel':
            return entryFor('anytime', 'barrel', [{ icon: 'barrel' }, ...effectsOf(args)]);
        case 'specialty':
            return entryFor('anytime', 'specialty', effectsOf(args));
        case 'pay bucks gold':
            return entryFor('question', 'pay', costOf(args));
        case 'accept':
        case 'forgo':
        case 'stop':
            return entryFor('question', offer.verb, effectsOf(args));
        case 'move':
            return entryFor(
                'question',
                'move',
                [],
                edition.spaces.find(({ id }) => id === argumentText('space'))?.name,
            );
        case 'discard barrel': {
            const barrel = edition.barrels.find(({ id }) => id === argumentText('barrel'));
            const icon = argumentText('use') === 'used' ? 'barrel-back' : 'barrel';
            return entryFor('question', 'discard_barrel', [{ icon }, ...(barrel ? signsOf(barrel.effect) : [])]);
        }
        default:
            return entryFor('question', offer.verb, []);
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
        const { group: ownGroup, family: name, choice } = classify(edition, player, offer);
        const group = onTurn ? ownGroup : 'question';
        const families = groups.get(group) ?? [];
        groups.set(group, families);
        const family = families.find((existing) => existing.name === name);
        if (family === undefined) families.push({ name, choices: [choice] });
        else family.choices.push(choice);
    }
    return groups;
}
