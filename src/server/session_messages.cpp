// What a client may say once it is at a table, in the order of docs/protocol.md.

#include <algorithm>

#include "server/session.h"

namespace motherlode::server {

struct Session::Kind {
    std::string_view name;
    void (Session::*handle)(JsonObject&);
};

Session::Kind const Session::kinds[]{
    {"move", &Session::move},
    {"why", &Session::why},
    {"undo", &Session::wish<&Table::undo>},
    {"restart", &Session::wish<&Table::restart>},
    {"ask_undo", &Session::wish<&Table::ask_undo>},
    {"agree", &Session::wish<&Table::agree>},
    {"decline", &Session::wish<&Table::decline>},
    {"chat", &Session::chat},
    {"name", &Session::name},
    {"leave", &Session::wish<&Table::leave>},
    {"return", &Session::wish<&Table::come_back>},
    {"at", &Session::at},
    {"record", &Session::record},
    {"hints", &Session::hints},
    {"hint", &Session::hint},
    {"review", &Session::review},
    {"finish", &Session::finish},
    {"ping", &Session::ping},
};

void Session::handle(JsonObject& message) {
    std::optional<std::string_view> const kind = message.text("t");
    if (kind == "hello") {
        if (live_ != nullptr) return malformed("Hello has been said already.");
        return hello(message);
    }
    id_ = message.text("id", Need::optional).value_or(std::string_view{});
    if (id_.size() > Table::longest_client) {
        id_ = {};
        return malformed("An id has at most 32 bytes.");
    }
    if (!kind) return malformed(message.finish()->sentence);
    auto const* const known =
        std::find_if(std::begin(kinds), std::end(kinds), [&](Kind const& one) { return one.name == *kind; });
    if (known == std::end(kinds)) return malformed("There is no such message.");
    if (live_ == nullptr) return complain("hello_first", "Say hello first.");
    (this->*known->handle)(message);
}

motherlode::Request Session::request() const { return {seat_, hub_.now(), id_}; }

void Session::decided(Decision const& decision) {
    if (decision.denial) return denied(*decision.denial);
    hub_.carry_out(*live_, decision.entries);
    JsonWriter json = start_answer("ok");
    json.field("version", decision.version);
    answer(json);
}

void Session::denied(Denial const& denial) {
    ++hub_.metrics().errors[std::string{denial.code}];
    JsonWriter json = start_answer("error");
    write_denial(json, live_->table, denial);
    answer(json);
}

void Session::move(JsonObject& message) {
    std::optional<std::string_view> const action = message.text("action");
    std::optional<std::int64_t> const version = message.integer("version", 0, INT32_MAX);
    if (!sound(message)) return;
    int const seen = static_cast<int>(*version);
    Decision const decision = live_->table.move(request(), *action, seen);
    // Whoever is late is told first what has happened since.
    if (decision.denial && decision.denial->code == "stale") resend_from_ = std::min(seen, live_->saved());
    if (!decision.entries.empty()) ++hub_.metrics().moves;
    decided(decision);
}

void Session::why(JsonObject& message) {
    std::optional<std::string_view> const action = message.text("action");
    if (!sound(message)) return;
    JsonWriter json = start_answer("why");
    write_why(json, live_->table, seat_, *action);
    answer(json);
}

template <Decision (Table::*Wish)(motherlode::Request const&) const>
void Session::wish(JsonObject& message) {
    if (sound(message)) decided((live_->table.*Wish)(request()));
}

void Session::chat(JsonObject& message) {
    std::optional<std::string_view> const text = message.text("text");
    if (sound(message)) decided(live_->table.chat(request(), *text));
}

void Session::name(JsonObject& message) {
    std::optional<std::string_view> const name = message.text("name");
    if (sound(message)) decided(live_->table.name(request(), *name));
}

void Session::at(JsonObject& message) {
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    if (!sound(message)) return;
    JsonWriter json = start_answer("at");
    if (!write_at(json, live_->table, seat_, static_cast<int>(*move)))
        return denied({"malformed", "The game has not come so far."});
    answer(json);
}

void Session::record(JsonObject& message) {
    if (!sound(message)) return;
    std::optional<std::string> const record = live_->table.record();
    if (!record) return denied({"not_finished", "The record tells everything, so it waits for the end."});
    JsonWriter json = start_answer("record");
    json.field("record", *record);
    answer(json);
}

void Session::ping(JsonObject& message) {
    if (!sound(message)) return;
    JsonWriter json = start_answer("pong");
    answer(json);
}

}  // namespace motherlode::server
