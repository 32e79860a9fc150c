#include "server/upkeep.h"

#include <algorithm>

#include "kernel/record.h"
#include "server/denials.h"
#include "server/log.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::int64_t most_days = 100'000;
constexpr Millis day = Millis{24} * 60 * 60 * 1000;

constexpr std::string_view state_name(TableState state) {
    switch (state) {
        case TableState::live: return "live";
        case TableState::archived: return "archived";
        case TableState::closed: return "closed";
    }
    return "";
}

// The reason why a command is not valid, as a sentence.
std::optional<Error> invalid(JsonObject& command) {
    if (std::optional<Denial> const problem = command.finish())
        return Error{say(Language::english(), *problem)};
    return {};
}

// The table that a command is about.
Outcome<std::string> table_in(JsonObject& command) {
    std::string table{command.text("table").value_or("")};
    if (std::optional<Error> error = invalid(command)) return *error;
    if (!is_table_id(table)) return Error{"“" + table + "” is not the id of a table."};
    return table;
}

}  // namespace

struct Upkeep::Command {
    std::string_view name;
    Result (Upkeep::*carry_out)(JsonObject&, JsonWriter&);
};

Upkeep::Command const Upkeep::commands[]{
    {"list", &Upkeep::list},     {"show", &Upkeep::show},      {"close", &Upkeep::close},
    {"reopen", &Upkeep::reopen}, {"delete", &Upkeep::remove},  {"ban", &Upkeep::ban},
    {"unban", &Upkeep::unban},   {"bans", &Upkeep::list_bans}, {"export", &Upkeep::export_record},
    {"prune", &Upkeep::prune},   {"vacuum", &Upkeep::vacuum},
};

Upkeep::Upkeep(Loop& loop, Store& store, Hub& hub, ServerOptions const& options, Bans& bans)
    : loop_{loop}, store_{store}, hub_{hub}, options_{options}, bans_{bans} {}

std::optional<Error> Upkeep::start() {
    if (std::optional<Error> error = load_bans()) return error;
    run_often();
    return {};
}

void Upkeep::run_often() {
    if (Outcome<Counts> const counts = prune(std::nullopt); !counts) log_error(counts.error().sentence);
    loop_.after(options_.upkeep_pause, [this] { run_often(); });
}

Outcome<Upkeep::Counts> Upkeep::prune(std::optional<Millis> finished_before) {
    // A lifetime of 0 is no limit.
    auto const before = [&](std::chrono::milliseconds lifetime) {
        return lifetime.count() > 0 ? hub_.time().wall - lifetime.count() : Millis{0};
    };
    Outcome<Expired> expired =
        store_.expired({before(options_.unjoined_time), before(options_.idle_time), finished_before});
    if (!expired) return expired.error();
    // A table that somebody has open is used, whatever its log says.
    auto const is_open = [this](std::string const& table) { return hub_.viewers(table) > 0; };
    std::erase_if(expired->to_delete, is_open);
    std::erase_if(expired->to_archive, is_open);

    if (expired->to_delete.empty() && expired->to_archive.empty()) return Counts{};
    if (std::optional<Error> const error = store_.remove(expired->to_delete)) return *error;
    for (std::string const& table : expired->to_delete) hub_.evict(table, denials::unknown_table);
    if (std::optional<Error> const error = store_.set_state(expired->to_archive, TableState::archived))
        return *error;
    for (std::string const& table : expired->to_archive) hub_.evict(table, denials::unknown_table);
    Counts const counts{expired->to_delete.size(), expired->to_archive.size()};
    log_line(LogLevel::info, {{"message", "Unused tables"},
                              {"deleted", std::to_string(counts.deleted)},
                              {"archived", std::to_string(counts.archived)}});
    return counts;
}

std::optional<Error> Upkeep::load_bans() {
    Outcome<std::vector<std::string>> const networks = store_.bans();
    if (!networks) return networks.error();
    bans_.set(*networks);
    return {};
}

// ---- The operator's commands ----

std::string Upkeep::answer(std::string_view command) {
    auto const refused = [](std::string_view sentence) {
        JsonWriter json;
        return json.begin_object().field("error", sentence).end_object().text();
    };
    Outcome<JsonObject, Denial> object = JsonObject::parse(command);
    if (!object) return refused(say(Language::english(), object.error()));
    std::string const name{object->text("command").value_or("")};
    auto const* const found = std::find_if(std::begin(commands), std::end(commands),
                                           [&](Command const& known) { return known.name == name; });
    if (found == std::end(commands)) return refused("There is no command “" + name + "”.");
    JsonWriter json;
    json.begin_object();
    if (std::optional<Error> const error = (this->*found->carry_out)(*object, json))
        return refused(error->sentence);
    log_line(LogLevel::info, {{"message", "Operator's command"}, {"command", name}});
    return json.end_object().text();
}

