// Hooks for bots: play a turn ahead, and estimate where the Bust will be. None of this is a rule of the game.

#include "games/coloma/rules/sites.h"
#include "games/coloma/weights.h"

namespace motherlode::coloma {
namespace {

// ---- Playing a turn ahead ----

constexpr int most_decisions = 24;

// Limit of the paths to try in one Wagon move.
constexpr int most_paths = 400;

// Whether the seat still has its whole turn of this round before it.
bool turn_to_come(Game const& game, Table const& table, Seat seat) {
    int const site = table.at(seat).site;
    bool const turns = table.progress.step == step<ResolveTurns> || table.progress.step == step<TakeTurn>;
    if (!turns || site == no_site || table.turn.player == seat) return false;
    int const places = game.places();
    int const order = (index(seat) - index(table.sheriff) + places) % places;
    return site * places + order >= table.turn.position;
}

bool is(Action action, ActionKind kind) { return action.kind() == static_cast<std::uint8_t>(kind); }

bool moves_wagon(Table const& table) { return table.progress.current() == step<MoveWagon>; }

// Plays a seat's own turn ahead, greedily: each decision takes the best value at once.
class Plan {
public:
    // Deals the information hidden from the seat at random. The seat's hand is the seed, so every action is
    // compared in the same deal, but deals differ between games.
    Plan(Game const& game, View const& view, Weights const& weights)
        : game_{game}, seat_{view.seat}, weights_{weights} {
        Rng rng = Rng::stream(view.hand.cards.bits(), static_cast<std::uint64_t>(index(view.seat)));
        start_ = game.redeal(view, rng);
    }
    // For a state that is known or already simulated.
    Plan(Game const& game, State const& state, Seat seat, Weights const& weights)
        : game_{game}, seat_{seat}, weights_{weights}, start_{state} {}

    // Value after a turn on `site`, with the Bust on `bust`.
    int value_after_turn(int site, int bust) const {
        State state = start_;
        begin_turn(state, site, bust);
        finish_turn(state);
        return against_others(state);
    }
    // Value after the seat's turn of this round and the decisions before it.
    int value_after_round() const {
        State state = start_;
        finish_round(state);
        return against_others(state);
    }
    // Value after this action and the rest of the turn.
    int value_after(Action action) const {
        // The effects of ending a turn, such as an Event, are not part of the turn.
        if (is(action, ActionKind::end_turn)) return against_others(start_);
        State state = after(start_, action);
        finish(state);
        return against_others(state);
    }
    // Like value_after_round, without comparison to the opponents.
    int own_value_after_round() const {
        State state = start_;
        finish_round(state);
        return value(state);
    }

private:
    int value(State const& state) const {
        return worth(game_, state.table, index(seat_), weights_) +
               worth_of_hand(game_, state.table, state.hands[index(seat_)], index(seat_), weights_);
    }
    int against_others(State const& state) const {
        if (game_.solo()) return value(state) - game_.shades_score(state.table) * point;
        int opponents = 0;
        for (int seat = 0; seat < game_.players(); ++seat)
            if (seat_at(seat) != seat_) opponents += worth(game_, state.table, seat, weights_);
        return value(state) - opponents / (game_.players() - 1);
    }
    ActionList legal_actions(State const& state) const {
        ActionList legal;
        game_.legal_actions(state.table, state.hands[index(seat_)], seat_, legal);
        return legal;
    }
    State after(State const& state, Action action) const {
        State next = state;
        NoEvents no_events;
        game_.apply(next, seat_, action, no_events);
        return next;
    }

    void begin_turn(State& state, int site, int bust) const {
        Table& table = state.table;
        table.progress = {};
        table.progress.step = step<TakeTurn>;
        table.bust = byte(bust);
        table.at(seat_).site = byte(site);
        coloma::begin_turn(game_, table, seat_, site);
    }
    void finish_round(State& state) const {
        if (!turn_to_come(game_, state.table, seat_)) return finish(state);
        begin_turn(state, state.table.at(seat_).site, state.table.bust);
        finish_turn(state);
    }
    void finish(State& state) const {
        resolve(state);
        if (state.table.progress.current() == step<TakeTurn> && state.table.turn.player == seat_)
            finish_turn(state);
    }
    void finish_turn(State& state) const {
        int current_value = value(state);
        for (int i = 0; i < most_decisions && state.table.progress.current() == step<TakeTurn>; ++i) {
            State best;
            int best_value = current_value;
            for (Action const action : legal_actions(state)) {
                if (is(action, ActionKind::end_turn)) continue;
                State next = after(state, action);
                resolve(next);
                int const next_value = value(next);
                if (next_value <= best_value) continue;
                best_value = next_value;
                best = next;
            }
            if (best_value == current_value) return;
            current_value = best_value;
            state = best;
        }
    }

    // Makes the small decisions that follow an action, until another seat must decide.
    void resolve(State& state) const {
        for (int i = 0; i < most_decisions && !state.table.progress.waiting.empty(); ++i) {
            if (game_.pending(state.table).must != SeatSet{seat_}) return;
            if (moves_wagon(state.table)) {
                resolve_wagon(state);
                continue;
            }
            ActionList const legal = legal_actions(state);
            State best = after(state, legal[0]);
            int best_value = legal.size() == 1 ? 0 : value(best);
            for (int k = 1; k < legal.size(); ++k) {
                State const next = after(state, legal[k]);
                int const next_value = value(next);
                if (next_value <= best_value) continue;
                best_value = next_value;
                best = next;
            }
            state = best;
        }
    }

