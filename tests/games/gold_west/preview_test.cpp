// Data for the page: facts about the current table, and previews of actions.

#include "games/gold_west/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::gold_west {
namespace {

std::string facts_of(Scenario const& s, std::string_view text) {
    Action const action = s.game.parse(text).value();
    State after = s.state;
    NoEvents none;
    s.game.apply(after, s.active_seat(), action, none);
    return preview_facts(s.game, s.game.view(s.state, s.active_seat()), s.game.view(after, s.active_seat()),
                         action);
}

std::string view_of(Scenario const& s) {
    JsonWriter json;
    write_view(s.game, s.game.view(s.state, s.active_seat()), json);
    return json.text();
}

bool has(std::string const& json, std::string_view part) { return json.find(part) != std::string::npos; }

TEST(GoldWestPreview, ActivatingABinLeavesOneInEachBinPassed_GW_5_1b_GW_5_1c) {
    RULES("GW-5.1b GW-5.1c");
    Scenario s;
    s.supply({"", "w", "gggg", "cc"});
    EXPECT_TRUE(has(facts_of(s, "activate 3"), R"("stays":[2,1],"arrives":2)")) << facts_of(s, "activate 3");
    EXPECT_TRUE(has(facts_of(s, "activate 4"), R"("stays":[3,2],"arrives":0)")) << facts_of(s, "activate 4");
    EXPECT_TRUE(has(facts_of(s, "activate 2"), R"("stays":[1],"arrives":0)")) << facts_of(s, "activate 2");
}

TEST(GoldWestPreview, ATokenPreviewsACampOnItsHex_GW_5_7b_GW_6_2a_GW_6_5a) {
    RULES("GW-5.7b GW-6.2a GW-6.5a");
    Scenario s{{.players = 3}};
    int const seat = index(s.active_seat());
    s.token("c3", "ccc");
    s.building(seat, "c2");
    s.terrain("c2", Terrain::copper);
    s.player(seat).influence = {1, 0, 0, 0};
    s.to_building("wt");
    // A second influence does not change the place in copper. The group grows by one building, for 2 points.
    std::string const token_facts = facts_of(s, "token c3");
    EXPECT_TRUE(
        has(token_facts,
            R"("building":{"terrain":"copper","influence":2,"place":1,"group":["c2","c3"],"points":2})"))
        << token_facts;
    s.play("token c3");
    EXPECT_TRUE(has(facts_of(s, "settlement"), R"("influence":3,"place":1,"group":["c2","c3"],"points":2)"))
        << facts_of(s, "settlement");
    EXPECT_TRUE(has(facts_of(s, "loot"), R"("building":null)"));
}

TEST(GoldWestPreview, WithoutWoodOrStoneATokenPreviewsNoCamp_GW_5_1e) {
    RULES("GW-5.1e");
    Scenario s;
    s.token("c3", "ccc");
    s.to_building("");
    EXPECT_TRUE(has(facts_of(s, "token c3"), R"("building":null)"));
}

TEST(GoldWestView, StandingsAreSortedByInfluenceThenSettlements_GW_6_5b_GW_6_5c) {
    RULES("GW-6.5a GW-6.5b GW-6.5c GW-6.5d");
    Scenario s{{.players = 3}};
    s.player(0).influence = {2, 0, 0, 1};
    s.player(1).influence = {4, 0, 0, 1};
    s.player(2).influence = {2, 0, 0, 0};
    std::string const view = view_of(s);
    EXPECT_TRUE(has(view, R"("standings":{"copper":[{"seat":1,"influence":4,"place":1,"points":12},)"
                          R"({"seat":0,"influence":2,"place":2,"points":4},)"
                          R"({"seat":2,"influence":2,"place":2,"points":4}])"))
        << view;
    EXPECT_TRUE(has(view, R"("forest":[{"seat":0,"influence":1,"place":1,"points":4},)"
                          R"({"seat":1,"influence":1,"place":1,"points":4},)"
                          R"({"seat":2,"influence":0,"place":null,"points":0}])"))
        << view;
}

TEST(GoldWestView, ASpaceShowsTheValueOfATokenForEachSeat_GW_6_3i) {
    RULES("GW-6.3a GW-6.3i");
    Scenario s{{.players = 3}};
    s.boomtown({"saloon", "saloon", ".", "docks", "docks", "depot", "mayor", "mayor", "depot"});
    s.table().investors[0] = seat_at(2);
    std::string const view = view_of(s);
    EXPECT_TRUE(has(view, R"("tokens":[],"worth":[0,0,2])")) << view;
    EXPECT_TRUE(has(view, R"("tokens":[],"worth":null)")) << view;
}

TEST(GoldWestView, ABuildingShowsTheSizeOfItsGroup_GW_6_2a) {
    RULES("GW-6.2a");
    Scenario s{{.players = 3}};
    s.building(0, "c2");
    s.building(0, "c3");
    s.building(1, "c4");
    std::string const view = view_of(s);
    EXPECT_TRUE(has(view, R"("owner":0,"group":2)")) << view;
    EXPECT_TRUE(has(view, R"("owner":1,"group":1)")) << view;
}

}  // namespace
}  // namespace motherlode::gold_west
