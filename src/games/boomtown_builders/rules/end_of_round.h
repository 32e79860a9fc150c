#pragma once

#include "games/boomtown_builders/rules/play.h"

// Rulebook p.4, "End of Round", and the events of p.7, "Scoring".
namespace motherlode::boomtown_builders {

// "1) Move Round Marker". BB-4.1b: the next step places the token from the marker's new space. BB-4.2n: in the final
// round that step is repeated until all tokens are placed.
struct MoveRoundMarker {
    static constexpr StepInfo info{
        .name = "move_round_marker", .rule = {"BB-4.1a"}, .heading = "1) Move Round Marker"};

    static void run(Play& play) {
        Table& table = play.table();
        play.log("BB-4.1a", say.round_marker_moved, table.round);
        if (table.round < play.game.numbers().rounds) {
            ++table.round;
            return;
        }
        // BB-4.2o: the tokens are placed one after another.
        for (int token = 0; token < play.game.numbers().last_round_tokens; ++token)
            play.ask<PlaceTrackToken>(Seat{});
        // BB-4.3b, BB-4.4c, RULING bb-15: the Starting Player Marker is not passed, and no cards are refilled.
        play.go_to<GameOver>();
    }
};

// BB-5.2e, BB-5.2f: each cube moves to the Scoring Track or back to its player. Scores are computed from the
// board, so this only logs them.
inline void log_scoring(Play& play) {
    Table const& table = play.table();
    std::array<int, max_players> cubes{};  // on the Scoring Track
    for (int row = 0; row < play.edition().rows; ++row) {
        for (int column = 0; column < play.edition().columns; ++column) {
            Location const place = location_at(row, column);
            int const number = location_number(place);
            Site const& site = table.at(place);
            if (site.owner == nobody) continue;
            BuildingScore const score = score_building(play.game, table, place, table.track[place.row]);
            if (score.total() == 0) {
                play.log("BB-5.2f", say.cube_returned, site.owner, site.card, number);
                continue;
            }
            ++cubes[index(site.owner)];
            if (score.goldmine > 0) play.log("BB-6.4c", say.goldmine_adds, site.card, number, score.goldmine);
            play.log("BB-5.2e", say.building_scored, site.owner, site.card, number,
                     score.points + score.goldmine, score.multiplier, score.total());
        }
    }
    Result const result = play.game.result(table);
    for (int seat = 0; seat < result.players; ++seat)
        play.log("BB-5.3a", say.final_score, seat, result.seats[seat].total, result.seats[seat].rank);
    // BB-5.3b: players who tie for the most points compare their cubes.
    if (result.tie_break == nullptr) return;
    int best = 0;
    for (int seat = 0; seat < result.players; ++seat) best = std::max(best, result.seats[seat].total);
    for (int seat = 0; seat < result.players; ++seat)
        if (result.seats[seat].total == best) play.log("BB-5.3b", say.cubes_counted, seat, cubes[seat]);
}

// "2) Place Track Token".
struct PlaceTrackToken {
    static constexpr StepInfo info{
        .name = "place_track_token", .rule = {"BB-4.2b"}, .heading = "2) Place Track Token"};

    // BB-4.2a: reveal the Hideouts of the row.
    static void reveal_hideouts(Play& play, int row) {
        Table& table = play.table();
        for (int column = 0; column < play.edition().columns; ++column) {
            if (table.sites[row][column].terrain != Terrain::hideout) continue;
            int const space = play.edition().space_at[row][column];
            table.hideouts[space] = play.state.secret.hideouts[space];
            play.reveal("BB-4.2a", say.hideout_revealed, location_number(location_at(row, column)),
                        table.hideouts[space]);
        }
    }
    // Logs the votes and what else moved the token: a + of the winning side, or a Mountain.
    static void log_placement(Play& play, Location target) {
        Table const& table = play.table();
        Arrows const votes = count_votes(play.edition(), table, target.row);
        int const extra_steps = votes.left > votes.right   ? votes.left_plus
                                : votes.right > votes.left ? votes.right_plus
                                                           : 0;
        if (extra_steps > 0) play.log("BB-4.2g", say.plus_counts, extra_steps);
        Location const voted = voted_target(play.edition(), table, target.row);
        if (voted != target) play.log("BB-6.2b", say.mountain_turns, location_number(voted));
        play.log("BB-4.2b", say.track_token_placed, location_number(target), votes.left, votes.right);
    }
    static void run(Play& play) {
        Table& table = play.table();
        int const row = table.tokens_placed;
        reveal_hideouts(play, row);

        Location const place = track_target(play.edition(), table, row);
        if (play.event_log() != nullptr) log_placement(play, place);
        // BB-4.2m, BB-6.3b, BB-6.4b, BB-6.5b, RULING bb-8: a Building, Lake, Goldmine or Hideout there stays.
        table.track[place.row] = place.column;
        table.train_marker = place;
        ++table.tokens_placed;

        // BB-4.2q: the Train Marker moves to the next row. BB-4.2r, RULING bb-16: after the last token it stays.
        if (table.tokens_placed < play.edition().rows)
            update_train_marker(play, "BB-4.2q");
        else if (play.event_log() != nullptr)
            log_scoring(play);
    }
};

// "3) Pass Starting Player Marker": clockwise.
struct PassStartingPlayerMarker {
    static constexpr StepInfo info{.name = "pass_starting_player_marker",
                                   .rule = {"BB-4.3a"},
                                   .heading = "3) Pass Starting Player Marker"};

    static void run(Play& play) {
        Table& table = play.table();
        table.starting_player = next_seat(table.starting_player, play.game.players());
        table.active_player = table.starting_player;
        play.log("BB-4.3a", say.starting_player_passed, table.starting_player);
    }
};

// "4) Refill Building Cards". BB-4.4b, RULING bb-10: cards that nobody drafted stay.
struct RefillBuildingCards {
    static constexpr StepInfo info{
        .name = "refill_building_cards", .rule = {"BB-4.4a"}, .heading = "4) Refill Building Cards"};

    static void run(Play& play) {
        Table& table = play.table();
        for (int slot = 0; slot < play.game.numbers().draft_row; ++slot) {
            CardId& space = table.draft_row[slot];
            if (space != no_card) continue;
            space = play.state.secret.deck.pop_back();
            --table.deck_size;
            play.reveal("BB-4.4a", say.card_revealed, space, space, slot + 1);
        }
        play.go_to<Draft>();
    }
};

struct GameOver {
    static constexpr StepInfo info{
        .name = "game_over", .rule = {"BB-5.1a"}, .heading = "End of Game", .prompt = &say.prompt_game_over};
};

}  // namespace motherlode::boomtown_builders
