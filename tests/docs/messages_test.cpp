// Every language says all that the games can say, with the arguments they have, and nothing else.

#include <map>
#include <regex>
#include <set>

#include <gtest/gtest.h>

#include "bots/levels.h"
#include "kernel/words.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

// The messages by which tables and the server refuse something, with the names and kinds of their arguments. They are
// read from the source, so that none is left out.
std::map<std::string, std::map<std::string, std::string>> denial_keys() {
    std::regex const spec{R"re(DenialSpec \w+\{\s*"\w+",\s*\{\s*"([\w.]+)",\s*(\{[^;]*)\}\};)re"};
    std::regex const argument{R"re(\{"(\w+)", ([\w:]+)\})re"};
    std::map<std::string, std::map<std::string, std::string>> keys;
    std::size_t declared = 0;
    for (char const* file :
         {"src/table/denials.h", "src/lessons/denials.h", "src/protocol/denials.h", "src/server/denials.h"}) {
        std::string const text = file_text(source_root() / file);
        for (std::size_t at = text.find("DenialSpec "); at != std::string::npos;
             at = text.find("DenialSpec ", at + 1))
            ++declared;
        for (std::sregex_iterator found{text.begin(), text.end(), spec}, end; found != end; ++found) {
            std::map<std::string, std::string>& arguments = keys[(*found)[1]];
            std::string const list = (*found)[2];
            for (std::sregex_iterator at{list.begin(), list.end(), argument}; at != end; ++at)
                arguments[(*at)[1]] = (*at)[2];
        }
    }
    EXPECT_EQ(keys.size(), declared);
    return keys;
}

// The keys that games, tables and the server need, each with the names of its arguments.
std::map<std::string, std::set<std::string>> needed_keys() {
    std::map<std::string, std::set<std::string>> needed;
    for (GameType const* game : all_games()) {
        for (MessageSpec const* spec : game->info().messages) {
            std::set<std::string>& names = needed[std::string{spec->key}];
            for (int i = 0; i < spec->count; ++i) names.emplace(spec->args[i].name);
        }
        std::string const name{game->info().name};
        for (std::string_view const source : game->info().score_sources) {
            needed[std::string{source}];
            // The topic "scoring" explains each source.
            needed[name + ".page.scores_" + std::string{source.substr(source.rfind('.') + 1)}];
        }
        needed[name + ".goal"];
        visit_game(*game, [&]<class Game>() {
            for (Topic const& topic : topics(static_cast<Game const*>(nullptr)))
                needed[name + ".topic." + std::string{topic.name}];
        });
    }
    for (auto const& [key, arguments] : denial_keys())
        for (auto const& [name, kind] : arguments) needed[key].insert(name);
    for (auto const& [key, arguments] : denial_keys()) needed[key];
    for (Level const& level : levels) needed["level." + std::string{level.name}];
    needed["server.notice.page_not_built"];
    return needed;
}

// Words for the values of arguments; which of them a language has is up to it.
bool is_term(std::string_view key) {
    for (GameType const* game : all_games())
        for (std::string_view const kind :
             {"building", "cube",  "terrain", "resource", "goods",   "card",    "office",   "single",
              "thing",    "where", "measure", "measures", "deck",    "product", "industry", "event_card",
              "piece",    "role",  "barrel",  "bridge",   "pioneer", "one",     "edition"})
            if (key.starts_with(std::string{game->info().name}.append(".").append(kind).append(".")))
                return true;
    return false;
}

// What the page says by itself. Its sources know these keys; here the languages are held against English.
bool is_of_the_page(std::string_view key) {
    for (GameType const* game : all_games())
        if (key.starts_with(std::string{game->info().name} + ".page.")) return true;
    return key.starts_with("page.");
}

struct Table {
    std::string file;
    Language language;
};

std::vector<Table> all_tables() {
    std::vector<Table> tables;
    for (auto const& file : files_below("messages", {".toml"})) {
        Outcome<Language> language = Language::load(file_text(file), file.filename().string());
        if (language)
            tables.push_back({file.filename().string(), *language});
        else
            ADD_FAILURE() << language.error().sentence;
    }
    return tables;
}

// Every { has its }, and between them a name, or a name and two forms.
std::string problem_with_braces(std::string_view sentence) {
    for (std::size_t at = 0; at < sentence.size(); ++at) {
        if (sentence[at] == '}') return "a } without {";
        if (sentence[at] != '{') continue;
        std::size_t const close = sentence.find('}', at);
        if (close == std::string_view::npos) return "a { without }";
        std::string_view const inside = sentence.substr(at + 1, close - at - 1);
        if (inside.empty() || inside.find('{') != std::string_view::npos) return "braces that hold no name";
        std::size_t const colon = inside.find(':');
        if (colon != std::string_view::npos && std::count(inside.begin(), inside.end(), '|') != 1)
            return "a choice that is not between two forms";
        at = close;
    }
    return {};
}

