import { afterEach, expect, test } from 'vitest';
import { resultLines } from '../../src/client/result_picture';
import { language } from '../../src/language.svelte';

afterEach(() => {
    language.sentences = {};
});

test('the result lists all players and a rival, the winner first', () => {
    language.sentences = { 'page.share.line': '{rank}. {name}: {points}', 'toy.rival': 'Shade' };
    const seat = (total: number, rank: number) => ({ total, rank, by_source: [] });
    const result = { finished: true, tie_break: null, ended: null, seats: [seat(12, 3), seat(40, 1)] };
    const rival = { name: 'toy.rival', total: 20, rank: 2 };
    expect(resultLines({ ...result, rival }, ['Ana', 'Ben'])).toEqual(['1. Ben: 40', '2. Shade: 20', '3. Ana: 12']);
    expect(resultLines({ ...result, rival: null }, ['Ana', 'Ben'])).toEqual(['1. Ben: 40', '3. Ana: 12']);
});
