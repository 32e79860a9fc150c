// Ids of clients' requests: a repeated request is recognised, even after a restart.

#include "kernel/hash.h"
#include "table/table.h"

namespace motherlode {
namespace {

// The number of request ids remembered for each seat. A client repeats only the few requests without an answer.
constexpr std::size_t ids_remembered = 32;

std::uint64_t hash_of(std::string_view client) {
    Hasher hasher;
    hasher.add(client);
    return hasher.value();
}

// The request that caused the entry; empty if an old log does not say whether it was an undo, a restart or ask_undo.
std::string_view request_name(Entry const& entry) {
    switch (entry.kind) {
        case Entry::Kind::move: return "move";
        case Entry::Kind::undo: return entry.text;
        case Entry::Kind::chat: return "chat";
        case Entry::Kind::name: return "name";
        case Entry::Kind::leave: return "leave";
        case Entry::Kind::come_back: return "return";
        case Entry::Kind::time_out: break;
        case Entry::Kind::ask_undo: return "ask_undo";
        case Entry::Kind::agree: return "agree";
        case Entry::Kind::decline: return "decline";
        case Entry::Kind::hints: return entry.number == 1 ? "hints" : "no hints";
        case Entry::Kind::mute: return "mute";
        case Entry::Kind::unmute: return "unmute";
        case Entry::Kind::remove: return "remove";
        case Entry::Kind::resign: return "resign";
        case Entry::Kind::end: return entry.number == 1 ? "end" : "no end";
        case Entry::Kind::replace: return "replace";
        case Entry::Kind::rematch: break;
    }
    return {};
}

std::string request_text(Entry const& entry) {
    switch (entry.kind) {
        case Entry::Kind::undo: return {};
        case Entry::Kind::mute:
        case Entry::Kind::unmute:
        case Entry::Kind::remove:
        case Entry::Kind::replace: return std::to_string(entry.number);
        default: return entry.text;
    }
}

}  // namespace

void Table::remember(Entry const& entry) {
    if (entry.client.empty()) return;
    std::vector<AnsweredRequest>& answered = answered_[index(entry.seat)];
    if (answered.size() == ids_remembered) answered.erase(answered.begin());
    Content const content{request_name(entry), request_text(entry)};
    answered.push_back({hash_of(entry.client),
                        content.name.empty() ? std::nullopt : std::optional{content.hash()}, version()});
}

std::uint64_t Table::Content::hash() const {
    Hasher hasher;
    hasher.add(name);
    hasher.add(text);
    return hasher.value();
}

Table::AnsweredRequest const* Table::answered_request(Seat seat, std::string_view client) const {
    if (client.empty()) return nullptr;
    std::uint64_t const client_hash = hash_of(client);
    for (AnsweredRequest const& request : answered_[index(seat)])
        if (request.client == client_hash) return &request;
    return nullptr;
}

}  // namespace motherlode
