#include "toy/toy.h"

#include <cstdlib>

#include "registry/game_type_of.h"
#include "source_tree.h"

namespace motherlode::nuggets {
namespace {

std::string text_of(std::string_view file) { return file_text(source_root() / "tests/toy/nuggets" / file); }

}  // namespace

GameType const& type() { return registered_type<Game>(); }

GameType const* find(std::string_view name) { return name == Game::info.name ? &type() : nullptr; }

Language const& words() {
    static Language const language = [] {
        Outcome<Language> loaded = Language::load(text_of("en.toml"), "en.toml");
        if (!loaded) std::abort();
        return std::move(*loaded);
    }();
    return language;
}

std::vector<RuleText> rulebook() {
    static std::string const text = text_of("rules.md");
    return parse_rulebook(text);
}

EditionSource placer() {
    static std::string const text = text_of("placer.toml");
    return {"placer.toml", text};
}

}  // namespace motherlode::nuggets
