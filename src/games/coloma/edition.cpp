#include "games/coloma/edition.h"

#include <algorithm>

#include "games/coloma/weights.h"
#include "kernel/edition_fields.h"

namespace motherlode::coloma {
namespace {

Cost read_cost(TomlTable const& costs, std::string_view key) {
    std::vector<int> const numbers = costs.integers(key, 0, 12);
    if (numbers.size() == 4) return {numbers[0], numbers[1], numbers[2], numbers[3]};
    costs.fail(key, "four numbers are expected: Dudes, Horses, Bucks and Gold.");
    return {};
}

void read_costs(TomlTable const& costs, Edition& edition) {
    for (int i = 0; i < structures; ++i) {
        std::string const name{structure_names[i]};
        edition.costs[i] = {read_cost(costs, name + "_hammer"), read_cost(costs, name + "_saw")};
    }
    edition.tent_bucks = costs.integer("tent_bucks", 1, 6);
    edition.horse_gold = costs.integer("horse_gold", 1, 12);
}

void read_player(TomlTable const& player, Edition& edition) {
    PlayerNumbers& numbers = edition.player;
    numbers.dudes = player.integer("dudes", 1, 30);
    numbers.tents = player.integer("tents", 1, 30);
    numbers.horses = player.integer("horses", 1, 12);
    numbers.start_dudes = player.integer("start_dudes", 0, numbers.dudes);
    numbers.start_tents = player.integer("start_tents", 0, numbers.tents);
    numbers.start_horses = player.integer("start_horses", 0, numbers.horses);
    numbers.start_bucks = player.integer("start_bucks", 0, 30);
    numbers.start_gold = player.integer("start_gold", 0, 10);
    numbers.draw_cards = player.integer("draw_cards", 1, static_cast<int>(edition.buildings.size()));
    numbers.keep_cards = player.integer("keep_cards", 0, numbers.draw_cards - 1);
    edition.graves = player.integers("graves", 0, 20);
    if (edition.graves.size() > max_graves)
        player.fail("graves", "there can be at most " + std::to_string(max_graves) + ".");
}

void read_points(TomlTable const& points, Edition& edition) {
    edition.building_points = points.integer("town_building", 0, 30);
    edition.hotel_points = points.integer("hotel", 0, 30);
    edition.hotel_dude_points = points.integer("hotel_dude", 0, 20);
    edition.hotel_spaces = points.integer("hotel_spaces", 1, 4);
    edition.land_points = points.integers("lands", 0, 100);
    if (edition.land_points.size() != edition.lands.size())
        points.fail("lands", "one number for each count of Lands is expected: " +
                                 std::to_string(edition.lands.size()) + ".");
}

template <std::size_t N>
void read_exactly(TomlTable const& table, std::string_view key, int least, int most, std::array<int, N>& to) {
    std::vector<int> const numbers = table.integers(key, least, most);
    if (numbers.size() == N)
        std::copy(numbers.begin(), numbers.end(), to.begin());
    else
        table.fail(key, std::to_string(N) + " numbers are expected.");
}

void read_shootout(TomlTable const& shootout, Edition& edition) {
    edition.rows = shootout.integers("rows", 1, 12);
    if (edition.rows.empty() || edition.rows.size() > max_rows) {
        shootout.fail("rows", "there must be 1 to " + std::to_string(max_rows) + " rows.");
        return;
    }
    edition.neutral_row = shootout.integer("neutral_row", 1, static_cast<int>(edition.rows.size())) - 1;
}

void read_stash(TomlTable const& stash, Edition& edition) {
    edition.stack_outlaws = stash.integer("stack_outlaws", 0, 9);
    edition.space_outlaws = stash.integers("space_outlaws", 0, 9);
    if (edition.space_outlaws.size() > max_stash_spaces)
        stash.fail("space_outlaws", "there can be at most " + std::to_string(max_stash_spaces) + " spaces.");
    int barrels = 0;
    for (Barrel const& barrel : edition.barrels) barrels += barrel.count;
    if (barrels < static_cast<int>(edition.space_outlaws.size()))
        stash.fail("space_outlaws", "there are fewer Barrels than spaces for them.");
}

void read_players(TomlTable const& root, Edition& edition) {
    for (TomlTable const& row : root.tables("players")) {
        int const count = row.integer("count", min_players, max_players);
        ForPlayers& numbers = edition.for_players[count];
        if (numbers.rows != 0)
            row.fail("count", "the numbers for " + std::to_string(count) + " players are given twice.");
        numbers.bridges = row.integer("bridges", 0, 6);
        numbers.gold_spaces = row.integer("gold_spaces", 1, 40);
        numbers.rows = row.integer("rows", 1, static_cast<int>(edition.rows.size()));
        numbers.hotels = row.integer("hotels", 0, 40);
        if (count <= 2 && edition.neutral_row >= numbers.rows)
            row.fail("rows", "the row for nobody's Dudes is not among them.");
    }
    for (int count = min_players; count <= max_players; ++count)
        if (edition.for_players[count].rows == 0)
            root.fail("players", "the numbers for " + std::to_string(count) + " players are missing.");
}

void check_counts(TomlTable const& counts, Edition const& edition) {
    std::size_t barrels = 0;
    for (Barrel const& barrel : edition.barrels) barrels += static_cast<std::size_t>(barrel.count);
    check_count(counts, "buildings", edition.buildings.size());
    check_count(counts, "barrels", barrels);
    check_count(counts, "pioneers", edition.pioneers.size());
}

void index_rows(Edition& edition) {
    for (std::size_t card = 0; card < edition.buildings.size(); ++card) {
        Building const& building = edition.buildings[card];
        for (int row = 0; row < Building::rows_each; ++row) {
            bool const during = edition.effect(building.rows[row].effect).when == When::during;
            Edition::RowCards& cards = during ? edition.during_rows : edition.used_rows;
            cards[building.site][static_cast<int>(building.rows[row].section)][row] |= 1U << card;
        }
    }
}

// Whatever could change the course of a game, in this order.
class EditionHash {
public:
    explicit EditionHash(Edition const& edition) : of_{edition} {}

