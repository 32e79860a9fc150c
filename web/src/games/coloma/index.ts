import type { GameDrawing } from '../../games';
import Board from './Board.svelte';
import Player from './Player.svelte';
import { note, symbolKey } from './info';
import { thingIcon } from './signs';
import { stages } from './stages';
import Symbols from './Symbols.svelte';

/** The symbol to show beside an argument of a log line. */
function symbol(argument: string, id: string): string | null {
    switch (argument) {
        case 'thing':
            return thingIcon(id);
        case 'building':
            return 'card';
        case 'barrel':
            return 'barrel';
        case 'bridge':
            return 'bridge';
        default:
            return null;
    }
}

/** Players think of a round as setting the dial, then one turn with all its questions. */
const withinTurn = [
    'accept',
    'pay',
    'discard',
    'discard_for_each',
    'discard_barrel',
    'take_barrel',
    'structure',
    'wagon',
    'pitch',
    'row',
    'bury',
    'signpost_boom',
];
const stepOf: Record<string, string> = {
    waiting: 'select',
    ...Object.fromEntries(withinTurn.map((prompt) => [prompt, 'turn'])),
};

const drawing: GameDrawing = {
    Board,
    Player,
    Symbols,
    steps: ['select', 'turn'],
    stepOf,
    symbolKey,
    stages,
    note,
    short: { 'coloma.action.select_mule': 'coloma.page.short_mule' },
    symbol,
};
export default drawing;
