#include "wasm/local_client.h"

#include "protocol/analysis_json.h"
#include "protocol/denials.h"
#include "table/denials.h"

namespace motherlode::wasm {

using protocol::JsonObject;
using protocol::Need;
namespace denials = protocol::denials;

std::string seat_token(Seat seat) { return "seat" + std::to_string(index(seat)); }

protocol::Client::Kind const LocalClient::kinds[]{
    {"hint", static_cast<Handler>(&LocalClient::hint)},
    {"review", static_cast<Handler>(&LocalClient::review)},
    {"finish", static_cast<Handler>(&LocalClient::finish)},
};

std::span<protocol::Client::Kind const> LocalClient::own_kinds() const { return kinds; }

void LocalClient::received(std::string_view text) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(text);
    if (!message) return malformed(message.error());
    handle(*message);
}

void LocalClient::hello(JsonObject& message) {
    std::optional<std::string_view> const id = message.text("table");
    std::optional<std::string_view> const token = message.text("token", Need::optional);
    std::optional<std::int64_t> const seen = message.integer("seen", 0, INT32_MAX, Need::optional);
    std::optional<std::string_view> const name = message.text("name", Need::optional);
    if (!valid(message)) return;
    std::optional<std::string> clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return complain(denial(motherlode::denials::bad_name, Table::longest_name));
    LocalTable* const table = tables_.find(*id);
    if (table == nullptr) return complain(denial(denials::unknown_table));

    Seat seat = token ? onlooker : table->table.host();
    for (Seat const candidate : SeatSet::first(table->table.players()))
        if (token == seat_token(candidate) && table->table.seat(candidate).kind == Player::Kind::human)
            seat = candidate;
    table_ = table;
    watcher_name_ = std::move(*clean_name);
    enter(*table, seat, static_cast<int>(seen.value_or(0)));
    tables_.join(*table, *this);
}

void LocalClient::carry_out(Decision const& decision) {
    if (decision.denial) return refuse(*decision.denial);
    tables_.carry_out(*table_, decision);
    answer_ok(decision.version);
}

void LocalClient::name(JsonObject& message) {
    bool const was_open = seat_ != onlooker && table_->table.seat(seat_).open();
    Client::name(message);
    if (!was_open || table_->table.seat(seat_).open()) return;
    JsonWriter json;
    json.begin_object().field("t", "seat").field("seat", index(seat_)).field("token", seat_token(seat_));
    report(json.end_object().text());
}

void LocalClient::hint(JsonObject& message) {
    std::optional<std::int64_t> const version = message.integer("version", 0, INT32_MAX);
    if (!valid(message)) return;
    int const seen = static_cast<int>(*version);
    if (std::optional<Denial> const reason = table_->table.no_hint(seat_, seen)) {
        if (reason->code == "stale") resend_from(seen);
        return refuse(*reason);
    }
    if (tables_.is_thinking_for(*this)) return refuse(denial(denials::hint_under_way));
    Thought const thought{"hint " + std::to_string(index(seat_)),
                          record_for_thoughts(table_->table.history())};
    tables_.think(
        *table_, *this, thought,
        [this, asking = std::string{id()}, asked = table_->table.version()](std::string_view answer) {
            // Without choices, if the seat has decided without the hint.
            bool const needed = !table_->table.stale(seat_, asked) && !answer.starts_with("error");
            add_answer(protocol::hint_json(asking, asked, needed ? answer : "[]"));
        });
}

void LocalClient::review(JsonObject& message) {
    if (!valid(message)) return;
    Table const& table = table_->table;
    if (!table.finished()) return refuse(denial(denials::review_not_finished));
    if (!table.now().result().finished) return refuse(denial(denials::ended_early));
    if (table.history().size() > protocol::longest_reviewed)
        return refuse(denial(denials::review_too_long, protocol::longest_reviewed));
    tables_.review(*table_, *this, id());
}

void LocalClient::finish(JsonObject& message) {
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    std::optional<std::int64_t> const games = message.integer("games", 1, protocol::most_finishes);
    if (!valid(message)) return;
    History const& history = table_->table.history();
    if (!table_->table.finished()) return refuse(denial(denials::finish_not_finished));
    if (*move >= history.size()) return refuse(denial(denials::over_by_then, history.size()));
    auto const head = [asking = std::string{id()}, move = static_cast<int>(*move),
                       total = static_cast<int>(*games)](std::string_view state, int done) {
        return protocol::finish_head(asking, move, state, done, total);
    };
    add_answer(
        protocol::finish_json(head("running", 0), protocol::endings_json({}, history.now().players())));
    Thought const thought{"finish " + std::to_string(*move) + ' ' + std::to_string(*games),
                          record_for_thoughts(history)};
    tables_.think(*table_, *this, thought,
                  [this, head, total = static_cast<int>(*games)](std::string_view answer) {
                      if (answer.starts_with("error")) return;
                      add_answer(protocol::finish_json(head("done", total), answer));
                  });
}

}  // namespace motherlode::wasm
