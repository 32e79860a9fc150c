// Info cards are about topics that exist, and every symbol of a key is drawn and explained.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url).pathname;
const games = readdirSync(join(root, 'web/src/games'));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const sheets = (folder: string): string =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.svelte'))
        .map((name) => read(join(folder, name)))
        .join('\n');

test.each(games)('%s: the topics of its info cards exist', (game) => {
    const board = sheets(`web/src/games/${game}`);
    const asked = [...board.matchAll(/(?:'topic', |topic=)['"](\w+)['"]/g)].map(([, topic]) => topic);
    const topics = read(`src/games/${game}/topics.cpp`);
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((topic) => !topics.includes(`{"${topic}",`))).toEqual([]);
});

test.each(games)('%s: every symbol of its key is drawn and explained', async (game) => {
    const { symbolKey } = (await import(`../../src/games/${game}/info.ts`)) as {
        symbolKey: { symbol: string; words: string }[];
    };
    const drawn = sheets(`web/src/games/${game}/sheet`) + sheets('web/src/art/sheet');
    const section = read('messages/en.toml').split(`[${game}.page]\n`)[1]?.split('\n\n')[0] ?? '';
    expect(symbolKey.filter(({ symbol }) => !drawn.includes(`id="${symbol}"`))).toEqual([]);
    expect(symbolKey.filter(({ words }) => !section.includes(`\n${words.replace(`${game}.page.`, '')} = `))).toEqual(
        [],
    );
});
