#pragma once

#include <array>
#include <optional>

#include "bots/search/playout.h"
#include "bots/search/selection.h"
#include "bots/search/settings.h"
#include "bots/search/tree.h"

namespace motherlode::search {

// One thread's search: a tree of its own, grown by one imagined game after another. No iteration touches the heap.
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
    // The seat has done this and is due again, and nothing else has happened: what was found out below holds.
    void go_on(View const& view, Rng rng, Action done) {
        if (tree_.half_full()) return begin(view, rng);
        start_.extend(view.seat, done);
        take_up(view, rng);
    }

    // Deals anew what the seat cannot see, goes down the tree, plays on from its edge, and tells every decision on
    // the way what came of it.
    void iterate() {
        State state = game_.redeal(*view_, rng_);
        Path path = start_;
        steps_ = 0;
        SeatSet due = first_due_;
        while (!due.empty() && descend(state, path, due)) due = game_.pending(state.table).must;
        Values const values = playouts_.run(state, rng_);
        for (int i = 0; i < steps_; ++i) {
            Step const& step = trail_[i];
            if (step.arm != Selection<Game>::none) tree_.tell(step.node, step.arm, values[index(step.seat)]);
        }
        if (traits_.playout == PlayoutPolicy::habits) playouts_.learn(values);
    }

    // Whether the most visited action stays so, whatever so many more iterations bring.
    bool decided(double iterations) {
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
        Pending const due = game_.pending(view.table);
        // Whoever is asked though it only may act decides alone; the others pass.
        first_due_ = due.must.contains(view.seat) ? due.must : SeatSet{view.seat};
    }

    // A decision in the tree on the way down.
    struct Step {
        Tree::Id node;
        int arm;  // none: by lot
        Seat seat;
        Action action;
    };

    // All seats that are due decide, each by its own node and none by what another of them has chosen. False at the
    // edge of the tree, where who has no node yet decides by lot.
    bool descend(State& state, Path& path, SeatSet due) {
        int const before = steps_;
        bool inside = true;
        for (Seat const seat : due) {
            if (steps_ == static_cast<int>(trail_.size())) {
                steps_ = before;  // what is not carried out has led to nothing
                return false;
            }
            Step const step = decide(state, seat, tree_.find_or_add(path.moment_of(seat)));
            if (step.arm == Selection<Game>::none) inside = false;
            trail_[steps_++] = step;
        }
        apply_steps(state, path, before);
        return inside;
    }

    Step decide(State const& state, Seat seat, Tree::Found found) {
        list_actions(game_, state, seat, legal_);
        int chosen = Selection<Game>::none;
        if (!found.fresh) chosen = selection_.choose(tree_, found.node, state, seat, legal_, rng_);
        if (chosen != Selection<Game>::none)
            return {found.node, selection_.arm_of(chosen), seat, legal_[chosen]};
        return {Tree::none, chosen, seat, legal_[rng_.below(legal_.size())]};
    }

    void apply_steps(State& state, Path& path, int first) {
        NoEvents none;
        for (int i = first; i < steps_; ++i) {
            Step const& step = trail_[i];
            // A decision may settle what others were due for at the same time.
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
    SeatSet first_due_;
    Rng rng_;
};

}  // namespace motherlode::search
