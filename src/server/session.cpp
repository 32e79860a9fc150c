#include "server/session.h"

#include <algorithm>

#include "server/denials.h"
#include "server/tokens.h"

namespace motherlode::server {

void Session::arrived(Peer& peer) {
    peer_ = &peer;
    since_ = hub_.now();
    hub_.arrived(*this);
}

void Session::gone() { hub_.gone(*this); }

bool Session::within_rate() {
    Limits const& limits = hub_.limits();
    if (bucket_.take(hub_.now(), limits.messages_per_second, limits.message_burst)) {
        refused_ = std::max(0, refused_ - 1);
        return true;
    }
    ++hub_.metrics().errors["limit"];
    if (++refused_ >= limits.malformed_in_a_row) close(CloseCode::policy, "too many messages");
    return false;
}

void Session::control() { within_rate(); }

void Session::received(std::string_view text) {
    id_ = {};
    if (!within_rate()) return complain(denial(denials::too_many_messages));
    Outcome<JsonObject, Denial> message = JsonObject::parse(text);
    if (!message) return malformed(message.error());
    handle(*message);
    id_ = {};
}

// ---- Sending ----

bool Session::is_behind() const {
    return sent_ < live_->table.version() || presence_ != live_->presence || resend_from_.has_value();
}

void Session::send_update(TableWriter& writer, SharedUpdate& shared) {
    int const since = std::min(sent_, resend_from_.value_or(sent_));
    if (!shared.text || shared.viewer != seat_ || shared.since != since) {
        std::string text = since < 0 ? writer.table(seat_) : writer.update(seat_, since);
        shared = {seat_, since, std::make_shared<std::string const>(std::move(text))};
    }
    peer_->send(shared.text);
    sent_ = live_->table.version();
    presence_ = live_->presence;
    resend_from_.reset();
}

void Session::send_answers() {
    for (std::string& text : answers_) send(std::move(text));
    answers_.clear();
}

JsonWriter Session::start_answer(std::string_view kind) const {
    JsonWriter json;
    json.begin_object().field("t", kind);
    if (!id_.empty()) json.field("id", id_);
    return json;
}

// An answer may reveal entries that are not on disk yet, so it waits like all other messages of the table.
void Session::answer(JsonWriter& json) { report(json.end_object().text()); }

void Session::report(std::string text) {
    answers_.push_back(std::move(text));
    hub_.send_when_saved(*live_, *this);
}

// ---- Refusing ----

void Session::complain(Denial const& denial) {
    ++hub_.metrics().errors[std::string{denial.code}];
    JsonWriter json = start_answer("error");
    write_denial(json, denial);
    send(json.end_object().text());
}

void Session::malformed(Denial const& denial) {
    complain(denial);
    if (++malformed_ >= hub_.limits().malformed_in_a_row) close(CloseCode::policy, "malformed messages");
}

bool Session::valid(JsonObject& message) {
    if (std::optional<Denial> const problem = message.finish()) {
        malformed(*problem);
        return false;
    }
    malformed_ = 0;
    return true;
}

// ---- Hello ----

bool Session::crowded(LiveTable const& live, Seat seat) const {
    auto const session_count = std::count_if(live.sessions.begin(), live.sessions.end(),
                                             [&](Session const* session) { return session->seat() == seat; });
    Limits const& limits = hub_.limits();
    return session_count >= (seat == onlooker ? limits.watchers_per_table : limits.sockets_per_seat);
}

void Session::hello(JsonObject& message) {
    std::optional<std::string_view> const table = message.text("table");
    std::optional<std::string_view> const token = message.text("token", Need::optional);
    std::optional<std::int64_t> const seen = message.integer("seen", 0, INT32_MAX, Need::optional);
    if (!valid(message)) return;

    LiveTable* const live = is_table_id(*table) ? hub_.find(std::string{*table}) : nullptr;
    if (live == nullptr) return complain(denial(denials::unknown_table));
    std::optional<Seat> const seat = live->admits(token, person_);
    if (!seat) return complain(denial(denials::private_table));
    if (crowded(*live, *seat)) {
        complain(denial(*seat == onlooker ? denials::too_many_watchers : denials::too_many_windows));
        return close(CloseCode::policy, "too many sockets");
    }
    live_ = live;
    seat_ = *seat;
    // Resume from the last version the client has; ignore versions that never existed.
    int const known = static_cast<int>(seen.value_or(0));
    sent_ = known > 0 && known <= live->saved() ? known : -1;
    if (token && seat_ != onlooker) hub_.remember_owner(*live, seat_, person_);
    hub_.join(*this, *live);
}

}  // namespace motherlode::server
