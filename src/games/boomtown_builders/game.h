#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/boomtown_builders/action.h"
#include "games/boomtown_builders/edition.h"
#include "games/boomtown_builders/messages.h"
#include "games/boomtown_builders/state.h"
#include "kernel/contract.h"

namespace motherlode::boomtown_builders {

inline constexpr std::array<std::string_view, 2> terrain_values{"off", "on"};
inline constexpr std::array<std::string_view, 2> goldmine_values{"orthogonal", "eight_way"};
inline constexpr std::array option_specs{
    OptionSpec{"terrain", terrain_values},    // BB-6.1a, the advanced game
    OptionSpec{"goldmine", goldmine_values},  // BB-6.4f, RULING bb-9
};

inline constexpr std::array<std::string_view, 4> score_sources{
    "boomtown_builders.source.singles",
    "boomtown_builders.source.doubles",
    "boomtown_builders.source.triples",
    "boomtown_builders.source.goldmines",
};

// Boomtown Builders for one edition, number of players and set of options; see GameContract.
class Game {
public:
    using State = boomtown_builders::State;
    using View = boomtown_builders::View;
    using Edition = boomtown_builders::Edition;

    static constexpr GameInfo info{
        .name = "boomtown_builders",
        .title = "Boomtown Builders",
        .designers = "Phil Schwarzmann & Jim McCollum",
        .rule_prefix = "BB",
        .min_players = min_players,
        .max_players = max_players,
        .rules_version = 1,
        .default_edition = "horizon",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = say::all,
    };

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return boomtown_builders::load_edition(toml, origin);
    }
    // Every edition has all player counts, and the options go together freely.
    static std::optional<Error> check(Edition const&, int, Options const&) { return {}; }

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options)
        : edition_{std::move(edition)}, players_{players}, options_{options} {}

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }
    bool with_terrain() const { return options_[0] == 1; }
    bool goldmine_reaches_corners() const { return options_[1] == 1; }
    ForPlayers const& numbers() const { return edition_->for_players[players_]; }

    // setup.cpp
    State setup(std::uint64_t seed) const;

    // turn.cpp
    Pending pending(Table const& table) const;
    Message prompt(Table const& table, Seat seat) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    template <class Sink>
    void apply(State& state, Seat seat, Action action, Sink& sink) const;
    int longest_game() const { return players_ * numbers().rounds * 3; }

    // refusal.cpp
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;

    // scoring.cpp
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;

    // evaluate.cpp
    int evaluate(View const& view) const;
    std::array<int, max_players> expects(State const& state) const;
    Action as_meant(Table const& table, Action action) const;
    Action by_lot(Table const& table, Hand const& hand, Seat seat, Rng& rng) const;

    // view.cpp
    View view(State const& state, Seat seat) const;
    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;
    void write_edition(JsonWriter& json) const;
    void write_view(View const& view, JsonWriter& json) const;

    // action.cpp
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    Message describe(Table const& table, Action action) const;
    Value value(ArgKind kind, int number) const;

    // draw.cpp
    std::string draw(View const& view, Style style) const;

private:
    std::shared_ptr<Edition const> edition_;
    int players_;
    Options options_;
};

// The rules that more than one file needs.

// turn.cpp

// How many rows ahead of the furthest Track Token (BB-3.2e). RULING bb-2: before the first, row 1 is one ahead.
constexpr int rows_ahead(Table const& table, int row) { return row - table.tokens_placed + 1; }

// May `seat` invest a cube of this size in this row, and has one left (BB-3.2e)?
bool cube_allowed(Edition const& edition, Table const& table, Seat seat, int row, CubeSize size);
// The first row ahead of the track where a cube of the seat's may follow a Building (BB-3.1d); so it may in all
// rows beyond.
int first_row_open_to(Edition const& edition, Table const& table, Seat seat);
// Is there a legal location for `seat` at all (BB-3.1e)?
bool can_build(Edition const& edition, Table const& table, Seat seat);

// track.cpp

// All votes that can be seen in a row (BB-4.2c).
Arrows count_votes(Edition const& edition, Table const& table, int row);
// Where these votes send the Track Token, from the column of the one before (BB-4.2e to 4.2i).
int track_column(Arrows const& votes, int previous, int columns);
// Where the votes alone would send the row's Track Token now.
Location voted_target(Edition const& edition, Table const& table, int row);
// Where it would go, Mountains included (BB-4.2l).
Location track_target(Edition const& edition, Table const& table, int row);
// A location as one number, for a message's argument.
constexpr int location_number(Location place) { return place.row * max_columns + place.column; }

// What one invested Building scores, for a Track Token in `column` of its row (BB-5.2).
struct BuildingScore {
    int points = 0;    // the card's, by distance
    int goldmine = 0;  // the bonus on top
    int multiplier = 0;
    int total() const { return (points + goldmine) * multiplier; }
};
BuildingScore score_building(Game const& game, Table const& table, Location place, int column);

}  // namespace motherlode::boomtown_builders
