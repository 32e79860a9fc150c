// Action texts and sentences, and position counts that detect changes of the rules.

#include <algorithm>
#include <bit>

#include "games/boomtown_builders/scenario.h"
#include "kernel/history.h"
#include "kernel/match.h"
#include "kernel/words.h"
#include "registry/registry.h"

namespace motherlode::boomtown_builders {
namespace {

TEST(BoomtownBuildersActions, ActionTextsAreParsedAndWrittenBack) {
    Game const game = Scenario{}.game;
    for (std::string_view const text : {"draft 1", "draft 8", "build a1", "build g10", "invest single",
                                        "invest double", "invest triple", "discard 3"}) {
        ASSERT_TRUE(game.parse(text)) << text;
        EXPECT_EQ(game.text(*game.parse(text)), text);
    }
    for (std::string_view const text : {"", "draft", "draft 0", "draft 9", "draft 1 ", "draft  1", "draft 01",
                                        "Draft 1", "build", "build z1", "invest quadruple", "pass"})
        EXPECT_FALSE(game.parse(text)) << text;
}

TEST(BoomtownBuildersActions, PromptsActionsAndRefusalsHaveSentences) {
    GameType const& type = *find_game(Game::info.name);
    Outcome<EditionSource> const edition = embedded_edition(Game::info, "horizon");
    Outcome<std::unique_ptr<Match>> const match =
        type.start({.players = 2, .options = {}, .edition = *edition, .seed = 3});
    ASSERT_TRUE(match);
    std::vector<std::string> const names{"Ana", "Ben"};
    Seat const seat = *(*match)->pending().must.begin();
    EXPECT_EQ(motherlode::say(Language::english(), (*match)->prompt(seat), **match, names),
              names[index(seat)] + ", take one of the face-up Building Cards.");
    std::string const description = motherlode::say(
        Language::english(), (*match)->describe(make_action(ActionKind::draft, 0)), **match, names);
    EXPECT_TRUE(description.starts_with("Take the ")) << description;
    std::optional<Refusal> const refusal = (*match)->refusal(seat, make_action(ActionKind::discard, 0));
    ASSERT_TRUE(refusal);
    EXPECT_EQ(motherlode::say(Language::english(), refusal->message, **match, names),
              "You can still build somewhere, so you can't pass.");
}

// The number of positions after `depth` decisions. Any change of the legal actions changes it.
long count_positions(Game const& game, State const& state, int depth) {
    if (depth == 0) return 1;
    ActionList list;
    game.legal_actions(state.table, {}, state.table.active_player, list);
    long count = 0;
    for (Action const action : list) {
        State next = state;
        NoEvents none;
        game.apply(next, state.table.active_player, action, none);
        count += count_positions(game, next, depth - 1);
    }
    return count;
}

TEST(BoomtownBuildersActions, PositionCountsToDepthFive) {
    Scenario s{{.players = 2, .terrain = true, .seed = 49}};
    EXPECT_EQ(count_positions(s.game, s.state, 1), 4);
    // 4 cards × 52 locations (70 minus 6 Hideouts and 12 Terrain Cards).
    EXPECT_EQ(count_positions(s.game, s.state, 2), 4 * 52);
    // Each location allows 1, 2 or 3 cube sizes, depending on its row.
    int locations[3]{};
    for (int row = 0; row < 10; ++row) locations[std::min(row, 2)] += std::popcount(s.table().empty[row]);
    EXPECT_EQ(count_positions(s.game, s.state, 3), 4 * (locations[0] + 2 * locations[1] + 3 * locations[2]));
    EXPECT_EQ(count_positions(s.game, s.state, 4), 3 * count_positions(s.game, s.state, 3));
    EXPECT_EQ(count_positions(s.game, s.state, 5), 51 * count_positions(s.game, s.state, 4));
}

}  // namespace
}  // namespace motherlode::boomtown_builders
