// "Play now" remembers its options, and players without a name are shown in words.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { botLabel, freeGuestName, guestName, labelsOf, levelLabel, namesOf } from '../../src/client/names';
import { levelsOf, playNowOptions, storePlayNowOptions } from '../../src/client/play_now';
import { language } from '../../src/language.svelte';
import type { Game, SeatInfo } from '../../src/protocol';

vi.mock('../../src/games', () => ({ cards: { toy: { variant: 'size' } } }));

const game: Game = {
    name: 'toy',
    title: 'Toy',
    designers: '',
    min_players: 2,
    max_players: 4,
    editions: [],
    options: [{ name: 'size', values: ['small', 'large'] }],
    score_sources: [],
    lessons: [],
};
const bots = ['random', 'greenhorn', 'prospector'];

beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
    });
    language.sentences = {
        'level.greenhorn': 'easy',
        'level.prospector': 'medium',
        'page.bot.greenhorn': 'Greenhorn',
        'page.bot.random': 'Drifter',
        'page.new.level': '{level} ({kind})',
        'page.seat.bot': '{kind} {letter}',
        'page.seat.guest': 'Invitado {n}',
        'page.seat.guest_you': '{name} (tú)',
        'page.you': 'Tú',
    };
});
afterEach(() => {
    language.sentences = {};
    vi.unstubAllGlobals();
});

test('the first game has the easiest level, three players and the first variant', () => {
    expect(playNowOptions(game, bots)).toEqual({ bot: 'greenhorn', players: 3, variant: 'small' });
    expect(playNowOptions({ ...game, max_players: 2 }, bots).players).toBe(2);
});

test('the last options are used again, as far as they are still offered', () => {
    storePlayNowOptions('toy', { bot: 'prospector', players: 4, variant: 'large' });
    expect(playNowOptions(game, bots)).toEqual({ bot: 'prospector', players: 4, variant: 'large' });
    const smaller = { ...game, max_players: 3, options: [] };
    expect(playNowOptions(smaller, ['greenhorn'])).toEqual({ bot: 'greenhorn', players: 3, variant: '' });
    expect(playNowOptions({ ...game, name: 'other' }, bots).players).toBe(3);
});

test('levels are named in plain words; other bots are no levels', () => {
    expect(levelsOf(bots)).toEqual(['greenhorn', 'prospector']);
    expect(levelLabel('greenhorn')).toBe('Easy');
    expect(botLabel('greenhorn')).toBe('Easy (Greenhorn)');
    expect(botLabel('random')).toBe('Drifter');
});

test('a guest gets a number that nobody at the table has', () => {
    expect(freeGuestName(1, ['', 'Ana'])).toBe('Guest 2');
    expect(freeGuestName(1, ['Guest 2', ''])).toBe('Guest 3');
});

test('a player without a name is a guest to others and "You" alone', () => {
    const seat = (kind: SeatInfo['kind'], name: string): SeatInfo => ({
        kind,
        name,
        connected: true,
        bot: null,
        clock: null,
        clock_runs: false,
        muted: false,
        removed: false,
        resigned: false,
    });
    const seats = [seat('person', guestName(0)), seat('person', 'Ana'), seat('bot', 'greenhorn')];
    expect(namesOf(seats)).toEqual(['Invitado 1', 'Ana', 'Greenhorn C']);
    expect(namesOf(seats, 0)).toEqual(['Invitado 1 (tú)', 'Ana', 'Greenhorn C']);
    expect(namesOf(seats, 1)).toEqual(['Invitado 1', 'Ana', 'Greenhorn C']);
    expect(labelsOf(seats, 0)).toEqual(['Tú', 'Ana', 'Greenhorn C']);
    expect(labelsOf(seats, 1)).toEqual(['Invitado 1', 'Ana', 'Greenhorn C']);
    expect(labelsOf(seats, null)).toEqual(['Invitado 1', 'Ana', 'Greenhorn C']);
});
