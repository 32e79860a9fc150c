#pragma once

#include <array>
#include <cstdint>

#include "games/golden_wilderness/edition.h"
#include "games/golden_wilderness/rules/sets.h"
#include "kernel/contract.h"
#include "kernel/fixed_list.h"
#include "kernel/packed.h"
#include "kernel/steps.h"

namespace motherlode::golden_wilderness {

// The steps of the turn in the order of the rulebook, the end of the game, and the decisions that can
// interrupt a turn. Each step is a struct in turn.cpp or rules/.
using Turn =
    Steps<struct OnYourTurn, struct DrawEvents, struct ChooseEvent, struct NextPlayer, struct GameOver,
          struct ChooseIndustry, struct ChooseBorder, struct ChooseSite, struct GivePermission,
          struct GiveApproval, struct Explore, struct TurnTile, struct ChooseTarget, struct Contest,
          struct ChooseMarket, struct ChooseProduct, struct TakeImmigrant, struct Vote, struct AddVotes,
          struct Fight, struct PutUpRole, struct BidForRole, struct ChooseTile, struct GiveFromDeck>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// Event cards of the same kind are interchangeable.
enum class EventKind : std::uint8_t {
    immigrants,
    taxes,
    neophytes,
    coast_market,
    city_market,
    presidio_market,
    none,
};
inline constexpr int event_kinds = 6;
inline constexpr std::array<std::string_view, event_kinds> event_names{
    "immigrants", "taxes", "neophytes", "coast_market", "city_market", "presidio_market"};

using TileId = std::uint8_t;
using CardId = std::uint8_t;
inline constexpr TileId no_tile = 255;
inline constexpr CardId no_card = 255;
inline constexpr std::uint8_t no_industry = 255;
inline constexpr Seat nobody{255};
inline constexpr int max_pool = 24;
inline constexpr int most_played_icons = 200;  // more are not counted

enum class Marker : std::uint8_t { none, mission, presidio };

// The state of a tile. Tiles that are still in the stacks have no neighbours.
struct Site {
    Hex hex;
    std::uint8_t turned;  // steps clockwise
    EdgeSet coast;        // after turning
    EdgeSet mountains;
    std::array<TileId, edges> beside;
    EdgeSet roads;
    Seat owner;  // owner of the settlement
    Marker marker;
    Seat marker_owner;
};

// A player's open possessions.
struct PlayerBoard {
    Packed<std::uint16_t> pesos;
    Packed<std::uint16_t> points;
    std::array<std::uint8_t, settled_terrains> industry;
    std::array<std::uint8_t, decks> hand;  // number of cards from each deck
    std::uint8_t offers_left;              // this turn
    std::uint8_t composing;                // 1 while the player composes an offer
};

// Things to trade besides money (WI-3.7).
enum class Ware : std::uint8_t { none, settlement, person, role, pioneer, any };
inline constexpr std::array<std::string_view, 6> ware_names{"none", "settlement", "person",
                                                            "role", "pioneer",    "any"};
struct Good {
    Ware ware;
    // A tile, card or role. For `any`, the deck of a person whom the giver chooses. Unused for a pioneer at Easy, where
    // all are alike.
    std::uint8_t what;
    friend constexpr bool operator==(Good, Good) = default;
};
inline constexpr int goods_a_side = 3;
// A good as a value of Kind::good.
constexpr int good_number(Good good) { return index(good.ware) * 256 + good.what; }
constexpr Good good_of(int number) {
    return {static_cast<Ware>(number / 256), static_cast<std::uint8_t>(number % 256)};
}
struct Offer {
    Seat to;  // nobody if there is no offer
    std::uint8_t gives_pesos;
    std::uint8_t asks_pesos;
    std::array<Good, goods_a_side> gives;
    std::array<Good, goods_a_side> asks;
    friend constexpr bool operator==(Offer const&, Offer const&) = default;
};
inline constexpr Offer no_offer{nobody, 0, 0, {}, {}};

// A mission or presidio being built (WI-4.3), and how it is paid for.
struct Building {
    Marker marker;
    TileId tile;
    CardId card;  // card with the build ability; no_card if paid with icons and pesos
    std::uint8_t ability;
    friend constexpr bool operator==(Building const&, Building const&) = default;
};
inline constexpr Building no_building{Marker::none, no_tile, no_card, 0};

// An exploration in progress (WI-4.5), or a board that the players put together (WI-2.1a, WI-3.1a).
struct Exploring {
    TileId tile;  // drawn, not yet placed
    std::uint8_t inland;
    std::uint8_t to_place;  // tiles still to place, including this one
    std::uint8_t tries;     // number of tiles that may still be drawn
    std::uint8_t joins;     // 1 if the tile must join the coastline
    Hex place;              // chosen place, while the player turns the tile
    TileSet drawn;          // tiles to choose from, apart from `tile`
    friend bool operator==(Exploring const&, Exploring const&) = default;
};
inline constexpr Exploring no_exploring{no_tile, 0, 0, 0, 0, {}, {}};

// An attack in progress (WI-4.6).
struct Attack {
    TileId tile;
    Piece piece;
    Seat attacker;
    Seat defender;
    std::uint8_t strength;
    std::uint8_t defence;
    CardId card;  // attacking card, while the target is being chosen
    std::uint8_t ability;
    friend constexpr bool operator==(Attack const&, Attack const&) = default;
};
inline constexpr Attack no_attack{no_tile, Piece::any, nobody, nobody, 0, 0, no_card, 0};

// An election or revolution in progress (WI-5.3, WI-5.4).
enum class Ballot : std::uint8_t { none, governor, country, first_governor };
inline constexpr std::uint8_t not_voted = 255;
inline constexpr std::uint8_t has_abstained = 254;
inline constexpr int most_votes = 250;  // more are not counted
struct Election {
    Ballot ballot;
    Seat caller;
    std::array<std::uint8_t, max_countries> votes;  // by seat, or by country
    std::array<std::uint8_t, max_players> ballots;  // the choice of each seat, which everyone sees
    std::uint8_t choice;                            // choice of the seat that is voting
    std::uint8_t winner;
    std::uint8_t swords_for;
    std::uint8_t swords_against;
    std::uint8_t passes;
    CardSet shown;
};

// Roles being sold (WI-5.4d).
struct Auction {
    std::uint8_t to_sell;  // a bit for each role not yet sold
    Role role;
    Packed<std::int16_t> bid;
    Seat bidder;         // highest bidder, or nobody
    std::uint8_t still;  // a bit for each seat that has not passed
};

// What everybody sees. All fields are bytes, here and below, so a State has no padding.
struct Table {
    Progress<Step, 8> progress;
    Seat active_player;
    std::uint8_t taxes_played;
    std::uint8_t country;
    std::uint8_t gold_rush;
    std::uint8_t called;  // 1 if an election or revolution was called this turn

