// Previews of actions: correct for the real game, and the same for all games with the same view.

#include <algorithm>

#include <gtest/gtest.h>

#include "kernel/preview.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

constexpr std::uint64_t seed = 7;
constexpr int decisions = 120;

bool same_message(Event const& a, Event const& b) { return a.rule.id == b.rule.id && a.message == b.message; }

bool same_preview(Preview const& a, Preview const& b) {
    return a.reveals == b.reveals && a.points == b.points && a.facts == b.facts &&
           std::equal(a.events.begin(), a.events.end(), b.events.begin(), b.events.end(), same_message);
}

std::unique_ptr<Match> start(GameType const& type, int players, std::uint64_t game_seed) {
    GameSetup setup;
    setup.players = players;
    setup.edition = *embedded_edition(type.info(), type.info().default_edition);
    setup.seed = game_seed;
    return std::move(*type.start(setup));
}

// Compares the preview of an action with its real effect.
void expect_true(Preview const& preview, Match const& match, Seat seat, Action action) {
    Result const before = match.result();
    std::unique_ptr<Match> const after = match.clone();
    EventLog log;
    after->apply(seat, action, log);
    for (int i = 0; preview.points && i < match.players(); ++i)
        EXPECT_EQ((*preview.points)[i], after->result().seats[i].total - before.seats[i].total)
            << match.info().name << ": " << match.text(action) << ", seat " << i + 1;
    // Facts of an action that reveals something may differ, because both trial deals may agree by chance.
    if (!preview.facts.empty() && !preview.reveals) {
        EXPECT_EQ(preview.facts, match.preview_facts(seat, action, *after))
            << match.info().name << ": " << match.text(action);
    }
    std::size_t next = 1;
    for (Event const& expected : preview.events) {
        while (next < log.events.size() && !same_message(log.events[next], expected)) ++next;
        EXPECT_LT(next, log.events.size()) << match.info().name << ": " << match.text(action)
                                           << " does not log " << expected.message.spec->key;
        ++next;
    }
}

TEST(Previews, AreCorrectAndDependOnlyOnTheSeatsView) {
    for (GameType const* type : all_games()) {
        int with_points = 0;
        int with_events = 0;
        std::unique_ptr<Match> const match = start(*type, type->info().max_players, seed);
        Rng rng{seed};
        for (int i = 0; i < decisions && !match->over(); ++i) {
            Seat const seat = *match->pending().must.begin();
            Previewer previewer{*match, seat, seed};
            Previewer redealt{*match->redeal(seat, rng), seat, seed};
            ActionList legal;
            match->legal_actions(seat, legal);
            for (Action const action : legal) {
                Preview const preview = previewer.preview(action);
                expect_true(preview, *match, seat, action);
                EXPECT_TRUE(same_preview(preview, redealt.preview(action)))
                    << type->info().name << ": " << match->text(action);
                with_points += preview.points ? 1 : 0;
                with_events += preview.events.empty() ? 0 : 1;
            }
            EventLog log;
            match->apply(seat, legal[rng.below(legal.size())], log);
        }
        EXPECT_GT(with_points, decisions) << type->info().name;
        EXPECT_GT(with_events, 0) << type->info().name;
    }
}

TEST(Previews, ShowWhereABuildingMovesTheTrain) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 1);
    Rng rng{1};
    int moved = 0;
    while (!match->over()) {
        Seat const seat = *match->pending().must.begin();
        ActionList legal;
        match->legal_actions(seat, legal);
        Previewer previewer{*match, seat, seed};
        for (Action const action : legal)
            for (Event const& event : previewer.preview(action).events)
                moved += event.message.spec->name() == "train_moved" ? 1 : 0;
        EventLog log;
        match->apply(seat, legal[rng.below(legal.size())], log);
    }
    EXPECT_GT(moved, 0);
}

}  // namespace
}  // namespace motherlode
