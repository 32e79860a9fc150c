// JSON for the page: the edition, the view of a seat, and the preview of an action. A card is its index in the edition's
// list.

#include <algorithm>
#include <cstdlib>

#include "games/boomtown_builders/game.h"
#include "kernel/shape.h"

namespace motherlode::boomtown_builders {
namespace {

// The votes of the row with the Train Marker; null once the Track is complete.
void votes_shape(Game const& game, Table const& table, Shape& shape) {
    int const rows = game.edition().rows;
    Arrows const votes = count_votes(game.edition(), table, std::min<int>(table.tokens_placed, rows - 1));
    shape.or_null(table.tokens_placed < rows, [&] {
        shape.object("Votes", [&] {
            shape.key("left").number(votes.left);
            shape.key("right").number(votes.right);
        });
    });
}

// The Building's score if the Track Token of its row is in `column`.
BuildingScore score_in(Game const& game, Table const& table, Location place, int column) {
    bool const built = table.at(place).card != no_card && column != no_column;
    return built ? score_building(game, table, place, column) : BuildingScore{};
}

// The Building on this place, with its score if the row has a Track Token.
void building_shape(Game const& game, Table const& table, int place, Shape& shape) {
    Location const where = location_of_number(place);
    Site const& site = table.at(where);
    shape.object("Building", [&] {
        shape.key("at").id(Kind::location, place);
        shape.key("card").index(Kind::card, site.card);
        shape.optional(site.owner != nobody, [&] {
            shape.key("owner").seat(site.owner);
            shape.key("cube").id(Kind::cube, boomtown_builders::index(site.cube));
        });
        int const column = table.track[where.row];
        BuildingScore const score = score_in(game, table, where, column);
        shape.key("score", "Null until its row has a Track Token.").or_null(column != no_column, [&] {
            shape.object("Score", [&] {
                shape.key("distance").number(std::abs(column - where.column));
                shape.key("points").number(score.points);
                shape.key("bonus", "Bonus for Goldmines.").number(score.goldmine);
                shape.key("multiplier").number(score.multiplier);
                shape.key("total").number(score.total());
            });
        });
    });
}

}  // namespace

void Game::edition_shape(Shape& shape) const {
    Edition const& edition = this->edition();
    shape.object("Edition", [&] {
        shape.key("rows").number(edition.rows);
        shape.key("columns").number(edition.columns);
        shape.key("rounds").number(numbers().rounds);
        shape.key("draft_row").number(numbers().draft_row);
        shape.key("round_tokens", "Number of Track Tokens that each round places.")
            .list(numbers().rounds, [&](int round) {
                shape.number(round + 1 < numbers().rounds ? 1 : numbers().last_round_tokens);
            });
        shape.key("middle_column", "Counted from 0.").number(edition.middle_column);
        shape.key("goldmine_bonus").number(edition.goldmine_bonus);
        shape.key("goldmine").named("GoldmineReach", type::named(goldmine_values), options()[1]);
        shape.key("cubes").list(cube_sizes, [&](int size) {
            shape.object("CubeKind", [&] {
                shape.key("id").id(Kind::cube, size);
                shape.key("multiplier").number(edition.multiplier[size]);
                shape.key("rows_ahead", "Minimum number of rows ahead of the Track.")
                    .number(edition.rows_ahead[size]);
            });
        });
        shape.key("printed", "Arrows by row and column: \"<<+\", or \".\" for none.")
            .list(edition.rows, [&](int row) {
                shape.list(edition.columns,
                           [&](int column) { shape.text(arrows_text(edition.printed[row][column])); });
            });
        shape.key("hideout_spaces").list(edition.hideout_spaces, [&](Location space) {
            shape.id(Kind::location, location_number(space));
        });
        shape.key("cards").list(edition.cards, [&](Card const& card) {
            Building const& building = edition.buildings[card.building];
            shape.object("CardFace", [&] {
                shape.key("building").id(Kind::building, card.building);
                shape.key("name").text(building.name);
                shape.key("arrows").text(arrows_text(card.arrows));
                shape.key("points", "By distance from the Track Token.")
                    .list(edition.columns, [&](int distance) { shape.number(building.points[distance]); });
            });
        });
    });
}

void Game::view_shape(View const& view, Shape& shape) const {
    Table const& table = view.table;
    auto const location = [&](Location place) { shape.id(Kind::location, location_number(place)); };
    auto const site_of = [&](int number) -> Site const& { return table.at(location_of_number(number)); };
    int const locations = edition().rows * max_columns;

    shape.object("View", [&] {
        shape.key("round", "Counted from 1.").number(table.round);
        shape.key("starting_player").seat(table.starting_player);
        shape.key("active_player").seat(table.active_player);
        shape.key("train_marker");
        location(table.train_marker);
        shape.key("votes", "Votes of the row with the Train Marker.");
        votes_shape(*this, table, shape);
        shape.key("deck").number(table.deck_size);
        shape.key("track").list(table.tokens_placed,
                                [&](int row) { location(location_at(row, table.track[row])); });
        shape.key("draft_row").list(numbers().draft_row, [&](int slot) {
            shape.index_or_null(Kind::card, table.draft_row[slot]);
        });
        shape.key("drafted").index_or_null(Kind::card, table.drafted);
        shape.key("placed", "Location of the Building that still needs its cube.")
            .or_null(table.progress.current() == step<Invest>, [&] { location(table.placed); });
        shape.key("discarded").list(table.discarded, [&](CardId card) { shape.index(Kind::card, card); });
        shape.key("cubes", "By seat: Singles, Doubles, Triples.").list(players(), [&](int seat) {
            shape.list(cube_sizes, [&](int size) { shape.number(table.cubes[seat][size]); });
        });
        shape.key("row_cubes", "By row: the cube sizes allowed there now.")
            .list(edition().rows, [&](int row) {
                shape.list_if(
                    cube_sizes, [&](int size) { return cube_fits(edition(), table, row, size); },
                    [&](int size) { shape.id(Kind::cube, size); });
            });
        shape.key("hideouts", "Arrows in the order of the edition's spaces; null while face down.")
            .list(static_cast<int>(edition().hideout_spaces.size()), [&](int space) {
                std::uint8_t const card = table.hideouts[space];
                shape.or_null(card != face_down, [&] {
                    shape.text(card == face_down ? std::string{} : arrows_text(edition().hideouts[card]));
                });
            });
        // Hideouts are left out: their spaces are in the edition.
        auto const has_terrain_card = [&](int place) {
            Terrain const terrain = site_of(place).terrain;
            return terrain != Terrain::none && terrain != Terrain::hideout;
        };
        shape.key("terrain").list_if(locations, has_terrain_card, [&](int place) {
            shape.object({}, [&] {
                shape.key("at").id(Kind::location, place);
                shape.key("terrain").id(Kind::terrain, boomtown_builders::index(site_of(place).terrain));
            });
        });
        auto const built = [&](int place) { return site_of(place).card != no_card; };
        shape.key("buildings").list_if(locations, built, [&](int place) {
            building_shape(*this, table, place, shape);
        });
    });
}

void Game::preview_shape(View const& before, View const& after, Action action, Shape& shape) const {
    bool const builds = action.kind() == static_cast<int>(ActionKind::build);
    bool const invests = action.kind() == static_cast<int>(ActionKind::invest);
    Location const place = builds ? location_of(action) : before.table.placed;
    int const column = after.table.train_marker.column;
    BuildingScore const score = score_in(*this, after.table, place, column);
    shape.or_null(builds || invests, [&] {
        shape.object("Facts", [&] {
            shape.key("column", "Column of the Train Marker after the action.").id(Kind::column, column);
            shape
                .key("points", "Score of the Building if the Track is in that column; before investing, "
                               "with a multiplier of 1.")
                .number(invests ? score.total() : score.points + score.goldmine);
            shape.optional(builds, [&] {
                shape.key("train").id(Kind::location, location_number(after.table.train_marker));
                shape.key("votes");
                votes_shape(*this, after.table, shape);
            });
        });
    });
}

}  // namespace motherlode::boomtown_builders
