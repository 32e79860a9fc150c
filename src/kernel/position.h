#pragma once

#include <cassert>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/action.h"
#include "kernel/kind_names.h"
#include "kernel/outcome.h"
#include "kernel/position_reader.h"
#include "kernel/position_text.h"
#include "kernel/position_writer.h"
#include "kernel/rng.h"

// A whole state, or one seat's view of it, as text: docs/position-format.md. It is made from the fields that a game
// declares (kernel/fields.h).
namespace motherlode {

inline constexpr int position_version = 1;

template <class State>
StateParts parts_of(State const& state) {
    StateParts const parts{reinterpret_cast<std::byte const*>(state.hands.data()), sizeof state.hands[0],
                           reinterpret_cast<std::byte const*>(&state.secret)};
    assert(static_cast<void const*>(&state.table) < parts.hands && parts.hands < parts.secret);
    return parts;
}

// The hash of a state's fields. `fields` is the game's function template.
template <class Game, class State>
std::uint64_t hash_fields(Game const& game, State const& state) {
    HashFields hash{game.players()};
    fields(game, state, hash);
    return hash.value();
}

// The first value that is out of bounds, or nothing.
template <class Game>
std::string check_ranges(Game const& game, typename Game::State state) {
    KindNamesOf<Game> const names{game};
    RangeCheck check{names};
    game.fields(state, check);
    return check.problem();
}

// The fields as text, without the header. An empty `viewer` shows everything.
template <class Game>
std::string write_fields(Game const& game, typename Game::State state, std::optional<Seat> viewer) {
    KindNamesOf<Game> const names{game};
    PositionWriter writer{names, parts_of(state), viewer};
    game.fields(state, writer);
    return writer.text();
}

// The contents of a position text after its header.
struct PositionBody {
    TomlFile& file;
    std::string origin;
    std::optional<Seat> viewer;  // whose view it is; empty for a whole state
    Seed seed{};                 // deals everything that a view does not show
};

template <class Game>
Outcome<typename Game::State> read_fields(Game const& game, PositionBody const& body) {
    using State = typename Game::State;
    auto const impossible = [&](std::string const& problem) {
        return Error{body.origin + ": this position is impossible: " + problem +
                     (problem.ends_with('.') ? "" : ".")};
    };
    // Members that no field sets keep their values from a normal set-up.
    State state = game.setup(0);
    KindNamesOf<Game> const names{game};
    PositionReader reader{names, parts_of(state), body.viewer, body.file.root()};
    game.fields(state, reader);
    if (std::optional<Error> const error = body.file.finish()) return *error;
    game.restore(state);
    if (body.viewer) {
        auto const view =
            index(*body.viewer) < game.players() ? game.view(state, *body.viewer) : game.spectate(state);
        if (std::string const problem = game.audit_view(view); !problem.empty()) return impossible(problem);
        Rng rng{body.seed};
        state = game.redeal(view, rng);
    }
    if (std::string const problem = game.audit(state); !problem.empty()) return impossible(problem);
    auto const pending = game.pending(state.table);
    if ((pending.must | pending.may).empty() != game.result(state).finished)
        return impossible("the game is not over, but nobody has a decision to make");
    for (Seat const seat : pending.must) {
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        if (legal.empty())
            return impossible("seat " + std::to_string(index(seat) + 1) + " must act, but cannot");
    }
    return state;
}

}  // namespace motherlode
