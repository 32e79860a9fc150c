// Client messages about seats: other devices and windows of a player, and what the host can do.

#include "server/denials.h"
#include "server/log.h"
#include "server/session.h"
#include "table/denials.h"
#include "table/text.h"

namespace motherlode::server {

void Session::link(JsonObject& message) {
    if (!valid(message)) return;
    if (seat_ == onlooker) return refuse(denial(motherlode::denials::no_seat));
    if (live_->table.seat(seat_).open()) return refuse(denial(motherlode::denials::seat_is_open));
    Hub::Link const link = hub_.make_link(*live_, seat_);
    JsonWriter json = start_answer("link");
    json.field("token", link.token).field("expires", link.expires);
    answer(json);
}

void Session::close_window(JsonObject& message) {
    std::optional<std::int64_t> const window = message.integer("window", 0, INT32_MAX);
    if (!valid(message)) return;
    if (seat_ == onlooker) return refuse(denial(motherlode::denials::no_seat));
    if (live_->table.seat(seat_).open()) return refuse(denial(motherlode::denials::seat_is_open));
    if (std::optional<Denial> const problem = hub_.close_window(*live_, *this, static_cast<int>(*window)))
        return refuse(*problem);
    answer_ok(live_->table.version());
}

void Session::remove(JsonObject& message) {
    std::optional<std::int64_t> const seat = message.integer("seat", 0, max_seats - 1);
    if (!valid(message)) return;
    Decision const decision = live_->table.remove(request(), static_cast<int>(*seat));
    carry_out(decision);
    if (decision.denial || decision.entries.empty()) return;
    std::optional<std::string> const invitation = hub_.vacate(*live_, seat_at(static_cast<int>(*seat)));
    if (!invitation) return;
    JsonWriter json;
    json.begin_object().field("t", "invitation").field("seat", *seat).field("token", *invitation);
    report(json.end_object().text());
}

void Session::replace(JsonObject& message) {
    std::optional<std::int64_t> const seat = message.integer("seat", 0, max_seats - 1);
    if (!valid(message)) return;
    Decision const decision = live_->table.replace(request(), static_cast<int>(*seat));
    bool const is_new = !decision.denial && !decision.entries.empty();
    Seat const target = seat_at(static_cast<int>(*seat));
    Millis const least = hub_.limits().absent_seconds * 1000;
    if (is_new && !live_->is_absent(target, least, hub_.now()))
        return refuse(denial(denials::player_is_here, target));
    carry_out(decision);
}

// The operator reads reports in the log.
void Session::report_abuse(JsonObject& message) {
    std::optional<std::string_view> const text = message.text("text");
    if (!valid(message)) return;
    std::optional<std::string> const line = clean_line(*text);
    if (!line || line->empty()) return refuse(denial(motherlode::denials::empty_chat));
    if (characters(*line) > Table::longest_chat)
        return refuse(denial(motherlode::denials::long_chat, Table::longest_chat));
    if (!hub_.may_report(address_)) return refuse(denial(denials::too_many_messages));
    std::string const sender = seat_ == onlooker ? "watcher" : "seat " + std::to_string(index(seat_));
    log_line(LogLevel::info, {{"table", live_->id},
                              {"message", "Report"},
                              {"from", sender},
                              {"address", address_},
                              {"text", *line}});
    answer_ok(live_->table.version());
}

}  // namespace motherlode::server
