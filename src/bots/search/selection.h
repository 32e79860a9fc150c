#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "bots/search/settings.h"
#include "bots/search/tree.h"
#include "bots/search/values.h"
#include "kernel/contract.h"

namespace motherlode::search {

// Chooses the arm of a node to try next: one with good results, or one that was tried rarely compared with how often it
// was available (PUCT, with availability counts in place of the node's visits, because not every deal allows every
// action). With `foresight`, the game's evaluation decides which arms get attention first; the others of a long list
// get more as visits grow.
template <GameContract Game>
class Selection {
public:
    using State = typename Game::State;
    static constexpr int none = -1;

    Selection(Game const& game, SearchTraits const& traits) : game_{game}, traits_{traits} {}

    // The index of the action in the legal actions; none if the tree is full and has no arm for a legal action here.
    int choose(Tree& tree, Tree::Id id, State const& state, Seat seat, ActionList const& legal, Rng& rng) {
        match(tree, id, state, seat, legal);
        std::span<Arm> const arms = tree.arms(id);
        // Untried arms are assumed to be as good as the mean of the others.
        Node const& node = tree.node(id);
        double const mean = node.visits > 0 ? node.total / node.visits : 0.5;
        double const attention_of_all =
            traits_.exploration / (traits_.foresight ? weigh(arms, legal.size()) : legal.size());

        int best = none;
        double best_score = 0;
        std::uint32_t last_available = 0;
        double root = 0;
        int const offset = rng.below(legal.size());  // breaks ties at random
        for (int i = 0; i < legal.size(); ++i) {
            int const k = offset + i < legal.size() ? offset + i : offset + i - legal.size();
            if (places_[k] == none) continue;
            Arm& arm = arms[places_[k]];
            // OPTIMIZATION: most arms of a node have the same availability.
            if (++arm.available != last_available) {
                last_available = arm.available;
                root = std::sqrt(static_cast<double>(last_available));
            }
            double const attention = attention_of_all * (traits_.foresight ? weights_[k] : 1.0) * root;
            // OPTIMIZATION: always divides, because the branch on visited arms is unpredictable.
            double const value = (arm.visits > 0 ? arm.total : mean) / std::max(arm.visits, 1U);
            double const score = value + attention / (1.0 + arm.visits);
            if (best != none && score <= best_score) continue;
            best = k;
            best_score = score;
        }
        return best;
    }

    // The index among the node's arms of the legal action chosen last.
    int arm_of(int legal) const { return places_[legal]; }

private:
    // Finds the arm of every legal action and adds missing ones.
    void match(Tree& tree, Tree::Id id, State const& state, Seat seat, ActionList const& legal) {
        if (tree.node(id).arms == 0) tree.reserve(id, legal.size());
        int next = 0;  // the lists are mostly in the same order
        for (int i = 0; i < legal.size(); ++i) {
            Action const canonical = Game::bot_hooks.canonical(game_, state.table, legal[i]);
            std::span<Arm const> const arms = tree.arms(id);
            int const place = next < std::ssize(arms) && arms[next].action == canonical
                                  ? next
                                  : find_or_add(tree, id, state, seat, legal[i], canonical);
            places_[i] = static_cast<std::int16_t>(place);
            next = place + 1;
        }
    }

    // The index of the canonical action among the arms; none if the tree is full.
    int find_or_add(Tree& tree, Tree::Id id, State const& state, Seat seat, Action action, Action canonical) {
        std::span<Arm const> const arms = tree.arms(id);
        auto const arm_at = std::find_if(arms.begin(), arms.end(),
                                         [canonical](Arm const& arm) { return arm.action == canonical; });
        if (arm_at == arms.end()) {
            Arm* const arm = tree.add_arm(id, canonical);
            if (arm == nullptr) return none;
            if (traits_.foresight) arm->foresight = one_step_ahead(game_, state, seat, action, traits_);
        }
        return static_cast<int>(arm_at - arms.begin());
    }

    // Weighs the legal arms by foresight: the further an arm is behind the best one, the less attention it gets.
    // Returns the sum of the weights.
    double weigh(std::span<Arm const> arms, int legal) {
        double const a_lot =
            traits_.decisive_lead / 8.0;  // this many points behind, an arm gets a quarter of the attention
        double best = std::numeric_limits<double>::lowest();
        for (int i = 0; i < legal; ++i)
            if (places_[i] != none) best = std::max(best, arms[places_[i]].foresight);
        double sum = 0;
        for (int i = 0; i < legal; ++i) {
            if (places_[i] == none) continue;
            double const behind = 1 + (best - arms[places_[i]].foresight) / a_lot;
            weights_[i] = 1 / (behind * behind);
            sum += weights_[i];
        }
        return sum;
    }

    Game const& game_;
    SearchTraits const& traits_;
    std::array<std::int16_t, ActionList::capacity> places_{};  // the arm of each legal action
    std::array<double, ActionList::capacity> weights_{};
};

}  // namespace motherlode::search
