#include "kernel/hex_text.h"

#include <algorithm>

namespace motherlode {
namespace {

constexpr int half_width = 3;

}  // namespace

void HexText::add(Axial place, std::string first_line, std::string second_line) {
    int const left_edge = 2 * place.q + place.r;
    rows_[place.r][left_edge] = {std::move(first_line), std::move(second_line)};
    leftmost_ = std::min(leftmost_, left_edge);
}

std::string HexText::text() const {
    int const first = rows_.begin()->first;
    int const last = rows_.rbegin()->first;
    std::string text = border(first - 1);
    for (int r = first; r <= last; ++r) text += line(r, 0) + line(r, 1) + border(r);
    return text;
}

bool HexText::has(int r, int left_edge) const {
    auto const row = rows_.find(r);
    return row != rows_.end() && row->second.contains(left_edge);
}

std::string HexText::line(int r, int line_number) const {
    auto const row = rows_.find(r);
    if (row == rows_.end()) return {};
    std::string text;
    std::size_t used = 0;
    for (auto const& [left_edge, lines] : row->second) {
        auto const start = static_cast<std::size_t>(left_edge - leftmost_) * half_width;
        if (used < start) text += std::string(start - used, ' ');
        // If there is a hex to the right, it draws the bar between them.
        bool const last = !has(r, left_edge + 2);
        text +=
            style_.dim("|") + lines[static_cast<std::size_t>(line_number)] + (last ? style_.dim("|") : "");
        used = start + 1 + width + (last ? 1 : 0);
    }
    return text + "\n";
}

// The slanted lines between row r and the row below: down from the left edge of a hex above, up to its right.
std::string HexText::border(int r) const {
    std::string text;
    std::string open;  // spaces that are only written if something follows
    int rightmost = leftmost_;
    for (auto const& [row, cells] : rows_) rightmost = std::max(rightmost, cells.rbegin()->first);
    for (int column = leftmost_; column <= rightmost + 1; ++column) {
        bool const down = has(r, column) || has(r + 1, column - 1);
        bool const up = has(r, column - 1) || has(r + 1, column);
        if (down || up) {
            text += open + style_.dim(down ? " '." : " .'");
            open.clear();
        } else {
            open += "   ";
        }
    }
    return text + "\n";
}

}  // namespace motherlode
