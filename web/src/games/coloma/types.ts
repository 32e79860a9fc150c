// What src/games/coloma/json.cpp describes: the edition, a view, and what is known of an action before it is chosen.

import type { Arg, Phrase } from '../../protocol';

export type SpaceId = string;
export type LandId = string;
export type CardId = string;
export type Section = 'common' | 'boom' | 'bust';
/** What buildings belong to: a Site from 1 to 5, or the Barker. */
export type Place = number | 'barker';
/** A seat, the neutral Gunmen, or Shade. */
export type Who = number | 'neutral' | 'shade';

export interface BuildingFace {
    id: CardId;
    name: string;
    /** "1" to "5" or "barker". */
    site: string;
    rows: { section: Section; effect: Phrase }[];
}
export interface BarrelFace {
    id: string;
    name: string;
    count: number;
    effect: Phrase;
}
export interface BridgeFace {
    id: string;
    name: string;
    points: number;
    /** What is counted: "rivers", "event_tents" … */
    per: string;
    max: number;
}
export interface BoardFace {
    id: string;
    name: string;
    /** What surveying each Canyon brings, and its points at the end. */
    gain: Phrase[];
    points: number[];
}
export interface PioneerFace {
    id: string;
    name: string;
    does: Phrase[];
}
/** First, second, third place and none. */
export interface Chart {
    id: string;
    win: Phrase[];
    lose: Phrase[];
}
export interface SpaceFace {
    id: SpaceId;
    name: string;
    kind: 'boomtown' | 'settlement' | 'horseshoe';
    gain: Phrase;
    /** Of a Boomtown: instead of `gain`, for stopping there. */
    stop?: Phrase;
    neighbours: SpaceId[];
}
export interface LandFace {
    id: LandId;
    name: string;
    towns: SpaceId[];
}
export interface Cost {
    dudes: number;
    horses: number;
    bucks: number;
    gold: number;
}
export type Structure = 'river' | 'bridge' | 'building' | 'hotel';
export type Tool = 'hammer' | 'saw';

export interface Edition {
    rulings: 'condensed' | 'rulebook';
    hotels: boolean;
    specialties: boolean;
    duel: boolean;
    solo: boolean;
    signpost_offset: number;
    first_year: number;
    /** What the Events of Sites 1 to 5 bring. */
    events: Phrase[];
    /** Sutter's Mill: Common and Boom. */
    mill: Phrase[];
    /** In each of the pools, whose values are from the top down. */
    gold_spaces: number;
    pool_values: number[];
    graves: number[];
    land_points: number[];
    stack_outlaws: number;
    space_outlaws: number[];
    building_points: number;
    hotel_points: number;
    tent_bucks: number;
    horse_gold: number;
    costs: Record<`${Structure}_${Tool}`, Cost>;
    buildings: BuildingFace[];
    barrels: BarrelFace[];
    bridges: BridgeFace[];
    boards: BoardFace[];
    pioneers: PioneerFace[];
    charts: Chart[];
    spaces: SpaceFace[];
    lands: LandFace[];
}

export interface PlayerView {
    points: number;
    bucks: number;
    gold: number;
    horses: number;
    /** In the Lodge. */
    dudes: number;
    dudes_in_supply: number;
    gunmen: number;
    hotel_dudes: number;
    graves: number;
    /** What they cost at the end. */
    grave_points: number;
    tents: number;
    tents_in_supply: number;
    event_tents: number[];
    land_tents: LandId[];
    /** Canyons surveyed, from 1. */
    rivers: number[];
    bridges: string[];
    /** Events whose Carrot the Mule has eaten this year. */
    carrots: number[];
    tableau: CardId[];
    hotels: number;
    wagon: SpaceId;
    board?: string;
    pioneer?: string;
    hand: number;
    deck: number;
    deck_known_top: number;
    deck_known_bottom: number;
    /** How many of each kind. */
    barrels: Record<string, number>;
    used_barrels: Record<string, number>;
    /** Where the Pioneer and the Mule stand. */
    site: number | null;
    mule: number | null;
    dial_set: boolean;
}

export interface SitePart {
    section: Section;
    /** Whose action it is; null where there is none, at the Bust. */
    action_of: Place | null;
    buildings_of: Place | null;
}
export interface Part extends SitePart {
    open: boolean;
}
/** What a Pioneer can do on a Site, with the Bust where it is now. */
export interface SiteView {
    place: Place;
    parts: [SitePart, SitePart];
}
export interface Pool {
    /** Of a nugget, while this is the lowest pool with a gap. */
    value: number;
    nuggets: number;
}
export interface Tier {
    who: Who;
    gunmen: number;
    /** Of the chart, from 1. */
    line: number;
}
/** How the Shootout would end now; the strongest tier first. */
export interface ShootoutNow {
    gunmen: number;
    won: boolean;
    tiers: Tier[];
}
export interface Turn {
    player: number;
    row_filled: boolean;
    steps_left: number;
    path: SpaceId[];
    parts: [Part, Part];
}

export interface View {
    year: number;
    round: number;
    over: boolean;
    /** Sites from 1. */
    barker: number;
    signpost: number;
    bust: number;
    sheriff: Who | null;
    /** The Site whose Boom the Signpost copies. */
    pointed_to: number;
    /** Of Sites 1 to 5. */
    sites: SiteView[];
    gold: number;
    cart: number;
    nugget_value: number;
    /** From the top down. */
    pools: Pool[];
    /** Left to build. */
    hotels: number;
    buster_cards: number[];
    buster: number | null;
    committed: number[];
    outlaws: number;
    /** This year's chart first. */
    charts: string[];
    rows: { size: number; who: Who | null }[];
    shootout: ShootoutNow;
    stash: (string | null)[];
    barrel_stack: number;
    barrels_discarded: Record<string, number>;
    /** `worth` is by seat: its points as things stand, to whoever has it or would build it. */
    bridges: { id: string; left: number; worth: number[] }[];
    turn: Turn | null;
    players: PlayerView[];
    /** Alone at the table only. */
    shade?: PlayerView;
    shade_score?: number;
    /** The viewer's own; null for onlookers. */
    hand: {
        cards: CardId[];
        deck_top: CardId[];
        deck_bottom: CardId[];
        dial: number | null;
        mule_dial: number | null;
    } | null;
}

/** What is known of an action before it is chosen. */
export interface Facts {
    /** Of a Bridge: its points as things stand. */
    bridge_worth?: number;
    /** Of a row: whether the Shootout would be won, and the player's line of the chart then, from 1. */
    shootout_won?: boolean;
    shootout_line?: number;
    /** What a nugget is worth afterwards. */
    nugget_value: number;
}

/** Does this, or asks the server why it is not possible. */
export type Press = (verb: string, ...args: Arg[]) => void;
