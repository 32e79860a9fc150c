// Reads Vote Arrows and Buildings from an edition file.

#include <algorithm>

#include "games/boomtown_builders/edition.h"
#include "kernel/packed.h"

namespace motherlode::boomtown_builders {

Arrows ArrowsType::read(TomlTable const& row, std::string_view key, std::string_view text) {
    std::optional<Arrows> const arrows = parse_arrows(text);
    if (!arrows)
        row.fail(key,
                 "“" + std::string{text} + "” is neither Vote Arrows (such as < or >>+) nor a dot for none.");
    return arrows.value_or(Arrows{});
}

// Reads the points of a Building and one card for each entry of `arrows`.
void read_building(TomlTable const& row, Building& building, Edition& edition) {
    std::vector<int> const points = row.integers("points", 0, most_points);
    if (points.empty() || points.size() > static_cast<std::size_t>(edition.columns))
        row.fail("points", "one number for each distance is expected, at most " +
                               std::to_string(edition.columns) + "; the last one holds for all beyond.");
    else  // BB-1.3e: the last number is for that distance or more
        for (std::size_t distance = 0; distance < building.points.size(); ++distance)
            building.points[distance] = byte(points[std::min(distance, points.size() - 1)]);
    auto const number = byte(static_cast<int>(edition.buildings.size()));
    for (std::string const& text : row.strings("arrows")) {
        if (edition.cards.size() == max_cards)
            return row.fail("arrows",
                            "there can be at most " + std::to_string(max_cards) + " Building Cards.");
        edition.cards.push_back({number, ArrowsType::read(row, "arrows", text)});
    }
}

std::optional<Arrows> parse_arrows(std::string_view text) {
    constexpr std::size_t max_length = 8;
    if (text == ".") return Arrows{};
    if (text.empty() || text.size() > max_length) return {};
    Arrows arrows{};
    for (std::size_t i = 0; i < text.size(); ++i) {
        bool const after_left = i > 0 && arrows.left > 0 && arrows.right == 0;
        if (text[i] == '<' && arrows.right == 0 && arrows.left_plus == 0)
            ++arrows.left;
        else if (text[i] == '>' && arrows.right_plus == 0)
            ++arrows.right;
        else if (text[i] == '+' && i > 0)
            ++(after_left ? arrows.left_plus : arrows.right_plus);
        else
            return {};
    }
    return arrows;
}

std::string arrows_text(Arrows const& arrows) {
    std::string text;
    text.append(arrows.left, '<')
        .append(arrows.left_plus, '+')
        .append(arrows.right, '>')
        .append(arrows.right_plus, '+');
    return text.empty() ? "." : text;
}

}  // namespace motherlode::boomtown_builders
