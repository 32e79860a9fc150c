// Rulebook p.4, "Board Setup", p.5, "Player Setup", and p.6, "Additional 2-Player Setup".
// CO-1.1a: for 1 to 6 players.

#include "games/coloma/rules/barker.h"
#include "games/coloma/rules/player_setup.h"
#include "kernel/option_rules.h"

namespace motherlode::coloma {
namespace {

// How games were played before there was such an option.
constexpr std::array option_rules{
    OptionRule{"dials", {}, 2, "take_back"},
    OptionRule{"signpost_barrel", {}, 2, "as_rulings_plain"},
    OptionRule{"signpost_buildings", {}, 2, "as_rulings"},
    OptionRule{"purchases", {}, 2, "once"},
    OptionRule{"charts", {}, 2, "open"},
    OptionRule{"sheriff", {}, 2, "random"},
};
OptionRules const rules_of_options{Game::info.name, option_rules};

using Numbers = FixedList<std::uint8_t, 64>;

// The numbers 0 … count-1, shuffled.
Numbers shuffled(std::size_t count, Rng& rng) {
    Numbers numbers{};
    for (std::size_t i = 0; i < count; ++i) numbers.push_back(static_cast<std::uint8_t>(i));
    rng.shuffle(numbers);
    return numbers;
}

// CO-1.9a: six types at random. CO-1.9b, RULING co-21: the Bridge that counts Hotels needs the Hotels module.
void place_bridges(Game const& game, Table& table, Rng& rng) {
    Edition const& edition = game.edition();
    int stack = 0;
    for (std::uint8_t const kind : shuffled(edition.bridges.size(), rng)) {
        if (edition.bridges[kind].per == Measure::hotels && !game.with_hotels()) continue;
        if (stack == bridge_stacks) break;
        table.bridge_kinds[stack] = kind;
        table.bridges_left[stack] = byte(game.numbers().bridges);
        ++stack;
    }
}

// CO-1.10a: two tiles at random over the printed chart. RULING co-28: if charts are covered, only the top one is known;
// the other is drawn when it is uncovered.
void place_charts(Game const& game, Table& table, Rng& rng) {
    Edition const& edition = game.edition();
    Numbers const tiles = shuffled(edition.charts.size() - 1, rng);
    for (int year = 0; year + 1 < years; ++year) table.charts[year] = byte(tiles[year] + 1);
    if (game.charts_covered()) std::fill(table.charts.begin() + 1, table.charts.end(), none);
    table.charts[years - 1] = 0;
}

// CO-1.5a: the Stash.
void fill_stash(Play& play) {
    Table& table = play.table();
    Edition const& edition = play.edition();
    for (std::size_t kind = 0; kind < edition.barrels.size(); ++kind)
        table.stack[kind] = byte(edition.barrels[kind].count);
    table.stash.fill(none);
    for (std::size_t space = 0; space < edition.space_outlaws.size(); ++space)
        table.stash[space] = byte(draw_barrel(play));
}

// CO-2.2a, CO-2.3a, CO-2.4a, CO-2.5a: every player starts with these.
// CO-2.2b: Horses that are not in front of the Lodge are supply.
Player new_player(Edition const& edition) {
    PlayerNumbers const& numbers = edition.player;
    Player player{};
    player.bucks = numbers.start_bucks;
    player.gold = byte(numbers.start_gold);
    player.horses = byte(numbers.start_horses);
    player.lodge_dudes = byte(numbers.start_dudes);
    player.supply_dudes = byte(numbers.dudes - numbers.start_dudes);
    player.lodge_tents = byte(numbers.start_tents);
    player.supply_tents = byte(numbers.tents - numbers.start_tents);
    player.wagon = edition.start_space;
    player.pioneer = none;
    player.deck_size = static_cast<std::uint8_t>(edition.buildings.size());
    player.site = no_site;
    player.mule = no_site;
    return player;
}

// CO-19.1a, CO-19.1b.
Player new_shade(Game const& game) {
    ShadeNumbers const& numbers = game.edition().shade;
    Level const& level = numbers.levels[game.level()];
    Player player{};
    player.gold = byte(level.gold);
    player.horses = byte(numbers.horses);
    player.lodge_dudes = byte(numbers.dudes);
    player.lodge_tents = byte(numbers.tents);
    set_bit(player.event_tents, numbers.tent_on_event);
    player.rivers = byte((1 << level.rivers) - 1);
    player.wagon = game.edition().start_space;
    player.board = none;
    player.pioneer = none;
    player.site = no_site;
    player.mule = no_site;
    return player;
}

// CO-2.1a, CO-18.1b, CO-20.1a, CO-20.1b. RULING co-20: players without a board choose one before round 1.
void deal_pioneers_and_boards(Game const& game, Table& table, Rng& rng) {
    Numbers const pioneers = shuffled(static_cast<std::size_t>(game.pioneers_in_play()), rng);
    Numbers const b_sides = shuffled(game.edition().boards.size() - 1, rng);
    for (int seat = 0; seat < game.players(); ++seat) {
        Player& player = table.players[seat];
        bool const dealt = game.with_specialties() && !game.pioneers_chosen();
        if (dealt) player.pioneer = pioneers[seat];
        if (!game.with_b_boards())
            player.board = 0;
        else if (game.pioneers_chosen() || game.boards_drafted())
            player.board = none;
        else if (dealt)
            player.board = game.edition().pioneers[player.pioneer].board;
        else
            player.board = byte(b_sides[seat] + 1);
    }
}

}  // namespace

// Records depend on the order of the random draws: a new order needs a new rules version.
State Game::setup(std::uint64_t seed) const {
    Rng rng = Rng::stream(seed, 0);
    State state{};
    Table& table = state.table;

    // CO-1.2a, CO-1.2b: the Barker starts on the last Site, because round 1 moves it on to the first.
    table.barker = sites - 1;
    table.bust = byte(signpost_site(edition(), table));
    // CO-1.3a, CO-1.4a, CO-1.6a, CO-1.7a.
    table.round = 1;
    table.outlaws = edition().outlaws[0];
    table.gold = pools * numbers().gold_spaces;
    place_bridges(*this, table, rng);
    place_charts(*this, table, rng);
    // CO-16.1a.
    if (with_hotels()) table.hotels_left = byte(numbers().hotels);

    // CO-3.1a, CO-3.2a.
    table.rows.fill(nobody);
    if (with_neutral_gunmen()) table.rows[edition().neutral_row] = neutral;
    table.buster = no_site;
    table.buster_cards = {no_site, no_site};
    table.turn.player = nobody;

    for (int seat = 0; seat < players(); ++seat) {
        table.players[seat] = new_player(edition());
        // CO-17.1b.
        if (duel()) table.players[seat].carrots = (1U << sites) - 1U;
        state.hands[seat].dial = no_site;
        state.hands[seat].mule_dial = no_site;
    }
    deal_pioneers_and_boards(*this, table, rng);
    if (solo()) table.at(shade) = new_shade(*this);

    // CO-2.8a, RULING co-5: a random player or the one who is named, but Shade in a solo game.
    table.sheriff = solo() ? shade : seat_at(rng.below(players()));
    if (named_sheriff() >= 0) table.sheriff = seat_at(named_sheriff());

    state.secret.generator = rng.state();
    Play play{*this, state, nobody, nullptr};
    fill_stash(play);
    for (int seat = 0; seat < players(); ++seat) draw_cards(play, seat_at(seat), edition().player.draw_cards);

    go_to_first_step(play);
    return state;
}

std::optional<Error> Game::check(Edition const&, int players, Options const& options) {
    if (options[4] == 1 && players != 2) return Error{"The Mule Duel is for exactly two players."};
    if (options[5] != 0 && players != 1)
        return Error{"The option “level” is for one player only: it is the strength of Shade."};
    if (options[11] != 0 && players == 1)
        return Error{
            "The option “sheriff” is for two or more players: in a solo game, Shade is the Sheriff."};
    if (options[11] > players) return Error{"The first Sheriff must be one of the players."};
    return {};
}

}  // namespace motherlode::coloma
