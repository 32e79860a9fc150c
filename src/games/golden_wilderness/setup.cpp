// Rulebook p.2, p.10, p.14 and p.19, "Setup".

#include <algorithm>

#include "games/golden_wilderness/rules/elections.h"
#include "games/golden_wilderness/rules/exploring.h"
#include "games/golden_wilderness/rules/trading.h"
#include "kernel/option_rules.h"

namespace motherlode::golden_wilderness {
namespace {

using TileList = FixedList<TileId, max_tiles>;

constexpr Hex middle{grid_middle, grid_middle};

// The levels at which an option has an effect, and how games were played before there was such an option.
constexpr std::span levels{level_names};
constexpr std::array option_rules{
    OptionRule{"length", {"level", levels.subspan(1)}},
    OptionRule{"board", {"level", levels.subspan(1, 1)}},
    OptionRule{"country", {"level", levels.subspan(2, 1)}},
    OptionRule{"roles", {"level", levels.subspan(3)}},
    OptionRule{"tiles", {"level", levels.subspan(0, 1)}, 2, "random"},
    OptionRule{"exploring", {"level", levels.subspan(2)}, 2, "one_by_one"},
};
OptionRules const rules_of_options{Game::info.name, option_rules};

int country_called(Edition const& edition, std::string_view id) {
    for (std::size_t i = 0; i < edition.countries.size(); ++i)
        if (edition.countries[i].id == id) return static_cast<int>(i);
    return -1;
}

// WI-3.1c, WI-4.1f.
Markers markers_for(Edition const& edition, Level level, bool short_game) {
    Markers markers = short_game ? edition.short_markers : edition.markers;
    if (level == Level::easy && short_game) markers.cities = edition.short_easy_cities;
    return markers;
}

// RULING wi-5: lays the tile on a random place where it fits, turned at random.
bool lay_somewhere(Edition const& edition, Table& table, Grid& grid, TileId tile, Rng& rng) {
    if (table.on_board == 0) {
        lay_tile(edition, table, grid, tile, middle, rng.below(edges));
        return true;
    }
    HexList places{};
    Joining joining = Joining::coastline;
    fitting_places(edition, table, grid, tile, joining, places);
    if (places.empty()) {
        joining = Joining::anywhere;
        fitting_places(edition, table, grid, tile, joining, places);
    }
    if (places.empty()) return false;
    Hex const hex = places[rng.below(places.size())];
    EdgeSet const turns = grid.ways_to_turn(edition.tiles[tile].coast, hex, joining);
    int which = rng.below(std::popcount(turns));
    for (int const steps : Bits{turns})
        if (which-- == 0) lay_tile(edition, table, grid, tile, hex, steps);
    return true;
}

// Lays up to `count` tiles, each time the first one of the list that fits, and removes them from the list.
void lay_tiles(Edition const& edition, Table& table, Grid& grid, TileList& tiles, int count, Rng& rng) {
    for (int i = 0; i < tiles.size() && count > 0;) {
        if (has_tile(table.on_board, tiles[i]) || !lay_somewhere(edition, table, grid, tiles[i], rng)) {
            ++i;
            continue;
        }
        --count;
        i = 0;
    }
    TileList remaining{};
    for (TileId const tile : tiles)
        if (!has_tile(table.on_board, tile)) remaining.push_back(tile);
    tiles = remaining;
}

void shuffle_tiles(Edition const& edition, std::array<TileList, 2>& stacks, Rng& rng) {
    for (std::size_t tile = 0; tile < edition.tiles.size(); ++tile)
        stacks[edition.tiles[tile].coast != 0 ? 0 : 1].push_back(static_cast<TileId>(tile));
    for (TileList& stack : stacks) rng.shuffle(stack);
}

// WI-2.1a, WI-3.1a, WI-4.1a, WI-4.1b.
void lay_board(Game const& game, State& state, Rng& rng) {
    Edition const& edition = game.edition();
    Table& table = state.table;
    if (game.board_by_hand()) return;
    Grid grid{table};
    if (game.level() == Level::easy && !game.random_board()) {
        for (std::size_t tile = 0; tile < edition.tiles.size(); ++tile)
            lay_tile(edition, table, grid, static_cast<TileId>(tile), edition.tiles[tile].on_map, 0);
        return;
    }
    auto& stacks = state.secret.tiles;
    shuffle_tiles(edition, stacks, rng);
    if (game.at_least(Level::standard)) {
        lay_tiles(edition, table, grid, stacks[0], game.players() + edition.coastal_tiles_beyond_players,
                  rng);
        lay_tiles(edition, table, grid, stacks[1], edition.inland_tiles, rng);
        for (int stack = 0; stack < 2; ++stack) table.tiles_hidden[stack] = stacks[stack].count;
        return;
    }
    // RULING wi-5: lays some coastal tiles first, then random tiles of either kind.
    bool const beginner = game.level() == Level::beginner;
    int const count = beginner ? edition.beginner_tiles : static_cast<int>(edition.tiles.size());
    int const coastal =
        beginner ? std::min(count, game.players() + edition.beginner_coastal_tiles_beyond_players) : 1;
    lay_tiles(edition, table, grid, stacks[0], coastal, rng);
    TileList remaining{};
    for (TileList const& stack : stacks)
        for (TileId const tile : stack) remaining.push_back(tile);
    rng.shuffle(remaining);
    lay_tiles(edition, table, grid, remaining, count - std::popcount(std::uint64_t{table.on_board}), rng);
    stacks = {};  // the remaining tiles stay in the box
}

void stack_decks(Game const& game, State& state, Rng& rng) {
    Edition const& edition = game.edition();
    for (int deck = 0; deck < game.decks_used(); ++deck) {
        auto& stack = state.secret.stacks[deck];
        for (int card = edition.first_of[deck]; card < edition.first_of[deck + 1]; ++card)
            stack.push_back(static_cast<CardId>(card));
        rng.shuffle(stack);
        state.table.deck_size[deck] = stack.count;
    }
}

// WI-2.1f, WI-3.1d, WI-4.1e: city and presidio markets are set aside until their markers are built.
void stack_events(Game const& game, State& state, Rng& rng) {
    Table& table = state.table;
    if (game.at_least(Level::easy)) table.city_markets_aside = byte(game.markers().cities);
    if (game.at_least(Level::standard)) table.presidio_market_aside = 1;
    state.secret.events = all_of(hidden_events(game, table));
    rng.shuffle(state.secret.events);
    table.events_hidden = state.secret.events.count;
}

void deal(Play& play) {
    Game const& game = play.game;
    Country const& country = game.edition().countries[play.table().country];
    for (int seat = 0; seat < game.players(); ++seat) {
        for (int deck = 0; deck < immigrant_decks; ++deck) {
            int const cards = game.at_least(Level::standard) ? int{country.immigrants[deck]}
                              : deck == index(Deck::pioneer) ? game.edition().start_pioneers
                                                             : 0;
            for (int i = 0; i < cards; ++i)
                draw_person(play, seat_at(seat), static_cast<Deck>(deck), "WI-2.1b");
        }
    }
}

// WI-2.1h, RULING wi-6: the player with the earliest-born pioneer starts. Ties are broken at random.
Seat first_player(Play& play) {
    int earliest = latest_year + 1;
    FixedList<std::uint8_t, max_players> candidates{};
    for (int seat = 0; seat < play.game.players(); ++seat) {
        int born = latest_year;
        play.state.hands[seat].cards.for_each(
            [&](int card) { born = std::min(born, play.edition().people[card].born); });
        if (born < earliest) {
            earliest = born;
            candidates.clear();
        }
        if (born == earliest) candidates.push_back(static_cast<std::uint8_t>(seat));
    }
    return seat_at(candidates.size() == 1 ? candidates[0]
                                          : candidates[random_below(play, candidates.size())]);
}

// WI-5.1b.
void start_roles(Play& play) {
    if (!play.game.at_least(Level::advanced)) return;
    if (!play.game.roles_dealt()) {
        begin_election(play, Ballot::first_governor);
        return;
    }
    FixedList<std::uint8_t, roles> cards{};
    for (int role = 0; role < roles; ++role) cards.push_back(static_cast<std::uint8_t>(role));
    shuffle(play, cards);
    Seat seat = play.table().active_player;
    for (std::uint8_t const role : cards) {
        give_role(play, static_cast<Role>(role), seat);
        seat = next_seat(seat, play.game.players());
    }
}

void clear_table(Game const& game, Table& table) {
    for (Site& site : table.sites) {
        site.beside.fill(no_tile);
        site.owner = nobody;
        site.marker_owner = nobody;
    }
    table.country = byte(game.first_country());
    table.cities_left = byte(game.markers().cities);
    table.presidios_left = byte(game.markers().presidios);
    table.missions_left = byte(game.markers().missions);
    table.holder.fill(nobody);
    table.building = no_building;
    table.exploring = no_exploring;
    table.attack = no_attack;
    no_election(table);
    no_auction(table);
    table.market = no_tile;
    table.event = EventKind::none;
    table.offers.fill(no_offer);
    for (PlayerBoard& board : table.players) board.industry.fill(no_industry);
}

}  // namespace

Hand empty_hand() {
    Hand hand{};
    hand.pool.fill(no_card);
    hand.top_event = EventKind::none;
    hand.drawn = {EventKind::none, EventKind::none};
    hand.draft = no_offer;
    return hand;
}

std::optional<Error> Game::check(Edition const& edition, int players, Options const& options) {
    Game const game{{std::shared_ptr<Edition const>{}, &edition}, players, options};
    if (game.first_country() < 0)
        return Error{"The edition has no country called " + std::string{country_values[options[3]]} + "."};
    // WI-4.1d: every player starts with the country's immigrants.
    Country const& country = edition.countries[game.first_country()];
    for (int deck = 0; deck < immigrant_decks; ++deck)
        if (country.immigrants[deck] * players > edition.people_in(static_cast<Deck>(deck)))
            return Error{"The edition has too few people for this number of players."};
    return {};
}

Game::Game(std::shared_ptr<Edition const> edition, int players, Options const& options)
    : GameFrame{std::move(edition), players, options},
      level_{static_cast<Level>(options[0])},
      markers_{markers_for(this->edition(), level_, options[1] == 1)},
      first_country_{level_ == Level::standard ? country_called(this->edition(), country_values[options[3]])
                                               : int{this->edition().country_of_level[index(level_)]}} {}

// Saved records depend on the order of the random draws. Changing it needs a new rules_version.
State Game::setup(std::uint64_t seed) const {
    Rng rng = Rng::stream(seed, 0);
    State state{};
    clear_table(*this, state.table);
    state.hands.fill(empty_hand());
    lay_board(*this, state, rng);
    stack_decks(*this, state, rng);
    stack_events(*this, state, rng);
    state.secret.rng = rng.next();

    // WI-2.1d, WI-3.1b, WI-4.1f.
    for (int seat = 0; seat < players(); ++seat)
        state.table.players[seat].pesos = static_cast<std::uint16_t>(edition().start_pesos);
    Play play{*this, state, {}, nullptr};
    deal(play);
    state.table.active_player = first_player(play);
    allot_offers(*this, state.table);
    start_roles(play);
    if (board_by_hand()) begin_board(play);
    return state;
}

}  // namespace motherlode::golden_wilderness
