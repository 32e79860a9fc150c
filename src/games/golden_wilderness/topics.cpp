// What players can ask about besides the things that actions name. The numbers come from the edition.

#include <cstdlib>

#include "games/golden_wilderness/about.h"

namespace motherlode::golden_wilderness {
namespace {

// clang-format off
constexpr std::array<Topic, 24> all_topics{{
    {"scoring",     {"WI-2.9c"}},
    {"pesos",       {"WI-2.4a"}, {"golden_wilderness.page.topic_pesos", {}}},
    {"hand",        {"WI-2.3a"}, {"golden_wilderness.page.about_hand", {}}},
    {"population",  {"WI-3.3a"}, {"golden_wilderness.page.topic_population", {}}},
    {"settlements", {"WI-2.3c"}, {"golden_wilderness.page.topic_settlements", {}}},
    {"cities",      {"WI-3.5a"}, {"golden_wilderness.page.key_city", {}}},
    {"missions",    {"WI-4.3a"}, {"golden_wilderness.page.key_mission", {}}},
    {"presidios",   {"WI-4.3b"}, {"golden_wilderness.page.key_presidio", {}}},
    {"roads",       {"WI-3.6a"}, {"golden_wilderness.page.topic_roads", {}}},
    {"prices",      {"WI-2.7a"}, {"golden_wilderness.page.topic_prices", {}}},
    {"taxes",       {"WI-2.8a"}, {"golden_wilderness.page.topic_taxes", {}}},
    {"gold_rush",   {"WI-3.4e"}, {"golden_wilderness.page.topic_gold_rush", {}}},
    {"end_of_game", {"WI-2.9a"}},
    {"pool",        {"WI-2.6b"}, {"golden_wilderness.page.topic_pool", {}}},
    {"events",      {"WI-2.5a"}, {"golden_wilderness.page.topic_events", {}}},
    {"discards",    {"WI-4.7a"}, {"golden_wilderness.page.topic_discards", {}}},
    {"unexplored",  {"WI-4.5a"}, {"golden_wilderness.page.topic_unexplored", {}}},
    {"trade",       {"WI-3.7a"}, {"golden_wilderness.page.topic_trade", {}}},
    {"election",    {"WI-5.3a"}, {"golden_wilderness.page.topic_election", {}}},
    {"revolution",  {"WI-5.4a"}, {"golden_wilderness.page.topic_revolution", {}}},
    {"fight",       {"WI-4.6c"}, {"golden_wilderness.page.topic_fight", {}}},
    {"auction",     {"WI-5.4d"}, {"golden_wilderness.page.topic_auction", {}}},
    {"roles",       {"WI-5.2h"}, {"golden_wilderness.page.topic_roles", {}}},
    {"industries",  {"WI-2.3d"}, {"golden_wilderness.page.topic_industries", {}}},
}};
// clang-format on

namespace words {
constexpr MessageSpec scores_written{"golden_wilderness.page.scores_written", {}};
constexpr MessageSpec scores_settlements{"golden_wilderness.page.scores_settlements", {"n"_number}};
constexpr MessageSpec scores_people{"golden_wilderness.page.scores_people", {"n"_number}};
constexpr MessageSpec city_costs{"golden_wilderness.page.city_costs", {"n"_number, "pesos"_number}};
constexpr MessageSpec mission_costs{"golden_wilderness.page.mission_costs", {"n"_number, "icons"_number}};
constexpr MessageSpec presidio_costs{"golden_wilderness.page.presidio_costs", {"n"_number, "icons"_number}};
constexpr MessageSpec road_costs{"golden_wilderness.page.road_costs",
                                 {"lowland"_number, "mountain"_number, "sea"_number}};
constexpr MessageSpec taxes_pay{"golden_wilderness.page.taxes_pay", {"n"_number}};
constexpr MessageSpec taxes_so_far{"golden_wilderness.page.taxes_so_far", {"n"_number, "of"_number}};
constexpr MessageSpec gold_rush_brings{"golden_wilderness.page.gold_rush_brings", {"n"_number}};
constexpr MessageSpec ends_settled{"golden_wilderness.page.ends_settled", {}};
constexpr MessageSpec ends_cities{"golden_wilderness.page.ends_cities", {}};
constexpr MessageSpec ends_when{"golden_wilderness.page.ends_when", {}};
constexpr MessageSpec cities_left{"golden_wilderness.page.cities_left", {"n"_number, "of"_number}};
constexpr MessageSpec presidios_left{"golden_wilderness.page.presidios_left", {"n"_number, "of"_number}};
constexpr MessageSpec missions_left{"golden_wilderness.page.missions_left", {"n"_number, "of"_number}};
constexpr MessageSpec events_left{"golden_wilderness.page.events_left", {"n"_number}};
constexpr MessageSpec pool_needs{"golden_wilderness.page.pool_needs", {"n"_number, "of"_number}};
constexpr MessageSpec unexplored{"golden_wilderness.page.unexplored", {"coastal"_number, "inland"_number}};
constexpr MessageSpec votes_needed{"golden_wilderness.page.votes_needed", {"n"_number}};
}  // namespace words

void add_end(Game const& game, Table const& table, About& about) {
    Edition const& edition = game.edition();
    about.add(game.at_least(Level::standard) ? words::ends_when
              : game.at_least(Level::easy)   ? words::ends_cities
                                             : words::ends_settled);
    Markers const& markers = game.markers();
    if (game.at_least(Level::easy)) about.add(words::cities_left, table.cities_left, markers.cities);
    if (game.at_least(Level::standard)) {
        about.add(words::presidios_left, table.presidios_left, markers.presidios);
        about.add(words::missions_left, table.missions_left, markers.missions);
    }
    about.add(words::taxes_so_far, table.taxes_played, edition.last_taxes[index(game.level())]);
}

// What things cost.
void add_costs(Edition const& edition, std::string_view topic, About& about) {
    if (topic == "cities") about.add(words::city_costs, edition.city_population, edition.city_pays);
    if (topic == "missions") about.add(words::mission_costs, edition.mission_pesos, edition.mission_crosses);
    if (topic == "presidios")
        about.add(words::presidio_costs, edition.presidio_pesos, edition.presidio_swords);
    if (topic == "roads")
        about.add(words::road_costs, edition.lowland_road, edition.mountain_road, edition.sea_road);
}

}  // namespace

std::span<Topic const> topics(Game const*) { return all_topics; }

About about_topic(Game const& game, View const& view, Topic const& topic) {
    Edition const& edition = game.edition();
    Table const& table = view.table;
    About about = start_about(topic);
    if (topic.name == "scoring") about.add(words::scores_written);
    if (topic.name == "scoring" || topic.name == "settlements")
        about.add(words::scores_settlements, edition.settlement_points);
    if (topic.name == "scoring" || topic.name == "hand")
        about.add(words::scores_people, std::abs(edition.person_points));
    add_costs(edition, topic.name, about);
    if (topic.name == "taxes") about.add(words::taxes_pay, edition.countries[table.country].taxes);
    if (topic.name == "gold_rush") about.add(words::gold_rush_brings, edition.gold_rush_pioneers);
    if (topic.name == "end_of_game" || topic.name == "taxes") add_end(game, table, about);
    if (topic.name == "events") about.add(words::events_left, table.events_hidden);
    if (topic.name == "pool") about.add(words::pool_needs, table.pool.size(), game.players());
    if (topic.name == "unexplored")
        about.add(words::unexplored, table.tiles_hidden[0], table.tiles_hidden[1]);
    if (topic.name == "election" || topic.name == "revolution")
        about.add(words::votes_needed, game.players());
    return about;
}

}  // namespace motherlode::golden_wilderness
