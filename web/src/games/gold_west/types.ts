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
    /** Whether this is each player's final turn, without building. */
    final_turn: boolean;
    /** The active player's resources; while they move up the Supply Track, those still moving. */
    usage_area: Record<Resource, number>;
    /** While resources move up the Supply Track: the bin (from 1) in which one must stay now. */
    passing: number | null;
    /** Whether the active player has already invested this turn. */
    invested: boolean;
    influenced: boolean;
    /** The hex of the chosen Mining Token, until its resources are placed. */
    chosen: HexId | null;
    /** While an ability is used: the number of uses that remain. */
    effect_left: number;
    hexes: Hex[];
    boomtown: Space[];
    /** For each terrain, the strongest seat first, with points as if the game ended now. */
    standings: Record<Terrain, Standing[]>;
    /** Cards on display; null if bought. */
    investments: (number | null)[];
    /** Remaining Investment Bonus Tiles, the highest first. */
    bonus_tiles: number[];
    /** The first and second pile of each metal, the top tile first. */
    shipping_piles: Record<Metal, number[][]>;
    players: PlayerView[];
}

export interface Hex {
    name: HexId;
    /** Null on an unused tile. */
    terrain: Terrain | null;
    status: HexStatus;
    /** The token's resources if the viewer knows them, even after the token was taken. */
    goods: Record<Resource, number> | null;
    /** True if the viewer looked at this token with an investment and it is still face down. */
    private: boolean;
    /** Seats that looked at the token while it was face down. */
    looked_by: number[];
    owner?: number;
    /** The number of buildings in its group. */
    group?: number;
}

export interface Space {
    /** The number used in actions: 1 to 9, row by row. */
    number: number;
    /** Null on the single space. */
    office: number | null;
    /** Null on an office. */
    single: number | null;
    price: [Metal, Metal];
    /** Seats, one for each influence token. */
    tokens: number[];
    /** For an office: the points for one token of each seat if the game ended now. */
    worth: number[] | null;
}

export interface Standing {
    seat: number;
    influence: number;
    /** 1 or 2 if the seat would score a bonus now. */
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
    /** Points by source, as if the game ended now. */
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
    /** Tokens for Boomtown's single space. */
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
    /** First and second place; with two players, the leader gets the second value and nobody else scores. */
    terrain_bonus: Record<Terrain, [number, number]>;
    group_points: number;
    loot_penalty: number;
}

export interface HexPlace {
    name: HexId;
    /** Axial coordinates; rows of equal r are horizontal: x = q + r / 2, y = r · √3 / 2. */
    q: number;
    r: number;
    /** The number of its tile position, from 0. */
    tile: number;
    /** False on the end tiles of a two-player game. */
    used: boolean;
    /** Whether it touches water, which counts for the Docks. */
    water: boolean;
    /** Whether it is on the edge of the board, which counts for the Frontier Office. */
    edge: boolean;
}

export interface CardFace {
    id: string;
    name: string;
    cost: Record<Metal, number>;
    points: number;
    effect: Effect;
    /** The amount of influence, tokens, steps, camps or resources. */
    amount: number;
    terrain: Terrain | null;
}

export interface OfficeFace {
    id: string;
    name: string;
    /** The office counts these, and scores `points` for every full set of `every`. */
    per: Counted;
    points: number;
    every: number;
}

export interface SingleFace {
    id: string;
    name: string;
    /** Scored immediately. */
    points: number;
    /** For a Trading Post: the player takes one of these. */
    goods: Resource[];
}

export interface Facts {
    /** The effect of this building; for a token, the effect of a camp on its hex. */
    building: Prospect | null;
    /** The bins in which one resource stays behind, the highest first. */
    stays?: number[];
    /** The number of resources that reach the Usage Area. */
    arrives?: number;
}

export interface Prospect {
    terrain: Terrain;
    /** Influence in that terrain after building. */
    influence: number;
    /** 1 or 2 if the seat would then score that terrain's bonus. */
    place: number | null;
    /** All hexes of the group, including the new one. */
    group: HexId[];
    /** Points gained, as if the game ended right after. */
    points: number;
}
