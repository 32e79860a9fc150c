import type { GameDrawing } from '../../games';
import Board from './Board.svelte';
import { frontSymbol } from './Front.svelte';
import Player from './Player.svelte';
import Symbols from './Symbols.svelte';

/** Symbols that stand beside an argument of a log line. */
function symbol(argument: string, id: string): string | null {
    switch (argument) {
        case 'building':
            return frontSymbol(id);
        case 'cube':
            return `cube-${id}`;
        case 'terrain':
            return id.replace('_', '-');
        default:
            return null;
    }
}

const drawing: GameDrawing = { Board, Player, Symbols, steps: ['draft', 'build', 'invest'], symbol };
export default drawing;
