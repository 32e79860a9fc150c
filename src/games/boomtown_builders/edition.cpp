#include "games/boomtown_builders/edition.h"

#include <algorithm>
#include <charconv>

#include "kernel/edition_reader.h"
#include "kernel/hash.h"
#include "kernel/packed.h"

namespace motherlode::boomtown_builders {
namespace {

// So bounded, a score fits its 16 bits however a game goes.
constexpr int most_points = 30;
constexpr int most_bonus = 20;
constexpr int most_multiplier = 9;

constexpr std::array<std::string_view, cube_sizes> cube_names{"single", "double", "triple"};
constexpr std::array<std::string_view, 6> terrain_names{"none", "mountain_left", "mountain_right",
                                                        "lake", "goldmine",      "hideout"};

Arrows read_arrows(TomlTable const& table, std::string_view key, std::string const& text) {
    std::optional<Arrows> const arrows = parse_arrows(text);
    if (!arrows)
        table.fail(key, "“" + text + "” is neither Vote Arrows (such as < or >>+) nor a dot for none.");
    return arrows.value_or(Arrows{});
}

std::array<int, cube_sizes> read_sizes(TomlTable const& table, std::string_view key, int most) {
    std::vector<int> const numbers = table.integers(key, 0, most);
    std::array<int, cube_sizes> sizes{};
    if (numbers.size() != sizes.size())
        table.fail(key, "three numbers are expected: for Singles, Doubles and Triples.");
    else
        std::copy(numbers.begin(), numbers.end(), sizes.begin());
    return sizes;
}

void read_board(TomlTable const& board, Edition& edition) {
    edition.rows = board.integer("rows", 1, max_rows);
    edition.columns = board.integer("columns", 1, max_columns);
    edition.middle_column = board.integer("middle_column", 1, edition.columns) - 1;

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
            edition.printed[row][column] = read_arrows(board, "printed_arrows", words[column]);
    }

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
            edition.hideout_spaces.push_back(*space);
        }
    }
    if (edition.hideout_spaces.size() > max_hideout_spaces)
        board.fail("hideout_spaces", "there can be at most " + std::to_string(max_hideout_spaces) + ".");
}

void read_hideouts(TomlTable const& hideouts, Edition& edition) {
    for (std::string const& text : hideouts.strings("cards"))
        edition.hideouts.push_back(read_arrows(hideouts, "cards", text));
    if (edition.hideouts.size() < edition.hideout_spaces.size())
        hideouts.fail("cards", "there are fewer Hideouts than spaces for them.");
    if (edition.hideouts.size() > max_hideouts)
        hideouts.fail("cards", "there can be at most " + std::to_string(max_hideouts) + ".");
}

void read_terrain(TomlTable const& terrain, Edition& edition) {
    for (Terrain const kind :
         {Terrain::mountain_left, Terrain::mountain_right, Terrain::lake, Terrain::goldmine}) {
        int const cards = terrain.integer(terrain_name(kind), 0, max_rows * max_columns);
        edition.terrain.insert(edition.terrain.end(), static_cast<std::size_t>(cards), kind);
    }
    edition.terrain_in_a_row = terrain.integer("at_most_in_a_row", 0, max_columns);
    edition.goldmine_bonus = terrain.integer("goldmine_bonus", 0, most_bonus);

    // A Mountain keeps the locations beside it free of others and does not stand where it points off the
    // board. In the worst row every earlier card takes three locations from it; one must be left.
    for (int row = 0; row < edition.rows && edition.terrain_in_a_row > 0; ++row) {
        auto const hideouts = std::count_if(edition.hideout_spaces.begin(), edition.hideout_spaces.end(),
                                            [row](Location space) { return space.row == row; });
        if (edition.columns < 3 * (edition.terrain_in_a_row - 1) + static_cast<int>(hideouts) + 2)
            terrain.fail("at_most_in_a_row", "row " + std::to_string(row + 1) +
                                                 " is too narrow to be sure of a place for so many.");
    }
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

void read_players(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("players")) {
        int const count = row.integer("count", min_players, max_players);
        ForPlayers& numbers = edition.for_players[count];
        if (numbers.rounds != 0)
            row.fail("count", "the numbers for " + std::to_string(count) + " players are given twice.");
        numbers.draft_row = row.integer("draft_row", count, max_draft_row);
        numbers.rounds = row.integer("rounds", 1, max_rows);
        numbers.last_round_tokens = row.integer("last_round_tokens", 1, max_tokens_at_once);
        numbers.terrain = row.integer("terrain_cards", 0, static_cast<int>(edition.terrain.size()));
        numbers.cubes = read_sizes(row, "cubes", max_cards);

        // BB-2.3a, RULING bb-1: one token for each round but the last, which gets a stack; one for each row in all.
        if (numbers.rounds - 1 + numbers.last_round_tokens != edition.rows)
            row.fail("rounds",
                     "the rounds place " + std::to_string(numbers.rounds - 1 + numbers.last_round_tokens) +
                         " Track Tokens, but the board has " + std::to_string(edition.rows) + " rows.");
        if (numbers.terrain > edition.terrain_in_a_row * edition.rows)
            row.fail("terrain_cards", "there is room for " +
                                          std::to_string(edition.terrain_in_a_row * edition.rows) +
                                          " Terrain Cards only.");
        if (numbers.rounds * count + numbers.draft_row - count > static_cast<int>(edition.cards.size()))
            row.fail("rounds", "the Building Cards do not last for so many rounds.");
    }
    for (int count = min_players; count <= max_players; ++count)
        if (edition.for_players[count].rounds == 0)
            root.fail("players", "the numbers for " + std::to_string(count) + " players are missing.");
}

