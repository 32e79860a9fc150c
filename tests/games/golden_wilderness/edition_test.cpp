// The edition file: its contents, its errors, and that the code uses its numbers.

#include <map>

#include "games/golden_wilderness/scenario.h"
#include "kernel/embedded_files.h"
#include "kernel/rulebook.h"
#include "registry/registry.h"
#include "source_tree.h"
#include "suite/suite.h"

namespace motherlode::golden_wilderness {
namespace {

std::string alta_text() { return std::string{embedded_file("editions/golden_wilderness/alta.toml")}; }

std::string baja_text() { return file_text(source_root() / "tests/editions/golden_wilderness/baja.toml"); }

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    std::size_t const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

int price(Edition const& edition, std::string_view country, Location location, std::string_view product) {
    for (Country const& listed : edition.countries)
        for (std::size_t i = 0; i < edition.products.size(); ++i)
            if (listed.id == country && edition.products[i] == product)
                return listed.prices[index(location)][i];
    return -1;
}

TEST(GoldenWildernessAlta, HasTheListedIndustriesAndPrices_WI_7_1a_WI_7_1b_WI_7_1c) {
    RULES("WI-7.1a WI-7.1b WI-7.1c");
    Scenario s{{.level = Level::easy}};
    Edition const& edition = s.game.edition();
    for (auto const& [id, cost] : std::map<std::string, int>{{"plains_hides", 1},
                                                             {"plains_corn", 2},
                                                             {"plains_wheat", 3},
                                                             {"farmland_hides", 1},
                                                             {"farmland_corn", 2},
                                                             {"farmland_wine", 3},
                                                             {"forest_wood", 1},
                                                             {"forest_furs", 2},
                                                             {"sierra_wood", 1},
                                                             {"sierra_gold", 3}})
        EXPECT_EQ(edition.industries[s.industry(id)].cost, cost) << id;
    EXPECT_EQ(price(edition, "easy", Location::coast, "wine"), 5);
    EXPECT_EQ(price(edition, "easy", Location::city, "wine"), 6);
    EXPECT_EQ(price(edition, "easy", Location::presidio, "wheat"), 6);
    EXPECT_EQ(price(edition, "easy", Location::presidio, "gold"), 0);
    for (std::string const& product : edition.products)
        EXPECT_EQ(price(edition, "beginner", Location::coast, product), 3) << product;
    EXPECT_EQ(price(edition, "spain", Location::coast, "hides"), 2);
    EXPECT_EQ(price(edition, "russia", Location::coast, "furs"), 6);
    EXPECT_EQ(price(edition, "mexico", Location::coast, "hides"), 5);
    EXPECT_EQ(price(edition, "england", Location::coast, "gold"), 7);
    EXPECT_EQ(price(edition, "united_states", Location::coast, "gold"), 7);
    EXPECT_EQ(price(edition, "united_states", Location::city, "gold"), 9);
    EXPECT_EQ(price(edition, "united_states", Location::city, "hides"), 5);
    EXPECT_EQ(edition.countries[s.country("california_republic")].taxes, 5);
    EXPECT_EQ(edition.gold_rush_pioneers, 3);
}

TEST(GoldenWildernessAlta, TheRoughMapHasOneSeaBorderAndAnUnbrokenCoast_WI_7_1d) {
    RULES("WI-7.1d");
    Scenario s{{.level = Level::easy}};
    EXPECT_EQ(std::popcount(s.game.edition().coastal_tiles), 11);
    EXPECT_EQ(s.audit(), "");
    // The only sea border is San Francisco Bay.
    int sea_borders = 0;
    for (int const tile : Bits{s.table().on_board})
        for (int edge = 0; edge < edges; ++edge)
            if (s.table().sites[tile].beside[edge] != no_tile && has_edge(s.table().sites[tile].coast, edge))
                ++sea_borders;
    EXPECT_EQ(sea_borders, 2);  // counted from both sides
    // The coast is unbroken from Cape Mendocino to San Diego.
    std::uint64_t reached = tile_bit(s.tile("cape_mendocino"));
    for (int i = 0; i < 11; ++i) {
        for (int const tile : Bits{reached}) {
            Site const& site = s.table().sites[tile];
            for (int edge = 0; edge < edges; ++edge) {
                TileId const next = site.beside[edge];
                if (next == no_tile) continue;
                EdgeSet const coast = s.table().sites[next].coast;
                if (has_edge(site.coast, edge) ||
                    (has_edge(site.coast, turned(edge, 1)) && has_edge(coast, turned(edge, 2))) ||
                    (has_edge(site.coast, turned(edge, 5)) && has_edge(coast, turned(edge, 4))))
                    reached |= tile_bit(next);
            }
        }
    }
    EXPECT_EQ(reached, s.game.edition().coastal_tiles);
}

TEST(GoldenWildernessAlta, EveryPersonHasIconsOrAbilities_WI_7_1e_WI_7_1f) {
    RULES("WI-7.1e WI-7.1f");
    Scenario s{{.level = Level::standard}};
    Edition const& edition = s.game.edition();
    EXPECT_EQ(edition.people_in(Deck::pioneer), 36);
    EXPECT_EQ(edition.people_in(Deck::soldier), 20);
    EXPECT_EQ(edition.people_in(Deck::priest), 16);
    EXPECT_EQ(edition.people_in(Deck::indian), 16);

    auto const person = [&](std::string_view id) { return edition.people[s.card(id)]; };
    auto const ability = [&](std::string_view id, int which) {
        return ability_text(edition, person(id).abilities[which]);
    };
    EXPECT_EQ(person("cornelio_avila").icons, (Icons{1, 0, 0}));
    EXPECT_EQ(person("john_augustus_sutter").icons, (Icons{2, 0, 0}));
    EXPECT_EQ(ability("juan_rodriguez_cabrillo", 0), "$5: explore 4 coastal");
    EXPECT_EQ(ability("mariano_vallejo", 0), "discard: take indian");
    EXPECT_EQ(ability("mariano_vallejo", 1), "discard: build presidio");
    EXPECT_EQ(ability("hippolyte_de_bouchard", 0), "discard: attack any");
    EXPECT_EQ(person("jose_de_zuniga").icons, (Icons{0, 0, 1}));
    EXPECT_EQ(ability("ohlone", 0), "discard: take indian");

    std::map<Effect, int> cards;
    for (Person const& card : edition.people) {
        EXPECT_TRUE(card.icons != Icons{} || card.ability_count > 0) << card.id;
        EXPECT_TRUE(card.deck != Deck::indian || card.ability_count > 0) << card.id;
        for (int i = 0; i < card.ability_count; ++i) {
            auto const& [cost, pesos, effect, amount, what] = card.abilities[i];
            ++cards[effect];
            bool const explores = effect == Effect::explore_coastal || effect == Effect::explore_inland;
            EXPECT_TRUE(!explores || cost != Cost::trash) << card.id;
            EXPECT_TRUE(!explores || card.deck <= Deck::soldier) << card.id;
        }
    }
    EXPECT_GE(cards[Effect::explore_coastal], 6);
    EXPECT_GE(cards[Effect::explore_inland], 6);
    for (int effect = 0; effect <= index(Effect::support); ++effect)
        EXPECT_GE(cards[static_cast<Effect>(effect)], 2) << effect;
}

struct Broken {
    std::string_view from;
    std::string_view to;
    std::string_view reason;
};

TEST(GoldenWildernessEdition, ErrorsAreReportedWithTheirLine) {
    constexpr Broken cases[]{
        {"game = \"golden_wilderness\"", "game = \"coloma\"", "this is not an edition of golden_wilderness."},
        {"name = \"alta\"", "name = \"Alta!\"", "a name is made of lower-case letters"},
        {"format = 1", "format = 2", "format: is 2"},
        {"terrain = \"plains\",   product = \"hides\"", "terrain = \"desert\",   product = \"hides\"",
         "the desert has no industry"},
        {"terrain = \"plains\",   product = \"hides\"", "terrain = \"swamp\",   product = \"hides\"",
         "“swamp” is none of plains, farmland, forest, sierra, desert"},
        {"product = \"wheat\"", "product = \"rye\"", "“rye” is not among the products"},
        {"terrain = \"sierra\",   product = \"wood\",  cost = 1",
         "terrain = \"sierra\",   product = \"wood\",  cost = 2", "sierra has no industry that costs 1"},
        {"immigrants = [2, 2, 1]", "immigrants = [2, 2]", "three numbers are expected"},
        {"use = \"easy\"", "use = \"hard\"", "“hard” is none of beginner, easy, standard, power"},
        {"use = \"easy\"", "use = \"beginner\"", "the level has a country already"},
        {"neophytes = \"no\"", "neophytes = \"maybe\"", "yes or no is expected"},
        {"coast = \"NW W\"", "coast = \"NW N\"", "“N” is none of E, SE, SW, W, NW, NE"},
        {"coast = \"W SW SE\"", "coast = \"W SW\"", "is coast on one side and land on the other"},
        {"at = [2, 0]", "at = [2, 1]", "both even or both odd"},
        {"at = [2, 0]", "at = [0, 0]", "are on the same place"},
        {"id = \"trinity\"", "id = \"cape_mendocino\"", "“cape_mendocino” is already taken"},
        {"icons = \"PP\"", "icons = \"PX\"", "only P, C and S are icons"},
        {"icons = \"PP\"", "icons = \"PPPP\"", "at most 3 icons"},
        {"discard: gain 7", "discard: earn 7", "“discard: earn 7” is not an ability"},
        {"discard: gain 7", "$7: gain 9", "“$7: gain 9” is not an ability"},
        {"support 2 mexico", "support 2 texas", "is not an ability"},
        {"born = 1499", "born = 1600", "died"},
        {"coastal_tiles = 11", "coastal_tiles = 12", "the box has 12, but this file lists 11"},
        {"priests = 16", "priests = 15", "the box has 15, but this file lists 16"},
        {"presidio = [4, 3, 5, 3, 6, 5, 0]", "presidio = [4, 3]", "one number for each product"},
        {"city_pays = 20", "city_pays = 20\nlava = 1", "lava: unknown key."},
        {"title = \"Alta\"", "", "title: this key is missing."},
        {"\"wine\", \"gold\"]", "\"wine\", \"gold\", \"rye\", \"oats\"]", "there must be 0 to 8, not 9"},
        {"use = \"easy\"", "use = \"power\"", "every level needs a country"},
        {"coast = \"NW W\",     mountains = \"\"", "coast = \"NW W\",     mountains = \"W\"",
         "an edge cannot be coast and mountain"},
        {"[\"discard: gain 7\"]", "[\"show: gain 1\", \"show: gain 2\", \"show: gain 3\", \"show: gain 4\"]",
         "at most 3 abilities"},
        {"born = 1799, died = 1831, icons", "icons", "born: this key is missing."},
    };
    for (Broken const& broken : cases) {
        auto const loaded = load_edition(replaced(alta_text(), broken.from, broken.to), "mine.toml");
        ASSERT_FALSE(loaded) << broken.reason;
        EXPECT_TRUE(loaded.error().sentence.starts_with("mine.toml:")) << loaded.error().sentence;
        EXPECT_NE(loaded.error().sentence.find(broken.reason), std::string::npos) << loaded.error().sentence;
    }
}

TEST(GoldenWildernessEdition, AbilityTextsAreParsedAndWrittenBackUnchanged) {
    for (std::string_view const text :
         {"$5: explore 4 coastal", "discard: explore 1 inland", "show: votes 2", "trash: swords 3",
          "discard: attack any", "discard: attack mission", "discard: take priest", "discard: draw 2 soldier",
          "trash: build mission", "discard: build presidio", "show: gain 1", "$2: population 1",
          "discard: crosses 2", "trash: support 4 russia"}) {
        std::optional<Ability> const ability = parse_ability(*alta(), text);
        ASSERT_TRUE(ability) << text;
        EXPECT_EQ(ability_text(*alta(), *ability), text);
    }
    for (std::string_view const text :
         {"", "explore 4 coastal", "$: gain 1", "discard:gain 1", "discard: gain", "discard: gain 0",
          "burn: gain 1", "discard: take bishop", "$5: gain 6", "discard: support 2 easy"})
        EXPECT_FALSE(parse_ability(*alta(), text)) << text;
}

TEST(GoldenWildernessEdition, ChangedNumbersChangeTheGame) {
    std::string text = alta_text();
    for (auto const& [from, to] : {std::pair{"start_pesos = 10", "start_pesos = 17"},
                                   {"lowland_road = 2", "lowland_road = 3"},
                                   {"city_pays = 20", "city_pays = 33"},
                                   {"beginner_tiles = 10", "beginner_tiles = 14"},
                                   {"tiles_beyond_players = 1", "tiles_beyond_players = 4"},
                                   {"settlement = 5", "settlement = 7"},
                                   {"person = -2", "person = -3"},
                                   {"name = \"alta\"", "name = \"other\""}})
        text = replaced(text, from, to);
    auto const changed_edition = edition_of(text);
    EXPECT_NE(changed_edition->hash, alta()->hash);
    EXPECT_EQ(edition_of(replaced(alta_text(), "# (book)", "# something else"))->hash, alta()->hash);

    Scenario beginner{{.edition = text}};
    EXPECT_EQ(std::popcount(std::uint64_t{beginner.table().on_board}), 14);
    EXPECT_GE(std::popcount(beginner.table().on_board & changed_edition->coastal_tiles), 6);
    EXPECT_EQ(beginner.pesos(seat_at(0)), 17);
    EXPECT_EQ(beginner.game.result(beginner.table()).seats[0].total, -3);
    Scenario s{{.level = Level::easy, .edition = text}};
    s.play("road monterey, border E");
    EXPECT_EQ(s.pesos(s.active()), 14);
    s.put_settlement("monterey", s.active(), "farmland_wine");
    EXPECT_EQ(s.game.result(s.table()).seats[index(s.active())].by_source[1], 7);
    s.give_pioneers(s.active(), 2);
    s.play("city monterey");
    EXPECT_EQ(s.pesos(s.active()), 14 + 33);
}

// Baja has different tiles, people, products, countries and numbers, and the rules must use them.
TEST(GoldenWildernessEdition, BajaPlaysWithItsOwnTilesPeopleAndNumbers) {
    std::string const text = baja_text();
    EXPECT_NE(edition_of(text)->hash, alta()->hash);
    Scenario beginner{{.edition = text}};
    EXPECT_EQ(std::popcount(std::uint64_t{beginner.table().on_board}), 12);
    EXPECT_EQ(beginner.board(seat_at(0)).hand[index(Deck::pioneer)], 2);
    Scenario easy{{.level = Level::easy, .edition = text}};
    EXPECT_EQ(std::popcount(std::uint64_t{easy.table().on_board}), 24);
    EXPECT_EQ(easy.table().cities_left, 4);
    easy.put_settlement("ensenada", easy.active(), "farmland_pearls");
    easy.event(EventKind::coast_market);
    easy.play("market ensenada, product pearls");
    EXPECT_EQ(easy.pesos(seat_at(0)) + easy.pesos(seat_at(1)), 13 + 13 + 5);
    Scenario standard{{.level = Level::standard, .edition = text}};
    EXPECT_EQ(standard.table().tiles_hidden[0], 12 - 4);
    EXPECT_EQ(standard.board(seat_at(1)).hand[index(Deck::pioneer)], 3);
    // A country that Baja does not have is refused.
    Options const options = *parse_options(Game::info, {{"level", "standard"}, {"country", "russia"}});
    EXPECT_TRUE(Game::check(*edition_of(text), 3, options));
}

TEST(GoldenWildernessEdition, BajaPassesTheSuiteAtEveryLevel) {
    suite::RuleIds rule_ids;
    for (RuleText const& rule : rulebook_of(Game::info.name)) rule_ids.emplace(rule.id);
    std::set<std::string> checked_levels;
    for (suite::Subject const& subject :
         suite::subjects_of(*find_game(Game::info.name), EditionSource{"baja", baja_text()}, find_game,
                            Language::english(), std::move(rule_ids))) {
        if (!checked_levels.insert(subject.setup.options.front().second).second) continue;
        auto const [games, effort] = suite::fair_share(subject, {1, suite::Effort{1, 12, 1}});
        for (std::string const& failure :
             suite::play_and_check(subject, suite::Policy::random, static_cast<std::uint64_t>(games), effort))
            ADD_FAILURE() << failure;
    }
    EXPECT_EQ(checked_levels.size(), 4U);
}

}  // namespace
}  // namespace motherlode::golden_wilderness
