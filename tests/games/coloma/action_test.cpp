// Texts of actions, and texts that are not actions.

#include "games/coloma/scenario.h"

namespace motherlode::coloma {
namespace {

TEST(ColomaActions, ActionTextsCanBeParsedBack) {
    Scenario s;
    for (std::string_view const text : {"board b2",
                                        "discard bakery top",
                                        "select 3",
                                        "select 3 mule 2",
                                        "take back",
                                        "hammer river 2",
                                        "saw bridge gold",
                                        "hammer building bakery",
                                        "saw hotel",
                                        "mill common",
                                        "wagon boom",
                                        "buy 2 tents",
                                        "buy 1 horses",
                                        "take barrel stack",
                                        "take barrel 3",
                                        "gain tent",
                                        "fill row 2",
                                        "pitch event 4",
                                        "pitch land cosumnes",
                                        "house dude",
                                        "use bakery 1",
                                        "barrel wagon",
                                        "specialty 1",
                                        "pay 1 bucks 1 gold",
                                        "discard barrel gold used",
                                        "discard barrel gold unused",
                                        "move lotus",
                                        "stop pass",
                                        "stop off",
                                        "stop both",
                                        "forgo",
                                        "bury gunman",
                                        "bury guest",
                                        "accept",
                                        "decline",
                                        "done",
                                        "end turn"}) {
        std::optional<Action> const action = s.game.parse(text);
        ASSERT_TRUE(action) << text;
        EXPECT_EQ(s.game.text(*action), text);
    }
}

TEST(ColomaActions, OtherTextsAreNotActions) {
    Scenario s;
    for (std::string_view const text : {"",
                                        " ",
                                        "select",
                                        "select 0",
                                        "select 6",
                                        "select 03",
                                        "select 3 ",
                                        "select 3 mule",
                                        "select 3 mule 9",
                                        "hammer",
                                        "hammer river",
                                        "saw bridge none",
                                        "saw hotel 1",
                                        "mill bust",
                                        "buy -1 tents",
                                        "buy 2 cows",
                                        "buy 2",
                                        "take barrel",
                                        "take barrel x",
                                        "fill row",
                                        "pitch event 6",
                                        "pitch land mars",
                                        "use bakery 3",
                                        "use bakery",
                                        "barrel",
                                        "barrel x",
                                        "specialty",
                                        "pay 1 bucks",
                                        "pay 1 gold 1 bucks",
                                        "pay 999 bucks 0 gold",
                                        "discard barrel gold",
                                        "discard bakery",
                                        "move",
                                        "move mars",
                                        "stop",
                                        "stop now",
                                        "bury",
                                        "accept now",
                                        "end",
                                        "board",
                                        "board z9",
                                        "discard bakery up"})
        EXPECT_FALSE(s.game.parse(text)) << text;
}

TEST(ColomaActions, RefusalsNameTheRule_CO_5_7a_CO_5_5b_CO_10_2b) {
    RULES("CO-5.7a CO-5.5b CO-10.2b");
    Scenario s;
    EXPECT_EQ(s.why_not(A, "end turn"), "CO-5.4a");
    EXPECT_EQ(s.why_not(A, "hammer river 5"), "unknown");
    s.turn(A, 4, 1, 5);
    EXPECT_EQ(s.why_not("mill common"), "CO-5.5b");
    EXPECT_EQ(s.why_not("gain tent"), "CO-5.5b");
    EXPECT_EQ(s.why_not("buy 1 tents"), "CO-5.5b");
    EXPECT_EQ(s.why_not(B, "wagon common"), "CO-5.7a");
    EXPECT_EQ(s.why_not("select 1"), "CO-5.7b");
    Action const malformed = make_action(ActionKind::end_turn, 0, 0, 0, 0, 0, 0, 1);
    EXPECT_TRUE(s.game.refusal(s.table(), s.state.hands[0], A, malformed));
    EXPECT_TRUE(s.game.refusal(s.table(), s.state.hands[0], A, make_action(200)));
}

}  // namespace
}  // namespace motherlode::coloma
