// Actions as text, and position counts that change when the rules do.

#include "games/gold_west/scenario.h"
#include "kernel/match.h"
#include "kernel/words.h"
#include "registry/registry.h"

namespace motherlode::gold_west {
namespace {

TEST(GoldWestActions, ValidTextsRoundTripAndOthersAreRejected) {
    Game const game = Scenario{}.game;
    for (std::string_view const text :
         {"activate 1", "activate 4", "leave copper", "invest 8", "boomtown 9", "ship gold", "done",
          "token a1", "token i2", "camp wood", "settlement", "loot", "bin 3", "look c4", "upgrade h7",
          "store wood 4", "keep stone"}) {
        ASSERT_TRUE(game.parse(text)) << text;
        EXPECT_EQ(game.text(*game.parse(text)), text);
    }
    for (std::string_view const text :
         {"",          "activate",   "activate 0",   "activate 5",   "activate 01",
          "leave tin", "invest 9",   "boomtown 10",  "ship",         "done ",
          "token a3",  "token A1",   "token",        "camp",         "loot 1",
          "bin",       "store wood", "store wood 5", "store 4 wood", "keep",
          "pass"})
        EXPECT_FALSE(game.parse(text)) << text;
}

TEST(GoldWestActions, PromptsActionsAndRefusalsHaveEnglishSentences) {
    GameType const& type = *find_game(Game::info.name);
    Outcome<EditionSource> const edition = embedded_edition(Game::info, "standard");
    Outcome<std::unique_ptr<Match>> const match =
        type.start({.players = 2, .options = {}, .edition = *edition, .seed = 3});
    ASSERT_TRUE(match);
    std::vector<std::string> const names{"Ana", "Ben"};
    Seat const seat = *(*match)->pending().must.begin();
    auto const sentence = [&](Message const& message) {
        return motherlode::say(Language::english(), message, **match, names);
    };
    EXPECT_EQ(sentence((*match)->prompt(seat)),
              names[index(seat)] + ", choose a bin of your Supply Track to activate.");
    EXPECT_EQ(sentence((*match)->describe(make_action(verb("activate"), 1))), "Activate bin 2");
    std::optional<Refusal> const refusal = (*match)->refusal(seat, make_action(verb("activate"), 3));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(sentence(refusal->message), "Bin 4 is empty. Activate a bin that has resources.");
    EXPECT_EQ(sentence(Message{gold_west::say.revealed, 0, 0}), "Revealed on a1: 3 copper.");
}

// The number of positions at a depth is a fingerprint of the rules: it changes when legal actions change.
long positions(Game const& game, State const& state, int depth) {
    if (depth == 0) return 1;
    ActionList list;
    game.legal_actions(state.table, {}, state.table.active_player, list);
    long count = 0;
    for (Action const action : list) {
        State next = state;
        NoEvents none;
        game.apply(next, state.table.active_player, action, none);
        count += positions(game, next, depth - 1);
    }
    return count;
}

TEST(GoldWestActions, TheNumberOfPositionsToDepthFourIsKnown) {
    Scenario s{{.players = 2, .seed = 1}};
    EXPECT_EQ(positions(s.game, s.state, 1), 2);  // activate bin 1 (wood) or bin 2 (stone and copper)
    // After bin 1: choose one of 12 tokens. After bin 2: leave stone or copper.
    EXPECT_EQ(positions(s.game, s.state, 2), 12 + 2);
    // After a token: build a camp or loot. After bin 2: ship copper or stop, or choose a token to pay with
    // stone.
    EXPECT_EQ(positions(s.game, s.state, 3), 12 * 2 + 2 + 12);
    // After building or looting: four bins. After bin 2 without stone: 12 tokens to loot, whether copper was
    // shipped or not. With stone: build a camp or loot.
    EXPECT_EQ(positions(s.game, s.state, 4), 12 * 2 * 4 + 2 * 12 + 12 * 2);
}

}  // namespace
}  // namespace motherlode::gold_west
