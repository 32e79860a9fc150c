#include "server/catalogue.h"

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "kernel/embedded_files.h"
#include "kernel/json.h"
#include "kernel/option_rules.h"
#include "kernel/rulebook.h"
#include "kernel/words.h"
#include "registry/registry.h"
#include "server/lessons.h"

namespace motherlode::server {
namespace {

// The names of the embedded files in a folder, without extension.
std::vector<std::string> names_in(std::string const& folder, std::string_view ending) {
    std::vector<std::string> names;
    for (EmbeddedFile const& file : embedded_files())
        if (file.path.starts_with(folder) && file.path.ends_with(ending))
            names.emplace_back(
                file.path.substr(folder.size(), file.path.size() - folder.size() - ending.size()));
    return names;
}

// The default first, like the values of an option.
std::vector<std::string> editions_of(GameInfo const& info) {
    std::vector<std::string> names = names_in("editions/" + std::string{info.name} + "/", ".toml");
    std::stable_partition(names.begin(), names.end(),
                          [&](std::string const& name) { return name == info.default_edition; });
    return names;
}

void write_editions(JsonWriter& json, GameType const& game) {
    json.key("editions").begin_array();
    for (std::string const& name : editions_of(game.info())) {
        Outcome<EditionSource> const source = embedded_edition(game.info(), name);
        if (!source) continue;
        Outcome<EditionInfo> const edition = game.check_edition(*source);
        if (!edition) continue;
        json.begin_object().field("name", edition->name).field("title", edition->title);
        json.field("provenance", edition->provenance).end_object();
    }
    json.end_array();
}

void write_game(JsonWriter& json, GameType const& game, Lessons const& lessons) {
    GameInfo const& info = game.info();
    json.begin_object().field("name", info.name).field("title", info.title);
    json.field("designers", info.designers);
    json.field("min_players", info.min_players).field("max_players", info.max_players);
    write_editions(json, game);
    json.key("options").begin_array();
    for (OptionSpec const& option : info.options) {
        json.begin_object().field("name", option.name).key("values").begin_array();
        for (std::string_view const value : option.values) json.value(value);
        json.end_array();
        OptionRule const* const rule = OptionRules::of(info, option.name);
        if (rule != nullptr && !rule->used_with.option.empty()) {
            json.key("used_with").begin_object().field("option", rule->used_with.option);
            json.key("values").begin_array();
            for (std::string_view const value : rule->used_with.values) json.value(value);
            json.end_array().end_object();
        }
        json.end_object();
    }
    json.end_array().key("score_sources").begin_array();
    for (std::string_view const source : info.score_sources) json.value(source);
    json.end_array().key("lessons");
    lessons.write_list(json, info.name);
    json.end_object();
}

}  // namespace

std::string games_json(Lessons const& lessons, bool has_privacy_page) {
    JsonWriter json;
    json.begin_object().key("games").begin_array();
    for (GameType const* const game : all_games()) write_game(json, *game, lessons);
    json.end_array().key("bots").begin_array();
    for (std::string_view const bot : bot_names()) json.value(bot);
    json.end_array().key("languages").begin_array();
    for (std::string const& language : names_in("messages/", ".toml")) json.value(language);
    json.end_array().field("privacy", has_privacy_page).end_object();
    return json.text();
}

std::optional<std::string> messages_json(std::string_view language) {
    std::string const path = "messages/" + std::string{language} + ".toml";
    std::string_view const contents = embedded_file(path);
    if (contents.data() == nullptr) return {};
    Outcome<Language> const words = Language::load(contents, path);
    if (!words) return {};
    JsonWriter json;
    json.begin_object();
    for (auto const& [key, sentence] : words->sentences()) json.field(key, sentence);
    return json.end_object().text();
}

std::optional<std::string> rules_json(std::string_view path) {
    std::size_t const slash = path.find('/');
    std::string_view const game = path.substr(0, slash);
    std::string_view const language = slash == std::string_view::npos ? "en" : path.substr(slash + 1);
    std::vector<RuleText> const rules = rulebook_of(game, language);
    if (find_game(game) == nullptr || rules.empty()) return {};
    JsonWriter json;
    json.begin_object().key("rules").begin_array();
    for (RuleText const& rule : rules)
        json.begin_object()
            .field("id", rule.id)
            .field("heading", rule.heading)
            .field("text", rule.text)
            .end_object();
    return json.end_array().end_object().text();
}

}  // namespace motherlode::server
