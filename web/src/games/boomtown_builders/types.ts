// What pages get of Boomtown Builders. Made by `motherlode schema boomtown_builders --typescript`; do not edit.

export type GoldmineReach = 'orthogonal' | 'eight_way';
export type LocationId = string;
export type Cube = 'single' | 'double' | 'triple';
export type Terrain = 'none' | 'mountain_left' | 'mountain_right' | 'lake' | 'goldmine' | 'hideout';
export type BuildingId = string;
export type ColumnId = string;

export interface View {
    /** From 1. */
    round: number;
    starting_player: number;
    active_player: number;
    train_marker: LocationId;
    /** Of the row where the train is. */
    votes: Votes | null;
    deck: number;
    track: LocationId[];
    draft_row: (number | null)[];
    drafted: number | null;
    /** The location just built on, while its cube is still to come. */
    placed: LocationId | null;
    discarded: number[];
    /** By seat: Singles, Doubles, Triples. */
    cubes: number[][];
    /** By row: the cubes that can be invested there now. */
    row_cubes: Cube[][];
    /** Arrows in the order of the edition's spaces; null is face down. */
    hideouts: (string | null)[];
    terrain: {
        at: LocationId;
        terrain: Terrain;
    }[];
    buildings: Building[];
}

export interface Votes {
    left: number;
    right: number;
}

export interface Building {
    at: LocationId;
    card: number;
    owner?: number;
    cube?: Cube;
    /** Once its row has a Track Token. */
    score: Score | null;
}

export interface Score {
    distance: number;
    points: number;
    /** Of Goldmines. */
    bonus: number;
    multiplier: number;
    total: number;
}

export interface Edition {
    rows: number;
    columns: number;
    rounds: number;
    draft_row: number;
    /** How many Track Tokens each round places. */
    round_tokens: number[];
    /** From 0. */
    middle_column: number;
    goldmine_bonus: number;
    goldmine: GoldmineReach;
    cubes: CubeKind[];
    /** Arrows by row and column: "<<+", or "." for none. */
    printed: string[][];
    hideout_spaces: LocationId[];
    cards: CardFace[];
}

export interface CubeKind {
    id: Cube;
    multiplier: number;
    /** How far ahead of the Track it needs to be. */
    rows_ahead: number;
}

export interface CardFace {
    building: BuildingId;
    name: string;
    arrows: string;
    /** By distance from the Track Token. */
    points: number[];
}

export interface Facts {
    /** Where the train is now. */
    column: ColumnId;
    /** What the Building scores with the Track in that column; before investing, for a multiplier of 1. */
    points: number;
    train?: LocationId;
    votes?: Votes | null;
}
