#include "store/memory_store.h"

#include <algorithm>
#include <map>
#include <set>

namespace motherlode {
namespace {

class MemoryStore final : public Store {
public:
    std::optional<Error> create(NewTable const& table) override;
    std::optional<SaveError> append(std::span<Append const> appends) override;
    std::optional<Error> save_game_time(Millis time) override {
        game_time_ = time;
        return {};
    }
    Outcome<std::optional<Millis>> game_time() override { return game_time_; }
    Outcome<std::string> cookie_key(std::string_view proposed) override;
    Outcome<bool> move_seats(std::string_view from, std::string_view to) override;
    Outcome<std::optional<StoredTable>> load(std::string_view table) override;
    Outcome<std::optional<std::string>> setup(std::string_view table) override;
    Outcome<std::vector<TableWake>> unfinished() override;
    Outcome<std::vector<TableLine>> owned_by(std::string_view person) override;
    Outcome<std::vector<TableLine>> listed(int most) override;
    Outcome<std::vector<TableDetails>> details() override;
    Outcome<Expired> expired(Lifetimes const& lifetimes) override;
    std::optional<Error> remove(std::span<std::string const> tables) override;
    std::optional<Error> set_state(std::span<std::string const> tables, TableState state) override;
    Outcome<std::vector<std::string>> bans() override;
    std::optional<Error> set_ban(std::string_view network, bool banned) override;
    std::optional<Error> vacuum() override { return {}; }
    std::optional<Error> obstacle() override { return {}; }

private:
    struct SavedTable {
        std::string id;
        bool listed;
        StoredTable table;
        TableSummary summary;
        Millis created;
        std::size_t first_entries;  // when the table was made
    };

    SavedTable* find(std::string_view id) {
        auto const place = by_id_.find(id);
        return place == by_id_.end() ? nullptr : &tables_[place->second];
    }
    static std::optional<Error> add_owner(SavedTable& saved_table, SeatOwner const& owner);
    static void replace_access(SavedTable& saved_table, SeatAccess const& access);

