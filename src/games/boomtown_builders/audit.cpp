// Checks that a state is valid: no piece is missing or duplicated, and the next decision can be made. A position text
// that passes can be played to the end.

#include <algorithm>

#include "games/boomtown_builders/game.h"

namespace motherlode::boomtown_builders {
namespace {

// A position must be at a decision with nothing waiting, and it must be the right player's turn.
std::string problem_with_turn(Game const& game, Table const& table) {
    Step const now = table.progress.step;
    bool const over = now == step<GameOver>;
    if (now != step<Draft> && now != step<Build> && now != step<Invest> && !over)
        return "the game is between two decisions";
    if (!table.progress.waiting.empty()) return "a step is waiting before the decision";
    if ((table.drafted != no_card) != (now == step<Build>))
        return "a card is drafted in the build step, and only there";
    bool const placed = now == step<Invest>;
    if (!placed && table.placed != Location{}) return "a Building is just placed only in the invest step";
    if (over) {
        if (table.turns_taken != 0 || table.tokens_placed != game.edition().rows)
            return "the game is over too early";
        return table.round == game.numbers().rounds ? "" : "the game is over too early";
    }
    if (table.tokens_placed != table.round - 1) return "the round and the count of Track Tokens disagree";
    int const active = (index(table.starting_player) + table.turns_taken) % game.players();
    if (index(table.active_player) != active) return "it is another player's turn";

    // BB-3.1d: a drafted card can always be placed, and a placed one invested in.
    if (now == step<Build> && !can_build(game.edition(), table, table.active_player))
        return "there is no location for the drafted card";
    bool can_invest = !placed;
    for (int size = 0; placed && size < cube_sizes; ++size)
        can_invest = can_invest || cube_allowed(game.edition(), table, table.active_player, table.placed.row,
                                                static_cast<CubeSize>(size));
    return can_invest ? "" : "there is no cube for the Building just placed";
}

// BB-3.1a, BB-4.4a: each turn takes one card from the Draft Row, and each round refills it.
std::string problem_with_cards(Game const& game, Table const& table) {
    std::array<int, max_cards> seen{};
    bool duplicate = false;
    int face_up = 0;
    for_each_open_card(game.edition(), table, [&](CardId card) {
        duplicate = duplicate || ++seen[card] > 1;
        ++face_up;
    });
    if (duplicate) return "a Building Card appears twice";

    ForPlayers const& numbers = game.numbers();
    int in_row = 0;
    for (int slot = 0; slot < max_draft_row; ++slot) {
        if (table.draft_row[slot] == no_card) continue;
        if (slot >= numbers.draft_row) return "the Draft Row is too long";
        ++in_row;
    }
    Step const now = table.progress.step;
    bool const over = now == step<GameOver>;
    int const cards_taken =
        over ? game.players() : table.turns_taken + (now == step<Build> || now == step<Invest> ? 1 : 0);
    if (in_row != numbers.draft_row - cards_taken)
        return "there are " + std::to_string(in_row) + " cards in the Draft Row, not " +
               std::to_string(numbers.draft_row - cards_taken);
    int const turns = (table.round - 1) * game.players() + cards_taken;
    if (face_up - in_row != turns)
        return std::to_string(face_up - in_row) + " cards were taken in " + std::to_string(turns) + " turns";
    return {};
}

std::string problem_with_board(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    std::array<std::array<int, cube_sizes>, max_players> cubes{};
    for (int row = 0; row < edition.rows; ++row) {
        for (int column = 0; column < edition.columns; ++column) {
            Location const place = location_at(row, column);
            Site const& site = table.at(place);
            bool const invested = site.owner != nobody;
            bool const just_placed = table.progress.step == step<Invest> && place == table.placed;
            if (site.card != no_card && site.terrain != Terrain::none)
                return location_text(place) + " has a Building on Terrain";
            if (invested != (site.card != no_card && !just_placed))
                return location_text(place) + " has a Building without a cube, or a cube without a Building";
            if (invested)
                ++cubes[index(site.owner)][index(site.cube)];
            else if (site.cube != CubeSize::single_cube)
                return location_text(place) + " has a cube without an owner";
        }
    }
    if (table.progress.step == step<Invest> &&
        (table.placed.column >= edition.columns || table.at(table.placed).card == no_card))
        return "there is no Building just placed at " + location_text(table.placed);
    for (int seat = 0; seat < game.players(); ++seat)
        for (int size = 0; size < cube_sizes; ++size)
            if (table.cubes[seat][size] + cubes[seat][size] != game.numbers().cubes[size])
                return "seat " + std::to_string(seat + 1) + " has the wrong number of cubes";
    return {};
}

// BB-6.1: the number of Terrain Cards fits the number of players, and Hideouts are on their spaces. BB-6.2c: no Mountain
// points off the board.
std::string problem_with_terrain(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    std::array<int, terrains> count{};
    for (int row = 0; row < edition.rows; ++row) {
        for (int column = 0; column < edition.columns; ++column) {
            Terrain const terrain = table.sites[row][column].terrain;
            if ((terrain == Terrain::mountain_left && column == 0) ||
                (terrain == Terrain::mountain_right && column == edition.columns - 1))
                return "a Mountain points off the board";
            ++count[index(terrain)];
        }
    }
    for (Location const space : edition.hideout_spaces)
        if (table.at(space).terrain != Terrain::hideout) return location_text(space) + " has no Hideout";
    if (count[index(Terrain::hideout)] != static_cast<int>(edition.hideout_spaces.size()))
        return "there are too many Hideouts";
    int dealt = 0;
    for (int kind = index(Terrain::none) + 1; kind < index(Terrain::hideout); ++kind) {
        auto const in_box =
            std::count(edition.terrain.begin(), edition.terrain.end(), static_cast<Terrain>(kind));
        if (count[kind] > in_box) return "there is more Terrain than in the box";
        dealt += count[kind];
    }
    int const expected = game.with_terrain() ? game.numbers().terrain : 0;
    if (dealt != expected)
        return "there are " + std::to_string(dealt) + " Terrain Cards, not " + std::to_string(expected);
    return {};
}

std::string problem_with_track(Game const& game, Table const& table) {
    Edition const& edition = game.edition();
    for (int row = 0; row < edition.rows; ++row)
        if ((table.track[row] != no_column) != (row < table.tokens_placed))
            return "row " + std::to_string(row + 1) + " and the count of Track Tokens disagree";
    bool const complete = table.tokens_placed == edition.rows;
    Location const expected = complete ? location_at(edition.rows - 1, table.track[edition.rows - 1])
                                       : track_target(edition, table, table.tokens_placed);
    return table.train_marker == expected ? "" : "the Train Marker is not where the Track would go";
}

std::string problem_with_hideouts(Game const& game, Table const& table) {
    std::array<int, max_hideouts> seen{};
    for (std::size_t space = 0; space < game.edition().hideout_spaces.size(); ++space) {
        bool const revealed = table.hideouts[space] != face_down;
        if (revealed != (game.edition().hideout_spaces[space].row < table.tokens_placed))
            return "a Hideout is revealed at the wrong time";
        if (revealed && ++seen[table.hideouts[space]] > 1) return "a Hideout Card appears twice";
    }
    return {};
}

}  // namespace

// BB-1.2: no piece is missing or duplicated, as far as a viewer can see.
std::string Game::audit_view(View const& view) const {
    for (auto const check : {problem_with_turn, problem_with_cards, problem_with_board, problem_with_terrain,
                             problem_with_track, problem_with_hideouts})
        if (std::string problem = check(*this, view.table); !problem.empty()) return problem;
    return {};
}

// Also checks the hidden cards, and that values stored twice for speed agree.
std::string Game::audit(State const& state) const {
    Table const& table = state.table;
    if (std::string problem = audit_view(spectate(state)); !problem.empty()) return problem;

    std::array<int, max_cards> seen{};
    for_each_open_card(edition(), table, [&](CardId card) { ++seen[card]; });
    for (CardId const card : state.secret.deck) ++seen[card];
    for (std::size_t card = 0; card < edition().cards.size(); ++card)
        if (seen[card] != 1)
            return "Building Card " + std::to_string(card) + " appears " + std::to_string(seen[card]) +
                   " times";
    if (table.deck_size != state.secret.deck.size())
        return "the deck has " + std::to_string(state.secret.deck.size()) + " cards, not " +
               std::to_string(table.deck_size);

    std::array<int, max_hideouts> dealt{};
    for (std::size_t space = 0; space < edition().hideout_spaces.size(); ++space) {
        if (++dealt[state.secret.hideouts[space]] > 1) return "a Hideout Card appears twice";
        if (table.hideouts[space] != face_down && table.hideouts[space] != state.secret.hideouts[space])
            return "a revealed Hideout differs from its card";
    }

    State restored = state;
    restore(restored);
    for (int row = 0; row < edition().rows; ++row)
        if (restored.table.empty[row] != table.empty[row])
            return "row " + std::to_string(row + 1) + " has a wrong list of empty locations";
    return {};
}

}  // namespace motherlode::boomtown_builders
