// Starts the server for all browser tests: on a free port, with a temporary database.

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Games } from '../../src/protocol';
import type { Schemas } from './valid';

declare module 'vitest' {
    export interface ProvidedContext {
        url: string;
        artefacts: string;
        schemas: Schemas;
    }
}

const web = new URL('../../', import.meta.url).pathname;
const program = process.env['MOTHERLODE'] ?? join(web, '../build/dev/motherlode');

export default async function start(project: TestProject): Promise<() => void> {
    if (!existsSync(program)) throw new Error(`There is no ${program}. Build it, or name another by MOTHERLODE=…`);
    const folder = mkdtempSync(join(tmpdir(), 'motherlode-'));
    const artefacts = join(web, 'artefacts');
    mkdirSync(artefacts, { recursive: true });

    const port = await freePort();
    const options = ['--port', `${port}`, '--db', join(folder, 'tables.db'), '--web', join(web, 'dist')];
    const limits = ['--bot-pause', '20', '--tables-per-hour', '1000', '--review-effort', '8', '--review-niceness', '0'];
    // A fixed seed, so that tests do not depend on the day. It is long, so that a leak can be recognised.
    const deals = ['--seed', '14142135623730950488'];
    const server = spawn(program, ['serve', ...options, ...limits, ...deals], { stdio: 'inherit' });
    const url = `http://localhost:${port}`;
    await answering(url);
    project.provide('url', url);
    project.provide('artefacts', artefacts);
    project.provide('schemas', await schemasOf(url));
    return () => {
        server.kill();
        rmSync(folder, { recursive: true });
    };
}

/** The JSON schemas of every game, from the program itself. */
async function schemasOf(url: string): Promise<Schemas> {
    const { games } = (await (await fetch(`${url}/api/games`)).json()) as Games;
    const schemaOf = (game: string): Schemas[string] =>
        JSON.parse(execFileSync(program, ['schema', game], { encoding: 'utf8' })) as Schemas[string];
    return Object.fromEntries(games.map(({ name }) => [name, schemaOf(name)]));
}

/** Below the ephemeral ports, which other programs may be assigned at any moment. */
async function freePort(): Promise<number> {
    for (let port = 18_100; port < 18_200; ++port) if (await isFree(port)) return port;
    throw new Error('No port from 18100 to 18199 is free.');
}

function isFree(port: number): Promise<boolean> {
    return new Promise((resolve) => {
        const probe = createServer();
        probe.once('error', () => resolve(false));
        probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
}

async function answering(url: string): Promise<void> {
    for (let attempt = 0; attempt < 100; ++attempt) {
        const answer = await fetch(`${url}/healthz`).catch(() => null);
        if (answer?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server does not answer at ${url}.`);
}
