// The shapes that src/games/golden_wilderness/json.cpp and json_edition.cpp write, and the texts of actions.

export type Level = 'beginner' | 'easy' | 'standard' | 'advanced';
export type Terrain = 'plains' | 'farmland' | 'forest' | 'sierra' | 'desert';
/** Clockwise from the east. */
export type Edge = 'E' | 'SE' | 'SW' | 'W' | 'NW' | 'NE';
export type Deck = 'pioneer' | 'soldier' | 'priest' | 'indian';
export type Location = 'coast' | 'city' | 'presidio';
export type Marker = 'mission' | 'presidio';
export type EventCard = 'immigrants' | 'taxes' | 'neophytes' | 'coast_market' | 'city_market' | 'presidio_market';
export type Role = 'governor' | 'viceroy' | 'presiding_father' | 'newspaper_magnate' | 'commandant';
export type TileId = string;
export type PersonId = string;

export interface Industry {
    /** Terrain and product: "plains_corn". */
    id: string;
    terrain: Terrain;
    product: string;
    cost: number;
}

export interface Country {
    id: string;
    name: string;
    taxes: number;
    neophytes: boolean;
    can_govern: boolean;
    /** Pioneers, soldiers, priests. */
    immigrants: number[];
    /** By product; 0 is not bought. */
    prices: Record<Location, number[]>;
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
    /** As in the edition file: "discard: explore 2 coastal". */
    abilities: string[];
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
    products: string[];
    industries: Industry[];
    countries: Country[];
    tiles: TileFace[];
    people: Person[];
}

/** A tile on the board. */
export interface Site {
    tile: TileId;
    /** Doubled column and row: neighbours are (±2, 0) and (±1, ±1). */
    x: number;
    y: number;
    turned: number;
    /** As it lies. */
    coast: Edge[];
    mountains: Edge[];
    roads: Edge[];
    city: boolean;
    /** Of the settlement. */
    owner: number | null;
    marker?: Marker;
    marker_owner?: number;
}

export interface PlayerView {
    pesos: number;
    /** Bought so far. */
    points: number;
    /** Ids of industries. */
    industries: string[];
    /** How many cards, by their backs. */
    hand: Record<Deck, number>;
    /** Cards everybody has seen go into this hand. */
    known: PersonId[];
    roles: Role[];
    offers_left: number;
    composing: boolean;
}

/** "settlement TILE", "person PERSON", "role ROLE" or "pioneer". */
export type Good = string;
export interface Offer {
    to: number;
    gives_pesos: number;
    asks_pesos: number;
    gives: Good[];
    asks: Good[];
}

export interface Election {
    about: 'governor' | 'country';
    /** The most votes win, whatever they are, and nobody fights. */
    first: boolean;
    caller: number;
    /** By seat, or by country in the edition's order. */
    votes: number[];
    /** By seat: whom it has chosen; null as long as it has not. */
    ballots: (number | 'abstained' | null)[];
    /** While it is fought over. */
    winner?: number;
    swords_for: number;
    swords_against: number;
}

export interface Auction {
    to_sell: Role[];
    /** The following while one is being sold. */
    role?: Role;
    bidder?: number | null;
    bid?: number;
    still?: number[];
}

export interface Attack {
    tile: TileId;
    piece: 'settlement' | Marker;
    attacker: number;
    defender: number;
    strength: number;
    defence: number;
}

export type Step =
    | 'act'
    | 'choose_event'
    | 'game_over'
    | 'choose_industry'
    | 'choose_border'
    | 'choose_site'
    | 'permission'
    | 'approval'
    | 'explore'
    | 'turn_tile'
    | 'attack_target'
    | 'contest'
    | 'market_tile'
    | 'market_product'
    | 'take_immigrant'
    | 'vote'
    | 'more_votes'
    | 'fight'
    | 'put_up_role'
    | 'bid';

export interface View {
    step: Step;
    /** Who has to decide now. */
    asked: number;
    active_player: number;
    country: string;
    taxes_played: number;
    gold_rush: boolean;
    cities_left: number;
    presidios_left: number;
    missions_left: number;
    /** Icons the active player has to spend. */
    population: number;
    crosses: number;
    swords: number;
    tiles: Site[];
    /** Coastal and inland ones not yet explored. */
    tiles_left: [number, number];
    players: PlayerView[];
    decks: { deck: Deck; left: number; discards: PersonId[] }[];
    used: PersonId[];
    trashed: PersonId[];
    /** `person` where the viewer knows the front. */
    pool: { deck: Deck; person?: PersonId }[];
    events_left: number;
    event_discards: EventCard[];
    /** Being played. */
    event: EventCard | null;
    /** The viewer's own, and so on: */
    hand: PersonId[];
    drawn: EventCard[];
    top_event: EventCard | null;
    draft?: Offer;
    /** The tile of choose_industry and choose_border. */
    at?: TileId;
    /** `x` and `y` while it is being turned there. */
    exploring?: { tile: TileId; to_place: number; joins: boolean; x?: number; y?: number };
    building?: { marker: Marker; tile?: TileId };
    attack?: Attack;
    market?: TileId;
    election?: Election;
    auction?: Auction;
    /** By who made it. */
    offers: (Offer | null)[];
}

/**
 * Texts of actions, by step:
 *   settle T, city T, road T, buy N, event           act
 *   change INDUSTRY                                  act
 *   icons PERSON, use PERSON N                       act, from Standard on
 *   mission, presidio, election, revolution          act, likewise
 *   offer SEAT, propose, drop, withdraw              act; seats count from 1
 *   give N, ask N, give GOOD, ask GOOD               act, while an offer is composed
 *   accept SEAT, decline SEAT, show SLOT SEAT        act
 *   industry INDUSTRY | border EDGE | site T         choose_industry, choose_border, choose_site
 *   play EVENT | market T | product PRODUCT          choose_event, market_tile, market_product
 *   take SLOT                                        take_immigrant
 *   allow | refuse                                   permission, approval
 *   place X,Y | under | turn STEPS                   explore, turn_tile
 *   attack T PIECE | sword PERSON [N] | stop         attack_target, contest
 *   vote SEAT | support COUNTRY | abstain            vote
 *   card PERSON N | bribe | done                     more_votes
 *   for PERSON [N] | against PERSON [N] | pass       fight
 *   auction ROLE | bid N | pass                      put_up_role, bid
 */
export type ActionText = string;
