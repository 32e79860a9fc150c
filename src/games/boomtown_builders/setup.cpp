// Rulebook p.2, "Setup", and p.8, "Terrain Cards".

#include "games/boomtown_builders/game.h"
#include "kernel/option_rules.h"
#include "kernel/rng.h"

namespace motherlode::boomtown_builders {
namespace {

constexpr std::array option_rules{OptionRule{"goldmine", {"terrain", std::span{terrain_values}.subspan(1)}}};
OptionRules const rules_of_options{Game::info.name, option_rules};

// BB-2.6a: put a Hideout face down on each marked space. BB-2.6b: the others are out of the game, unseen.
void place_hideouts(Edition const& edition, State& state, Rng& rng) {
    FixedList<std::uint8_t, max_hideouts> cards{};
    for (std::size_t card = 0; card < edition.hideouts.size(); ++card)
        cards.push_back(static_cast<std::uint8_t>(card));
    rng.shuffle(cards);
    state.table.hideouts.fill(face_down);
    for (std::size_t space = 0; space < edition.hideout_spaces.size(); ++space) {
        state.table.at(edition.hideout_spaces[space]).terrain = Terrain::hideout;
        state.secret.hideouts[space] = cards[static_cast<int>(space)];
    }
}

bool is_mountain(Terrain terrain) {
    return terrain == Terrain::mountain_left || terrain == Terrain::mountain_right;
}

// BB-6.1c: the number of Terrain Cards that a row can still take. Hideouts do not count.
int free_terrain_spaces(Edition const& edition, Table const& table, int row) {
    int spaces = edition.terrain_in_a_row;
    for (Site const& site : table.sites[row])
        if (site.terrain != Terrain::none && site.terrain != Terrain::hideout) --spaces;
    return spaces;
}

// BB-6.2c, BB-6.2d. RULING bb-7: if a location is not allowed, another is drawn, so all allowed locations are equally
// likely.
bool terrain_fits(Edition const& edition, Table const& table, Terrain terrain, int row, int column) {
    auto const& sites = table.sites[row];
    if (sites[column].terrain != Terrain::none) return false;
    if (!is_mountain(terrain)) return true;
    int const points_to = terrain == Terrain::mountain_left ? column - 1 : column + 1;
    if (points_to < 0 || points_to >= edition.columns) return false;
    bool const mountain_left = column > 0 && is_mountain(sites[column - 1].terrain);
    bool const mountain_right = column + 1 < edition.columns && is_mountain(sites[column + 1].terrain);
    return !mountain_left && !mountain_right;
}

// BB-6.1b: put Terrain Cards on random locations.
void deal_terrain(Edition const& edition, int count, Table& table, Rng& rng) {
    std::vector<Terrain> cards = edition.terrain;
    for (int dealt = 0; dealt < count; ++dealt) {
        auto const drawn = cards.begin() + rng.below(static_cast<int>(cards.size()));
        Terrain const terrain = *drawn;
        cards.erase(drawn);

        FixedList<std::uint8_t, max_rows * max_columns> fitting{};
        for (int row = 0; row < edition.rows; ++row) {
            if (free_terrain_spaces(edition, table, row) == 0) continue;
            for (int column = 0; column < edition.columns; ++column)
                if (terrain_fits(edition, table, terrain, row, column))
                    fitting.push_back(static_cast<std::uint8_t>(row * max_columns + column));
        }
        int const place = fitting[rng.below(fitting.size())];
        table.sites[place / max_columns][place % max_columns].terrain = terrain;
    }
}

// BB-2.4a: shuffle the deck. BB-2.5a, BB-2.5b: turn the first cards face up.
void deal_cards(Edition const& edition, int draft_row, State& state, Rng& rng) {
    auto& deck = state.secret.deck;
    for (std::size_t card = 0; card < edition.cards.size(); ++card) deck.push_back(static_cast<CardId>(card));
    rng.shuffle(deck);
    state.table.draft_row.fill(no_card);
    for (int slot = 0; slot < draft_row; ++slot) state.table.draft_row[slot] = deck.pop_back();
    state.table.deck_size = static_cast<std::uint8_t>(deck.size());
}

}  // namespace

// Records depend on the order of the random draws: changing it needs a new rules version.
State Game::setup(std::uint64_t seed) const {
    Rng rng = Rng::stream(seed, 0);
    State state{};
    Table& table = state.table;

    for (auto& row : table.sites) row.fill(Site{no_card, nobody, CubeSize::single_cube, Terrain::none});
    table.track.fill(no_column);
    table.drafted = no_card;

    // BB-2.2a: the Round Marker starts on the first space.
    table.round = 1;
    deal_cards(edition(), numbers().draft_row, state, rng);
    place_hideouts(edition(), state, rng);
    if (with_terrain()) deal_terrain(edition(), numbers().terrain, table, rng);

    // BB-2.7b: every player gets the same cubes.
    for (int seat = 0; seat < players(); ++seat)
        for (std::size_t size = 0; size < cube_sizes; ++size)
            table.cubes[seat][size] = static_cast<std::uint8_t>(numbers().cubes[size]);

    for (int row = 0; row < edition().rows; ++row)
        for (int column = 0; column < edition().columns; ++column)
            if (table.sites[row][column].terrain == Terrain::none)
                table.empty[row] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(column));

    // BB-2.8a: the Train Marker starts in the middle of row 1, unless Terrain there changes the vote or turns it.
    table.train_marker = track_target(edition(), table, 0);

    // BB-2.9a, RULING bb-11: the first player is random.
    table.starting_player = seat_at(rng.below(players()));
    table.active_player = table.starting_player;
    return state;
}

}  // namespace motherlode::boomtown_builders
