// The rulebooks in docs/rules, the code and the tests cite each other by rule ids.

#include <algorithm>
#include <array>
#include <cctype>
#include <iterator>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "kernel/rulebook.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

// Everything in a text that looks like an id with this prefix: "BB-4.2a", "BB-5.2x10", and "BB-4.2" for a
// whole section.
std::set<std::string> cited_ids(std::string_view text, std::string_view prefix) {
    std::set<std::string> ids;
    std::string const start = std::string{prefix} + "-";
    for (std::size_t at = text.find(start); at != std::string_view::npos; at = text.find(start, at + 1)) {
        if (at > 0 && in_word(text[at - 1])) continue;
        std::size_t end = at + start.size();
        while (end < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '.'))
            ++end;
        while (text[end - 1] == '.') --end;  // the end of a sentence
        if (end > at + start.size() && std::isdigit(static_cast<unsigned char>(text[at + start.size()])) != 0)
            ids.emplace(text.substr(at, end - at));
    }
    return ids;
}

// "BB-4.2" is a section where a rule "BB-4.2a" exists, and "BB-4" is a chapter.
bool is_section(std::string const& id, std::set<std::string> const& known) {
    for (auto rule = known.lower_bound(id); rule != known.end() && rule->starts_with(id); ++rule)
        if (rule->size() > id.size() && std::isdigit(static_cast<unsigned char>((*rule)[id.size()])) == 0)
            return true;
    return false;
}

// Code, and golden examples. Tests of the machinery make ids up; what they name says nothing about a game.
std::vector<std::filesystem::path> files_that_cite(std::string_view folder) {
    std::vector<std::filesystem::path> files = files_below(folder, {".cpp", ".h", ".txt"});
    std::erase_if(files, [](std::filesystem::path const& file) {
        std::string const path = file.lexically_relative(source_root()).string();
        return path.starts_with("tests/kernel/") || path.starts_with("tests/docs/") ||
               path.starts_with("tests/suite/");
    });
    return files;
}

// A golden example names its rules in the first line; the log below it is no citation.
std::string citing_text(std::filesystem::path const& file) {
    std::string const text = file_text(file);
    return file.extension() == ".txt" ? text.substr(0, text.find('\n')) : text;
}

std::string listed(std::set<std::string> const& ids) {
    std::string text;
    for (std::string const& id : ids) text += " " + id;
    return text;
}

// Rules have the game's prefix, "BB-4.2a"; rulings have it in small letters, "bb-7".
struct Book {
    std::string game;
    std::string prefix;
    std::string ruling_prefix;
    std::set<std::string> rules;
    std::set<std::string> rulings;
    std::set<std::string> marked;  // rules that need no code
    std::set<std::string> twice;
    std::set<std::string> neither;
};

std::array<std::string, 2> prefixes_of(GameInfo const& info) {
    std::string ruling;
    for (char const c : info.rule_prefix)
        ruling += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return {std::string{info.rule_prefix}, ruling};
}

Book book_of(GameInfo const& info) {
    Book book;
    book.game = info.name;
    auto const [prefix, ruling_prefix] = prefixes_of(info);
    book.prefix = prefix;
    book.ruling_prefix = ruling_prefix;
    std::string const text = file_text(source_root() / "docs/rules" / (std::string{info.name} + ".md"));
    for (RuleText const& rule : parse_rulebook(text)) {
        std::set<std::string> const id{std::string{rule.id}};
        bool const is_ruling = cited_ids(rule.id, book.ruling_prefix) == id;
        if (!is_ruling && cited_ids(rule.id, book.prefix) != id)
            book.neither.merge(std::set{id});
        else if (!(is_ruling ? book.rulings : book.rules).emplace(rule.id).second)
            book.twice.merge(std::set{id});
        if (!is_ruling && !rule.needs_code) book.marked.emplace(rule.id);
    }
    return book;
}

std::vector<Book> all_books() {
    std::vector<Book> books;
    for (GameType const* game : all_games()) books.push_back(book_of(game->info()));
    return books;
}

// What none of these folders' files cites.
std::set<std::string> uncited(std::set<std::string> ids, std::string const& prefix,
                              std::vector<std::string_view> const& folders) {
    for (std::string_view const folder : folders)
        for (auto const& file : files_that_cite(folder))
            for (std::string const& id : cited_ids(citing_text(file), prefix)) ids.erase(id);
    return ids;
}

// The languages of messages/.
std::vector<std::string> languages() {
    std::vector<std::string> names;
    for (auto const& file : files_below("messages", {".toml"})) names.push_back(file.stem().string());
    return names;
}

TEST(RuleIds, EveryGameHasARulebook) {
    for (Book const& book : all_books()) EXPECT_FALSE(book.rules.empty()) << book.prefix;
    // And every rulebook a game: a book that nobody registered would never be checked.
    EXPECT_EQ(files_below("docs/rules", {".md"}).size(), all_books().size() * languages().size());
}

