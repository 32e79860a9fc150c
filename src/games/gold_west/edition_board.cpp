// Reads the board, tiles, tokens, starting supply and, for each number of players, the hexes in use.

#include <algorithm>
#include <charconv>

#include "games/gold_west/edition.h"

namespace motherlode::gold_west {
namespace {

constexpr int max_distance = 30;  // from the centre of the board, in hexes
constexpr int most_goods_of_token = 6;
constexpr int most_in_starting_bin = 9;

Goods read_goods(TomlTable const& table, std::string_view key, std::string_view text) {
    std::optional<Goods> const goods = parse_goods(text);
    if (!goods)
        table.fail(key, "“" + std::string{text} +
                            "” are not resources: write w wood, t stone, c copper, s silver and g gold, at "
                            "most 9 of each.");
    return goods.value_or(Goods{});
}

std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size()) return {};
    if (number < -max_distance || number > max_distance) return {};
    return number;
}

std::vector<Axial> read_places(TomlTable const& board, std::string_view key) {
    std::vector<Axial> places;
    for (std::string const& text : board.strings(key)) {
        std::vector<std::string> const words = words_of(text);
        std::optional<int> const q = words.size() == 2 ? parse_number(words[0]) : std::nullopt;
        std::optional<int> const r = words.size() == 2 ? parse_number(words[1]) : std::nullopt;
        if (!q || !r) {
            board.fail(key, "“" + text + "” is not a place: two coordinates q and r are expected, at most " +
                                std::to_string(max_distance) + " from the centre.");
            return {};
        }
        places.push_back({*q, *r});
    }
    return places;
}

// Names hexes by row and number: rows have letters from the top, hexes numbers from the left. Water has no
// name. Returns the number of rows.
int name_hexes(Edition& edition) {
    std::sort(edition.hexes.begin(), edition.hexes.end(),
              [](Axial a, Axial b) { return a.r != b.r ? a.r < b.r : a.q < b.q; });
    int row = -1;
    int number = 0;
    for (std::size_t hex = 0; hex < edition.hexes.size(); ++hex) {
        bool const new_row = hex == 0 || edition.hexes[hex].r != edition.hexes[hex - 1].r;
        if (new_row) ++row;
        number = new_row ? 1 : number + 1;
        edition.hex_names.push_back(static_cast<char>('a' + row) + std::to_string(number));
    }
    return row + 1;
}

void read_positions(TomlTable const& board, Edition& edition) {
    std::vector<Axial> const centres = read_places(board, "positions");
    if (centres.empty() || centres.size() > max_positions) {
        board.fail("positions", "there must be 1 to " + std::to_string(max_positions) + " of them.");
        return;
    }
    auto const place_of = [&](Axial centre, int i) { return i < 6 ? centre + directions[i] : centre; };
    for (Axial const centre : centres) {
        for (int i = 0; i < tile_hexes; ++i) {
            Axial const place = place_of(centre, i);
            auto const place_is_in = [place](std::vector<Axial> const& places) {
                return std::find(places.begin(), places.end(), place) != places.end();
            };
            if (place_is_in(edition.hexes) || place_is_in(edition.water)) {
                board.fail("positions", "the tile at “" + std::to_string(centre.q) + " " +
                                            std::to_string(centre.r) + "” covers another tile or water.");
                return;
            }
            edition.hexes.push_back(place);
        }
    }
    constexpr int letters = 26;
    if (name_hexes(edition) > letters)
        board.fail("positions", "the board has more rows than there are letters to name them.");
    for (Axial const centre : centres) {
        std::array<HexId, tile_hexes> ids{};
        for (int i = 0; i < tile_hexes; ++i)
            ids[i] = static_cast<HexId>(
                std::find(edition.hexes.begin(), edition.hexes.end(), place_of(centre, i)) -
                edition.hexes.begin());
        edition.positions.push_back(ids);
    }
}

std::optional<std::array<Terrain, tile_hexes>> parse_tile(std::string_view text) {
    constexpr std::string_view letters = "csgf";
    std::vector<std::string> const words = words_of(text);
    if (words.size() != 2 || words[0].size() != 6 || words[1].size() != 1) return {};
    std::string const faces = words[0] + words[1];
    std::array<Terrain, tile_hexes> tile{};
    for (int i = 0; i < tile_hexes; ++i) {
        std::size_t const terrain = letters.find(faces[i]);
        if (terrain == std::string_view::npos) return {};
        tile[i] = static_cast<Terrain>(terrain);
    }
    return tile;
}

