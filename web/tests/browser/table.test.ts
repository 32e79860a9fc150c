// What a table shows besides the game: clocks, the past, watchers and the links to share.

import { expect, test } from 'vitest';
import { asked, backToNow, choices, createTable, homeButton, movesOf, newContext, pageOf, takeTurn } from './browser';

const seconds = (text: string): number => {
    const [minutes = 0, rest = 0] = text.split(':').map(Number);
    return 60 * minutes + rest;
};

test('a clock stands still until everybody has sat down, and runs on while the viewer looks at the past', async () => {
    const [ana, ben] = [await newContext(), await newContext()];
    const [host, friend] = [await pageOf(ana), await pageOf(ben)];
    const clock = { kind: 'bank', bank: 600, increment: 0 };
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana', clock });
    await host.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    const clocks = host.getByRole('timer');
    await clocks.nth(1).waitFor();
    await host.waitForTimeout(2500);
    expect(await clocks.allTextContents()).toEqual(['10:00', '10:00']);

    await friend.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await friend.getByText('Sit down to play.').waitFor();
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await expect.poll(() => clocks.allTextContents().then((all) => all.sort()[0])).not.toBe('10:00');
    const active = (await host.getByRole('list', { name: 'Your options' }).count()) > 0 ? host : friend;
    await takeTurn(active);
    const own = active.getByRole('timer').nth(active === host ? 0 : 1);
    const before = seconds(await own.innerText());
    await active.keyboard.press('[');
    await backToNow(active).waitFor();
    await active.waitForTimeout(1500);
    expect(seconds(await own.innerText())).toBeLessThan(before);
    for (const context of [ana, ben]) await context.close();
});

test('the keys for undo do nothing while the viewer looks at the past', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({ seats: ['person', 'bot:greedy'], name: 'Ana' });
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await takeTurn(page);
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    const moves = await movesOf(page);
    await page.keyboard.press('[');
    await backToNow(page).waitFor();
    await page.keyboard.press('u');
    await page.keyboard.press('U');
    await page.keyboard.press('Escape');
    await asked(page);
    expect(await movesOf(page)).toBe(moves);
    await page.keyboard.press('u');
    await page.waitForFunction((now) => document.querySelector('main')?.dataset['moves'] !== now, moves);
    await context.close();
});

test('a move chosen on the board is confirmed beside the click, and one from the list in the bar', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({ seats: ['person', 'bot:greedy'], name: 'Ana' });
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    // The last investment of a round reveals new cards.
    const place = page
        .getByRole('group', { name: /^Invest in/ })
        .getByRole('button')
        .first();
    const isFinal = async (): Promise<boolean> =>
        (await place.isVisible()) && (await choices(page).first().innerText()).includes("can't be undone");
    while ((await asked(page)) && !(await isFinal())) await takeTurn(page);
    const clicked = await place.boundingBox();
    await place.click();
    const confirm = page.getByRole('group', { name: "This can't be undone." });
    const box = await confirm.boundingBox();
    if (clicked === null || box === null) throw new Error('nothing to confirm');
    const above = clicked.y - (box.y + box.height);
    const below = box.y - (clicked.y + clicked.height);
    expect(Math.max(above, below)).toBeLessThan(40);
    await page.keyboard.press('Escape');
    await confirm.waitFor({ state: 'hidden' });
    await choices(page).first().click();
    expect((await confirm.boundingBox())?.y).toBeGreaterThan(600);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await confirm.waitFor({ state: 'hidden' });
    await context.close();
});

test('Escape closes the share sheet, even after its last button is gone', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({ seats: ['person', 'bot:greedy'], name: 'Ana' });
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.getByRole('button', { name: 'Share' }).click();
    const sheet = page.getByRole('dialog', { name: 'Share' });
    await sheet.getByRole('button', { name: 'Continue on another device' }).click();
    await sheet.getByRole('button', { name: 'Link for your device', exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    await context.close();
});

test('every player can share a private table, and watchers follow to the rematch', async () => {
    const rights = { permissions: ['clipboard-read', 'clipboard-write'] };
    const [ben, zoe] = [await newContext(rights), await newContext()];
    const [friend, watcher] = [await pageOf(ben), await pageOf(zoe)];
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
    await friend.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.getByRole('button', { name: 'Share' }).click();
    await friend.getByRole('button', { name: 'Link to watch', exact: true }).click();
    await watcher.goto(await friend.evaluate(() => navigator.clipboard.readText()));
    await watcher.getByText('You are watching.').waitFor();
    await friend.getByRole('dialog').getByText('1 watching').waitFor();
    await friend.keyboard.press('Escape');

    await friend.getByRole('tab', { name: 'Review' }).click();
    for (let click = 0; click < 2; ++click) await friend.getByRole('button', { name: 'Resign' }).click();
    const over = friend.getByRole('dialog', { name: 'The game is over.' });
    await over.getByRole('button', { name: 'Play again', exact: true }).click();
    await watcher.getByRole('link', { name: 'Join the rematch' }).click();
    await watcher.getByText('You are watching.').waitFor();
    expect(watcher.url()).not.toContain(created.table);
    for (const context of [ben, zoe]) await context.close();
});

test('a player without a name is "You" alone, and told apart in the log', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await homeButton(page, 'Play now').click();
    await takeTurn(page);
    const players = page.getByRole('list', { name: 'Players' });
    await players.getByText(/^You\b/).waitFor();
    await page.getByRole('list', { name: 'Log' }).getByText('Guest 1 (you)').first().waitFor();
    await context.close();
});

test('guests without names meet again in a rematch with rotated seats', async () => {
    const [ana, ben] = [await newContext(), await newContext()];
    const [host, friend] = [await pageOf(ana), await pageOf(ben)];
    const created = await createTable({ seats: ['person', 'person'], name: 'Guest 1' });
    await host.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await friend.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await friend.getByRole('button', { name: 'Sit down' }).click();
    await friend.getByRole('tab', { name: 'Review' }).click();
    for (let click = 0; click < 2; ++click) await friend.getByRole('button', { name: 'Resign' }).click();
    await friend.getByRole('button', { name: 'Play again, seats rotated' }).click();
    await host.getByRole('link', { name: 'Join the rematch' }).click();
    await host.getByRole('button', { name: 'Sit down' }).click();
    const players = host.locator('ol[aria-label="Players"] > li');
    await players
        .nth(1)
        .getByText(/^You\b/)
        .waitFor();
    await players
        .nth(0)
        .getByText(/^Guest 2\b/)
        .waitFor();
    for (const context of [ana, ben]) await context.close();
});
