// What src/games/gold_west/json.cpp describes: the edition, a view, and what is shown before a click.

export type Metal = 'copper' | 'silver' | 'gold';
export type Resource = 'wood' | 'stone' | Metal;
export type Terrain = 'copper' | 'silver' | 'gold' | 'forest';

/** Row letter from the top and number from the left: "c4". */
export type HexName = string;
/** How many of each. */
export type Goods = Record<Resource, number>;

export interface HexPlace {
    name: HexName;
    /** Axial coordinates; rows of equal r are horizontal: x = q + r / 2, y = r · √3 / 2. */
    q: number;
    r: number;
    /** Which of the tile positions it belongs to, from 0. */
    tile: number;
    /** False on the end tiles of a two-player game. */
    used: boolean;
    /** Touches water: the Docks. */
    water: boolean;
    /** On the board's edge: the Frontier Office. */
    edge: boolean;
}

export interface CardFace {
    id: string;
    name: string;
    cost: Record<Metal, number>;
    points: number;
    /** What it does: 'none', or a message `effect_…` says it in words. */
    effect: string;
    amount: number;
    terrain: Terrain | null;
}

export interface OfficeFace {
    id: string;
    name: string;
    /** What is counted: "building_on_edge" …; scored `points` for each whole `every` of it. */
    per: string;
    points: number;
    every: number;
}

/** What may lie on Boomtown's single space: points at once (the 4VP Token), or goods (a Trading Post). */
export interface SingleFace {
    id: string;
    name: string;
    points: number;
    /** One of these, by choice; empty for a token that scores. */
    goods: Resource[];
}

export interface Edition {
    hexes: HexPlace[];
    water: { q: number; r: number }[];
    bin_points: number[];
    camps: number;
    cards: CardFace[];
    offices: OfficeFace[];
    singles: SingleFace[];
    boomtown: { columns: Metal[]; rows: Metal[] };
    shipping: {
        steps: number;
        thresholds: { step: number; points: number }[];
        /** A coach takes the top tile of the track's first or second pile when it moves to these steps. */
        bonus_steps: number[];
    };
    /** First and second place; with two players only the second value is awarded, to the leader. */
    terrain_bonus: Record<Terrain, [number, number]>;
    group_points: number;
    loot_penalty: number;
}

export interface Hex {
    name: HexName;
    /** Null on an unused tile. */
    terrain: Terrain | null;
    status: 'unused' | 'face_down' | 'revealed' | 'camp' | 'settlement' | 'looted';
    /** The token's resources where the viewer knows them (also after it was taken), else null. */
    goods: Goods | null;
    /** The viewer knows it from an investment, the others do not. */
    private: boolean;
    /** Who has looked at it while it lay face down. */
    looked_by: number[];
    owner?: number;
    /** How many buildings are in its group. */
    group?: number;
}

export interface Space {
    /** As in the action's text, 1 to 9 row by row. */
    number: number;
    /** Index into `offices` of the edition; null on the single space. */
    office: number | null;
    /** Index into `singles`; null on an office. */
    single: number | null;
    price: [Metal, Metal];
    /** Seats, one for each influence token. */
    tokens: number[];
    /** Of an office: what one token would score as things stand, by seat. */
    worth: number[] | null;
}

export interface Standing {
    seat: number;
    influence: number;
    /** 1 or 2 where it would score a bonus now. */
    place: number | null;
    points: number;
}

/** Where points come from, in the order of `PlayerView.score`. */
export const sources = [
    'investments',
    'shipping',
    'single_space',
    'supply_track',
    'looting',
    'building_groups',
    'offices',
    'wanted',
    'terrain',
];

export interface PlayerView {
    /** Place in the turn order, from 1. */
    order: number;
    supply: Goods[];
    camps: number;
    wanted: number;
    influence: Record<Terrain, number>;
    settlements: Record<Terrain, number>;
    /** Steps of the three stagecoaches. */
    shipping: Record<Metal, number>;
    shipping_tiles: number;
    /** Cards bought, by number in the edition. */
    cards: number[];
    /** Points by source, in the order of `sources`: final scoring as things stand included. */
    score: number[];
    total: number;
}

export interface View {
    /** The step of the turn that is due. */
    step: string;
    active_player: number;
    starting_player: number;
    /** The last turn of everybody: no building. */
    final_turn: boolean;
    /** What the active player has in the Usage Area, or still moves up the Supply Track. */
    usage_area: Goods;
    /** While resources move up: the bin (from 1) where one must stay now. */
    passing: number | null;
    /** Done this turn, so not again. */
    invested: boolean;
    influenced: boolean;
    /** The mining token chosen, until its resources are placed. */
    chosen: HexName | null;
    /** While an effect waits: how often it is still to be carried out. */
    effect_left: number;
    hexes: Hex[];
    boomtown: Space[];
    /** In each terrain, the strongest first; points as things stand. */
    standings: Record<Terrain, Standing[]>;
    /** Cards on display by number in the edition; null where bought. */
    investments: (number | null)[];
    /** Investment Bonus Tiles left, the highest first. */
    bonus_tiles: number[];
    /** For each metal its first and its second pile, the top tile first. */
    shipping_piles: Record<Metal, number[][]>;
    players: PlayerView[];
}

/** What a building would bring, as things stand. */
export interface Prospect {
    terrain: Terrain;
    /** In that terrain, then. */
    influence: number;
    /** 1 or 2 where it would score that terrain's bonus. */
    place: number | null;
    /** The hexes of the group, with its own. */
    group: HexName[];
    points: number;
}

/** What an action would bring. */
export interface Facts {
    /** For a token, what a camp there would bring. */
    building: Prospect | null;
    /** The bins where one resource of the activated bin stays, from the highest. */
    stays?: number[];
    /** How many resources reach the Usage Area. */
    arrives?: number;
}
