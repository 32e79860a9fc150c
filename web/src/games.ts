// What the page needs of a game. Every folder in games/ is one: index.ts is its drawing, loaded only when a table of the
// game is opened, and card.ts is what home shows of it besides what the server says.

import type { Component } from 'svelte';
import type { Offer, Offers } from './actions';
import type { Arg, SeatInfo } from './protocol';
import type { Translate } from './words';

/** Edition, View and Facts are the game's own types, from its types.ts. */
export interface BoardProps<Edition = unknown, View = unknown, Facts = unknown> {
    /** The edition's unchanging data. */
    edition: Edition;
    view: View;
    /** The view before this one, to move pieces from; null where nothing shall move. */
    previous: View | null;
    /** What the viewer may do now; empty for watchers and in the history. */
    offers: Offers<Facts>;
    choose: (offer: Offer) => void;
    /** Asks the server why an action is not possible. */
    whyNot: (verb: string, ...args: Arg[]) => void;
    /** Ids of places, cards and the like to light up, since a log line or a choice about them has focus. */
    lit: string[];
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
    // Whatever the game's types are: the server sends them.
    Board: Component<BoardProps<never, never, never>>;
    Player: Component<PlayerProps<never, never>>;
    /** A SymbolSheet with the pieces that only this game has. */
    Symbols: Component;
    /** The decisions of a turn in order, by the last part of the prompt's key: the prompt bar shows how far it is. */
    steps: string[];
    /** The step that a prompt belongs to, where it has another name; `other` is for all prompts not listed. */
    stepOf?: Record<string, string>;
    /** The id of the symbol to stand beside an argument of a log line, such as ("building", "saloon"). */
    symbol: (argument: string, id: string) => string | null;
    /** Symbols to stand in place of an argument's text, with the words for those who listen. */
    signs?: (argument: string, id: string, t: Translate) => { symbols: string[]; words: string } | null;
}

/** A game's picture on the home page, and what the box says. */
export interface GameCard {
    Vignette: Component;
    /** Null where our rulebook does not tell. */
    minutes: number | null;
    weight: 'light' | 'middle' | 'heavy';
}

/** By game. A game without a drawing is shown as one that is still being built. */
export const drawings = byGame(import.meta.glob<{ default: GameDrawing }>('./games/*/index.ts'));
export const cards = byGame(import.meta.glob<GameCard>('./games/*/card.ts', { eager: true, import: 'default' }));

function byGame<T>(modules: Record<string, T>): Partial<Record<string, T>> {
    return Object.fromEntries(Object.entries(modules).map(([path, module]) => [path.split('/')[2] ?? path, module]));
}
