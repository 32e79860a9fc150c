// Client messages at a table, in the order of docs/protocol.md.

#include <algorithm>

#include "server/about_json.h"
#include "server/denials.h"
#include "server/session.h"
#include "table/denials.h"
#include "table/text.h"

namespace motherlode::server {
namespace {

// The record of a very long game is sent in parts, because a socket may not have more than `unsent_bytes` unsent. A JSON
// text may be twice as long, because of line breaks and quotes.
constexpr std::size_t record_part_bytes = 200'000;

}  // namespace

struct Session::Kind {
    std::string_view name;
    void (Session::*handle)(JsonObject&);
};

Session::Kind const Session::kinds[]{
    {"move", &Session::move},
    {"why", &Session::why},
    {"about", &Session::about},
    {"undo", &Session::simple<&Table::undo>},
    {"restart", &Session::simple<&Table::restart>},
    {"ask_undo", &Session::simple<&Table::ask_undo>},
    {"agree", &Session::simple<&Table::agree>},
    {"decline", &Session::simple<&Table::decline>},
    {"chat", &Session::chat},
    {"name", &Session::name},
    {"leave", &Session::simple<&Table::leave>},
    {"return", &Session::simple<&Table::come_back>},
    {"at", &Session::at},
    {"events", &Session::events},
    {"record", &Session::record},
    {"hints", &Session::hints},
    {"hint", &Session::hint},
    {"review", &Session::review},
    {"finish", &Session::finish},
    {"link", &Session::link},
    {"close", &Session::close_window},
    {"mute", &Session::moderate<&Table::mute>},
    {"unmute", &Session::moderate<&Table::unmute>},
    {"remove", &Session::remove},
    {"resign", &Session::simple<&Table::resign>},
    {"end", &Session::end},
    {"replace", &Session::replace},
    {"report", &Session::report_abuse},
    {"ping", &Session::ping},
};

void Session::handle(JsonObject& message) {
    std::optional<std::string_view> const kind = message.text("t");
    if (kind == "hello") {
        if (live_ != nullptr) return malformed(denial(denials::repeated_hello));
        return hello(message);
    }
    id_ = message.text("id", Need::optional).value_or(std::string_view{});
    if (id_.size() > Table::longest_client) {
        id_ = {};
        return malformed(denial(motherlode::denials::id_too_long, Table::longest_client));
    }
    if (!kind) return malformed(*message.finish());
    auto const* const handler =
        std::find_if(std::begin(kinds), std::end(kinds),
                     [&](Kind const& message_kind) { return message_kind.name == *kind; });
    if (handler == std::end(kinds)) return malformed(denial(denials::unknown_message, excerpt(*kind)));
    if (live_ == nullptr) return complain(denial(denials::hello_first));
    (this->*handler->handle)(message);
}

SeatRequest Session::request() const { return {seat_, hub_.time(), id_}; }

void Session::carry_out(Decision const& decision) {
    if (decision.denial) return refuse(*decision.denial);
    if (std::optional<Denial> const problem = hub_.over_quota(*live_, decision, address_))
        return refuse(*problem);
    hub_.carry_out(*live_, decision);
    JsonWriter json = start_answer("ok");
    json.field("version", decision.version);
    answer(json);
}

void Session::refuse(Denial const& denial) {
    ++hub_.metrics().errors[std::string{denial.code}];
    JsonWriter json = start_answer("error");
    write_denial(json, denial, live_->table);
    answer(json);
}

void Session::move(JsonObject& message) {
    std::optional<std::string_view> const action = message.text("action");
    std::optional<std::int64_t> const version = message.integer("version", 0, INT32_MAX);
    if (!valid(message)) return;
    int const seen = static_cast<int>(*version);
    Decision const decision = live_->table.move(request(), *action, seen);
    // A client with an old version first gets the update.
    if (decision.denial && decision.denial->code == "stale") resend_from_ = std::min(seen, live_->saved());
    if (!decision.entries.empty()) ++hub_.metrics().moves;
    carry_out(decision);
}

void Session::why(JsonObject& message) {
    // As text, or by verb and arguments.
    std::optional<std::string_view> const verb = message.text("verb", Need::optional);
    JsonWriter json = start_answer("why");
    if (verb) {
        std::vector<ActionArgument> const args = message.arguments("args");
        if (!valid(message)) return;
        write_why(json, live_->table, seat_, *verb, args);
    } else {
        std::optional<std::string_view> const action = message.text("action");
        if (!valid(message)) return;
        write_why(json, live_->table, seat_, *action);
    }
    answer(json);
}

void Session::about(JsonObject& message) {
    std::optional<std::string_view> const kind = message.text("kind");
    std::optional<std::string_view> const thing = message.text("thing");
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    if (!valid(message)) return;
    History const& history = live_->table.history();
    if (*move > history.size()) return refuse(denial(denials::no_such_move, history.size()));
    JsonWriter json = start_answer("about");
    write_about(json, *history.after(static_cast<int>(*move)), live_->table.sees_as(seat_), *kind, *thing);
    answer(json);
}

template <Decision (Table::*Answer)(SeatRequest const&) const>
void Session::simple(JsonObject& message) {
    if (valid(message)) carry_out((live_->table.*Answer)(request()));
}

void Session::chat(JsonObject& message) {
    std::optional<std::string_view> const text = message.text("text");
    if (valid(message)) carry_out(live_->table.chat(request(), *text));
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

void Session::at(JsonObject& message) {
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    if (!valid(message)) return;
    JsonWriter json = start_answer("at");
    if (!write_at(json, live_->table, seat_, static_cast<int>(*move)))
        return refuse(denial(denials::no_such_move, live_->table.history().size()));
    answer(json);
}

void Session::events(JsonObject& message) {
    std::optional<std::int64_t> const before = message.integer("before", 0, INT32_MAX);
    if (!valid(message)) return;
    JsonWriter json = start_answer("events");
    TableWriter{live_->table, live_->id, live_->connected(), hub_.time().game}.write_events_before(
        json, seat_, static_cast<int>(*before));
    answer(json);
}

void Session::record(JsonObject& message) {
    std::optional<std::int64_t> const from = message.integer("from", 0, INT32_MAX, Need::optional);
    if (!valid(message)) return;
    // A finished game never changes, so its record is written once.
    if (!live_->record) live_->record = live_->table.record();
    if (!live_->record) return refuse(denial(denials::record_not_finished));
    std::string_view rest = *live_->record;
    std::size_t const start = front_of(rest, static_cast<std::size_t>(from.value_or(0))).size();
    rest.remove_prefix(start);
    std::string_view const part = front_of(rest, record_part_bytes);
    JsonWriter json = start_answer("record");
    json.field("record", part).key("next");
    if (part.size() < rest.size())
        json.value(start + part.size());
    else
        json.null();
    answer(json);
}

void Session::ping(JsonObject& message) {
    if (!valid(message)) return;
    JsonWriter json = start_answer("pong");
    answer(json);
}

}  // namespace motherlode::server
