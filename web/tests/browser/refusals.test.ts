// What the server and a table refuse is said on the page, with the actual reason and in the viewer's language.

import { expect, test } from 'vitest';
import { makeTable, pageOf, person } from './browser';

const record = (text: string) => ({ name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from(text) });

test('a record that cannot be read is refused with its line and reason', async () => {
    const context = await person();
    const page = await pageOf(context, /responded with a status of 400/);
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(record('motherlode-record 1\ngame boomtown\n'));
    const problem = page.getByRole('alert');
    await problem.waitFor();
    expect(await problem.textContent()).toContain('boomtown');
    expect(await problem.textContent()).not.toContain('refusal');
    await context.close();
});

test('a private table says that it is private, in Spanish too', async () => {
    const { table } = await makeTable({ seats: ['person', 'person'], name: 'Ana', listed: false });
    for (const [locale, words] of [
        ['en-US', 'This table is private'],
        ['es-ES', 'Esta mesa es privada'],
    ] as const) {
        const context = await person({ locale });
        const page = await pageOf(context);
        await page.goto(`/t/${table}`);
        await page.getByRole('alert').filter({ hasText: words }).waitFor();
        await context.close();
    }
});

test('a name that the table refuses is explained', async () => {
    const made = await makeTable({ seats: ['person', 'person'], name: 'Ana' });
    const context = await person();
    const page = await pageOf(context);
    await page.goto(`/t/${made.table}#${made.seats[1]?.token}`);
    const name = page.getByLabel('Your name');
    await name.fill('\u200b');
    await name.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'A name must have 1 to 24 printable characters.' }).waitFor();
    await context.close();
});
