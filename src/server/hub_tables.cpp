// How tables come into memory: new ones, and those in the store.

#include "protocol/new_table.h"
#include "registry/registry.h"
#include "server/denials.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/session.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::size_t most_loading = 32;  // for bots at the same time
constexpr Millis try_again = 1000;        // to load a table for its bots

}  // namespace

Outcome<PreparedTable, Denial> prepare_table(TableSetup setup, std::vector<Entry> const& entries) {
    std::string text = write_setup(setup, find_game);
    Outcome<Table, Denial> table = Table::make(find_game, std::move(setup));
    if (!table) return table.error();
    PreparedTable prepared{std::move(*table), std::move(text), {}};
    for (Entry const& entry : entries) {
        prepared.entries.push_back(write_entry(entry));
        if (std::optional<Error> const error = prepared.table.apply(entry))
            return denial(protocol::denials::bad_record, error->sentence);
    }
    return prepared;
}

// ---- New tables ----

void Hub::make(PreparedTable prepared, std::string const& person, Made made) {
    Table& table = prepared.table;
    NewTable stored;
    CreatedTable created;
    created.id = stored.id = new_table_id();
    stored.watch_token =
        prepared.watch_token.empty() ? token_hash(new_token()) : std::move(prepared.watch_token);
    created.watch_token = watch_link(stored.watch_token);
    for (Seat const seat : SeatSet::first(table.players())) {
        bool const for_human = table.seat(seat).kind == Player::Kind::human;
        created.seat_tokens.push_back(for_human ? new_token() : std::string{});
        stored.seat_tokens.push_back(for_human ? token_hash(created.seat_tokens.back()) : std::string{});
        if (for_human && stored.owners.empty() && !person.empty())
            stored.owners.push_back({index(seat), person});
    }
    stored.setup = std::move(prepared.setup);
    stored.listed = table.listed();
    stored.entries = std::move(prepared.entries);
    stored.summary = table.summary();
    auto const live = std::make_shared<LiveTable>(
        LiveTable{{created.id, std::move(table)}, stored.seat_tokens, stored.watch_token, stored.owners, {}});
    storage_.ask([stored = std::move(stored)](Store& store) { return store.create(stored); },
                 [this, live, created, made = std::move(made)](std::optional<Error> const& error) {
                     if (error) return made(*error);
                     ++metrics_.tables_made;
                     add(std::move(*live));
                     made(created);
                 });
}

// ---- Tables in the store ----

void Hub::open(std::string const& id, std::string const& address, Opened opened) {
    auto const table_at = tables_.find(id);
    if (table_at != tables_.end()) return opened(table_at->second.get());
    if (!is_table_id(id)) return opened(denial(denials::unknown_table));
    auto const loading = loading_.find(id);
    if (loading != loading_.end()) return loading->second.waiting.push_back(std::move(opened));
    if (!address.empty() && !workers_.has_room(address)) return opened(denial(denials::overloaded));
    load(id, address, std::move(opened));
}

void Hub::load(std::string const& id, std::string const& address, Opened opened) {
    std::uint64_t const number = ++loads_;
    loading_[id] = {number, {std::move(opened)}};
    storage_.ask([id](Store& store) { return store.load(id); },
                 [this, id, number, address](Outcome<std::optional<StoredTable>> loaded) {
                     rebuild_loaded(id, number, address, std::move(loaded));
                 });
}

bool Hub::is_loading(std::string const& id, std::uint64_t number) const {
    auto const loading = loading_.find(id);
    return loading != loading_.end() && loading->second.number == number;
}

void Hub::rebuild_loaded(std::string const& id, std::uint64_t number, std::string const& address,
                         Outcome<std::optional<StoredTable>> loaded) {
    if (!is_loading(id, number)) return;
    if (!loaded) {
        log_error(id, loaded.error().sentence);
        return finish_loading(id, denial(denials::unavailable));
    }
    if (!*loaded || (**loaded).state == TableState::closed)
        return finish_loading(id, denial(denials::unknown_table));
    auto const stored = std::make_shared<StoredTable>(std::move(**loaded));
    workers_.ask(
        address, !address.empty(), [stored] { return rebuild(*stored); },
        [this, id, number, stored](Rebuilt rebuilt) {
            if (is_loading(id, number)) add_loaded(id, std::move(*stored), std::move(rebuilt));
        });
}

