import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import {
    backToNow,
    asked,
    choices,
    homeButton,
    createTable,
    moved,
    movesOf,
    pageOf,
    newContext,
    sitDown,
    takeTurn,
} from './browser';

/** Lets a test cut and restore the page's connection to the server. */
async function interruptible(page: Page): Promise<{ lose: () => Promise<void>; restore: () => void }> {
    const connections = new Set<WebSocketRoute>();
    let broken = false;
    await page.routeWebSocket('**/ws', (connection) => {
        if (broken) return void connection.close();
        connection.connectToServer();
        connections.add(connection);
    });
    return {
        lose: async () => {
            broken = true;
            for (const connection of connections) await connection.close();
            connections.clear();
        },
        restore: () => (broken = false),
    };
}

test('two humans play a whole game through seat links, and a lost connection is restored', async () => {
    const [ana, ben] = [await newContext({ permissions: ['clipboard-read', 'clipboard-write'] }), await newContext()];
    const maker = await pageOf(ana);
    const connection = await interruptible(maker);
    await maker.goto('/');
    await homeButton(maker, 'Invite friends').click();
    await maker.getByLabel('Your name').fill('Ana');
    await maker.getByRole('button', { name: 'Create table' }).click();
    await maker.getByRole('button', { name: 'Copy the link for seat B' }).click();
    await maker.getByRole('button', { name: 'Copied' }).waitFor();

    const friend = await pageOf(ben);
    await friend.goto(await maker.evaluate(() => navigator.clipboard.readText()));
    await friend.getByLabel('Your name').fill('Ben');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await maker.getByText('Ben').first().waitFor();

    const players = [maker, friend];
    const activeOf = async (): Promise<Page> => {
        await Promise.race(players.map((page) => asked(page)));
        return (await choices(maker).count()) > 0 ? maker : friend;
    };
    for (let decision = 0; decision < 20; ++decision) await takeTurn(await activeOf(), decision * 3);

    // Ana's connection is lost: her decision is sent after the reconnect, and she receives the updates she missed.
    while ((await activeOf()) !== maker) await takeTurn(friend);
    const moves = await movesOf(maker);
    await connection.lose();
    await maker.getByText('Connection lost').waitFor();
    await friend.getByRole('listitem').filter({ hasText: 'Ana' }).getByText('offline').waitFor();
    await choices(maker).first().click();
    const confirm = maker.getByRole('button', { name: 'Confirm' });
    if (await confirm.isVisible()) await confirm.click();
    await friend.getByRole('tab', { name: 'Chat' }).click();
    await friend.getByLabel('Write a message').fill('Are you there?');
    await friend.getByLabel('Write a message').press('Enter');
    await friend.getByRole('log').getByText('Are you there?').waitFor();
    expect(await movesOf(friend)).toBe(moves);
    connection.restore();
    await maker.getByText('Connection lost').waitFor({ state: 'hidden' });
    for (const page of players) await moved(page, moves);
    await maker.getByRole('tab', { name: 'Chat (1)' }).click();
    await maker.getByText('Are you there?').waitFor();
    // The decision is sent only once, even after several reconnects.
    expect(await movesOf(maker)).toBe(String(Number(moves) + 1));

    while (await takeTurn(await activeOf()));
    const scores = await Promise.all(
        players.map((page) =>
            page.getByRole('dialog', { name: 'The track is complete' }).getByRole('table').innerText(),
        ),
    );
    expect(scores[0]).toMatch(/Total/);
    expect(scores[1]).toBe(scores[0]);
    await ana.close();
    await ben.close();
});

test('an undo that affects others needs their consent', async () => {
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
    const contexts = [await newContext(), await newContext()];
    const pages = await Promise.all(contexts.map(async (context) => pageOf(context)));
    for (const [i, page] of pages.entries()) {
        await page.goto(`/t/${created.table}#${created.seats[i]?.token}`);
        const sit = page.getByRole('button', { name: 'Sit down' });
        await sit.or(page.getByText('take one of the face-up').first()).first().waitFor();
        if (await sit.isVisible()) await sit.click();
    }
    await Promise.race(pages.map((page) => choices(page).first().waitFor()));
    const [first, second] = (await choices(pages[0] as Page).count()) > 0 ? pages : [...pages].reverse();
    if (first === undefined || second === undefined) throw new Error('two pages are open');
    for (let decision = 0; decision < 3; ++decision) await takeTurn(first);
    await takeTurn(second);
    await first.getByRole('button', { name: 'Ask to undo' }).click();
    await second.getByRole('button', { name: 'Agree' }).click();
    await choices(first).first().waitFor();
    for (const context of contexts) await context.close();
});

