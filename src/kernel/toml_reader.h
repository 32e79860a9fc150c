#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"

namespace motherlode {

struct TomlDocument;

// A table of a TOML file, read strictly. A missing key, a wrong type or a number out of bounds yields
// a default and is remembered with its place; the first such error is what `TomlFile::finish` returns,
// so a loader reads straight on. A key that nobody asked for is an error too.
class TomlTable {
public:
    bool has(std::string_view key) const;
    bool holds_table(std::string_view key) const;
    int integer(std::string_view key, int least, int most) const;
    std::string string(std::string_view key) const;
    std::vector<int> integers(std::string_view key, int least, int most) const;
    std::vector<std::string> strings(std::string_view key) const;
    TomlTable table(std::string_view key) const;
    std::vector<TomlTable> tables(std::string_view key) const;
    std::vector<std::string> keys() const;

    // Remembers that something is wrong with `key` here: "file:line: key: sentence".
    void fail(std::string_view key, std::string_view sentence) const;

private:
    friend class TomlFile;
    TomlTable(TomlDocument* document, void const* node) : document_{document}, node_{node} {}

    TomlDocument* document_;
    void const* node_;  // a toml::table, or null where one was missing
};

class TomlFile {
public:
    // `origin` names the text in errors: a path, as a rule.
    TomlFile(std::string_view text, std::string_view origin);
    ~TomlFile();
    TomlFile(TomlFile const&) = delete;
    TomlFile& operator=(TomlFile const&) = delete;

    TomlTable root() const;
    // Anything wrong so far? Loaders ask before they rely on what they have read.
    bool sound() const;
    // The first error, or nothing if all was well and every key was read.
    std::optional<Error> finish();

private:
    std::unique_ptr<TomlDocument> document_;
};

}  // namespace motherlode
