#include "table/fields.h"

#include "kernel/result_json.h"
#include "kernel/words.h"
#include "table/writer.h"

namespace motherlode {
namespace {

constexpr Millis millis_in_second = 1000;
constexpr Millis millis_in_day = 24 * 60 * 60 * millis_in_second;

}  // namespace

void write_clock(JsonWriter& json, ClockRules const& clock) {
    json.begin_object();
    switch (clock.kind) {
        case ClockRules::Kind::none: json.field("kind", "none"); break;
        case ClockRules::Kind::bank:
            json.field("kind", "bank").field("bank", clock.bank / millis_in_second);
            json.field("increment", clock.increment / millis_in_second);
            break;
        case ClockRules::Kind::days:
            json.field("kind", "days").field("days", clock.per_move / millis_in_day);
            break;
    }
    json.end_object();
}

void write_fixed(JsonWriter& json, Table const& table, Seat viewer, std::string_view id) {
    Match const& match = table.now();
    json.field("table", id).field("game", match.info().name);

    EditionInfo const& edition = match.edition();
    json.key("edition").begin_object().field("name", edition.name).field("title", edition.title);
    json.field("provenance", edition.provenance).key("data");
    match.write_edition(json);
    json.end_object();

    json.key("options").begin_object();
    for (auto const& [name, value] : option_choices(match.info(), match.options())) json.field(name, value);
    json.end_object();
    json.key("clock");
    write_clock(json, table.clock());
    json.field("listed", table.listed()).field("from_record", table.from_record()).key("seat");
    if (viewer == onlooker)
        json.null();
    else
        json.value(index(viewer));
}

void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view action) {
    std::optional<Denial> const denial = table.why(table.sees_as(viewer), action);
    json.field("action", action).field("possible", !denial);
    if (denial) write_reason(json, *denial, &table.now());
}

void write_why(JsonWriter& json, Table const& table, Seat viewer, std::string_view verb,
               std::span<ActionArgument const> args) {
    Outcome<Action, ActionProblem> const action = table.now().read_action(verb, args);
    if (action) return write_why(json, table, viewer, table.now().text(*action));
    json.key("action").null().field("possible", false);
    write_reason(json, denial(action.error()));
}

bool write_at(JsonWriter& json, Table const& table, Seat viewer, int move) {
    if (move < 0 || move > table.history().size()) return false;
    std::unique_ptr<Match> const match = table.history().after(move);
    json.field("move", move).key("view");
    match->write_view(table.sees_as(viewer), json);
    json.key("result");
    write_result(json, match->result());
    return true;
}

}  // namespace motherlode
