#include "server/session.h"

#include <algorithm>
#include <utility>

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

bool Session::within_limits() {
    Limits const& limits = hub_.limits();
    bool const within_rate = bucket_.take(hub_.now(), limits.messages_per_second, limits.message_burst);
    if (within_rate && hub_.workers().has_time(address_)) {
        refused_ = std::max(0, refused_ - 1);
        return true;
    }
    ++hub_.metrics().errors["limit"];
    if (++refused_ >= limits.malformed_in_a_row) close(CloseCode::policy, "too many messages");
    return false;
}

void Session::control() { within_limits(); }

void Session::received(std::string_view text) {
    if (!within_limits()) return complain(denial(denials::too_many_messages));
    process(text);
}

void Session::process(std::string_view text) {
    // Whatever follows a change waits until the change is on disk.
    if (live_ != nullptr && !live_->all_saved()) {
        auto const pause = peer_->pause();
        return Hub::when_saved(*live_, [this, pause, text = std::string{text}] { continue_with(text); });
    }
    ProcessorTime const time;
    Outcome<JsonObject, Denial> message = JsonObject::parse(text);
    if (message)
        handle(*message);
    else
        malformed(message.error());
    hub_.workers().charge(address_, time.seconds());
    if (!std::exchange(needs_record_, false)) return;
    hub_.write_record(*live_, address_,
                      [this, pause = peer_->pause(), text = std::string{text}] { continue_with(text); });
}

void Session::continue_with(std::string const& text) {
    if (live_ != nullptr) process(text);
}

// ---- Sending ----

// An answer may reveal entries that are not on disk yet, so it waits like all other messages of the table.
void Session::report(std::string text) {
    add_answer(std::move(text));
    hub_.send_when_saved(*live_, *this);
}

// ---- Refusing ----

void Session::complain(Denial const& denial) {
    ++hub_.metrics().errors[std::string{denial.code}];
    Client::complain(denial);
}

void Session::refuse(Denial const& denial) {
    ++hub_.metrics().errors[std::string{denial.code}];
    Client::refuse(denial);
}

void Session::malformed(Denial const& denial) {
    complain(denial);
    if (++malformed_ >= hub_.limits().malformed_in_a_row) close(CloseCode::policy, "malformed messages");
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

    name_ = std::move(*clean_name);
    opening_ = true;
    hub_.open(std::string{*table}, address_,
              [this, pause = peer_->pause(),
               own_token = token ? std::optional{std::string{*token}} : std::nullopt,
               seen_version = static_cast<int>(seen.value_or(0))](Outcome<LiveTable*, Denial> const& opened) {
                  opening_ = false;
                  if (!opened) return complain(opened.error());
                  greet(**opened, own_token, seen_version);
              });
}

void Session::greet(LiveTable& live, std::optional<std::string> const& token, int seen_version) {
    std::optional<Admission> const admission = live.admits(token, person_, hub_.time().wall);
    if (!admission) return complain(denial(denials::private_table));
    if (std::optional<Denial> const full = crowded(live, admission->seat)) {
        complain(*full);
        return close(CloseCode::policy, "too many sockets");
    }
    enter(live, *admission, token.value_or(std::string{}), seen_version);
}

void Session::enter(LiveTable& live, Admission const& admission, std::string_view token, int seen_version) {
    using By = Admission::By;
    live_ = &live;
    Client::enter(live, admission.seat, seen_version);
    window_ = ++live.windows_opened;
    opened_ = hub_.time().wall;
    if (admission.by == By::token || admission.by == By::invitation) key_ = token_hash(token);
    if (admission.by == By::token) hub_.remember_owner(live, seat_, person_);
    if (admission.by == By::link) give_token(hub_.open_link(live, *this, token));
    hub_.join(*this, live);
}

void Session::announce_delay(bool delayed) {
    JsonWriter json;
    json.begin_object().field("t", "saving").field("delayed", delayed);
    send(std::make_shared<std::string const>(json.end_object().text()));
}

void Session::give_token(std::string_view token) {
    JsonWriter json;
    json.begin_object().field("t", "seat").field("seat", index(seat_)).field("token", token);
    add_answer(json.end_object().text());
}

}  // namespace motherlode::server
