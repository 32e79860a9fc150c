// Hidden information, and the events that reveal it.

#include <set>

#include "games/boomtown_builders/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::boomtown_builders {
namespace {

TEST(BoomtownBuildersHidden, TheViewDoesNotShowTheDeck_BB_7_1a) {
    RULES("BB-7.1a");
    Scenario s;
    Rng rng{7};
    std::set<CardId> next;
    for (int i = 0; i < 2000; ++i)
        next.insert(s.game.redeal(s.game.view(s.state, seat_at(0)), rng).secret.deck.back());
    EXPECT_EQ(next.size(), 56U);  // every card that is not face up
}

TEST(BoomtownBuildersHidden, TheViewDoesNotShowAFaceDownHideout_BB_7_1b) {
    RULES("BB-7.1b");
    Scenario s;
    Rng rng{7};
    std::set<int> first;
    for (int i = 0; i < 500; ++i)
        first.insert(s.game.redeal(s.game.view(s.state, seat_at(0)), rng).secret.hideouts[0]);
    EXPECT_EQ(first.size(), 9U);

    // A revealed Hideout keeps its card, and no other Hideout gets that card.
    s.put_token(1, 4);
    s.put_token(2, 4);
    for (int i = 0; i < 500; ++i) {
        State const redealt = s.game.redeal(s.game.view(s.state, seat_at(0)), rng);
        EXPECT_EQ(redealt.secret.hideouts[0], s.state.secret.hideouts[0]);
        for (int space = 1; space < 6; ++space)
            EXPECT_NE(redealt.secret.hideouts[space], s.state.secret.hideouts[0]);
    }
}

TEST(BoomtownBuildersHidden, EverythingElseIsVisibleToEverybody_BB_7_1c_BB_1_2a) {
    RULES("BB-7.1c BB-1.2a bb-13");
    Scenario s;
    JsonWriter first_player;
    JsonWriter second_player;
    JsonWriter watcher;
    write_view(s.game, s.game.view(s.state, seat_at(0)), first_player);
    write_view(s.game, s.game.view(s.state, seat_at(1)), second_player);
    write_view(s.game, s.game.spectate(s.state), watcher);
    EXPECT_EQ(first_player.text(), second_player.text());
    EXPECT_EQ(first_player.text(), watcher.text());
    for (std::string_view const part : {"\"draft_row\"", "\"train_marker\":\"d1\"",
                                        "\"cubes\":[[7,4,3],[7,4,3]]", "\"starting_player\"", "\"round\":1"})
        EXPECT_NE(first_player.text().find(part), std::string::npos) << part;
}

TEST(BoomtownBuildersHidden, TheEventOfARevealedCardIsLearnedByEverybody_BB_4_2a) {
    RULES("BB-4.2a BB-4.4a BB-7.1c");
    Scenario s;
    s.put_token(1, 4);
    s.end_round();
    for (Event const& event : s.log.events) {
        bool const reveals =
            event.message.spec == &say.hideout_revealed || event.message.spec == &say.card_revealed;
        EXPECT_EQ(event.learned, reveals ? SeatSet::everyone() : SeatSet::none());
        EXPECT_EQ(event.seen_by, SeatSet::everyone());
    }
}

}  // namespace
}  // namespace motherlode::boomtown_builders