std::uint64_t hash_of(Edition const& edition) {
    Hasher hasher;
    auto const add = [&](auto number) { hasher.add(static_cast<std::uint64_t>(number)); };
    auto const add_arrows = [&](Arrows const& arrows) {
        for (std::uint8_t const number : {arrows.left, arrows.right, arrows.left_plus, arrows.right_plus})
            add(number);
    };
    hasher.add(std::string_view{edition.name});
    add(edition.rows);
    add(edition.columns);
    add(edition.middle_column);
    for (int row = 0; row < edition.rows; ++row)
        for (int column = 0; column < edition.columns; ++column) add_arrows(edition.printed[row][column]);
    for (std::size_t const size : {edition.hideout_spaces.size(), edition.hideouts.size(),
                                   edition.terrain.size(), edition.buildings.size(), edition.cards.size()})
        add(size);
    for (Location const space : edition.hideout_spaces) add(space.row * 256 + space.column);
    for (Arrows const& hideout : edition.hideouts) add_arrows(hideout);
    for (Terrain const terrain : edition.terrain) add(terrain);
    add(edition.terrain_in_a_row);
    add(edition.goldmine_bonus);
    for (int const number : edition.multiplier) add(number);
    for (int const number : edition.rows_ahead) add(number);
    for (Building const& building : edition.buildings) {
        hasher.add(std::string_view{building.id});
        for (int distance = 0; distance < edition.columns; ++distance) add(building.points[distance]);
    }
    for (Card const& card : edition.cards) {
        add(card.building);
        add_arrows(card.arrows);
    }
    for (ForPlayers const& numbers : edition.for_players) {
        for (int const number :
             {numbers.draft_row, numbers.rounds, numbers.last_round_tokens, numbers.terrain})
            add(number);
        for (int const number : numbers.cubes) add(number);
    }
    return hasher.value();
}

}  // namespace

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    TomlTable const root = file.root();
    auto edition = std::make_shared<Edition>();

    read_head(file, root, "boomtown_builders", *edition);
    // Each part relies on the ones before it, so the first error ends the reading.
    if (file.sound()) read_board(root.table("board"), *edition);
    if (file.sound()) read_hideouts(root.table("hideouts"), *edition);
    if (file.sound()) read_terrain(root.table("terrain"), *edition);
    if (file.sound()) read_buildings(root, *edition);
    if (file.sound()) {
        TomlTable const cubes = root.table("cubes");
        edition->multiplier = read_sizes(cubes, "multiplier", most_multiplier);
        edition->rows_ahead = read_sizes(cubes, "rows_ahead", max_rows);
    }
    // BB-1.2b: the file says how many there are, and then lists them.
    if (file.sound()) {
        TomlTable const counts = root.table("counts");
        check_count(counts, "building_cards", edition->cards.size());
        check_count(counts, "hideout_cards", edition->hideouts.size());
        check_count(counts, "terrain_cards", edition->terrain.size());
        check_count(counts, "track_tokens", static_cast<std::size_t>(edition->rows));
    }
    if (file.sound()) read_players(root, *edition);
    if (std::optional<Error> error = file.finish()) return *error;

    edition->hash = hash_of(*edition);
    return std::shared_ptr<Edition const>{std::move(edition)};
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

std::string_view cube_name(CubeSize size) { return cube_names[index(size)]; }

std::string_view terrain_name(Terrain terrain) { return terrain_names[index(terrain)]; }

}  // namespace motherlode::boomtown_builders
