// Lessons: each is completed by doing what it says, by mouse and by keyboard.

import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import type { LessonMoment } from '../../src/protocol';
import { choices, homeButton, newContext, pageOf } from './browser';
import { inspect } from './inspect';

const panel = (page: Page) => page.getByRole('region', { name: 'Lesson' });
const next = (page: Page) => panel(page).getByRole('button', { name: 'Next' });
const step = (page: Page, number: number) => panel(page).getByText(`Step ${number} of 15`).waitFor();
const learnLink = (page: Page, label: string) => page.getByRole('link', { name: new RegExp(`^${label}.*Gold West`) });

test('the lesson of Gold West is completed by clicking what it says', async () => {
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    await page.goto('/');
    await learnLink(page, 'Learn').click();
    await step(page, 1);
    await inspect(page, 'lesson-1440');
    await page.locator('[data-bin="1"]').click();
    await page.getByRole('alert').getByText('Read this step, then choose Next.').waitFor();
    await next(page).click();
    await step(page, 2);
    expect(await page.locator('[data-bin].wanted').count()).toBe(1);
    await inspect(page, 'lesson-task-1440');

    // A legal move that is not the task gets the lesson's hint, an illegal one the rule. Neither changes anything.
    await page.locator('[data-bin="1"]').click();
    await page.getByRole('alert').getByText('try bin 3').waitFor();
    await page.locator('[data-bin="4"]').click();
    await page.getByRole('alert').getByText('Rule GW-7.1a').waitFor();
    await step(page, 2);

    await page.locator('[data-bin="3"]').click();
    await step(page, 3);
    expect(await page.getByRole('alert').textContent()).toBe('');
    await page.locator('.track').getByRole('button', { name: 'Leave stone in bin 2' }).click();
    await step(page, 4);
    await page.locator('.track').getByRole('button', { name: 'Leave copper in bin 1' }).click();
    await step(page, 5);
    await page.locator('[data-space="4"]').click();
    await step(page, 6);

    // Back undoes the last step, and a reload continues where the learner was.
    await panel(page).getByRole('button', { name: 'Back' }).click();
    await step(page, 5);
    await page.reload();
    await step(page, 5);
    await page.locator('[data-space="4"]').click();
    await step(page, 6);

    await page.locator('[data-place="e4"]').click();
    await step(page, 7);
    await page
        .getByRole('group', { name: 'How to take e4' })
        .getByRole('button', { name: /paid with wood/ })
        .click();
    await step(page, 8);
    await page.locator('[data-bin="4"]').click();
    await step(page, 9);
    await page.locator('[data-bin="1"]').click();
    await step(page, 10);
    await page.locator('[data-track="copper"]').click();
    await step(page, 11);
    await page.locator('[data-place="f7"]').click();
    await step(page, 12);
    await page
        .getByRole('group', { name: 'How to take f7' })
        .getByRole('button', { name: /settlement/ })
        .click();
    await step(page, 13);
    await page.locator('[data-bin="2"]').click();
    await step(page, 14);
    await next(page).click();
    await step(page, 15);
    await page.goto('/');
    await learnLink(page, 'Repeat the lesson').waitFor();
    await context.close();
});

test('the lesson of Gold West is completed by keyboard alone', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await learnLink(page, 'Learn').focus();
    await page.keyboard.press('Enter');
    await step(page, 1);
    await next(page).focus();
    await page.keyboard.press('Enter');
    await step(page, 2);
    // The focus is on the task. From there, arrow keys lead to the options.
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Click bin 3'));
    const tasks = [
        'Activate bin 3',
        'Leave stone in bin 2',
        'Leave copper in bin 1',
        'for space 4',
        'Take e4',
        'Build a camp on e4',
        'into bin 4',
        'Activate bin 1',
        'Ship',
        'Take f7',
        'Build a settlement',
        'into bin 3',
    ];
    for (const [i, task] of tasks.entries()) {
        await step(page, i + 2);
        const options = await choices(page).allInnerTexts();
        const labels = await choices(page).evaluateAll((all) =>
            all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
        );
        const target = labels.findIndex((label) => label.replaceAll(/\s+/g, ' ').includes(task));
        expect(target, `${task} in ${options.join(', ')}`).toBeGreaterThanOrEqual(0);
        for (let press = 0; press <= target; ++press) await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
    }
    // The button that goes on has the focus.
    await step(page, 14);
    await page.waitForFunction(() => document.activeElement?.textContent?.includes('Next'));
    await page.keyboard.press('Enter');
    await step(page, 15);
    await context.close();
});

