#!/usr/bin/env node
// Plays the same games at tables of a server and at local tables in WebAssembly, and compares everything that a client
// sees and gets answered: tests/wasm/tables.mjs MOTHERLODE [PORT]

import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { importFromPage, wasmFile } from './hosts.mjs';
import { connect } from './web_socket.mjs';

const [program, port = '18257'] = process.argv.slice(2);
const url = `http://127.0.0.1:${port}`;
const seed = '20261118';
const games = [
    { game: 'boomtown_builders', seats: ['person', 'bot:greedy', 'bot:prospector'] },
    { game: 'gold_west', seats: ['bot:greedy', 'person', 'bot:random'], options: { bandits: 'on' } },
    { game: 'coloma', seats: ['person', 'bot:greedy'] },
    { game: 'golden_wilderness', seats: ['person', 'bot:greedy', 'bot:random'] },
];

/** One client of a table, wherever that is. */
class Player {
    state = null;
    events = [];
    answers = new Map();
    changed = () => {};
    nextId = 1;

    constructor(send) {
        this.send = send;
    }

    receive(text) {
        const message = JSON.parse(text);
        if (message.t === 'table' || message.t === 'update') {
            this.events = this.events.filter(({ n }) => n < message.events_from).concat(message.events);
            this.state = { ...this.state, ...message };
        } else if (message.id !== undefined) {
            this.answers.set(message.id, message);
        }
        this.changed();
    }

    async until(condition) {
        const deadline = Date.now() + 60_000;
        while (!condition()) {
            if (Date.now() > deadline) throw new Error('nothing has happened for a minute');
            await new Promise((resolve) => {
                const timer = setTimeout(resolve, 1000);
                this.changed = () => (clearTimeout(timer), resolve());
            });
        }
    }

    async ask(body) {
        const id = `id-${this.nextId++}`;
        this.send(JSON.stringify({ ...body, id }));
        await this.until(() => this.answers.has(id));
        return this.answers.get(id);
    }

    get mayAct() {
        const { pending, seat, result } = this.state;
        return result.finished || (pending.must.includes(seat) && this.state.legal.length > 0);
    }

    /** What the client sees when it must act; the id of the table is not the same everywhere. */
    seen() {
        const { t: _kind, table: _table, events: _events, events_from: _from, chat: _chat, ...rest } = this.state;
        return { ...rest, events: this.events };
    }
}

async function serverPlayer(body) {
    const answer = await fetch(`${url}/api/tables`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
    });
    const { table, seats } = await answer.json();
    const player = new Player((text) => socket.send(text));
    const socket = await connect(url, (text) => player.receive(text));
    socket.send(JSON.stringify({ t: 'hello', table, token: seats[0].token }));
    return { player, close: () => socket.close() };
}

async function localPlayer(TableHost, body) {
    const saved = { setup: '', entries: [] };
    const module = await WebAssembly.compile(readFileSync(wasmFile));
    const options = {
        save: (_table, kind, text) => (kind === 'setup' ? (saved.setup = text) : saved.entries.push(text)),
        send: (_client, text) => player.receive(text),
        log: (text) => process.stderr.write(text),
    };
    const host = await TableHost.start(module, options);
    const player = new Player((text) => host.message(1, text));
    const { seats } = host.make('here', seed, body);
    player.send(JSON.stringify({ t: 'hello', table: 'here', token: seats[0].token }));
    return { player, host, saved, module, options, close: () => host.close() };
}

/** Asks both the same and compares the answers. */
async function ask(players, body) {
    const [server, local] = await Promise.all(players.map((player) => player.ask(body)));
    assert.deepEqual(local, server);
    return server;
}

async function play(TableHost, table) {
    const body = { ...table, name: 'Ana' };
    const [server, local] = [await serverPlayer(body), await localPlayer(TableHost, body)];
    const players = [server.player, local.player];
    let moves = 0;
    for (;;) {
        await Promise.all(players.map((player) => player.until(() => player.state !== null && player.mayAct)));
        const { state } = server.player;
        assert.deepEqual(local.player.seen(), server.player.seen());
        if (state.result.finished) break;
        if (moves % 9 === 4) await askAround(players, state);
        if (moves === 6) await hint(local.player);
        // Now and then takes the last move back first, and makes it again.
        if (moves % 11 === 5 && state.undo.undo) {
            const before = state.moves;
            await ask(players, { t: 'undo' });
            await Promise.all(players.map((player) => player.until(() => player.state.moves < before)));
            assert.deepEqual(local.player.seen(), server.player.seen());
            ++moves;
            continue;
        }
        const { action } = state.legal[(7 * moves + 3) % state.legal.length];
        const version = state.version;
        await ask(players, { t: 'move', version, action });
        await Promise.all(players.map((player) => player.until(() => player.state.version > version)));
        ++moves;
    }
    await ask(players, { t: 'at', move: Math.floor(server.player.state.moves / 2) });
    await ask(players, { t: 'record' });
    await reload(TableHost, local);
    server.close();
    local.close();
    return `${table.game} (${server.player.state.moves} moves)`;
}

async function askAround(players, { legal, moves, version }) {
    await ask(players, { t: 'why', action: legal[0].action });
    await ask(players, { t: 'why', action: 'dance' });
    await ask(players, { t: 'why', verb: legal[0].verb, args: [] });
    await ask(players, { t: 'at', move: Math.min(moves, 3) });
    await ask(players, { t: 'at', move: moves + 1 });
    await ask(players, { t: 'events', before: 5 });
    await ask(players, { t: 'record' });
    await ask(players, { t: 'dance' });
    await ask(players, { t: 'move', version, action: 'dance' });
    await ask(players, { t: 'move', action: 'dance' });
    await ask(players, { t: 'ping' });
}

/** Its numbers depend on the speed of the machine; its actions must be legal. */
async function hint(player) {
    const { version, legal } = player.state;
    const { choices } = await player.ask({ t: 'hint', version });
    assert.ok(choices.length > 0);
    for (const { action } of choices) assert.ok(legal.some((offer) => offer.action === action));
}

/** A table that is rebuilt from what was saved shows the same. */
async function reload(TableHost, { player, saved, module, options }) {
    let again = null;
    const host = await TableHost.start(module, { ...options, send: (_client, text) => (again = JSON.parse(text)) });
    host.load('here', saved.setup, saved.entries);
    host.message(1, JSON.stringify({ t: 'hello', table: 'here' }));
    host.close();
    for (const field of ['version', 'view', 'result', 'seat', 'edition']) assert.deepEqual(again[field], player.state[field]);
}

const options = ['--port', port, '--memory', '--quiet', '--seed', seed, '--bot-pause', '1', '--message-rate', '100000'];
const server = spawn(program, ['serve', ...options], { stdio: 'inherit' });
try {
    for (let attempt = 0; !(await fetch(`${url}/healthz`).then(({ ok }) => ok, () => false)); ++attempt) {
        if (attempt === 100) throw new Error(`no server at ${url}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { TableHost } = await importFromPage('core/host.ts');
    const played = [];
    for (const table of games) played.push(await play(TableHost, table));
    console.log(`The same at local tables as on a server: ${played.join(', ')}.`);
} finally {
    server.kill();
}