/** All field names in a value, at any depth. */
function fieldsIn(value: unknown): string[] {
    if (typeof value !== 'object' || value === null) return [];
    if (Array.isArray(value)) return value.flatMap(fieldsIn);
    return Object.entries(value).flatMap(([name, inner]) => [name, ...fieldsIn(inner)]);
}

interface Frame {
    t: string;
    edition?: { data: { hideout_spaces: string[] } };
    legal?: unknown[];
    view?: { deck: unknown; hideouts: (string | null)[]; track: string[] };
}

test('a spectator sees no hidden information and cannot act', async () => {
    const created = await createTable({ seats: ['person', 'bot:greedy'], name: 'Ana', listed: true });
    const [ana, eve] = [await newContext(), await newContext()];
    const [player, watcher] = [await pageOf(ana), await pageOf(eve)];
    const heard: string[] = [];
    watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));

    await watcher.goto('/');
    await watcher.locator(`a[href="/t/${created.table}"]`).click();
    await watcher.getByText('You are watching.').waitFor();
    await player.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    for (let decision = 0; decision < 12; ++decision) await takeTurn(player, decision * 5);
    await moved(watcher, '0');

    // "Why not?", the history and the chat reveal nothing to a watcher either.
    await watcher.locator('[data-place="a1"]').click();
    await watcher.keyboard.press('[');
    await backToNow(watcher).click();
    await watcher.getByRole('tab', { name: 'Chat' }).click();
    await watcher.getByText('Only players at this table can write here.').waitFor();
    expect(await choices(watcher).count()).toBe(0);
    await watcher.getByRole('tab', { name: 'Review' }).click();
    expect(await watcher.getByRole('button', { name: 'Download record' }).count()).toBe(0);

    while (await takeTurn(player));
    await watcher.getByText('The game is over.').waitFor();
    const frames = heard.splice(0);
    // Now that the game is over, the record contains the hidden information.
    await watcher.getByRole('dialog').getByRole('button', { name: 'Download record' }).click();
    await expect.poll(() => heard.find((frame) => frame.includes('"t":"record"'))).toBeDefined();
    const { record } = JSON.parse(heard.find((frame) => frame.includes('"t":"record"')) ?? '{}') as { record: string };
    const seed = /^seed (\w+)$/m.exec(record)?.[1] ?? '';
    expect(seed.length).toBeGreaterThan(8);

    const spaces = (JSON.parse(frames[0] ?? '{}') as Frame).edition?.data.hideout_spaces ?? [];
    expect(spaces.length).toBeGreaterThan(0);
    expect(frames.length).toBeGreaterThan(40);
    const open =
        'round starting_player active_player train_marker deck track draft_row drafted placed discarded cubes hideouts terrain buildings at card owner cube votes left right row_cubes score distance points bonus multiplier total';
    for (const frame of frames) {
        for (const secret of [seed, created.watch, ...created.seats.map(({ token }) => token)])
            expect(frame).not.toContain(secret);
        const message = JSON.parse(frame) as Frame;
        expect(['table', 'update', 'at', 'pong']).toContain(message.t);
        expect(message.legal ?? []).toEqual([]);
        if (message.view === undefined) continue;
        const { deck, hideouts, track } = message.view;
        expect([...new Set(fieldsIn(message.view))].filter((name) => !open.split(' ').includes(name))).toEqual([]);
        expect(deck).toBeTypeOf('number');
        // A Hideout is face down until the track reaches its row.
        spaces.forEach((space, i) => {
            if (Number(space.slice(1)) > track.length) expect(hideouts[i]).toBeNull();
        });
    }
    await ana.close();
    await eve.close();
});

