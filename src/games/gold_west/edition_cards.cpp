// The edition's cards, offices, Boomtown, shipping and scoring values.

#include <algorithm>

#include "games/gold_west/edition.h"

namespace motherlode::gold_west {
namespace {

// So bounded, each source of points fits its byte however a game goes.
constexpr int most_card_points = 20;
constexpr int most_tile_points = 20;
constexpr int most_other_points = 9;
constexpr int most_bonus = 30;
constexpr int most_amount = 4;
constexpr int most_cards = 60;
constexpr int most_offices = 40;
constexpr int most_singles = 12;
constexpr int most_steps = 16;

Resource read_metal(TomlTable const& table, std::string_view key, char letter) {
    std::optional<Goods> const goods = parse_goods(std::string_view{&letter, 1});
    for (int metal = 0; metal < metals; ++metal)
        if (goods && (*goods)[metal_at(metal)] == 1) return metal_at(metal);
    table.fail(key, "three letters of c, s and g are expected.");
    return Resource::copper;
}

void read_effect(TomlTable const& row, Card& card) {
    card.effect = row.has("effect") ? read_name<Effect>(row, "effect", effect_names) : Effect::none;
    switch (card.effect) {
        case Effect::none: return;
        case Effect::token_on_occupied:
        case Effect::token_on_unoccupied: card.amount = 1; return;
        case Effect::influence: card.terrain = read_terrain(row, "terrain", row.string("terrain")); break;
        default: break;
    }
    card.amount = row.integer("amount", 1, most_amount);
}

TerrainBonus read_terrain_bonus(TomlTable const& table) {
    TerrainBonus bonus{};
    for (int i = 0; i < terrains; ++i) {
        std::string_view const key = terrain_name(static_cast<Terrain>(i));
        std::vector<int> const values = table.integers(key, 0, most_bonus);
        if (values.size() != 2)
            table.fail(key, "two numbers are expected: for first and for second place.");
        else
            bonus[i] = {values[0], values[1]};
    }
    return bonus;
}

}  // namespace

void read_cards(TomlTable const& root, Edition& edition) {
    int looks = 0;
    for (TomlTable const& row : root.tables("cards")) {
        Card card{};
        card.id = read_id(row, edition.cards);
        card.name = row.string("name");
        card.cost = read_goods(row, "cost", row.string("cost"));
        if (card.cost.empty() || card.cost[Resource::wood] + card.cost[Resource::stone] > 0)
            row.fail("cost", "an investment costs metals.");
        card.points = row.integer("points", 0, most_card_points);
        read_effect(row, card);
        if (card.effect == Effect::look) looks += card.amount;
        if (looks > max_looks)
            row.fail("amount",
                     "all cards together may look at most at " + std::to_string(max_looks) + " tokens.");
        edition.cards.push_back(std::move(card));
    }
    auto const listed = static_cast<int>(edition.cards.size());
    if (listed > most_cards) root.fail("cards", "there can be at most " + std::to_string(most_cards) + ".");
    edition.display = root.table("investments").integer("display", 0, std::min(listed, max_display));

    std::vector<int> const points = root.table("supply_track").integers("bin_points", 0, most_other_points);
    if (points.size() != bins)
        root.table("supply_track").fail("bin_points", "a number for each of the four bins is expected.");
    else
        std::copy(points.begin(), points.end(), edition.bin_points.begin());
}

void read_offices(TomlTable const& root, Edition& edition) {
    int without_option = 0;
    for (TomlTable const& row : root.tables("offices")) {
        Office office{};
        office.id = read_id(row, edition.offices);
        office.name = row.string("name");
        office.per = read_name<Counted>(row, "per", counted_names);
        office.points = row.integer("points", 0, most_other_points);
        office.every = row.integer("every", 1, most_other_points);
        if (row.has("option")) {
            office.bandits = true;
            if (row.string("option") != "bandits") row.fail("option", "the option for offices is bandits.");
        }
        without_option += office.bandits ? 0 : 1;
        edition.offices.push_back(std::move(office));
    }
    if (without_option < offices_in_play || edition.offices.size() > most_offices)
        root.fail("offices", "there must be at least four without an option, and at most " +
                                 std::to_string(most_offices) + " in all.");
}

void read_singles(TomlTable const& root, Edition& edition) {
    int scoring = 0;
    int trading_posts = 0;
    for (TomlTable const& row : root.tables("singles")) {
        Single single{};
        single.id = read_id(row, edition.singles);
        single.name = row.string("name");
        if (row.has("goods")) {
            single.goods = read_goods(row, "goods", row.string("goods"));
            bool const once = std::all_of(single.goods.of.begin(), single.goods.of.end(),
                                          [](int number) { return number <= 1; });
            if (single.goods.empty() || !once)
                row.fail("goods", "a Trading Post offers one or more resources, each named once.");
            ++trading_posts;
        } else {
            single.points = row.integer("points", 0, most_other_points);
            ++scoring;
        }
        edition.singles.push_back(std::move(single));
    }
    if (scoring == 0 || trading_posts == 0 || edition.singles.size() > most_singles)
        root.fail("singles", "there must be a token that scores and a Trading Post, and at most " +
                                 std::to_string(most_singles) + " in all.");
}

void read_boomtown(TomlTable const& boomtown, Edition& edition) {
    std::string const columns = boomtown.string("columns");
    std::string const rows = boomtown.string("rows");
    for (auto const& [key, letters] : {std::pair{"columns", columns}, std::pair{"rows", rows}})
        if (letters.size() != grid) {
            boomtown.fail(key, "three letters of c, s and g are expected.");
            return;
        }
    for (int i = 0; i < grid; ++i) {
        edition.columns[i] = read_metal(boomtown, "columns", columns[i]);
        edition.rows[i] = read_metal(boomtown, "rows", rows[i]);
    }
    for (int space = 0; space < spaces; ++space) {
        ++edition.prices[space][edition.columns[space % grid]];
        ++edition.prices[space][edition.rows[space / grid]];
    }
}

void read_shipping(TomlTable const& table, Edition& edition) {
    Shipping& shipping = edition.shipping;
    shipping.steps = table.integer("steps", 1, most_steps);
    shipping.threshold_steps = table.integers("threshold_steps", 1, shipping.steps);
    shipping.threshold_points = table.integers("threshold_points", 0, most_other_points);
    if (shipping.threshold_steps.size() != shipping.threshold_points.size() ||
        shipping.threshold_steps.size() > 2)
        table.fail("threshold_points", "there must be as many as threshold_steps, and at most two.");
    shipping.bonus_steps = table.integers("bonus_steps", 1, shipping.steps);
    if (shipping.bonus_steps.size() != piles || shipping.bonus_steps[0] >= shipping.bonus_steps[1])
        table.fail("bonus_steps", "two steps are expected: of the first pile and, later, of the second.");
    for (int metal = 0; metal < metals; ++metal) {
        std::string const key = std::string{resource_name(metal_at(metal))} + "_bonus";
        std::vector<int> const values = table.integers(key, 0, most_tile_points);
        if (values.size() != 2 || values[0] > values[1])
            table.fail(key, "two numbers are expected, the lower first.");
        else
            shipping.bonus_low_high[metal] = {values[0], values[1]};
    }
}

void read_scoring(TomlTable const& root, Edition& edition) {
    TomlTable const scoring = root.table("scoring");
    edition.building_group = scoring.integer("building_group", 0, most_other_points);
    edition.loot_penalty = scoring.integer("loot_penalty", 0, most_other_points);
    edition.most_wanted_every = scoring.integer("most_wanted_every", 1, most_other_points);
    edition.second_wanted_every = scoring.integer("second_wanted_every", 1, most_other_points);
    TomlTable const bonus = root.table("terrain_bonus");
    edition.manual_bonus = read_terrain_bonus(bonus.table("manual"));
    edition.published_bonus = read_terrain_bonus(bonus.table("published"));
}

}  // namespace motherlode::gold_west
