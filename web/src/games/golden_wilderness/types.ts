// What pages get of The Golden Wilderness. Made by `motherlode schema golden_wilderness --typescript`; do not edit.

import type { Phrase } from '../../protocol';

export type Step = 'act' | 'draw_events' | 'choose_event' | 'next_player' | 'game_over' | 'choose_industry' | 'choose_border' | 'choose_site' | 'permission' | 'approval' | 'explore' | 'turn_tile' | 'attack_target' | 'contest' | 'market_tile' | 'market_product' | 'take_immigrant' | 'vote' | 'more_votes' | 'fight' | 'put_up_role' | 'bid';
export type Marker = 'mission' | 'presidio';
export type IfStopped = 'answers' | 'fails' | 'loses';
export type About = 'governor' | 'country';
export type Level = 'beginner' | 'easy' | 'standard' | 'advanced';
export type Location = 'coast' | 'city' | 'presidio';
export type EndsWith = 'cities' | 'presidios' | 'missions';
export type Terrain = 'plains' | 'farmland' | 'forest' | 'sierra' | 'desert';
export type Cost = 'show' | 'discard' | 'trash' | 'pesos';
export type CountryId = string;
export type Deck = 'pioneer' | 'soldier' | 'priest' | 'indian';
export type TileId = string;
export type Edge = 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
export type ProductId = string;
export type IndustryId = string;
export type PersonId = string;
export type Role = 'governor' | 'viceroy' | 'presiding_father' | 'newspaper_magnate' | 'commandant';
export type Event = 'immigrants' | 'taxes' | 'neophytes' | 'coast_market' | 'city_market' | 'presidio_market';
export type GoodId = string;
export type Piece = 'settlement' | 'mission' | 'presidio';

export interface View {
    step: Step;
    active_player: number;
    country: CountryId;
    taxes_played: number;
    gold_rush: boolean;
    /** Cards that an Immigrants event would bring. */
    immigrants: Record<Deck, number>;
    cities_left: number;
    presidios_left: number;
    missions_left: number;
    /** Icons that the active player can spend. */
    population: number;
    crosses: number;
    swords: number;
    tiles: Site[];
    /** Coastal and inland tiles not yet explored. */
    tiles_left: [number, number];
    players: PlayerView[];
    decks: DeckView[];
    used: PersonId[];
    trashed: PersonId[];
    pool: PoolCard[];
    events_left: number;
    event_discards: Event[];
    /** The event being played. */
    event: Event | null;
    /** The viewer's own cards. */
    hand: PersonId[];
    drawn: Event[];
    top_event: Event | null;
    draft?: Offer;
    /** The seat that must decide now. */
    asked: number;
    at?: TileId;
    exploring?: Exploring;
    building?: Building;
    attack?: Attack;
    market?: TileId;
    /** What a market would pay on each tile where it can be held. */
    sales?: MarketPlace[];
    election?: Election;
    auction?: Auction;
    /** By the seat that made the offer. */
    offers: (Offer | null)[];
}

export interface Site {
    tile: TileId;
    /** Doubled column and row: neighbours are (±2, 0) and (±1, ±1). */
    x: number;
    y: number;
    /** Steps clockwise. */
    turned: number;
    /** As the tile is turned. */
    coast: Edge[];
    mountains: Edge[];
    roads: Edge[];
    city: boolean;
    /** Of the settlement. */
    owner: number | null;
    /** Of the settlement. */
    product: ProductId | null;
    /** Of the settlement or city. */
    population: number;
    marker?: Marker;
    marker_owner?: number;
}

export interface PlayerView {
    pesos: number;
    /** Bought so far. */
    points: number;
    industries: IndustryId[];
    /** Number of cards from each deck. */
    hand: Record<Deck, number>;
    /** Cards of this hand that the viewer knows. */
    known: PersonId[];
    roles: Role[];
    offers_left: number;
    /** Whether the player is composing an offer. */
    composing: boolean;
    settlements: number;
    missions: number;
    presidios: number;
    /** Number of cards in hand. */
    people: number;
}

export interface DeckView {
    deck: Deck;
    left: number;
    discards: PersonId[];
}

