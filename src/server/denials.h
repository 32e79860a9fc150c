#pragma once

#include "protocol/denials.h"

// The refusals by the server, besides those by tables and by the protocol. The sentences are in messages/*.toml.
namespace motherlode::server::denials {

using namespace protocol::denials;

// New tables.
inline constexpr DenialSpec all_tables_taken{"limit", {"server.refusal.all_tables_taken", {}}};
inline constexpr DenialSpec too_many_tables{"limit", {"server.refusal.too_many_tables", {}}};

inline constexpr DenialSpec too_many_bytes{"limit", {"server.refusal.too_many_bytes", {}}};

// Opening a table.
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

// At a table.
inline constexpr DenialSpec too_many_messages{"limit", {"server.refusal.too_many_messages", {}}};
inline constexpr DenialSpec too_many_reviews{"limit", {"server.refusal.too_many_reviews", {}}};
inline constexpr DenialSpec too_many_finishes{"limit", {"server.refusal.too_many_finishes", {}}};
inline constexpr DenialSpec too_many_hints{"limit", {"server.refusal.too_many_hints", {}}};

inline constexpr DenialSpec player_is_here{"not_allowed",
                                           {"server.refusal.player_is_here", {{"seat", ArgKind::seat}}}};
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
