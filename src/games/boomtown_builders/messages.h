#pragma once

#include <array>

#include "kernel/message.h"

// Everything Boomtown Builders can say. The sentences are in messages/<language>.toml.
namespace motherlode::boomtown_builders::say {

inline constexpr ArgKind number = ArgKind::number;
inline constexpr ArgKind seat = ArgKind::seat;
inline constexpr ArgKind building = game_arg(0);  // a card's building
inline constexpr ArgKind arrows = game_arg(1);    // a card's arrows
inline constexpr ArgKind hideout = game_arg(2);   // a Hideout card's arrows
inline constexpr ArgKind location = game_arg(3);  // row * max_columns + column
inline constexpr ArgKind cube = game_arg(4);      // a CubeSize
inline constexpr ArgKind terrain = game_arg(5);   // a Terrain

inline constexpr MessageSpec drafted{
    "boomtown_builders.event.drafted",
    {{"seat", seat}, {"building", building}, {"arrows", arrows}, {"slot", number}}};
inline constexpr MessageSpec built{
    "boomtown_builders.event.built",
    {{"seat", seat}, {"building", building}, {"arrows", arrows}, {"location", location}}};
inline constexpr MessageSpec invested{
    "boomtown_builders.event.invested",
    {{"seat", seat}, {"cube", cube}, {"building", building}, {"location", location}}};
inline constexpr MessageSpec discarded{
    "boomtown_builders.event.discarded",
    {{"seat", seat}, {"building", building}, {"arrows", arrows}, {"slot", number}}};
inline constexpr MessageSpec train_moved{"boomtown_builders.event.train_moved", {{"location", location}}};
inline constexpr MessageSpec round_marker_moved{"boomtown_builders.event.round_marker_moved",
                                                {{"round", number}}};
inline constexpr MessageSpec hideout_revealed{"boomtown_builders.event.hideout_revealed",
                                              {{"location", location}, {"arrows", hideout}}};
inline constexpr MessageSpec track_token_placed{
    "boomtown_builders.event.track_token_placed",
    {{"location", location}, {"left", number}, {"right", number}}};
inline constexpr MessageSpec plus_counts{"boomtown_builders.event.plus_counts", {{"steps", number}}};
inline constexpr MessageSpec mountain_turns{"boomtown_builders.event.mountain_turns",
                                            {{"location", location}}};
inline constexpr MessageSpec starting_player_passed{"boomtown_builders.event.starting_player_passed",
                                                    {{"seat", seat}}};
inline constexpr MessageSpec card_revealed{"boomtown_builders.event.card_revealed",
                                           {{"building", building}, {"arrows", arrows}, {"slot", number}}};
inline constexpr MessageSpec building_scored{"boomtown_builders.event.building_scored",
                                             {{"seat", seat},
                                              {"building", building},
                                              {"location", location},
                                              {"points", number},
                                              {"multiplier", number},
                                              {"total", number}}};
inline constexpr MessageSpec goldmine_adds{
    "boomtown_builders.event.goldmine_adds",
    {{"building", building}, {"location", location}, {"bonus", number}}};
inline constexpr MessageSpec cubes_counted{"boomtown_builders.event.cubes_counted",
                                           {{"seat", seat}, {"cubes", number}}};
inline constexpr MessageSpec cube_returned{"boomtown_builders.event.cube_returned",
                                           {{"seat", seat}, {"building", building}, {"location", location}}};
inline constexpr MessageSpec final_score{"boomtown_builders.event.final_score",
                                         {{"seat", seat}, {"points", number}, {"rank", number}}};

inline constexpr MessageSpec action_draft{"boomtown_builders.action.draft",
                                          {{"building", building}, {"arrows", arrows}}};
inline constexpr MessageSpec action_build{"boomtown_builders.action.build",
                                          {{"building", building}, {"location", location}}};
inline constexpr MessageSpec action_invest{"boomtown_builders.action.invest",
                                           {{"cube", cube}, {"building", building}, {"location", location}}};
inline constexpr MessageSpec action_discard{"boomtown_builders.action.discard",
                                            {{"building", building}, {"arrows", arrows}}};
inline constexpr MessageSpec action_unknown{"boomtown_builders.action.unknown", {}};

inline constexpr MessageSpec prompt_draft{"boomtown_builders.prompt.draft", {{"seat", seat}}};
inline constexpr MessageSpec prompt_discard{"boomtown_builders.prompt.discard", {{"seat", seat}}};
inline constexpr MessageSpec prompt_build{"boomtown_builders.prompt.build",
                                          {{"seat", seat}, {"building", building}, {"arrows", arrows}}};
inline constexpr MessageSpec prompt_invest{"boomtown_builders.prompt.invest",
                                           {{"seat", seat}, {"building", building}, {"location", location}}};
inline constexpr MessageSpec prompt_game_over{"boomtown_builders.prompt.game_over", {}};

inline constexpr MessageSpec unknown_action{"boomtown_builders.refusal.unknown_action", {}};
inline constexpr MessageSpec game_over{"boomtown_builders.refusal.game_over", {}};
inline constexpr MessageSpec not_your_turn{"boomtown_builders.refusal.not_your_turn", {{"seat", seat}}};
inline constexpr MessageSpec draft_first{"boomtown_builders.refusal.draft_first", {}};
inline constexpr MessageSpec build_first{"boomtown_builders.refusal.build_first", {{"building", building}}};
inline constexpr MessageSpec invest_first{"boomtown_builders.refusal.invest_first", {{"building", building}}};
inline constexpr MessageSpec no_such_slot{"boomtown_builders.refusal.no_such_slot", {{"slots", number}}};
inline constexpr MessageSpec slot_empty{"boomtown_builders.refusal.slot_empty", {{"slot", number}}};
inline constexpr MessageSpec must_discard{"boomtown_builders.refusal.must_discard", {}};
inline constexpr MessageSpec may_not_pass{"boomtown_builders.refusal.may_not_pass", {}};
inline constexpr MessageSpec off_the_board{"boomtown_builders.refusal.off_the_board", {{"last", location}}};
inline constexpr MessageSpec row_has_track{"boomtown_builders.refusal.row_has_track", {{"row", number}}};
inline constexpr MessageSpec location_built{"boomtown_builders.refusal.location_built",
                                            {{"location", location}, {"building", building}}};
inline constexpr MessageSpec location_terrain{"boomtown_builders.refusal.location_terrain",
                                              {{"location", location}, {"terrain", terrain}}};
inline constexpr MessageSpec no_cube_for_row{"boomtown_builders.refusal.no_cube_for_row",
                                             {{"row", number}, {"ahead", number}}};
inline constexpr MessageSpec no_such_cube{"boomtown_builders.refusal.no_such_cube", {}};
inline constexpr MessageSpec cube_too_large{"boomtown_builders.refusal.cube_too_large",
                                            {{"cube", cube}, {"needed", number}, {"ahead", number}}};
inline constexpr MessageSpec no_cube_left{"boomtown_builders.refusal.no_cube_left", {{"cube", cube}}};

inline constexpr MessageSpec most_cubes{"boomtown_builders.tie_break.most_cubes", {}};
inline constexpr MessageSpec shared_win{"boomtown_builders.tie_break.shared_win", {}};

inline constexpr std::array all{
    &drafted,
    &built,
    &invested,
    &discarded,
    &train_moved,
    &round_marker_moved,
    &hideout_revealed,
    &track_token_placed,
    &plus_counts,
    &mountain_turns,
    &starting_player_passed,
    &card_revealed,
    &goldmine_adds,
    &building_scored,
    &cubes_counted,
    &cube_returned,
    &final_score,
    &action_draft,
    &action_build,
    &action_invest,
    &action_discard,
    &action_unknown,
    &prompt_draft,
    &prompt_discard,
    &prompt_build,
    &prompt_invest,
    &prompt_game_over,
    &unknown_action,
    &game_over,
    &not_your_turn,
    &draft_first,
    &build_first,
    &invest_first,
    &no_such_slot,
    &slot_empty,
    &must_discard,
    &may_not_pass,
    &off_the_board,
    &row_has_track,
    &location_built,
    &location_terrain,
    &no_cube_for_row,
    &no_such_cube,
    &cube_too_large,
    &no_cube_left,
    &most_cubes,
    &shared_win,
};

}  // namespace motherlode::boomtown_builders::say
