// The page's interface to the games. Every folder in games/ is one game: index.ts is its board, loaded only when one of
// its tables is opened, and card.ts adds to the server's data for the home page.

import type { Component } from 'svelte';
import type { Offer, Offers } from './actions';
import type { Stages, Telling } from './client/stages';
import type { Mark } from './client/table_state';
import type { Arg, Legal, Message, SeatInfo } from './protocol';
import type { Translate } from './words';

/** Edition, View and Facts are the game's own types, from its types.ts. */
export interface BoardProps<Edition = unknown, View = unknown, Facts = unknown> {
    /** The edition's unchanging data. */
    edition: Edition;
    view: View;
    /** The view before this one, to animate pieces from; null to animate nothing. */
    previous: View | null;
    /** The viewer's legal actions; empty for watchers and in the history. */
    offers: Offers<Facts>;
    choose: (offer: Offer) => void;
    /** Asks the server why an action is not possible. */
    whyNot: (verb: string, ...args: Arg[]) => void;
    /** Ids of places, cards and pieces to highlight, because the focused log line or choice mentions them. */
    highlighted: string[];
    /** What the others used since the viewer's last move. */
    recent: Mark[];
    /** The event on show, while the moves of the others are shown. */
    telling: Telling | null;
    seats: SeatInfo[];
    me: number | null;
    motion: boolean;
    t: Translate;
}

export interface PlayerProps<Edition = unknown, View = unknown> {
    edition: Edition;
    view: View;
    seat: number;
    seats: SeatInfo[];
    me: number | null;
    /** One short line, for a chip on a phone. */
    compact: boolean;
    t: Translate;
}

export interface GameDrawing {
    // `never`, because each game's types are known only to the game; the server sends matching data.
    Board: Component<BoardProps<never, never, never>>;
    Player: Component<PlayerProps<never, never>>;
    /** A SymbolSheet with the pieces that only this game has. */
    Symbols: Component;
    /** The decisions of a turn in order, by the last part of the prompt's key; the prompt bar shows the progress. */
    steps: string[];
    /** Maps a prompt to its step if their names differ; `other` is for all prompts not listed. */
    stepOf?: Record<string, string>;
    /** The numbers in tips, from the edition in play. */
    tipNumbers?: (edition: never) => Record<string, number>;
    /** The key to the symbols: each symbol with the message that explains it. */
    symbolKey: { symbol: string; words: string; numbers?: (edition: never) => Record<string, number> }[];
    /** The symbol to show beside an argument of a log line, such as ("building", "saloon"). */
    symbol: (argument: string, id: string) => string | null;
    /** How the events of a move are shown one by one; without it, only their sentences are. */
    stages?: Stages<never, never, object>;
    /** What a choice does or costs, if its sentence does not say so. */
    note?: (choice: Legal, edition: never, view: never, t: Translate) => string | null;
    /** Messages for the choices of long lists, by the keys of their sentences. */
    short?: Partial<Record<string, string>>;
    /** The heading of a choice in a long list, such as its row; null for none. */
    heading?: (message: Message, t: Translate) => string | null;
    /** Symbols to show instead of an argument's text, with the words for screen readers. */
    signs?: (argument: string, id: string, t: Translate) => { symbols: string[]; words: string } | null;
}

/** A game's picture for the home page, and the data printed on its box. */
export interface GameCard {
    Vignette: Component;
    /** Null if our rulebook does not say. */
    minutes: number | null;
    weight: 'light' | 'middle' | 'heavy';
    /** Its board needs so much space that the panel beside it starts folded on a medium screen. */
    large?: boolean;
    /** The option of the game that can be chosen on its card. */
    variant: string;
}

/** By game. A game without a board is shown as under construction. */
export const drawings = byGame(import.meta.glob<{ default: GameDrawing }>('./games/*/index.ts'));
export const cards = byGame(import.meta.glob<GameCard>('./games/*/card.ts', { eager: true, import: 'default' }));

function byGame<T>(modules: Record<string, T>): Partial<Record<string, T>> {
    return Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module]));
}
