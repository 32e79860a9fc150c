#pragma once

#include <map>
#include <string>

#include "kernel/axial.h"
#include "kernel/style.h"

namespace motherlode {

// Draws hexes as text. Each is six columns wide and has two lines of five columns in it. Each row is shifted by three
// columns:
//
//     .' '. .' '.
//    |a1 Cu|a2 Fo|
//    | CCG | ??  |
//     '. .' '. .' '.
//       |b2 Au|b3 Ag|
class HexText {
public:
    static constexpr int width = 5;  // of a line in a hex

    explicit HexText(Style style) : style_{style} {}

    // Both lines must be `width` columns wide.
    void add(Axial place, std::string first_line, std::string second_line);
    std::string text() const;

private:
    using Lines = std::array<std::string, 2>;
    using Row = std::map<int, Lines>;  // by the column of the left edge, in halves of a hex

    bool has(int r, int left_edge) const;
    std::string line(int r, int line_number) const;
    std::string border(int r) const;

    Style style_;
    std::map<int, Row> rows_;
    int leftmost_ = 0;
};

}  // namespace motherlode
