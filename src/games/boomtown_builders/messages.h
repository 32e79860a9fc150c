#pragma once

#include "games/boomtown_builders/kinds.h"
#include "kernel/message.h"

namespace motherlode::boomtown_builders {

// All messages of Boomtown Builders. Their sentences are in messages/<language>.toml.
struct Messages {
    static constexpr ArgSpec building_arg{"building", Kind::building_of_card};
    static constexpr ArgSpec arrows_arg{"arrows", Kind::arrows_of_card};
    static constexpr ArgSpec location_arg{"location", Kind::location};
    static constexpr ArgSpec cube_arg{"cube", Kind::cube};
    static constexpr ArgSpec hideout_arg{"arrows", Kind::arrows_of_hideout};
    static constexpr ArgSpec last_arg{"last", Kind::location};
    static constexpr ArgSpec terrain_arg{"terrain", Kind::terrain};

    MessageSpec drafted{"boomtown_builders.event.drafted",
                        {seat_arg, building_arg, arrows_arg, "slot"_number}};
    MessageSpec built{"boomtown_builders.event.built", {seat_arg, building_arg, arrows_arg, location_arg}};
    MessageSpec invested{"boomtown_builders.event.invested",
                         {seat_arg, cube_arg, building_arg, location_arg}};
    MessageSpec discarded{"boomtown_builders.event.discarded",
                          {seat_arg, building_arg, arrows_arg, "slot"_number}};
    MessageSpec train_moved{"boomtown_builders.event.train_moved", {location_arg}};
    MessageSpec round_marker_moved{"boomtown_builders.event.round_marker_moved", {"round"_number}};
    MessageSpec hideout_revealed{"boomtown_builders.event.hideout_revealed", {location_arg, hideout_arg}};
    MessageSpec track_token_placed{"boomtown_builders.event.track_token_placed",
                                   {location_arg, "left"_number, "right"_number}};
    MessageSpec plus_counts{"boomtown_builders.event.plus_counts", {"steps"_number}};
    MessageSpec mountain_turns{"boomtown_builders.event.mountain_turns", {location_arg}};
    MessageSpec starting_player_passed{"boomtown_builders.event.starting_player_passed", {seat_arg}};
    MessageSpec card_revealed{"boomtown_builders.event.card_revealed",
                              {building_arg, arrows_arg, "slot"_number}};
    MessageSpec building_scored{
        "boomtown_builders.event.building_scored",
        {seat_arg, building_arg, location_arg, "points"_number, "multiplier"_number, "total"_number}};
    MessageSpec goldmine_adds{"boomtown_builders.event.goldmine_adds",
                              {building_arg, location_arg, "bonus"_number}};
    MessageSpec cubes_counted{"boomtown_builders.event.cubes_counted", {seat_arg, "cubes"_number}};
    MessageSpec cube_returned{"boomtown_builders.event.cube_returned",
                              {seat_arg, building_arg, location_arg}};
    MessageSpec final_score{"boomtown_builders.event.final_score",
                            {seat_arg, "points"_number, "rank"_number}};

    MessageSpec action_draft{"boomtown_builders.action.draft", {building_arg, arrows_arg}};
    MessageSpec action_build{"boomtown_builders.action.build", {building_arg, location_arg}};
    MessageSpec action_invest{"boomtown_builders.action.invest", {cube_arg, building_arg, location_arg}};
    MessageSpec action_discard{"boomtown_builders.action.discard", {building_arg, arrows_arg}};
    MessageSpec action_unknown{"boomtown_builders.action.unknown", {}};

    MessageSpec prompt_draft{"boomtown_builders.prompt.draft", {seat_arg}};
    MessageSpec prompt_discard{"boomtown_builders.prompt.discard", {seat_arg}};
    MessageSpec prompt_build{"boomtown_builders.prompt.build", {seat_arg, building_arg, arrows_arg}};
    MessageSpec prompt_invest{"boomtown_builders.prompt.invest", {seat_arg, building_arg, location_arg}};
    MessageSpec prompt_game_over{"boomtown_builders.prompt.game_over", {}};

    MessageSpec unknown_action{"boomtown_builders.refusal.unknown_action", {}};
    MessageSpec game_over{"boomtown_builders.refusal.game_over", {}};
    MessageSpec not_your_turn{"boomtown_builders.refusal.not_your_turn", {seat_arg}};
    MessageSpec draft_first{"boomtown_builders.refusal.draft_first", {}};
    MessageSpec build_first{"boomtown_builders.refusal.build_first", {building_arg}};
    MessageSpec invest_first{"boomtown_builders.refusal.invest_first", {building_arg}};
    MessageSpec no_such_slot{"boomtown_builders.refusal.no_such_slot", {"slots"_number}};
    MessageSpec slot_empty{"boomtown_builders.refusal.slot_empty", {"slot"_number}};
    MessageSpec must_discard{"boomtown_builders.refusal.must_discard", {}};
    MessageSpec may_not_pass{"boomtown_builders.refusal.may_not_pass", {}};
    MessageSpec off_the_board{"boomtown_builders.refusal.off_the_board", {last_arg}};
    MessageSpec row_has_track{"boomtown_builders.refusal.row_has_track", {"row"_number}};
    MessageSpec location_built{"boomtown_builders.refusal.location_built", {location_arg, building_arg}};
    MessageSpec location_terrain{"boomtown_builders.refusal.location_terrain", {location_arg, terrain_arg}};
    MessageSpec no_cube_for_row{"boomtown_builders.refusal.no_cube_for_row", {"row"_number, "ahead"_number}};
    MessageSpec cube_too_large{"boomtown_builders.refusal.cube_too_large",
                               {cube_arg, "needed"_number, "ahead"_number}};
    MessageSpec no_cube_left{"boomtown_builders.refusal.no_cube_left", {cube_arg}};

    MessageSpec most_cubes{"boomtown_builders.tie_break.most_cubes", {}};
    MessageSpec shared_win{"boomtown_builders.tie_break.shared_win", {}};
};
inline constexpr Messages say{};

}  // namespace motherlode::boomtown_builders
