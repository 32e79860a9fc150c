#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/boomtown_builders/actions.h"
#include "games/boomtown_builders/edition.h"
#include "games/boomtown_builders/kinds.h"
#include "games/boomtown_builders/messages.h"
#include "games/boomtown_builders/state.h"
#include "kernel/contract.h"
#include "kernel/game_frame.h"
#include "kernel/kinds.h"

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
class Game : public GameFrame<Game, State, Edition> {
public:
    using Turn = boomtown_builders::Turn;
    template <class S>
    static constexpr Step step = boomtown_builders::step<S>;

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
        .messages = MessageList::of(say, say.drafted),
    };
    static constexpr std::span<Form const> forms = boomtown_builders::forms;
    static std::span<KindInfo<Game> const> kinds();

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return boomtown_builders::load_edition(toml, origin);
    }

    using GameFrame::GameFrame;

    bool with_terrain() const { return options()[0] == 1; }
    bool goldmine_reaches_corners() const { return options()[1] == 1; }
    ForPlayers const& numbers() const { return edition().for_players[players()]; }

    State setup(Seed seed) const;
    int longest_game() const { return players() * numbers().rounds * 3; }
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;

    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;

    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;
    std::string audit_view(View const& view) const;
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State& state) const;
    void edition_shape(Shape& shape) const;
    void view_shape(View const& view, Shape& shape) const;
    void preview_shape(View const& before, View const& after, Action action, Shape& shape) const;
    std::string draw(View const& view, Style style) const;
};

// Hooks for bots, in bots.cpp and evaluate.cpp.
BotProfile profile(Game const& game);
std::array<int, max_players> expected_scores(Game const& game, State const& state);
Action canonical(Game const& game, Table const& table, Action action);
Action random_action(Game const& game, Table const& table, Hand const& hand, Seat seat, Rng& rng);

inline constexpr BotHooks<Game> Game::bot_hooks{.profile = profile,
                                                .expected_scores = expected_scores,
                                                .canonical = canonical,
                                                .random_action = random_action};

// Rules that several files use.

// Calls `visit` with every Building Card that all players can see.
template <class Visit>
void for_each_open_card(Edition const& edition, Table const& table, Visit visit) {
    for (int row = 0; row < edition.rows; ++row)
        for (int column = 0; column < edition.columns; ++column)
            if (table.sites[row][column].card != no_card) visit(table.sites[row][column].card);
    for (CardId const card : table.draft_row)
        if (card != no_card) visit(card);
    for (CardId const card : table.discarded) visit(card);
    if (table.drafted != no_card) visit(table.drafted);
}

// The Hideout Card at `place`, or `face_down` if it is not revealed yet or there is no Hideout.
inline std::uint8_t revealed_hideout(Edition const& edition, Table const& table, Location place) {
    if (table.at(place).terrain != Terrain::hideout) return face_down;
    return table.hideouts[edition.space_at[place.row][place.column]];
}

// The distance from the furthest Track Token to `row` (BB-3.2e). RULING bb-2: with no token yet, row 1 is one ahead.
constexpr int rows_ahead(Table const& table, int row) { return row - table.tokens_placed + 1; }

// BB-3.2e, BB-3.2f, BB-3.2g, BB-3.2h: is this row far enough ahead for a cube of this size?
inline bool cube_fits(Edition const& edition, Table const& table, int row, int size) {
    return row >= table.tokens_placed && rows_ahead(table, row) >= edition.rows_ahead[size];
}

// As cube_fits, and the seat still has a cube of this size.
inline bool cube_allowed(Edition const& edition, Table const& table, Seat seat, int row, CubeSize size) {
    return table.cubes[index(seat)][index(size)] > 0 && cube_fits(edition, table, row, index(size));
}

// The first row where the seat could invest a cube after building (BB-3.1d). Every row beyond it is open too.
inline int first_row_open_to(Edition const& edition, Table const& table, Seat seat) {
    int first = edition.rows;
    for (int size = 0; size < cube_sizes; ++size)
        if (table.cubes[index(seat)][size] > 0)
            first = std::min(first, table.tokens_placed + std::max(edition.rows_ahead[size] - 1, 0));
    return first;
}

// Does the seat have any legal location (BB-3.1e)?
inline bool can_build(Edition const& edition, Table const& table, Seat seat) {
    for (int row = first_row_open_to(edition, table, seat); row < edition.rows; ++row)
        if (table.empty[row] != 0) return true;
    return false;
}

// rules/track.cpp

// The sum of all visible votes in a row (BB-4.2c).
Arrows count_votes(Edition const& edition, Table const& table, int row);
// The column to which these votes move the Track Token, starting from the column of the previous token (BB-4.2e to
// BB-4.2i).
int track_column(Arrows const& votes, int previous, int columns);
// Where the row's Track Token would go now by votes alone, ignoring Mountains.
Location voted_target(Edition const& edition, Table const& table, int row);
// The same, with Mountains (BB-4.2l).
Location track_target(Edition const& edition, Table const& table, int row);
// The score of one invested Building if the Track Token of its row is in `column` (BB-3.2b).
struct BuildingScore {
    int points = 0;    // from the card, by distance
    int goldmine = 0;  // bonus
    int multiplier = 0;
    int total() const { return (points + goldmine) * multiplier; }
};
BuildingScore score_building(Game const& game, Table const& table, Location place, int column);

}  // namespace motherlode::boomtown_builders
