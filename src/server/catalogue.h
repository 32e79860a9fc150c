#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace motherlode::server {

// What is on offer, as JSON: it comes from the program itself and never changes while it runs.
std::string games_json();
// Nothing where there is no such language, or no such game.
std::optional<std::string> messages_json(std::string_view language);
std::optional<std::string> rules_json(std::string_view game);

}  // namespace motherlode::server
