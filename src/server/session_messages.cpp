// Client messages at a table, besides those in protocol/client.cpp.

#include "server/session.h"

namespace motherlode::server {

// In the order of docs/protocol.md.
protocol::Client::Kind const Session::kinds[]{
    {"hint", static_cast<Handler>(&Session::hint)},
    {"review", static_cast<Handler>(&Session::review)},
    {"finish", static_cast<Handler>(&Session::finish)},
    {"link", static_cast<Handler>(&Session::link)},
    {"close", static_cast<Handler>(&Session::close_window)},
    {"remove", static_cast<Handler>(&Session::remove)},
    {"replace", static_cast<Handler>(&Session::replace)},
    {"report", static_cast<Handler>(&Session::report_abuse)},
};

std::span<protocol::Client::Kind const> Session::own_kinds() const { return kinds; }

// The record of a long game is written on another thread.
bool Session::has_record() {
    needs_record_ = !live_->record;
    return !needs_record_;
}

void Session::carry_out(Decision const& decision) {
    if (decision.denial) return refuse(*decision.denial);
    if (std::optional<Denial> const problem = hub_.over_quota(*live_, decision, address_))
        return refuse(*problem);
    if (decision.move) ++hub_.metrics().moves;
    hub_.carry_out(*live_, decision);
    answer_ok(decision.version);
}

void Session::name(JsonObject& message) {
    std::optional<std::string_view> const name = message.text("name");
    if (!valid(message)) return;
    bool const was_open = seat_ != onlooker && live_->table.seat(seat_).open();
    Decision const decision = live_->table.name(request(), *name);
    bool const sits_down = was_open && !decision.entries.empty();
    std::string const token = sits_down ? hub_.sit_down(*live_, *this) : std::string{};
    carry_out(decision);
    if (sits_down) give_token(token);
}

}  // namespace motherlode::server
