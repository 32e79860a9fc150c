// What players can ask about: locations, buildings, cubes and terrain. The page uses the same sentences.

#include "games/boomtown_builders/about.h"

#include <cstdlib>

namespace motherlode::boomtown_builders {
namespace {

constexpr ArgSpec location_arg{"location", Kind::location};

namespace words {
constexpr MessageSpec built_at{"boomtown_builders.page.built_at",
                               {{"building", Kind::building_of_card}, location_arg}};
constexpr MessageSpec nothing_at{"boomtown_builders.page.nothing_at", {location_arg}};
constexpr MessageSpec owned{"boomtown_builders.page.owned", {seat_arg, {"cube", Kind::cube}, "n"_number}};
constexpr MessageSpec distance{"boomtown_builders.page.about_distance", {"points"_number, "distance"_number}};
constexpr MessageSpec worth{"boomtown_builders.page.worth",
                            {"distance"_number, "points"_number, "multiplier"_number, "total"_number}};
constexpr MessageSpec worth_bonus{
    "boomtown_builders.page.worth_bonus",
    {"distance"_number, "points"_number, "bonus"_number, "multiplier"_number, "total"_number}};
constexpr MessageSpec worth_none{"boomtown_builders.page.worth_none", {"distance"_number}};
constexpr MessageSpec not_settled{"boomtown_builders.page.not_settled", {"row"_number}};
constexpr MessageSpec votes_left{"boomtown_builders.page.votes_left", {"n"_number}};
constexpr MessageSpec votes_right{"boomtown_builders.page.votes_right", {"n"_number}};
constexpr MessageSpec votes_both{"boomtown_builders.page.votes_both", {"left"_number, "right"_number}};
constexpr MessageSpec no_votes{"boomtown_builders.page.no_votes", {}};
constexpr MessageSpec votes_left_plus{"boomtown_builders.page.votes_left_plus", {"n"_number, "plus"_number}};
constexpr MessageSpec votes_right_plus{"boomtown_builders.page.votes_right_plus",
                                       {"n"_number, "plus"_number}};
constexpr MessageSpec token_here{"boomtown_builders.page.token_here", {}};
constexpr MessageSpec train_here{"boomtown_builders.page.train_here", {}};
constexpr MessageSpec distance_from_train{"boomtown_builders.page.distance_from_train", {"distance"_number}};
constexpr MessageSpec hideout_at{"boomtown_builders.page.hideout_at", {location_arg}};
constexpr MessageSpec hideout_down{"boomtown_builders.page.hideout_down", {}};
constexpr MessageSpec hideout_open{"boomtown_builders.page.hideout_open", {}};
// By Terrain, without "none" and the Hideout.
constexpr std::array<MessageSpec, 4> terrain_at{{{"boomtown_builders.page.mountain_left_at", {location_arg}},
                                                 {"boomtown_builders.page.mountain_right_at", {location_arg}},
                                                 {"boomtown_builders.page.lake_at", {location_arg}},
                                                 {"boomtown_builders.page.goldmine_at", {location_arg}}}};
constexpr std::array<MessageSpec, 4> terrain{{{"boomtown_builders.page.mountain_left", {}},
                                              {"boomtown_builders.page.mountain_right", {}},
                                              {"boomtown_builders.page.lake", {}},
                                              {"boomtown_builders.page.goldmine", {"bonus"_number}}}};
constexpr MessageSpec hideouts{"boomtown_builders.page.key_hideout", {}};
}  // namespace words

// A card's or location's arrows; none has arrows and a + on both sides.
void add_votes(Arrows const& arrows, About& about) {
    if (arrows.left > 0 && arrows.right > 0)
        about.add(words::votes_both, arrows.left, arrows.right);
    else if (arrows.left > 0 && arrows.left_plus > 0)
        about.add(words::votes_left_plus, arrows.left, arrows.left_plus);
    else if (arrows.left > 0)
        about.add(words::votes_left, arrows.left);
    else if (arrows.right > 0 && arrows.right_plus > 0)
        about.add(words::votes_right_plus, arrows.right, arrows.right_plus);
    else if (arrows.right > 0)
        about.add(words::votes_right, arrows.right);
    else
        about.add(words::no_votes);
}

void add_points(Edition const& edition, int building, About& about) {
    for (int distance = 0; distance < edition.columns; ++distance)
        if (int const points = edition.buildings[building].points[distance]; points > 0)
            about.add(words::distance, points, distance);
}

// The score of an invested Building: final once its row has a Track Token; in the next row, as the votes are now.
void add_worth(Game const& game, Table const& table, Location place, About& about) {
    bool const has_token = place.row < table.tokens_placed;
    if (!has_token) about.add(words::not_settled, place.row + 1);
    if (place.row > table.tokens_placed) return;
    int const column =
        has_token ? table.track[place.row] : track_target(game.edition(), table, place.row).column;
    BuildingScore const score = score_building(game, table, place, column);
    int const distance = std::abs(place.column - column);
    if (score.total() == 0)
        about.add(words::worth_none, distance);
    else if (score.goldmine > 0)
        about.add(words::worth_bonus, distance, score.points, score.goldmine, score.multiplier,
                  score.total());
    else
        about.add(words::worth, distance, score.points, score.multiplier, score.total());
}

void add_building(Game const& game, Table const& table, Location place, About& about) {
    Site const& site = table.at(place);
    about.rule = {"BB-5.2b"};
    about.name = name_from(location_text(place), words::built_at, site.card, location_number(place));
    add_votes(game.edition().cards[site.card].arrows, about);
    add_points(game.edition(), game.edition().cards[site.card].building, about);
    if (site.owner == nobody) return;
    about.add(words::owned, site.owner, index(site.cube), game.edition().multiplier[index(site.cube)]);
    add_worth(game, table, place, about);
}

RuleId rule_of(Terrain terrain) {
    if (terrain == Terrain::hideout) return {"BB-4.2a"};
    if (terrain == Terrain::lake) return {"BB-6.3b"};
    return {terrain == Terrain::goldmine ? "BB-6.4c" : "BB-6.2b"};
}

void add_terrain(Edition const& edition, Table const& table, Location place, About& about) {
    Terrain const terrain = table.at(place).terrain;
    about.rule = rule_of(terrain);
    if (terrain != Terrain::hideout) {
        about.name =
            name_from(location_text(place), words::terrain_at[index(terrain) - 1], location_number(place));
        about.add(words::terrain[index(terrain) - 1], edition.goldmine_bonus);
        return;
    }
    about.name = name_from(location_text(place), words::hideout_at, location_number(place));
    std::uint8_t const card = revealed_hideout(edition, table, place);
    if (card == face_down) return about.add(words::hideout_down);
    about.add(words::hideout_open);
    add_votes(edition.hideouts[card], about);
}

void add_empty(Edition const& edition, Table const& table, Location place, About& about) {
    about.rule = {"BB-3.1a"};
    about.name = name_from(location_text(place), words::nothing_at, location_number(place));
    add_votes(edition.printed[place.row][place.column], about);
    if (place.row >= table.tokens_placed)
        about.add(words::distance_from_train, std::abs(place.column - table.train_marker.column));
}

void add_location(Game const& game, Table const& table, Location place, About& about) {
    if (place.row >= game.edition().rows || place.column >= game.edition().columns) return;
    if (table.at(place).card != no_card)
        add_building(game, table, place, about);
    else if (table.at(place).terrain != Terrain::none)
        add_terrain(game.edition(), table, place, about);
    else
        add_empty(game.edition(), table, place, about);
    if (place.row >= table.tokens_placed) {
        Arrows const votes = count_votes(game.edition(), table, place.row);
        about.add(about_words::votes_row, place.row + 1, votes.left, votes.right,
                  location_number(table.train_marker));
    }
    if (table.track[place.row] == place.column) about.add(words::token_here);
    if (table.train_marker == place) about.add(words::train_here);
}

}  // namespace

About about(Game const& game, View const& view, Kind kind, int value) {
    About about;
    if (kind == Kind::location) add_location(game, view.table, location_of_number(value), about);
    if (kind == Kind::card) {
        about.rule = {"BB-5.2b"};
        about.name = value_of(Game::kinds()[static_cast<std::size_t>(Kind::building_of_card)], game, value);
        add_votes(game.edition().cards[value].arrows, about);
        add_points(game.edition(), game.edition().cards[value].building, about);
    }
    if (kind == Kind::building) {
        about.rule = {"BB-5.2b"};
        add_points(game.edition(), value, about);
    }
    if (kind == Kind::cube) {
        about.rule = {"BB-3.2c"};
        about.add(about_words::cubes[value], game.edition().multiplier[value],
                  game.edition().rows_ahead[value]);
    }
    if (kind == Kind::terrain && static_cast<Terrain>(value) != Terrain::none) {
        about.rule = rule_of(static_cast<Terrain>(value));
        if (static_cast<Terrain>(value) == Terrain::hideout)
            about.add(words::hideouts);
        else
            about.add(words::terrain[value - 1], game.edition().goldmine_bonus);
    }
    return about;
}

}  // namespace motherlode::boomtown_builders
