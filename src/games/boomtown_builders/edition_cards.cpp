// Vote Arrows, and the cards that have them: Buildings and Hideouts.

#include <algorithm>

#include "games/boomtown_builders/edition.h"
#include "kernel/edition_reader.h"
#include "kernel/packed.h"

namespace motherlode::boomtown_builders {
namespace {

// So bounded, a score fits its 16 bits however a game goes.
constexpr int most_points = 30;

constexpr std::array<std::string_view, cube_sizes> cube_names{"single", "double", "triple"};

}  // namespace

Arrows read_arrows(TomlTable const& table, std::string_view key, std::string const& text) {
    std::optional<Arrows> const arrows = parse_arrows(text);
    if (!arrows)
        table.fail(key, "“" + text + "” is neither Vote Arrows (such as < or >>+) nor a dot for none.");
    return arrows.value_or(Arrows{});
}

void read_hideouts(TomlTable const& hideouts, Edition& edition) {
    for (std::string const& text : hideouts.strings("cards"))
        edition.hideouts.push_back(read_arrows(hideouts, "cards", text));
    if (edition.hideouts.size() < edition.hideout_spaces.size())
        hideouts.fail("cards", "there are fewer Hideouts than spaces for them.");
    if (edition.hideouts.size() > max_hideouts)
        hideouts.fail("cards", "there can be at most " + std::to_string(max_hideouts) + ".");
}

void read_buildings(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("buildings")) {
        Building building{read_id(row, edition.buildings), row.string("name"), {}};
        std::vector<int> const points = row.integers("points", 0, most_points);
        if (points.empty() || points.size() > static_cast<std::size_t>(edition.columns))
            row.fail("points", "one number for each distance is expected, at most " +
                                   std::to_string(edition.columns) + "; the last one holds for all beyond.");
        else  // BB-1.3e: the last number is for that distance or more
            for (std::size_t d = 0; d < building.points.size(); ++d)
                building.points[d] = byte(points[std::min(d, points.size() - 1)]);

        for (std::string const& text : row.strings("arrows"))
            edition.cards.push_back(
                {byte(static_cast<int>(edition.buildings.size())), read_arrows(row, "arrows", text)});
        edition.buildings.push_back(std::move(building));
        if (edition.cards.size() > max_cards) {
            row.fail("arrows", "there can be at most " + std::to_string(max_cards) + " Building Cards.");
            return;
        }
    }
}

std::optional<Arrows> parse_arrows(std::string_view text) {
    constexpr std::size_t most = 8;
    if (text == ".") return Arrows{};
    if (text.empty() || text.size() > most) return {};
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

std::string_view cube_name(CubeSize size) { return cube_names[index(size)]; }

}  // namespace motherlode::boomtown_builders
