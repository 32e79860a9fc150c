#pragma once

#include <array>
#include <string_view>

#include "games/boomtown_builders/game.h"
#include "kernel/fields.h"

namespace motherlode::boomtown_builders {

inline constexpr FieldType step_type =
    type::named(Turn::count, [](int number) { return Game::step_name(number); });

constexpr std::int64_t number_of(Location place) { return location_number(place); }
constexpr void set_number(Location& place, std::int64_t number) {
    place = location_of_number(static_cast<int>(number));
}

// Every stored field of State. The order determines the hash; see kernel/fields.h.
template <class State, class Visit>
void fields(Game const& game, State& state, Visit& visit) {
    Edition const& edition = game.edition();
    ForPlayers const& numbers = game.numbers();
    auto& table = state.table;

    visit.field("step", table.progress.step, step_type);
    visit.list("waiting", table.progress.waiting,
               [](auto& frame, auto& each) { each.field("step", frame.step, step_type); });
    visit.field("round", table.round, type::between(1, numbers.rounds));
    visit.field("starting_player", table.starting_player, type::seat);
    visit.field("active_player", table.active_player, type::seat);
    visit.field("turns_taken", table.turns_taken, type::count(game.players() - 1));
    for (int row = 0; row < edition.rows; ++row) {
        for (int column = 0; column < edition.columns; ++column) {
            auto& site = table.sites[row][column];
            visit.row("sites", Kind::location, location_number(location_at(row, column)), [&](auto& each) {
                each.field("card", site.card, type::or_none(Kind::card));
                each.field("owner", site.owner, type::or_none(type::seat));
                each.field("cube", site.cube, FieldType{Kind::cube}.absent_as(0));
                each.field("terrain", site.terrain, FieldType{Kind::terrain}.absent_as(0));
            });
        }
        visit.hash_only(table.track[row]);
    }
    visit.unhashed([&](auto& each) {
        each.field("track", first(table.track, edition.rows), type::or_none(Kind::column));
    });
    visit.field("tokens_placed", table.tokens_placed, type::count(edition.rows));
    visit.field("train_marker", table.train_marker, Kind::location);
    visit.field("draft_row", table.draft_row, type::or_none(Kind::card));
    visit.field("drafted", table.drafted, type::or_none(Kind::card));
    visit.field("placed", table.placed, FieldType{Kind::location}.absent_as(0));
    visit.field("discarded", table.discarded, Kind::card);
    visit.group("player", type::seat, game.players(), [&](int seat, auto& each) {
        each.field("cubes", table.cubes[seat], type::by(Kind::cube, type::count(max_cards)));
    });
    visit.rows("hideouts", Kind::hideout_space, static_cast<int>(edition.hideout_spaces.size()),
               [&](int space, auto& each) {
                   each.field("revealed", table.hideouts[space], type::or_none(Kind::hideout));
                   each.field("card", state.secret.hideouts[space], Kind::hideout);
               });
    visit.field("deck", state.secret.deck, Kind::card);
}

}  // namespace motherlode::boomtown_builders
