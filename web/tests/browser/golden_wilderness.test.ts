// The Golden Wilderness on the page: a beginners' game to its end, a trade between two humans, an election and the
// fight over it, and every level inspected in every size.

import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { salesOn } from '../../src/games/golden_wilderness/view_lookup';
import type { View } from '../../src/games/golden_wilderness/types';
import {
    asked,
    decide,
    isOver,
    createTable,
    pageOf,
    newContext,
    playByList,
    playWithoutRendering,
    sitDown,
    type CreatedTable,
    type TableMessage,
} from './browser';
import { inspect } from './inspect';

const game = 'golden_wilderness';
const board = { include: '[data-board]', exclude: '[data-board] g[aria-hidden]' };
const dialog = { include: '.affair' };
const legalPlaces = (page: Page) => page.locator('[data-place].legal');
const affair = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const actionButton = (page: Page, name: string) =>
    page.getByRole('group', { name: 'Actions this turn' }).getByRole('button', { name });
const seatOf = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name }).first();

/** Two humans in separate browsers; the one whose turn it is comes first. */
async function twoHumans(
    options: object,
): Promise<{ pages: [Page, Page]; names: [string, string]; close: () => Promise<void> }> {
    const contexts = [
        await newContext({ viewport: { width: 1440, height: 900 } }),
        await newContext({ viewport: { width: 1440, height: 900 } }),
    ] as const;
    const [ana, ben] = [await pageOf(contexts[0]), await pageOf(contexts[1])];
    const created: CreatedTable = await sitDown(ana, { game, seats: ['person', 'person'], options });
    await ben.goto(`/t/${created.table}#${created.seats[1]?.token}`);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Sit down' }).click();
    await ana.getByText('Ben').first().waitFor();
    await Promise.all([ana, ben].map((page) => page.locator('[data-place]').first().waitFor()));
    const prompt = await ana
        .getByText('Take any actions you like')
        .first()
        .or(ana.getByText('Ben, take any actions you like').first())
        .textContent();
    const close = async (): Promise<void> => void (await Promise.all(contexts.map((context) => context.close())));
    return prompt?.includes('Ben')
        ? { pages: [ben, ana], names: ['Ben', 'Ana'], close }
        : { pages: [ana, ben], names: ['Ana', 'Ben'], close };
}

test('beginners play a whole game: the first turn on the map, the rest from the list', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    await sitDown(page, { game, seats: ['person', 'bot:greedy'], options: { level: 'beginner' } });
    await asked(page);

    // Features of higher levels are not shown.
    for (const name of ['Road', 'Trade', 'Mission', 'Election']) expect(await actionButton(page, name).count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Roles' }).count()).toBe(0);

    // A tile out of reach describes itself and says why; a highlighted one can be settled.
    const closed = page.locator('[data-place]:not(.legal)').first();
    if ((await closed.count()) > 0) {
        await closed.click();
        await page
            .getByRole('alert')
            .getByRole('button', { name: /^Rule / })
            .waitFor();
        await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
        await page.keyboard.press('Escape');
    }
    const tile = (await legalPlaces(page).first().getAttribute('data-place')) ?? '';
    await decide(page, () => legalPlaces(page).first().click());
    await page.locator(`[data-place="${tile}"][aria-label*="Owner: Ana"]`).waitFor();
    await page.getByText('Nobody yet. Immigrants bring new people.').waitFor();

    // Points are bought from the strip below the map.
    await actionButton(page, 'Buy points').click();
    await decide(page, () => actionButton(page, 'Buy 5 points').click());
    await decide(page, () => actionButton(page, 'End turn').click());
    await affair(page, 'Which event happens?').getByRole('button').first().waitFor();
    await decide(page, () => affair(page, 'Which event happens?').getByRole('button').first().click());

    // Play to the end: settle whenever possible, and never buy points.
    await playByList(page, ['Settle', 'Hold', 'Sell', 'Play Taxes', 'Play']);
    expect(await isOver(page)).toBe(true);
    await page.getByRole('dialog', { name: 'California is settled' }).waitFor();
    await page.keyboard.press('Escape');
    // Tiles behind a desert may never be reached; all others are settled, some of them by Ana.
    expect(await legalPlaces(page).count()).toBe(0);
    expect(await page.locator(`[data-place][aria-label*="Owner: Ana"]`).count()).toBeGreaterThan(0);
    await context.close();
});

