import type { GameDrawing } from '../../games';
import Board from './Board.svelte';
import { note, symbolKey, tipNumbers } from './info';
import Player from './Player.svelte';
import { stages } from './stages';
import Symbols from './Symbols.svelte';

/** The symbol to show beside an argument of a log line. */
function symbol(argument: string, id: string): string | null {
    switch (argument) {
        case 'product':
            return `product-${id}`;
        case 'industry':
            return `product-${id.split('_')[1] ?? ''}`;
        case 'event':
        case 'one':
        case 'other':
            return /^(immigrants|taxes|neophytes|\w+_market)$/.test(id) ? `event-${id}` : null;
        case 'role':
            return `role-${id}`;
        case 'piece':
            return id;
        default:
            return null;
    }
}

/** A turn has free actions, then the event; every other prompt belongs to one of the two. */
const stepOf: Record<string, string> = {
    compose: 'act',
    industry: 'act',
    border: 'act',
    site: 'act',
    explore: 'act',
    turn: 'act',
    choose_tile: 'act',
    board_tile: 'act',
    give_from_deck: 'act',
    target: 'act',
    market: 'event',
    product: 'event',
};

const drawing: GameDrawing = {
    Board,
    Player,
    Symbols,
    steps: ['act', 'event'],
    stepOf,
    symbolKey,
    tipNumbers,
    stages,
    note,
    symbol,
};
export default drawing;
