#include "cli/layout.h"

#include <algorithm>
#include <cassert>

namespace motherlode::cli {
namespace {

bool starts_character(char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }

std::string without_trailing_spaces(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line;
}

}  // namespace

int display_width(std::string_view text) {
    int width = 0;
    bool in_code = false;
    for (char const c : text) {
        if (c == '\x1b')
            in_code = true;
        else if (in_code)
            in_code = c != 'm';
        else if (starts_character(c))
            ++width;
    }
    return width;
}

std::string padded(std::string_view text, int width, Align align) {
    std::string const space(static_cast<std::size_t>(std::max(0, width - display_width(text))), ' ');
    return align == Align::left ? std::string{text} + space : space + std::string{text};
}

std::string shortened(std::string_view text, int width) {
    if (display_width(text) <= width) return std::string{text};
    std::size_t end = 0;
    for (int columns_used = 0; end < text.size(); ++end)
        if (starts_character(text[end]) && ++columns_used == std::max(1, width)) break;
    return std::string{text.substr(0, end)} + "…";
}

std::string wrapped(std::string_view text, int width, int indent) {
    std::string lines;
    int used = 0;
    while (!text.empty()) {
        std::size_t const space = text.find(' ');
        std::string_view const word = text.substr(0, space);
        text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
        if (word.empty()) continue;
        int const needed = display_width(word);
        if (used > 0 && used + 1 + needed > width - indent) {
            lines.append("\n").append(static_cast<std::size_t>(indent), ' ');
            used = 0;
        } else if (used > 0) {
            lines += ' ';
            ++used;
        }
        lines += word;
        used += needed;
    }
    return lines;
}

std::string fitted(std::string_view text, int width) {
    std::string result;
    while (!text.empty()) {
        std::string_view const line = text.substr(0, text.find('\n'));
        std::size_t const spaces = std::min(line.find_first_not_of(' '), line.size());
        if (display_width(line) > width)
            result +=
                std::string(spaces, ' ') + wrapped(line.substr(spaces), width, static_cast<int>(spaces) + 4);
        else
            result += line;
        result += '\n';
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return result;
}

namespace {

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        std::size_t const end = std::min(text.find('\n'), text.size() - 1);
        lines.push_back(text.substr(0, end + 1));
        text.remove_prefix(end + 1);
    }
    return lines;
}

// A map of hexes makes no sense without the lines around a change.
bool is_map(std::string_view part) {
    std::size_t const first = part.find_first_not_of(' ');
    bool const has_border = first != std::string_view::npos &&
                            std::string_view{"-~^="}.find(part[first]) != std::string_view::npos;
    return has_border || part.find(".'") != std::string_view::npos;
}

// All of a short part or of a map; otherwise the changed lines.
std::string changed_lines(std::string_view before, std::string_view now) {
    constexpr std::size_t short_part = 3;
    std::vector<std::string_view> const old_lines = lines_of(before);
    std::vector<std::string_view> const lines = lines_of(now);
    if (lines.size() <= short_part || lines.size() != old_lines.size() || is_map(now))
        return std::string{now};
    std::string changed;
    for (std::size_t i = 0; i < lines.size(); ++i)
        if (lines[i] != old_lines[i]) changed += lines[i];
    return changed;
}

}  // namespace

std::string changed_parts(std::string_view before, std::string_view now) {
    auto const parts_of = [](std::string_view text) {
        std::vector<std::string_view> parts;
        for (std::size_t end = text.find("\n\n"); end != std::string_view::npos; end = text.find("\n\n")) {
            parts.push_back(text.substr(0, end + 1));
            text.remove_prefix(end + 2);
        }
        parts.push_back(text);
        return parts;
    };
    std::vector<std::string_view> const old_parts = parts_of(before);
    std::vector<std::string_view> const parts = parts_of(now);
    if (old_parts.size() != parts.size()) return std::string{now};
    std::string changed;
    for (std::size_t i = 0; i < parts.size(); ++i)
        if (parts[i] != old_parts[i])
            changed.append(changed.empty() ? "" : "\n").append(changed_lines(old_parts[i], parts[i]));
    return changed;
}

std::string in_columns(std::vector<std::string> const& cells, int width) {
    constexpr int gap = 3;
    int widest = 1;
    for (std::string const& cell : cells) widest = std::max(widest, display_width(cell));
    int const count = static_cast<int>(cells.size());
    int const columns = std::clamp((width + gap) / (widest + gap), 1, std::max(1, count));
    int const lines = (count + columns - 1) / columns;

    std::string text;
    for (int line = 0; line < lines; ++line) {
        std::string row;
        for (int i = line; i < count; i += lines)
            row += padded(cells[static_cast<std::size_t>(i)], widest + gap);
        text += without_trailing_spaces(std::move(row)) + "\n";
    }
    return text;
}

void TextTable::add(std::vector<std::string> cells) {
    assert(cells.size() == columns_.size());
    rows_.push_back(std::move(cells));
}

std::vector<int> TextTable::widths() const {
    std::vector<int> widths;
    for (std::size_t i = 0; i < columns_.size(); ++i) {
        int widest = display_width(columns_[i].title);
        for (auto const& row : rows_) widest = std::max(widest, display_width(row[i]));
        widths.push_back(widest);
    }
    return widths;
}

std::string TextTable::text(Style style) const {
    std::vector<int> const widths = this->widths();
    auto const line = [&](auto const& cell_of) {
        std::string row;
        for (std::size_t i = 0; i < columns_.size(); ++i)
            row.append(i == 0 ? "" : "  ").append(padded(cell_of(i), widths[i], columns_[i].align));
        return without_trailing_spaces(std::move(row));
    };
    std::string text = style.bold(line([&](std::size_t i) { return columns_[i].title; })) + "\n";
    for (auto const& row : rows_) text += line([&](std::size_t i) { return row[i]; }) + "\n";
    return text;
}

std::string TextTable::markdown() const {
    std::string text = "|";
    for (Column const& column : columns_) text += " " + column.title + " |";
    text += "\n|";
    for (Column const& column : columns_) text += column.align == Align::left ? "---|" : "---:|";
    text += "\n";
    for (auto const& row : rows_) {
        text += "|";
        for (std::string const& cell : row) text += " " + cell + " |";
        text += "\n";
    }
    return text;
}

}  // namespace motherlode::cli
