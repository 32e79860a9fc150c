// Coloma on the page: secret dials, a turn on the wheel, the map and the cards, and whole games of each kind.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Edition, View } from '../../src/games/coloma/types';
import {
    checkScores,
    choices,
    decide,
    createTable,
    movesOf,
    pageOf,
    newContext,
    playWithoutRendering,
    sitDown,
    takeTurn,
    type TableMessage,
} from './browser';
import { checkMoments } from './moments';

const site = (page: Page, number: number) => page.locator(`[data-place="${number}"]`);
const viewsOf = (messages: TableMessage[]): View[] =>
    messages.flatMap(({ view }) => (view === undefined ? [] : [view as View]));

/** Discards the first two cards by clicking them in the hand. */
async function discardTwo(page: Page): Promise<void> {
    for (const end of ['top', 'bottom'])
        await decide(page, () =>
            page
                .locator('[data-board]')
                .getByRole('button', { name: new RegExp(`^Discard .* to the ${end}`) })
                .first()
                .click(),
        );
}

test('a dial is secret until all are set, and can be changed until then', async () => {
    const [anaContext, benContext] = [await newContext(), await newContext()];
    const [ana, ben] = [await pageOf(anaContext), await pageOf(benContext)];
    const created = await sitDown(ana, { game: 'coloma', seats: ['person', 'person'] });
    await ben.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await ben.getByRole('textbox').first().fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    for (const page of [ana, ben]) await discardTwo(page);

    await ana.getByText('Choose a Site on the wheel').waitFor();
    await decide(ana, () => site(ana, 3).click());
    await ana.getByText('Your dial shows Site 3. Dials still to be set: 1.').waitFor();
    // Ben sees that it is set; no message to him reveals where.
    await ben.locator('[data-board] li').filter({ hasText: 'Ana' }).getByText('set').waitFor();
    expect(await ben.locator('[data-board]').textContent()).not.toContain('Your dial shows');

    const moves = await movesOf(ana);
    await ana.locator('[data-board]').getByRole('button', { name: 'Take the dial back' }).click();
    await ana.getByText('Choose a Site on the wheel').waitFor();
    expect(await movesOf(ana)).not.toBe(moves);
    await decide(ana, () => site(ana, 5).click());
    await decide(ben, () => site(ben, 5).click());
    await ben.locator('[data-place="5"][aria-label*="Pioneer of Ana"]').waitFor();
    await anaContext.close();
    await benContext.close();
});

test('a turn can be played and undone on the board: wheel by keyboard, "Why not?", Wagon step by step', async () => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await sitDown(page, { game: 'coloma', seats: ['person'] });
    await discardTwo(page);

    // Only the dial can be set now, and every other place says so.
    for (const place of ['[data-place="auburn"]', '[data-row="2"]', '.offer', '[data-place="cosumnes"]']) {
        await page.locator(place).first().click();
        await page
            .getByRole('alert')
            .getByRole('button', { name: /Rule CO-/ })
            .waitFor();
        await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }
    await page.locator('[data-place="1"]').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    expect(await page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['place'])).toBe('4');
    await decide(page, () => page.keyboard.press('Enter'));

    const guide = page.getByRole('region', { name: 'Common' });
    await decide(page, () => guide.getByRole('button', { name: 'Move the Wagon (Common)' }).click());
    await decide(page, () => page.locator('[data-place="lotus"].legal').click());
    await page.locator('[data-place="lotus"][aria-label*="Wagon: Ana"]').waitFor();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.locator('[data-place="coloma"][aria-label*="Wagon: Ana"]').waitFor();
    await decide(page, () => page.locator('[data-place="gold_hill"].legal').click());
    await decide(page, () => page.locator('[data-board]').getByRole('button', { name: 'End the turn' }).click());
    await page.getByText('Choose a Site on the wheel').waitFor();
    await context.close();
});

