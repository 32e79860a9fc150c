import type { Page, WebSocketRoute } from 'playwright-core';
import { expect, test } from 'vitest';
import { choices, makeTable, pageOf, person, takeTurn } from './browser';

/** Puts a switch into the page's line to the server. */
async function cuttable(page: Page): Promise<{ cut: () => Promise<void>; mend: () => void }> {
    const lines = new Set<WebSocketRoute>();
    let broken = false;
    await page.routeWebSocket('**/ws', (line) => {
        if (broken) return void line.close();
        line.connectToServer();
        lines.add(line);
    });
    return {
        cut: async () => {
            broken = true;
            for (const line of lines) await line.close();
            lines.clear();
        },
        mend: () => (broken = false),
    };
}

test('two persons play through seat links, and a broken line comes back', async () => {
    const [ana, ben] = [await person(), await person()];
    const maker = await pageOf(ana);
    const line = await cuttable(maker);
    await maker.goto('/');
    await maker.getByRole('button', { name: 'With friends' }).click();
    await maker.getByLabel('Your name').fill('Ana');
    await maker.getByRole('button', { name: 'Make the table' }).click();
    await maker.getByRole('heading', { name: 'Invite your friends' }).waitFor();

    // What the button copies is in the browser's storage.
    const table = new URL(maker.url()).pathname.split('/').at(-1) ?? '';
    const invites = await maker.evaluate((id) => localStorage.getItem(`motherlode.invites.${id}`), table);
    const { seats } = JSON.parse(invites ?? '') as { seats: { seat: number; token: string }[] };
    const friend = await pageOf(ben);
    await friend.goto(`/t/${table}#${seats.find(({ seat }) => seat === 1)?.token}`);
    await friend.getByLabel('Your name').fill('Ben');
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await maker.getByText('Ben').first().waitFor();

    const players = [maker, friend];
    const activeOf = async (): Promise<Page> => {
        await Promise.race(players.map((page) => choices(page).first().waitFor()));
        return (await choices(maker).count()) > 0 ? maker : friend;
    };
    for (let decision = 0; decision < 6; ++decision) await takeTurn(await activeOf());

    // Ana's line breaks; what she decides now is sent when it is back, and what she missed is there.
    while ((await activeOf()) !== maker) await takeTurn(friend);
    const logged = await maker.locator('.line').count();
    await line.cut();
    await maker.getByText('Line lost').waitFor();
    await choices(maker).first().click();
    await friend.getByRole('tab', { name: 'Chat' }).click();
    await friend.getByLabel('Say something').fill('Are you there?');
    await friend.getByLabel('Say something').press('Enter');
    line.mend();
    await maker.getByText('Line lost').waitFor({ state: 'hidden' });
    await maker.waitForFunction((n) => document.querySelectorAll('.line').length > n, logged);
    await maker.getByRole('tab', { name: 'Chat' }).click();
    await maker.getByText('Are you there?').waitFor();
    await maker.getByText('place the').first().waitFor();
    expect(friend.errors).toEqual([]);
    await ana.close();
    await ben.close();
});

test('an undo that touches others needs their word', async () => {
    const made = await makeTable({ seats: ['person', 'person'], name: 'Ana' });
    const contexts = [await person(), await person()];
    const pages = await Promise.all(contexts.map(async (context) => pageOf(context)));
    for (const [i, page] of pages.entries()) {
        await page.goto(`/t/${made.table}#${made.seats[i]?.token}`);
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

test('a spectator sees no hidden thing and can do nothing', async () => {
    const made = await makeTable({ seats: ['person', 'bot:greedy'], name: 'Ana', listed: true });
    const [ana, eve] = [await person(), await person()];
    const [player, watcher] = [await pageOf(ana), await pageOf(eve)];
    const heard: string[] = [];
    watcher.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));

    await watcher.goto('/');
    await watcher.locator(`a[href="/t/${made.table}"]`).click();
    await watcher.getByText('You are watching.').waitFor();
    await player.goto(`/t/${made.table}#${made.seats[0]?.token}`);
    for (let decision = 0; decision < 6; ++decision) await takeTurn(player, decision * 5);
    await watcher.locator('.line').nth(6).waitFor();

    expect(await choices(watcher).count()).toBe(0);
    for (const frame of heard) {
        const message = JSON.parse(frame) as { view?: { deck: unknown; hideouts: (string | null)[]; track: string[] }; legal?: unknown[]; seed?: unknown };
        expect(frame).not.toMatch(/"(seed|secret|token|deck_order)"/);
        expect(message.legal ?? []).toEqual([]);
        if (message.view === undefined) continue;
        expect(message.view.deck).toBeTypeOf('number');
        // Hideouts of rows without a token stay face down: c2 f3 b5 e6 c8 f9.
        [2, 3, 5, 6, 8, 9].forEach((row, i) => {
            if (row > (message.view?.track.length ?? 0)) expect(message.view?.hideouts[i]).toBeNull();
        });
    }
    await ana.close();
    await eve.close();
});
