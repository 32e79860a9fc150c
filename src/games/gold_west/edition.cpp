#include "games/gold_west/edition.h"

#include <algorithm>

namespace motherlode::gold_west {
namespace {

constexpr std::string_view resource_letters = "wtcsg";
constexpr int most_cards = 60;
constexpr int most_offices = 40;
constexpr int most_singles = 12;

using Metals = std::array<Resource, grid>;
std::optional<Metals> parse_metals(std::string_view text) {
    constexpr std::string_view letters = "csg";
    if (text.size() != grid) return {};
    Metals row{};
    for (int i = 0; i < grid; ++i) {
        std::size_t const metal = letters.find(text[i]);
        if (metal == std::string_view::npos) return {};
        row[i] = metal_at(static_cast<int>(metal));
    }
    return row;
}
constexpr Notation<Metals> metals_notation{parse_metals,
                                           "cannot be: three letters of c, s and g are expected."};

// GW-5.4b: a space costs the metal of its column and the metal of its row.
std::array<Goods, spaces> prices_of(Edition const& edition) {
    std::array<Goods, spaces> prices{};
    for (int space = 0; space < spaces; ++space) {
        ++prices[space][edition.columns[space % grid]];
        ++prices[space][edition.rows[space / grid]];
    }
    return prices;
}

void terrain_bonus_fields(auto& bonus, auto& visit) {
    for (int terrain = 0; terrain < terrains; ++terrain)
        visit.field(terrain_names[terrain], bonus[terrain], type::count(most_terrain_bonus),
                    {.wrong_size = "two numbers are expected: for first and for second place."});
}

void check_cards(TomlTable const& root, Edition const& edition) {
    int looks = 0;
    for (Card const& card : edition.cards) looks += card.effect == does("look") ? card.amount : 0;
    if (looks > max_looks)
        root.fail("cards",
                  "all cards together may look at no more than " + std::to_string(max_looks) + " tokens.");
    if (edition.cards.size() > most_cards)
        root.fail("cards", "there can be at most " + std::to_string(most_cards) + ".");
}

void check_boomtown(TomlTable const& root, Edition const& edition) {
    auto const& offices = edition.offices;
    auto const without_option =
        std::count_if(offices.begin(), offices.end(), [](Office const& office) { return !office.bandits; });
    if (without_option < offices_in_play || offices.size() > most_offices)
        root.fail("offices", "there must be at least four without an option, and at most " +
                                 std::to_string(most_offices) + " in all.");
    auto const& singles = edition.singles;
    auto const posts = static_cast<std::size_t>(std::count_if(
        singles.begin(), singles.end(), [](Single const& single) { return single.is_trading_post(); }));
    if (posts == 0 || posts == singles.size() || singles.size() > most_singles)
        root.fail("singles", "there must be a token that scores and a Trading Post, and at most " +
                                 std::to_string(most_singles) + " in all.");
}

void check_counts(TomlTable const& root, Edition const& edition) {
    TomlTable const counts = root.table("counts");
    check_count(counts, "terrain_tiles", edition.tiles.size());
    check_count(counts, "mining_tokens", edition.tokens.size());
    check_count(counts, "investment_cards", edition.cards.size());
    check_count(counts, "office_tokens", edition.offices.size());
    check_count(counts, "single_tokens", edition.singles.size());
}

}  // namespace

void ForPlayers::fields(auto& numbers, auto& visit, auto& edition) {
    visit.field("camps", numbers.camps, type::between(1, max_camps));
    visit.field("bonus_tiles", numbers.bonus_tiles, type::count(most_other_points), {.most = max_display});
    visit.check([&](TomlTable const& row) {
        if (!std::is_sorted(numbers.bonus_tiles.rbegin(), numbers.bonus_tiles.rend()))
            row.fail("bonus_tiles", "the highest must come first.");
    });
    visit.read(numbers, [&](auto& file, auto& read) { read_used_hexes(file.row(), read, edition); });
    visit.hash_only(numbers.used.bits());
}

// GW-2.1g: all pieces and numbers come from the edition file. Their order here is the order of the hash.
void Edition::fields(auto& edition, auto& visit) {
    visit.read(edition, [](auto& file, auto& read) { read_board(file.row().table("board"), read); });
    visit.read(edition, [](auto& file, auto& read) { read_tokens(file.row().table("tokens"), read); });
    visit.read(edition, [](auto& file, auto& read) { read_starting_supply(file.row(), read); });
    visit.hash_only(edition.hexes);
    visit.hash_only(edition.water);
    visit.hash_only(edition.positions);
    for (auto const& tile : edition.tiles) visit.hash_only(tile);
    visit.hash_only(edition.tokens);
    for (auto const& supply : edition.starting_supply) visit.hash_only(supply);
    visit.table("supply_track", [&](auto& table) {
        table.field("bin_points", edition.bin_points, type::count(most_other_points),
                    {.wrong_size = "a number for each of the four bins is expected."});
    });
    visit.by_players("players", edition.for_players, min_players, edition);

    visit.list("cards", edition.cards);
    visit.check([&](TomlTable const& root) { check_cards(root, edition); });
    visit.table("investments", [&](auto& table) {
        int const most = std::min(static_cast<int>(edition.cards.size()), max_display);
        table.field("display", edition.display, type::count(most));
    });
    visit.list("offices", edition.offices);
    visit.list("singles", edition.singles);
    visit.check([&](TomlTable const& root) { check_boomtown(root, edition); });
    visit.table("boomtown", [&](auto& table) {
        table.field("columns", edition.columns, metals_notation);
        table.field("rows", edition.rows, metals_notation);
        table.read(edition, [](auto&, auto& read) { read.prices = prices_of(read); });
    });
    visit.table("shipping", [&](auto& table) { Shipping::fields(edition.shipping, table); });
    visit.table("scoring", [&](auto& table) {
        table.field("building_group", edition.building_group, type::count(most_other_points));
        table.field("loot_penalty", edition.loot_penalty, type::count(most_other_points));
        table.field("most_wanted_every", edition.most_wanted_every, type::between(1, most_other_points));
        table.field("second_wanted_every", edition.second_wanted_every, type::between(1, most_other_points));
    });
    visit.table("terrain_bonus", [&](auto& table) {
        table.table("manual", [&](auto& bonus) { terrain_bonus_fields(edition.manual_bonus, bonus); });
        table.table("published", [&](auto& bonus) { terrain_bonus_fields(edition.published_bonus, bonus); });
    });
    visit.check([&](TomlTable const& root) { check_counts(root, edition); });
}

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    return read_edition_file<Edition>(toml, origin, "gold_west");
}

std::optional<Goods> parse_goods(std::string_view text) {
    constexpr int most_of_a_kind = 9;
    Goods goods{};
    for (char const letter : text) {
        std::size_t const resource = resource_letters.find(letter);
        if (resource == std::string_view::npos || goods.of[resource] == most_of_a_kind) return {};
        ++goods.of[resource];
    }
    return goods;
}

std::string goods_text(Goods const& goods) {
    std::string text;
    for (int i = 0; i < resources; ++i) text.append(goods.of[i], resource_letters[i]);
    return text;
}

std::optional<HexId> parse_hex(Edition const& edition, std::string_view name) {
    auto const match = std::find(edition.hex_names.begin(), edition.hex_names.end(), name);
    if (match == edition.hex_names.end()) return {};
    return static_cast<HexId>(match - edition.hex_names.begin());
}

}  // namespace motherlode::gold_west
