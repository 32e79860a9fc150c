// Checks that a state is valid: no piece is lost or duplicated.

#include <algorithm>

#include "games/coloma/game.h"
#include "games/coloma/rules/construction.h"
#include "games/coloma/rules/player_setup.h"

namespace motherlode::coloma {
namespace {

// Describes the first problem with a player's pieces. Empty if there is none, like all functions below.
std::string problem_with_player(Game const& game, Table const& table, int seat) {
    Edition const& edition = game.edition();
    Player const& player = table.players[seat];
    if (player.lodge_dudes + player.supply_dudes + player.gunmen + player.hotel_dudes + player.graves !=
        edition.player.dudes)
        return " has lost or gained a Dude";
    if (player.lodge_tents + player.supply_tents + std::popcount(player.event_tents) +
            std::popcount(player.land_tents) !=
        edition.player.tents)
        return " has lost or gained a Tent";
    if (player.horses > edition.player.horses) return " has too many Horses";
    bool const setting_up =
        table.progress.step == step<ChooseBoard> || table.progress.step == step<ChoosePioneer>;
    if (player.board == none && !setting_up) return " has no board";
    if (player.pioneer == none && game.with_specialties() && table.progress.step != step<ChoosePioneer>)
        return " has no Pioneer";
    if (player.hotel_dudes > player.hotels * edition.hotel_spaces) return " has too many Dudes in Hotels";
    // CO-9.2c, CO-9.3a.
    if (player.rivers >= 1U << canyons) return " has too many Rivers";
    if (player.bridge_count() > player.river_count()) return " has a Bridge without a River";

    int gunmen = 0;
    for (int row = 0; row < game.numbers().rows; ++row)
        if (table.rows[row] == seat_at(seat)) gunmen += edition.rows[row];
    // A Gunman may be buried before the rows are cleared.
    if (player.gunmen > gunmen) return " has Gunmen outside the rows";

    if (player.tableau.size() + player.hand_size + player.deck_size !=
        static_cast<int>(edition.buildings.size()))
        return " has lost or gained a card";
    if (player.known_top + player.known_bottom > player.deck_size)
        return " knows more cards than the deck has";
    return {};
}

std::string problem_with_hand(Table const& table, Hand const& hand, int seat) {
    Player const& player = table.players[seat];
    std::uint32_t card_bits = player.tableau.bits();
    int cards = player.tableau.size();
    auto const add = [&](std::uint32_t bits) {
        cards += std::popcount(bits);
        card_bits |= bits;
    };
    add(hand.cards.bits());
    for (std::uint8_t const card : hand.top) add(1U << card);
    for (std::uint8_t const card : hand.bottom) add(1U << card);
    if (std::popcount(card_bits) != cards) return " has a card twice";
    if (hand.cards.size() != player.hand_size || hand.top.size() != player.known_top ||
        hand.bottom.size() != player.known_bottom)
        return "'s cards do not match their counts";
    bool const set = table.committed.contains(seat_at(seat));
    return set != (hand.dial != no_site) ? "'s dial is set but not committed, or committed but not set" : "";
}

std::string problem_with_gold(Game const& game, Table const& table) {
    int const in_pools = pools * game.numbers().gold_spaces;
    int gold = table.gold + table.cart;
    for (int place = 0; place < game.places(); ++place) gold += table.players[place].gold;
    int expected = in_pools + game.players() * game.edition().player.start_gold;
    if (game.solo()) expected += game.edition().shade.levels[game.level()].gold;
    if (gold != expected)
        return "there are " + std::to_string(gold) + " nuggets, not " + std::to_string(expected);
    return table.gold > in_pools ? "the Gold Supply has more nuggets than spaces" : "";
}

std::string problem_with_tokens(Game const& game, Table const& table) {
    auto const& barrels = game.edition().barrels;
    for (std::size_t kind = 0; kind < barrels.size(); ++kind) {
        int count = table.stack[kind] + table.discarded[kind];
        count += static_cast<int>(std::count(table.stash.begin(), table.stash.end(), kind));
        for (int place = 0; place < game.places(); ++place)
            count += table.players[place].barrels[kind] + table.players[place].used_barrels[kind];
        if (count != barrels[kind].count)
            return "there are " + std::to_string(count) + " of the " + barrels[kind].name;
    }
    int hotels = table.hotels_left;
    for (int place = 0; place < game.places(); ++place) hotels += table.players[place].hotels;
    if (hotels != (game.with_hotels() ? game.numbers().hotels : 0)) return "a Hotel was lost or gained";
    for (int stack = 0; stack < bridge_stacks; ++stack) {
        int bridges = table.bridges_left[stack];
        for (int seat = 0; seat < game.players(); ++seat)
            bridges += has_bit(table.players[seat].bridges, stack) ? 1 : 0;
        // Shade takes Bridges out of the game.
        if (bridges > game.numbers().bridges || (!game.solo() && bridges != game.numbers().bridges))
            return "a Bridge was lost or gained";
    }
    return {};
}

// CO-5.7a: a turn needs a player who takes it.
std::string problem_with_turn(Game const& game, Table const& table) {
    PlayerTurn const& turn = table.turn;
    bool const choosing_pioneer = table.progress.step == step<ChoosePioneer>;
    if (table.progress.step > step<GameOver> && !choosing_pioneer)
        return "the current step is not a step of the round";
    if (choosing_pioneer && ChoosePioneer::next(game, table) == nobody) return "nobody chooses a Pioneer";
    if (turn.player == nobody) {
        if (table.progress.step == step<TakeTurn>) return "it is nobody's turn";
        bool const wagon_moves = table.progress.current() == step<MoveWagon>;
        return wagon_moves && turn.wagon_part_of != neither ? "a Wagon move is part of nobody's turn" : "";
    }
    if (turn.performance[common].section != Section::common ||
        turn.performance[second].section == Section::common)
        return "a part of the turn has the wrong section";
    int const pioneer = table.at(turn.player).pioneer;
    bool const has_exchange =
        pioneer != none && turn.exchanged < game.edition().pioneers[pioneer].does.size();
    return turn.exchanged != none && !has_exchange ? "the Specialty has no such exchange" : "";
}

// CO-1.10a, RULING co-28: the charts so far are known, and the last is printed on the board.
std::string problem_with_charts(Game const& game, Table const& table) {
    for (int year = 0; year < years; ++year) {
        bool const covered = game.charts_covered() && year > table.year && year < years - 1;
        if ((table.charts[year] == none) != covered)
            return "a Shootout chart is covered or open at the wrong time";
    }
    return {};
}

// CO-6.1a: while players select Sites, Buster's cards are face up. CO-5.5a: dials are revealed without a
// decision, and then every Pioneer is on a Site.
std::string problem_with_sites(Game const& game, Table const& table) {
    Step const now = table.progress.step;
    if (now == step<PlacePioneers>) return "the game stopped while Pioneers are placed";
    if (now == step<SelectSites> && game.with_buster()) {
        auto const [first, second] = table.buster_cards;
        if (first == no_site || second == no_site || first == second) return "Buster's cards are not face up";
    }
    if (now != step<DetermineBust> && now != step<ResolveTurns> && now != step<TakeTurn>) return {};
    for (int place = 0; place < game.places(); ++place)
        if (table.players[place].site == no_site) return "a Pioneer is on no Site";
    return {};
}

// CO-19.4e: Shade's Wagon deck contains only cards of the edition.
std::string problem_with_shade(Game const& game, Table const& table) {
    bool const in_deck = table.shades_wagons >> game.edition().shade.wagon_deck.size() == 0;
    return in_deck ? "" : "Shade's Wagon deck has no such card";
}

// Checks that a waiting step can be performed.
std::string problem_with_frame(Game const& game, State const& state, Frame<Step> const& frame) {
    auto const [first, second] = frame.args;
    bool const is_event = frame.step == step<EventBenefit>;
    if (frame.step <= step<GameOver> || frame.step == step<ChoosePioneer>)
        return "a step of the round cannot wait";
    if (frame.step == step<SignpostBoom> &&
        (!game.barrel_abilities() || frame.seat != state.table.turn.player))
        return "no Signpost Barrel is in use";
    bool const also_shade = is_event || frame.step == step<TierReward>;
    if (index(frame.seat) >= (also_shade ? game.places() : game.players())) return "a step waits for nobody";
    if (is_event && (first >= sites || second > game.places())) return "there is no such Event";

    // CO-11.2b: the path holds every space entered so far.
    if (frame.step == step<MoveWagon>) {
        PlayerTurn const& turn = state.table.turn;
        if (turn.path.empty() || turn.path.back() != state.table.at(frame.seat).wagon)
            return "a Wagon's path does not lead to its space";
        if (turn.path.size() + turn.steps_left > decltype(turn.path)::capacity())
            return "a Wagon's path is too long";
    }

    bool const acts = frame.step == step<RemainingActs>;
    if (acts || frame.step == step<AcceptOrDecline> || frame.step == step<DiscardForEach> ||
        frame.step == step<TierReward>) {
        if (first >= game.edition().effects.size()) return "there is no such effect";
        if (acts && second > 0 && second >= game.edition().effect(first).acts.size())
            return "an effect has fewer acts";
    }
    if (frame.step == step<Bought> && first != static_cast<int>(Thing::tent) &&
        first != static_cast<int>(Thing::horse))
        return "only Tents and Horses can be bought";
    if (frame.step == step<StructureBuilt>) {
        if (first >= structures) return "there is no such structure";
        Position const at{game, state.table, state.hands[index(frame.seat)], frame.seat};
        int const target = second;
        // Only the owner knows whether a card is in hand.
        bool const is_card = static_cast<Structure>(first) == Structure::building;
        if (is_card && target >= static_cast<int>(game.edition().buildings.size()))
            return "there is no such card";
        if (static_cast<Structure>(first) == Structure::river && target >= canyons)
            return "there is no such Canyon";
        Reason const reason = visit_structure(static_cast<Structure>(first), [&]<class Rule>(Rule) -> Reason {
            return is_card ? Reason{} : Rule::refusal(at, target);
        });
        if (reason) return "a waiting structure cannot be built";
    }
    return {};
}

}  // namespace

// CO-21.1e: checks everything that all players see.
std::string Game::audit_view(View const& view) const {
    for (int seat = 0; seat < players(); ++seat)
        if (std::string const problem = problem_with_player(*this, view.table, seat); !problem.empty())
            return "seat " + std::to_string(seat + 1) + problem;
    if (std::string problem = problem_with_gold(*this, view.table); !problem.empty()) return problem;
    if (std::string problem = problem_with_turn(*this, view.table); !problem.empty()) return problem;
    if (std::string problem = problem_with_charts(*this, view.table); !problem.empty()) return problem;
    if (std::string problem = problem_with_sites(*this, view.table); !problem.empty()) return problem;
    if (std::string problem = problem_with_shade(*this, view.table); !problem.empty()) return problem;
    return problem_with_tokens(*this, view.table);
}

// Also checks hidden cards against their counts.
std::string Game::audit(State const& state) const {
    if (std::string problem = audit_view(spectate(state)); !problem.empty()) return problem;
    for (int seat = 0; seat < players(); ++seat)
        if (std::string const problem = problem_with_hand(state.table, state.hands[seat], seat);
            !problem.empty())
            return "seat " + std::to_string(seat + 1) + problem;
    for (Frame<Step> const& frame : state.table.progress.waiting)
        if (std::string problem = problem_with_frame(*this, state, frame); !problem.empty()) return problem;
    return {};
}

}  // namespace motherlode::coloma
