// The JSON for pages: population and products, what markets would pay, and previews of actions.

#include "games/golden_wilderness/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::golden_wilderness {
namespace {

std::string view_json(Scenario const& s, Seat seat) {
    JsonWriter json;
    write_view(s.game, s.game.view(s.state, seat), json);
    return json.text();
}
bool shows(std::string const& json, std::string_view part) { return json.find(part) != std::string::npos; }

// The preview of an action by the seat that must decide.
std::string facts(Scenario const& s, std::string_view action) {
    Seat const seat = *s.game.pending(s.state.table).must.begin();
    State after = s.state;
    NoEvents none;
    s.game.apply(after, seat, *s.game.parse(action), none);
    return preview_facts(s.game, s.game.view(s.state, seat), s.game.view(after, seat), *s.game.parse(action));
}

TEST(GoldenWildernessPage, TheViewShowsTheProductAndPopulationOfATile_WI_3_3a_WI_3_5a) {
    Scenario s{{.level = Level::easy}};
    TileId const tile = s.tile("salinas");
    EXPECT_EQ(population_at(s.game.edition(), s.table(), tile), 0);
    EXPECT_EQ(product_at(s.game.edition(), s.table(), tile), no_industry);
    s.put_settlement("salinas", s.active(), "plains_wheat");
    EXPECT_EQ(population_at(s.game.edition(), s.table(), tile), 3);
    EXPECT_TRUE(shows(view_json(s, s.active()), R"("product":"wheat","population":3)"));
    s.put_city("big_sur");
    EXPECT_EQ(population_at(s.game.edition(), s.table(), s.tile("big_sur")),
              s.game.edition().city_population);
}

TEST(GoldenWildernessPage, TheViewShowsWhatAMarketWouldPayAndToWhom_WI_2_7a_WI_3_8a) {
    Scenario s{{.level = Level::easy}};
    s.put_settlement("salinas", s.active(), "plains_hides");
    s.put_settlement("tulare", s.next_player(), "farmland_hides");
    EXPECT_FALSE(shows(view_json(s, s.active()), "\"sales\""));
    s.put_road("big_sur", "salinas");
    s.event(EventKind::coast_market);
    // A market pays 3 for hides on its own tile, and 2 one road step away.
    std::string const json = view_json(s, s.next_player());
    std::string const me = std::to_string(index(s.active()));
    EXPECT_TRUE(shows(json, R"({"product":"hides","price":3,"earnings":[{"seat":)" + me + R"(,"pesos":2}]})"))
        << json;
}

TEST(GoldenWildernessPage, APreviewShowsThePopulationAndPesosSpent_WI_3_5a_WI_3_6a) {
    Scenario s{{.level = Level::easy}};
    s.give_pioneers(s.active(), 5);
    s.put_settlement("salinas", s.active(), "plains_corn");
    EXPECT_TRUE(shows(facts(s, "city salinas"), R"("population":3)")) << facts(s, "city salinas");
    s.set_pesos(s.active(), 20);
    s.play("road salinas");
    std::string const border = s.legal("border").front();
    TileId const tile = s.tile("salinas");
    int edge = 0;
    while (edge_names[edge] != border) ++edge;
    int const price = road_cost(s.game.edition(), s.table(), tile, edge);
    EXPECT_TRUE(shows(facts(s, "border " + border), "\"pesos\":-" + std::to_string(price)));
}

TEST(GoldenWildernessPage, TheViewShowsWhatHappensIfThePlayerStops_WI_4_6c_WI_4_6d) {
    Scenario s{{.level = Level::standard}};
    s.board_of({"monterey", "salinas", "big_sur", "tulare"});
    s.put_marker("monterey", Marker::presidio, s.next_player());
    s.empty_hands();
    s.give(s.active(), {"hippolyte_de_bouchard"});
    s.play("use hippolyte_de_bouchard 1, attack monterey presidio");
    // The attacker leads by 1 to 0. The defender has to answer, and loses the presidio by stopping.
    EXPECT_TRUE(shows(view_json(s, s.active()), R"("if_stopped":"answers")"));
    s.play("stop");
    EXPECT_TRUE(shows(view_json(s, s.active()), R"("if_stopped":"loses")"));
}

TEST(GoldenWildernessPage, AbilitiesAreSplitIntoEffectAndCost_WI_4_4b) {
    Scenario s{{.level = Level::standard}};
    auto const parts = [&](std::string_view text) {
        std::optional<Ability> const ability = parse_ability(s.game.edition(), text);
        return ability ? effect_name(*ability) + " " + std::string{cost_names[index(ability->cost)]} : "";
    };
    EXPECT_EQ(parts("discard: explore 2 coastal"), "explore_coastal discard");
    EXPECT_EQ(parts("$5: explore 4 inland"), "explore_inland pesos");
    EXPECT_EQ(parts("show: votes 1"), "votes show");
    EXPECT_EQ(parts("trash: support 3 mexico"), "support trash");
    EXPECT_EQ(parts("discard: attack any"), "attack_any discard");
    EXPECT_EQ(parts("discard: build presidio"), "build_presidio discard");
}

TEST(GoldenWildernessPage, AGoldRushBringsMorePioneers_WI_2_6a_WI_3_4e) {
    Scenario s{{.level = Level::easy}};
    int const pioneers = s.game.edition().countries[s.table().country].immigrants[0];
    EXPECT_TRUE(shows(view_json(s, s.active()), "\"immigrants\":{\"pioneer\":" + std::to_string(pioneers)));
    s.table().gold_rush = 1;
    EXPECT_TRUE(
        shows(view_json(s, s.active()), "\"immigrants\":{\"pioneer\":" +
                                            std::to_string(pioneers + s.game.edition().gold_rush_pioneers)));
}

}  // namespace
}  // namespace motherlode::golden_wilderness
