// The edition as JSON, for pages: what never changes during a game.

#include "games/golden_wilderness/game.h"
#include "kernel/words.h"

namespace motherlode::golden_wilderness {

void write_edges(JsonWriter& json, std::string_view key, EdgeSet set) {
    json.key(key).begin_array();
    for (int edge = 0; edge < edges; ++edge)
        if (has_edge(set, edge)) json.value(edge_names[edge]);
    json.end_array();
}

namespace {

void write_person(JsonWriter& json, Game const& game, int card) {
    Edition const& edition = game.edition();
    Person const& person = edition.people[card];
    json.begin_object()
        .field("id", person.id)
        .field("name", person.name)
        .field("deck", deck_names[index(person.deck)]);
    if (person.born != latest_year) json.field("born", person.born).field("died", person.died);
    json.field("population", person.icons.population)
        .field("crosses", person.icons.crosses)
        .field("swords", person.icons.swords);
    json.key("abilities").begin_array();
    for (int i = 0; i < person.ability_count; ++i) json.value(ability_text(edition, person.abilities[i]));
    json.end_array();
    // The same in words.
    json.key("does").begin_array();
    for (int i = 0; i < person.ability_count; ++i)
        write_value(json, game.value(game_arg(index(Kind::ability)), ability_number(card, i)), TermsOf{game});
    json.end_array().end_object();
}

void write_country(JsonWriter& json, Edition const& edition, Country const& country) {
    json.begin_object().field("id", country.id).field("name", country.name).field("taxes", country.taxes);
    json.field("neophytes", country.neophytes).field("can_govern", country.can_govern);
    json.key("immigrants").begin_array();
    for (int const people : country.immigrants) json.value(people);
    json.end_array();
    json.key("prices").begin_object();
    for (int place = 0; place < locations; ++place) {
        json.key(location_names[place]).begin_array();
        for (std::size_t product = 0; product < edition.products.size(); ++product)
            json.value(country.prices[place][product]);
        json.end_array();
    }
    json.end_object().end_object();
}

}  // namespace

void Game::write_edition(JsonWriter& json) const {
    Edition const& edition = this->edition();
    json.begin_object().field("level", level_names[index(level())]);
    json.field("cities", markers_.cities)
        .field("presidios", markers_.presidios)
        .field("missions", markers_.missions);
    json.field("last_taxes", edition.last_taxes[index(level())]);
    json.field("city_population", edition.city_population)
        .field("city_pays", edition.city_pays)
        .field("mission_crosses", edition.mission_crosses)
        .field("mission_pesos", edition.mission_pesos)
        .field("presidio_swords", edition.presidio_swords)
        .field("presidio_pesos", edition.presidio_pesos)
        .field("bought_vote", edition.bought_vote)
        .field("gold_rush_pioneers", edition.gold_rush_pioneers);
    json.field("lowland_road", edition.lowland_road)
        .field("mountain_road", edition.mountain_road)
        .field("sea_road", edition.sea_road);
    json.key("products").begin_array();
    for (std::string const& product : edition.products) json.value(product);
    json.end_array();
    json.key("industries").begin_array();
    for (std::size_t i = 0; i < edition.industries.size(); ++i) {
        Industry const& it = edition.industries[i];
        json.begin_object().field("id", industry_name(edition, static_cast<int>(i)));
        json.field("terrain", terrain_names[index(it.terrain)]).field("product", edition.products[it.product]);
        json.field("cost", it.cost).end_object();
    }
    json.end_array();
    json.key("countries").begin_array();
    for (Country const& country : edition.countries) write_country(json, edition, country);
    json.end_array();
    json.key("tiles").begin_array();
    for (TileFace const& tile : edition.tiles) {
        json.begin_object()
            .field("id", tile.id)
            .field("name", tile.name)
            .field("terrain", terrain_names[index(tile.terrain)]);
        write_edges(json, "coast", tile.coast);
        write_edges(json, "mountains", tile.mountains);
        json.end_object();
    }
    json.end_array();
    json.key("people").begin_array();
    for (std::size_t card = 0; card < edition.people.size(); ++card)
        write_person(json, *this, static_cast<int>(card));
    json.end_array().end_object();
}

}  // namespace motherlode::golden_wilderness
