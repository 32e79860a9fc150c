#include "server/session.h"

#include <algorithm>

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
    if (!within_rate()) return complain("limit", "Too many messages; slower, please.");
    Outcome<JsonObject> message = JsonObject::parse(text);
    if (!message) return malformed(message.error().sentence);
    handle(*message);
    id_ = {};
}

// ---- telling ----

bool Session::is_behind() const {
    return sent_ < live_->table.version() || presence_ != live_->presence || resend_from_.has_value();
}

void Session::tell(TableWriter& writer, Told& told) {
    int const since = std::min(sent_, resend_from_.value_or(sent_));
    if (!told.text || told.viewer != seat_ || told.since != since) {
        std::string text = since < 0 ? writer.table(seat_, live_->id) : writer.update(seat_, since);
        told = {seat_, since, std::make_shared<std::string const>(std::move(text))};
    }
    peer_->send(told.text);
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

// An answer may tell of what is not on disk yet, so it waits like everything else at the table.
void Session::answer(JsonWriter& json) { report(json.end_object().text()); }

void Session::report(std::string text) {
    answers_.push_back(std::move(text));
    hub_.settle(*live_, *this);
}

// ---- refusing ----

void Session::complain(std::string_view code, std::string_view sentence) {
    ++hub_.metrics().errors[std::string{code}];
    JsonWriter json = start_answer("error");
    send(json.field("code", code).field("sentence", sentence).end_object().text());
}

void Session::malformed(std::string_view sentence) {
    complain("malformed", sentence);
    if (++malformed_ >= hub_.limits().malformed_in_a_row) close(CloseCode::policy, "malformed messages");
}

bool Session::sound(JsonObject& message) {
    if (std::optional<Error> const error = message.finish()) {
        malformed(error->sentence);
        return false;
    }
    malformed_ = 0;
    return true;
}

// ---- hello ----

bool Session::crowded(LiveTable const& live, Seat seat) const {
    auto const here = std::count_if(live.sessions.begin(), live.sessions.end(),
                                    [&](Session const* other) { return other->seat() == seat; });
    Limits const& limits = hub_.limits();
    return here >= (seat == onlooker ? limits.watchers_per_table : limits.sockets_per_seat);
}

void Session::hello(JsonObject& message) {
    std::optional<std::string_view> const table = message.text("table");
    std::optional<std::string_view> const token = message.text("token", Need::optional);
    std::optional<std::int64_t> const seen = message.integer("seen", 0, INT32_MAX, Need::optional);
    if (!sound(message)) return;

    LiveTable* const live = is_table_id(*table) ? hub_.find(std::string{*table}) : nullptr;
    if (live == nullptr) return complain("unknown_table", "There is no such table.");
    std::optional<Seat> const seat = live->admits(token, person_);
    if (!seat) return complain("not_allowed", "This link does not open the table.");
    if (crowded(*live, *seat)) {
        complain("limit", "Too many windows are open for this seat.");
        return close(CloseCode::policy, "too many sockets");
    }
    live_ = live;
    seat_ = *seat;
    // Who has seen something goes on from there; a version that never was is as good as none.
    int const known = static_cast<int>(seen.value_or(0));
    sent_ = known > 0 && known <= live->saved() ? known : -1;
    if (token && seat_ != onlooker) hub_.remember_owner(*live, seat_, person_);
    hub_.join(*this, *live);
}

}  // namespace motherlode::server
