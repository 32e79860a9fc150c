// What pages get of Gold West. Made by `motherlode schema gold_west --typescript`; do not edit.

export type Step = 'activate_supply_track' | 'leave_resource' | 'metals_left' | 'use_metals' | 'choose_token' | 'build_or_loot' | 'place_resources' | 'end_turn' | 'place_influence_token' | 'look' | 'advance_stagecoach' | 'upgrade_camp' | 'gain_resource' | 'trading_post' | 'game_over';
export type HexStatus = 'unused' | 'face_down' | 'revealed' | 'looted' | 'settlement' | 'camp';
export type Effect = 'none' | 'influence' | 'token_on_occupied' | 'token_on_unoccupied' | 'look' | 'ship' | 'upgrade' | 'gain';
export type Counted = 'influence_at_water' | 'building_on_edge' | 'influence_in_weakest_terrain' | 'token_in_strongest_terrain' | 'terrain_bonus' | 'building_in_second_group' | 'token_in_boomtown' | 'investment' | 'building_beside_opponent' | 'shipping_bonus_tile' | 'building_in_line' | 'settlement' | 'building_beside_looted' | 'camp_in_wanted';
export type Resource = 'wood' | 'stone' | 'copper' | 'silver' | 'gold';
export type HexId = string;
export type Terrain = 'copper' | 'silver' | 'gold' | 'forest';
export type Metal = 'copper' | 'silver' | 'gold';

export interface View {
    step: Step;
    active_player: number;
    starting_player: number;
    /** The last turn of everybody: no building. */
    final_turn: boolean;
    /** Of the active player; while they move up the Supply Track, those on the way. */
    usage_area: Record<Resource, number>;
    /** While resources move up: the bin (from 1) where one must stay now. */
    passing: number | null;
    /** Done this turn, so not again. */
    invested: boolean;
    influenced: boolean;
    /** The mining token chosen, until its resources are placed. */
    chosen: HexId | null;
    /** While an effect waits: how often it is still to be carried out. */
    effect_left: number;
    hexes: Hex[];
    boomtown: Space[];
    /** In each terrain, the strongest first; points as things stand. */
    standings: Record<Terrain, Standing[]>;
    /** Cards on display; null where bought. */
    investments: (number | null)[];
    /** Investment Bonus Tiles left, the highest first. */
    bonus_tiles: number[];
    /** For each metal its first and its second pile, the top tile first. */
    shipping_piles: Record<Metal, number[][]>;
    players: PlayerView[];
}

export interface Hex {
    name: HexId;
    /** Null on an unused tile. */
    terrain: Terrain | null;
    status: HexStatus;
    /** The token's resources where the viewer knows them (also after it was taken). */
    goods: Record<Resource, number> | null;
    /** The viewer knows it from an investment, the others do not. */
    private: boolean;
    /** Who has looked at it while it was face down. */
    looked_by: number[];
    owner?: number;
    /** How many buildings are in its group. */
    group?: number;
}

export interface Space {
    /** As in the action's text, 1 to 9 row by row. */
    number: number;
    /** Null on the single space. */
    office: number | null;
    /** Null on an office. */
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

export interface PlayerView {
    /** Place in the turn order, from 1. */
    order: number;
    supply: Record<Resource, number>[];
    camps: number;
    wanted: number;
    influence: Record<Terrain, number>;
    settlements: Record<Terrain, number>;
    /** Steps of the three stagecoaches. */
    shipping: Record<Metal, number>;
    shipping_tiles: number;
    /** Cards bought. */
    cards: number[];
    /** Points by source, with final scoring as things stand. */
    score: number[];
    total: number;
}

export interface Edition {
    hexes: HexPlace[];
    water: {
        q: number;
        r: number;
    }[];
    bin_points: number[];
    camps: number;
    cards: CardFace[];
    offices: OfficeFace[];
    /** What may be on Boomtown's single space. */
    singles: SingleFace[];
    boomtown: {
        columns: Metal[];
        rows: Metal[];
    };
    shipping: {
        steps: number;
        thresholds: {
            step: number;
            points: number;
        }[];
        /** A coach takes the top tile of the track's first or second pile when it moves to these steps. */
        bonus_steps: number[];
    };
    /** First and second place; with two players only the second value is awarded, to the leader. */
    terrain_bonus: Record<Terrain, [number, number]>;
    group_points: number;
    loot_penalty: number;
}

export interface HexPlace {
    name: HexId;
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
    effect: Effect;
    /** Of influence, tokens, steps, camps or resources. */
    amount: number;
    terrain: Terrain | null;
}

export interface OfficeFace {
    id: string;
    name: string;
    /** What is counted; scored `points` for each whole `every` of it. */
    per: Counted;
    points: number;
    every: number;
}

export interface SingleFace {
    id: string;
    name: string;
    /** Scored at once. */
    points: number;
    /** Of a Trading Post: one of these, by choice. */
    goods: Resource[];
}

export interface Facts {
    /** What it would bring; for a token, what a camp there would. */
    building: Prospect | null;
    /** The bins where one resource of the activated bin stays, from the highest. */
    stays?: number[];
    /** How many resources reach the Usage Area. */
    arrives?: number;
}

export interface Prospect {
    terrain: Terrain;
    /** In that terrain, then. */
    influence: number;
    /** 1 or 2 where it would score that terrain's bonus. */
    place: number | null;
    /** The hexes of the group, with its own. */
    group: HexId[];
    /** More, as things stand. */
    points: number;
}
