import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { inspect } from './inspect';
import {
    backToNow,
    checkScores,
    choices,
    homeButton,
    movesOf,
    pageOf,
    newContext,
    playNow,
    sitDown,
    takeTurn,
} from './browser';

const games = [
    {
        game: 'Boomtown Builders',
        place: 'c10', // where no bot builds in the first round
        whyNot: 'First take one',
        rule: /Rule BB-/,
        asked: 'take one of the face-up',
        askedNext: 'place the',
        line: /takes the/,
        decisions: 24,
        end: 'The track is complete',
        sources: ['Singles', 'Doubles', 'Triples', 'Goldmines'],
    },
    {
        game: 'Gold West',
        place: 'e4',
        whyNot: 'First activate a bin',
        rule: /Rule GW-/,
        asked: 'choose a bin of your Supply Track',
        askedNext: 'choose a revealed Mining Token',
        line: /activates bin/,
        decisions: 40,
        end: 'The rush is over',
        sources: [
            'Investments',
            'Shipping',
            'Supply Track',
            'Looting',
            'Building group',
            'Offices',
            'Wanted',
            'Terrain',
            'Boomtown token',
        ],
    },
];

test.each(games)(
    'a human plays a whole game of $game against bots',
    async ({ game, place, whyNot, rule, asked, askedNext, line, decisions, ...last }) => {
        const context = await newContext({ acceptDownloads: true });
        const page = await pageOf(context);
        await playNow(page, game);

        // "Why not?" works before a place can be chosen.
        await choices(page).first().waitFor();
        await page.locator(`[data-place="${place}"]`).click();
        const remark = page.getByRole('alert').filter({ hasText: whyNot });
        await remark.waitFor();
        await remark.getByRole('button', { name: rule }).click();
        await page.locator('[data-rule].target').waitFor();
        await page.getByRole('tab', { name: 'Log' }).click();

        // Take the first choice and undo it.
        await choices(page).first().click();
        await page.getByText(askedNext).first().waitFor();
        await page.getByRole('button', { name: 'Undo', exact: true }).click();
        await page.getByText(asked).first().waitFor();

        let turns = 0;
        while (await takeTurn(page, turns * 7)) ++turns;
        expect(turns).toBeGreaterThanOrEqual(decisions);

        const end = page.getByRole('dialog', { name: last.end });
        await end.waitFor();
        expect(await end.getByRole('columnheader').count()).toBe(3);
        await checkScores(end, last.sources);

        // Download the record and upload it again.
        const downloading = page.waitForEvent('download');
        await end.getByRole('button', { name: 'Download record' }).click();
        const record = await (await downloading).path();
        const copy = join(inject('artefacts'), `${game}.record`);
        writeFileSync(copy, readFileSync(record));

        // Look back: with the slider, the keys, and a line of the log.
        await end.getByRole('button', { name: 'Replay the game' }).click();
        await page.getByText(/^Move 0 of \d+/).waitFor();
        await page.keyboard.press(']');
        await page.getByText(/^Move 1 of \d+/).waitFor();
        await page.getByRole('button', { name: line }).nth(3).click();
        await page.getByText(/^Move (?!1 )\d+ of \d+/).waitFor();
        await page.keyboard.press('Escape');
        await backToNow(page).waitFor({ state: 'hidden' });

        await page.goto('/');
        await page
            .getByRole('region', { name: 'My tables' })
            .getByRole('link', { name: new RegExp(`${game}\\s+(You won|Place \\d)`) })
            .waitFor();
        await page.getByLabel('Open a game record').setInputFiles(copy);
        await page.getByText('The game is over.').waitFor();
        await context.close();
        // A game of Gold West has two hundred moves, which take long on a busy machine.
    },
    400_000,
);

test('a link to a moment of a public table shows that moment, and contains no token', async () => {
    const context = await newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await pageOf(context);
    await sitDown(page, { seats: ['person', 'bot:greedy'], listed: true });
    for (let i = 0; i < 3; ++i) await takeTurn(page);
    expect(new URL(page.url()).hash).toBe('');
    await choices(page).first().waitFor();

    await page.keyboard.press('[');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: /^Link to move/ }).click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/t\/[^#]+#\/at\/\d+$/);

    const again = await pageOf(context);
    await again.goto(link);
    await again.getByText(new RegExp(`^Move ${link.split('/').at(-1)} of`)).waitFor();
    await backToNow(again).click();
    await choices(again).first().waitFor();
    await context.close();
});

test('Since my last move replays the moves of the others', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await playNow(page);
    for (let i = 0; i < 3; ++i) await takeTurn(page);
    await choices(page).first().waitFor();
    await page.getByRole('button', { name: /Since my last move/ }).click();
    await page.getByRole('button', { name: 'Pause' }).waitFor();
    await backToNow(page).click();
    await choices(page).first().waitFor();
    await context.close();
});

