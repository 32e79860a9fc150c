// The edition file: files with errors are refused, and the rules use the numbers of the file.

#include "games/gold_west/scenario.h"
#include "kernel/embedded_files.h"
#include "source_tree.h"

namespace motherlode::gold_west {
namespace {

std::string standard_text() { return std::string{embedded_file("editions/gold_west/standard.toml")}; }

std::string bodie_text() { return file_text(source_root() / "tests/editions/gold_west/bodie.toml"); }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    std::size_t const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

struct EditionError {
    std::string_view from;
    std::string_view to;
    std::string_view reason;
};

TEST(GoldWestEdition, ErrorsAreReportedWithTheirPlace_GW_2_1g) {
    RULES("GW-2.1g");
    constexpr EditionError cases[]{
        {"format = 1", "format = 2", "format: is 2"},
        {"game = \"gold_west\"", "game = \"coloma\"", "this is not an edition of gold_west."},
        {"name = \"standard\"", "name = \"The Standard\"", "a name is made of lower-case letters"},
        {"title = \"Standard\"", "", "title: this key is missing."},
        {"water = [\"-1 1\"", "water = [\"-1\"", "water: “-1” is not a place"},
        {"water = [\"-1 1\"", "water = [\"-1 99\"", "water: “-1 99” is not a place"},
        {"positions = [\"-5 2\"", "positions = [\"-4 2\"",
         "positions: the tile at “-2 0” covers another tile"},
        {"positions = [\"-5 2\", ", "positions = [", "tiles: there are 8 tiles for 7 positions."},
        {"\"cfcgfc s\"", "\"cfcgf s\"", "tiles: “cfcgf s” is not a tile"},
        {"\"cfcgfc s\"", "\"cfcgfx s\"", "tiles: “cfcgfx s” is not a tile"},
        {"copper = \"ccc ccc", "copper = \"ccc", "copper: there are 13 tokens for 14 hexes of this terrain."},
        {"copper = \"ccc ccc", "copper = \"ccc cxc", "copper: “cxc” are not resources"},
        {"copper = \"ccc ccc", "copper = \"ccc wwttccg", "too many resources for a token"},
        {"copper = \"ccc ccc", "copper = \"ccc ccc cc",
         "mining_tokens: the box has 56, but this file lists 57."},
        {"starting_supply = [\"w tc . .\", ", "starting_supply = [", "starting_supply: a line for each"},
        {"\"w tc . .\"", "\"w tc .\"", "must have four parts, one for each bin"},
        {"\"w tc . .\"", "\". . . .\"", "a player without resources could not begin"},
        {"bin_points = [0, 1, 2, 3]", "bin_points = [0, 1, 2]", "bin_points: a number for each"},
        {"display = 8", "display = 9", "display: is 9, but must be between 0 and 8."},
        {"cost = \"cccc\"", "cost = \"cccw\"", "cost: an investment costs metals."},
        {"cost = \"cccc\"", "cost = \"\"", "cost: an investment costs metals."},
        {"id = \"copper_works\"", "id = \"copper_wire\"", "“copper_wire” is already taken."},
        {"id = \"copper_works\"", "id = \"Copper Works\"", "an id is made of lower-case letters"},
        {"points = 11 }", "points = 99 }", "points: is 99, but must be between 0 and 20."},
        {"effect = \"look\", amount = 2", "effect = \"look\", amount = 0", "amount: is 0"},
        {"effect = \"look\"", "effect = \"peek\"", "effect: “peek” is none of none, influence"},
        {"terrain = \"silver\"", "terrain = \"tin\"",
         "terrain: “tin” is none of copper, silver, gold, forest."},
        {"per = \"settlement\"", "per = \"ranch\"", "per: “ranch” is none of influence_at_water"},
        {"option = \"bandits\"", "option = \"outlaws\"", "option: “outlaws” is none of none, bandits."},
        {"goods = \"wt\"", "goods = \"ww\"", "goods: “ww” cannot be: a Trading Post offers"},
        {"columns = \"csg\"", "columns = \"cs\"", "columns: “cs” cannot be: three letters"},
        {"columns = \"csg\"", "columns = \"csw\"", "columns: “csw” cannot be: three letters"},
        {"threshold_points = [2, 3]", "threshold_points = [2]", "threshold_points: there must be as many"},
        {"bonus_steps = [4, 8]", "bonus_steps = [8, 4]", "bonus_steps: two steps are expected"},
        {"bonus_steps = [4, 8]", "bonus_steps = [4, 9]", "bonus_steps: is 9"},
        {"copper_bonus = [4, 7]", "copper_bonus = [7, 4]", "copper_bonus: two numbers are expected"},
        {"copper = [12, 8]", "copper = [12]", "copper: two numbers are expected"},
        {"second_wanted_every = 2", "second_wanted_every = 0", "second_wanted_every: is 0"},
        {"bonus_tiles = [3, 2, 1]", "bonus_tiles = [1, 2, 3]", "bonus_tiles: the highest must come first."},
        {"count = 3", "count = 2", "the numbers for 2 players are given twice."},
        {"camps = 10", "camps = 15", "camps: there are 60 camps, but only 56 hexes in use."},
        {"unused_positions = [1, 5]", "unused_positions = [1, 9]", "unused_positions: is 9"},
        {"unused_positions = [1, 5]", "unused_positions = [2, 8]", "the hexes in use are not connected."},
        {"[scoring]", "[scoring]\nlava = 1", "lava: unknown key."},
        {"[board]", "[board", "this is not TOML"},
    };
    for (EditionError const& error : cases) {
        auto const loaded = load_edition(replaced(standard_text(), error.from, error.to), "mine.toml");
        ASSERT_FALSE(loaded) << error.reason;
        EXPECT_TRUE(loaded.error().sentence.starts_with("mine.toml:")) << loaded.error().sentence;
        EXPECT_NE(loaded.error().sentence.find(error.reason), std::string::npos) << loaded.error().sentence;
    }
}

TEST(GoldWestEdition, OnlyNumbersAndPiecesChangeTheHash) {
    auto const reformatted =
        edition_of(replaced(standard_text(), "# (published) One word for each token.", "# Else,\n\n# more."));
    EXPECT_EQ(reformatted->hash, standard()->hash);
    for (auto const& [from, to] : {std::pair{"points = 8  }", "points = 9  }"},
                                   {"gold_bonus = [6, 9]", "gold_bonus = [6, 10]"},
                                   {"forest = [6, 2]", "forest = [6, 3]"},
                                   {"forest = [8, 4]", "forest = [8, 5]"},
                                   {"\"w tc . .\"", "\"w tc c .\""},
                                   {"camps = 10", "camps = 9"},
                                   {"rows = \"gsc\"", "rows = \"gcs\""}})
        EXPECT_NE(edition_of(replaced(standard_text(), from, to))->hash, standard()->hash) << from;
}

TEST(GoldWestEdition, HexesAreNamedByRowAndNumber) {
    Edition const& edition = *standard();
    EXPECT_EQ(edition.hex_names.front(), "a1");
    EXPECT_EQ(edition.hex_names.back(), "i2");
    EXPECT_EQ(edition.hexes[*parse_hex(edition, "e4")],
              (Axial{2, 0}));  // the first hex to the right of the water in row e
    EXPECT_FALSE(parse_hex(edition, "j1"));
    EXPECT_FALSE(parse_hex(edition, "a3"));
}

// Bodie has almost no number in common with Standard, so a number in the code would show.
TEST(GoldWestEdition, AnEditionWithOtherNumbersCanBePlayed_GW_2_1g_GW_5_3d) {
    RULES("GW-2.1g GW-5.3d");
    std::string const text = bodie_text();
    Scenario s{{.players = 3, .edition = text}};
    int const seat = index(s.active_seat());
    EXPECT_EQ(s.table().revealed.count(), 5);
    EXPECT_EQ(s.active().supply[3], goods("www"));

    // Shipping: 6 points at the first step, tiles at the third and fourth, five steps in total.
    s.to_metals("sssss");
    for (int const points : {6, 6, 17, 28, 28}) {
        s.play("ship silver");
        EXPECT_EQ(s.points(seat, Source::shipping), points);
    }
    // Looting, bins and building groups.
    s.play(s.legal().front());
    EXPECT_EQ(s.points(seat, Source::looting), -2);
    s.play("bin 4");
    EXPECT_EQ(s.points(seat, Source::supply_track), 7);
    s.building(seat, s.game.edition().hex_names[s.table().revealed.first()]);
    EXPECT_EQ(s.points(seat, Source::building_groups), 3);

    // Abilities: three looks, three influence, four steps.
    Scenario cards{{.players = 2, .edition = text}};
    for (auto const& [card, cost] : {std::pair{"lamp", "g"}, {"claim", "cc"}, {"rail_spur", "c"}}) {
        cards.table().invested = 0;
        cards.to_metals(cost);
        cards.show_card(1, card);
        cards.table().investors[0] = nobody;
        cards.play("invest 1");
        while (cards.step() == gold_west::step<Look> || cards.step() == gold_west::step<AdvanceStagecoach>)
            cards.play(cards.legal().front());
    }
    EXPECT_EQ(cards.active().looked.size(), 3);
    EXPECT_EQ(cards.active().influence[index(Terrain::gold)], 3);
    EXPECT_EQ(cards.active().coaches[0], 4);

    // Whole games with every number of players and different options.
    for (int players = 2; players <= 4; ++players) {
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Scenario game{{.players = players,
                           .bandits = seed % 2 == 0,
                           .trading_post = static_cast<TradingPost>(seed % 3),
                           .seed = seed,
                           .edition = text}};
            Rng rng{seed};
            int decisions = 0;
            while (game.step() != gold_west::step<GameOver>) {
                ActionList list;
                game.game.legal_actions(game.table(), {}, game.active_seat(), list);
                ASSERT_GT(list.size(), 0);
                NoEvents none;
                game.game.apply(game.state, game.active_seat(), list[rng.below(list.size())], none);
                ASSERT_EQ(game.game.audit(game.state), "");
                ++decisions;
            }
            EXPECT_LE(decisions, game.game.longest_game());
        }
    }
}

}  // namespace
}  // namespace motherlode::gold_west
