#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/outcome.h"

namespace motherlode {

struct TomlDocument;

// A number, a boolean or a string in a TOML file. Each function returns nothing if the type differs.
class TomlValue {
public:
    std::optional<std::int64_t> number() const;
    std::optional<bool> truth() const;
    std::optional<std::string> text() const;
    // Reports an error at this value.
    void fail(std::string_view sentence) const;

private:
    friend class TomlTable;
    TomlValue(TomlDocument* document, void const* node, std::string_view key)
        : document_{document}, node_{node}, key_{key} {}

    TomlDocument* document_;
    void const* node_;
    std::string key_;
};

// A table of a TOML file, read strictly. A missing key, a wrong type or a number out of bounds gives a default and is
// remembered with its place; `TomlFile::finish` returns the first such error. So a loader can read on without checks. A
// key that no loader has read is an error too.
class TomlTable {
public:
    bool has(std::string_view key) const;
    bool holds_table(std::string_view key) const;
    int integer(std::string_view key, int least, int most) const;
    std::string string(std::string_view key) const;
    std::vector<int> integers(std::string_view key, int least, int most) const;
    std::vector<std::string> strings(std::string_view key) const;
    // Of any type.
    std::optional<TomlValue> value(std::string_view key) const;
    std::vector<TomlValue> values(std::string_view key) const;
    TomlTable table(std::string_view key) const;
    // An empty table if it is missing.
    TomlTable table_if_any(std::string_view key) const;
    bool is_missing() const { return node_ == nullptr; }
    std::vector<TomlTable> tables(std::string_view key) const;
    std::vector<std::string> keys() const;

    // Reports an error about `key` here: "file:line: key: sentence".
    void fail(std::string_view key, std::string_view sentence) const;

private:
    friend class TomlFile;
    TomlTable(TomlDocument* document, void const* node) : document_{document}, node_{node} {}

    TomlDocument* document_;
    void const* node_;  // a toml::table, or null if it was missing
};

class TomlFile {
public:
    // `origin` names the text in errors: usually a path.
    TomlFile(std::string_view text, std::string_view origin);
    ~TomlFile();
    TomlFile(TomlFile const&) = delete;
    TomlFile& operator=(TomlFile const&) = delete;

    TomlTable root() const;
    // False after any error. Loaders check it before they use values that they have read.
    bool valid() const;
    // The first error, or nothing if every key was read without errors.
    std::optional<Error> finish();

private:
    std::unique_ptr<TomlDocument> document_;
};

}  // namespace motherlode
