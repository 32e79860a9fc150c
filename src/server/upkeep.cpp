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

// A lifetime of 0 is no limit.
Lifetimes lifetimes(ServerOptions const& options, Millis now, std::optional<Millis> finished_before) {
    auto const before = [&](std::chrono::milliseconds lifetime) {
        return lifetime.count() > 0 ? now - lifetime.count() : Millis{0};
    };
    return {before(options.unjoined_time), before(options.idle_time), finished_before};
}

void log_ended(std::size_t deleted, std::size_t archived) {
    if (deleted + archived == 0) return;
    log_line(LogLevel::info, {{"message", "Unused tables"},
                              {"deleted", std::to_string(deleted)},
                              {"archived", std::to_string(archived)}});
}

std::optional<Error> end_in(Store& store, Expired const& expired) {
    if (std::optional<Error> error = store.remove(expired.to_delete)) return error;
    return store.set_state(expired.to_archive, TableState::archived);
}

JsonWriter new_answer() {
    JsonWriter json;
    json.begin_object();
    return json;
}

}  // namespace

struct Upkeep::Command {
    std::string_view name;
    void (Upkeep::*carry_out)(JsonObject&, Reply);
};

Upkeep::Command const Upkeep::commands[]{
    {"list", &Upkeep::list},     {"show", &Upkeep::show},      {"close", &Upkeep::close},
    {"reopen", &Upkeep::reopen}, {"delete", &Upkeep::remove},  {"ban", &Upkeep::ban},
    {"unban", &Upkeep::unban},   {"bans", &Upkeep::list_bans}, {"export", &Upkeep::export_record},
    {"prune", &Upkeep::prune},   {"vacuum", &Upkeep::vacuum},
};

Upkeep::Upkeep(Loop& loop, Storage& storage, Hub& hub, ServerOptions const& options, Bans& bans)
    : loop_{loop}, storage_{storage}, hub_{hub}, options_{options}, bans_{bans} {}

// Tables expire before anybody can open them or they count as open.
std::optional<Error> Upkeep::start(Store& store) {
    Outcome<std::vector<std::string>> const networks = store.bans();
    if (!networks) return networks.error();
    bans_.set(*networks);
    Outcome<Expired> const expired = store.expired(lifetimes(options_, hub_.time().wall, {}));
    if (!expired) return expired.error();
    if (std::optional<Error> error = end_in(store, *expired)) return error;
    log_ended(expired->to_delete.size(), expired->to_archive.size());
    loop_.after(options_.upkeep_pause, [this] { run_often(); });
    return {};
}

void Upkeep::run_often() {
    prune(std::nullopt, [](Outcome<Counts> const& counts) {
        if (!counts) log_error(counts.error().sentence);
    });
    loop_.after(options_.upkeep_pause, [this] { run_often(); });
}

void Upkeep::prune(std::optional<Millis> finished_before, Pruned pruned) {
    auto const ends = lifetimes(options_, hub_.time().wall, finished_before);
    storage_.ask([ends](Store& store) { return store.expired(ends); },
                 [this, pruned = std::move(pruned)](Outcome<Expired> expired) {
                     if (!expired) return pruned(expired.error());
                     end_tables(std::move(*expired), pruned);
                 });
}

void Upkeep::end_tables(Expired expired, Pruned const& pruned) {
    // A table that somebody has open is used, whatever its log says.
    auto const is_open = [this](std::string const& table) { return hub_.viewers(table) > 0; };
    std::erase_if(expired.to_delete, is_open);
    std::erase_if(expired.to_archive, is_open);
    Counts const counts{expired.to_delete.size(), expired.to_archive.size()};
    if (counts.deleted == 0 && counts.archived == 0) return pruned(counts);
    // First, so that nobody opens them before they have ended.
    for (auto const* const tables : {&expired.to_delete, &expired.to_archive})
        for (std::string const& table : *tables) hub_.evict(table, denials::unknown_table);
    storage_.ask([expired = std::move(expired)](Store& store) { return end_in(store, expired); },
                 [counts, pruned](std::optional<Error> const& error) {
                     if (error) return pruned(*error);
                     log_ended(counts.deleted, counts.archived);
                     pruned(counts);
                 });
}

// ---- The operator's commands ----

