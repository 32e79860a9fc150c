// What pages get of Coloma. Made by `motherlode schema coloma --typescript`; do not edit.

import type { Phrase } from '../../protocol';

export type Rulings = 'condensed' | 'rulebook';
export type SpaceKind = 'boomtown' | 'settlement' | 'horseshoe';
export type Section = 'common' | 'boom' | 'bust';
export type ChartId = string;
export type BarrelId = string;
export type BridgeId = string;
export type SpaceId = string;
export type LandId = string;
export type BuildingId = string;
export type BoardId = string;
export type PioneerId = string;
export type Wheel = '1' | '2' | '3' | '4' | '5' | 'barker';
export type Measure = 'horses' | 'rivers' | 'bridges' | 'rivers_and_bridges' | 'town_buildings' | 'hotels' | 'barrels' | 'cards' | 'graves' | 'event_tents' | 'land_tents' | 'gold' | 'dudes' | 'gunmen';

export interface View {
    year: number;
    round: number;
    over: boolean;
    /** Sites are numbered from 1. */
    barker: number;
    signpost: number;
    bust: number;
    sheriff: number | 'neutral' | 'shade' | null;
    /** The Site whose Boom the Signpost copies. */
    pointed_to: number;
    /** The actions on Sites 1 to 5, with the Bust where it is now. */
    sites: SiteView[];
    gold: number;
    cart: number;
    nugget_value: number;
    /** From the top down. */
    pools: Pool[];
    /** Hotels still available. */
    hotels: number;
    buster_cards: number[];
    buster: number | null;
    /** Seats that have set their dial. */
    committed: number[];
    outlaws: number;
    /** From this year on. */
    charts: ChartId[];
    stash: (BarrelId | null)[];
    barrel_stack: number;
    barrels_discarded: Record<string, number>;
    bridges: BridgeStack[];
    rows: ShootoutRow[];
    /** The result if the Shootout happened now. */
    shootout: ShootoutNow;
    turn: Turn | null;
    players: PlayerView[];
    /** Only in a solo game. */
    shade?: PlayerView;
    shade_score?: number;
    /** The viewer's own hand. */
    hand: Hand | null;
}

export interface SiteView {
    place: number | 'barker' | null;
    parts: [SitePart, SitePart];
}

export interface SitePart {
    section: Section;
    action_of: number | 'barker' | null;
    buildings_of: number | 'barker' | null;
}

export interface Pool {
    /** The value of a nugget while this is the lowest pool with a gap. */
    value: number;
    nuggets: number;
}

export interface BridgeStack {
    id: BridgeId;
    left: number;
    /** By seat: its points now, if the seat has it or builds it. */
    worth: number[];
}

export interface ShootoutRow {
    size: number;
    who: number | 'neutral' | 'shade' | null;
}

export interface ShootoutNow {
    gunmen: number;
    won: boolean;
    /** Strongest first. */
    tiers: Tier[];
}

export interface Tier {
    who: number | 'neutral' | 'shade' | null;
    gunmen: number;
    /** Line of the chart, from 1. */
    line: number;
}

export interface Turn {
    player: number;
    row_filled: boolean;
    steps_left: number;
    path: SpaceId[];
    parts: [Part, Part];
}

export interface Part {
    section: Section;
    action_of: number | 'barker' | null;
    buildings_of: number | 'barker' | null;
    open: boolean;
}

export interface PlayerView {
    /** Points gained so far, before final scoring. */
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
    /** Points lost for them at the end. */
    grave_points: number;
    /** In the Lodge. */
    tents: number;
    tents_in_supply: number;
    event_tents: number[];
    land_tents: LandId[];
    /** Surveyed Canyons, numbered from 1. */
    rivers: number[];
    bridges: BridgeId[];
    /** Events whose Carrot is still there. */
    carrots: number[];
    tableau: BuildingId[];
    hotels: number;
    wagon: SpaceId;
    board?: BoardId;
    pioneer?: PioneerId;
    hand: number;
    deck: number;
    /** Number of cards that the owner has put there. */
    deck_known_top: number;
    deck_known_bottom: number;
    barrels: Record<string, number>;
    used_barrels: Record<string, number>;
    site: number | null;
    mule: number | null;
    dial_set: boolean;
}

export interface Hand {
    cards: BuildingId[];
    deck_top: BuildingId[];
    deck_bottom: BuildingId[];
    dial: number | null;
    mule_dial: number | null;
}

export interface Edition {
    rulings: Rulings;
    hotels: boolean;
    specialties: boolean;
    duel: boolean;
    solo: boolean;
    signpost_offset: number;
    first_year: number;
    /** For Sites 1 to 5. */
    events: Phrase[];
    /** Sutter's Mill: Common and Boom. */
    mill: Phrase[];
    /** In each pool. */
    gold_spaces: number;
    /** From the top down. */
    pool_values: number[];
    graves: number[];
    land_points: number[];
    stack_outlaws: number;
    space_outlaws: number[];
    building_points: number;
    hotel_points: number;
    tent_bucks: number;
    horse_gold: number;
    costs: Costs;
    buildings: BuildingFace[];
    barrels: BarrelFace[];
    bridges: BridgeFace[];
    boards: BoardFace[];
    pioneers: PioneerFace[];
    charts: Chart[];
    spaces: SpaceFace[];
    lands: LandFace[];
}

export interface Costs {
    river_hammer: Cost;
    river_saw: Cost;
    bridge_hammer: Cost;
    bridge_saw: Cost;
    building_hammer: Cost;
    building_saw: Cost;
    hotel_hammer: Cost;
    hotel_saw: Cost;
}

export interface Cost {
    dudes: number;
    horses: number;
    bucks: number;
    gold: number;
}

export interface BuildingFace {
    id: BuildingId;
    name: string;
    /** A Site, or the Barker. */
    site: Wheel;
    rows: BuildingRow[];
}

export interface BuildingRow {
    section: Section;
    effect: Phrase;
}

export interface BarrelFace {
    id: BarrelId;
    name: string;
    count: number;
    effect: Phrase;
}

export interface BridgeFace {
    id: BridgeId;
    name: string;
    points: number;
    /** The things it counts. */
    per: Measure;
    max: number;
}

export interface BoardFace {
    id: BoardId;
    name: string;
    /** By Canyon: the benefit for surveying it. */
    gain: Phrase[];
    /** By Canyon: points at the end. */
    points: number[];
}

export interface PioneerFace {
    id: PioneerId;
    name: string;
    does: Phrase[];
}

export interface Chart {
    id: ChartId;
    /** For first, second and third place, and for players without Gunmen. */
    win: Phrase[];
    lose: Phrase[];
}

export interface SpaceFace {
    id: SpaceId;
    name: string;
    kind: SpaceKind;
    gain: Phrase;
    stop?: Phrase;
    neighbours: SpaceId[];
}

export interface LandFace {
    id: LandId;
    name: string;
    towns: SpaceId[];
}

export interface Facts {
    /** Points of the Bridge now, if it is built. */
    bridge_worth?: number;
    /** Whether the players would win the Shootout now, with this row. */
    shootout_won?: boolean;
    /** The player's line of the chart with this row, from 1. */
    shootout_line?: number;
    /** After this action. */
    nugget_value: number;
}
