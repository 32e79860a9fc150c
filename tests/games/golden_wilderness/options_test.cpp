// Rulings that groups play differently, as options.

#include "games/golden_wilderness/rules/exploring.h"
#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

// The book: "Draw the top four coastal tiles. Add them to the board anywhere you like."
TEST(GoldenWildernessOptions, AllExploredTilesAreSeenAndPlacedInAnyOrder_WI_4_5a_WI_4_5d) {
    RULES("WI-4.5a WI-4.5d wi-39");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    s.board_of({"san_francisco", "livermore", "monterey", "san_benito", "pacheco"});
    Seat const me = s.active();
    s.give(me, {"juan_rodriguez_cabrillo"});
    s.set_pesos(me, 5);
    s.play("use juan_rodriguez_cabrillo 1");
    EXPECT_EQ(s.count_events(say.tile_drawn), 4);
    ASSERT_EQ(s.table().progress.current(), step<ChooseTile>);
    EXPECT_EQ(std::popcount(std::uint64_t{s.table().exploring.drawn}), 4);
    EXPECT_EQ(s.audit(), "");
    Strings const tiles = s.legal();
    EXPECT_GT(tiles.size(), 1U);
    EXPECT_EQ(s.why_not("tile monterey"), "WI-4.5a");
    s.play(tiles.back());
    EXPECT_EQ("tile " + s.game.edition().tiles[s.table().exploring.tile].id, tiles.back());
    while (s.table().progress.current() != step<OnYourTurn>) {
        EXPECT_EQ(s.audit(), "");
        s.play(s.legal().front());
    }
    EXPECT_GE(s.count_events(say.tile_placed), 4);
    EXPECT_EQ(s.table().exploring, no_exploring);
}

TEST(GoldenWildernessOptions, ThePlayersChooseTheTenTilesOfBeginner_WI_2_1a) {
    RULES("WI-2.1a wi-37");
    Scenario s{{.players = 3, .more_options = {{"tiles", "chosen"}}}};
    EXPECT_EQ(s.table().on_board, 0U);
    EXPECT_EQ(s.legal().size(), s.game.edition().tiles.size());
    Seat chooser = s.active();
    std::string const inland = "tile mojave";
    s.play(inland);
    for (int placed = 1; placed < 10; ++placed) {
        chooser = next_seat(chooser, 3);
        EXPECT_EQ(std::popcount(std::uint64_t{s.table().on_board}), placed);
        EXPECT_EQ(s.due(), chooser);
        EXPECT_EQ(s.audit(), "");
        // Only inland tiles, as long as that is possible: the last one must be coastal.
        Strings const choices = s.legal();
        auto const is_coastal = [&](std::string const& text) {
            return has_tile(s.game.edition().coastal_tiles, s.tile(text.substr(5)));
        };
        if (placed == 9) {
            EXPECT_TRUE(std::all_of(choices.begin(), choices.end(), is_coastal));
            for (int const tile :
                 Bits{std::uint64_t{s.table().exploring.drawn} & ~s.game.edition().coastal_tiles})
                EXPECT_EQ(s.why_not("tile " + s.game.edition().tiles[static_cast<std::size_t>(tile)].id),
                          "WI-2.1a");
        }
        auto const choice = std::find_if_not(choices.begin(), choices.end(), is_coastal);
        s.play(choice != choices.end() ? *choice : choices.front());
        while (s.table().exploring.tile != no_tile) s.play(s.legal().front());
    }
    EXPECT_EQ(std::popcount(std::uint64_t{s.table().on_board}), 10);
    EXPECT_EQ(s.table().progress.current(), step<OnYourTurn>);
    EXPECT_EQ(s.audit(), "");
}

TEST(GoldenWildernessOptions, ThePlayersPutTheEasyBoardTogether_WI_3_1a) {
    RULES("WI-3.1a wi-37");
    Scenario s{{.level = Level::easy, .players = 2, .more_options = {{"board", "by_hand"}}}};
    EXPECT_EQ(s.why_not("event"), "WI-2.2c");
    for (int decisions = 0; s.table().progress.current() != step<OnYourTurn>; ++decisions) {
        ASSERT_LT(decisions, 200);
        s.play(s.legal().back());
    }
    EXPECT_GT(std::popcount(std::uint64_t{s.table().on_board}), 30);
    EXPECT_EQ(s.audit(), "");
    EXPECT_EQ(s.why_not("place 0,0"), "WI-2.2c");  // the board is complete
}

TEST(GoldenWildernessOptions, StandardCanUseTheEasyCountry_WI_4_1c) {
    RULES("WI-4.1c");
    Scenario s{{.level = Level::standard, .country = "easy"}};
    EXPECT_EQ(s.game.edition().countries[s.table().country].id, "easy");
    EXPECT_EQ(s.board(s.active()).hand[index(Deck::soldier)], 0);
}

TEST(GoldenWildernessOptions, AnOfferCanAskForASoldierAndItsOwnerChooses_WI_3_7g_WI_3_7h) {
    RULES("WI-3.7g WI-3.7h wi-40");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.give(you, {"jose_de_zuniga", "hippolyte_de_bouchard", "jedediah_smith"});
    std::string const from = std::to_string(index(me) + 1);
    s.play("offer " + std::to_string(index(you) + 1));
    EXPECT_EQ(s.why_not("ask any priest"), "WI-3.7h");  // none in hand
    s.play("ask any soldier, ask any soldier");
    EXPECT_EQ(s.why_not("ask any soldier"), "WI-3.7h");
    s.play("give 3, propose");
    s.play(you, "accept " + from);
    ASSERT_EQ(s.table().progress.current(), step<GiveFromDeck>);
    EXPECT_EQ(s.due(), you);
    EXPECT_EQ(s.why_not(you, "hand jedediah_smith"), "WI-3.7h");
    EXPECT_EQ(s.why_not(me, "event"), "WI-2.2a");
    s.play("hand jose_de_zuniga, hand hippolyte_de_bouchard");
    EXPECT_TRUE(s.state.hands[index(me)].cards.contains(s.card("jose_de_zuniga")));
    EXPECT_EQ(s.board(you).hand[index(Deck::soldier)], 0);
    EXPECT_EQ(s.pesos(you), 13);
    EXPECT_EQ(s.audit(), "");
    // Before Standard, all people are pioneers.
    Scenario easy{{.level = Level::easy}};
    easy.play("offer " + std::to_string(index(easy.next_player()) + 1));
    EXPECT_EQ(easy.why_not("ask any pioneer"), "WI-3.7g");
}

TEST(GoldenWildernessOptions, ARequestCanBeRefusedForTheWholeTurn_WI_4_3h) {
    RULES("WI-4.3h wi-41");
    Scenario s{{.level = Level::advanced, .roles_dealt = true}};
    s.empty_hands();
    s.board_of({"san_francisco", "livermore", "monterey", "san_benito", "pacheco"});
    Seat const me = s.active();
    s.table().holder.fill(s.next_player());
    s.table().icons.crosses = 3;
    s.set_pesos(me, 15);
    s.play("mission, site monterey");
    s.play("refuse all");
    EXPECT_EQ(s.due(), me);
    EXPECT_EQ(s.why_not("mission"), "WI-4.3d");
    EXPECT_EQ(s.pesos(me), 15);
    EXPECT_EQ(s.audit(), "");
}

}  // namespace
}  // namespace motherlode::golden_wilderness