TEST(RuleIds, EveryTranslationHasTheSameRulesInTheSameOrder) {
    for (GameType const* game : all_games())
        for (std::string const& language : languages()) {
            std::string_view const name = game->info().name;
            std::vector<RuleText> const original = rulebook_of(name);
            std::vector<RuleText> const translation = rulebook_of(name, language);
            ASSERT_EQ(translation.size(), original.size()) << name << " in " << language;
            std::map<std::string_view, std::string_view> headings;
            for (std::size_t i = 0; i < original.size(); ++i) {
                std::string const id{original[i].id};
                EXPECT_EQ(translation[i].id, id) << language;
                EXPECT_FALSE(translation[i].text.empty()) << id << " in " << language;
                for (std::string const& prefix : prefixes_of(game->info()))
                    EXPECT_EQ(cited_ids(translation[i].text, prefix), cited_ids(original[i].text, prefix))
                        << id << " in " << language;
                // Whoever translates one heading translates it everywhere.
                auto const [heading, is_new] = headings.emplace(original[i].heading, translation[i].heading);
                EXPECT_EQ(heading->second, translation[i].heading) << id << " in " << language;
                EXPECT_EQ(translation[i].text == original[i].text, language == "en")
                    << id << " in " << language;
            }
        }
}

TEST(RuleIds, AreUniqueAndOfTheirGame) {
    for (Book const& book : all_books()) {
        EXPECT_TRUE(book.twice.empty()) << "These ids stand twice in the rulebook:" << listed(book.twice);
        EXPECT_TRUE(book.neither.empty())
            << "These are ids of neither a rule nor a ruling:" << listed(book.neither);
    }
}

TEST(RuleIds, EveryRuleIsCitedByATest) {
    for (Book const& book : all_books()) {
        std::set<std::string> const missing = uncited(book.rules, book.prefix, {"tests"});
        EXPECT_TRUE(missing.empty()) << missing.size() << " rules are cited by no test:" << listed(missing);
    }
}

// A rule is in the code where it is implemented, or the rulebook marks it with "(no code)"; never both.
TEST(RuleIds, EveryRuleIsInTheCodeOrNeedsNone) {
    for (Book const& book : all_books()) {
        std::string const folder = "src/games/" + book.game;
        std::set<std::string> const not_in_code = uncited(book.rules, book.prefix, {folder});
        std::set<std::string> differing;
        std::set_symmetric_difference(not_in_code.begin(), not_in_code.end(), book.marked.begin(),
                                      book.marked.end(), std::inserter(differing, differing.end()));
        EXPECT_TRUE(differing.empty())
            << "These are neither in " << folder << " nor marked, or both:" << listed(differing);
    }
}

// A ruling settles rules that are tested under their own ids; it must at least be put to use.
TEST(RuleIds, EveryRulingIsCitedSomewhere) {
    for (Book const& book : all_books()) {
        std::set<std::string> const missing = uncited(book.rulings, book.ruling_prefix, {"src", "tests"});
        EXPECT_TRUE(missing.empty()) << missing.size() << " rulings are cited nowhere:" << listed(missing);
    }
}

TEST(RuleIds, EveryIdCitedExists) {
    std::string unknown;
    for (Book const& book : all_books()) {
        for (std::string_view const folder : {"src", "tests"}) {
            for (auto const& file : files_that_cite(folder)) {
                std::string const where = "\n" + file.lexically_relative(source_root()).string() + ": ";
                for (std::string const& id : cited_ids(citing_text(file), book.prefix))
                    if (!book.rules.contains(id) && !is_section(id, book.rules)) unknown += where + id;
                for (std::string const& id : cited_ids(citing_text(file), book.ruling_prefix))
                    if (!book.rulings.contains(id) && !is_section(id, book.rulings)) unknown += where + id;
            }
        }
    }
    EXPECT_EQ(unknown, "") << "These ids are in no rulebook.";
}

TEST(RuleIds, AreFoundAsWholeWords) {
    EXPECT_EQ(cited_ids("[BB-4.2a] (BB-5.2x10). See BB-4.2.", "BB"),
              (std::set<std::string>{"BB-4.2", "BB-4.2a", "BB-5.2x10"}));
    EXPECT_EQ(cited_ids("ABB-1.1a BB-x BB- bb-5", "BB"), std::set<std::string>{});
    std::set<std::string> const known{"BB-4.2a", "BB-4.20b"};
    for (std::string const id : {"BB-4", "BB-4.2", "BB-4.20"}) EXPECT_TRUE(is_section(id, known)) << id;
    for (std::string const id : {"BB-4.1", "BB-4.2a", "BB-3", "BB-4.2ab"})
        EXPECT_FALSE(is_section(id, known)) << id;
}

}  // namespace
}  // namespace motherlode
