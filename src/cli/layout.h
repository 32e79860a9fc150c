#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kernel/style.h"

namespace motherlode::cli {

// The columns of a text in a terminal: a colour code has none, any other character one.
int display_width(std::string_view text);

enum class Align { left, right };
std::string padded(std::string_view text, int width, Align align = Align::left);
// At most `width` columns of a text without colour codes, with … if it was shortened.
std::string shortened(std::string_view text, int width);

// Wrapped between words into lines of at most `width` columns, all but the first indented.
std::string wrapped(std::string_view text, int width, int indent = 0);

// Wraps the lines that are wider than `width`, so that pictures that fit stay as they are.
std::string fitted(std::string_view text, int width);

// The parts of a text, separated by empty lines, that differ from the earlier text; all if the parts do not correspond. Of
// a long part that is no map, only the lines that differ.
std::string changed_parts(std::string_view before, std::string_view now);

// Cells in as many columns as fit, read downwards; each line ends with a newline.
std::string in_columns(std::vector<std::string> const& cells, int width);

class TextTable {
public:
    struct Column {
        std::string title;
        Align align = Align::left;
    };

    explicit TextTable(std::vector<Column> columns) : columns_{std::move(columns)} {}

    // One cell for each column.
    void add(std::vector<std::string> cells);
    std::string text(Style style) const;
    std::string markdown() const;

private:
    std::vector<int> widths() const;

    std::vector<Column> columns_;
    std::vector<std::vector<std::string>> rows_;
};

}  // namespace motherlode::cli
