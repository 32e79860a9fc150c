#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace motherlode::server {

class Lessons;

// The available languages, games, editions and bots as JSON. They are compiled in and never change.
std::string games_json(Lessons const& lessons, bool has_privacy_page);
// Empty if there is no such language, or no such game.
std::optional<std::string> messages_json(std::string_view language);
// `path` is a game, or a game and a language: "coloma/es". Empty if there is no such game, or no translation.
std::optional<std::string> rules_json(std::string_view path);

}  // namespace motherlode::server
