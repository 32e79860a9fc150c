// What the page needs of a game: its drawing, loaded only when a table of that game is opened, and the
// few facts that the server does not tell.

import type { Component } from 'svelte';
import type { Offer, Offers } from './actions';
import type { Arg, Legal, SeatInfo } from './protocol';
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
    legal: Legal[];
    choose: (action: Offer | string) => void;
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
    /** The step that a prompt belongs to, where it has another name. */
    stepOf?: Record<string, string>;
    /** The id of the symbol to stand beside an argument of a log line, such as ("building", "saloon"). */
    symbol: (argument: string, id: string) => string | null;
    /** Symbols to stand in place of an argument's text, with the words for those who listen. */
    signs?: (argument: string, id: string, t: Translate) => { symbols: string[]; words: string } | null;
}

export type GameName = 'boomtown_builders' | 'coloma' | 'gold_west' | 'golden_wilderness';

/** A game without a drawing is shown as one that is still being built. */
export const drawings: Partial<Record<string, () => Promise<{ default: GameDrawing }>>> = {
    boomtown_builders: () => import('./games/boomtown_builders/index'),
    coloma: () => import('./games/coloma/index'),
    gold_west: () => import('./games/gold_west/index'),
    golden_wilderness: () => import('./games/golden_wilderness/index'),
};

export interface GameCard {
    name: GameName;
    title: string;
    players: string;
    /** As the box says; null where our rulebook does not tell. */
    minutes: number | null;
    weight: 'light' | 'middle' | 'heavy';
}

/** The four games in the order of the home page; the server says which of them can be played. */
export const shelf: GameCard[] = [
    { name: 'boomtown_builders', title: 'Boomtown Builders', players: '2–4', minutes: 30, weight: 'light' },
    { name: 'coloma', title: 'Coloma', players: '1–6', minutes: null, weight: 'middle' },
    { name: 'gold_west', title: 'Gold West', players: '2–4', minutes: null, weight: 'middle' },
    { name: 'golden_wilderness', title: 'The Golden Wilderness', players: '2–5', minutes: null, weight: 'heavy' },
];
