#include "store/memory_store.h"

#include <algorithm>
#include <map>

namespace motherlode {
namespace {

class MemoryStore final : public Store {
public:
    std::optional<Error> create(NewTable const& table) override;
    std::optional<Error> append(std::span<Append const> appends) override;
    std::optional<Error> own(std::string_view table, SeatOwner const& owner) override;
    Outcome<std::optional<StoredTable>> load(std::string_view table) override;
    Outcome<std::vector<TableWake>> unfinished() override;
    Outcome<std::vector<TableLine>> owned_by(std::string_view person) override;
    Outcome<std::vector<TableLine>> listed(int most) override;

private:
    struct Kept {
        std::string id;
        bool listed;
        StoredTable table;
        TableSummary summary;
    };

    Kept* find(std::string_view id) {
        auto const found = by_id_.find(id);
        return found == by_id_.end() ? nullptr : &tables_[found->second];
    }
    static std::optional<Error> add_owner(Kept& kept, SeatOwner const& owner);

    std::vector<Kept> tables_;  // oldest first
    std::map<std::string, std::size_t, std::less<>> by_id_;
};

Error unknown(std::string_view table) { return Error{"There is no table " + std::string{table} + "."}; }

std::optional<Error> MemoryStore::add_owner(Kept& kept, SeatOwner const& owner) {
    if (owner.seat < 0 || owner.seat >= static_cast<int>(kept.table.seat_tokens.size()))
        return Error{"Table " + kept.id + " has no seat " + std::to_string(owner.seat) + "."};
    auto const before = [](SeatOwner const& a, SeatOwner const& b) {
        return a.seat != b.seat ? a.seat < b.seat : a.person < b.person;
    };
    std::vector<SeatOwner>& owners = kept.table.owners;
    auto const place = std::lower_bound(owners.begin(), owners.end(), owner, before);
    if (place == owners.end() || *place != owner) owners.insert(place, owner);
    return {};
}

std::optional<Error> MemoryStore::create(NewTable const& table) {
    if (find(table.id) != nullptr) return Error{"There is a table " + table.id + " already."};
    Kept kept{table.id, table.listed, {}, table.summary};
    kept.table = {table.setup, table.seat_tokens, table.watch_token, {}, table.entries};
    for (SeatOwner const& owner : table.owners)
        if (std::optional<Error> error = add_owner(kept, owner)) return error;
    by_id_.emplace(table.id, tables_.size());
    tables_.push_back(std::move(kept));
    return {};
}

std::optional<Error> MemoryStore::append(std::span<Append const> appends) {
    // Nothing changes before all is known to fit; a table may come twice.
    std::map<std::string_view, std::size_t> ends;
    for (Append const& one : appends) {
        Kept const* const kept = find(one.table);
        if (kept == nullptr) return unknown(one.table);
        auto const end = ends.try_emplace(one.table, kept->table.entries.size()).first;
        if (one.first < 0 || static_cast<std::size_t>(one.first) != end->second)
            return Error{"Entry " + std::to_string(one.first) + " is not the next one of table " + one.table +
                         "."};
        end->second += one.entries.size();
    }
    for (Append const& one : appends) {
        Kept& kept = *find(one.table);
        kept.table.entries.insert(kept.table.entries.end(), one.entries.begin(), one.entries.end());
        kept.summary = one.summary;
    }
    return {};
}

std::optional<Error> MemoryStore::own(std::string_view table, SeatOwner const& owner) {
    Kept* const kept = find(table);
    return kept == nullptr ? unknown(table) : add_owner(*kept, owner);
}

Outcome<std::optional<StoredTable>> MemoryStore::load(std::string_view table) {
    Kept const* const kept = find(table);
    return kept == nullptr ? std::optional<StoredTable>{} : kept->table;
}

Outcome<std::vector<TableWake>> MemoryStore::unfinished() {
    std::vector<TableWake> found;
    for (Kept const& kept : tables_)
        if (!kept.summary.finished) found.push_back({kept.id, kept.summary.wake});
    std::stable_sort(found.begin(), found.end(), [](TableWake const& a, TableWake const& b) {
        return a.wake && (!b.wake || *a.wake < *b.wake);
    });
    return found;
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
    for (auto kept = tables_.rbegin(); kept != tables_.rend() && static_cast<int>(lines.size()) < most;
         ++kept)
        if (kept->listed) lines.push_back({kept->id, kept->summary, {}});
    return lines;
}

}  // namespace

std::unique_ptr<Store> make_memory_store() { return std::make_unique<MemoryStore>(); }

}  // namespace motherlode
