// Info cards cite rules that exist, and every symbol of a key is drawn and explained.

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

test.each(games)('%s: the rules of its info cards exist', (game) => {
    const cited = [...read(`web/src/games/${game}/info.ts`).matchAll(/'([A-Z]{2}-[\d.]+[a-z])'/g)].map(([, id]) => id);
    const rules = read(`docs/rules/${game}.md`);
    expect(cited.length).toBeGreaterThan(2);
    expect(cited.filter((id) => !rules.includes(`**${id}**`))).toEqual([]);
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
