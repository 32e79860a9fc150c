// Reads the board, its Hideout spaces and the Terrain Cards from an edition file.

#include <algorithm>
#include <charconv>

#include "games/boomtown_builders/edition.h"
#include "kernel/packed.h"

namespace motherlode::boomtown_builders {

void read_printed_arrows(TomlTable const& board, Edition& edition) {
    std::vector<std::string> const lines = board.strings("printed_arrows");
    if (static_cast<int>(lines.size()) != edition.rows) {
        board.fail("printed_arrows", "has " + std::to_string(lines.size()) + " rows, but the board has " +
                                         std::to_string(edition.rows) + ".");
        return;
    }
    for (std::size_t row = 0; row < lines.size(); ++row) {
        std::vector<std::string> const words = words_of(lines[row]);
        if (static_cast<int>(words.size()) != edition.columns) {
            board.fail("printed_arrows", "row " + std::to_string(row + 1) + " has " +
                                             std::to_string(words.size()) + " locations, but the board has " +
                                             std::to_string(edition.columns) + " columns.");
            return;
        }
        for (std::size_t column = 0; column < words.size(); ++column)
            edition.printed[row][column] = ArrowsType::read(board, "printed_arrows", words[column]);
    }
}

void read_hideout_spaces(TomlTable const& board, Edition& edition) {
    for (std::string const& text : board.strings("hideout_spaces")) {
        std::optional<Location> const space = parse_location(text);
        if (!space || space->row >= edition.rows || space->column >= edition.columns) {
            board.fail("hideout_spaces",
                       "“" + text + "” is not a location of this board, which goes from a1 to " +
                           location_text(location_at(edition.rows - 1, edition.columns - 1)) + ".");
        } else if (std::find(edition.hideout_spaces.begin(), edition.hideout_spaces.end(), *space) !=
                   edition.hideout_spaces.end()) {
            board.fail("hideout_spaces", "“" + text + "” is listed twice.");
        } else if (edition.printed[space->row][space->column] != Arrows{}) {  // BB-1.3c
            board.fail("hideout_spaces",
                       "“" + text + "” has printed arrows; a Hideout would hide them for ever.");
        } else {
            edition.space_at[space->row][space->column] =
                byte(static_cast<int>(edition.hideout_spaces.size()));
            edition.hideout_spaces.push_back(*space);
        }
    }
    if (edition.hideout_spaces.size() > max_hideout_spaces)
        board.fail("hideout_spaces", "there can be at most " + std::to_string(max_hideout_spaces) + ".");
}

void read_terrain(TomlTable const& terrain, Edition& edition) {
    for (Terrain const kind :
         {Terrain::mountain_left, Terrain::mountain_right, Terrain::lake, Terrain::goldmine}) {
        int const cards = terrain.integer(terrain_names[index(kind)], 0, max_rows * max_columns);
        edition.terrain.insert(edition.terrain.end(), static_cast<std::size_t>(cards), kind);
    }
}

// Makes sure that deal_terrain always finds a location. For a Mountain, each Mountain already in the row rules out three
// locations, each Hideout one, and the edge it would point across one more. At least one location must remain.
void check_terrain(TomlTable const& terrain, Edition const& edition) {
    for (int row = 0; row < edition.rows && edition.terrain_in_a_row > 0; ++row) {
        auto const hideouts = std::count_if(edition.hideout_spaces.begin(), edition.hideout_spaces.end(),
                                            [row](Location space) { return space.row == row; });
        if (edition.columns < 3 * (edition.terrain_in_a_row - 1) + static_cast<int>(hideouts) + 2)
            terrain.fail("at_most_in_a_row", "row " + std::to_string(row + 1) +
                                                 " is too narrow for this number of Terrain Cards.");
    }
}

std::optional<Location> parse_location(std::string_view text) {
    if (text.size() < 2 || text[0] < 'a' || text[0] >= 'a' + max_columns || text[1] == '0') return {};
    int row = 0;
    auto const [end, problem] = std::from_chars(text.data() + 1, text.data() + text.size(), row);
    if (problem != std::errc{} || end != text.data() + text.size() || row < 1 || row > max_rows) return {};
    return location_at(row - 1, text[0] - 'a');
}

std::string location_text(Location location) {
    return static_cast<char>('a' + location.column) + std::to_string(location.row + 1);
}

}  // namespace motherlode::boomtown_builders
