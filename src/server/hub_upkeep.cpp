// What the operator and the lifetimes of tables do to tables in use.

#include "server/denials.h"
#include "server/hub.h"
#include "server/log.h"
#include "server/session.h"
#include "table/denials.h"

namespace motherlode::server {
namespace {

constexpr std::size_t most_addresses = 10'000;  // before inactive ones are removed

}  // namespace

int Hub::viewers(std::string const& id) const {
    auto const table_at = tables_.find(id);
    return table_at == tables_.end() ? 0 : static_cast<int>(table_at->second->sessions.size());
}

void Hub::evict(std::string const& id, DenialSpec const& reason) {
    committer_.flush();
    wakes_.remove(id);
    set_aside_.erase(id);
    metrics_.tables_open = wakes_.size();
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

std::optional<Error> Hub::set_aside(std::vector<TableWake> const& unfinished) {
    std::size_t other_rules = 0;
    for (TableWake const& table : unfinished) {
        Outcome<std::optional<std::string>> const setup = store_.setup(table.table);
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

Outcome<std::string, Denial>
Hub::set_aside_record(std::string const& id, std::optional<std::string_view> token, std::string_view person) {
    // A table that can be opened has its record only after the game.
    Outcome<LiveTable*, Denial> const opened = open(id);
    if (opened) return denial(denials::not_set_aside);
    Outcome<std::optional<StoredTable>> const stored = store_.load(id);
    if (opened.error().code != denials::unreadable_table.code || !stored || !*stored) return opened.error();
    SeatKeys const keys{(*stored)->tokens, (*stored)->seat_tokens, (*stored)->owners};
    if (!keys.by_token(token, time().wall) && !keys.by_browser(person)) return denial(denials::private_table);
    std::optional<std::string> record = record_of(**stored);
    if (!record) return denial(denials::unreadable_table);
    return std::move(*record);
}

bool Hub::take_bytes(std::string_view address, std::size_t bytes) {
    if (stored_bytes_.size() > most_addresses) stored_bytes_.sweep(now());
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
