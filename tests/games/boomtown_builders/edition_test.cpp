// Reading edition files: errors, and that the rules take every number from the file.

#include <algorithm>
#include <fstream>
#include <sstream>

#include "games/boomtown_builders/scenario.h"
#include "kernel/embedded_files.h"
#include "source_tree.h"

namespace motherlode::boomtown_builders {
namespace {

std::string horizon_text() { return std::string{embedded_file("editions/boomtown_builders/horizon.toml")}; }

std::string silverton_text() {
    return file_text(source_root() / "tests/editions/boomtown_builders/silverton.toml");
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    std::size_t const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

struct Broken {
    std::string_view from;
    std::string_view to;
    std::string_view reason;
};

TEST(BoomtownBuildersEdition, AnErrorNamesTheFileAndTheKey_BB_1_3a) {
    RULES("BB-1.3a");
    constexpr Broken cases[]{
        {"\"<\",   \">\",   \".\",   \".\"  ] },\n    { id = \"saloon\"",
         "\"<\",   \">\",   \".\"  ] },\n    { id = \"saloon\"",
         "building_cards: the box has 60, but this file lists 59."},
        {"hideout_spaces = [\"c2\"", "hideout_spaces = [\"h2\"",
         "hideout_spaces: “h2” is not a location of this board, which goes from a1 to g10."},
        {"hideout_spaces = [\"c2\"", "hideout_spaces = [\"c11\"", "“c11” is not a location of this board"},
        {"hideout_spaces = [\"c2\"", "hideout_spaces = [\"f3\"", "“f3” is listed twice"},
        {"hideout_spaces = [\"c2\"", "hideout_spaces = [\"b2\"", "“b2” has printed arrows"},
        {"rows = 10", "rows = 0", "rows: is 0, but must be between 1 and 12."},
        {"rows = 10", "rows = 9", "printed_arrows: has 10 rows, but the board has 9."},
        {"columns = 7", "columns = \"7\"", "columns: a whole number is expected here."},
        {"\"< . < . > . >\"", "\"< . < . > .\"", "row 1 has 6 locations, but the board has 7 columns."},
        {"\"< . < . > . >\"", "\"< . < . > . x\"", "“x” is neither Vote Arrows"},
        {"mountain_left = 3", "mountain_left = 4", "terrain_cards: the box has 15, but this file lists 16."},
        {"at_most_in_a_row = 2", "at_most_in_a_row = 3", "row 1 is too narrow"},
        {"at_most_in_a_row = 2", "at_most_in_a_row = 1", "only 10 Terrain Cards fit on the board"},
        {"rounds = 9", "rounds = 8", "the rounds place 9 Track Tokens, but the board has 10 rows."},
        {"draft_row = 4", "draft_row = 1", "draft_row: is 1, but must be between 2 and 8."},
        {"count = 3", "count = 2", "the numbers for 2 players are given twice."},
        {"cubes = [7, 4, 3]", "cubes = [7, 4]", "three numbers are expected"},
        {"multiplier = [1, 2, 3]", "multiplier = [1, 2, 30]",
         "multiplier: is 30, but must be between 0 and 9."},
        {"id = \"saloon\"", "id = \"depot\"", "“depot” is already taken."},
        {"id = \"saloon\"", "id = \"The Saloon\"", "an id is made of lower-case letters"},
        {"points = [8, 0, 0, 0, 0]", "points = [8, 0, 0, 0, 0, 0, 0, 0]",
         "one number for each distance is expected"},
        {"points = [8, 0, 0, 0, 0]", "points = [-1, 0, 0, 0, 0]", "points: is -1"},
        {"format = 1", "format = 2", "format: is 2"},
        {"game = \"boomtown_builders\"", "game = \"coloma\"", "this is not an edition of boomtown_builders."},
        {"name = \"horizon\"", "name = \"Horizon!\"", "a name is made of lower-case letters"},
        {"goldmine_bonus = 2", "goldmine_bonus = 2\nlava = 1", "lava: unknown key."},
        {"title = \"Horizon\"", "", "title: this key is missing."},
        {"[board]", "[board", "this is not TOML"},
    };
    for (Broken const& broken : cases) {
        auto const loaded = load_edition(replaced(horizon_text(), broken.from, broken.to), "mine.toml");
        ASSERT_FALSE(loaded) << broken.reason;
        EXPECT_TRUE(loaded.error().sentence.starts_with("mine.toml:")) << loaded.error().sentence;
        EXPECT_NE(loaded.error().sentence.find(broken.reason), std::string::npos) << loaded.error().sentence;
    }
}

TEST(BoomtownBuildersEdition, CommentsAndLayoutDoNotChangeTheHash) {
    auto const reformatted =
        edition_of(replaced(horizon_text(), "# (ours) Row 1 first.", "# Something else,\n\n# and more."));
    EXPECT_EQ(reformatted->hash, horizon()->hash);
    auto const changed =
        edition_of(replaced(horizon_text(), "points = [8, 0, 0, 0, 0]", "points = [9, 0, 0, 0, 0]"));
    EXPECT_NE(changed->hash, horizon()->hash);
}

TEST(BoomtownBuildersEdition, ArrowsAndLocationsAreParsedStrictly) {
    for (std::string_view const text : {".", "<", ">>", "<<+", ">++", "<+>", "<>", "<<+>>+"}) {
        ASSERT_TRUE(parse_arrows(text)) << text;
        EXPECT_EQ(arrows_text(*parse_arrows(text)), text);
    }
    for (std::string_view const text : {"", "+", "+<", "><", "<+<", "..", "<.", "<<<<<<<<<"})
        EXPECT_FALSE(parse_arrows(text)) << text;
    EXPECT_EQ(*parse_arrows("<+>"), (Arrows{1, 1, 1, 0}));
    for (std::string_view const text : {"", "d", "3d", "d0", "d01", "d13", "i1", "D3", "d3 ", "d-1"})
        EXPECT_FALSE(parse_location(text)) << text;
}

// Silverton shares no number with Horizon, so a number in the code would show.
TEST(BoomtownBuildersEdition, AnEditionWithDifferentNumbersIsPlayedByThem_BB_1_3a) {
    RULES("BB-1.3a");
    std::string const text = silverton_text();
    Scenario s{{.players = 3, .terrain = true, .edition = text}};
    EXPECT_EQ(s.legal().size(), 6U);  // slots of the draft row

    // A Triple needs to be only two rows ahead, and multiplies by 7.
    s.play("draft 6");
    std::vector<std::string> const places = s.legal();
    auto const in_row = [&](char row) {
        return *std::find_if(places.begin(), places.end(),
                             [row](std::string const& action) { return action.back() == row; });
    };
    s.play(in_row('2'));
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"invest single", "invest double", "invest triple"}));
    EXPECT_EQ(s.game.edition().multiplier[2], 7);

    // One Left vote beats none, so the track starts left of the middle column c.
    Scenario plain{{.players = 2, .edition = text}};
    EXPECT_EQ(location_text(plain.table().train_marker), "b1");
    for (int row = 1; row <= 8; ++row) plain.put_token(row, 1);
    plain.put("e1", "assay_office", seat_at(0), CubeSize::triple_cube);
    EXPECT_EQ(plain.game.result(plain.table()).seats[0].total, 9 * 7);

    // Play whole games with every number of players.
    for (int players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Scenario game{{.players = players, .terrain = seed % 2 == 0, .seed = seed, .edition = text}};
            Rng rng{seed};
            int decisions = 0;
            while (!game.game.pending(game.table()).must.empty()) {
                ActionList list;
                game.game.legal_actions(game.table(), {}, game.active(), list);
                ASSERT_GT(list.size(), 0);
                NoEvents none;
                game.game.apply(game.state, game.active(), list[rng.below(list.size())], none);
                ASSERT_EQ(game.game.audit(game.state), "");
                ++decisions;
            }
            EXPECT_EQ(game.table().tokens_placed, 8);
            EXPECT_LE(decisions, game.game.longest_game());
        }
    }
}

}  // namespace
}  // namespace motherlode::boomtown_builders