    std::vector<SavedTable> tables_;  // oldest first
    std::string cookie_key_;
    std::map<std::string, std::size_t, std::less<>> by_id_;
    std::optional<Millis> game_time_;
    std::set<std::string, std::less<>> bans_;
};

Error unknown(std::string_view table) { return Error{"There is no table " + std::string{table} + "."}; }

std::optional<Error> MemoryStore::add_owner(SavedTable& saved_table, SeatOwner const& owner) {
    if (owner.seat < 0 || owner.seat >= static_cast<int>(saved_table.table.seat_tokens.size()))
        return Error{"Table " + saved_table.id + " has no seat " + std::to_string(owner.seat) + "."};
    auto const before = [](SeatOwner const& a, SeatOwner const& b) {
        return a.seat != b.seat ? a.seat < b.seat : a.person < b.person;
    };
    std::vector<SeatOwner>& owners = saved_table.table.owners;
    auto const place = std::lower_bound(owners.begin(), owners.end(), owner, before);
    if (place == owners.end() || *place != owner) owners.insert(place, owner);
    return {};
}

std::optional<Error> MemoryStore::create(NewTable const& table) {
    if (find(table.id) != nullptr) return Error{"There is a table " + table.id + " already."};
    SavedTable saved_table{table.id,      table.listed,          {},
                           table.summary, table.summary.updated, table.entries.size()};
    saved_table.table = {table.setup, table.seat_tokens, table.watch_token, {}, table.entries, {}};
    for (SeatOwner const& owner : table.owners)
        if (std::optional<Error> error = add_owner(saved_table, owner)) return error;
    by_id_.emplace(table.id, tables_.size());
    tables_.push_back(std::move(saved_table));
    return {};
}

std::optional<SaveError> MemoryStore::append(std::span<Append const> appends) {
    // Checks everything before changing anything. A table may appear twice.
    std::map<std::string_view, std::size_t> ends;
    for (Append const& addition : appends) {
        SavedTable const* const saved_table = find(addition.table);
        if (saved_table == nullptr) return SaveError{unknown(addition.table), addition.table};
        auto const end = ends.try_emplace(addition.table, saved_table->table.entries.size()).first;
        if (addition.first < 0 || static_cast<std::size_t>(addition.first) != end->second)
            return SaveError{{"Entry " + std::to_string(addition.first) + " is not the next one of table " +
                              addition.table + "."},
                             addition.table};
        end->second += addition.entries.size();
    }
    for (Append const& addition : appends) {
        SavedTable& saved_table = *find(addition.table);
        saved_table.table.entries.insert(saved_table.table.entries.end(), addition.entries.begin(),
                                         addition.entries.end());
        saved_table.summary = addition.summary;
        for (SeatAccess const& access : addition.access) replace_access(saved_table, access);
        if (saved_table.table.state == TableState::archived) saved_table.table.state = TableState::live;
    }
    return {};
}

void MemoryStore::replace_access(SavedTable& saved_table, SeatAccess const& access) {
    StoredTable& table = saved_table.table;
    table.seat_tokens[static_cast<std::size_t>(access.seat)] = access.invitation;
    std::erase_if(table.tokens, [&](SeatToken const& token) { return token.seat == access.seat; });
    table.tokens.insert(table.tokens.end(), access.tokens.begin(), access.tokens.end());
    std::sort(table.tokens.begin(), table.tokens.end(), [](SeatToken const& a, SeatToken const& b) {
        return a.seat != b.seat ? a.seat < b.seat : a.token < b.token;
    });
    std::erase_if(table.owners, [&](SeatOwner const& owner) { return owner.seat == access.seat; });
    for (std::string const& person : access.owners) add_owner(saved_table, {access.seat, person});
}

Outcome<std::string> MemoryStore::cookie_key(std::string_view proposed) {
    if (cookie_key_.empty()) cookie_key_ = proposed;
    return cookie_key_;
}

Outcome<bool> MemoryStore::move_seats(std::string_view from, std::string_view to) {
    bool found = false;
    for (SavedTable& saved_table : tables_) {
        std::vector<SeatOwner> const owners = saved_table.table.owners;
        for (SeatOwner const& owner : owners) {
            if (owner.person != from) continue;
            found = true;
            std::erase(saved_table.table.owners, owner);
            add_owner(saved_table, {owner.seat, std::string{to}});
        }
    }
    return found;
}

Outcome<std::optional<StoredTable>> MemoryStore::load(std::string_view table) {
    SavedTable const* const saved_table = find(table);
    return saved_table == nullptr ? std::optional<StoredTable>{} : saved_table->table;
}

Outcome<std::optional<std::string>> MemoryStore::setup(std::string_view table) {
    SavedTable const* const saved_table = find(table);
    return saved_table == nullptr ? std::optional<std::string>{} : saved_table->table.setup;
}

Outcome<std::vector<TableWake>> MemoryStore::unfinished() {
    std::vector<TableWake> tables;
    for (SavedTable const& saved_table : tables_)
        if (!saved_table.summary.finished && saved_table.table.state == TableState::live)
            tables.push_back({saved_table.id, saved_table.summary.wake});
    std::stable_sort(tables.begin(), tables.end(), [](TableWake const& a, TableWake const& b) {
        return a.wake && (!b.wake || *a.wake < *b.wake);
    });
    return tables;
}

Outcome<std::vector<TableLine>> MemoryStore::owned_by(std::string_view person) {
    std::vector<TableLine> lines;
    for (std::size_t newest = tables_.size(); newest-- > 0;)
        for (SeatOwner const& owner : tables_[newest].table.owners)
            if (owner.person == person)
                lines.push_back({tables_[newest].id, tables_[newest].summary, owner.seat});
    auto const due = [](TableLine const& line) { return line.summary.due.contains(seat_at(*line.seat)); };
    std::stable_sort(lines.begin(), lines.end(), [&](TableLine const& a, TableLine const& b) {
        return due(a) != due(b) ? due(a) : a.summary.updated > b.summary.updated;
    });
    return lines;
}

Outcome<std::vector<TableLine>> MemoryStore::listed(int most) {
    std::vector<TableLine> lines;
    for (auto saved_table = tables_.rbegin();
         saved_table != tables_.rend() && static_cast<int>(lines.size()) < most; ++saved_table)
        if (saved_table->listed && saved_table->table.state != TableState::closed)
            lines.push_back({saved_table->id, saved_table->summary, {}});
    return lines;
}

Outcome<std::vector<TableDetails>> MemoryStore::details() {
    std::vector<TableDetails> tables;
    for (auto saved_table = tables_.rbegin(); saved_table != tables_.rend(); ++saved_table) {
        std::vector<std::string> const& entries = saved_table->table.entries;
        std::int64_t bytes = 0;
        for (std::string const& entry : entries) bytes += static_cast<std::int64_t>(entry.size());
        tables.push_back({saved_table->id, saved_table->summary, saved_table->table.state,
                          saved_table->listed, saved_table->created, static_cast<int>(entries.size()),
                          bytes});
    }
    return tables;
}

Outcome<Expired> MemoryStore::expired(Lifetimes const& lifetimes) {
    Expired expired;
    for (SavedTable const& saved_table : tables_) {
        if (saved_table.table.state == TableState::closed) continue;
        Millis const used = saved_table.summary.updated;
        bool const is_finished = saved_table.summary.finished;
        bool const is_unjoined =
            !is_finished && saved_table.table.entries.size() == saved_table.first_entries;
        if ((is_unjoined && used < lifetimes.unjoined) ||
            (is_finished && lifetimes.finished && used < *lifetimes.finished))
            expired.to_delete.push_back(saved_table.id);
        else if (!is_finished && saved_table.table.state == TableState::live && used < lifetimes.idle)
            expired.to_archive.push_back(saved_table.id);
    }
    return expired;
}

std::optional<Error> MemoryStore::remove(std::span<std::string const> tables) {
    for (std::string const& table : tables)
        if (find(table) == nullptr) return unknown(table);
    std::erase_if(tables_, [&](SavedTable const& saved_table) {
        return std::find(tables.begin(), tables.end(), saved_table.id) != tables.end();
    });
    by_id_.clear();
    for (std::size_t place = 0; place < tables_.size(); ++place) by_id_.emplace(tables_[place].id, place);
    return {};
}

std::optional<Error> MemoryStore::set_state(std::span<std::string const> tables, TableState state) {
    for (std::string const& table : tables)
        if (find(table) == nullptr) return unknown(table);
    for (std::string const& table : tables) find(table)->table.state = state;
    return {};
}

Outcome<std::vector<std::string>> MemoryStore::bans() {
    return std::vector<std::string>{bans_.begin(), bans_.end()};
}

std::optional<Error> MemoryStore::set_ban(std::string_view network, bool banned) {
    if (banned)
        bans_.emplace(network);
    else
        bans_.erase(std::string{network});
    return {};
}

}  // namespace

std::unique_ptr<Store> make_memory_store() { return std::make_unique<MemoryStore>(); }

}  // namespace motherlode
