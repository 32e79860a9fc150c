#include "kernel/edition_reader.h"

#include <algorithm>

namespace motherlode {
namespace {

constexpr int edition_format = 1;
constexpr std::string_view id_letters = "abcdefghijklmnopqrstuvwxyz0123456789_";

}  // namespace

void read_head(TomlFile const& file, TomlTable const& root, std::string_view game, EditionInfo& edition) {
    root.integer("format", edition_format, edition_format);
    if (file.valid() && root.string("game") != game)
        root.fail("game", "this is not an edition of " + std::string{game} + ".");
    edition.name = root.string("name");
    if (edition.name.empty() ||
        edition.name.find_first_not_of(std::string{id_letters} + "-") != std::string::npos)
        root.fail("name", "a name is made of lower-case letters, digits, - and _.");
    edition.title = root.string("title");
    edition.provenance = root.string("provenance");
}

void check_count(TomlTable const& counts, std::string_view key, std::size_t listed) {
    int const expected = counts.integer(key, 0, 1000);
    if (static_cast<std::size_t>(expected) != listed)
        counts.fail(key, "the box has " + std::to_string(expected) + ", but this file lists " +
                             std::to_string(listed) + ".");
}

std::vector<std::string> words_of(std::string_view line) {
    std::vector<std::string> words;
    for (std::size_t at = line.find_first_not_of(' '); at != std::string_view::npos;) {
        std::size_t const end = std::min(line.find(' ', at), line.size());
        words.emplace_back(line.substr(at, end - at));
        at = line.find_first_not_of(' ', end);
    }
    return words;
}

void check_id(TomlTable const& row, std::string_view key, std::string_view id) {
    if (id.empty() || id.find_first_not_of(id_letters) != std::string_view::npos)
        row.fail(key, "an id is made of lower-case letters, digits and underscores.");
}

int find_name(TomlTable const& row, std::string_view key, std::string_view name,
              std::string_view const* names, int count) {
    std::string known;
    for (int i = 0; i < count; ++i) {
        if (names[i] == name) return i;
        known.append(i == 0 ? "" : ", ").append(names[i]);
    }
    row.fail(key, "“" + std::string{name} + "” is none of " + known + ".");
    return 0;
}

}  // namespace motherlode
