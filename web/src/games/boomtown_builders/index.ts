import type { GameDrawing } from '../../games';
import type { Message } from '../../protocol';
import type { Translate } from '../../words';
import Board from './Board.svelte';
import { frontSymbol } from './Front.svelte';
import { note, symbolKey } from './info';
import Player from './Player.svelte';
import { votesWords } from './say';
import { voteSymbols } from './view_lookup';
import { stages } from './stages';
import Symbols from './Symbols.svelte';

/** The symbol to show beside an argument of a log line. */
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

/** Vote Arrows are shown as icons. */
function signs(argument: string, id: string, t: Translate): { symbols: string[]; words: string } | null {
    return argument === 'arrows' ? { symbols: voteSymbols(id), words: votesWords(t, id) } : null;
}

/** The places of a row are listed together. */
function heading({ args: { location } }: Message, t: Translate): string | null {
    const row = typeof location === 'object' && 'id' in location ? Number(location.id.slice(1)) : NaN;
    return Number.isNaN(row) ? null : t('boomtown_builders.page.row', { n: row });
}

const drawing: GameDrawing = {
    Board,
    Player,
    Symbols,
    steps: ['draft', 'build', 'invest'],
    symbolKey,
    stages,
    note,
    heading,
    symbol,
    signs,
};
export default drawing;
