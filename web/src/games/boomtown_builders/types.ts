// The shapes that src/games/boomtown_builders/view.cpp writes: `write_edition` and `write_view`.

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
    /** From 0. Where it is missing, the middle is reckoned from the columns. */
    middle_column?: number;
    /** Where it is missing, a Goldmine on a corner is left undecided. */
    goldmine?: 'orthogonal' | 'eight_way';
    cubes: CubeKind[];
    printed: ArrowsText[][];
    hideout_spaces: PlaceName[];
    cards: CardFace[];
}

export interface Building {
    at: PlaceName;
    card: number;
    owner?: number;
    cube?: CubeSize;
}

export interface View {
    round: number;
    starting_player: number;
    active_player: number;
    train_marker: PlaceName;
    deck: number;
    track: PlaceName[];
    draft_row: (number | null)[];
    drafted: number | null;
    /** The location just built on, while its cube is still to come. */
    placed: PlaceName | null;
    discarded: number[];
    cubes: number[][];
    /** In the order of the edition's spaces; null is face down. */
    hideouts: (ArrowsText | null)[];
    terrain: { at: PlaceName; terrain: TerrainKind }[];
    buildings: Building[];
}
