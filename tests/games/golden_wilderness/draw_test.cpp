// The table drawn as text for a terminal.

#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

Strings lines_of(std::string const& text) {
    Strings lines{""};
    for (char const letter : text)
        if (letter == '\n')
            lines.emplace_back();
        else
            lines.back() += letter;
    lines.pop_back();
    return lines;
}

TEST(GoldenWildernessDraw, ShowsTheBordersOfTiles_WI_1_3a_WI_1_3b_WI_3_6a) {
    RULES("WI-1.3a WI-1.3b WI-3.6a");
    Scenario s{{.level = Level::easy}};
    s.board_of({"big_sur", "monterey", "san_benito", "salinas"});
    s.put_settlement("monterey", seat_at(0), "farmland_hides");
    s.put_city("salinas");
    s.put_road("salinas", "san_benito");
    s.table().sites[s.tile("salinas")].marker = Marker::mission;
    s.table().sites[s.tile("salinas")].marker_owner = seat_at(1);
    EXPECT_EQ(lines_of(draw_map(s.game.edition(), s.table(), {})),
              (Strings{
                  "--------------------------------",
                  "~monterey       |san_benito     |",
                  "~farmland ●A    |plains         |",
                  "~~~~~~~~^^^^^^^^--------========--------",
                  "        ~big_sur        |salinas        |",
                  "        ~forest         |plains CITY+■B |",
                  "        ~~~~~~~~------------------------",
                  "~ coast, ^ mountains, = road; + mission, # presidio; a sign and letter for the owner",
              }));
}

// A plain terminal has 80 columns.
TEST(GoldenWildernessDraw, TheRoughMapFitsATerminal_WI_7_1d) {
    RULES("WI-7.1d");
    Scenario s{{.level = Level::easy}};
    s.put_city("san_diego");
    s.table().sites[s.tile("san_diego")].marker = Marker::presidio;
    s.table().sites[s.tile("san_diego")].marker_owner = seat_at(0);
    Strings const lines = lines_of(draw_map(s.game.edition(), s.table(), {}));
    EXPECT_EQ(lines.size(), 29U);
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) EXPECT_LE(lines[i].size(), 84U) << lines[i];
}

}  // namespace
}  // namespace motherlode::golden_wilderness
