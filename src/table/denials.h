#pragma once

#include "table/denial.h"

// All refusals of a table. The sentences are in messages/*.toml.
namespace motherlode::denials {

// Requests by a seat.
inline constexpr DenialSpec no_seat{"not_your_seat", {"table.refusal.no_seat", {}}};
inline constexpr DenialSpec id_too_long{"malformed",
                                        {"table.refusal.id_too_long", {{"most", ArgKind::number}}}};
inline constexpr DenialSpec reused_id{"malformed", {"table.refusal.reused_id", {}}};
inline constexpr DenialSpec seat_is_open{"not_allowed", {"table.refusal.seat_is_open", {}}};
inline constexpr DenialSpec bot_plays{"not_allowed", {"table.refusal.bot_plays", {}}};
inline constexpr DenialSpec removed{"not_allowed", {"table.refusal.removed", {}}};
inline constexpr DenialSpec resigned{"not_allowed", {"table.refusal.resigned", {}}};
inline constexpr DenialSpec game_over{"finished", {"table.refusal.game_over", {}}};
inline constexpr DenialSpec log_full{"limit", {"table.refusal.log_full", {}}};

// Moves and hints.
inline constexpr DenialSpec stale{"stale", {"table.refusal.stale", {}}};
inline constexpr DenialSpec unknown_action{"malformed",
                                           {"table.refusal.unknown_action", {{"action", text_argument}}}};
inline constexpr DenialSpec unknown_verb{"malformed",
                                         {"table.refusal.unknown_verb", {{"verb", text_argument}}}};
inline constexpr DenialSpec wrong_argument_count{
    "malformed",
    {"table.refusal.wrong_argument_count", {{"verb", text_argument}, {"count", ArgKind::number}}}};
inline constexpr DenialSpec wrong_argument_kind{
    "malformed",
    {"table.refusal.wrong_argument_kind", {{"number", ArgKind::number}, {"kind", text_argument}}}};
inline constexpr DenialSpec unknown_argument{
    "malformed", {"table.refusal.unknown_argument", {{"number", ArgKind::number}, {"kind", text_argument}}}};
inline constexpr DenialSpec arguments_misfit{"malformed",
                                             {"table.refusal.arguments_misfit", {{"verb", text_argument}}}};
inline constexpr DenialSpec hints_off{"not_allowed", {"table.refusal.hints_off", {}}};
inline constexpr DenialSpec nothing_to_decide{"illegal", {"table.refusal.nothing_to_decide", {}}};

// Undo.
inline constexpr DenialSpec nothing_to_undo{"cannot_undo", {"table.refusal.nothing_to_undo", {}}};
inline constexpr DenialSpec nothing_this_turn{"cannot_undo", {"table.refusal.nothing_this_turn", {}}};
inline constexpr DenialSpec revealed_since{"cannot_undo", {"table.refusal.revealed_since", {}}};
inline constexpr DenialSpec decided_since{"cannot_undo",
                                          {"table.refusal.decided_since", {{"seat", ArgKind::seat}}}};
inline constexpr DenialSpec undo_is_asked{"cannot_undo",
                                          {"table.refusal.undo_is_asked", {{"seat", ArgKind::seat}}}};
inline constexpr DenialSpec no_undo_asked{"nothing_asked", {"table.refusal.no_undo_asked", {}}};

// The end of the game, and absent players.
inline constexpr DenialSpec no_end_offered{"nothing_asked", {"table.refusal.no_end_offered", {}}};
inline constexpr DenialSpec nobody_to_replace{"malformed", {"table.refusal.nobody_to_replace", {}}};
inline constexpr DenialSpec game_goes_on{"not_finished", {"table.refusal.game_goes_on", {}}};
inline constexpr DenialSpec has_rematch{"not_allowed", {"table.refusal.has_rematch", {}}};

// Names and chat.
inline constexpr DenialSpec bad_name{"malformed", {"table.refusal.bad_name", {{"most", ArgKind::number}}}};
inline constexpr DenialSpec name_taken{"not_allowed", {"table.refusal.name_taken", {}}};
inline constexpr DenialSpec muted{"not_allowed", {"table.refusal.muted", {}}};
inline constexpr DenialSpec host_only{"not_allowed", {"table.refusal.host_only", {}}};
inline constexpr DenialSpec nobody_to_moderate{"malformed", {"table.refusal.nobody_to_moderate", {}}};
inline constexpr DenialSpec empty_chat{"malformed", {"table.refusal.empty_chat", {}}};
inline constexpr DenialSpec long_chat{"limit", {"table.refusal.long_chat", {{"most", ArgKind::number}}}};

// Set-ups that a table cannot have.
inline constexpr DenialSpec unknown_game{"malformed",
                                         {"table.refusal.unknown_game", {{"game", text_argument}}}};
inline constexpr DenialSpec unknown_bot{"malformed", {"table.refusal.unknown_bot", {{"bot", text_argument}}}};
inline constexpr DenialSpec bad_player_name{
    "malformed", {"table.refusal.bad_player_name", {{"name", text_argument}, {"most", ArgKind::number}}}};
inline constexpr DenialSpec wrong_seats{
    "malformed", {"table.refusal.wrong_seats", {{"seats", ArgKind::number}, {"players", ArgKind::number}}}};
inline constexpr DenialSpec bad_clock{"malformed", {"table.refusal.bad_clock", {}}};
// The game refuses the set-up and gives the reason in English only.
inline constexpr DenialSpec bad_setup{"malformed", {"table.refusal.bad_setup", {{"reason", text_argument}}}};

}  // namespace motherlode::denials
