#include <gtest/gtest.h>

#include "bots/bot.h"
#include "games/boomtown_builders/game.h"
#include "games/coloma/game.h"
#include "games/gold_west/game.h"
#include "registry/registry.h"

namespace motherlode {
namespace {

template <class Game>
std::shared_ptr<Game const> usual_game(int players) {
    return *make_game<Game>(
        GameSetup{players, {}, *embedded_edition(Game::info, Game::info.default_edition), 0});
}

Action draft_action(int slot) { return make_action(boomtown_builders::ActionKind::draft, slot); }

// Calls `look` with every position of a random game.
template <class Game>
void play_at_random(Game const& game, std::uint64_t seed, auto const& look) {
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    NoEvents none;
    while (!game.pending(state.table).must.empty()) {
        look(state);
        Seat const seat = *game.pending(state.table).must.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        game.apply(state, seat, legal[rng.below(legal.size())], none);
    }
}

// If a seat's expected score depends on nothing hidden, the evaluation is its lead in expected score.
template <class Game>
void expect_the_lead(int players) {
    auto const game = usual_game<Game>(players);
    play_at_random(*game, 1, [&](typename Game::State const& state) {
        auto const expected = expected_scores(*game, state);
        for (int seat = 0; seat < players; ++seat) {
            int others = 0;
            for (int opponent = 0; opponent < players; ++opponent)
                if (opponent != seat) others += expected[opponent];
            ASSERT_EQ(game->evaluate(game->view(state, seat_at(seat))),
                      expected[seat] - others / (players - 1));
        }
    });
}

TEST(Evaluation, IsTheLeadInExpectedScore) {
    for (int const players : {2, 4}) {
        expect_the_lead<boomtown_builders::Game>(players);
        expect_the_lead<gold_west::Game>(players);
    }
}

// An action drawn without a list is the one that the list would have given, and the generator continues the same.
TEST(Evaluation, ARandomActionIsPickedFromTheList) {
    for (int const players : {2, 4}) {
        auto const game = usual_game<boomtown_builders::Game>(players);
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            Rng drawing{seed};
            play_at_random(*game, seed, [&](boomtown_builders::State const& state) {
                Seat const seat = *game->pending(state.table).must.begin();
                ActionList legal;
                game->legal_actions(state.table, state.hands[index(seat)], seat, legal);
                Rng listing = drawing;
                Action const drawn =
                    random_action(*game, state.table, state.hands[index(seat)], seat, drawing);
                ASSERT_EQ(game->text(drawn), game->text(legal[listing.below(legal.size())]));
                ASSERT_EQ(drawing.below(1000), listing.below(1000));
            });
        }
    }
}

// A gain of one seat changes only that seat's expected score.
TEST(Evaluation, AGainChangesOnlyTheOwnersExpectedScore) {
    auto const game = usual_game<coloma::Game>(2);
    coloma::State state = game->setup(1);
    auto const before = expected_scores(*game, state);
    ++state.table.players[1].horses;
    auto const after = expected_scores(*game, state);
    EXPECT_EQ(after[0], before[0]);
    EXPECT_GT(after[1], before[1]);
}

// In the next deal the card may be in another slot.
TEST(Evaluation, ACardIsTheSameInAnySlot) {
    auto const game = usual_game<boomtown_builders::Game>(2);
    boomtown_builders::Table table = game->setup(1).table;
    Action const first = canonical(*game, table, draft_action(0));
    EXPECT_NE(first, canonical(*game, table, draft_action(1)));
    std::swap(table.draft_row[0], table.draft_row[1]);
    EXPECT_EQ(first, canonical(*game, table, draft_action(1)));
    Action const build = build_action(boomtown_builders::location_at(2, 3));
    EXPECT_EQ(canonical(*game, table, build), build);
}

// A Building counts as soon as it is placed, before its cube: a Depot, which only pays under the track, is worth more
// in the direction of the track.
TEST(Evaluation, ABuildingCountsBeforeItsCube) {
    auto const game = usual_game<boomtown_builders::Game>(2);
    boomtown_builders::State state = game->setup(1);
    auto const& edition = game->edition();
    for (boomtown_builders::CardId card = 0; card < edition.cards.size(); ++card)
        if (edition.buildings[edition.cards[card].building].id == "depot") state.table.draft_row[0] = card;
    NoEvents none;
    Seat const seat = state.table.active_player;
    game->apply(state, seat, draft_action(0), none);
    auto const value_at = [&](int column) {
        boomtown_builders::State after = state;
        game->apply(after, seat, build_action(boomtown_builders::location_at(3, column)), none);
        return game->evaluate(game->view(after, seat));
    };
    EXPECT_GT(value_at(edition.middle_column), value_at(0));
}

}  // namespace
}  // namespace motherlode
