#include "protocol/client.h"

#include <algorithm>

#include "protocol/about_json.h"
#include "protocol/denials.h"
#include "table/denials.h"
#include "table/text.h"

namespace motherlode::protocol {
namespace {

// The record of a very long game is sent in parts, because a socket may not have more than `unsent_bytes` unsent. A JSON
// text may be twice as long, because of line breaks and quotes.
constexpr std::size_t record_part_bytes = 200'000;

}  // namespace

// In the order of docs/protocol.md.
Client::Kind const Client::kinds[]{
    {"move", &Client::move},
    {"why", &Client::why},
    {"about", &Client::about},
    {"undo", &Client::simple<&Table::undo>},
    {"restart", &Client::simple<&Table::restart>},
    {"ask_undo", &Client::simple<&Table::ask_undo>},
    {"agree", &Client::simple<&Table::agree>},
    {"decline", &Client::simple<&Table::decline>},
    {"chat", &Client::chat},
    {"name", &Client::name},
    {"leave", &Client::simple<&Table::leave>},
    {"return", &Client::simple<&Table::come_back>},
    {"at", &Client::at},
    {"events", &Client::events},
    {"record", &Client::record},
    {"hints", &Client::hints},
    {"mute", &Client::moderate<&Table::mute>},
    {"unmute", &Client::moderate<&Table::unmute>},
    {"resign", &Client::simple<&Table::resign>},
    {"end", &Client::end},
    {"ping", &Client::ping},
};

void Client::handle(JsonObject& message) {
    dispatch(message);
    id_ = {};
}

void Client::dispatch(JsonObject& message) {
    std::optional<std::string_view> const kind = message.text("t");
    if (kind == "hello") {
        if (open_ != nullptr) return malformed(denial(denials::repeated_hello));
        return hello(message);
    }
    id_ = message.text("id", Need::optional).value_or(std::string_view{});
    if (id_.size() > Table::longest_client) {
        id_ = {};
        return malformed(denial(motherlode::denials::id_too_long, Table::longest_client));
    }
    if (!kind) return malformed(*message.finish());
    Kind const* handler = nullptr;
    for (std::span<Kind const> const some : {std::span<Kind const>{kinds}, own_kinds()})
        for (Kind const& candidate : some)
            if (candidate.name == *kind) handler = &candidate;
    if (handler == nullptr) return malformed(denial(denials::unknown_message, excerpt(*kind)));
    if (open_ == nullptr) return complain(denial(denials::hello_first));
    (this->*handler->handle)(message);
}

void Client::enter(OpenTable& open, Seat seat, int seen_version) {
    open_ = &open;
    seat_ = seat;
    sent_ = seen_version > 0 && seen_version <= newest_version() ? seen_version : -1;
}

// ---- Sending ----

bool Client::is_behind() const {
    return sent_ < open_->table.version() || presence_ != open_->presence || resend_from_.has_value();
}

void Client::send_update(TableWriter& writer, SharedUpdate& shared) {
    int const since = std::min(sent_, resend_from_.value_or(sent_));
    if (!shared.text || shared.viewer != seat_ || shared.since != since) {
        std::string text = since < 0 ? writer.table(seat_) : writer.update(seat_, since);
        shared = {seat_, since, std::make_shared<std::string const>(std::move(text))};
    }
    send(shared.text);
    sent_ = open_->table.version();
    presence_ = open_->presence;
    resend_from_.reset();
}

void Client::send_answers() {
    for (std::string& text : answers_) send(std::make_shared<std::string const>(std::move(text)));
    answers_.clear();
}

JsonWriter Client::start_answer(std::string_view kind) const {
    JsonWriter json;
    json.begin_object().field("t", kind);
    if (!id_.empty()) json.field("id", id_);
    return json;
}

void Client::answer_ok(int version) {
    JsonWriter json = start_answer("ok");
    json.field("version", version);
    answer(json);
}

// ---- Refusing ----

void Client::refuse(Denial const& denial) {
    JsonWriter json = start_answer("error");
    write_denial(json, denial, open_->table);
    answer(json);
}

void Client::complain(Denial const& denial) {
    JsonWriter json = start_answer("error");
    write_denial(json, denial);
    send(std::make_shared<std::string const>(json.end_object().text()));
}

bool Client::valid(JsonObject& message) {
    if (std::optional<Denial> const problem = message.finish()) {
        malformed(*problem);
        return false;
    }
    malformed_ = 0;
    return true;
}

// ---- Messages ----

void Client::move(JsonObject& message) {
    std::optional<std::string_view> const action = message.text("action");
    std::optional<std::int64_t> const version = message.integer("version", 0, INT32_MAX);
    if (!valid(message)) return;
    int const seen = static_cast<int>(*version);
    Decision const decision = open_->table.move(request(), *action, seen);
    if (decision.denial && decision.denial->code == "stale") resend_from(seen);
    carry_out(decision);
}

void Client::why(JsonObject& message) {
    // As text, or by verb and arguments.
    std::optional<std::string_view> const verb = message.text("verb", Need::optional);
    JsonWriter json = start_answer("why");
    if (verb) {
        std::vector<ActionArgument> const args = message.arguments("args");
        if (!valid(message)) return;
        write_why(json, open_->table, seat_, *verb, args);
    } else {
        std::optional<std::string_view> const action = message.text("action");
        if (!valid(message)) return;
        write_why(json, open_->table, seat_, *action);
    }
    answer(json);
}

void Client::about(JsonObject& message) {
    std::optional<std::string_view> const kind = message.text("kind");
    std::optional<std::string_view> const thing = message.text("thing");
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    if (!valid(message)) return;
    History const& history = open_->table.history();
    if (*move > history.size()) return refuse(denial(denials::no_such_move, history.size()));
    JsonWriter json = start_answer("about");
    write_about(json, *history.after(static_cast<int>(*move)), open_->table.sees_as(seat_), *kind, *thing);
    answer(json);
}

template <Decision (Table::*Answer)(SeatRequest const&) const>
void Client::simple(JsonObject& message) {
    if (valid(message)) carry_out((open_->table.*Answer)(request()));
}

template <Decision (Table::*Answer)(SeatRequest const&, int) const>
void Client::moderate(JsonObject& message) {
    std::optional<std::int64_t> const seat = message.integer("seat", 0, max_seats - 1);
    if (valid(message)) carry_out((open_->table.*Answer)(request(), static_cast<int>(*seat)));
}

void Client::chat(JsonObject& message) {
    std::optional<std::string_view> const text = message.text("text");
    if (valid(message)) carry_out(open_->table.chat(request(), *text));
}

void Client::name(JsonObject& message) {
    std::optional<std::string_view> const name = message.text("name");
    if (valid(message)) carry_out(open_->table.name(request(), *name));
}

void Client::at(JsonObject& message) {
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    if (!valid(message)) return;
    JsonWriter json = start_answer("at");
    if (!write_at(json, open_->table, seat_, static_cast<int>(*move)))
        return refuse(denial(denials::no_such_move, open_->table.history().size()));
    answer(json);
}

void Client::events(JsonObject& message) {
    std::optional<std::int64_t> const before = message.integer("before", 0, INT32_MAX);
    if (!valid(message)) return;
    JsonWriter json = start_answer("events");
    TableWriter{open_->table, open_->id, connected(), time().game}.write_events_before(
        json, seat_, static_cast<int>(*before));
    answer(json);
}

// A finished game never changes, so its record is written once.
bool Client::has_record() {
    if (!open_->record) open_->record = open_->table.record();
    return true;
}

void Client::record(JsonObject& message) {
    std::optional<std::int64_t> const from = message.integer("from", 0, INT32_MAX, Need::optional);
    if (!valid(message)) return;
    if (!open_->table.finished()) return refuse(denial(denials::record_not_finished));
    if (!has_record()) return;
    std::string_view rest = *open_->record;
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

void Client::hints(JsonObject& message) {
    std::optional<bool> const agree = message.truth("agree");
    if (!valid(message)) return;
    Table const& table = open_->table;
    carry_out(*agree ? table.agree_to_hints(request()) : table.refuse_hints(request()));
}

void Client::end(JsonObject& message) {
    std::optional<bool> const agree = message.truth("agree");
    if (!valid(message)) return;
    Table const& table = open_->table;
    carry_out(*agree ? table.agree_to_end(request()) : table.refuse_end(request()));
}

void Client::ping(JsonObject& message) {
    if (!valid(message)) return;
    JsonWriter json = start_answer("pong");
    answer(json);
}

}  // namespace motherlode::protocol
