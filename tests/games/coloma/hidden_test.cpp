// Hidden information, and the events that reveal it.

#include <set>

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaHidden, OpponentsSeeTheNumberOfCardsButNotWhichOnes_CO_21_1a_CO_21_1e) {
    RULES("CO-21.1a CO-21.1e co-22");
    Scenario s;
    Rng rng{7};
    std::set<std::uint32_t> hands;
    for (int i = 0; i < 200; ++i) {
        State const redealt = s.game.redeal(s.game.view(s.state, A), rng);
        EXPECT_EQ(s.game.audit(redealt), "");
        EXPECT_EQ(redealt.hands[0].cards, s.state.hands[0].cards);
        EXPECT_EQ(redealt.table.players[1].hand_size, redealt.hands[1].cards.size());
        hands.insert(redealt.hands[1].cards.bits());
    }
    EXPECT_GT(hands.size(), 150U);
}

TEST(ColomaHidden, OpponentsSeeThatACardIsDiscardedButNotWhichOne_CO_21_1a_CO_2_7b) {
    RULES("CO-21.1a CO-2.7b co-22");
    Scenario s = Scenario::at_the_start();
    s.play(B, s.legal(B)[0]);
    ASSERT_EQ(s.log.events.size(), 2U);
    EXPECT_EQ(s.log.events[0].message.spec, &say.discarded);
    EXPECT_FALSE(s.log.events[0].seen_by.contains(B));
    EXPECT_EQ(s.log.events[1].message.spec, &say.discarded_card);
    EXPECT_EQ(s.log.events[1].seen_by, SeatSet{B});
}

TEST(ColomaHidden, TheOwnerKnowsOnlyTheTopAndTheBottomOfTheDeck_CO_21_1b_CO_21_1c) {
    RULES("CO-21.1b CO-21.1c");
    Scenario s;
    s.hold(A, {"bakery", "gunsmith"});
    Play play{s.game, s.state, A, &s.log};
    Discard::perform(play, make_action(ActionKind::discard, s.building_id("bakery"), Where::top));
    Discard::perform(play, make_action(ActionKind::discard, s.building_id("gunsmith"), Where::bottom));
    Rng rng{7};
    std::set<std::uint32_t> second_cards;
    for (int i = 0; i < 300; ++i) {
        State state = s.game.redeal(s.game.view(s.state, A), rng);
        EventLog log;
        Play redealt{s.game, state, A, &log};
        draw_cards(redealt, A, 1);
        EXPECT_TRUE(state.hands[0].cards.has(s.building_id("bakery")));
        state.hands[0].cards.remove(s.building_id("bakery"));
        --state.table.players[0].hand_size;
        state.table.players[0].tableau.add(s.building_id("bakery"));
        draw_cards(redealt, A, 1);
        second_cards.insert(state.hands[0].cards.bits());
    }
    EXPECT_EQ(second_cards.size(), 14U);  // any card except the two discarded ones
}

TEST(ColomaHidden, ARedealChangesBarrelsBusterAndDials_CO_21_1c_CO_21_1d) {
    RULES("CO-21.1c CO-21.1d");
    Scenario s{{.players = 2}};
    s.play(B, "select 4");
    Rng rng{7};
    std::set<int> dials;
    std::set<int> busters;
    std::set<int> barrels;
    for (int i = 0; i < 300; ++i) {
        State state = s.game.redeal(s.game.view(s.state, A), rng);
        dials.insert(state.hands[1].dial);
        EventLog log;
        Play redealt{s.game, state, A, &log};
        barrels.insert(draw_barrel(redealt));
        Action const action = *s.game.parse("select 1");
        s.game.apply(state, A, action, log);
        busters.insert(state.table.buster);
    }
    EXPECT_EQ(dials.size(), 5U);
    EXPECT_EQ(busters.size(), 3U);
    EXPECT_EQ(barrels.size(), 10U);
    // Players know their own dial.
    EXPECT_EQ(s.game.redeal(s.game.view(s.state, B), rng).hands[1].dial, 3);
}

}  // namespace
}  // namespace motherlode::coloma
