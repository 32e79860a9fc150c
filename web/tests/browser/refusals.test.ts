// The page shows refusals by the server and by a table with the actual reason, in the viewer's language.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTable, pageOf, newContext } from './browser';

const record = (text: string) => ({ name: 'broken.record', mimeType: 'text/plain', buffer: Buffer.from(text) });

const valid = readFileSync(
    new URL('../../../tests/records/boomtown_builders/two_players.record', import.meta.url),
    'utf8',
);

test.each([
    ['of another kind', 'Howdy\n', 'record:1: a “motherlode-record” line is expected here, not “Howdy”.'],
    ['of an unknown game', valid.replace(/^game .*/m, 'game boomtown'), 'record:2: no game is called “boomtown”.'],
    ['of other rules', valid.replace(/^rules .*/m, 'rules 99'), 'record:3: this program plays version 1 of the rules'],
    ['of another edition', valid.replace(/^(edition \w+) .*/m, '$1 0'), 'record:4: the record was played with another'],
    ['with an unknown action', valid.replace(/^move (\d) .*/m, 'move $1 mvoe'), 'record:12: “mvoe” is not an action'],
    ['with a wrong hash', valid.replace(/^hash .*/m, 'hash 0'), 'record:28: the replayed game differs from the record'],
    ['that is cut off', valid.slice(0, valid.indexOf('\nend ') + 1), 'before its “end” line.'],
])('a record %s is refused with the line and the reason', async (_, text, words) => {
    const context = await newContext();
    const page = await pageOf(context, /responded with a status of 400/);
    await page.goto('/');
    await page.locator('input[type=file]').setInputFiles(record(text));
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    await context.close();
});

test('a wrong address is answered in words', async () => {
    const context = await newContext();
    const page = await pageOf(context, /responded with a status of 404/);
    const response = await page.goto('/no/where');
    expect(response?.status()).toBe(404);
    await page.getByText('There is no page at this address.').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All games' }).click();
    await page.getByRole('heading', { name: 'My tables' }).waitFor();
    await context.close();
});

test('a refusal names the decision that comes first', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({ game: 'coloma', seats: ['person', 'bot:random'], name: 'Ana' });
    await page.goto(`/t/${created.table}#${created.seats[0]?.token}`);
    await page
        .getByRole('button', { name: /^Site 1/ })
        .first()
        .click();
    await page.getByRole('alert').getByText('another decision comes first. Discard').waitFor();
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