void Upkeep::write_details(JsonWriter& json, TableDetails const& table) const {
    json.begin_object()
        .field("table", table.table)
        .field("game", table.summary.game)
        .key("names")
        .begin_array();
    for (std::string const& name : table.summary.names) json.value(name);
    json.end_array()
        .field("state", state_name(table.state))
        .field("finished", table.summary.finished)
        .field("listed", table.listed)
        .field("moves", table.summary.moves)
        .field("entries", table.entries)
        .field("bytes", table.bytes)
        .field("viewers", hub_.viewers(table.table))
        .field("created", table.created)
        .field("updated", table.summary.updated)
        .end_object();
}

Upkeep::Result Upkeep::list(JsonObject& command, JsonWriter& json) {
    if (Result error = invalid(command)) return error;
    Outcome<std::vector<TableDetails>> const tables = store_.details();
    if (!tables) return tables.error();
    json.key("tables").begin_array();
    for (TableDetails const& table : *tables) write_details(json, table);
    json.end_array();
    return {};
}

Upkeep::Result Upkeep::show(JsonObject& command, JsonWriter& json) {
    Outcome<std::string> const id = table_in(command);
    if (!id) return id.error();
    Outcome<std::vector<TableDetails>> const tables = store_.details();
    if (!tables) return tables.error();
    auto const table = std::find_if(tables->begin(), tables->end(),
                                    [&](TableDetails const& details) { return details.table == *id; });
    if (table == tables->end()) return Error{"There is no table " + *id + "."};
    json.key("table");
    write_details(json, *table);
    return {};
}

Upkeep::Result Upkeep::set_state(JsonObject& command, TableState state) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return table.error();
    // First, so that nothing is saved afterwards.
    hub_.evict(*table, denials::closed_table);
    return store_.set_state({&*table, 1}, state);
}

Upkeep::Result Upkeep::close(JsonObject& command, JsonWriter&) {
    return set_state(command, TableState::closed);
}

// It counts as open again when somebody uses it.
Upkeep::Result Upkeep::reopen(JsonObject& command, JsonWriter&) {
    return set_state(command, TableState::archived);
}

Upkeep::Result Upkeep::remove(JsonObject& command, JsonWriter&) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return table.error();
    hub_.evict(*table, denials::closed_table);
    return store_.remove({&*table, 1});
}

Upkeep::Result Upkeep::set_ban(JsonObject& command, bool banned) {
    std::string const text{command.text("network").value_or("")};
    if (Result error = invalid(command)) return error;
    std::optional<Network> network = parse_network(text);
    if (!network) return Error{"“" + text + "” is not an address or a network such as 192.0.2.0/24."};
    if (Result error = store_.set_ban(counted_network(*network).text(), banned)) return error;
    if (Result error = load_bans()) return error;
    hub_.close_sessions([this](std::string_view address) { return bans_.contain(address); });
    return {};
}

Upkeep::Result Upkeep::ban(JsonObject& command, JsonWriter&) { return set_ban(command, true); }

Upkeep::Result Upkeep::unban(JsonObject& command, JsonWriter&) { return set_ban(command, false); }

Upkeep::Result Upkeep::list_bans(JsonObject& command, JsonWriter& json) {
    if (Result error = invalid(command)) return error;
    Outcome<std::vector<std::string>> const networks = store_.bans();
    if (!networks) return networks.error();
    json.key("networks").begin_array();
    for (std::string const& network : *networks) json.value(network);
    json.end_array();
    return {};
}

// Also of a running game: the operator can read the database anyway.
Upkeep::Result Upkeep::export_record(JsonObject& command, JsonWriter& json) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return table.error();
    Outcome<LiveTable*, Denial> const live = hub_.open(*table);
    if (!live) return Error{say(Language::english(), live.error())};
    json.field("record", write_record((*live)->table.history()));
    return {};
}

Upkeep::Result Upkeep::prune(JsonObject& command, JsonWriter& json) {
    std::optional<std::int64_t> const days = command.integer("finished_days", 0, most_days, Need::optional);
    if (Result error = invalid(command)) return error;
    std::optional<Millis> finished_before;
    if (days) finished_before = hub_.time().wall - *days * day;
    Outcome<Counts> const counts = prune(finished_before);
    if (!counts) return counts.error();
    json.field("deleted", counts->deleted).field("archived", counts->archived);
    return {};
}

Upkeep::Result Upkeep::vacuum(JsonObject& command, JsonWriter&) {
    if (Result error = invalid(command)) return error;
    return store_.vacuum();
}

}  // namespace motherlode::server
