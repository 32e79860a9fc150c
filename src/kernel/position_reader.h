#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "kernel/position_text.h"
#include "kernel/toml_reader.h"

namespace motherlode {

// Sets every field that it visits. The file that contains the table remembers the problems.
class PositionReader final : public FieldVisitor {
public:
    PositionReader(KindNames const& names, StateParts parts, std::optional<Seat> viewer, TomlTable root);

private:
    bool reads() const override { return true; }
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void open(std::string_view name, FieldType const* label, int label_value, Layout layout) override;
    void close() override;
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int i) override;
    void close_list() override { lists_.pop_back(); }
    void miss(std::string_view name) const;
    std::int64_t read(TomlValue const& value, FieldType const& type) const;
    void read_list(std::vector<TomlValue> const& values, std::string_view name, Cells& cells,
                   FieldType const& type) const;

    KindNames const& names_;
    StateParts parts_;
    std::optional<Seat> viewer_;
    std::vector<TomlTable> open_;
    std::vector<std::string> path_;  // the path of each open part within its parent
    std::vector<bool> labelled_;     // whether an open part is two tables: [player.1]
    std::vector<std::vector<TomlTable>> lists_;
};

}  // namespace motherlode
