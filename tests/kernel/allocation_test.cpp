// Rules and redeals run millions of times a second in search, so none of them may allocate.

#include <algorithm>
#include <new>

#include <gtest/gtest.h>

#include "kernel/counting_new.h"
#include "registry/games.h"
#include "suite/suite.h"

namespace motherlode {
namespace {

class Allocation : public testing::Test {
protected:
    void SetUp() override {
        if (!allocations_are_counted())
            GTEST_SKIP()
                << "A sanitizer is at work: it has an operator new of its own, so nothing is counted.";
    }
};

// The allocations of one call; remembers the maximum of many.
struct Count {
    std::string_view what;
    long most = 0;

    template <class Call>
    void of(Call call) {
        long const before = allocations_so_far();
        call();
        most = std::max(most, allocations_so_far() - before);
    }
};

template <class Game>
struct Counts {
    Count pending{"pending"};
    Count legal_actions{"legal_actions"};
    Count refusal{"refusal"};
    Count apply{"apply"};
    Count view{"view and spectate"};
    Count redeal{"redeal"};
    Count result{"result"};
    Count evaluate{"evaluate"};

    void play_one_game(Game const& game, std::uint64_t seed) {
        Rng rng{seed};
        typename Game::State state = game.setup(seed);
        for (;;) {
            Pending due;
            pending.of([&] { due = game.pending(state.table); });
            SeatSet const all_due = due.must.empty() ? due.may : due.must;
            result.of([&] { (void)game.result(state); });
            if (all_due.empty()) return;
            one_decision(game, state, *all_due.begin(), rng);
        }
    }

    void one_decision(Game const& game, typename Game::State& state, Seat seat, Rng& rng) {
        auto const& hand = state.hands[index(seat)];
        ActionList legal;
        legal_actions.of([&] { game.legal_actions(state.table, hand, seat, legal); });
        Action const action = legal[rng.below(legal.size())];
        refusal.of([&] { (void)game.refusal(state.table, hand, seat, action); });
        Action const dubious{static_cast<std::uint64_t>(rng.below(16) << 8 | rng.below(8))};
        refusal.of([&] { (void)game.refusal(state.table, hand, seat, dubious); });
        look_around(game, state, seat, rng);
        NoEvents none;
        apply.of([&] { game.apply(state, seat, action, none); });
    }

    void look_around(Game const& game, typename Game::State const& state, Seat seat, Rng& rng) {
        view.of([&] { (void)game.spectate(state); });
        view.of([&] { (void)game.view(state, seat); });
        typename Game::View const seen = game.view(state, seat);
        redeal.of([&] { (void)game.redeal(seen, rng); });
        evaluate.of([&] { (void)game.evaluate(seen); });
    }

    void expect_none() const {
        for (Count const& count : {pending, legal_actions, refusal, apply, view, redeal, result, evaluate})
            EXPECT_EQ(count.most, 0) << count.what << " allocates.";
    }
};

TEST_F(Allocation, IsCounted) {
    Count count{"new"};
    // Called as a function, because the compiler may remove an unused new-expression.
    count.of([] { ::operator delete(::operator new(10)); });
    EXPECT_EQ(count.most, 1);
}

// With every set of options that the suite uses.
TEST_F(Allocation, RulesAndRedealsAllocateNothing) {
    for (suite::Subject const& subject : suite::all_subjects()) {
        SCOPED_TRACE(subject.name);
        auto const [games, effort] = suite::fair_share(subject, {12, {}});
        visit_game(*subject.type, [&, games = games]<class Game>() {
            auto const game = make_game<Game>(subject.setup);
            Counts<Game> counts;
            for (int seed = 0; seed < games; ++seed)
                counts.play_one_game(**game, static_cast<std::uint64_t>(seed));
            counts.expect_none();
        });
    }
}

}  // namespace
}  // namespace motherlode
