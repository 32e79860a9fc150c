#pragma once

#include "table/denial.h"

// All refusals by the server, besides those by tables. The sentences are in messages/*.toml.
namespace motherlode::server::denials {

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
inline constexpr DenialSpec bad_record{"malformed",
                                       {"server.refusal.bad_record", {{"reason", text_argument}}}};
inline constexpr DenialSpec no_such_seat{"malformed", {"server.refusal.no_such_seat", {}}};
inline constexpr DenialSpec branch_not_finished{"not_finished", {"server.refusal.branch_not_finished", {}}};
inline constexpr DenialSpec all_tables_taken{"limit", {"server.refusal.all_tables_taken", {}}};
inline constexpr DenialSpec too_many_tables{"limit", {"server.refusal.too_many_tables", {}}};

inline constexpr DenialSpec too_many_bytes{"limit", {"server.refusal.too_many_bytes", {}}};

// Lessons.
inline constexpr DenialSpec unknown_lesson{"not_found", {"server.refusal.unknown_lesson", {}}};
inline constexpr DenialSpec wrong_steps{"malformed", {"server.refusal.wrong_steps", {}}};

// Opening a table.
inline constexpr DenialSpec unknown_table{"unknown_table", {"server.refusal.unknown_table", {}}};
inline constexpr DenialSpec other_rules{
    "set_aside", {"server.refusal.other_rules", {{"then", ArgKind::number}, {"now", ArgKind::number}}}};
inline constexpr DenialSpec unreadable_table{"set_aside", {"server.refusal.unreadable_table", {}}};
inline constexpr DenialSpec not_set_aside{"malformed", {"server.refusal.not_set_aside", {}}};
inline constexpr DenialSpec private_table{"not_allowed", {"server.refusal.private_table", {}}};
inline constexpr DenialSpec too_many_windows{"limit", {"server.refusal.too_many_windows", {}}};
inline constexpr DenialSpec too_many_watchers{"limit", {"server.refusal.too_many_watchers", {}}};
inline constexpr DenialSpec no_such_window{"malformed", {"server.refusal.no_such_window", {}}};
inline constexpr DenialSpec window_closed{"closed", {"server.refusal.window_closed", {}}};
inline constexpr DenialSpec seat_taken{"closed", {"server.refusal.seat_taken", {}}};
inline constexpr DenialSpec removed{"closed", {"server.refusal.removed", {}}};
inline constexpr DenialSpec repeated_hello{"malformed", {"server.refusal.repeated_hello", {}}};
inline constexpr DenialSpec hello_first{"hello_first", {"server.refusal.hello_first", {}}};

// At a table.
inline constexpr DenialSpec unknown_message{"malformed",
                                            {"server.refusal.unknown_message", {{"kind", text_argument}}}};
inline constexpr DenialSpec too_many_messages{"limit", {"server.refusal.too_many_messages", {}}};
inline constexpr DenialSpec no_such_move{"malformed",
                                         {"server.refusal.no_such_move", {{"moves", ArgKind::number}}}};
inline constexpr DenialSpec record_not_finished{"not_finished", {"server.refusal.record_not_finished", {}}};
inline constexpr DenialSpec review_not_finished{"not_finished", {"server.refusal.review_not_finished", {}}};
inline constexpr DenialSpec ended_early{"not_finished", {"server.refusal.ended_early", {}}};
inline constexpr DenialSpec review_too_long{"limit",
                                            {"server.refusal.review_too_long", {{"most", ArgKind::number}}}};
inline constexpr DenialSpec too_many_reviews{"limit", {"server.refusal.too_many_reviews", {}}};
inline constexpr DenialSpec finish_not_finished{"not_finished", {"server.refusal.finish_not_finished", {}}};
inline constexpr DenialSpec over_by_then{"malformed",
                                         {"server.refusal.over_by_then", {{"moves", ArgKind::number}}}};
inline constexpr DenialSpec too_many_finishes{"limit", {"server.refusal.too_many_finishes", {}}};
inline constexpr DenialSpec hint_under_way{"limit", {"server.refusal.hint_under_way", {}}};
inline constexpr DenialSpec too_many_hints{"limit", {"server.refusal.too_many_hints", {}}};

inline constexpr DenialSpec player_is_here{"not_allowed",
                                           {"server.refusal.player_is_here", {{"seat", ArgKind::seat}}}};
inline constexpr DenialSpec rematch_seats{"malformed", {"server.refusal.rematch_seats", {}}};
inline constexpr DenialSpec closed_table{"not_allowed", {"server.refusal.closed_table", {}}};

// The server as a whole.
inline constexpr DenialSpec stopping{"stopping", {"server.refusal.stopping", {}}};
inline constexpr DenialSpec not_saved{"stopping", {"server.refusal.not_saved", {}}};
inline constexpr DenialSpec unavailable{"stopping", {"server.refusal.unavailable", {}}};

// HTTP.
inline constexpr DenialSpec nothing_here{"not_found", {"server.refusal.nothing_here", {}}};
inline constexpr DenialSpec bad_path{"malformed", {"server.refusal.bad_path", {}}};
inline constexpr DenialSpec not_http{"malformed", {"server.refusal.not_http", {{"reason", text_argument}}}};
inline constexpr DenialSpec bad_request_line{"malformed", {"server.refusal.bad_request_line", {}}};
inline constexpr DenialSpec bad_line_ending{"malformed", {"server.refusal.bad_line_ending", {}}};
inline constexpr DenialSpec bad_header_line{"malformed", {"server.refusal.bad_header_line", {}}};
inline constexpr DenialSpec bad_host{"malformed", {"server.refusal.bad_host", {}}};
inline constexpr DenialSpec bad_length{"malformed", {"server.refusal.bad_length", {}}};
inline constexpr DenialSpec unknown_coding{"not_allowed", {"server.refusal.unknown_coding", {}}};
inline constexpr DenialSpec unknown_expectation{"not_allowed", {"server.refusal.unknown_expectation", {}}};
inline constexpr DenialSpec unknown_http_version{"not_allowed", {"server.refusal.unknown_http_version", {}}};
inline constexpr DenialSpec unknown_method{"not_allowed", {"server.refusal.unknown_method", {}}};
inline constexpr DenialSpec web_socket_only{"malformed", {"server.refusal.web_socket_only", {}}};
inline constexpr DenialSpec early_data{"malformed", {"server.refusal.early_data", {}}};
inline constexpr DenialSpec wrong_content_type{"malformed", {"server.refusal.wrong_content_type", {}}};
inline constexpr DenialSpec banned{"not_allowed", {"server.refusal.banned", {}}};
inline constexpr DenialSpec foreign_origin{"not_allowed", {"server.refusal.foreign_origin", {}}};
inline constexpr DenialSpec long_header{"limit", {"server.refusal.long_header", {}}};
inline constexpr DenialSpec long_request{"limit", {"server.refusal.long_request", {}}};
inline constexpr DenialSpec too_many_requests{"limit", {"server.refusal.too_many_requests", {}}};
inline constexpr DenialSpec overloaded{"limit", {"server.refusal.overloaded", {}}};

}  // namespace motherlode::server::denials