    std::array<Site, max_tiles> sites;
    TileSet on_board;
    TileSet cities;
    std::array<TileSet, max_players> settlements;
    std::array<TileSet, max_tiles> adjacent;
    std::array<TileSet, max_tiles> joined;                    // tiles joined by a road
    TileSet roaded;                                           // tiles with a road
    std::array<std::uint8_t, 2> tiles_hidden;                 // coastal, inland
    std::array<FixedList<TileId, max_tiles>, 2> tiles_under;  // put under their stack, face up

    std::uint8_t cities_left;
    std::uint8_t presidios_left;
    std::uint8_t missions_left;
    std::array<PlayerBoard, max_players> players;
    std::array<Seat, roles> holder;

    Icons icons;   // that the active player can spend this turn
    CardSet used;  // cards used this turn
    CardSet trashed;
    std::array<std::uint8_t, decks> deck_size;
    std::array<FixedList<CardId, max_deck>, decks> discards;
    FixedList<Deck, max_pool> pool;
    std::array<std::uint8_t, max_pool> shown_to;  // a bit for each seat the Governor showed the card to
    std::array<CardSet, max_players> known;       // cards that everybody knows to be in a hand

    std::uint8_t events_hidden;  // cards in the draw stack
    FixedList<EventKind, max_event_cards> event_discards;
    std::uint8_t city_markets_aside;
    std::uint8_t presidio_market_aside;
    std::uint8_t neophytes_out;

    std::array<TileSet, 2> refused;  // tiles where a mission or a presidio was refused this turn
    Building building;
    Exploring exploring;
    Attack attack;
    Election election;
    Auction auction;
    TileId market;
    EventKind event;  // the event being played

    std::array<Offer, max_players> offers;  // by the seat that made the offer

    // The seat that must decide: the active player, unless a decision interrupts the turn.
    Seat due() const { return progress.waiting.empty() ? active_player : progress.waiting.back().seat; }
    std::uint64_t inhabited() const {
        std::uint64_t inhabited = cities;
        for (TileSet const& tiles : settlements) inhabited |= tiles;
        return inhabited;
    }
    PlayerBoard& board(Seat seat) { return players[index(seat)]; }
    PlayerBoard const& board(Seat seat) const { return players[index(seat)]; }
};

// What only one seat sees, and what it has learned about the others.
struct Hand {
    CardSet cards;
    std::array<CardId, max_pool> pool;       // fronts that the seat knows
    std::array<CardSet, max_players> knows;  // cards in other hands that not everybody knows
    EventKind top_event;                     // top of the draw stack, if the seat knows it
    std::array<EventKind, 2> drawn;          // the two event cards to choose from
    // While this seat chooses: 1 if the first of them must be played (WI-2.5c). At other times: 1 if another seat had put
    // `top_event` back before this seat did.
    std::uint8_t must_play;
    Offer draft;
};

// What nobody sees.
struct Secret {
    std::array<FixedList<CardId, max_deck>, decks> stacks;  // cards are drawn from the back
    FixedList<CardId, max_pool> pool;
    FixedList<EventKind, max_event_cards> events;
    std::uint8_t times_put_back;  // how often in a row the top event was put back
    std::array<FixedList<TileId, max_tiles>, 2> tiles;
    Packed<std::uint64_t> rng;
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};
static_assert(sizeof(State) <= 8192);

using View = ViewOf<Table, Hand>;

}  // namespace motherlode::golden_wilderness