void Hub::add_loaded(std::string const& id, StoredTable stored, Rebuilt rebuilt) {
    if (!rebuilt) return finish_loading(id, denial(denials::unavailable));
    if (!*rebuilt) {
        set_aside(id, rebuilt->error());
        return finish_loading(id, rebuilt->error().denial);
    }
    std::size_t bytes = 0;
    for (std::string const& entry : stored.entries) bytes += entry.size();
    finish_loading(id, add(LiveTable{{id, std::move(**rebuilt)},
                                     std::move(stored.seat_tokens),
                                     std::move(stored.watch_token),
                                     std::move(stored.owners),
                                     std::move(stored.tokens),
                                     stored.state == TableState::archived,
                                     bytes}));
}

void Hub::finish_loading(std::string const& id, Outcome<LiveTable*, Denial> const& outcome) {
    auto const loading = loading_.extract(id);
    for (Opened const& opened : loading.mapped().waiting) opened(outcome);
}

LiveTable* Hub::add(LiveTable table) {
    auto live = std::make_unique<LiveTable>(std::move(table));
    live->used = now();
    LiveTable* const added = live.get();
    tables_.emplace(added->id, std::move(live));
    metrics_.tables_loaded = static_cast<std::int64_t>(tables_.size());
    schedule(*added);
    return added;
}

// ---- Rematches ----

void Hub::start_rematch(Rematch const& rematch, Rematched done) {
    open(rematch.old_table, {}, [=, this](Outcome<LiveTable*, Denial> const& opened) {
        if (!opened) return done(opened.error());
        when_saved(**opened, [=, this] {
            auto const old_at = tables_.find(rematch.old_table);
            auto const new_at = tables_.find(rematch.new_table);
            if (old_at == tables_.end() || new_at == tables_.end()) return done(denial(denials::unavailable));
            LiveTable& old = *old_at->second;
            Decision const decision = old.table.rematch({rematch.seat, time()}, rematch.new_table);
            if (decision.denial) return done(*decision.denial);
            LiveTable& live = *new_at->second;
            copy_access(old, live, rematch.from);
            carry_out(old, decision);
            // If they cannot be saved as one batch, one of them is saved first.
            when_saved(live, [=, this] {
                auto const saved_at = tables_.find(rematch.old_table);
                if (saved_at == tables_.end()) return done(denial(denials::unavailable));
                when_saved(*saved_at->second, [done] { done({}); });
            });
        });
    });
}

// ---- Records ----

void Hub::write_record(LiveTable& live, std::string const& address, std::function<void()> written) {
    live.waiting_for_record.push_back(std::move(written));
    if (live.waiting_for_record.size() > 1) return;
    auto const history = std::make_shared<History const>(live.table.history().clone());
    workers_.ask(
        address, true, [history] { return motherlode::write_record(*history); },
        [this, id = live.id](std::optional<std::string> record) {
            auto const table_at = tables_.find(id);
            if (table_at == tables_.end()) return;
            LiveTable& table = *table_at->second;
            auto const waiting = std::exchange(table.waiting_for_record, {});
            if (!record) return;
            table.record = std::move(*record);
            for (std::function<void()> const& work : waiting) work();
        });
}

// It is woken again when it is in memory.
void Hub::load_for_bots(std::string const& id) {
    if (loading_.size() >= most_loading) {
        wakes_.set(id, now() + try_again);
        return;
    }
    open(id, {}, [this, id](Outcome<LiveTable*, Denial> const& opened) {
        if (opened || opened.error().code != denials::unavailable.code) return;
        wakes_.set(id, now() + try_again);
        arm();
    });
}

}  // namespace motherlode::server