test('easy: two humans trade, and each sees what the other builds', async () => {
    const { pages, names, close } = await twoHumans({ level: 'easy' });
    const [first, second] = pages;
    const [firstName, secondName] = names;

    // Compose an offer: three pesos for a pioneer.
    await actionButton(first, 'Trade').click();
    const trade = affair(first, 'Trade');
    await decide(first, () => trade.getByRole('button', { name: `Make an offer to ${secondName}` }).click());
    await affair(second, 'Trade').waitFor({ state: 'hidden' });
    await decide(first, async () => void (await trade.getByLabel('You give: + pesos…').selectOption('$3')));
    await decide(first, () => trade.getByRole('button', { name: /^Ask for a pioneer/ }).click());
    await inspect(first, 'golden-wilderness-compose-1440', dialog);
    await decide(first, () => trade.getByRole('button', { name: 'Make this offer' }).click());

    // The second player sees both sides and accepts.
    const offer = second.getByRole('region', { name: `${firstName}'s offer to ${secondName}` });
    await offer.getByText('$3').waitFor();
    await offer.getByText('Pioneer').waitFor();
    await inspect(second, 'golden-wilderness-offer-1440', dialog);
    await decide(second, () => offer.getByRole('button', { name: 'Accept' }).click());
    for (const page of pages) {
        await seatOf(page, secondName).getByLabel('$13').waitFor();
        await seatOf(page, firstName).getByLabel('2 people cards').waitFor();
    }

    // The second player's own offer is declined; nobody pays.
    await actionButton(second, 'Trade').click();
    await decide(second, () =>
        affair(second, 'Trade')
            .getByRole('button', { name: `Make an offer to ${firstName}` })
            .click(),
    );
    await decide(
        second,
        async () => void (await affair(second, 'Trade').getByLabel(`${firstName} gives: + pesos…`).selectOption('$7')),
    );
    await decide(second, () => affair(second, 'Trade').getByRole('button', { name: 'Make this offer' }).click());
    await decide(first, () => trade.getByRole('button', { name: 'Decline' }).click());
    await seatOf(second, firstName).getByLabel('$7').waitFor();

    // A tile with several actions offers a choice; the road asks for its border.
    await legalPlaces(first).first().click();
    const tileActions = first.getByRole('group', { name: /^Actions on/ });
    await decide(first, () => tileActions.getByRole('button', { name: /^Settle/ }).click());
    if (await affair(first, /^Choose an industry for/).isVisible())
        await decide(first, () =>
            affair(first, /^Choose an industry for/)
                .getByRole('button', { name: /^Take/ })
                .first()
                .click(),
        );
    await second.locator(`[data-place][aria-label*="Owner: ${firstName}"]`).first().waitFor();
    await actionButton(first, 'Road').click();
    await decide(first, () => legalPlaces(first).first().click());
    await affair(first, /^Road from/).waitFor();
    await decide(first, () => first.locator('[data-place^="border"]').first().click());
    await second.locator('[data-place][aria-label*="1 road."]').first().waitFor();
    await close();
});

test('advanced: an election is fought over, and everyone sees both sides', async () => {
    const { pages, close } = await twoHumans({ level: 'advanced', roles: 'dealt' });
    const [first, second] = pages;
    await decide(first, () => actionButton(first, 'Election').click());

    // Both vote for the player who is not in power.
    for (const page of pages) {
        const vote = affair(page, 'Election for Governor');
        const challenger = vote.getByRole('listitem').filter({ hasNotText: 'in power' }).getByRole('button');
        await decide(page, () => challenger.click());
        if (page === first) await inspect(second, 'golden-wilderness-vote-1440', dialog);
        await decide(page, () => vote.getByRole('button', { name: 'Done' }).click());
    }

    // One player adds a sword for the old Governor, the other passes: the old Governor stays.
    const fights = pages.map((page) => affair(page, 'Fight over the Governor'));
    for (const fight of fights)
        await fight.getByText('If everyone passes now, the new government takes over').waitFor();
    await decide(first, () =>
        fights[0]!
            .getByRole('button', { name: /^Fight for the old government with/ })
            .first()
            .click(),
    );
    for (const fight of fights) await fight.getByText('If everyone passes now, the old government stays').waitFor();
    await inspect(second, 'golden-wilderness-fight-1440', dialog);
    await decide(second, () => fights[1]!.getByRole('button', { name: 'Pass' }).click());
    await decide(first, () => fights[0]!.getByRole('button', { name: 'Pass' }).click());
    await second.getByText('The result is defeated').first().waitFor();
    await close();
});

