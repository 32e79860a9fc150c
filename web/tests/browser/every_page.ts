// Visits and inspects all pages, sheets and panels, at desktop or phone width.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
    backToNow,
    asked,
    choices,
    homeButton,
    createTable,
    moved,
    movesOf,
    openRecord,
    pageOf,
    newContext,
    takeTurn,
} from './browser';
import { inspect, type Part } from './inspect';

export function checkEveryPage(size: string, options: BrowserContextOptions): void {
    const phone = options.isMobile ?? false;
    // The whole table is inspected once; after that only new parts are, because axe is slow on it.
    const prompt = { include: 'section[aria-label="Current decision"]' };
    const sheet = { include: 'dialog[open]' };
    const panelPart = phone ? sheet : { include: 'aside' };
    const inspectPart = (page: Page, what: string, part?: Part): Promise<void> =>
        inspect(page, `${what}-${size}`, part);
    const openPanel = (page: Page, name: string): Promise<void> =>
        page.getByRole(phone ? 'button' : 'tab', { name, exact: true }).click();

    test(`${size}: home, its sheets, and pages that do not exist`, async () => {
        const context = await newContext(options);
        const page = await pageOf(context);
        await page.goto('/');
        await homeButton(page, 'Play now').waitFor();
        await inspectPart(page, 'home');
        await page.getByRole('button', { name: 'Preferences' }).click();
        await page.getByRole('dialog', { name: 'Preferences' }).waitFor();
        await inspectPart(page, 'preferences', sheet);
        await page.keyboard.press('Escape');
        await homeButton(page, 'Invite friends').click();
        await page.getByRole('button', { name: 'Create table' }).waitFor();
        await inspectPart(page, 'new-table', sheet);

        await page.goto('/t/nobody-knows-this-table');
        await page.getByText('This table does not exist').waitFor();
        await inspectPart(page, 'unknown-table');
        await page.goto('/t/no/where');
        await page.getByText('There is no page at this address').waitFor();
        await inspectPart(page, 'not-found');
        await context.close();
    });

    test(`${size}: a table of friends, its invitations and a free seat`, async () => {
        const [ana, ben] = [await newContext(options), await newContext(options)];
        const [maker, friend] = [await pageOf(ana), await pageOf(ben)];
        await maker.goto('/');
        await homeButton(maker, 'Invite friends').click();
        await maker.getByLabel('Time limit', { exact: false }).selectOption('live');
        await maker.getByRole('button', { name: 'Create table' }).click();
        await maker.getByRole('heading', { name: 'Invite your friends' }).waitFor();
        await maker.locator('[data-board] svg').first().waitFor();
        await inspectPart(maker, 'invite');

        const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
        await friend.goto(`/t/${created.table}#${created.seats[1]?.token}`);
        await friend.getByRole('heading', { name: 'This seat is yours' }).waitFor();
        await inspectPart(friend, 'seat');
        await ana.close();
        await ben.close();
    });

    test(`${size}: a table and its panels during a turn`, async () => {
        const context = await newContext(options);
        const page = await pageOf(context);
        const created = await createTable({
            seats: ['person', 'bot:greedy', 'bot:greedy', 'bot:random'],
            name: 'Ana',
            options: { terrain: 'on' },
        });
        await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
        for (let decision = 0; decision < 3; ++decision) await takeTurn(page, decision * 11);
        await asked(page);
        if (phone) {
            await inspectPart(page, 'choices', sheet);
            await page.keyboard.press('Escape');
        }
        // Pure drawings have no names or roles to inspect.
        await inspectPart(page, 'table', { exclude: '[data-board] g[aria-hidden]' });

        // A place says what is there, or why nothing can be built there now.
        await page.locator('[data-place][aria-label^="Hideout"]').first().click();
        await page.getByRole('dialog', { name: /^Hideout on/ }).waitFor();
        await inspectPart(page, 'place', { include: '[data-board] [role=dialog]' });
        await page.keyboard.press('Escape');
        await page.locator('[data-place][aria-label^="Nothing on"]').first().click();
        await page
            .getByRole('alert')
            .getByRole('button', { name: /^Rule / })
            .waitFor();
        await inspectPart(page, 'why-not', { include: '[role=alert]' });
        await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();

        for (const panel of ['Rules', 'Chat', 'Review', 'Log']) {
            await openPanel(page, panel);
            if (panel === 'Rules') await page.locator('[data-rule].target').waitFor();
            if (panel === 'Chat') {
                await page.getByLabel('Write a message').fill('Howdy');
                await page.getByLabel('Write a message').press('Enter');
                await page.getByRole('log').getByText('Howdy').waitFor();
            }
            await inspectPart(page, panel.toLowerCase(), panelPart);
            if (phone) await page.keyboard.press('Escape');
        }
        await page.getByRole('button', { name: 'Help' }).click();
        await page.getByRole('dialog', { name: 'Help' }).waitFor();
        await inspectPart(page, 'help', sheet);
        await page.keyboard.press('Escape');
        await page.keyboard.press('[');
        await backToNow(page).waitFor();
        await inspectPart(page, 'history', { include: '[role=group]:has(input[type=range])' });
        await page.keyboard.press('Escape');

        // The steps of a turn: card, place, cube.
        await takeTurn(page);
        await asked(page);
        if (phone) await page.keyboard.press('Escape');
        await inspectPart(page, 'build', prompt);
        await takeTurn(page);
        await asked(page);
        if (phone) await page.keyboard.press('Escape');
        await page.getByRole('group', { name: /^Invest in the/ }).waitFor();
        await inspectPart(page, 'invest', { include: '[role=group][aria-label^="Invest in"]' });
        // Continue to the first decision that can't be undone.
        let final = false;
        while (!final && (await asked(page))) {
            const moves = await movesOf(page);
            await choices(page).first().dispatchEvent('click');
            const confirm = page.getByRole('button', { name: 'Confirm' });
            if (await confirm.isVisible()) {
                await inspectPart(page, 'confirm', prompt);
                final = true;
                await confirm.click();
            }
            await moved(page, moves);
        }
        expect(final).toBe(true);
        await page.goto('/');
        await page.getByRole('region', { name: 'My tables' }).getByRole('link').waitFor();
        await inspectPart(page, 'home-again');
        expect(await page.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
            'Boomtown Builders',
            'Gold West',
            'Coloma',
            'The Golden Wilderness',
        ]);
        await context.close();
    });

    test(`${size}: the end of a game`, async () => {
        const context = await newContext(options);
        const page = await pageOf(context);
        const created = await openRecord('four_players_terrain_eight_way');
        await page.goto(`/t/${created.table}#${created.watch}`);
        await page.getByRole('dialog', { name: 'The track is complete' }).waitFor();
        await inspectPart(page, 'end', sheet);
        await context.close();
    });
}
