import { expect, test } from 'vitest';
import { bySite, faceOf, pawnsAt, sectionIcon, tentsIn, tentsOn } from '../../../../src/games/coloma/view_lookup';
import { measureSigns, signsOf, type Sign } from '../../../../src/games/coloma/signs';
import { groupsOf } from '../../../../src/games/coloma/turn';
import { Offers } from '../../../../src/actions';
import type { Arg, Legal, Phrase } from '../../../../src/protocol';
import { edition, effect, gain, player, view } from './table';
import { legal as legalAction } from '../../table';

const shown = (signs: Sign[]): string => signs.map(({ icon, text }) => icon ?? text).join(' ');

test("sections show their tools and the edition's effects", () => {
    expect(shown(faceOf(edition, 1, 'common'))).toBe('shovel 2 card');
    expect(shown(faceOf(edition, 1, 'boom'))).toBe('wheelbarrow 1 nugget');
    expect(shown(faceOf(edition, 3, 'common'))).toBe('hammer house');
    expect(shown(faceOf({ ...edition, hotels: true }, 3, 'boom'))).toBe('saw house hotel');
    expect(shown(faceOf(edition, 'barker', 'common'))).toBe('megaphone tent horse');
    expect(sectionIcon(edition, 2, 'boom')).toBe('saw');
    expect(sectionIcon(edition, 5, 'boom')).toBe('tent');
    expect(sectionIcon(edition, 4, 'bust')).toBe('bust');
});

test('all pieces that count for the Bust are at their Site', () => {
    const table = view({
        players: [player({ site: 2, mule: 4 }), player({ site: 2 })],
        buster: 2,
        shade: player({ site: 4 }),
    });
    expect(pawnsAt(table, 2)).toEqual([
        { kind: 'pioneer', seat: 0 },
        { kind: 'pioneer', seat: 1 },
        { kind: 'buster', seat: null },
    ]);
    expect(pawnsAt(table, 4).map(({ kind }) => kind)).toEqual(['mule', 'shade']);
});

test('Tents are listed by owner', () => {
    const table = view({
        players: [player({ event_tents: [1, 5], land_tents: ['cosumnes'] }), player({ event_tents: [5] })],
        shade: player({ event_tents: [5] }),
    });
    expect(tentsOn(table, 5)).toEqual([0, 1, 'shade']);
    expect(tentsOn(table, 1)).toEqual([0]);
    expect(tentsIn(table, 'cosumnes')).toEqual([0]);
});

test('cards are in the order of the wheel, with the Barker last', () => {
    expect(bySite(edition, ['general_store', 'stage_stop', 'bakery', 'unknown']).map(({ id }) => id)).toEqual([
        'bakery',
        'stage_stop',
        'general_store',
    ]);
});

test('effects are drawn as signs', () => {
    const spend = effect('spend', { amount: gain('1 gold'), acts: gain('4 buck') });
    expect(shown(signsOf(spend))).toBe('1 nugget for 4 buck');
    const perGunman = effect('gain_each_most', {
        amount: gain('1 vp'),
        measure: { id: 'gunmen', text: 'Gunman' },
        most: 5,
    });
    expect(shown(signsOf(perGunman))).toBe('1 vp / gunman ≤5');
    const twoEffects: Phrase = { id: '1 tent, pitch', parts: [...gain('1 tent').parts, ...effect('pitch').parts] };
    expect(shown(signsOf(twoEffects))).toBe('1 tent + pitched');
    expect(shown(signsOf(effect('less', { amount: gain('1 dude') })))).toBe('− 1 dude');
    expect(shown(signsOf(effect('after_bridge', { acts: gain('1 gold') })))).toBe('bridge for 1 nugget');
    expect(shown(signsOf(effect('nothing')))).toBe('–');
    expect(shown(measureSigns('rivers_and_bridges'))).toBe('river bridge');
});

const legalOf = (verb: string, args: Arg[] = [], messageArgs: Legal['message']['args'] = {}): Legal =>
    legalAction(verb, {
        action: JSON.stringify([verb, args]),
        args,
        message: { key: 'coloma.action', args: messageArgs },
    });
const groups = (...legal: Legal[]) => groupsOf(edition, player(), new Offers(legal, (key) => key).all);

test('the actions of a turn are grouped by section', () => {
    const sections = groups(
        legalOf('hammer river', [{ canyon: 2 }], { dudes: 2, bucks: 2 }),
        legalOf('hammer bridge', [{ bridge: 'rivers' }], { dudes: 3, bucks: 4 }),
        legalOf('saw river', [{ canyon: 2 }], { dudes: 2, gold: 1 }),
        legalOf('use', [{ building: 'bakery' }, { ability: 1 }], { effect: gain('2 dude') }),
        legalOf('use', [{ building: 'stage_stop' }, { ability: 2 }], { effect: gain('2 dude') }),
        legalOf('barrel', [{ barrel: 'wagon' }], { effect: effect('wagon') }),
        legalOf('end turn'),
    );
    expect([...sections.keys()]).toEqual(['common', 'second', 'anytime']);
    expect(sections.get('common')?.map(({ name }) => name)).toEqual(['river', 'bridge', 'use']);
    expect(sections.get('second')?.map(({ name }) => name)).toEqual(['river', 'use']);
    const [river, bridge, use] = sections.get('common') ?? [];
    expect(shown(river?.choices[0]?.signs ?? [])).toBe('2 buck 4 vp');
    expect(shown(bridge?.choices[0]?.signs ?? [])).toBe('4/ river');
    expect(use?.choices[0]?.name).toBe('Bakery');
});

test('similar actions are grouped, and a question within the turn has its own group', () => {
    const buying = groups(
        legalOf('buy tents', [{ count: 1 }], { count: 1, bucks: 2 }),
        legalOf('buy tents', [{ count: 2 }], { count: 2, bucks: 4 }),
        legalOf('end turn'),
    );
    expect(buying.get('common')?.map(({ name, choices }) => [name, choices.length])).toEqual([['tents', 2]]);
    expect(shown(buying.get('common')?.[0]?.choices[1]?.signs ?? [])).toBe('4 buck for 2 tent');
    const paying = groups(
        legalOf('pay bucks gold', [{ bucks: 2 }, { gold: 0 }], { bucks: 2, gold: 0 }),
        legalOf('pay bucks gold', [{ bucks: 0 }, { gold: 1 }], { bucks: 0, gold: 1 }),
    );
    expect([...paying.keys()]).toEqual(['question']);
    expect(paying.get('question')?.[0]?.choices.map(({ signs }) => shown(signs))).toEqual(['2 buck', '1 nugget']);
    const discarding = groups(
        legalOf('discard', [{ building: 'bakery' }, { where: 'top' }]),
        legalOf('discard barrel', [{ barrel: 'wagon' }, { use: 'used' }]),
    );
    expect(discarding.get('question')?.map(({ name }) => name)).toEqual(['discard', 'discard_barrel']);
    const building = groups(legalOf('saw building', [{ building: 'bakery' }]), legalOf('done'));
    expect([...building.keys()]).toEqual(['question']);
});
