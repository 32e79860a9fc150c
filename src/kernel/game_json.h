#pragma once

#include "kernel/contract.h"
#include "kernel/kind_names.h"
#include "kernel/shape_json.h"
#include "kernel/shape_types.h"

// The data of a game for pages: its edition and its views as JSON, and their types.
namespace motherlode {

template <class Game>
void write_edition(Game const& game, JsonWriter& json) {
    KindNamesOf<Game> const names{game};
    JsonShape shape{json, names};
    game.edition_shape(shape);
}

template <class Game>
void write_view(Game const& game, typename Game::View const& view, JsonWriter& json) {
    KindNamesOf<Game> const names{game};
    JsonShape shape{json, names};
    game.view_shape(view, shape);
}

// Empty if the game has no such facts.
template <class Game>
std::string preview_facts(Game const& game, typename Game::View const& before,
                          typename Game::View const& after, Action action) {
    JsonWriter json;
    if constexpr (HasPreviews<Game>) {
        KindNamesOf<Game> const names{game};
        JsonShape shape{json, names};
        game.preview_shape(before, after, action, shape);
    }
    return json.text();
}

enum class TypeFormat : std::uint8_t { json_schema, typescript };

// The types do not depend on the set-up, so any set-up works.
template <class Game>
Outcome<std::string> json_types(Game const& game, TypeFormat format) {
    KindNamesOf<Game> const names{game};
    JsonTypes types{
        std::string{Game::info.name}, std::string{Game::info.title}, Game::info.max_players, {}, {}, {}};
    typename Game::State const state = game.setup(0);
    game.view_shape(game.view(state, seat_at(0)), types.view);
    game.edition_shape(types.edition);
    if constexpr (HasPreviews<Game>) {
        Seat const seat = *game.pending(state.table).must.begin();
        typename Game::View const view = game.view(state, seat);
        ActionList legal;
        game.legal_actions(view.table, view.hand, seat, legal);
        game.preview_shape(view, view, legal[0], types.facts);
    }
    if (std::string const problem = named_types(types, names).problem; !problem.empty())
        return Error{problem};
    return format == TypeFormat::json_schema ? json_schema(types, names) : typescript(types, names);
}

}  // namespace motherlode