test('the wheel turns when a round starts, unless the viewer prefers reduced motion', async () => {
    const turned = async (reducedMotion: 'reduce' | 'no-preference'): Promise<number> => {
        const context = await newContext({ reducedMotion });
        const page = await pageOf(context);
        const created = await createTable({ game: 'coloma', seats: ['person'], name: 'Ana' });
        await playWithoutRendering(page, created, 2);
        await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
        await site(page, 1).waitFor();
        const angles = page.evaluate(
            () =>
                new Promise<number>((resolve) => {
                    const seen = new Set<string>();
                    let begun = Infinity;
                    const look = (): void => {
                        for (const tile of document.querySelectorAll('[data-tile]'))
                            seen.add(tile.getAttribute('transform') ?? '');
                        if (document.querySelector('[data-place="2"][aria-label*="the Barker"]') !== null)
                            begun = Math.min(begun, performance.now());
                        if (performance.now() - begun > 1500) resolve(seen.size);
                        else requestAnimationFrame(look);
                    };
                    look();
                }),
        );
        await decide(page, () => site(page, 1).click());
        while (!(await page.locator('[data-place="2"][aria-label*="the Barker"]').isVisible()))
            await takeTurn(page, (await choices(page).count()) - 1);
        const count = await angles;
        await context.close();
        return count;
    };
    // Before and after: the Barker and the Bust, possibly the Bust in between.
    expect(await turned('reduce')).toBeLessThanOrEqual(6);
    expect(await turned('no-preference')).toBeGreaterThan(8);
});

test('a whole solo game against Shade ends with its last rounds played from the list', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({
        game: 'coloma',
        seats: ['person'],
        options: { level: 'sourdough', hotels: 'on', specialties: 'on' },
        name: 'Ana',
    });
    // The shortest game has two discards, fifteen dials and fifteen turns.
    const { seat } = await playWithoutRendering(page, created, 30);
    expect(viewsOf(seat).at(-1)?.over).toBe(false);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    let turns = 0;
    while (await takeTurn(page, turns * 7)) ++turns;
    expect(turns).toBeGreaterThan(3);
    const end = page.getByRole('dialog', { name: 'The end of 1850' });
    await end.getByRole('columnheader', { name: 'Shade' }).waitFor();
    await checkScores(end, [
        'Gained in play',
        'Town Buildings',
        'Hotels',
        'Rivers',
        'Bridges',
        'Frontier Lands',
        'Graveyard',
    ]);
    await context.close();
});

/** The server's display data agree with the rest of the view. */
function compare(edition: Edition, view: View): void {
    expect(
        view.pools.reduce((sum, { nuggets }) => sum + nuggets, 0),
        'nuggets',
    ).toBe(Math.min(view.gold, 3 * edition.gold_spaces));
    for (const { who, gunmen } of view.shootout.tiers)
        if (typeof who === 'number') expect(gunmen, 'gunmen').toBeGreaterThanOrEqual(view.players[who]?.gunmen ?? 0);
    const inRows = view.rows.reduce((sum, { size, who }) => sum + (who === null ? 0 : size), 0);
    expect(view.shootout.gunmen).toBe(inRows);
    expect(view.sites.map(({ place }) => place).filter((place) => place === 'barker')).toHaveLength(1);
    expect(view.bridges.every(({ worth }) => worth.length === view.players.length)).toBe(true);
}

test('an onlooker never sees a hand or a dial in a whole game of four players', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({
        game: 'coloma',
        seats: ['person', 'bot:random', 'bot:random', 'bot:random'],
        name: 'Ana',
    });
    const { seat, onlooker } = await playWithoutRendering(page, created);
    const edition = seat.find((message) => message.edition !== undefined)?.edition?.data as Edition | undefined;
    if (edition === undefined) throw new Error('no edition came');
    expect(viewsOf(seat).length).toBeGreaterThan(60);
    for (const view of viewsOf(seat)) compare(edition, view);
    for (const view of viewsOf(onlooker)) expect(view.hand).toBeNull();
    // While dials are being set, no Pioneer is at a Site.
    for (const view of viewsOf(onlooker))
        if (view.turn === null && !view.over) expect(view.players.every((player) => player.site === null)).toBe(true);
    expect(viewsOf(seat).at(-1)?.over).toBe(true);
    await context.close();
});

test('in a Mule Duel two clicks on the wheel set Pioneer and Mule, and the game can be finished', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await sitDown(page, { game: 'coloma', seats: ['person', 'bot:random'], options: { duel: 'on' } });
    await discardTwo(page);
    await page.getByText("Choose your Pioneer's Site").waitFor();
    await site(page, 2).click();
    await page.getByText("Now choose your Mule's Site").waitFor();
    await page.getByRole('button', { name: 'Choose again' }).click();
    await site(page, 1).click();
    await decide(page, () => site(page, 4).click());
    await page.locator('[data-place="1"][aria-label*="Pioneer of Ana"]').waitFor();
    await page.locator('[data-place="4"][aria-label*="Mule of Ana"]').waitFor();
    await playWithoutRendering(page, created);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page.getByRole('dialog', { name: 'The end of 1850' }).waitFor();
    await context.close();
});

checkMoments({ record: 'coloma/four_players', name: 'coloma', middle: 24, end: 'The end of 1850' });
