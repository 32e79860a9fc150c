#!/usr/bin/env node
// Measures decisions and search iterations per second natively, in Node and in Chromium, the time to replay records, and
// the size of the module: bench/wasm/speed.mjs MOTHERLODE_CHECKS [ROUNDS]
// The hosts take turns, and the best round of each counts, because other load only slows it down.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, native, node, root, wasmFile } from '../../tests/wasm/hosts.mjs';

const [program, rounds = '7'] = process.argv.slice(2);
const roundMicroseconds = 250_000; // natively
const setups = [
    'boomtown_builders 4 1',
    'gold_west 4 1',
    'coloma 4 1',
    'golden_wilderness 4 1',
    'golden_wilderness 4 1 level=advanced',
];

const hosts = [native(program), await node(), await chromium()];

/** The best number per second of each host. */
async function rates(kind, setup) {
    let games = 1;
    while ((await hosts[0].check(`${kind} ${games} ${setup}`)).microseconds < roundMicroseconds / 2) games *= 2;
    const best = hosts.map(() => 0);
    for (let round = 0; round < Number(rounds); ++round)
        for (const [i, host] of hosts.entries()) {
            const { answer, microseconds } = await host.check(`${kind} ${games} ${setup}`);
            if (!/^\d+$/.test(answer.trim())) throw new Error(answer);
            best[i] = Math.max(best[i], (Number(answer) / microseconds) * 1e6);
        }
    return best;
}

const short = (rate) => (rate >= 1e6 ? `${(rate / 1e6).toFixed(2)} M` : `${(rate / 1e3).toFixed(1)} k`);
const share = (rate, base) => (rate / base).toFixed(2);

console.log('| game | measure | native | Node | Chromium | Node ÷ native | Chromium ÷ native |');
console.log('|---|---|---:|---:|---:|---:|---:|');
for (const setup of setups)
    for (const kind of ['decisions', 'iterations']) {
        const [base, inNode, inChromium] = await rates(kind, setup);
        const [name, , , options = ''] = setup.split(' ');
        console.log(
            `| ${name} ${options} | ${kind}/s | ${short(base)} | ${short(inNode)} | ${short(inChromium)} | ` +
                `${share(inNode, base)} | ${share(inChromium, base)} |`,
        );
    }

// The slowest record, by the best of some replays.
let slowest = { name: '', times: hosts.map(() => 0) };
for (const game of readdirSync(join(root, 'tests/records')))
    for (const file of readdirSync(join(root, 'tests/records', game))) {
        const request = `replay\n${readFileSync(join(root, 'tests/records', game, file), 'utf8')}`;
        const times = hosts.map(() => Infinity);
        for (let round = 0; round < Number(rounds); ++round)
            for (const [i, host] of hosts.entries())
                times[i] = Math.min(times[i], (await host.check(request)).microseconds / 1000);
        if (times[2] > slowest.times[2]) slowest = { name: `${game}/${file}`, times };
    }
console.log(`\nSlowest record: ${slowest.name}, ${hosts.map(({ name }, i) => `${name} ${slowest.times[i].toFixed(1)} ms`).join(', ')}`);

const bytes = readFileSync(wasmFile);
const compressed = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } });
console.log(`Size: ${(bytes.length / 1000).toFixed(0)} kB, ${(compressed.length / 1000).toFixed(0)} kB with brotli`);

for (const host of hosts) await host.close();
