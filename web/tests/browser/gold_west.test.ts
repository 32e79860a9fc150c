// Gold West on the page: played on the board itself, inspected in every size, and compared with the server's counts.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { terrains } from '../../src/games/gold_west/view_lookup';
import { sources } from '../../src/games/gold_west/goods';
import type { Edition, View } from '../../src/games/gold_west/types';
import {
    choices,
    decide,
    createTable,
    pageOf,
    newContext,
    playWithoutRendering,
    sitDown,
    takeTurn,
    type TableMessage,
} from './browser';
import { checkMoments } from './moments';

const seats = ['person', 'bot:greedy', 'bot:greedy', 'bot:random'];

const bin = (page: Page, number: number) => page.locator(`[data-bin="${number}"]`);
const token = (page: Page) => page.locator('[data-place].legal').first();

test('a turn is played on the board, by clicks and by dragging', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await sitDown(page, { game: 'gold_west', seats: ['person', 'bot:greedy'] });
    await choices(page).first().waitFor();

    // Everything that can't be used yet says why.
    for (const [place, reason] of [
        ['[data-track="gold"]', 'First activate a bin'],
        ['[data-space="5"]', 'First activate a bin'],
        ['.offer', 'First activate a bin'],
        ['[data-bin="4"]', 'empty'],
    ] as const) {
        await page.locator(place).first().click();
        await page.getByRole('alert').filter({ hasText: reason }).waitFor();
        await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
    }

    // Hovering over a bin previews the move: the second starts with two resources, one of which stays in the first.
    await bin(page, 2).hover();
    await page.locator('[data-board]').getByText('1 would arrive').waitFor();
    await decide(page, () => bin(page, 2).click());

    // One of the two is dragged into the bin where it stays.
    await page.getByText('which resource stays in bin 1').first().waitFor();
    await decide(page, () => page.getByRole('button', { name: 'Leave stone in bin 1' }).first().dragTo(bin(page, 1)));
    expect(await bin(page, 1).textContent()).toContain('1 wood, 1 stone');

    // The metal is shipped on its track, which can be undone.
    const track = page.locator('[data-track].legal').first();
    await decide(page, () => track.click());
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await track.waitFor();
    await page.getByRole('button', { name: 'Restart turn' }).click();
    await page.getByText('choose a bin').first().waitFor();

    // Wood from the first bin builds: choose a token, a camp in its popover, and a bin for its resources.
    await decide(page, () => bin(page, 1).click());
    const place = (await token(page).getAttribute('data-place')) ?? '';
    await decide(page, () => token(page).click());
    const tokenChoices = page.getByRole('group', { name: `How to take ${place}` });
    await tokenChoices.getByText('Settlement').click();
    await page.getByRole('alert').filter({ hasText: 'stone' }).waitFor();
    await decide(page, () => tokenChoices.getByRole('button', { name: /paid with wood/ }).click());
    await page.locator(`[data-place="${place}"][aria-label*="camp"]`).waitFor();
    await decide(page, () => bin(page, 4).click());
    await page.getByRole('button', { name: /Ana builds a camp on/ }).waitFor();
    await context.close();
});

test('on the board arrow keys move between hexes, and Enter takes a token', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await sitDown(page, { game: 'gold_west', seats: ['person', 'bot:greedy', 'bot:random'] });
    await takeTurn(page);
    await page.getByText('choose a revealed Mining Token').first().waitFor();
    await page.locator('[data-place][tabindex="0"]').focus();
    const focusedPlace = (): Promise<string | undefined> =>
        page.evaluate(() => (document.activeElement as SVGElement | null)?.dataset['place']);
    const start = await focusedPlace();
    await page.keyboard.press('ArrowDown');
    expect(await focusedPlace()).not.toBe(start);
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-place].legal').first().focus();
    const chosen = await focusedPlace();
    await decide(page, () => page.keyboard.press('Enter'));
    await page.getByRole('group', { name: `How to take ${chosen}` }).waitFor();
    await context.close();
});

/** The points shown during play add up to the score. */
function compare(edition: Edition, view: View): void {
    view.players.forEach((player, seat) => {
        const scored = (source: string): number => player.score[sources.indexOf(source)] ?? Number.NaN;
        const groups = view.hexes.flatMap((hex) => (hex.owner === seat ? [hex.group ?? Number.NaN] : [0]));
        expect(Math.max(...groups) * edition.group_points, 'group').toBe(scored('building_groups'));
        const bonuses = terrains.map(
            (terrain) => view.standings[terrain].find((standing) => standing.seat === seat)?.points ?? 0,
        );
        expect(
            bonuses.reduce((a, b) => a + b),
            'terrain',
        ).toBe(scored('terrain'));
        const offices = view.boomtown.map(
            ({ worth, tokens }) => tokens.filter((owner) => owner === seat).length * (worth?.[seat] ?? 0),
        );
        expect(
            offices.reduce((a, b) => a + b),
            'offices',
        ).toBe(scored('offices'));
    });
}

test.each([
    { players: 2, options: { bandits: 'on', trading_post: 'only' } },
    { players: 4, options: { terrain_bonus: 'published', trading_post: 'with_base' } },
])(
    "$players players: every view agrees with the server's counts, and an onlooker sees no face-down token",
    async ({ players, options }) => {
        const context = await newContext();
        const page = await pageOf(context);
        const created = await createTable({ game: 'gold_west', seats: seats.slice(0, players), options, name: 'Ana' });
        const { seat, onlooker } = await playWithoutRendering(page, created);

        const edition = seat.find((message) => message.edition !== undefined)?.edition?.data as Edition | undefined;
        const viewsOf = (messages: TableMessage[]): View[] =>
            messages.flatMap(({ view }) => (view === undefined ? [] : [view as View]));
        if (edition === undefined) throw new Error('no edition came');
        expect(viewsOf(seat).length).toBeGreaterThan(60);
        for (const view of viewsOf(seat)) compare(edition, view);
        expect(viewsOf(onlooker).length).toBeGreaterThan(60);
        for (const view of viewsOf(onlooker))
            for (const hex of view.hexes) {
                if (hex.status === 'face_down') expect(hex.goods).toBeNull();
                expect(hex.private).toBe(false);
            }
        await context.close();
    },
);

checkMoments({ record: 'gold_west/four_players', name: 'gold-west', middle: 34, end: 'The rush is over' });
