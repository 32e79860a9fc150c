// Every text of the page is in both languages, none is unused, and both take the same arguments.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';

const web = new URL('../../', import.meta.url).pathname;

function sentencesOf(language: string): Map<string, string> {
    const result = new Map<string, string>();
    const walk = (table: object, prefix: string): void => {
        for (const [key, value] of Object.entries(table)) {
            if (typeof value === 'string') result.set(prefix + key, value);
            else walk(value as object, `${prefix}${key}.`);
        }
    };
    walk(parse(readFileSync(join(web, `../messages/${language}.toml`), 'utf8')), '');
    return result;
}

const english = sentencesOf('en');
const spanish = sentencesOf('es');
const source = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(join(web, 'src', name), 'utf8'))
    .join('\n');

// Finds quoted keys; a key with an expression in it covers all keys with the same beginning.
const games = ['page', ...readdirSync(join(web, 'src/games'))].join('|');
const exact = new Set(
    [...source.matchAll(new RegExp(`['"\`]((?:${games})\\.[a-z_.]*[a-z_])['"\`]`, 'g'))].map(([, key = '']) => key),
);
const begun = new Set(
    [...source.matchAll(new RegExp(`['"\`]((?:${games})\\.[a-z_.]*)(?:\\$\\{|['"]\\s*\\+)`, 'g'))].map(
        ([, key = '']) => key,
    ),
);

// Names of buildings, offices, cards and the like, and the note on an edition, come with the edition, in English:
// src/kernel/message.h, Value.
const fromEdition =
    /^(\w+\.edition|boomtown_builders\.building|gold_west\.(office|single|card)|coloma\.(building|barrel|bridge|pioneer))\./;

test('every key that the page uses is in both languages', () => {
    const missing = [...exact].filter((key) => !english.has(key) || !spanish.has(key));
    expect(missing).toEqual([]);
    for (const prefix of begun)
        expect(
            [...spanish.keys()].some((key) => key.startsWith(prefix)),
            prefix,
        ).toBe(true);
});

test('no key of the page is unused', () => {
    const used = (key: string): boolean => exact.has(key) || [...begun].some((prefix) => key.startsWith(prefix));
    expect([...english.keys()].filter((key) => key.startsWith('page.') && !used(key))).toEqual([]);
});

test('Spanish has every sentence that English has', () => {
    expect([...english.keys()].filter((key) => !spanish.has(key))).toEqual([]);
    expect([...spanish.keys()].filter((key) => !english.has(key) && !fromEdition.test(key))).toEqual([]);
});

test('Spanish has a note on every edition', () => {
    const editions = readdirSync(join(web, '../editions'), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.toml'))
        .map((name) => name.replace('/', '.edition.').replace('.toml', ''));
    expect([...spanish.keys()].filter((key) => key.includes('.edition.')).sort()).toEqual(editions.sort());
});

test('both languages take the same arguments', () => {
    const namesIn = (sentence = ''): string =>
        [...new Set([...sentence.matchAll(/\{(\w+)/g)].map(([, name = '']) => name))].sort().join();
    const different = [...english].filter(([key, sentence]) => namesIn(sentence) !== namesIn(spanish.get(key)));
    expect(different.map(([key]) => key)).toEqual([]);
});

test('no component contains untranslated text', () => {
    // Text between tags, or in a label, that is neither an expression nor the name of the project.
    const templates = readdirSync(join(web, 'src'), { recursive: true, encoding: 'utf8' }).filter((name) =>
        /^(components|routes).*\.svelte$/.test(name),
    );
    const loose = templates.flatMap((name) => {
        const markup = readFileSync(join(web, 'src', name), 'utf8').replace(
            /<(script|style)[\s\S]*?<\/\1>|<!--[\s\S]*?-->/g,
            '',
        );
        const outsideBraces = markup.replace(/\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/g, '');
        const texts = [...outsideBraces.matchAll(/>([^<>]*[A-Za-z]{2}[^<>]*)</g)].map(([, text = '']) => text.trim());
        return texts
            .filter((text) => text.replace(/&nbsp;|Motherlode/g, '').match(/[A-Za-z]{2}/))
            .map((text) => `${name}: ${text}`);
    });
    expect(loose).toEqual([]);
});
