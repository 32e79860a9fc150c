// Tips: every kind of decision has one, and each is shown once.

import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isTipSeen, markTipSeen, tipFor } from '../../src/client/tips';
import { language } from '../../src/language.svelte';

const messages = parse(readFileSync(new URL('../../../messages/en.toml', import.meta.url), 'utf8')) as Record<
    string,
    { prompt?: Record<string, string>; tip?: Record<string, string> }
>;

beforeEach(() => {
    const stored = new Map<string, string>();
    vi.stubGlobal('localStorage', {
        getItem: (key: string) => stored.get(key) ?? null,
        setItem: (key: string, value: string) => stored.set(key, value),
    });
});
afterEach(() => {
    language.sentences = {};
    vi.unstubAllGlobals();
});

test('every kind of decision in every game has a tip', () => {
    const { page: _, ...others } = messages;
    const games = Object.values(others).filter(({ prompt }) => prompt !== undefined);
    expect(games).toHaveLength(4);
    for (const { prompt = {}, tip = {} } of games) {
        const kinds = Object.keys(prompt).filter((kind) => kind !== 'game_over');
        expect(Object.keys(tip).sort()).toEqual(kinds.sort());
    }
});

test('a tip belongs to its prompt and is seen once', () => {
    language.sentences = { 'toy.tip.build': 'Build near the river.' };
    const build = { key: 'toy.prompt.build', args: {} };
    expect(tipFor(build)).toBe('toy.tip.build');
    expect(tipFor({ key: 'toy.prompt.pay', args: {} })).toBeNull();
    expect(isTipSeen('toy.tip.build')).toBe(false);
    markTipSeen('toy.tip.build');
    markTipSeen('toy.tip.build');
    expect(isTipSeen('toy.tip.build')).toBe(true);
    expect(localStorage.getItem('motherlode.tips')?.trim()).toBe('toy.tip.build');
});
