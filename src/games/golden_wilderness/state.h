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

// The turn in the order of the rulebook, the end, and what can wait in front of the turn. Each is a struct in rules/.
using Turn =
    Steps<struct OnYourTurn, struct DrawEvents, struct ChooseEvent, struct NextPlayer, struct GameOver,
          struct ChooseIndustry, struct ChooseBorder, struct ChooseSite, struct GivePermission,
          struct GiveApproval, struct Explore, struct TurnTile, struct ChooseTarget, struct Contest,
          struct ChooseMarket, struct ChooseProduct, struct TakeImmigrant, struct Vote, struct AddVotes,
          struct Fight, struct PutUpRole, struct BidForRole>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

// Event cards of a kind are alike.
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
inline constexpr int most_played_icons = 200;  // that are counted

enum class Marker : std::uint8_t { none, mission, presidio };

// One tile of the board. Those still in the stacks are off it and have no neighbours.
struct Site {
    Hex hex;
    std::uint8_t turned;  // steps clockwise
    EdgeSet coast;        // as it is turned
    EdgeSet mountains;
    std::array<TileId, edges> beside;
    EdgeSet roads;
    Seat owner;  // of the settlement
    Marker marker;
    Seat marker_owner;
};

// What a player has openly on the table.
struct PlayerBoard {
    Packed<std::uint16_t> pesos;
    Packed<std::uint16_t> points;
    std::array<std::uint8_t, settled_terrains> industry;
    std::array<std::uint8_t, decks> hand;  // how many cards, by their backs
    std::uint8_t offers_left;              // this turn
    std::uint8_t composing;                // an offer, for itself
};

// Something to trade besides money (WI-3.7).
enum class Ware : std::uint8_t { none, settlement, person, role, pioneer };
inline constexpr std::array<std::string_view, 5> ware_names{"none", "settlement", "person", "role",
                                                            "pioneer"};
struct Good {
    Ware ware;
    std::uint8_t what;  // a tile, a card, a role; any pioneer will do at Easy, where all are alike
    friend constexpr bool operator==(Good, Good) = default;
};
inline constexpr int goods_a_side = 3;
// As a value of Kind::good.
constexpr int good_number(Good good) { return index(good.ware) * 256 + good.what; }
constexpr Good good_of(int number) {
    return {static_cast<Ware>(number / 256), static_cast<std::uint8_t>(number % 256)};
}
struct Offer {
    Seat to;  // nobody where there is no offer
    std::uint8_t gives_pesos;
    std::uint8_t asks_pesos;
    std::array<Good, goods_a_side> gives;
    std::array<Good, goods_a_side> asks;
    friend constexpr bool operator==(Offer const&, Offer const&) = default;
};
inline constexpr Offer no_offer{nobody, 0, 0, {}, {}};

// A mission or presidio about to be built (WI-4.3), and what pays for it.
struct Building {
    Marker marker;
    TileId tile;
    CardId card;  // of a build ability, else no_card
    std::uint8_t ability;
    friend constexpr bool operator==(Building const&, Building const&) = default;
};
inline constexpr Building no_building{Marker::none, no_tile, no_card, 0};

// An exploration under way (WI-4.5).
struct Exploring {
    TileId tile;  // drawn, not yet placed
    std::uint8_t inland;
    std::uint8_t to_place;  // this one included
    std::uint8_t tries;     // how many more tiles may be drawn
    std::uint8_t joins;     // whether it has to join the coastline
    Hex place;              // chosen, while it is being turned
    friend constexpr bool operator==(Exploring const&, Exploring const&) = default;
};
inline constexpr Exploring no_exploring{no_tile, 0, 0, 0, 0, {}};

// An attack under way (WI-4.6).
struct Attack {
    TileId tile;
    Piece piece;
    Seat attacker;
    Seat defender;
    std::uint8_t strength;
    std::uint8_t defence;
    CardId card;  // while the target is being chosen
    std::uint8_t ability;
    friend constexpr bool operator==(Attack const&, Attack const&) = default;
};
inline constexpr Attack no_attack{no_tile, Piece::any, nobody, nobody, 0, 0, no_card, 0};

