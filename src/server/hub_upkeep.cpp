// What the operator and the lifetimes of tables do to tables in use.

#include "server/denials.h"
#include "server/hub.h"
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
