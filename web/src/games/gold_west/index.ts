import type { GameDrawing } from '../../games';
import type { Translate } from '../../words';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { note, symbolKey, tipNumbers } from './info';
import { listWords } from './say';
import { resources } from './view_lookup';
import Symbols from './Symbols.svelte';

/** The symbol to show beside an argument of a log line. */
function symbol(argument: string, id: string): string | null {
    switch (argument) {
        case 'resource':
        case 'metal':
            return `goods-${id}`;
        case 'terrain':
            return `terrain-${id}`;
        default:
            return null;
    }
}

/** Several resources are shown as a row of icons. */
function signs(argument: string, id: string, t: Translate): { symbols: string[]; words: string } | null {
    if (argument !== 'goods' && argument !== 'cost' && argument !== 'price') return null;
    const list = [...id].flatMap((letter) => resources.find((_, i) => 'wtcsg'[i] === letter) ?? []);
    return { symbols: list.map((resource) => `goods-${resource}`), words: listWords(t, list) };
}

/** Maps prompts to the manual's three steps; questions of an investment belong to the second. */
const stepOf: Record<string, string> = {
    leave: 'activate',
    choose_token: 'build_or_loot',
    choose_loot: 'build_or_loot',
    place_resources: 'build_or_loot',
    game_over: '',
    other: 'use_metals',
};

const drawing: GameDrawing = {
    Board,
    Player,
    Symbols,
    steps: ['activate', 'use_metals', 'build_or_loot'],
    stepOf,
    symbolKey,
    note,
    short: { 'gold_west.action.token': 'gold_west.page.short_token' },
    tipNumbers,
    symbol,
    signs,
};
export default drawing;
