import { expect, test } from 'vitest';
import {
    bridgeWorth,
    bySite,
    faceOf,
    gunmenIn,
    measureOf,
    pawnsAt,
    placeAt,
    pointedTo,
    poolsOf,
    sectionIcon,
    tentsIn,
    tentsOn,
    tiersOf,
    winning,
} from '../../../../src/games/coloma/sight';
import { measureSigns, signsOf, type Sign } from '../../../../src/games/coloma/signs';
import { groupsOf } from '../../../../src/games/coloma/turn';
import type { Legal, Phrase } from '../../../../src/protocol';
import { edition, effect, gain, player, view } from './table';
import { legal as legalAction } from '../../table';

const shown = (signs: Sign[]): string => signs.map(({ icon, text }) => icon ?? text).join(' ');

test('the Barker covers a Site, and the Signpost copies the one before its own', () => {
    expect(placeAt(view({ barker: 3 }), 3)).toBe('barker');
    expect(placeAt(view({ barker: 3 }), 2)).toBe(2);
    expect(pointedTo(view({ signpost: 3 }))).toBe(2);
    expect(pointedTo(view({ signpost: 1 }))).toBe(5);
});

test('sections show their tools, with what the edition says', () => {
    expect(shown(faceOf(edition, 1, 'common'))).toBe('shovel 2 card');
    expect(shown(faceOf(edition, 1, 'boom'))).toBe('wheelbarrow 1 nugget');
    expect(shown(faceOf(edition, 3, 'common'))).toBe('hammer house');
    expect(shown(faceOf({ ...edition, hotels: true }, 3, 'boom'))).toBe('saw house hotel');
    expect(shown(faceOf(edition, 'barker', 'common'))).toBe('megaphone tent horse');
    expect(sectionIcon(edition, 2, 'boom')).toBe('saw');
    expect(sectionIcon(edition, 5, 'boom')).toBe('tent');
    expect(sectionIcon(edition, 4, 'bust')).toBe('bust');
});