test('"Play now" remembers opponents, players and rules, and a player without a name is "You"', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await homeButton(page, 'Play now').waitFor();
    const options = page.getByRole('group', { name: 'Boomtown Builders' });
    expect(await options.getByLabel('Opponents').locator('option').allTextContents()).toEqual([
        'Easy',
        'Medium',
        'Hard',
        'Expert',
    ]);
    await options.getByLabel('Opponents').selectOption('Medium');
    await options.getByLabel('Players').selectOption('4');
    await options.getByLabel('Rules').selectOption('Terrain cards');
    await homeButton(page, 'Play now').click();

    const seats = page.getByRole('list', { name: 'Players' });
    await seats.getByText('Prospector D').waitFor();
    // While it is a bot's turn, its panel says so instead.
    await expect.poll(() => seats.getByText('medium bot').count()).toBe(3);
    await seats
        .getByText(/^You\b/)
        .first()
        .waitFor();
    await choices(page).first().click();
    await page.getByRole('list', { name: 'Log' }).getByText('Guest 1').first().waitFor();

    await page.goto('/');
    await expect.poll(() => options.getByLabel('Players').inputValue()).toBe('4');
    expect(await options.getByLabel('Opponents').inputValue()).toBe('prospector');
    expect(await options.getByLabel('Rules').inputValue()).toBe('on');
    await page.getByRole('region', { name: 'My tables' }).getByText('You · Prospector').waitFor();
    await context.close();
});

test('the moves of the others wait for the viewer and stay marked, also after a reload', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByLabel('Moves of the others').selectOption('Quick');
    await page.getByLabel('Wait for me').check();
    await page.keyboard.press('Escape');
    await homeButton(page, 'Play now').click();

    // One click for each turn of the two opponents, and one for what the viewer's own turn reveals.
    const next = page.getByRole('button', { name: 'Next turn' });
    const marks = page.locator('[data-board] path.recent');
    for (let decision = 0; decision < 3; ++decision) {
        while (!(await choices(page).first().isVisible())) {
            await next.or(choices(page).first()).first().waitFor();
            if (await next.isVisible()) await page.keyboard.press('n');
        }
        await choices(page).first().click();
        const confirm = page.getByRole('button', { name: 'Confirm' });
        if (await confirm.isVisible()) await confirm.click();
    }
    await next.waitFor();
    await inspect(page, 'story', { include: 'section[aria-label="Current decision"]' });
    const moves = await movesOf(page);
    await page.waitForTimeout(500);
    expect(await movesOf(page)).toBe(moves);
    while (!(await choices(page).first().isVisible())) {
        await next.or(choices(page).first()).first().waitFor();
        if (await next.isVisible()) await next.click();
    }
    const count = await marks.count();
    expect(count).toBeGreaterThan(0);

    await page.reload();
    const recap = page.getByRole('region', { name: 'What has happened' });
    await recap.getByRole('listitem').first().waitFor();
    await inspect(page, 'recap', { include: '.recap' });
    await expect.poll(() => marks.count()).toBe(count);
    await recap.getByRole('button', { name: 'Close' }).click();
    await choices(page).first().click();
    await expect.poll(() => marks.count()).toBe(0);
    await context.close();
});

test('each kind of decision has a tip the first time, until tips are switched off', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await page.getByRole('button', { name: 'Preferences' }).click();
    await page.getByLabel('Show a tip').check();
    await page.keyboard.press('Escape');
    await homeButton(page, 'Play now').click();
    const tip = page.getByRole('complementary', { name: 'Tip' });
    await page.getByRole('button', { name: 'No, thanks' }).waitFor();
    expect(await tip.count()).toBe(0);
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await tip.getByText('points by distance from the track').waitFor();
    await inspect(page, 'tip', { include: 'section[aria-label="Current decision"]' });
    await tip.getByRole('button', { name: 'Got it' }).click();
    await tip.waitFor({ state: 'hidden' });
    await takeTurn(page);
    await tip.getByText('Look at the train').waitFor();
    await page.keyboard.press('u');
    await page.getByText('take one of the face-up').first().waitFor();
    await expect.poll(() => tip.count()).toBe(0);
    await takeTurn(page);
    await takeTurn(page);
    await tip.getByText('Big cubes').waitFor();
    await tip.getByRole('button', { name: 'No more tips' }).click();
    await tip.waitFor({ state: 'hidden' });
    await context.close();
});

test('the page can be in Spanish', async () => {
    const context = await newContext({ locale: 'es-ES' });
    const page = await pageOf(context);
    await page.goto('/');
    await homeButton(page, 'Jugar ya').click();
    await page.getByText('toma una de las cartas').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    await page.getByRole('button', { name: 'Preferencias' }).click();
    await page.getByLabel('Idioma').selectOption('en');
    await page.getByText('take one of the face-up').first().waitFor();
    await context.close();
});
