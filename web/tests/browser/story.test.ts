// Following the others: votes, reveals and Shootouts are steps that the board shows one after another.

import { expect, test } from 'vitest';
import { asked, choices, decide, newContext, openMoment, pageOf } from './browser';

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
