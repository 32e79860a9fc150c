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
    if (tables_.has_work(*this)) return refuse(denial(denials::hint_under_way));
    int const asked = table_->table.version();
    tables_.later(*table_, *this, [this, id = std::string{id()}, asked] {
        Table const& table = table_->table;
        std::string choices = "[]";
        // Without choices, if the seat has decided without the hint.
        if (!table.stale(seat_, asked))
            choices = protocol::hint_choices_json(
                table.now(), seat_, protocol::hint_effort(analysis::effort_of_hint(), table.history()),
                false);
        report(protocol::hint_json(id, asked, choices));
    });
}

}  // namespace motherlode::wasm
