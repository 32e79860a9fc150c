#include "server/session.h"

#include <algorithm>

#include "server/denials.h"
#include "server/tokens.h"
#include "table/denials.h"

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

std::optional<Denial> Session::crowded(LiveTable const& live, Seat seat) const {
    int session_count = 0;
    int from_address = 0;
    for (Session const* const session : live.sessions) {
        if (session->seat() != seat) continue;
        ++session_count;
        if (session->address() == address_) ++from_address;
    }
    Limits const& limits = hub_.limits();
    if (seat != onlooker)
        return session_count >= limits.sockets_per_seat ? std::optional{denial(denials::too_many_windows)}
                                                        : std::nullopt;
    bool const full =
        session_count >= limits.watchers_per_table || from_address >= limits.watchers_per_address;
    return full ? std::optional{denial(denials::too_many_watchers)} : std::nullopt;
}

void Session::hello(JsonObject& message) {
    std::optional<std::string_view> const table = message.text("table");
    std::optional<std::string_view> const token = message.text("token", Need::optional);
    std::optional<std::int64_t> const seen = message.integer("seen", 0, INT32_MAX, Need::optional);
    std::optional<std::string_view> const name = message.text("name", Need::optional);
    if (!valid(message)) return;
    std::optional<std::string> clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return complain(denial(motherlode::denials::bad_name, Table::longest_name));

    Outcome<LiveTable*, Denial> const opened = hub_.open(std::string{*table});
    if (!opened) return complain(opened.error());
    LiveTable* const live = *opened;
    std::optional<Admission> const admission = live->admits(token, person_, hub_.time().wall);
    if (!admission) return complain(denial(denials::private_table));
    if (std::optional<Denial> const full = crowded(*live, admission->seat)) {
        complain(*full);
        return close(CloseCode::policy, "too many sockets");
    }
    // Resume from the last version the client has; ignore versions that never existed.
    name_ = std::move(*clean_name);
    int const known = static_cast<int>(seen.value_or(0));
    sent_ = known > 0 && known <= live->saved() ? known : -1;
    enter(*live, *admission, token.value_or(std::string_view{}));
}

void Session::enter(LiveTable& live, Admission const& admission, std::string_view token) {
    using By = Admission::By;
    live_ = &live;
    seat_ = admission.seat;
    window_ = ++live.windows_opened;
    opened_ = hub_.time().wall;
    if (admission.by == By::token || admission.by == By::invitation) key_ = token_hash(token);
    if (admission.by == By::token) hub_.remember_owner(live, seat_, person_);
    if (admission.by == By::link) give_token(hub_.open_link(live, *this, token));
    hub_.join(*this, live);
}

void Session::give_token(std::string_view token) {
    JsonWriter json;
    json.begin_object().field("t", "seat").field("seat", index(seat_)).field("token", token);
    answers_.push_back(json.end_object().text());
}

}  // namespace motherlode::server
