// What pages get of Boomtown Builders. Made by `motherlode schema boomtown_builders --typescript`; do not edit.

export type GoldmineReach = 'orthogonal' | 'eight_way';
export type LocationId = string;
export type Cube = 'single' | 'double' | 'triple';
export type Terrain = 'none' | 'mountain_left' | 'mountain_right' | 'lake' | 'goldmine' | 'hideout';
export type BuildingId = string;
export type ColumnId = string;

export interface View {
    /** Counted from 1. */
    round: number;
    starting_player: number;
    active_player: number;
    train_marker: LocationId;
    /** Votes of the row with the Train Marker. */
    votes: Votes | null;
    deck: number;
    track: LocationId[];
    draft_row: (number | null)[];
    drafted: number | null;
    /** Location of the Building that still needs its cube. */
    placed: LocationId | null;
    discarded: number[];
    /** By seat: Singles, Doubles, Triples. */
    cubes: number[][];
    /** By row: the cube sizes allowed there now. */
    row_cubes: Cube[][];
    /** Arrows in the order of the edition's spaces; null while face down. */
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
    /** Null until its row has a Track Token. */
    score: Score | null;
}

export interface Score {
    distance: number;
    points: number;
    /** Bonus for Goldmines. */
    bonus: number;
    multiplier: number;
    total: number;
}

export interface Edition {
    rows: number;
    columns: number;
    rounds: number;
    draft_row: number;
    /** Number of Track Tokens that each round places. */
    round_tokens: number[];
    /** Counted from 0. */
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
    /** Minimum number of rows ahead of the Track. */
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
    /** Column of the Train Marker now. */
    column: ColumnId;
    /** Score of the Building if the Track is in that column; before investing, with a multiplier of 1. */
    points: number;
    train?: LocationId;
    votes?: Votes | null;
}