test('every market pays what the page predicted, and an onlooker sees no hand', async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({
        game,
        seats: ['person', 'bot:greedy', 'bot:greedy'],
        options: { level: 'easy' },
        name: 'Ana',
    });
    const { seat, onlooker } = await playWithoutRendering(page, created, 60);
    let markets = 0;
    const views = seat.filter((message): message is TableMessage & { view: View } => message.view !== undefined);
    views.forEach(({ view }, i) => {
        const after = views[i + 1];
        const held = after?.events?.find(({ message }) => message.key.endsWith('.event.market_held'));
        if (view.step !== 'market_product' || after === undefined || held === undefined) return;
        const sold = (held.message.args['product'] as { id: string }).id;
        const sale = salesOn(view, view.market ?? '').find(({ product }) => product === sold);
        expect(after.view.players.map(({ pesos }, player) => pesos - (view.players[player]?.pesos ?? 0))).toEqual(
            view.players.map((_, player) => sale?.earnings.find((earning) => earning.seat === player)?.pesos ?? 0),
        );
        markets += 1;
    });
    expect(markets).toBeGreaterThanOrEqual(5);
    for (const { view } of onlooker) if (view !== undefined) expect((view as View).hand).toEqual([]);
    await context.close();
});

// Tables of several levels, inspected at several sizes; axe is slow on a whole board.
const moments = [
    { what: 'beginner', seats: 2, decisions: 0, sizes: ['1440', '360'], link: '' },
    { what: 'easy', seats: 3, decisions: 40, sizes: ['1440'], link: '' },
    { what: 'advanced', seats: 5, decisions: 30, sizes: ['1440', '1024', '360'], link: '' },
];
beforeAll(async () => {
    const context = await newContext();
    const page = await pageOf(context);
    const bots = ['person', 'bot:greedy', 'bot:greedy', 'bot:random', 'bot:random'];
    for (const moment of moments) {
        const created = await createTable({
            game,
            seats: bots.slice(0, moment.seats),
            options: { level: moment.what },
            name: 'Ana',
        });
        await playWithoutRendering(page, created, moment.decisions);
        moment.link = `/t/${created.table}#${created.seats[0]?.token}`;
    }
    await context.close();
});

const sizes = {
    '1440': { width: 1440, height: 900 },
    '1024': { width: 1024, height: 768 },
    '360': { width: 360, height: 740 },
};

test.each(Object.entries(sizes))('every level passes inspection at %s px', async (size, viewport) => {
    const phone = viewport.width < 500;
    const context = await newContext({ viewport, hasTouch: phone, isMobile: phone });
    const page = await pageOf(context);
    for (const { what, link } of moments.filter((moment) => moment.sizes.includes(size))) {
        await page.goto(link);
        await page.locator('[data-place]').first().waitFor();
        await asked(page);
        if (await page.locator('dialog[open]').isVisible()) await page.keyboard.press('Escape');
        await inspect(page, `golden-wilderness-${what}-${size}`, board);
    }
    await context.close();
});

/**
 * Both humans of a table play on without rendering until one of them reaches this step. Each prefers actions that lead
 * there, by their text. Returns the seat at that step, and the seats' own tokens.
 */
