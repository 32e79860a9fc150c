// How a position looks to a seat: points, and what holdings may still become, in 64ths of a point, against what the
// others have. Not a rule of the game; bots use it. Integers only, so that it is the same on every machine.

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

constexpr int point = 64;

// Rounds after this one.
int rounds_left(Table const& table) {
    if (table.progress.current() == Step::game_over) return 0;
    return (years - 1 - table.year) * sites + sites - table.round;
}

// What one of a thing may still become. Two Dudes and two Bucks are a building of six points, if there is time.
int value_of_holdings(Player const& own, int rounds) {
    constexpr int in_full = 6;  // rounds from which on everything can be put to use
    int const time = std::min(rounds, in_full);
    auto const some = [](int held, int useful, int each) {
        // What lies about in heaps is worth little more.
        return std::min(held, useful) * each + std::max(0, held - useful) * each / 4;
    };
    int const value = some(own.lodge_dudes, 8, 46) + some(own.bucks, 8, 38) + some(own.gold, 6, 84) +
                      some(own.lodge_tents, 4, 70) + some(own.horses, 5, 70) + some(own.hand_size, 5, 16) +
                      total(own.barrels) * 110 + total(own.used_barrels) * 10;
    return value * time / in_full;
}

// What stands for good and brings something round after round.
int value_of_engine(Player const& own, int rounds) {
    int const tents = std::popcount(own.event_tents);
    int const open_rivers = own.river_count() - own.bridge_count();
    return own.tableau.size() * rounds * 12 + tents * rounds * 22 + open_rivers * std::min(rounds, 4) * 20;
}

// A Land that the Wagon stands beside and that has no Tent yet.
int value_of_wagon(Edition const& edition, Player const& own, int rounds) {
    if (rounds == 0) return 0;
    int lands = 0;
    for (std::size_t land = 0; land < edition.lands.size(); ++land) {
        auto const& towns = edition.lands[land].towns;
        if ((own.land_tents >> land & 1U) == 0 &&
            std::find(towns.begin(), towns.end(), own.wagon) != towns.end())
            ++lands;
    }
    return lands * 50;
}

// The Shootout to come: graves for who is not there, rewards for who is.
int value_of_gunmen(Edition const& edition, Table const& table, Player const& own) {
    if (table.progress.step >= Step::shootout) return 0;
    if (own.gunmen > 0) return 2 * point + std::min<int>(own.gunmen, 6) * 34;
    int const grave = own.graves < edition.graves.size() ? edition.graves[own.graves] : 0;
    // The nearer it is, the surer.
    return -(grave + 1) * point * (table.round + 1) / (sites + 1);
}

int standing(Game const& game, Table const& table, Result const& result, int seat) {
    Player const& own = table.players[seat];
    int const rounds = rounds_left(table);
    return result.seats[seat].total * point + value_of_holdings(own, rounds) + value_of_engine(own, rounds) +
           value_of_wagon(game.edition(), own, rounds) + value_of_gunmen(game.edition(), table, own);
}

int standing(Game const& game, Table const& table, int seat) {
    return standing(game, table, game.result(table), seat);
}

// One's own turn, played ahead by taking what looks best at once.
class Plan {
public:
    Plan(Game const& game, Table const& table, Hand const& hand, Seat seat) : game_{game}, seat_{seat} {
        state_.table = table;
        state_.hands[index(seat)] = hand;
        state_.secret.keep(Rng{1});
    }

    // How one stands after a turn on this Site with the Bust on that one.
    int value(int site, int bust) {
        State state = state_;
        begin_turn(state, site, bust);
        int now = standing(game_, state.table, index(seat_));
        for (int decisions = 0;
             decisions < most_decisions && state.table.progress.current() == Step::take_turn; ++decisions) {
            ActionList legal;
            game_.legal_actions(state.table, state.hands[index(seat_)], seat_, legal);
            State best = state;
            int best_value = now;
            for (Action const action : legal) {
                if (kind_of(action) == ActionKind::end_turn) continue;
                State const after = settled(state, action);
                int const value = standing(game_, after.table, index(seat_));
                if (value <= best_value) continue;
                best_value = value;
                best = after;
            }
            if (best_value == now) break;
            now = best_value;
            state = best;
        }
        return now;
    }

private:
    static constexpr int most_decisions = 16;

