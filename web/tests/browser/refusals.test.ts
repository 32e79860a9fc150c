// The page shows refusals by the server and by a table with the actual reason, in the viewer's language.

import { expect, test } from 'vitest';
import { createTable, pageOf, newContext } from './browser';

const record = (text: string) => ({ name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('an invalid record is refused with the line and the reason', async () => {
    const context = await newContext();
    const page = await pageOf(context, /responded with a status of 400/);
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(record('motherlode-record 1\ngame boomtown\n'));
    const problem = page.getByRole('alert');
    await problem.waitFor();
    expect(await problem.textContent()).toContain('boomtown');
    expect(await problem.textContent()).not.toContain('refusal');
    await context.close();
});

test('a private table is refused as private, in Spanish too', async () => {
    const { table } = await createTable({ seats: ['person', 'person'], name: 'Ana', listed: false });
    for (const [locale, words] of [
        ['en-US', 'This table is private'],
        ['es-ES', 'Esta mesa es privada'],
    ] as const) {
        const context = await newContext({ locale });
        const page = await pageOf(context);
        await page.goto(`/t/${table}`);
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
        await context.close();
    }
});

test('a refused name is explained', async () => {
    const created = await createTable({ seats: ['person', 'person'], name: 'Ana' });
    const context = await newContext();
    const page = await pageOf(context);
    await page.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    const name = page.getByLabel('Your name');
    await name.fill('\u200b');
    await name.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'A name must have 1 to 24 printable characters.' }).waitFor();
    await context.close();
});