void read_tiles(TomlTable const& board, Edition& edition) {
    for (std::string const& text : board.strings("tiles")) {
        auto const tile = parse_tile(text);
        if (!tile)
            board.fail("tiles", "“" + text +
                                    "” is not a tile: six letters for the ring and one for the centre are "
                                    "expected: c, s, g or f.");
        else
            edition.tiles.push_back(*tile);
    }
    if (edition.tiles.size() != edition.positions.size())
        board.fail("tiles", "there are " + std::to_string(edition.tiles.size()) + " tiles for " +
                                std::to_string(edition.positions.size()) + " positions.");
}

int hexes_of(Edition const& edition, Terrain terrain) {
    int count = 0;
    for (auto const& tile : edition.tiles)
        count += static_cast<int>(std::count(tile.begin(), tile.end(), terrain));
    return count;
}

}  // namespace

void read_board(TomlTable const& board, Edition& edition) {
    edition.water = read_places(board, "water");
    read_positions(board, edition);
    read_tiles(board, edition);
}

void read_tokens(TomlTable const& tokens, Edition& edition) {
    for (int i = 0; i < terrains; ++i) {
        auto const terrain = static_cast<Terrain>(i);
        std::string_view const key = terrain_name(terrain);
        std::vector<std::string> const words = words_of(tokens.string(key));
        for (std::string const& word : words) {
            Goods const goods = read_goods(tokens, key, word);
            if (goods.total() > most_goods_of_token)
                tokens.fail(key, "“" + word + "” has too many resources for a token: at most " +
                                     std::to_string(most_goods_of_token) + ".");
            edition.tokens.push_back({terrain, goods});
        }
        if (static_cast<int>(words.size()) < hexes_of(edition, terrain))
            tokens.fail(key, "there are " + std::to_string(words.size()) + " tokens for " +
                                 std::to_string(hexes_of(edition, terrain)) + " hexes of this terrain.");
        if (edition.tokens.size() > max_tokens) {
            tokens.fail(key, "there can be at most " + std::to_string(max_tokens) + " tokens.");
            return;
        }
    }
}

void read_starting_supply(TomlTable const& root, Edition& edition) {
    std::vector<std::string> const lines = root.strings("starting_supply");
    if (lines.size() != max_players) {
        root.fail("starting_supply", "a line for each of the four places in the turn order is expected.");
        return;
    }
    for (std::size_t order = 0; order < lines.size(); ++order) {
        std::vector<std::string> const words = words_of(lines[order]);
        if (words.size() != bins) {
            root.fail("starting_supply", "“" + lines[order] + "” must have four parts, one for each bin.");
            return;
        }
        int total = 0;
        for (int bin = 0; bin < bins; ++bin) {
            Goods const goods = words[bin] == "." ? Goods{} : read_goods(root, "starting_supply", words[bin]);
            edition.starting_supply[order][bin] = goods;
            total += goods.total();
            if (goods.total() > most_in_starting_bin)
                root.fail("starting_supply",
                          "a bin holds more than " + std::to_string(most_in_starting_bin) + " resources.");
        }
        if (total == 0) root.fail("starting_supply", "a player without resources could not begin.");
    }
}

// RULING gw-7: there is always a revealed token, so the hexes in use must be connected and touch water.
void read_used_hexes(TomlTable const& row, ForPlayers& numbers, Edition const& edition) {
    auto const positions = static_cast<int>(edition.positions.size());
    std::vector<int> const unused = row.integers("unused_positions", 1, positions);
    for (int position = 0; position < positions; ++position)
        if (std::find(unused.begin(), unused.end(), position + 1) == unused.end())
            for (HexId const hex : edition.positions[position]) numbers.used.add(hex);

    int const camps = row.integer("count", min_players, max_players) * numbers.camps;
    Board const board = make_board(edition.hexes, edition.water, numbers.used);
    if (numbers.used.count() < camps)
        row.fail("camps", "there are " + std::to_string(camps) + " camps, but only " +
                              std::to_string(numbers.used.count()) + " hexes in use.");
    else if (board.at_water.empty())
        row.fail("unused_positions", "no hex in use touches water, so no token would be revealed.");
    else if (board.group(numbers.used, numbers.used.first()) != numbers.used)
        row.fail("unused_positions", "the hexes in use are not connected.");
}

}  // namespace motherlode::gold_west
