// What src/games/boomtown_builders/json.cpp describes: the edition, a view, and what is shown before a click.

export type CubeSize = 'single' | 'double' | 'triple';
export type TerrainKind = 'mountain_left' | 'mountain_right' | 'lake' | 'goldmine';

/** Arrows as text: "<<+", or "." for none. */
export type ArrowsText = string;
/** Column letter and row number: "d3". */
export type PlaceName = string;

export interface CubeKind {
    id: CubeSize;
    multiplier: number;
    rows_ahead: number;
}

export interface CardFace {
    building: string;
    name: string;
    arrows: ArrowsText;
    /** By distance from the Track Token, from 0 to the width of the board. */
    points: number[];
}

export interface Edition {
    rows: number;
    columns: number;
    rounds: number;
    draft_row: number;
    goldmine_bonus: number;
    /** How many Track Tokens each round places. */
    round_tokens: number[];
    /** From 0. */
    middle_column: number;
    goldmine: 'orthogonal' | 'eight_way';
    cubes: CubeKind[];
    printed: ArrowsText[][];
    hideout_spaces: PlaceName[];
    cards: CardFace[];
}

export interface Score {
    distance: number;
    points: number;
    /** Of Goldmines. */
    bonus: number;
    multiplier: number;
    total: number;
}

export interface Building {
    at: PlaceName;
    card: number;
    owner?: number;
    cube?: CubeSize;
    /** Once its row has a Track Token. */
    score: Score | null;
}

export interface Votes {
    left: number;
    right: number;
}

/** What is shown before a click: of "build" and "invest". */
export interface Facts {
    /** Where the train is now. */
    column: string;
    /** What the Building scores with the Track in that column; before investing, for a multiplier of 1. */
    points: number;
    train?: PlaceName;
    votes?: Votes | null;
}

export interface View {
    round: number;
    starting_player: number;
    active_player: number;
    train_marker: PlaceName;
    /** Of the row where the train is; null once the Track is complete. */
    votes: Votes | null;
    deck: number;
    track: PlaceName[];
    draft_row: (number | null)[];
    drafted: number | null;
    /** The location just built on, while its cube is still to come. */
    placed: PlaceName | null;
    discarded: number[];
    cubes: number[][];
    /** By row: the cubes that can be invested there now. */
    row_cubes: CubeSize[][];
    /** In the order of the edition's spaces; null is face down. */
    hideouts: (ArrowsText | null)[];
    terrain: { at: PlaceName; terrain: TerrainKind }[];
    buildings: Building[];
}
