// Client messages about hints, reviews and playouts by bots.

#include "server/session.h"

namespace motherlode::server {
Asker Session::asker() { return {this, std::string{id()}, address_}; }

void Session::hint(JsonObject& message) {
    std::optional<std::int64_t> const version = message.integer("version", 0, INT32_MAX);
    if (!valid(message)) return;
    int const seen = static_cast<int>(*version);
    std::optional<Denial> const denial = hub_.analyses().hint(asker(), *live_, seen);
    if (denial && denial->code == "stale") resend_from(seen);
    if (denial) refuse(*denial);
}

void Session::review(JsonObject& message) {
    if (!valid(message)) return;
    if (std::optional<Denial> const denial = hub_.analyses().review(asker(), *live_)) refuse(*denial);
}

void Session::finish(JsonObject& message) {
    std::optional<std::int64_t> const move = message.integer("move", 0, INT32_MAX);
    std::optional<std::int64_t> const games = message.integer("games", 1, protocol::most_finishes);
    if (!valid(message)) return;
    std::optional<Denial> const denial =
        hub_.analyses().finish(asker(), *live_, static_cast<int>(*move), static_cast<int>(*games));
    if (denial) refuse(*denial);
}

}  // namespace motherlode::server
