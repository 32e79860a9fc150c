// Manual 2, "Components", and 3, "Setup".

#include <algorithm>
#include <map>
#include <set>

#include "games/gold_west/scenario.h"

namespace motherlode::gold_west {
namespace {

TEST(GoldWestComponents, TwoToFourPlayersAndTheMostPointsWin_GW_1_1a_GW_1_1b) {
    RULES("GW-1.1a GW-1.1b");
    EXPECT_EQ(Game::info.min_players, 2);
    EXPECT_EQ(Game::info.max_players, 4);
    Scenario s;
    s.finish();
    s.player(1).shipped = 3;
    EXPECT_EQ(s.game.result(s.state).seats[1].rank, 1);
    EXPECT_EQ(s.game.result(s.state).seats[0].rank, 2);
}

TEST(GoldWestComponents, TheBoxIsComplete_GW_2_1a_GW_2_1c_GW_2_1d_GW_2_1e) {
    RULES("GW-2.1a GW-2.1b GW-2.1c GW-2.1d GW-2.1e");
    Edition const& edition = *standard();
    EXPECT_EQ(edition.tiles.size(), 8U);
    EXPECT_EQ(edition.hexes.size(), 56U);
    EXPECT_EQ(edition.water.size(), 4U);
    EXPECT_EQ(edition.tokens.size(), 56U);
    std::map<Terrain, int> tokens;
    std::map<Terrain, int> hexes;
    for (Token const& token : edition.tokens) {
        ++tokens[token.terrain];
        EXPECT_GE(token.goods.total(), 2);
        EXPECT_LE(token.goods.total(), 3);
    }
    for (auto const& tile : edition.tiles)
        for (Terrain const terrain : tile) ++hexes[terrain];
    for (Terrain const terrain : {Terrain::copper, Terrain::silver, Terrain::gold, Terrain::forest}) {
        EXPECT_EQ(tokens[terrain], 14);
        EXPECT_EQ(hexes[terrain], 14);
    }
    EXPECT_EQ(edition.cards.size(), 20U);
    EXPECT_EQ(edition.for_players[4].bonus_tiles, (std::vector<int>{5, 4, 3, 2, 1}));
    EXPECT_EQ(edition.shipping.bonus_low_high, (std::array<std::array<int, 2>, 3>{{{4, 7}, {5, 8}, {6, 9}}}));
    EXPECT_EQ(std::count_if(edition.offices.begin(), edition.offices.end(),
                            [](Office const& office) { return !office.bandits; }),
              12);
    EXPECT_EQ(edition.singles.front().points, 4);
}

TEST(GoldWestComponents, WoodAndStoneAreNotMetals_GW_2_1f) {
    RULES("GW-2.1f gw-13");
    Scenario s;
    s.to_metals("wtc");
    EXPECT_TRUE(s.can("ship copper"));
    EXPECT_EQ(s.why_not("ship wood"), "GW-2.1f");
    EXPECT_EQ(s.why_not("ship stone"), "GW-2.1f");
}

TEST(GoldWestComponents, TokensAndCardsAreThoseOfThePublishedGame_GW_2_1b) {
    RULES("GW-2.1b GW-2.1d GW-2.1g");
    Edition const& edition = *standard();
    std::multiset<std::string> forest;
    for (Token const& token : edition.tokens)
        if (token.terrain == Terrain::forest) forest.insert(goods_text(token.goods));
    EXPECT_EQ(forest, (std::multiset<std::string>{"www", "www", "www", "ttt", "ttt", "ttt", "wwt", "wtt",
                                                  "wt", "wt", "wg", "wc", "ws", "tg"}));
    // Cost and points of all cards in the published game.
    std::multiset<std::string> cards;
    for (Card const& card : edition.cards) cards.insert(goods_text(card.cost) + std::to_string(card.points));
    EXPECT_EQ(cards, (std::multiset<std::string>{"cccc8",   "ccccc11", "cccg7",  "sggg11", "ssss5",
                                                 "cggg8",   "ssgg9",   "ccgg6",  "gggg6",  "gggg12",
                                                 "sssss13", "ssgg11",  "ccgg10", "sssg9",  "ssss10",
                                                 "csss7",   "ggggg15", "ccss7",  "ccss9",  "cccs7"}));
}

TEST(GoldWestSetup, SixTilesAndTwelveHexesTouchWater_GW_3_2a_GW_3_3b) {
    RULES("GW-3.1a GW-3.2a GW-3.3b");
    Scenario s{{.players = 4}};
    EXPECT_EQ(s.game.board().at_water.count(), 12);
    int tiles_at_water = 0;
    for (auto const& position : s.game.edition().positions)
        tiles_at_water += std::any_of(position.begin(), position.end(),
                                      [&](HexId hex) { return s.game.board().at_water.contains(hex); })
                              ? 1
                              : 0;
    EXPECT_EQ(tiles_at_water, 6);
    EXPECT_EQ(s.table().revealed, s.game.board().at_water);
    EXPECT_EQ(s.table().face_down.count(), 44);
}

TEST(GoldWestSetup, TilesAreShuffledAndRotated_GW_3_2a) {
    RULES("GW-3.2a gw-1");
    // Over many games, the centre of a position and one hex of its ring have each terrain equally often.
    std::array<int, terrains> centre{};
    std::array<int, terrains> ring_hex{};
    for (std::uint64_t seed = 0; seed < 800; ++seed) {
        Scenario s{{.players = 4, .seed = seed}};
        auto const& position = s.game.edition().positions[1];
        for (int terrain = 0; terrain < terrains; ++terrain) {
            centre[terrain] += s.table().terrain[terrain].contains(position[6]) ? 1 : 0;
            ring_hex[terrain] += s.table().terrain[terrain].contains(position[0]) ? 1 : 0;
        }
    }
    // Each terrain has two of the eight tile centres and 12 of the 48 ring hexes.
    for (int const count : centre) EXPECT_NEAR(count, 200, 50);
    for (int const count : ring_hex) EXPECT_NEAR(count, 200, 50);
}

TEST(GoldWestSetup, TwoPlayersDoNotUseTheEndTiles_GW_3_2b_GW_3_2c) {
    RULES("GW-3.2b GW-3.2c");
    EXPECT_EQ(Scenario({.players = 3}).game.board().used.count(), 56);
    EXPECT_EQ(Scenario({.players = 4}).game.board().used.count(), 56);
    Scenario s{{.players = 2}};
    EXPECT_EQ(s.game.board().used.count(), 42);
    for (int const end : {0, 4})
        for (HexId const hex : s.game.edition().positions[end])
            EXPECT_FALSE(s.game.board().used.contains(hex));
    s.to_building("w");
    EXPECT_EQ(s.why_not("token f1"), "GW-3.2c");
    // The water does not change.
    EXPECT_EQ(s.table().revealed.count(), 12);
}

TEST(GoldWestSetup, EveryHexHasATokenOfItsTerrain_GW_3_3a_GW_3_3c) {
    RULES("GW-3.3a GW-3.3c");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        EXPECT_EQ(s.game.audit(s.state), "");
        std::set<int> dealt;
        for (HexId const hex : s.game.board().used) dealt.insert(s.state.secret.tokens[hex]);
        EXPECT_EQ(dealt.size(), players == 2 ? 42U : 56U);
    }
}

TEST(GoldWestSetup, PlayersStartWithAllCampsAndNoPoints_GW_3_5a_GW_3_5b) {
    RULES("GW-3.4a GW-3.5a GW-3.5b");
    for (int players = 2; players <= 4; ++players) {
        Scenario s{{.players = players}};
        for (int seat = 0; seat < players; ++seat) {
            EXPECT_EQ(s.total(seat), 0);
            EXPECT_EQ(s.player(seat).camps, players == 4 ? 10 : 12);
            EXPECT_EQ(s.player(seat).coaches, (std::array<std::uint8_t, 3>{0, 0, 0}));
        }
    }
}

TEST(GoldWestSetup, AllEighteenArrangementsOfBoomtownAreEquallyLikely_GW_3_6a_GW_3_6b) {
    RULES("GW-3.6a GW-3.6b gw-2");
    std::map<std::string, int> arrangements;
    std::map<int, int> offices;
    for (std::uint64_t seed = 0; seed < 3600; ++seed) {
        Scenario s{{.seed = seed}};
        std::map<int, std::vector<int>> spaces_of_office;
        for (int space = 0; space < spaces; ++space)
            spaces_of_office[s.table().offices[space]].push_back(space);
        ASSERT_EQ(spaces_of_office.size(), 5U);
        std::string arrangement(9, '.');
        for (auto const& [office, places] : spaces_of_office) {
            if (office == none) {
                ASSERT_EQ(places.size(), 1U);
                EXPECT_TRUE(places[0] % 2 == 0) << "a corner or the centre";
                continue;
            }
            ++offices[office];
            ASSERT_EQ(places.size(), 2U);
            int const distance = places[1] - places[0];
            EXPECT_TRUE((distance == 1 && places[1] % 3 != 0) || distance == 3);
            arrangement[places[0]] = distance == 1 ? '-' : '|';
            arrangement[places[1]] = distance == 1 ? '-' : '|';
        }
        ++arrangements[arrangement];
        EXPECT_EQ(s.game.edition().singles[s.table().single].id, "four_points");
    }
    int total = 0;
    // The characters - and | cannot distinguish offices side by side, so some patterns represent several
    // arrangements.
    for (auto const& [arrangement, count] : arrangements) {
        total += (count + 100) / 200;
        EXPECT_NEAR(count, (count + 100) / 200 * 200, 60) << arrangement;
    }
    EXPECT_EQ(total, 18);
    EXPECT_EQ(offices.size(), 12U);
    for (auto const& [office, count] : offices) EXPECT_NEAR(count, 1200, 150) << office;
}

TEST(GoldWestSetup, EightInvestmentsAreOnDisplayAndNotRefilled_GW_3_7a) {
    RULES("GW-3.7a");
    Scenario s;
    std::set<int> const display(s.table().display.begin(), s.table().display.end());
    EXPECT_EQ(display.size(), 8U);
    s.show_card(1, "copper_wire");
    s.to_metals("cccc");
    s.play("invest 1");
    EXPECT_EQ(std::count(s.table().investors.begin(), s.table().investors.end(), nobody), 7);
    std::set<int> first_cards;
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        first_cards.insert(Scenario({.seed = seed}).table().display[0]);
    EXPECT_GT(first_cards.size(), 15U);
}

TEST(GoldWestSetup, InvestmentBonusTilesDependOnTheNumberOfPlayers_GW_3_8a) {
    RULES("GW-3.8a");
    EXPECT_EQ(standard()->for_players[2].bonus_tiles, (std::vector<int>{3, 2, 1}));
    EXPECT_EQ(standard()->for_players[3].bonus_tiles, (std::vector<int>{4, 3, 2, 1}));
    EXPECT_EQ(standard()->for_players[4].bonus_tiles, (std::vector<int>{5, 4, 3, 2, 1}));
}

TEST(GoldWestSetup, ShippingBonusTilesAreStackedAsTheOptionSays_GW_3_9a_GW_3_9b) {
    RULES("GW-3.9a GW-3.9b gw-3");
    Scenario published;
    Scenario manual{{.manual_shipping_bonus = true}};
    constexpr std::array<std::array<int, 2>, 3> high_low{{{7, 4}, {8, 5}, {9, 6}}};
    for (int metal = 0; metal < metals; ++metal) {
        auto const [high, low] = high_low[metal];
        for (int pile = 0; pile < piles; ++pile)
            EXPECT_EQ(published.game.pile_values(metal, pile), (std::array{high, low}));
        EXPECT_EQ(manual.game.pile_values(metal, 0), (std::array{low, low}));
        EXPECT_EQ(manual.game.pile_values(metal, 1), (std::array{high, high}));
    }
}

TEST(GoldWestSetup, TheStartingPlayerIsRandom_GW_3_10a) {
    RULES("GW-3.10a");
    std::array<int, 4> games_started{};
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        Scenario s{{.players = 4, .seed = seed}};
        EXPECT_EQ(s.table().active_player, s.table().starting_player);
        ++games_started[index(s.table().starting_player)];
    }
    for (int const count : games_started) EXPECT_GT(count, 60);
}

TEST(GoldWestSetup, StartingResourcesDependOnTurnOrder_GW_3_11a) {
    RULES("GW-3.11a");
    Scenario s{{.players = 4}};
    constexpr std::array<std::array<std::string_view, bins>, 4> expected{
        {{"w", "tc", "", ""}, {"w", "ts", "", ""}, {"w", "tg", "", ""}, {"w", "tg", "c", ""}}};
    for (int order = 0; order < 4; ++order) {
        Player const& player = s.player((index(s.table().starting_player) + order) % 4);
        for (int bin = 0; bin < bins; ++bin)
            EXPECT_EQ(player.supply[bin], goods(expected[order][bin])) << order << " " << bin;
    }
}

}  // namespace
}  // namespace motherlode::gold_west