    // Tries whole paths: step by step, the bot would not see the spaces behind a Horseshoe.
    void resolve_wagon(State& state) const {
        State best;
        int best_value = 0;
        int paths = 0;
        auto const try_paths = [&](auto const& self, State const& from) -> void {
            if (!moves_wagon(from.table)) {
                int const end_value = value(from);
                if (paths++ > 0 && end_value <= best_value) return;
                best_value = end_value;
                best = from;
                return;
            }
            for (Action const action : legal_actions(from))
                if (paths <= most_paths || !is(action, ActionKind::move)) self(self, after(from, action));
        };
        try_paths(try_paths, state);
        if (paths > 0) state = best;
    }

    Game const& game_;
    Seat seat_;
    Weights const& weights_;
    State start_{};
};

// ---- Probability of the Bust ----

// By Site: the probability that the Bust will be there, in 64ths.
using BustOdds = std::array<int, sites>;

// Assumes that opponents choose their Sites at random. That won more games than guessing their plans. For
// Buster and Shade, the revealed cards give better odds.
class BustGuess {
public:
    BustGuess(Game const& game, Table const& table) : game_{game}, table_{table} {}

    BustOdds odds(int site, int mule) {
        PioneersBySite pioneers{};
        ++pioneers[site];
        if (mule != no_site) ++pioneers[mule];
        odds_ = {};
        if (game_.solo())
            with_shade(pioneers);
        else
            with_opponents(pioneers, game_.duel() ? 2 : game_.players() - 1);
        int sum = 0;
        for (int const count : odds_) sum += count;
        for (int& count : odds_) count = count * 64 / sum;
        return odds_;
    }

private:
    bool is_shown(int site) const { return table_.buster_cards[0] == site || table_.buster_cards[1] == site; }

    // CO-19.2a: Shade goes to one of the two revealed Sites, Buster to one of the other three.
    void with_shade(PioneersBySite pioneers) {
        for (int const site : table_.buster_cards) {
            if (site == no_site) continue;
            ++pioneers[site];
            with_buster(pioneers);
            --pioneers[site];
        }
    }
    void with_buster(PioneersBySite pioneers) {
        for (int site = 0; site < sites; ++site) {
            if (is_shown(site)) continue;
            ++pioneers[site];
            count(pioneers);
            --pioneers[site];
        }
    }
    // Site by Site, tries each number of opponents there, and counts in how many ways they can be chosen.
    void with_opponents(PioneersBySite pioneers, int opponents, int site = 0, int ways = 1) {
        if (site == sites - 1) {
            pioneers[site] += opponents;
            ways_ = ways;
            if (game_.with_buster()) return with_buster(pioneers);
            return count(pioneers);
        }
        int choices = 1;  // ways to choose `visitors` from `opponents`
        for (int visitors = 0; visitors <= opponents; ++visitors) {
            with_opponents(pioneers, opponents - visitors, site + 1, ways * choices);
            ++pioneers[site];
            choices = choices * (opponents - visitors) / (visitors + 1);
        }
    }
    void count(PioneersBySite const& pioneers) {
        std::uint8_t const crowded = most_crowded(pioneers);
        odds_[crowded != no_site ? crowded : signpost_site(game_.edition(), table_)] += ways_;
    }

    Game const& game_;
    Table const& table_;
    int ways_ = 1;  // number of ways to arrange the Pioneers that are being counted
    BustOdds odds_{};
};

// Expected value of the round with the Pioneer on `site` and the Mule, if any, on `mule`.
int outlook(Game const& game, View const& view, int site, int mule, Weights const& weights) {
    Plan const plan{game, view, weights};
    BustOdds const odds = BustGuess{game, view.table}.odds(site, mule);
    int const copied_site = pointed_to(game.edition(), view.table);
    bool const at_signpost = site == signpost_site(game.edition(), view.table);
    int remaining_odds = 64;
    int value = 0;
    auto const add = [&](int bust) {
        int const chance = odds[bust];
        if (chance > 0) value += plan.value_after_turn(site, bust) * chance;
        remaining_odds -= chance;
    };
    add(site);
    // CO-8.2d: the Signpost copies a Bust too.
    if (at_signpost) add(copied_site);
    for (int bust = 0; bust < sites; ++bust)
        if (bust != site && (bust != copied_site || !at_signpost))
            return (value + plan.value_after_turn(site, bust) * remaining_odds) / 64;
    return value / 64;
}

}  // namespace

int evaluate_by(Game const& game, View const& view, Weights const& weights) {
    Table const& table = view.table;
    if (table.progress.step == step<SelectSites> && view.hand.dial != no_site)
        return outlook(game, view, view.hand.dial, view.hand.mule_dial, weights);
    return Plan{game, view, weights}.value_after_round();
}

int evaluate_by(Game const& game, View const& view, Action action, Weights const& weights) {
    if (action.kind() == static_cast<std::uint8_t>(ActionKind::select))
        return outlook(game, view, action.arg(0), action.arg(1), weights);
    return Plan{game, view, weights}.value_after(action);
}

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    std::array<int, max_players> expected{};
    for (int seat = 0; seat < game.players(); ++seat)
        expected[seat] = Plan{game, state, seat_at(seat), tuned_weights}.own_value_after_round();
    return expected;
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

int evaluate_action(Game const& game, View const& view, Action action) {
    return evaluate_by(game, view, action, tuned_weights);
}

BotProfile profile(Game const&) {
    return {.search = {.point = 64, .decisive_lead = 12, .cut = 0, .foresight = true},
            .blunders = {42, 20, 4, 0}};
}

}  // namespace motherlode::coloma
