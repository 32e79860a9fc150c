#pragma once

#include <array>
#include <optional>

#include "bots/search/playout.h"
#include "bots/search/selection.h"
#include "bots/search/settings.h"
#include "bots/search/tree.h"

namespace motherlode::search {

// One thread's search with its own tree, which grows with each simulated game. No iteration allocates memory.
template <GameContract Game>
class Worker {
public:
    using State = typename Game::State;
    using View = typename Game::View;

    Worker(Game const& game, Settings const& settings)
        : game_{game},
          traits_{settings.traits},
          tree_{settings.nodes},
          selection_{game_, traits_},
          playouts_{game_, traits_} {}
    Worker(Worker const&) = delete;
    Worker& operator=(Worker const&) = delete;

    void begin(View const& view, Rng rng) {
        tree_.clear();
        playouts_.forget();
        start_ = Path{};
        take_up(view, rng);
    }
    // Continues after the seat played this action and must act again. Nothing else has happened, so the subtree is
    // still valid.
    void resume(View const& view, Rng rng, Action action) {
        if (tree_.half_full()) return begin(view, rng);
        start_.extend(view.seat, action);
        take_up(view, rng);
    }

    // Redeals everything hidden from the seat, descends the tree, plays on from the leaf, and adds the result to every
    // decision on the way.
    void iterate() {
        State state = game_.redeal(*view_, rng_);
        Path path = start_;
        steps_ = 0;
        SeatSet pending_seats = first_pending_;
        while (!pending_seats.empty() && descend(state, path, pending_seats))
            pending_seats = game_.pending(state.table).must;
        Values const values = playouts_.run(state, rng_);
        for (int i = 0; i < steps_; ++i) {
            Step const& step = trail_[i];
            if (step.arm != Selection<Game>::none)
                tree_.add_result(step.node, step.arm, values[index(step.seat)]);
        }
        if (traits_.playout == PlayoutPolicy::habits) playouts_.learn(values);
    }

    // Whether the most visited action keeps its lead after this many more iterations, whatever their results.
    bool lead_is_safe(double iterations) {
        std::uint32_t most = 0;
        std::uint32_t second = 0;
        for (Arm const& arm : root_arms()) {
            second = std::max(second, std::min(most, arm.visits));
            most = std::max(most, arm.visits);
        }
        return most - second > iterations;
    }

    std::span<Arm const> root_arms() { return tree_.arms(root_); }
    Tree const& tree() const { return tree_; }

private:
    void take_up(View const& view, Rng rng) {
        view_ = &view;
        rng_ = rng;
        root_ = tree_.find_or_add(start_.moment_of(view.seat)).node;
        Pending const pending = game_.pending(view.table);
        // If the seat need not act, it decides alone and the others pass.
        first_pending_ = pending.must.contains(view.seat) ? pending.must : SeatSet{view.seat};
    }

    // A decision in the tree on the way down.
    struct Step {
        Tree::Id node;
        int arm;  // none: at random
        Seat seat;
        Action action;
    };

    // All seats that must act decide, each at its own node and without seeing the choices of the others. Returns false
    // at a leaf; seats without a node there choose at random.
    bool descend(State& state, Path& path, SeatSet pending_seats) {
        int const before = steps_;
        bool inside = true;
        for (Seat const seat : pending_seats) {
            if (steps_ == static_cast<int>(trail_.size())) {
                steps_ = before;  // these steps are not played, so they get no result
                return false;
            }
            Step const step = decide(state, seat, tree_.find_or_add(path.moment_of(seat)));
            if (step.arm == Selection<Game>::none) inside = false;
            trail_[steps_++] = step;
        }
        apply_steps(state, path, before);
        return inside;
    }

    Step decide(State const& state, Seat seat, Tree::Lookup lookup) {
        list_actions(game_, state, seat, legal_);
        int chosen = Selection<Game>::none;
        if (!lookup.is_new) chosen = selection_.choose(tree_, lookup.node, state, seat, legal_, rng_);
        if (chosen != Selection<Game>::none)
            return {lookup.node, selection_.arm_of(chosen), seat, legal_[chosen]};
        return {Tree::none, chosen, seat, legal_[rng_.below(legal_.size())]};
    }

    void apply_steps(State& state, Path& path, int first) {
        NoEvents none;
        for (int i = first; i < steps_; ++i) {
            Step const& step = trail_[i];
            // A decision may make the simultaneous decisions of other seats unnecessary.
            if (i > first &&
                game_.refusal(state.table, state.hands[index(step.seat)], step.seat, step.action)) {
                steps_ = i;
                return;
            }
            path.extend(step.seat, Game::bot_hooks.canonical(game_, state.table, step.action));
            game_.apply(state, step.seat, step.action, none);
        }
    }

    Game const& game_;
    SearchTraits const traits_;
    Tree tree_;
    Selection<Game> selection_;
    Playouts<Game> playouts_;
    ActionList legal_;
    std::array<Step, 256> trail_{};
    int steps_ = 0;
    View const* view_ = nullptr;
    Path start_;
    Tree::Id root_ = Tree::none;
    SeatSet first_pending_;
    Rng rng_;
};

}  // namespace motherlode::search