    std::uint64_t value() {
        add(of_.name);
        add_cards();
        add_board();
        add_numbers();
        return hash_.value();
    }

private:
    void add(auto const&... items) { (hash_.hash_only(items), ...); }
    void add_effects(auto const& effects) {
        for (EffectId const effect : effects) add(effect_text(of_.effect(effect)));
    }

    void add_cards() {
        for (Building const& building : of_.buildings) {
            add(building.id, building.site);
            for (Row const& row : building.rows) add(row.section, effect_text(of_.effect(row.effect)));
        }
        for (Barrel const& barrel : of_.barrels)
            add(barrel.id, barrel.count, effect_text(of_.effect(barrel.effect)));
        for (Bridge const& bridge : of_.bridges) add(bridge.id, bridge.points, bridge.per, bridge.most);
        for (Board const& board : of_.boards) {
            add(board.id);
            add_effects(board.gain);
            add(board.points);
        }
        for (Pioneer const& pioneer : of_.pioneers) {
            add(pioneer.id, pioneer.board);
            add_effects(pioneer.does);
        }
        for (Chart const& chart : of_.charts) {
            add(chart.id);
            add_effects(chart.win);
            add_effects(chart.lose);
        }
    }
    void add_board() {
        for (Space const& space : of_.spaces) {
            add(space.id, space.kind);
            add_effects(std::array{space.gain, space.stop});
            add(space.neighbours);
        }
        for (Land const& land : of_.lands) add(land.id, land.towns);
        add(of_.start_space, of_.signpost_offset);
        add_effects(of_.events);
        add_effects(of_.mill);
    }
    void add_numbers() {
        add(of_.first_year, of_.outlaws);
        PlayerNumbers const& player = of_.player;
        add(player.dudes, player.tents, player.horses, player.start_dudes, player.start_tents,
            player.start_horses, player.start_bucks, player.start_gold, player.draw_cards, player.keep_cards,
            of_.graves);
        for (auto const& tools : of_.costs)
            for (Cost const& cost : tools) add(cost.dudes, cost.horses, cost.bucks, cost.gold);
        add(of_.tent_bucks, of_.horse_gold, of_.building_points, of_.hotel_points, of_.hotel_dude_points,
            of_.hotel_spaces, of_.neutral_row, of_.stack_outlaws, of_.land_points, of_.pool_values, of_.rows,
            of_.space_outlaws);
        for (ForPlayers const& numbers : of_.for_players)
            add(numbers.bridges, numbers.gold_spaces, numbers.rows, numbers.hotels);
        for (ShadeNumber const& number : shade_numbers) add(of_.shade.*number.member);
        add(of_.shade.wagon_deck);
        for (Level const& level : of_.shade.levels) add(level.id, level.rivers, level.gold);
    }

    Edition const& of_;
    HashEdition hash_;
};

}  // namespace

Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    TomlTable const root = file.root();
    auto edition = std::make_shared<Edition>();
    read_head(file, root, "coloma", *edition);

    // Each part relies on the ones before it, so the first error ends the reading.
    if (file.valid()) read_cards(root, *edition);
    if (file.valid()) read_map(root.table("map"), *edition);
    if (file.valid()) read_wheel(root.table("wheel"), *edition);
    if (file.valid()) {
        TomlTable const year = root.table("years");
        edition->first_year = year.integer("first", 1, 9999);
        read_exactly(year, "outlaws", 0, 20, edition->outlaws);
        read_exactly(root.table("gold"), "values", 1, 9, edition->pool_values);
    }
    if (file.valid()) read_player(root.table("player"), *edition);
    if (file.valid()) read_costs(root.table("costs"), *edition);
    if (file.valid()) read_points(root.table("points"), *edition);
    if (file.valid()) read_shootout(root.table("shootout"), *edition);
    if (file.valid()) read_stash(root.table("stash"), *edition);
    if (file.valid()) read_shade(root.table("shade"), *edition);
    if (file.valid()) check_counts(root.table("counts"), *edition);
    if (file.valid()) read_players(root, *edition);
    if (std::optional<Error> error = file.finish()) return *error;

    index_rows(*edition);
    edition->fixed_worths = fixed_worths(edition->effects);
    edition->hash = EditionHash{*edition}.value();
    return std::shared_ptr<Edition const>{std::move(edition)};
}

}  // namespace motherlode::coloma
