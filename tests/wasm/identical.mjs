#!/usr/bin/env node
// Compares the core in WebAssembly with the native program, in Node and in Chromium: the replay of every record in
// tests/records, random games and games among bots of every game and option set, and searches.
// tests/wasm/identical.mjs PROGRAM [RANDOM_GAMES] (PROGRAM: motherlode_checks; RANDOM_GAMES: per game and option set)

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, native, node, root } from './hosts.mjs';

const [program, count = '2'] = process.argv.slice(2);
const randomGames = Number(count);
const bots = ['greedy', 'prospector', 'sourdough'];
const searches = ['search:200', 'search:200:guided', 'search:200:full:flat:random'];
const positions = 3; // searched per game and option set

const original = native(program);
const copies = [await node(), await chromium()];
const games = (await original.check('games')).answer.trim().split('\n').map(readGame);
const totals = { records: 0, random: 0, bots: 0, searches: 0, moves: 0 };

function readGame(line) {
    const [name, least, most, ...options] = line.split(' ');
    return { name, least: Number(least), most: Number(most), sets: optionSets(options.map((option) => option.split(/[=,]/))) };
}

/** The defaults, each other value alone, and the last values together. */
function optionSets(options) {
    const single = options.flatMap(([name, , ...values]) => values.map((value) => `${name}=${value}`));
    const last = options.map(([name, ...values]) => `${name}=${values.at(-1)}`).join(' ');
    return [...new Set(['', ...single, last])];
}

async function same(request, describe) {
    const answers = await Promise.all([original, ...copies].map((host) => host.check(request)));
    const [expected, ...others] = answers.map(({ answer }) => answer);
    others.forEach((answer, i) => {
        if (answer === expected) return;
        const lines = answer.split('\n');
        const line = expected.split('\n').findIndex((text, at) => text !== lines[at]);
        throw Object.assign(new Error(`${describe ?? request} differs in ${copies[i].name} at line ${line + 1}`), { line });
    });
    return expected;
}

async function records() {
    for (const game of readdirSync(join(root, 'tests/records')))
        for (const file of readdirSync(join(root, 'tests/records', game))) {
            const answer = await same(`replay\n${readFileSync(join(root, 'tests/records', game, file), 'utf8')}`, file);
            if (answer.startsWith('error')) throw new Error(`${file}: ${answer}`);
            ++totals.records;
        }
}

/** Consecutive seeds with every number of players in turn; skips what the game itself refuses, such as solo options. */
async function play(kind, bot, { name, least, most }, options, number) {
    let played = 0;
    for (let players = least; players <= most; ++players) {
        const share = Math.ceil((number - played) / (most - players + 1));
        if (share === 0) continue;
        const setup = (seed) => `${name} ${players} ${seed} ${options}`.trim();
        let answer;
        try {
            answer = await same(`play ${bot} ${share} ${setup(1)}`);
        } catch (error) {
            // Names the first move that differs.
            if (error.line !== undefined) await same(`steps ${bot} ${setup(1 + error.line)}`);
            throw error;
        }
        if (answer.startsWith('error')) continue;
        played += share;
        totals[kind] += share;
        for (const line of answer.trim().split('\n')) totals.moves += Number(line.split(' ')[0]);
    }
    // Several options together may contradict each other.
    if (played === 0 && !options.includes(' ')) throw new Error(`${name} ${options} was never played`);
}

async function search({ name, least, most }, options) {
    for (const way of searches)
        for (let seed = 1; seed <= positions; ++seed) {
            const players = Math.min(most, Math.max(least, 2 + (seed % 3)));
            const answer = await same(`search ${way} ${name} ${players} ${seed} ${options}`.trim());
            if (!answer.startsWith('error')) ++totals.searches;
        }
}

try {
    await records();
    for (const game of games)
        for (const options of game.sets) {
            await play('random', 'random', game, options, randomGames);
            await search(game, options);
            if (options === '') for (const bot of bots) await play('bots', bot, game, options, 1);
        }
    console.log(
        `Identical natively, in Node and in Chromium: ${totals.records} records, ${totals.random} random games and ` +
            `${totals.bots} games among bots (${totals.moves} moves), ${totals.searches} searches.`,
    );
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
} finally {
    original.close();
    for (const copy of copies) await copy.close();
}
