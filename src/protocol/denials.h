#pragma once

#include "table/denial.h"

// Refusals of messages and requests, besides those by tables: the same on a server and in a browser. The sentences are in
// messages/*.toml.
namespace motherlode::protocol::denials {

// Invalid JSON.
inline constexpr DenialSpec not_json{"malformed", {"server.refusal.not_json", {{"reason", text_argument}}}};
inline constexpr DenialSpec not_an_object{"malformed", {"server.refusal.not_an_object", {}}};
inline constexpr DenialSpec repeated_key{"malformed", {"server.refusal.repeated_key", {}}};
inline constexpr DenialSpec missing_field{"malformed",
                                          {"server.refusal.missing_field", {{"field", text_argument}}}};
inline constexpr DenialSpec unknown_field{"malformed",
                                          {"server.refusal.unknown_field", {{"field", text_argument}}}};
inline constexpr DenialSpec not_a_text{"malformed",
                                       {"server.refusal.not_a_text", {{"field", text_argument}}}};
inline constexpr DenialSpec not_an_integer{
    "malformed",
    {"server.refusal.not_an_integer",
     {{"field", text_argument}, {"least", text_argument}, {"most", text_argument}}}};
inline constexpr DenialSpec not_a_truth{"malformed",
                                        {"server.refusal.not_a_truth", {{"field", text_argument}}}};
inline constexpr DenialSpec field_not_an_object{
    "malformed", {"server.refusal.field_not_an_object", {{"field", text_argument}}}};
inline constexpr DenialSpec not_a_list_of_texts{
    "malformed", {"server.refusal.not_a_list_of_texts", {{"field", text_argument}}}};
inline constexpr DenialSpec not_a_list_of_arguments{
    "malformed", {"server.refusal.not_a_list_of_arguments", {{"field", text_argument}}}};

// New tables.
inline constexpr DenialSpec unknown_clock{"malformed", {"server.refusal.unknown_clock", {}}};
inline constexpr DenialSpec unknown_seat_kind{
    "malformed", {"server.refusal.unknown_seat_kind", {{"seat", text_argument}}}};
inline constexpr DenialSpec nobody_to_name{"malformed", {"server.refusal.nobody_to_name", {}}};
// An edition or a record is refused; the kernel gives the reason in English only.
inline constexpr DenialSpec bad_edition{"malformed",
                                        {"server.refusal.bad_edition", {{"reason", text_argument}}}};
inline constexpr DenialSpec two_editions{"malformed", {"server.refusal.two_editions", {}}};
inline constexpr DenialSpec bad_record{"malformed",
                                       {"server.refusal.bad_record", {{"reason", text_argument}}}};
inline constexpr DenialSpec rematch_seats{"malformed", {"server.refusal.rematch_seats", {}}};
inline constexpr DenialSpec no_such_seat{"malformed", {"server.refusal.no_such_seat", {}}};
inline constexpr DenialSpec branch_not_finished{"not_finished", {"server.refusal.branch_not_finished", {}}};

// Lessons.
inline constexpr DenialSpec unknown_lesson{"not_found", {"server.refusal.unknown_lesson", {}}};
inline constexpr DenialSpec wrong_steps{"malformed", {"server.refusal.wrong_steps", {}}};

// Opening a table.
inline constexpr DenialSpec unknown_table{"unknown_table", {"server.refusal.unknown_table", {}}};
inline constexpr DenialSpec repeated_hello{"malformed", {"server.refusal.repeated_hello", {}}};
inline constexpr DenialSpec hello_first{"hello_first", {"server.refusal.hello_first", {}}};

// At a table.
inline constexpr DenialSpec unknown_message{"malformed",
                                            {"server.refusal.unknown_message", {{"kind", text_argument}}}};
inline constexpr DenialSpec no_such_move{"malformed",
                                         {"server.refusal.no_such_move", {{"moves", ArgKind::number}}}};
inline constexpr DenialSpec record_not_finished{"not_finished", {"server.refusal.record_not_finished", {}}};
inline constexpr DenialSpec review_not_finished{"not_finished", {"server.refusal.review_not_finished", {}}};
inline constexpr DenialSpec ended_early{"not_finished", {"server.refusal.ended_early", {}}};
inline constexpr DenialSpec review_too_long{"limit",
                                            {"server.refusal.review_too_long", {{"most", ArgKind::number}}}};
inline constexpr DenialSpec finish_not_finished{"not_finished", {"server.refusal.finish_not_finished", {}}};
inline constexpr DenialSpec over_by_then{"malformed",
                                         {"server.refusal.over_by_then", {{"moves", ArgKind::number}}}};
inline constexpr DenialSpec hint_under_way{"limit", {"server.refusal.hint_under_way", {}}};

}  // namespace motherlode::protocol::denials