// English as it is on disk.
Language english() {
    for (Table const& table : all_tables())
        if (table.file == "en.toml") return table.language;
    ADD_FAILURE() << "There is no messages/en.toml.";
    return {};
}

// The page shows the tip gold_west.tip.leave with the prompt gold_west.prompt.leave. Other keys stay as they are.
std::string prompt_of_tip(std::string key) {
    constexpr std::string_view tip = ".tip.";
    if (std::size_t const at = key.find(tip); at != std::string::npos)
        key.replace(at, tip.size(), ".prompt.");
    return key;
}

TEST(Messages, EnglishIsComplete) {
    Language const language = english();
    std::string missing;
    for (auto const& [key, names] : needed_keys())
        if (language.find(key) == nullptr) missing += "\n" + key;
    EXPECT_EQ(missing, "") << "English has no sentence for these keys.";
}

// A refusal is shown as it is, so every language has all of them, with all their arguments.
TEST(Messages, EveryLanguageHasEveryRefusalOfTablesAndServer) {
    std::string wrong;
    for (auto const& [file, language] : all_tables()) {
        for (auto const& [key, arguments] : denial_keys()) {
            std::string const* sentence = language.find(key);
            if (sentence == nullptr) wrong += "\n" + file + ": " + key;
            for (auto const& [name, kind] : arguments)
                if (sentence != nullptr && sentence->find("{" + name + "}") == std::string::npos)
                    wrong += "\n" + file + ": " + key + ": no {" + name + "}";
        }
    }
    EXPECT_EQ(wrong, "");
}

TEST(Messages, NoTableHasAKeyThatNothingUses) {
    auto const needed = needed_keys();
    Language const original = english();
    std::string unused;
    for (auto const& [file, language] : all_tables()) {
        for (auto const& [key, sentence] : language.sentences()) {
            bool const used = needed.contains(key) || is_term(key) || needed.contains(prompt_of_tip(key)) ||
                              (is_of_the_page(key) && original.find(key) != nullptr);
            if (!used) unused += "\n" + file + ": " + key;
        }
    }
    EXPECT_EQ(unused, "") << "Nothing uses these keys.";
}

TEST(Messages, SentencesUseOnlyArgumentsTheyAreGiven) {
    auto needed = needed_keys();
    Language const original = english();
    // The page gives its own texts and the tips their arguments.
    for (auto const& [key, sentence] : original.sentences())
        if (is_of_the_page(key) || prompt_of_tip(key) != key)
            for (std::string const& name : arguments_of(sentence)) needed[key].insert(name);

    std::string wrong;
    for (auto const& [file, language] : all_tables()) {
        for (auto const& [key, sentence] : language.sentences()) {
            std::string const where = "\n" + file + ": " + key + ": ";
            if (sentence.empty()) wrong += where + "is empty";
            if (std::string const problem = problem_with_braces(sentence); !problem.empty())
                wrong += where + problem;
            for (std::string const& name : arguments_of(sentence))
                if (!needed[key].contains(name)) wrong += where + "there is no {" + name + "}";
        }
    }
    EXPECT_EQ(wrong, "");
}

// A choice between forms goes by a number; a seat or a card would choose nonsense.
TEST(Messages, FormsAreChosenByNumbersOnly) {
    std::string wrong;
    for (auto const& [file, language] : all_tables()) {
        for (GameType const* game : all_games()) {
            for (MessageSpec const* spec : game->info().messages) {
                std::string const* sentence = language.find(spec->key);
                for (int i = 0; sentence != nullptr && i < spec->count; ++i) {
                    std::string const choice = "{" + std::string{spec->args[i].name} + ":";
                    if (spec->args[i].kind != ArgKind::number && sentence->find(choice) != std::string::npos)
                        wrong += "\n" + file + ": " + std::string{spec->key} + ": " + choice;
                }
            }
        }
        for (auto const& [key, arguments] : denial_keys()) {
            std::string const* sentence = language.find(key);
            for (auto const& [name, kind] : arguments)
                if (sentence != nullptr && kind != "ArgKind::number" &&
                    sentence->find("{" + name + ":") != std::string::npos)
                    wrong += "\n" + file + ": " + key + ": " + name;
        }
    }
    EXPECT_EQ(wrong, "");
}

TEST(Messages, SpecsAreNamedAfterTheirGameAndListedOnce) {
    for (GameType const* game : all_games()) {
        std::set<std::string_view> keys;
        for (MessageSpec const* spec : game->info().messages) {
            EXPECT_TRUE(keys.insert(spec->key).second) << spec->key << " is listed twice.";
            EXPECT_TRUE(spec->key.starts_with(std::string{game->info().name} + ".")) << spec->key;
        }
    }
}

TEST(Messages, BracesAreChecked) {
    EXPECT_EQ(problem_with_braces("{seat} has {n} {n:point|points}."), "");
    for (std::string_view const bad : {"{seat has", "seat} has", "{}", "{a{b}}", "{n:point}", "{n:a|b|c}"})
        EXPECT_NE(problem_with_braces(bad), "") << bad;
}

}  // namespace
}  // namespace motherlode