test('a player resigns, the others see the result, and all meet again in a rematch with rotated seats', async () => {
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
    const contexts = [await newContext(), await newContext()] as const;
    const [ana, ben] = [await pageOf(contexts[0]), await pageOf(contexts[1])];
    await ana.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await ben.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ana.getByText('Ben').first().waitFor();

    // An offer to end the game can be declined.
    await ana.getByRole('tab', { name: 'Review' }).click();
    await ana.getByRole('button', { name: 'Offer to end the game' }).click();
    await ana.getByText('if all players agree').waitFor();
    await ana.getByRole('button', { name: 'Offer to end the game' }).click();
    await ben.getByText('Ana offers to end the game.').waitFor();
    await ben.getByRole('button', { name: 'Decline' }).click();
    await ana.getByText('Ana offers to end the game.').waitFor({ state: 'hidden' });

    await ana.getByRole('button', { name: 'Resign' }).click();
    await ana.getByText('You rank last').waitFor();
    await ana.getByRole('button', { name: 'Resign' }).click();
    await ben.getByRole('dialog').getByText('You win').waitFor();
    await ana.getByRole('dialog').getByText('Ben wins').waitFor();

    await ben.getByRole('button', { name: 'Play again, seats rotated' }).click();
    await ben.waitForURL((address) => !address.pathname.includes(created.table));
    await ana.getByRole('link', { name: 'Join the rematch' }).click();
    await ana.getByRole('button', { name: 'Sit down' }).click();
    const seats = ana.locator('ol[aria-label="Players"] > li');
    await expect.poll(() => seats.nth(0).innerText()).toContain('Ben');
    expect(await seats.nth(1).innerText()).toMatch(/Guest 2|You/);

    await ana.goto('/');
    await ana.getByRole('region', { name: 'My tables' }).getByText('Place 2 of 2, 0 points').waitFor();
    for (const context of contexts) await context.close();
});

test('a game against bots can be shared: a link to watch, a QR code, and the names of watchers', async () => {
    const [ana, zoe] = [await newContext({ permissions: ['clipboard-read', 'clipboard-write'] }), await newContext()];
    const [player, watcher] = [await pageOf(ana), await pageOf(zoe)];
    await sitDown(player, { seats: ['person', 'bot:greenhorn', 'bot:greenhorn'] });
    await takeTurn(player);
    await player.getByRole('button', { name: 'Share' }).click();
    await player.getByText('0 watching').waitFor();
    await player.getByRole('button', { name: 'QR code: Link to watch' }).click();
    await player.getByRole('img', { name: 'QR code: Link to watch' }).waitFor();
    await player.getByRole('button', { name: 'Link to watch', exact: true }).click();
    const link = await player.evaluate(() => navigator.clipboard.readText());

    await watcher.goto('/');
    await watcher.getByRole('button', { name: 'Preferences' }).click();
    await watcher.getByLabel('Your name').fill('Zoe');
    await watcher.goto(link);
    await watcher.getByText('You are watching.').waitFor();
    await player.getByRole('dialog').getByText('1 watching: Zoe').waitFor();

    await player.getByRole('button', { name: /^Link to move/ }).click();
    await watcher.goto('/');
    await watcher.goto(await player.evaluate(() => navigator.clipboard.readText()));
    await watcher.getByText(/^Move \d+ of/).waitFor();

    // After the end, the result can be shared as text and as a picture.
    await player.keyboard.press('Escape');
    await player.getByText('1 watching: Zoe').waitFor();
    await player.getByRole('tab', { name: 'Review' }).click();
    await player.getByRole('button', { name: 'End the game now' }).click();
    await player.getByRole('button', { name: 'End the game now' }).click();
    const over = player.getByRole('dialog', { name: 'The game is over.' });
    await over.getByText('agreed to end the game early').waitFor();
    await over.getByRole('button', { name: 'Share' }).click();
    await player.getByRole('button', { name: 'Copy the result as text' }).click();
    expect(await player.evaluate(() => navigator.clipboard.readText())).toMatch(/^Boomtown Builders\n1\. .*: \d+\n/);
    const download = player.waitForEvent('download');
    await player.getByRole('button', { name: 'Save the result as a picture' }).click();
    expect((await download).suggestedFilename()).toMatch(/^boomtown_builders-.*\.png$/);
    for (const context of [ana, zoe]) await context.close();
});
