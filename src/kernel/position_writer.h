#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/position_text.h"

namespace motherlode {

// Writes every field that it visits, except those hidden from the viewer.
class PositionWriter final : public FieldVisitor {
public:
    PositionWriter(KindNames const& names, StateParts parts, std::optional<Seat> viewer);
    ~PositionWriter() override;
    // The fields as TOML.
    std::string text() const;

private:
    struct Node;
    void value(std::string_view name, Cells& cells, FieldType const& type) override;
    void open(std::string_view name, FieldType const* label, int label_value, Layout layout) override;
    void close() override;
    int open_list(std::string_view name, void const* address, int size, int capacity) override;
    void open_item(int i) override;
    void close_list() override { close(); }
    void close_node();
    Node& child(std::string_view key);
    std::string value_text(std::int64_t value, FieldType const& type) const;

    KindNames const& names_;
    StateParts parts_;
    std::optional<Seat> viewer_;
    std::unique_ptr<Node> root_;
    std::vector<Node*> open_;
    std::vector<bool> labelled_;  // whether an open part is two nodes: [player.1]
};

}  // namespace motherlode
