// Following the others: votes, reveals and Shootouts are steps that the board shows one after another.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { asked, choices, decide, newContext, openMoment, pageOf, takeTurn } from './browser';

test('the vote is counted on the board before its token is placed', async () => {
    const context = await newContext({ reducedMotion: 'no-preference' });
    await context.addInitScript(() =>
        localStorage.setItem('motherlode.preferences', JSON.stringify({ pace: 'quick', tips: false })),
    );
    const page = await pageOf(context);
    // The viewer's last decision of a round: after it the others move, and the track grows.
    const created = await openMoment('boomtown_builders/two_players', 5);
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await asked(page);
    // Records what the board shows while each sentence is on show.
    await page.evaluate(() => {
        const seen: string[] = [];
        Object.assign(window, { seen });
        new MutationObserver(() => {
            const sentence = document.querySelector('.story p')?.textContent ?? '';
            const counting = document.querySelector('.tug.counting') !== null;
            const count = document.querySelectorAll('[data-board] .town use[href="#track-token"]').length;
            const entry = `${counting ? 'counting' : 'still'} ${count} ${sentence}`;
            if (seen.at(-1) !== entry) seen.push(entry);
        }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
    });
    await decide(page, () => choices(page).first().click());
    await page.getByText('a Track Token is placed').last().waitFor({ timeout: 60_000 });
    await choices(page).first().waitFor({ timeout: 60_000 });
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    const vote = seen.filter((entry) => entry.includes('a Track Token is placed'));
    const counts = vote.map((entry) => [entry.split(' ')[0], Number(entry.split(' ')[1])]);
    const first = Number(counts[0]?.[1]);
    expect(counts[0]).toEqual(['counting', first]);
    expect(counts.at(-1)).toEqual(['still', first + 1]);
    await context.close();
});

/** The marks on the board, with the colours of the players. */
const marksOn = (page: Page): Promise<string[]> =>
    page
        .locator('[data-board] path.recent')
        .evaluateAll((marks) => marks.map((mark) => `${mark.getAttribute('style')} ${mark.getAttribute('d')}`).sort());

test.each([
    ['boomtown_builders/three_players_terrain', 12],
    ['gold_west/four_players', 30],
    ['coloma/four_players', 11],
    ['golden_wilderness/four_players_advanced_short', 100],
] as const)(
    '%s: what the others did stays marked until my next move, also after a reload',
    async (record, decisions) => {
        const context = await newContext({ viewport: { width: 1440, height: 900 } });
        const page = await pageOf(context);
        const created = await openMoment(record, decisions);
        await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
        await asked(page);
        // Until the others have moved and it is the viewer's turn again.
        for (let turns = 0; turns < 40; ++turns) {
            await takeTurn(page, turns);
            await asked(page);
            if ((await marksOn(page)).length > 0) break;
        }
        const marks = await marksOn(page);
        expect(marks.length).toBeGreaterThan(0);
        await page.reload();
        await asked(page);
        await page.locator('[data-board] path.recent').first().waitFor();
        expect(await marksOn(page)).toEqual(marks);
        await context.close();
    },
);