export interface PoolCard {
    deck: Deck;
    /** If the viewer knows the front. */
    person?: PersonId;
}

export interface Offer {
    to: number;
    gives_pesos: number;
    asks_pesos: number;
    gives: GoodId[];
    asks: GoodId[];
}

export interface Exploring {
    tile: TileId;
    to_place: number;
    /** Whether the tile must join the coastline. */
    joins: boolean;
    /** Doubled column and row: neighbours are (±2, 0) and (±1, ±1). */
    x?: number;
    y?: number;
}

export interface Building {
    marker: Marker;
    tile?: TileId;
    /** The role whose approval is needed. */
    role?: Role;
}

export interface Attack {
    tile: TileId;
    piece: Piece;
    attacker: number;
    defender: number;
    strength: number;
    defence: number;
    /** The other side answers, the attack fails, or the piece is lost. */
    if_stopped: IfStopped;
}

export interface MarketPlace {
    tile: TileId;
    products: Sale[];
}

export interface Sale {
    product: ProductId;
    price: number;
    /** Highest first. */
    earnings: Earning[];
}

export interface Earning {
    seat: number;
    pesos: number;
}

export interface Election {
    about: About;
    /** Electing a first Governor: the most votes win, and nobody can fight over the result. */
    first: boolean;
    caller: number;
    /** By seat, or by country in the edition's order. */
    votes: number[];
    /** By seat: the candidate's number, or null before the seat has voted. */
    ballots: (number | 'abstained' | null)[];
    /** While players fight over the result. */
    winner?: number;
    swords_for: number;
    swords_against: number;
    /** Votes needed to win. */
    needed: number;
    /** Whether the old Governor or country stays if nobody plays more swords. */
    old_prevails: boolean;
}

export interface Auction {
    to_sell: Role[];
    role?: Role;
    bidder?: number | null;
    bid?: number;
    /** Seats that have not passed. */
    still?: number[];
}

export interface Edition {
    level: Level;
    cities: number;
    presidios: number;
    missions: number;
    last_taxes: number;
    city_population: number;
    city_pays: number;
    mission_crosses: number;
    mission_pesos: number;
    presidio_swords: number;
    presidio_pesos: number;
    bought_vote: number;
    gold_rush_pioneers: number;
    lowland_road: number;
    mountain_road: number;
    sea_road: number;
    /** Kinds of markets at this level. */
    markets: Location[];
    /** Markers that end the game when they run out. */
    ends_with: EndsWith[];
    products: string[];
    industries: Industry[];
    countries: Country[];
    tiles: TileFace[];
    people: Person[];
}

export interface Industry {
    id: IndustryId;
    terrain: Terrain;
    product: string;
    cost: number;
    /** Whether this level uses the industry. */
    in_play: boolean;
}

export interface Country {
    id: CountryId;
    name: string;
    taxes: number;
    neophytes: boolean;
    can_govern: boolean;
    /** Pioneers, soldiers, priests. */
    immigrants: number[];
    /** By product; 0 means that the market does not buy it. */
    prices: Prices;
}

export interface Prices {
    coast: number[];
    city: number[];
    presidio: number[];
}

export interface TileFace {
    id: TileId;
    name: string;
    terrain: Terrain;
    coast: Edge[];
    mountains: Edge[];
}

export interface Person {
    id: PersonId;
    name: string;
    deck: Deck;
    born?: number;
    died?: number;
    population: number;
    crosses: number;
    swords: number;
    /** As in the edition file. */
    abilities: string[];
    /** The abilities in words. */
    does: Phrase[];
    /** The abilities, split into their parts. */
    uses: Ability[];
}

export interface Ability {
    cost: Cost;
    /** If the cost is pesos. */
    pesos: number;
    /** With its target, such as explore_coastal or attack_mission. */
    effect: string;
    amount: number;
    /** The country to support. */
    country: CountryId | null;
}

export interface Facts {
    /** Change in pesos. */
    pesos: number;
    /** Population spent. */
    population: number;
    /** Added to an attack or a fight. */
    swords: number;
}