// An election or revolution under way (WI-5.3, WI-5.4).
enum class Ballot : std::uint8_t { none, governor, country, first_governor };
inline constexpr std::uint8_t not_voted = 255;
inline constexpr std::uint8_t has_abstained = 254;
inline constexpr int most_votes = 250;  // that are counted
struct Election {
    Ballot ballot;
    Seat caller;
    std::array<std::uint8_t, max_countries> votes;  // by seat, or by country
    std::array<std::uint8_t, max_players> ballots;  // whom each seat has chosen, for all to see
    std::uint8_t choice;                            // of the seat that votes now
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
    Seat bidder;         // nobody yet
    std::uint8_t still;  // a bit for each seat that has not passed
};

// What everybody sees. Bytes only, here and below: a State has no padding.
struct Table {
    Progress<Step, 8> progress;
    Seat active_player;
    std::uint8_t taxes_played;
    std::uint8_t country;
    std::uint8_t gold_rush;
    std::uint8_t called;  // an election or revolution, this turn

    std::array<Site, max_tiles> sites;
    TileSet on_board;
    TileSet cities;
    std::array<TileSet, max_players> settlements;
    std::array<TileSet, max_tiles> adjacent;
    std::array<TileSet, max_tiles> joined;                    // by a road
    TileSet roaded;                                           // tiles with a road
    std::array<std::uint8_t, 2> tiles_hidden;                 // coastal, inland
    std::array<FixedList<TileId, max_tiles>, 2> tiles_under;  // put under their stack for all to see

    std::uint8_t cities_left;
    std::uint8_t presidios_left;
    std::uint8_t missions_left;
    std::array<PlayerBoard, max_players> players;
    std::array<Seat, roles> holder;

    Icons icons;   // of the active player, this turn
    CardSet used;  // this turn
    CardSet trashed;
    std::array<std::uint8_t, decks> deck_size;
    std::array<FixedList<CardId, max_deck>, decks> discards;
    FixedList<Deck, max_pool> pool;
    std::array<std::uint8_t, max_pool> shown_to;  // by the Governor: a bit for each seat
    std::array<CardSet, max_players> known;       // cards everybody has seen go into a hand

    std::uint8_t events_hidden;  // in the draw stack
    FixedList<EventKind, max_event_cards> event_discards;
    std::uint8_t city_markets_aside;
    std::uint8_t presidio_market_aside;
    std::uint8_t neophytes_out;

    std::array<TileSet, 2> refused;  // tiles a mission, a presidio was refused on, this turn
    Building building;
    Exploring exploring;
    Attack attack;
    Election election;
    Auction auction;
    TileId market;
    EventKind event;  // being played

    std::array<Offer, max_players> offers;  // by who made it

    // Where nothing waits, the active player has to decide.
    Seat due() const { return progress.waiting.empty() ? active_player : progress.waiting.back().seat; }
    std::uint64_t inhabited() const {
        std::uint64_t all = cities;
        for (TileSet const& tiles : settlements) all |= tiles;
        return all;
    }
    PlayerBoard& board(Seat seat) { return players[index(seat)]; }
    PlayerBoard const& board(Seat seat) const { return players[index(seat)]; }
};

// What one seat alone sees, and what it has learned about the others.
struct Hand {
    CardSet cards;
    std::array<CardId, max_pool> pool;       // fronts it knows
    std::array<CardSet, max_players> knows;  // in other hands, beyond what everybody knows
    EventKind top_event;                     // of the draw stack, if it knows
    std::array<EventKind, 2> drawn;          // to choose from
    // While this seat chooses: the first of them must be played (WI-2.5c). At other times: when this seat put
    // `top_event` back, another seat had put it back before.
    std::uint8_t must_play;
    Offer draft;
};

// What nobody sees.
struct Secret {
    std::array<FixedList<CardId, max_deck>, decks> stacks;  // drawn from the back
    FixedList<CardId, max_pool> pool;
    FixedList<EventKind, max_event_cards> events;
    std::uint8_t times_put_back;  // the top of the events, running
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
