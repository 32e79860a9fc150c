#pragma once

#include "games/golden_wilderness/game.h"
#include "games/golden_wilderness/kinds.h"
#include "kernel/fields.h"

namespace motherlode {

template <>
struct SetAccess<golden_wilderness::CardSet> {
    using CardSet = golden_wilderness::CardSet;
    static constexpr int capacity = golden_wilderness::max_people;
    static bool contains(CardSet const& set, int card) { return set.contains(card); }
    static void insert(CardSet& set, int card) { set.insert(card); }
    static void hash(CardSet const& set, Hasher& hasher) {
        hasher.add(set.low());
        hasher.add(set.high());
    }
};

}  // namespace motherlode

namespace motherlode::golden_wilderness {

inline std::int64_t number_of(Hex hex) { return hex_number(hex); }
inline void set_number(Hex& hex, std::int64_t number) {
    hex = {byte(static_cast<int>(number & 255)), byte(static_cast<int>(number >> 8))};
}
inline std::int64_t number_of(Good good) { return good_number(good); }
inline void set_number(Good& good, std::int64_t number) { good = good_of(static_cast<int>(number)); }

inline constexpr FieldType step_type = type::named(Turn::count, Game::step_name);
inline constexpr FieldType any_seat = type::or_none(type::seat);
inline constexpr FieldType any_tile = type::or_none(Kind::tile);
inline constexpr FieldType any_person = type::or_none(Kind::person);
inline constexpr FieldType any_event = type::or_none(Kind::event, index(EventKind::none));
inline constexpr FieldType tiles_type = type::set_of(Kind::tile);
inline constexpr FieldType people_type = type::set_of(Kind::person);
inline constexpr FieldType good_type = FieldType{Kind::good}.with(0, "none").absent_as(0);
inline constexpr FieldType ability_type = type::count(max_abilities - 1);
inline constexpr FieldType icons_type = type::count(most_played_icons);
// More than any game needs, and well within the range of the State.
inline constexpr FieldType money_type = type::count(20'000);

inline constexpr std::array<std::string_view, 3> marker_names{"none", "mission", "presidio"};
inline constexpr std::array<std::string_view, 4> ballot_names{"none", "governor", "country",
                                                              "first_governor"};
inline constexpr std::array<std::string_view, 2> stack_names{"coastal", "inland"};
inline constexpr std::array<std::string_view, max_players> knows_names{"knows_1", "knows_2", "knows_3",
                                                                       "knows_4", "knows_5"};

// The hash uses the place on the grid, a position text its coordinates.
template <class Place, class Visit>
void hex_field(std::string_view name, Place& hex, Visit& visit) {
    visit.unhashed([&](auto& each) { each.field(name, hex, FieldType{Kind::hex}.absent_as(0)); });
    visit.hash_only(static_cast<std::uint64_t>(place_of(hex)));
}

template <class Traded, class Visit>
void offer_fields(Traded& offer, Visit& visit) {
    visit.field("to", offer.to, any_seat);
    visit.field("gives_pesos", offer.gives_pesos, type::count(255));
    visit.field("asks_pesos", offer.asks_pesos, type::count(255));
    visit.unhashed([&](auto& each) {
        each.field("gives", offer.gives, good_type);
        each.field("asks", offer.asks, good_type);
    });
    for (auto const* side : {&offer.gives, &offer.asks}) {
        for (Good const good : *side) {
            visit.hash_only(static_cast<std::uint64_t>(good.ware));
            visit.hash_only(good.what);
        }
    }
}

// Fields that are used only during part of a turn.
template <class Open, class Visit>
void turn_fields(Game const& game, Open& table, Visit& visit) {
    visit.part("building", [&](auto& each) {
        each.field("marker", table.building.marker, type::named(marker_names));
        each.field("tile", table.building.tile, any_tile);
        each.field("card", table.building.card, any_person);
        each.field("ability", table.building.ability, ability_type);
    });
    visit.part("exploring", [&](auto& each) {
        each.field("tile", table.exploring.tile, any_tile);
        each.field("inland", table.exploring.inland, type::flag);
        each.field("to_place", table.exploring.to_place, type::count(255));
        each.field("tries", table.exploring.tries, type::count(max_tiles));
        each.field("joins", table.exploring.joins, type::flag);
        hex_field("place", table.exploring.place, each);
        if (game.board_by_hand() || (game.at_least(Level::standard) && !game.explores_one_by_one()))
            each.field("drawn", table.exploring.drawn, tiles_type);
    });
    visit.part("attack", [&](auto& each) {
        each.field("tile", table.attack.tile, any_tile);
        each.field("piece", table.attack.piece, type::or_none(Kind::piece, index(Piece::any)));
        each.field("attacker", table.attack.attacker, any_seat);
        each.field("defender", table.attack.defender, any_seat);
        each.field("strength", table.attack.strength, icons_type);
        each.field("defence", table.attack.defence, icons_type);
        each.field("card", table.attack.card, any_person);
        each.field("ability", table.attack.ability, ability_type);
    });
    visit.part("election", [&](auto& each) {
        auto& election = table.election;
        each.field("ballot", election.ballot, type::named(ballot_names));
        each.field("caller", election.caller, any_seat);
        each.field("votes", election.votes, type::count(most_votes));
        each.field("choice", election.choice, type::count(max_countries - 1));
        each.field("winner", election.winner, type::count(max_countries - 1));
        each.field("swords_for", election.swords_for, icons_type);
        each.field("swords_against", election.swords_against, icons_type);
        each.field("passes", election.passes, type::count(game.players() - 1));
        each.field("shown", election.shown, people_type);
        // Not hashed: the ballots are only for display and do not affect the rest of the game.
        each.unhashed([&](auto& shown) {
            shown.field(
                "ballots", first(election.ballots, game.players()),
                type::or_none(type::count(max_countries - 1), not_voted).with(has_abstained, "abstained"));
        });
    });
    visit.part("auction", [&](auto& each) {
        each.field("to_sell", table.auction.to_sell, type::set_of(Kind::role));
        each.field("role", table.auction.role, FieldType{Kind::role}.absent_as(0));
        each.field("bid", table.auction.bid, type::between(lowest_bid, money_type.most));
        each.field("bidder", table.auction.bidder, any_seat);
        each.field("still", table.auction.still, type::set_of(type::seat));
    });
    visit.field("market", table.market, any_tile);
    visit.field("event", table.event, any_event);
}

template <class Open, class Visit>
void player_fields(Game const& game, Open& table, int seat, Visit& visit) {
    auto& board = table.players[seat];
    visit.field("pesos", board.pesos, money_type);
    visit.field("points", board.points, money_type);
    visit.field("industries", board.industry, type::or_none(Kind::industry));
    visit.field("hand", board.hand, type::by(Kind::deck, type::count(max_deck)));
    visit.field("offers_left", board.offers_left, type::count(own_offers));
    visit.field("composing", board.composing, type::flag);
    auto const known = [&](auto& each) { each.field("known", table.known[seat], people_type); };
    if (game.at_least(Level::standard)) {
        known(visit);
    } else {
        // RULING wi-38: before Standard the whole hand is open, so it is not hashed twice.
        visit.unhashed(known);
        for (int half = 0; half < 2; ++half) visit.hash_only(0);
    }
    visit.part("offer", [&](auto& each) { offer_fields(table.offers[seat], each); });
}

template <class Open, class Visit>
void board_fields(Game const& game, Open& table, Visit& visit) {
    visit.rows("sites", Kind::tile, static_cast<int>(game.edition().tiles.size()), [&](int tile, auto& each) {
        auto& site = table.sites[tile];
        hex_field("hex", site.hex, each);
        each.field("turned", site.turned, type::count(edges - 1));
        each.field("roads", site.roads, type::set_of(Kind::edge));
        each.field("owner", site.owner, any_seat);
        each.field("marker", site.marker, type::named(marker_names));
        each.field("marker_owner", site.marker_owner, any_seat);
    });
    visit.field("on_board", table.on_board, tiles_type);
    visit.field("cities", table.cities, tiles_type);
    visit.field("tiles_hidden", table.tiles_hidden, type::count(max_tiles));
    visit.part("tiles_under", [&](auto& each) {
        for (int stack = 0; stack < 2; ++stack)
            each.field(stack_names[stack], table.tiles_under[stack], Kind::tile);
    });
    visit.field("cities_left", table.cities_left, type::count(255));
    visit.field("presidios_left", table.presidios_left, type::count(255));
    visit.field("missions_left", table.missions_left, type::count(255));
    visit.field("roles", table.holder, type::by(Kind::role, any_seat));
}

template <class Open, class Visit>
void card_fields(Open& table, Visit& visit) {
    visit.field("population", table.icons.population, icons_type);
    visit.field("crosses", table.icons.crosses, icons_type);
    visit.field("swords", table.icons.swords, icons_type);
    visit.field("used", table.used, people_type);
    visit.field("trashed", table.trashed, people_type);
    visit.part("discards", [&](auto& each) {
        for (int deck = 0; deck < decks; ++deck)
            each.field(deck_names[deck], table.discards[deck], Kind::person);
    });
    visit.field("pool", table.pool, Kind::deck);
    visit.rows("pool_shown", Kind::slot, max_pool, [&](int slot, auto& each) {
        each.field("to", table.shown_to[slot], type::set_of(type::seat));
    });
    visit.field("event_discards", table.event_discards, Kind::event);
    visit.field("city_markets_aside", table.city_markets_aside, type::count(255));
    visit.field("presidio_market_aside", table.presidio_market_aside, type::flag);
    visit.field("neophytes_out", table.neophytes_out, type::flag);
    visit.field("missions_refused", table.refused[0], tiles_type);
    visit.field("presidios_refused", table.refused[1], tiles_type);
    // Not hashed: these are the sizes of the hidden stacks, which are hashed.
    visit.unhashed([&](auto& each) {
        each.field("deck_size", table.deck_size, type::by(Kind::deck, type::count(max_deck)));
        each.field("events_hidden", table.events_hidden, type::count(max_event_cards));
    });
}

// Every stored field of the State, in the order of the hash; see kernel/fields.h.
template <class State, class Visit>
void fields(Game const& game, State& state, Visit& visit) {
    auto& table = state.table;
    visit.progress(table.progress, step_type);
    visit.field("active_player", table.active_player, type::seat);
    visit.field("taxes_played", table.taxes_played,
                type::count(game.edition().last_taxes[index(game.level())]));
    visit.field("country", table.country, Kind::country);
    visit.field("gold_rush", table.gold_rush, type::flag);
    visit.field("called", table.called, type::flag);
    board_fields(game, table, visit);
    visit.group("player", type::seat, game.players(),
                [&](int seat, auto& each) { player_fields(game, table, seat, each); });
    card_fields(table, visit);
    turn_fields(game, table, visit);
    visit.group("hand", type::seat, game.players(), [&](int seat, auto& each) {
        auto& hand = state.hands[seat];
        each.field("cards", hand.cards, people_type);
        each.field("pool", hand.pool, any_person);
        for (int opponent = 0; opponent < max_players; ++opponent)
            each.field(knows_names[opponent], hand.knows[opponent], people_type);
        each.field("top_event", hand.top_event, any_event);
        each.field("drawn", hand.drawn, any_event);
        each.unhashed([&](auto& unhashed) { unhashed.field("must_play", hand.must_play, type::flag); });
        each.hash_only(hand.drawn[0] != EventKind::none ? hand.must_play : 0);
        each.part("draft", [&](auto& part) { offer_fields(hand.draft, part); });
    });
    auto& secret = state.secret;
    visit.part("stacks", [&](auto& each) {
        for (int deck = 0; deck < decks; ++deck)
            each.field(deck_names[deck], secret.stacks[deck], Kind::person);
    });
    visit.field("pool_fronts", secret.pool, Kind::person);
    visit.field("events", secret.events, Kind::event);
    visit.field("times_put_back", secret.times_put_back, type::count(255));
    visit.part("tiles", [&](auto& each) {
        for (int stack = 0; stack < 2; ++stack)
            each.field(stack_names[stack], secret.tiles[stack], Kind::tile);
    });
    visit.field("generator", secret.rng, type::word);
}

}  // namespace motherlode::golden_wilderness
