#include "wasm/local_tables.h"

#include <algorithm>
#include <charconv>

#include "protocol/denials.h"
#include "registry/registry.h"
#include "wasm/local_client.h"
#include "wasm/words.h"

namespace motherlode::wasm {
namespace {

constexpr std::string_view watch_token = "watch";

Instant next_instant(std::string_view& words) {
    auto const wall = static_cast<Millis>(number(next_word(words)));
    auto const game = static_cast<Millis>(number(next_word(words)));
    return {wall, game};
}

std::string json_text(std::string_view text) {
    JsonWriter json;
    return json.value(text).text();
}

}  // namespace

SeatSet LocalTable::connected() const {
    SeatSet seats;
    for (LocalClient const* const client : clients)
        if (client->seat() != onlooker) seats = seats.with(client->seat());
    return seats;
}

Watchers LocalTable::watchers() const {
    Watchers watchers;
    for (LocalClient const* const client : clients) {
        if (client->seat() != onlooker) continue;
        ++watchers.count;
        if (!client->watcher_name().empty()) watchers.names.push_back(client->watcher_name());
    }
    return watchers;
}

LocalTables::LocalTables(Emit emit) : emit_{std::move(emit)} {}

LocalTables::~LocalTables() = default;

void LocalTables::request(std::string_view text) {
    auto [words, rest] = split_line(text);
    std::string_view const kind = next_word(words);
    std::string id{next_word(words)};
    if (kind == "make") {
        std::uint64_t const seed = number(next_word(words));
        now_ = next_instant(words);
        Outcome<TableSetup, Denial> const setup = protocol::parse_new_table(rest, now_, seed);
        if (!setup) return add(std::move(id), setup.error(), {}, {});
        add(std::move(id), Table::make(find_game, *setup), write_setup(*setup, find_game), {});
    } else if (kind == "from_record") {
        now_ = next_instant(words);
        Outcome<History> const history = read_record(rest, "record", find_game);
        if (!history)
            return add(std::move(id), denial(protocol::denials::bad_record, history.error().sentence), {},
                       {});
        TableSetup const setup = setup_of(*history, now_);
        add(std::move(id), Table::make(find_game, setup), write_setup(setup, find_game),
            entries_of(*history, now_));
    } else if (kind == "load") {
        std::uint64_t const entry_count = number(next_word(words));
        now_ = next_instant(words);
        load(std::move(id), entry_count, rest);
    } else if (kind == "receive") {
        now_ = next_instant(words);
        receive(static_cast<int>(number(id)), rest);
    } else if (kind == "leave") {
        now_ = next_instant(words);
        leave(static_cast<int>(number(id)));
    } else if (kind == "wake") {
        now_ = next_instant(words);
        if (LocalTable* const table = find(id)) wake(*table);
    }
}

LocalTable* LocalTables::find(std::string_view id) {
    auto const at = tables_.find(id);
    return at == tables_.end() ? nullptr : &at->second;
}

// ---- Making tables ----

void LocalTables::add(std::string id, Outcome<Table, Denial> table, std::string const& setup,
                      std::vector<Entry> const& entries, Millis closed_for) {
    if (!table) {
        JsonWriter json;
        json.begin_object().key("error").begin_object();
        write_denial(json, table.error());
        return emit_("made " + json.end_object().end_object().text());
    }
    if (!setup.empty()) emit_("setup " + id + ' ' + json_text(setup));
    for (Entry const& entry : entries) {
        // The table was made for these entries, which come from a valid record.
        if (table->apply(entry)) break;
        emit_("entry " + id + ' ' + write_entry(entry));
    }
    protocol::CreatedTable created{id, {}, std::string{watch_token}};
    for (Seat const seat : SeatSet::first(table->players()))
        created.seat_tokens.push_back(table->seat(seat).kind == Player::Kind::human ? seat_token(seat)
                                                                                    : std::string{});
    LocalTable& added =
        tables_.insert_or_assign(id, LocalTable{{id, std::move(*table)}, {}, closed_for}).first->second;
    emit_("made " + protocol::created_json(created));
    flush(added);
}

void LocalTables::load(std::string id, std::uint64_t entry_count, std::string_view saved) {
    std::vector<std::string> entries;
    for (; entries.size() < entry_count && !saved.empty(); saved = split_line(saved).second)
        entries.emplace_back(split_line(saved).first);
    Outcome<Table> table = protocol::rebuild_table(saved, entries);
    if (!table)
        return add(std::move(id), denial(protocol::denials::bad_record, table.error().sentence), {}, {});
    std::optional<Entry> const last = entries.empty() ? std::nullopt : parse_entry(entries.back());
    Millis const closed_for = last ? std::max<Millis>(now_.game - last->time.game, 0) : 0;
    add(std::move(id), std::move(*table), {}, {}, closed_for);
}

// ---- Clients ----

void LocalTables::receive(int client, std::string_view message) {
    std::unique_ptr<LocalClient>& known = clients_[client];
    if (known == nullptr) known = std::make_unique<LocalClient>(*this, client);
    known->received(message);
    if (known->table() != nullptr) flush(*known->table());
}

void LocalTables::leave(int client) {
    auto const at = clients_.find(client);
    if (at == clients_.end()) return;
    LocalTable* const table = at->second->table();
    std::erase_if(work_, [&](Work const& work) { return work.client == at->second.get(); });
    if (table != nullptr) {
        std::erase(table->clients, at->second.get());
        ++table->presence;
    }
    clients_.erase(at);
    if (table != nullptr) flush(*table);
}

void LocalTables::send(int client, std::string_view message) {
    emit_("send " + std::to_string(client) + ' ' + std::string{message});
}

void LocalTables::join(LocalTable& table, LocalClient& client) {
    bool const is_news = client.seat() == onlooker || !table.connected().contains(client.seat());
    table.clients.push_back(&client);
    if (is_news) ++table.presence;
}

// ---- Changes ----

void LocalTables::carry_out(LocalTable& table, Decision const& decision) {
    // The table itself has made the decision, so it cannot fail.
    if (table.table.carry_out(decision)) return;
    for (Entry const& entry : decision.entries) emit_("entry " + table.id + ' ' + write_entry(entry));
}

void LocalTables::later(LocalTable& table, LocalClient const& client, std::function<void()> work) {
    work_.push_back({&table, &client, std::move(work)});
}

bool LocalTables::has_work(LocalClient const& client) const {
    return std::any_of(work_.begin(), work_.end(), [&](Work const& work) { return work.client == &client; });
}

// Does one thing, so that messages of the page never wait for more than one decision.
void LocalTables::wake(LocalTable& table) {
    Decision decision = table.table.tick(time(table));
    if (decision.entries.empty()) decision = table.table.bot_move(time(table));
    if (!decision.entries.empty()) {
        carry_out(table, decision);
    } else {
        auto const due =
            std::find_if(work_.begin(), work_.end(), [&](Work const& work) { return work.table == &table; });
        if (due != work_.end()) {
            std::function<void()> const run = std::move(due->run);
            work_.erase(due);
            run();
        }
    }
    flush(table);
}

void LocalTables::flush(LocalTable& table) {
    TableWriter writer{table.table, table.id, table.connected(), time(table).game, table.watchers()};
    protocol::SharedUpdate shared;
    for (LocalClient* const client : table.clients) {
        if (client->is_behind()) client->send_update(writer, shared);
        client->send_answers();
    }
    bool const has_work =
        std::any_of(work_.begin(), work_.end(), [&](Work const& work) { return work.table == &table; });
    std::optional<Millis> const deadline = table.table.next_deadline();
    Millis const wait = table.table.bot_due() || has_work ? 0
                        : deadline                        ? std::max<Millis>(*deadline - time(table).game, 1)
                                                          : -1;
    emit_("wake " + table.id + ' ' + std::to_string(wait));
}

}  // namespace motherlode::wasm
