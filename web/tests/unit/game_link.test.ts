import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { isGameLink, packGame, unpackGame } from '../../src/core/game_link';

const record = readFileSync(
    new URL('../../../tests/records/golden_wilderness/four_players_advanced_short.record', import.meta.url),
    'utf8',
);

test('the longest recorded game fits into a link and comes out of it', async () => {
    const link = `#${await packGame(record)}`;
    expect(link.length).toBeLessThan(8000);
    expect(link).toMatch(/^#game=[\w-]+$/);
    expect(isGameLink(link)).toBe(true);
    expect(await unpackGame(link)).toEqual({ record });
});

test('a broken link is refused', async () => {
    const link = `#${await packGame(record)}`;
    const packed = (text: string): string => `#game=${deflateRawSync(text).toString('base64url')}`;
    for (const broken of [
        '#game=',
        '#game=!',
        link.slice(0, -40),
        `${link.slice(0, 60)}AAAA${link.slice(64)}`,
        packed('x'),
    ])
        expect(await unpackGame(broken), broken.slice(0, 20)).toEqual({ problem: 'broken' });
});

test('a link that is too long, or unpacks to too much, is refused', async () => {
    expect(await unpackGame(`#game=${'A'.repeat(40_000)}`)).toEqual({ problem: 'long' });
    const bomb = deflateRawSync(`motherlode-record 1${' '.repeat(2_000_000)}`).toString('base64url');
    expect(await unpackGame(`#game=${bomb}`)).toEqual({ problem: 'long' });
});