async function playUntil(
    page: Page,
    { table, seats }: CreatedTable,
    step: string,
): Promise<{ seat: number; tokens: string[] }> {
    await page.goto('/');
    return page.evaluate(
        ([id, tokens, wanted]) => {
            interface Person {
                id: string;
                abilities: string[];
            }
            let attackers: string[] = [];
            const choose = ({ view, legal }: TableMessage, seat: number): string => {
                const actions = (legal ?? []).map(({ action }) => action);
                const opponentSites = (view as View).tiles
                    .filter(({ owner }) => owner !== null && owner !== seat)
                    .map(({ tile }) => `site ${tile}`);
                const uses = actions.filter((action) => attackers.includes(action));
                const icons = actions.filter(
                    (action) =>
                        action.startsWith('icons ') &&
                        !attackers.some((use) => use.split(' ')[1] === action.split(' ')[1]),
                );
                const preferences = [
                    /^attack /,
                    /^settle /,
                    /^industry /,
                    /^mission$/,
                    /^take /,
                    /^market /,
                    /^product /,
                    /^play (?!taxes)/,
                    /^play /,
                    /^site /,
                    /^allow$/,
                    /^stop$/,
                    /^event$/,
                ];
                const building =
                    wanted === 'permission' ? actions.filter((action) => opponentSites.includes(action)) : [];
                return (
                    building[0] ??
                    (wanted === 'contest' ? uses[0] : undefined) ??
                    icons[0] ??
                    preferences.flatMap((pattern) => actions.find((action) => pattern.test(action)) ?? [])[0] ??
                    actions.at(-1) ??
                    ''
                );
            };
            return new Promise<{ seat: number; tokens: string[] }>((resolve, reject) => {
                const sockets: WebSocket[] = [];
                const ownTokens: string[] = [];
                tokens.forEach((token, seat) => {
                    const socket = new WebSocket(`ws://${location.host}/ws`);
                    let last = '';
                    sockets.push(socket);
                    socket.onopen = () => {
                        socket.send(JSON.stringify({ t: 'hello', table: id, token }));
                        socket.send(JSON.stringify({ t: 'name', name: ['Ana', 'Ben'][seat] }));
                    };
                    socket.onmessage = ({ data }) => {
                        const message = JSON.parse(String(data)) as TableMessage & { token?: string };
                        if (message.t === 'seat' && message.token !== undefined) ownTokens[seat] = message.token;
                        if (message.edition !== undefined)
                            attackers = (message.edition.data as { people: Person[] }).people.flatMap((person) =>
                                person.abilities.flatMap((text, i) =>
                                    text.includes('attack') ? [`use ${person.id} ${i + 1}`] : [],
                                ),
                            );
                        // No human clicks as fast as this.
                        if (message.t === 'error' && message.code === 'limit') setTimeout(() => socket.send(last), 500);
                        else if (message.t === 'error' && message.code !== 'stale') reject(new Error(String(data)));
                        if (message.result?.finished) reject(new Error(`It never came to ${wanted}.`));
                        // Nothing is offered before both seats are taken.
                        if (
                            message.legal === undefined ||
                            message.legal.length === 0 ||
                            !message.pending?.must.includes(seat)
                        )
                            return;
                        if ((message.view as View).step === wanted) {
                            for (const open of sockets) open.close();
                            resolve({ seat, tokens: ownTokens });
                            return;
                        }
                        last = JSON.stringify({
                            t: 'move',
                            id: `${message.version}`,
                            version: message.version,
                            action: choose(message, seat),
                        });
                        socket.send(last);
                    };
                });
            });
        },
        [table, seats.map(({ token }) => token), step] as const,
    );
}

test.each([
    { step: 'permission', name: 'Permission to build', answer: 'Allow it' },
    { step: 'contest', name: /^Attack on/, answer: 'Stop' },
])('standard: $step, seen by both', async ({ step, name, answer }) => {
    const context = await newContext();
    const page = await pageOf(context);
    const created = await createTable({
        game,
        seats: ['person', 'person'],
        options: { level: 'standard' },
        name: 'Ana',
    });
    const { seat, tokens } = await playUntil(page, created, step);
    for (const [size, viewport] of [
        ['1440', sizes['1440']],
        ['360', sizes['360']],
    ] as const) {
        await page.setViewportSize(viewport);
        for (const [who, token] of [
            ['asked', tokens[seat]],
            ['waits', tokens[1 - seat]],
        ] as const) {
            await page.goto(`/t/${created.table}#${token}`);
            await affair(page, name).waitFor();
            await inspect(page, `golden-wilderness-${step}-${who}-${size}`, dialog);
        }
    }
    // A viewer with both seats gets one link to the table.
    await page.goto('/');
    const lines = page.locator(`a[href="/t/${created.table}"]`);
    await lines.first().waitFor();
    expect(await lines.count()).toBe(1);
    await page.goto(`/t/${created.table}#${tokens[seat]}`);
    await decide(page, () => affair(page, name).getByRole('button', { name: answer }).last().click());
    await context.close();
});