interface Step {
    task?: string[];
}
const lessons = [
    ['boomtown_builders', 'first_game'],
    ['coloma', 'first_game'],
    ['coloma', 'modules'],
    ['gold_west', 'first_game'],
    ['golden_wilderness', 'beginner'],
    ['golden_wilderness', 'easy'],
    ['golden_wilderness', 'standard'],
    ['golden_wilderness', 'advanced'],
] as const;

test.each(lessons)('the lesson %s/%s is completed by choosing its tasks from the list', async (game, name) => {
    const text = readFileSync(new URL(`../../../lessons/${game}/${name}.toml`, import.meta.url), 'utf8');
    const steps = parse(text)['step'] as unknown as Step[];
    const context = await newContext({ viewport: { width: 1440, height: 900 } });
    const page = await pageOf(context);
    const answered = async (act: () => Promise<unknown>): Promise<LessonMoment> => {
        // Info cards and the scoring ask the same address.
        const answer = page.waitForResponse(
            (response) =>
                response.url().endsWith('/api/lessons') && !('about' in (response.request().postDataJSON() as object)),
        );
        await act();
        return (await (await answer).json()) as LessonMoment;
    };
    let moment = await answered(() => page.goto(`/learn/${game}/${name}`));
    for (const [i, { task }] of steps.entries()) {
        await panel(page)
            .getByText(`Step ${i + 1} of ${steps.length}`)
            .waitFor();
        expect(await page.locator('[data-board] .highlighted').count(), `step ${i + 1}`).toBeGreaterThanOrEqual(
            Math.min(1, moment.highlights.length),
        );
        if (task === undefined) {
            if (!moment.last) moment = await answered(() => next(page).click());
            continue;
        }
        const pattern = new RegExp(`^${(task[0] ?? '').replaceAll('*', '.*')}$`);
        const target = moment.table.legal.findIndex(({ action }) => pattern.test(action));
        // It is marked, and in view even in a long list.
        const wanted = choices(page).nth(target);
        expect(await wanted.getAttribute('class'), `step ${i + 1}`).toContain('wanted');
        const hidden = await wanted.evaluate((button) => {
            const box = button.getBoundingClientRect();
            const list = button.closest('.choices')?.getBoundingClientRect();
            return list === undefined ? Infinity : box.bottom - Math.min(list.bottom, innerHeight);
        });
        expect(hidden, `step ${i + 1}`).toBeLessThan(1);
        moment = await answered(() => wanted.click());
    }
    expect(moment.last).toBe(true);
    await context.close();
});

test('a lesson fits on a phone, in Spanish', async () => {
    const context = await newContext({ viewport: { width: 360, height: 740 }, locale: 'es-ES' });
    const page = await pageOf(context);
    await page.goto('/learn/gold_west/first_game');
    await page.getByText('Paso 1 de 15').waitFor();
    await page.getByRole('button', { name: 'Siguiente' }).click();
    await page.getByText('Pulsa el depósito 3').waitFor();
    await inspect(page, 'lesson-360');
    await page.getByRole('button', { name: /^Elegir/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Activar el depósito 1' }).click();
    await page.getByRole('alert').getByText('prueba con el depósito 3').waitFor();
    await context.close();
});

test('the first game against bots offers the lesson, until it is declined', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto('/');
    await homeButton(page, 'Play now', 'Gold West').click();
    await page.getByRole('link', { name: 'Start the lesson' }).waitFor();
    await page.mouse.move(0, 0);
    await inspect(page, 'lesson-offer');
    await page.getByRole('button', { name: 'No, thanks' }).click();
    await page.getByRole('link', { name: 'Start the lesson' }).waitFor({ state: 'detached' });
    await page.goto('/');
    await homeButton(page, 'Play now', 'Gold West').click();
    await choices(page).first().waitFor();
    expect(await page.getByRole('link', { name: 'Start the lesson' }).count()).toBe(0);

    // The help still leads to it.
    await page.keyboard.press('?');
    await page
        .getByRole('dialog')
        .getByRole('link', { name: /^Learn/ })
        .click();
    await step(page, 1);
    await context.close();
});

test('an unknown lesson says so', async () => {
    const context = await newContext();
    const page = await pageOf(context, /404/);
    await page.goto('/learn/gold_west/none');
    await page.getByRole('alert').getByText('There is no such lesson.').waitFor();
    await context.close();
});
