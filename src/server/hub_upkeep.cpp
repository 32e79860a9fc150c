// What the operator and the lifetimes of tables do to tables in use.

#include "server/denials.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/session.h"
#include "table/denials.h"

namespace motherlode::server {

int Hub::viewers(std::string const& id) const {
    auto const table_at = tables_.find(id);
    return table_at == tables_.end() ? 0 : static_cast<int>(table_at->second->sessions.size());
}

void Hub::evict(std::string const& id, DenialSpec const& reason) {
    wakes_.remove(id);
    set_aside_.erase(id);
    metrics_.tables_open = wakes_.size();
    if (loading_.contains(id)) finish_loading(id, denial(reason));
    auto const table_at = tables_.find(id);
    if (table_at == tables_.end()) return;
    std::vector<Session*> const sessions = table_at->second->sessions;
    for (Session* const session : sessions) {
        session->forget_table();
        analyses_.forget(*session);
        session->complain(denial(reason));
        session->close(CloseCode::policy, "table closed");
    }
    drop(*table_at->second);
}

void Hub::close_sessions(std::function<bool(std::string_view)> const& has_address) {
    std::vector<Session*> sessions{lobby_.begin(), lobby_.end()};
    for (auto const& [id, live] : tables_)
        sessions.insert(sessions.end(), live->sessions.begin(), live->sessions.end());
    for (Session* const session : sessions) {
        if (!has_address(session->address())) continue;
        session->complain(denial(denials::banned));
        session->close(CloseCode::policy, "banned");
    }
}

std::optional<Error> Hub::set_aside(Store& store, std::vector<TableWake> const& unfinished) {
    std::size_t other_rules = 0;
    for (TableWake const& table : unfinished) {
        Outcome<std::optional<std::string>> const setup = store.setup(table.table);
        if (!setup) return setup.error();
        std::optional<SetAside> const why = find_obstacle(setup->value_or(""));
        if (!why) continue;
        set_aside(table.table, *why);
        if (why->kind == SetAside::Kind::other_rules) ++other_rules;
    }
    if (unfinished.empty()) return {};
    log_line(LogLevel::info, {{"message", "The unfinished tables have been read."},
                              {"continue", std::to_string(unfinished.size() - set_aside_.size())},
                              {"other_rules", std::to_string(other_rules)},
                              {"unreadable", std::to_string(set_aside_.size() - other_rules)}});
    return {};
}

void Hub::set_aside(std::string const& id, SetAside const& why) {
    wakes_.remove(id);
    metrics_.tables_open = wakes_.size();
    // Reported once, or visitors could fill the log.
    if (set_aside_.insert(id).second)
        log_error(id, "The table is set aside, because it cannot be continued: " + why.reason.sentence);
    metrics_.tables_set_aside = static_cast<std::int64_t>(set_aside_.size());
}

void Hub::set_aside_record(RecordRequest const& request, RecordRead read) {
    // A table that can be opened has its record only after the game.
    open(request.table, request.address, [=, this](Outcome<LiveTable*, Denial> const& opened) {
        if (opened) return read(denial(denials::not_set_aside));
        Denial const refusal = opened.error();
        if (refusal.code != denials::unreadable_table.code) return read(refusal);
        storage_.ask([table = request.table](Store& store) { return store.load(table); },
                     [=, this](Outcome<std::optional<StoredTable>> loaded) {
                         if (!loaded || !*loaded) return read(refusal);
                         write_set_aside(request, std::move(**loaded), read);
                     });
    });
}

void Hub::write_set_aside(RecordRequest const& request, StoredTable stored, RecordRead const& read) {
    SeatKeys const keys{stored.tokens, stored.seat_tokens, stored.owners};
    if (!keys.by_token(request.token, time().wall) && !keys.by_browser(request.person))
        return read(denial(denials::private_table));
    workers_.ask(
        request.address, true, [stored = std::move(stored)] { return record_of(stored); },
        [read](std::optional<std::optional<std::string>> const& record) {
            if (!record || !*record) return read(denial(denials::unreadable_table));
            read(**record);
        });
}

bool Hub::take_bytes(std::string_view address, std::size_t bytes) {
    if (stored_bytes_.is_large()) stored_bytes_.sweep(now());
    return stored_bytes_.take(address, now(), static_cast<double>(bytes));
}

std::optional<Denial> Hub::over_quota(LiveTable const& live, Decision const& decision,
                                      std::string_view address) {
    if (decision.move || decision.entries.empty()) return {};
    std::size_t bytes = 0;
    for (Entry const& entry : decision.entries) bytes += write_entry(entry).size();
    if (live.bytes + bytes > limits().table_bytes) return denial(motherlode::denials::log_full);
    if (!take_bytes(address, bytes)) return denial(denials::too_many_bytes);
    return {};
}

}  // namespace motherlode::server