test('all that counts for the Bust stands at its Site', () => {
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

test('Tents are told by their owners', () => {
    const table = view({
        players: [player({ event_tents: [1, 5], land_tents: ['cosumnes'] }), player({ event_tents: [5] })],
        shade: player({ event_tents: [5] }),
    });
    expect(tentsOn(table, 5)).toEqual([0, 1, 'shade']);
    expect(tentsOn(table, 1)).toEqual([0]);
    expect(tentsIn(table, 'cosumnes')).toEqual([0]);
});

test('a Bridge brings points for what it counts, up to its most', () => {
    const owner = player({ rivers: [1, 3, 4], barrels: { wagon: 1 }, used_barrels: { wagon: 2 } });
    expect(bridgeWorth(edition, owner, 'rivers')).toBe(12);
    expect(bridgeWorth(edition, owner, 'rivers', 2)).toBe(16);
    expect(measureOf(owner, 'barrels')).toBe(3);
    expect(bridgeWorth(edition, owner, 'barrels')).toBe(5);
    expect(bridgeWorth(edition, owner, 'none_such')).toBe(0);
});

test('cards lie in the order of the wheel, the Barker last', () => {
    expect(bySite(edition, ['general_store', 'stage_stop', 'bakery', 'unknown']).map(({ id }) => id)).toEqual([
        'bakery',
        'stage_stop',
        'general_store',
    ]);
});

test('Gold is taken from the top pool first', () => {
    expect(poolsOf(edition, view({ gold: 15 })).map(({ nuggets }) => nuggets)).toEqual([5, 5, 5]);
    expect(poolsOf(edition, view({ gold: 7, nugget_value: 2 }))).toEqual([
        { value: 3, nuggets: 0, now: false },
        { value: 2, nuggets: 2, now: true },
        { value: 1, nuggets: 5, now: false },
    ]);
    expect(poolsOf(edition, view({ gold: 0 })).map(({ nuggets }) => nuggets)).toEqual([0, 0, 0]);
});

test('the Shootout: the most Gunmen, and of equals the nearest row', () => {
    const rows = [1, 2, 3, 4, 5].map((size, i) => ({ size, who: ([0, 1, 'neutral', null, null] as const)[i] ?? null }));
    const table = view({ rows, outlaws: 5 });
    expect(tiersOf(table)).toEqual([
        { who: 'neutral', gunmen: 3, place: 1 },
        { who: 1, gunmen: 2, place: 2 },
        { who: 0, gunmen: 1, place: 3 },
    ]);
    expect(gunmenIn(table)).toBe(6);
    expect(winning(table)).toBe(true);
    expect(winning(view({ rows, outlaws: 6 }))).toBe(false);
    const tied = [1, 2, 3].map((size, i) => ({ size, who: ([0, 0, 1] as const)[i] ?? null }));
    expect(tiersOf(view({ rows: tied })).map(({ who }) => who)).toEqual([0, 1]);
});

test('effects are drawn by what they say', () => {
    const spend = effect('spend', { amount: gain('1 gold'), acts: gain('4 buck') });
    expect(shown(signsOf(spend))).toBe('1 nugget for 4 buck');
    const each = effect('gain_each_most', { amount: gain('1 vp'), measure: { id: 'gunmen', text: 'Gunman' }, most: 5 });
    expect(shown(signsOf(each))).toBe('1 vp / gunman ≤5');
    const two: Phrase = { id: '1 tent, pitch', parts: [...gain('1 tent').parts, ...effect('pitch').parts] };
    expect(shown(signsOf(two))).toBe('1 tent + pitched');
    expect(shown(signsOf(effect('less', { amount: gain('1 dude') })))).toBe('− 1 dude');
    expect(shown(signsOf(effect('after_bridge', { acts: gain('1 gold') })))).toBe('bridge for 1 nugget');
    expect(shown(signsOf(effect('nothing')))).toBe('–');
    expect(shown(measureSigns('rivers_and_bridges'))).toBe('river bridge');
});

const may = (action: string, args: Legal['message']['args'] = {}): Legal =>
    legalAction(action, { message: { key: `coloma.action.${action}`, args } });

test('what can be done on a turn is told by section', () => {
    const legal = [
        may('hammer river 2', { dudes: 2, bucks: 2 }),
        may('hammer bridge rivers', { dudes: 3, bucks: 4 }),
        may('saw river 2', { dudes: 2, gold: 1 }),
        may('use bakery 1', { effect: gain('2 dude') }),
        may('use stage_stop 2', { effect: gain('2 dude') }),
        may('barrel wagon', { effect: effect('wagon') }),
        may('end turn'),
    ];
    const groups = groupsOf(edition, player(), legal);
    expect([...groups.keys()]).toEqual(['common', 'second', 'anytime']);
    expect(groups.get('common')?.map(({ name }) => name)).toEqual(['river', 'bridge', 'use']);
    expect(groups.get('second')?.map(({ name }) => name)).toEqual(['river', 'use']);
    const [river] = groups.get('common') ?? [];
    expect(shown(river?.choices[0]?.signs ?? [])).toBe('2 buck 4 vp');
    expect(groups.get('common')?.[2]?.choices[0]?.name).toBe('Bakery');
});

test('what is alike stands together, and a question within the turn stands alone', () => {
    const buying = groupsOf(edition, player(), [
        may('buy 1 tents', { count: 1, bucks: 2 }),
        may('buy 2 tents', { count: 2, bucks: 4 }),
        may('end turn'),
    ]);
    expect(buying.get('common')?.map(({ name, choices }) => [name, choices.length])).toEqual([['tents', 2]]);
    expect(shown(buying.get('common')?.[0]?.choices[1]?.signs ?? [])).toBe('4 buck for 2 tent');
    const paying = groupsOf(edition, player(), [
        may('pay 2 bucks 0 gold', { bucks: 2, gold: 0 }),
        may('pay 0 bucks 1 gold', { bucks: 0, gold: 1 }),
    ]);
    expect([...paying.keys()]).toEqual(['question']);
    expect(paying.get('question')?.[0]?.choices.map(({ signs }) => shown(signs))).toEqual(['2 buck', '1 nugget']);
    const discarding = groupsOf(edition, player(), [may('discard bakery top'), may('discard barrel wagon used')]);
    expect(discarding.get('question')?.map(({ name }) => name)).toEqual(['discard', 'discard_barrel']);
    const building = groupsOf(edition, player(), [may('saw building bakery'), may('done')]);
    expect([...building.keys()]).toEqual(['question']);
});
