import { expect, test } from 'vitest';
import { backToNow, choices, homeButton, isOver, pageOf, newContext } from './browser';

test('a whole game can be played by keyboard alone', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    await homeButton(page, 'Play now').waitFor();
    for (let i = 0; i < 24 && !(await focused()).startsWith('Play now'); ++i) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await choices(page).first().waitFor();

    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Help' }).waitFor();
    await page.keyboard.press('Escape');

    // A digit takes a card, u undoes it.
    await page.keyboard.press('2');
    await page.getByText('place the').first().waitFor();
    await page.keyboard.press('u');
    await page.getByText('take one of the face-up').first().waitFor();

    // The list keeps the focus, so arrow keys and Enter are enough from here on.
    for (let decision = 0; decision < 60; ++decision) {
        await choices(page).first().or(page.getByText('The game is over.')).first().waitFor();
        if (await isOver(page)) break;
        const moves = await page.locator('main').getAttribute('data-moves');
        for (let step = 0; step <= decision % 3; ++step) await page.keyboard.press('ArrowRight');
        expect(await page.evaluate(() => document.activeElement?.className)).toContain('choice');
        await page.keyboard.press('Enter');
        if (await page.locator('.confirm').isVisible()) await page.keyboard.press('Enter');
        await page.waitForFunction((before) => document.querySelector('main')?.dataset['moves'] !== before, moves);
    }
    const result = page.getByRole('dialog', { name: 'The track is complete' });
    await result.waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('[');
    await backToNow(page).waitFor();

    // Back to the result, and on to a rematch.
    for (let i = 0; i < 40 && (await focused()) !== 'Final scores'; ++i) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await result.waitFor();
    const table = page.url();
    for (let i = 0; i < 10 && (await focused()) !== 'Play again'; ++i) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => address.href !== table);
    await choices(page).first().waitFor();
    await context.close();
});

test('a screen reader announces events in the words of the log', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await homeButton(page, 'Play now').click();
    await choices(page).first().waitFor();
    await page.keyboard.press('1');
    const region = page.locator('p[aria-live=polite]');
    await page.waitForFunction(() => document.querySelector('p[aria-live=polite]')?.textContent?.includes('takes the'));
    const heard = (await region.textContent()) ?? '';
    expect(heard).toMatch(/^Guest 1 \(you\) takes the .* Place the /);
    await context.close();
});
