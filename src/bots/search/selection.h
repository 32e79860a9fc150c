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

// Which arm of a node to try next: what did well so far, and what was tried seldom for how often it could have been
// (PUCT, with availability counts in place of the node's visits, since not every deal allows every action). Where the
// game's evaluation is asked beforehand, it says which arms deserve attention first; the later ones of a long list
// get theirs as visits grow.
template <GameContract Game>
class Selection {
public:
    using State = typename Game::State;
    static constexpr int none = -1;

    Selection(Game const& game, SearchTraits const& traits) : game_{game}, traits_{traits} {}

    // The action's place among the legal ones; none where the tree is full and knows no legal action here.
    int choose(Tree& tree, Tree::Id id, State const& state, Seat seat, ActionList const& legal, Rng& rng) {
        match(tree, id, state, seat, legal);
        std::span<Arm> const arms = tree.arms(id);
        // As much as of the arms tried so far is expected of the others.
        Node const& node = tree.node(id);
        double const mean = node.visits > 0 ? node.total / node.visits : 0.5;
        double const attention_of_all =
            traits_.exploration / (traits_.foresight ? weigh(arms, legal.size()) : legal.size());

        int best = none;
        double best_score = 0;
        std::uint32_t last_available = 0;
        double root = 0;
        int const first = rng.below(legal.size());  // equals are not always taken in the order of the list
        for (int i = 0; i < legal.size(); ++i) {
            int const k = first + i < legal.size() ? first + i : first + i - legal.size();
            if (places_[k] == none) continue;
            Arm& arm = arms[places_[k]];
            // OPTIMIZATION: most arms of a node were available equally often.
            if (++arm.available != last_available) {
                last_available = arm.available;
                root = std::sqrt(static_cast<double>(last_available));
            }
            double const attention = attention_of_all * (traits_.foresight ? weights_[k] : 1.0) * root;
            // OPTIMIZATION: divides either way, since which arms were visited cannot be foreseen.
            double const value = (arm.visits > 0 ? arm.total : mean) / std::max(arm.visits, 1U);
            double const score = value + attention / (1.0 + arm.visits);
            if (best != none && score <= best_score) continue;
            best = k;
            best_score = score;
        }
        return best;
    }

    // Among the node's arms, of the legal action chosen last.
    int arm_of(int legal) const { return places_[legal]; }

private:
    // Finds the arm of every legal action and adds those that are new.
    void match(Tree& tree, Tree::Id id, State const& state, Seat seat, ActionList const& legal) {
        if (tree.node(id).arms == 0) tree.reserve(id, legal.size());
        int next = 0;  // lists mostly come in the same order
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

    // The place of the canonical action among the arms; none where the tree is full.
    int find_or_add(Tree& tree, Tree::Id id, State const& state, Seat seat, Action action, Action canonical) {
        std::span<Arm const> const arms = tree.arms(id);
        auto const found = std::find_if(arms.begin(), arms.end(),
                                        [canonical](Arm const& arm) { return arm.action == canonical; });
        if (found == arms.end()) {
            Arm* const arm = tree.add_arm(id, canonical);
            if (arm == nullptr) return none;
            if (traits_.foresight) arm->foresight = one_step_ahead(game_, state, seat, action, traits_);
        }
        return static_cast<int>(found - arms.begin());
    }

    // Weighs the legal arms by foresight: whatever is behind the best gets the less attention the further it is.
    // Returns the sum of the weights.
    double weigh(std::span<Arm const> arms, int legal) {
        double const a_lot =
            traits_.decisive_lead / 8.0;  // so many points behind, a quarter of the attention is left
        double most = std::numeric_limits<double>::lowest();
        for (int i = 0; i < legal; ++i)
            if (places_[i] != none) most = std::max(most, arms[places_[i]].foresight);
        double sum = 0;
        for (int i = 0; i < legal; ++i) {
            if (places_[i] == none) continue;
            double const behind = 1 + (most - arms[places_[i]].foresight) / a_lot;
            weights_[i] = 1 / (behind * behind);
            sum += weights_[i];
        }
        return sum;
    }

    Game const& game_;
    SearchTraits const& traits_;
    std::array<std::int16_t, ActionList::capacity> places_{};  // of the legal actions among the arms
    std::array<double, ActionList::capacity> weights_{};
};

}  // namespace motherlode::search