void Upkeep::answer(std::string_view command, std::function<void(std::string)> respond) {
    Outcome<JsonObject, Denial> object = JsonObject::parse(command);
    std::string const name{object ? object->text("command").value_or("") : ""};
    Reply const reply = [name, respond = std::move(respond)](Outcome<JsonWriter> json) {
        if (!json) {
            JsonWriter refused;
            return respond(refused.begin_object().field("error", json.error().sentence).end_object().text());
        }
        log_line(LogLevel::info, {{"message", "Operator's command"}, {"command", name}});
        respond(json->end_object().text());
    };
    if (!object) return reply(Error{say(Language::english(), object.error())});
    auto const* const found = std::find_if(std::begin(commands), std::end(commands),
                                           [&](Command const& known) { return known.name == name; });
    if (found == std::end(commands)) return reply(Error{"There is no command “" + name + "”."});
    (this->*found->carry_out)(*object, reply);
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

void Upkeep::list(JsonObject& command, Reply reply) {
    if (std::optional<Error> error = invalid(command)) return reply(*error);
    storage_.ask([](Store& store) { return store.details(); },
                 [this, reply](Outcome<std::vector<TableDetails>> const& tables) {
                     if (!tables) return reply(tables.error());
                     JsonWriter json = new_answer();
                     json.key("tables").begin_array();
                     for (TableDetails const& table : *tables) write_details(json, table);
                     json.end_array();
                     reply(std::move(json));
                 });
}

void Upkeep::show(JsonObject& command, Reply reply) {
    Outcome<std::string> const id = table_in(command);
    if (!id) return reply(id.error());
    storage_.ask([](Store& store) { return store.details(); },
                 [this, reply, id = *id](Outcome<std::vector<TableDetails>> const& tables) {
                     if (!tables) return reply(tables.error());
                     auto const table =
                         std::find_if(tables->begin(), tables->end(),
                                      [&](TableDetails const& details) { return details.table == id; });
                     if (table == tables->end()) return reply(Error{"There is no table " + id + "."});
                     JsonWriter json = new_answer();
                     json.key("table");
                     write_details(json, *table);
                     reply(std::move(json));
                 });
}

void Upkeep::change(std::function<std::optional<Error>(Store&)> work, Reply reply) {
    storage_.ask(std::move(work), [reply = std::move(reply)](std::optional<Error> const& error) {
        if (error) return reply(*error);
        reply(new_answer());
    });
}

void Upkeep::set_state(JsonObject& command, TableState state, Reply reply) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return reply(table.error());
    // First, so that nothing is saved afterwards.
    hub_.evict(*table, denials::closed_table);
    change(
        [table = *table, state](Store& store) {
            return store.set_state({&table, 1}, state);
        },
        std::move(reply));
}

void Upkeep::close(JsonObject& command, Reply reply) {
    set_state(command, TableState::closed, std::move(reply));
}

// It counts as open again when somebody uses it.
void Upkeep::reopen(JsonObject& command, Reply reply) {
    set_state(command, TableState::archived, std::move(reply));
}

void Upkeep::remove(JsonObject& command, Reply reply) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return reply(table.error());
    hub_.evict(*table, denials::closed_table);
    change([table = *table](Store& store) { return store.remove({&table, 1}); }, std::move(reply));
}

void Upkeep::set_ban(JsonObject& command, bool banned, Reply reply) {
    std::string const text{command.text("network").value_or("")};
    if (std::optional<Error> error = invalid(command)) return reply(*error);
    std::optional<Network> const network = parse_network(text);
    if (!network) return reply(Error{"“" + text + "” is not an address or a network such as 192.0.2.0/24."});
    auto const work = [network = counted_network(*network).text(),
                       banned](Store& store) -> Outcome<std::vector<std::string>> {
        if (std::optional<Error> error = store.set_ban(network, banned)) return *error;
        return store.bans();
    };
    storage_.ask(work, [this, reply](Outcome<std::vector<std::string>> const& networks) {
        if (!networks) return reply(networks.error());
        bans_.set(*networks);
        hub_.close_sessions([this](std::string_view address) { return bans_.contain(address); });
        reply(new_answer());
    });
}

void Upkeep::ban(JsonObject& command, Reply reply) { set_ban(command, true, std::move(reply)); }

void Upkeep::unban(JsonObject& command, Reply reply) { set_ban(command, false, std::move(reply)); }

void Upkeep::list_bans(JsonObject& command, Reply reply) {
    if (std::optional<Error> error = invalid(command)) return reply(*error);
    storage_.ask([](Store& store) { return store.bans(); },
                 [reply](Outcome<std::vector<std::string>> const& networks) {
                     if (!networks) return reply(networks.error());
                     JsonWriter json = new_answer();
                     json.key("networks").begin_array();
                     for (std::string const& network : *networks) json.value(network);
                     json.end_array();
                     reply(std::move(json));
                 });
}

// Also of a running game: the operator can read the database anyway.
void Upkeep::export_record(JsonObject& command, Reply reply) {
    Outcome<std::string> const table = table_in(command);
    if (!table) return reply(table.error());
    hub_.open(*table, {}, [this, reply](Outcome<LiveTable*, Denial> const& live) {
        if (!live) return reply(Error{say(Language::english(), live.error())});
        auto const history = std::make_shared<History const>((*live)->table.history().clone());
        hub_.workers().ask(
            {}, true, [history] { return write_record(*history); },
            [reply](std::optional<std::string> const& record) {
                if (!record) return reply(Error{"The record cannot be written."});
                JsonWriter json = new_answer();
                json.field("record", *record);
                reply(std::move(json));
            });
    });
}

void Upkeep::prune(JsonObject& command, Reply reply) {
    std::optional<std::int64_t> const days = command.integer("finished_days", 0, most_days, Need::optional);
    if (std::optional<Error> error = invalid(command)) return reply(*error);
    std::optional<Millis> finished_before;
    if (days) finished_before = hub_.time().wall - *days * day;
    prune(finished_before, [reply](Outcome<Counts> const& counts) {
        if (!counts) return reply(counts.error());
        JsonWriter json = new_answer();
        json.field("deleted", counts->deleted).field("archived", counts->archived);
        reply(std::move(json));
    });
}

void Upkeep::vacuum(JsonObject& command, Reply reply) {
    if (std::optional<Error> error = invalid(command)) return reply(*error);
    change([](Store& store) { return store.vacuum(); }, std::move(reply));
}

}  // namespace motherlode::server
