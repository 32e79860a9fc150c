// The errors of the position reader; docs/position-format.md. The shared suite checks that every state can be written
// and read.

#include <gtest/gtest.h>

#include "kernel/match.h"
#include "registry/registry.h"
#include "toy/toy.h"

namespace motherlode {
namespace {

// The opening of a two-player game of Nuggets: nothing is staked yet.
constexpr std::string_view opening = R"(motherlode-position = 1
game = "nuggets"
rules = 1
edition = "placer"
players = 2

step = "stake"
round = 1
deck = [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5]
buried = 5

[player.1]
in_hand = 2
nuggets = [5, 6]

[player.2]
in_hand = 2
nuggets = [6, 6]
)";

Outcome<PositionStart> read(std::string const& text) {
    return read_position(text, "p.toml", nuggets::find, nuggets::placer());
}

// The opening with `old` replaced.
std::string with(std::string_view old, std::string_view replacement) {
    std::string text{opening};
    std::size_t const at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    return text.replace(at, old.size(), replacement);
}

std::string why_not(std::string const& text) {
    Outcome<PositionStart> const start = read(text);
    return start ? "" : start.error().sentence;
}

std::string why_not(std::string_view old, std::string_view replacement) {
    return why_not(with(old, replacement));
}

TEST(Position, CanBeReadAndPlayed) {
    Outcome<PositionStart> const start = read(std::string{opening});
    ASSERT_TRUE(start) << start.error().sentence;
    EXPECT_EQ(start->type->info().name, "nuggets");
    EXPECT_EQ(start->setup.players, 2);
    EXPECT_FALSE(start->viewer);
    ActionList legal;
    start->match->legal_actions(seat_at(0), legal);
    EXPECT_EQ(legal.size(), 2);  // two nuggets to stake
}

TEST(Position, IsWrittenAsItWasRead) {
    std::string const text = *read(std::string{opening})->match->position();
    EXPECT_EQ(*read(text)->match->position(), text);
    // Only the fields of the opening are written after the header.
    std::string const fields = text.substr(text.find("\nstep"));
    EXPECT_EQ(fields, opening.substr(opening.find("\nstep")));
}

TEST(Position, OfASeatContainsNothingHidden) {
    std::string const text = *read(std::string{opening})->match->position(seat_at(1));
    std::string const fields = text.substr(text.find("seat = "));
    EXPECT_EQ(fields, R"(seat = 2

step = "stake"
round = 1

[player.1]
in_hand = 2

[player.2]
in_hand = 2
nuggets = [6, 6]
)");
    Outcome<PositionStart> const start = read(text);
    ASSERT_TRUE(start) << start.error().sentence;
    EXPECT_EQ(start->viewer, seat_at(1));
    EXPECT_EQ(start->match->audit(), "");
    EXPECT_EQ(*start->match->position(seat_at(1)), text);
}

TEST(Position, OfASeatIsRedealtBySeed) {
    std::string const text = *read(std::string{opening})->match->position(seat_at(1));
    auto const dealt = [&](std::uint64_t seed) {
        EditionSource const edition = nuggets::placer();
        return *read_position(text, "p.toml", nuggets::find, edition, seed)->match->position();
    };
    EXPECT_EQ(dealt(1), dealt(1));
    EXPECT_NE(dealt(1), dealt(2));
}

TEST(Position, OfAWatcherHasNoHand) {
    std::string const text = *read(std::string{opening})->match->position(onlooker);
    EXPECT_NE(text.find("seat = \"watcher\"\n"), std::string::npos);
    EXPECT_EQ(text.find("nuggets = ["), std::string::npos);
    EXPECT_EQ(read(text)->viewer, onlooker);
}

TEST(Position, RefusesAWrongHeader) {
    EXPECT_EQ(why_not("motherlode-position = 1", "motherlode-position = 2"),
              "p.toml:1: motherlode-position: this program reads version 1 of the position format only.");
    EXPECT_EQ(why_not("game = \"nuggets\"", "game = \"gold\""), "p.toml:2: game: no game is called “gold”.");
    EXPECT_EQ(why_not("rules = 1", "rules = 7"),
              "p.toml:3: rules: this program plays version 1 of the rules, not “7”.");
    EXPECT_EQ(why_not("rules = 1\n", ""), "p.toml:1: rules: this key is missing.");
    EXPECT_EQ(why_not("edition = \"placer\"", "edition = \"other\""),
              "p.toml:4: edition: the given edition is called “placer”.");
    EXPECT_EQ(why_not("players = 2", "players = 5"), "p.toml:5: players: is 5, but must be between 2 and 4.");
    EXPECT_EQ(why_not("players = 2", "players = 2\noptions = {reply = \"maybe\"}"),
              "p.toml:6: options: Option “reply” cannot be “maybe”. Its values: on, off.");
    EXPECT_EQ(why_not("players = 2", "players = 2\nseat = 3"),
              "p.toml:6: seat: a seat from 1 to 2 or “watcher” is expected here.");
    EXPECT_EQ(why_not("players = 2", "players = 2\nedition_hash = \"0\"").substr(0, 60),
              "p.toml:6: edition_hash: the edition has changed since; it is");
}

TEST(Position, RefusesInvalidToml) {
    EXPECT_EQ(why_not("round = 1", "round 1").substr(0, 28), "p.toml:8: this is not TOML: ");
    EXPECT_EQ(why_not(std::string(2'000'000, '#')), "p.toml: the position text is larger than 1 MiB.");
}

TEST(Position, RefusesUnknownAndMissingKeys) {
    EXPECT_EQ(why_not("round = 1", "round = 1\nrouns = 1"), "p.toml:9: rouns: unknown key.");
    EXPECT_EQ(why_not("[player.2]", "[player.3]"), "p.toml:16: 3: unknown key.");
    EXPECT_EQ(why_not("in_hand = 2", "in_hand = 2\ndeck = [1]"), "p.toml:14: deck: unknown key.");
    EXPECT_EQ(why_not("step = \"stake\"\n", ""), "p.toml:1: step: this key is missing.");
}

TEST(Position, RefusesWrongValues) {
    EXPECT_EQ(why_not("round = 1", "round = 4"),
              "p.toml:8: round: a whole number from 1 to 3 is expected here.");
    EXPECT_EQ(why_not("round = 1", "round = true"),
              "p.toml:8: round: a whole number from 1 to 3 is expected here.");
    EXPECT_EQ(why_not("step = \"stake\"", "step = \"steal\""),
              "p.toml:7: step: “steal” is not one of: stake, reveal, draw, game_over, reply.");
    EXPECT_EQ(why_not("step = \"stake\"", "step = 1"),
              "p.toml:7: step: this is not one of: stake, reveal, draw, game_over, reply.");
    EXPECT_EQ(why_not("round = 1", "round = 1\nstaked = [1, 1]"), "p.toml:9: staked: this is listed twice.");
    EXPECT_EQ(why_not("round = 1", "round = 1\nstaked = 1"),
              "p.toml:9: staked: a list in [ ] is expected here.");
    EXPECT_EQ(why_not("nuggets = [5, 6]", "nuggets = [5, 6, 1]"),
              "p.toml:14: nuggets: there are 3 entries here; the maximum is 2.");
    // The error names the line of the entry.
    EXPECT_EQ(why_not("nuggets = [5, 6]", "nuggets = [\n  5,\n  7]"),
              "p.toml:16: nuggets: a whole number from 0 to 6 is expected here.");
    EXPECT_EQ(why_not("round = 1", "round = 1\nwon = {1 = 3, 2 = \"x\"}"),
              "p.toml:9: 2: a whole number from 0 to 255 is expected here.");
    EXPECT_EQ(why_not("round = 1", "round = 1\nwaiting = [{seat = 1}]"),
              "p.toml:9: step: this key is missing.");
    EXPECT_EQ(why_not("round = 1", "round = 1\nwaiting = [1]"),
              "p.toml:9: waiting: a table is expected here.");
}

TEST(Position, RefusesHiddenFieldsInAView) {
    EXPECT_EQ(why_not("players = 2", "players = 2\nseat = 2"),
              "p.toml:15: nuggets: this is hidden information, which a view of one seat must not contain.");
}

TEST(Position, RefusesImpossiblePositions) {
    EXPECT_EQ(why_not("nuggets = [6, 6]", "nuggets = [6, 5]"),
              "p.toml: this position is impossible: There are 4 nuggets of value 5, not 3.");
    EXPECT_EQ(why_not("step = \"stake\"", "step = \"reveal\""),
              "p.toml: this position is impossible: no seat has a decision to make.");
}

// ---- Boomtown Builders ----

std::string boomtown() {
    GameType const& type = *find_game("boomtown_builders");
    GameSetup setup;
    setup.players = 2;
    setup.edition = *embedded_edition(type.info(), "horizon");
    setup.seed = 3;
    return *(*type.start(setup))->position();
}

TEST(Position, NamesAMissingLineOfASection) {
    std::string text = boomtown();
    std::size_t const at = text.find("\nb5 = {card = ");
    text.erase(at, text.find('\n', at + 1) - at);
    Outcome<PositionStart> const start = read_position(text, "p.toml", find_game);
    ASSERT_FALSE(start);
    EXPECT_NE(start.error().sentence.find(": b5.card: this key is missing."), std::string::npos)
        << start.error().sentence;
}

TEST(Position, NamesAnUnknownId) {
    std::string text = boomtown();
    std::size_t const at = text.find("train_marker = \"");
    text.replace(at, text.find('\n', at) - at, "train_marker = \"z9\"");
    Outcome<PositionStart> const start = read_position(text, "p.toml", find_game);
    ASSERT_FALSE(start);
    EXPECT_NE(start.error().sentence.find("train_marker: “z9” is not the id of a location."),
              std::string::npos)
        << start.error().sentence;
}

}  // namespace
}  // namespace motherlode
