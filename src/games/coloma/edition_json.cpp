// What pages are sent once: the edition, its effects as phrases.

#include "games/coloma/effect_words.h"
#include "games/coloma/json.h"
#include "kernel/words.h"

namespace motherlode::coloma {
namespace {

void write_effect(JsonWriter& json, Game const& game, EffectId id) {
    write_value(json, effect_value(game.edition(), id), TermsOf{game});
}

void write_effects(JsonWriter& json, Game const& game, std::string_view key, auto const& ids) {
    json.key(key).begin_array();
    for (EffectId const id : ids) write_effect(json, game, id);
    json.end_array();
}

void write_cards(JsonWriter& json, Game const& game) {
    Edition const& edition = game.edition();
    json.key("buildings").begin_array();
    for (Building const& building : edition.buildings) {
        json.begin_object().field("id", building.id).field("name", building.name);
        json.field("site", building.site == barker_site ? "barker" : std::to_string(building.site + 1));
        json.key("rows").begin_array();
        for (Row const& row : building.rows) {
            json.begin_object().field("section", section_name(row.section));
            write_effect(json.key("effect"), game, row.effect);
            json.end_object();
        }
        json.end_array().end_object();
    }
    json.end_array();
    json.key("barrels").begin_array();
    for (Barrel const& barrel : edition.barrels) {
        json.begin_object().field("id", barrel.id).field("name", barrel.name).field("count", barrel.count);
        write_effect(json.key("effect"), game, barrel.effect);
        json.end_object();
    }
    json.end_array();
    json.key("bridges").begin_array();
    for (Bridge const& bridge : edition.bridges)
        json.begin_object()
            .field("id", bridge.id)
            .field("name", bridge.name)
            .field("points", bridge.points)
            .field("per", measure_name(bridge.per))
            .field("max", bridge.most)
            .end_object();
    json.end_array();
    json.key("boards").begin_array();
    for (Board const& board : edition.boards) {
        json.begin_object().field("id", board.id).field("name", board.name);
        write_effects(json, game, "gain", board.gain);
        json.key("points").begin_array();
        for (int const points : board.points) json.value(points);
        json.end_array().end_object();
    }
    json.end_array();
    json.key("pioneers").begin_array();
    for (Pioneer const& pioneer : edition.pioneers) {
        json.begin_object().field("id", pioneer.id).field("name", pioneer.name);
        write_effects(json, game, "does", pioneer.does);
        json.end_object();
    }
    json.end_array();
    json.key("charts").begin_array();
    for (Chart const& chart : edition.charts) {
        json.begin_object().field("id", chart.id);
        write_effects(json, game, "win", chart.win);
        write_effects(json, game, "lose", chart.lose);
        json.end_object();
    }
    json.end_array();
}

void write_map(JsonWriter& json, Game const& game) {
    Edition const& edition = game.edition();
    constexpr std::array<std::string_view, 3> kinds{"boomtown", "settlement", "horseshoe"};
    json.key("spaces").begin_array();
    for (Space const& space : edition.spaces) {
        json.begin_object().field("id", space.id).field("name", space.name);
        json.field("kind", kinds[static_cast<std::size_t>(space.kind)]);
        write_effect(json.key("gain"), game, space.gain);
        if (space.kind == SpaceKind::boomtown) write_effect(json.key("stop"), game, space.stop);
        write_ids(json, "neighbours", space.neighbours, edition.spaces);
        json.end_object();
    }
    json.end_array();
    json.key("lands").begin_array();
    for (Land const& land : edition.lands) {
        json.begin_object().field("id", land.id).field("name", land.name);
        write_ids(json, "towns", land.towns, edition.spaces);
        json.end_object();
    }
    json.end_array();
}

}  // namespace

void Game::write_edition(JsonWriter& json) const {
    Edition const& edition = *edition_;
    auto const numbers_field = [&](std::string_view key, auto const& list) {
        json.key(key).begin_array();
        for (int const number : list) json.value(number);
        json.end_array();
    };
    json.begin_object();
    json.field("rulings", rulings_values[options_[0]]).field("hotels", with_hotels());
    json.field("specialties", with_specialties()).field("duel", duel()).field("solo", solo());
    json.field("signpost_offset", edition.signpost_offset).field("first_year", edition.first_year);
    write_effects(json, *this, "events", edition.events);
    write_effects(json, *this, "mill", edition.mill);
    json.field("gold_spaces", numbers().gold_spaces);
    numbers_field("pool_values", edition.pool_values);
    numbers_field("graves", edition.graves);
    numbers_field("land_points", edition.land_points);
    json.field("stack_outlaws", edition.stack_outlaws);
    numbers_field("space_outlaws", edition.space_outlaws);
    json.field("building_points", edition.building_points).field("hotel_points", edition.hotel_points);
    json.field("tent_bucks", edition.tent_bucks).field("horse_gold", edition.horse_gold);
    json.key("costs").begin_object();
    for (int i = 0; i < structures; ++i) {
        for (Tool const tool : {Tool::hammer, Tool::saw}) {
            Cost const& cost = edition.cost(static_cast<Structure>(i), tool);
            json.key(std::string{structure_name(static_cast<Structure>(i))} +
                     (tool == Tool::hammer ? "_hammer" : "_saw"));
            json.begin_object().field("dudes", cost.dudes).field("horses", cost.horses);
            json.field("bucks", cost.bucks).field("gold", cost.gold).end_object();
        }
    }
    json.end_object();
    write_cards(json, *this);
    write_map(json, *this);
    json.end_object();
}

}  // namespace motherlode::coloma
