// Validates the server's messages: the check runs on every page, and it can fail.

import { expect, inject, test } from 'vitest';
import { createTable, pageOf, newContext, playWithoutRendering, validated, type TableMessage } from './browser';
import { Validator } from './valid';

const schemas = inject('schemas');

interface Whole {
    game?: string;
    edition: { data: Record<string, unknown> };
    view: Record<string, unknown>;
    legal: unknown;
}

/** The first messages of a table: the whole table, then updates. */
async function messagesOf(game: string): Promise<TableMessage[]> {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({ game, seats: ['person', 'bot:random'], name: 'Ana' });
    const { seat } = await playWithoutRendering(page, created, 3);
    await context.close();
    return seat.filter(({ t }) => t === 'table' || t === 'update');
}

for (const game of Object.keys(schemas))
    test(`${game}: messages to a seat are valid, and changed ones are not`, async () => {
        const before = validated();
        const messages = await messagesOf(game);
        expect(validated()).toBeGreaterThan(before);

        const problems = (change: (message: Whole) => void): string[] => {
            const message = structuredClone(messages[0]) as unknown as Whole;
            change(message);
            return new Validator(schemas).problems(JSON.stringify(message));
        };
        expect(problems(() => {})).toEqual([]);
        expect(problems(({ view }) => (view['surprise'] = 1))).not.toEqual([]);
        expect(problems(({ view }) => delete view[Object.keys(view)[0] ?? ''])).not.toEqual([]);
        expect(problems(({ edition }) => (edition.data['surprise'] = 1))).not.toEqual([]);
        expect(problems(({ edition }) => delete edition.data[Object.keys(edition.data)[0] ?? ''])).not.toEqual([]);
        expect(problems((message) => (message.legal = [{ action: 'a', preview: { facts: 'no object' } }]))).not.toEqual(
            [],
        );
        expect(problems((message) => delete message.game)).not.toEqual([]);
    });
