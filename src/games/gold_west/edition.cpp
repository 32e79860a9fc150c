#include "games/gold_west/edition.h"

#include <algorithm>

#include "kernel/hash.h"

namespace motherlode::gold_west {
namespace {

constexpr std::string_view resource_letters = "wtcsg";
constexpr std::string_view terrain_letters = "csgf";

class EditionHash {
public:
    explicit EditionHash(Edition const& edition) {
        hasher_.add(std::string_view{edition.name});
        board(edition);
        boomtown(edition);
        scoring(edition);
    }
    std::uint64_t value() const { return hasher_.value(); }

private:
    template <class Number>
    void add(Number number) {
        hasher_.add(static_cast<std::uint64_t>(number));
    }
    void add(Goods const& goods) {
        for (int const number : goods.of) add(number);
    }
    template <class List>
    void add_all(List const& list) {
        add(list.size());
        for (auto const& item : list) add(item);
    }

    void board(Edition const& edition) {
        add(edition.hexes.size());
        for (Axial const place : edition.hexes) add((place.q + 128) * 256 + place.r + 128);
        add(edition.water.size());
        for (Axial const place : edition.water) add((place.q + 128) * 256 + place.r + 128);
        add(edition.positions.size());
        for (auto const& position : edition.positions) add_all(position);
        for (auto const& tile : edition.tiles) add_all(tile);
        add(edition.tokens.size());
        for (Token const& token : edition.tokens) {
            add(token.terrain);
            add(token.goods);
        }
        for (auto const& supply : edition.starting_supply) add_all(supply);
        add_all(edition.bin_points);
        for (ForPlayers const& numbers : edition.for_players) {
            add(numbers.camps);
            add_all(numbers.bonus_tiles);
            add(numbers.used.bits());
        }
    }

    void boomtown(Edition const& edition) {
        add(edition.cards.size());
        for (Card const& card : edition.cards) {
            hasher_.add(std::string_view{card.id});
            add(card.cost);
            add(card.points);
            add(card.effect);
            add(card.amount);
            add(card.terrain);
        }
        add(edition.display);
        add(edition.offices.size());
        for (Office const& office : edition.offices) {
            hasher_.add(std::string_view{office.id});
            add(office.per);
            add(office.points);
            add(office.every);
            add(office.bandits);
        }
        add(edition.singles.size());
        for (Single const& single : edition.singles) {
            hasher_.add(std::string_view{single.id});
            add(single.points);
            add(single.goods);
        }
        add_all(edition.columns);
        add_all(edition.rows);
    }

    void scoring(Edition const& edition) {
        add(edition.shipping.steps);
        add_all(edition.shipping.threshold_steps);
        add_all(edition.shipping.threshold_points);
        add_all(edition.shipping.bonus_steps);
        for (auto const& values : edition.shipping.bonus_low_high) add_all(values);
        for (int const number : {edition.building_group, edition.loot_penalty, edition.most_wanted_every,
                                 edition.second_wanted_every})
            add(number);
        for (TerrainBonus const& bonus : {edition.manual_bonus, edition.published_bonus})
            for (auto const& values : bonus) add_all(values);
    }

    Hasher hasher_;
};

}  // namespace

// GW-2.1g: all pieces and numbers come from this file.
Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    TomlTable const root = file.root();
    auto edition = std::make_shared<Edition>();

    // Each part relies on the ones before it, so the first error ends the reading.
    read_head(file, root, "gold_west", *edition);
    if (file.sound()) read_board(root.table("board"), *edition);
    if (file.sound()) read_tokens(root.table("tokens"), *edition);
    if (file.sound()) read_starting_supply(root, *edition);
    if (file.sound()) read_cards(root, *edition);
    if (file.sound()) read_offices(root, *edition);
    if (file.sound()) read_singles(root, *edition);
    if (file.sound()) read_boomtown(root.table("boomtown"), *edition);
    if (file.sound()) read_shipping(root.table("shipping"), *edition);
    if (file.sound()) read_scoring(root, *edition);
    if (file.sound()) {
        TomlTable const counts = root.table("counts");
        check_count(counts, "terrain_tiles", edition->tiles.size());
        check_count(counts, "mining_tokens", edition->tokens.size());
        check_count(counts, "investment_cards", edition->cards.size());
        check_count(counts, "office_tokens", edition->offices.size());
        check_count(counts, "single_tokens", edition->singles.size());
    }
    if (file.sound()) read_players(root, *edition);
    if (std::optional<Error> error = file.finish()) return *error;

    edition->hash = EditionHash{*edition}.value();
    return std::shared_ptr<Edition const>{std::move(edition)};
}

std::optional<Goods> parse_goods(std::string_view text) {
    constexpr int most_of_a_kind = 9;
    Goods goods{};
    for (char const letter : text) {
        std::size_t const which = resource_letters.find(letter);
        if (which == std::string_view::npos || goods.of[which] == most_of_a_kind) return {};
        ++goods.of[which];
    }
    return goods;
}

std::string goods_text(Goods const& goods) {
    std::string text;
    for (int i = 0; i < resources; ++i) text.append(goods.of[i], resource_letters[i]);
    return text;
}

Goods read_goods(TomlTable const& table, std::string_view key, std::string_view text) {
    std::optional<Goods> const goods = parse_goods(text);
    if (!goods)
        table.fail(key, "“" + std::string{text} +
                            "” are no resources: they are w wood, t stone, c copper, s silver and g gold, at "
                            "most 9 of each.");
    return goods.value_or(Goods{});
}

std::optional<Terrain> terrain_of_letter(char letter) {
    std::size_t const which = terrain_letters.find(letter);
    if (which == std::string_view::npos) return {};
    return static_cast<Terrain>(which);
}

Terrain read_terrain(TomlTable const& table, std::string_view key, std::string_view name) {
    auto const found = std::find(terrain_names.begin(), terrain_names.end(), name);
    if (found == terrain_names.end())
        table.fail(key, "“" + std::string{name} + "” is no terrain: copper, silver, gold or forest.");
    return found == terrain_names.end() ? Terrain::copper
                                        : static_cast<Terrain>(found - terrain_names.begin());
}

std::optional<HexId> parse_hex(Edition const& edition, std::string_view name) {
    auto const found = std::find(edition.hex_names.begin(), edition.hex_names.end(), name);
    if (found == edition.hex_names.end()) return {};
    return static_cast<HexId>(found - edition.hex_names.begin());
}

std::optional<Resource> parse_resource(std::string_view name) {
    auto const found = std::find(resource_names.begin(), resource_names.end(), name);
    if (found == resource_names.end()) return {};
    return static_cast<Resource>(found - resource_names.begin());
}

}  // namespace motherlode::gold_west
