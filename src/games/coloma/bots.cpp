// How a position looks to a seat, against what the others have. Not a rule of the game; bots use it.

#include "games/coloma/bots/plan.h"
#include "games/coloma/rules/sites.h"

namespace motherlode::coloma {
namespace {

// By Site, in 64ths: where the Bust will be if one's own Pioneer goes to `site`.
using BustOdds = std::array<int, sites>;

// The others are expected anywhere, which won more games than guessing their plans; for Buster and Shade the cards say
// more.
class BustGuess {
public:
    BustGuess(Game const& game, Table const& table) : game_{game}, table_{table} {}

    BustOdds odds(int site, int mule) {
        std::array<int, sites> pioneers{};
        ++pioneers[site];
        if (mule != no_site) ++pioneers[mule];
        odds_ = {};
        if (game_.solo())
            with_shade(pioneers);
        else
            with_others(pioneers, game_.duel() ? 2 : game_.players() - 1);
        int sum = 0;
        for (int const count : odds_) sum += count;
        for (int& count : odds_) count = count * 64 / sum;
        return odds_;
    }

private:
    bool is_shown(int site) const { return table_.buster_cards[0] == site || table_.buster_cards[1] == site; }

    // CO-19.2a: Shade is on one of the two Sites shown, Buster on one of the rest.
    void with_shade(std::array<int, sites> pioneers) {
        for (int const site : table_.buster_cards) {
            if (site == no_site) continue;
            ++pioneers[site];
            with_buster(pioneers);
            --pioneers[site];
        }
    }
    void with_buster(std::array<int, sites> pioneers) {
        for (int site = 0; site < sites; ++site) {
            if (is_shown(site)) continue;
            ++pioneers[site];
            count(pioneers);
            --pioneers[site];
        }
    }
    // Site by Site: how many of the others are there, and in how many ways.
    void with_others(std::array<int, sites> pioneers, int others, int site = 0, int ways = 1) {
        if (site == sites - 1) {
            pioneers[site] += others;
            ways_ = ways;
            if (game_.with_buster()) return with_buster(pioneers);
            return count(pioneers);
        }
        int chosen = 1;  // the number of ways to choose them from `others`
        for (int here = 0; here <= others; ++here) {
            with_others(pioneers, others - here, site + 1, ways * chosen);
            ++pioneers[site];
            chosen = chosen * (others - here) / (here + 1);
        }
    }
    // CO-5.6a, CO-5.6b.
    void count(std::array<int, sites> const& pioneers) {
        int most = 0;
        for (int site = 1; site < sites; ++site)
            if (pioneers[site] > pioneers[most]) most = site;
        int crowded = 0;
        for (int const there : pioneers)
            if (there == pioneers[most]) ++crowded;
        odds_[crowded == 1 ? most : signpost_site(game_.edition(), table_)] += ways_;
    }

    Game const& game_;
    Table const& table_;
    int ways_ = 1;  // in which the Pioneers can stand as they are counted
    BustOdds odds_{};
};

// What the round will be worth with the Pioneer on this Site, and a Mule on that one.
int outlook(Game const& game, View const& view, int site, int mule, Weights const& weights) {
    Plan const plan{game, view, weights};
    BustOdds const odds = BustGuess{game, view.table}.odds(site, mule);
    int const copied = pointed_to(game.edition(), view.table);
    bool const at_signpost = site == signpost_site(game.edition(), view.table);
    int elsewhere = 64;
    int value = 0;
    auto const add = [&](int bust) {
        int const chance = odds[bust];
        if (chance > 0) value += plan.of_turn(site, bust) * chance;
        elsewhere -= chance;
    };
    add(site);
    // CO-8.2d: the Signpost copies a Bust too.
    if (at_signpost) add(copied);
    for (int bust = 0; bust < sites; ++bust)
        if (bust != site && (bust != copied || !at_signpost))
            return (value + plan.of_turn(site, bust) * elsewhere) / 64;
    return value / 64;
}

}  // namespace

int evaluate_by(Game const& game, View const& view, Weights const& weights) {
    Table const& table = view.table;
    if (table.progress.step == step<SelectSites> && view.hand.dial != no_site)
        return outlook(game, view, view.hand.dial, view.hand.mule_dial, weights);
    return Plan{game, view, weights}.of_rest();
}

int evaluate_by(Game const& game, View const& view, Action action, Weights const& weights) {
    if (action.kind() == static_cast<std::uint8_t>(ActionKind::select))
        return outlook(game, view, action.arg(0), action.arg(1), weights);
    return Plan{game, view, weights}.of_action(action);
}

std::array<int, max_players> expected_scores(Game const& game, State const& state) {
    std::array<int, max_players> expected{};
    for (int seat = 0; seat < game.players(); ++seat)
        expected[seat] = Plan{game, state, seat_at(seat), tuned_weights}.of_seat();
    return expected;
}

int Game::evaluate(View const& view) const { return evaluate_by(*this, view, tuned_weights); }

int evaluate_action(Game const& game, View const& view, Action action) {
    return evaluate_by(game, view, action, tuned_weights);
}

BotProfile profile(Game const&) {
    return {.search = {.point = 64, .decisive_lead = 12, .cut = 0, .foresight = true},
            .blunders = {28, 11, 4, 0}};
}

}  // namespace motherlode::coloma