    void begin_turn(State& state, int site, int bust) const {
        Table& table = state.table;
        table.progress = {};
        table.progress.step = Step::take_turn;
        table.bust = static_cast<std::uint8_t>(bust);
        table.at(seat_).site = static_cast<std::uint8_t>(site);
        table.turn = Turn{};
        table.turn.player = seat_;
        table.turn.performance = performances_at(game_, table, site);
        table.turn.under_way = neither;
        table.turn.exchanged = none;
        table.turn.wagon_part_of = neither;
    }

    // After the action and all small decisions that follow from it.
    State settled(State state, Action action) const {
        NoEvents none_told;
        game_.apply(state, seat_, action, none_told);
        for (int i = 0; i < most_decisions && !state.table.progress.waiting.empty(); ++i) {
            ActionList legal;
            game_.legal_actions(state.table, state.hands[index(seat_)], seat_, legal);
            State best{};
            int best_value = 0;
            for (int k = 0; k < legal.size(); ++k) {
                State after = state;
                game_.apply(after, seat_, legal[k], none_told);
                int const value = standing(game_, after.table, index(seat_));
                if (k > 0 && value <= best_value) continue;
                best_value = value;
                best = after;
            }
            state = best;
        }
        return state;
    }

    Game const& game_;
    Seat seat_;
    State state_{};
};

// In 64ths: how likely a Site busts if one goes there. Others are taken to choose a little at random; of Buster and
// Shade the cards tell more.
int chance_of_bust(Game const& game, Table const& table, int site) {
    constexpr int others_join[]{0, 0, 14, 25, 27, 26, 25};
    int const join = others_join[game.players()];
    bool const shown = table.buster_cards[0] == site || table.buster_cards[1] == site;
    int stays_away = 64 - join;
    if (game.solo() && shown) stays_away = stays_away / 2;
    if (game.with_buster() && !shown) stays_away = stays_away * 2 / 3;
    // A tie busts the Signpost.
    if (site == signpost_site(game.edition(), table)) stays_away = stays_away / 2;
    return 64 - stays_away;
}

// A Site for the Bust where it does not matter here.
int elsewhere(Game const& game, Table const& table, int site) {
    for (int other = 0; other < sites; ++other)
        if (other != site && other != pointed_to(game.edition(), table)) return other;
    return site;
}

// One's own standing, the turn of this round counted as if it were taken.
int outlook(Game const& game, View const& view) {
    Table const& table = view.table;
    Player const& own = table.at(view.seat);
    if (table.progress.step == Step::select_sites && view.hand.dial != no_site) {
        Plan plan{game, table, view.hand, view.seat};
        int const bust = chance_of_bust(game, table, view.hand.dial);
        int const busted = plan.value(view.hand.dial, view.hand.dial);
        int const not_busted = plan.value(view.hand.dial, elsewhere(game, table, view.hand.dial));
        return (busted * bust + not_busted * (64 - bust)) / 64;
    }
    bool const turns = table.progress.step == Step::resolve_turns || table.progress.step == Step::take_turn;
    if (turns && own.site != no_site && table.turn.player != view.seat) {
        int const places = game.places();
        int const order = (index(view.seat) - index(table.sheriff) + places) % places;
        if (own.site * places + order >= table.turn.position)
            return Plan{game, table, view.hand, view.seat}.value(own.site, table.bust);
    }
    return standing(game, table, index(view.seat));
}

}  // namespace

int Game::evaluate(View const& view) const {
    int others = 0;
    Result const now = result(view.table);
    for (int seat = 0; seat < players_; ++seat)
        if (seat_at(seat) != view.seat) others += standing(*this, view.table, now, seat);
    int const mine = outlook(*this, view);
    return players_ == 1 ? mine - shades_score(view.table) * point : mine - others / (players_ - 1);
}

}  // namespace motherlode::coloma
