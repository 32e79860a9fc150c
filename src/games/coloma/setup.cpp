// Rulebook p.4, "Board Setup", p.5, "Player Setup", and p.6, "Additional 2-Player Setup".

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(std::size_t number) { return static_cast<std::uint8_t>(number); }

using Numbers = FixedList<std::uint8_t, 64>;

// So many of them, mixed.
Numbers mixed(int count, Rng& rng) {
    Numbers numbers{};
    for (int i = 0; i < count; ++i) numbers.push_back(static_cast<std::uint8_t>(i));
    rng.shuffle(numbers);
    return numbers;
}

// CO-1.9: six kinds by lot. RULING co-21: what counts Hotels only with Hotels.
void place_bridges(Game const& game, Table& table, Rng& rng) {
    Edition const& edition = game.edition();
    int stack = 0;
    for (std::uint8_t const kind : mixed(static_cast<int>(edition.bridges.size()), rng)) {
        if (edition.bridges[kind].per == Measure::hotels && !game.with_hotels()) continue;
        if (stack == bridge_stacks) break;
        table.bridge_kinds[stack] = kind;
        table.bridges_left[stack] = byte(static_cast<std::size_t>(game.numbers().bridges));
        ++stack;
    }
}

// CO-1.10: two tiles by lot over the printed chart.
void place_charts(Edition const& edition, Table& table, Rng& rng) {
    Numbers const tiles = mixed(static_cast<int>(edition.charts.size()) - 1, rng);
    for (int year = 0; year + 1 < years; ++year) table.charts[year] = byte(tiles[year] + 1U);
    table.charts[years - 1] = 0;
}

// CO-1.5: the Stash.
void fill_stash(Play<NoEvents>& play) {
    Table& table = play.table();
    Edition const& edition = play.edition();
    for (std::size_t kind = 0; kind < edition.barrels.size(); ++kind)
        table.stack[kind] = byte(static_cast<std::size_t>(edition.barrels[kind].count));
    table.stash.fill(none);
    for (std::size_t space = 0; space < edition.space_outlaws.size(); ++space)
        table.stash[space] = byte(static_cast<std::size_t>(Gains<NoEvents>::draw_barrel(play)));
}

// CO-2: what everybody has.
Player new_player(Edition const& edition) {
    PlayerNumbers const& numbers = edition.player;
    auto const u8 = [](int number) { return static_cast<std::uint8_t>(number); };
    Player player{};
    player.bucks = numbers.start_bucks;
    player.gold = u8(numbers.start_gold);
    player.horses = u8(numbers.start_horses);
    player.lodge_dudes = u8(numbers.start_dudes);
    player.supply_dudes = u8(numbers.dudes - numbers.start_dudes);
    player.lodge_tents = u8(numbers.start_tents);
    player.supply_tents = u8(numbers.tents - numbers.start_tents);
    player.wagon = edition.start_space;
    player.pioneer = none;
    player.deck_size = byte(edition.buildings.size());
    player.site = no_site;
    player.mule = no_site;
    return player;
}

// CO-19.1.
Player new_shade(Game const& game) {
    ShadeNumbers const& numbers = game.edition().shade;
    Level const& level = numbers.levels[static_cast<std::size_t>(game.level())];
    auto const u8 = [](int number) { return static_cast<std::uint8_t>(number); };
    Player player{};
    player.gold = u8(level.gold);
    player.horses = u8(numbers.horses);
    player.lodge_dudes = u8(numbers.dudes);
    player.lodge_tents = u8(numbers.tents);
    player.event_tents = u8(1 << numbers.tent_on_event);
    player.rivers = u8((1 << level.rivers) - 1);
    player.wagon = game.edition().start_space;
    player.board = none;
    player.pioneer = none;
    player.site = no_site;
    player.mule = no_site;
    return player;
}

// CO-18.1b, CO-20.1. RULING co-20: who has no board yet chooses one before the game begins.
void deal_pioneers_and_boards(Game const& game, Table& table, Rng& rng) {
    Numbers const pioneers = mixed(static_cast<int>(game.edition().pioneers.size()), rng);
    Numbers const b_sides = mixed(static_cast<int>(game.edition().boards.size()) - 1, rng);
    for (int seat = 0; seat < game.players(); ++seat) {
        Player& player = table.players[seat];
        if (game.with_specialties()) player.pioneer = pioneers[seat];
        if (!game.with_b_boards())
            player.board = 0;
        else if (game.with_specialties())
            player.board = game.edition().pioneers[player.pioneer].board;
        else
            player.board = byte(b_sides[seat] + 1U);
    }
}

}  // namespace

// The order of the draws is part of the rules version: records depend on it.
State Game::setup(std::uint64_t seed) const {
    Rng rng = Rng::stream(seed, 0);
    State state{};
    Table& table = state.table;

    // CO-1.2b: the Barker on the last Site; the first round turns it to the first.
    table.barker = sites - 1;
    table.bust = static_cast<std::uint8_t>(signpost_site(*edition_, table));
    table.round = 1;
    table.outlaws = edition_->outlaws[0];
    table.gold = pools * numbers().gold_spaces;
    place_bridges(*this, table, rng);
    place_charts(*edition_, table, rng);
    if (with_hotels()) table.hotels_left = static_cast<std::uint8_t>(numbers().hotels);

    // CO-3.2a.
    table.rows.fill(nobody);
    if (with_neutral_gunmen()) table.rows[edition_->neutral_row] = neutral;
    table.buster = no_site;
    table.buster_cards = {no_site, no_site};
    table.turn.player = nobody;

    for (int seat = 0; seat < players_; ++seat) {
        table.players[seat] = new_player(*edition_);
        if (duel()) table.players[seat].carrots = (1U << sites) - 1U;
        state.hands[seat].dial = no_site;
        state.hands[seat].mule_dial = no_site;
    }
    deal_pioneers_and_boards(*this, table, rng);
    if (solo()) table.at(shade) = new_shade(*this);

    // CO-2.8a, RULING co-5: by lot; alone it is Shade's.
    table.sheriff = solo() ? shade : seat_at(rng.below(players_));

    state.secret.keep(rng);
    NoEvents unheard;
    Play<NoEvents> play{*this, state, nobody, unheard};
    fill_stash(play);
    for (int seat = 0; seat < players_; ++seat)
        Gains<NoEvents>::draw_cards(play, seat_at(seat), edition_->player.draw_cards);

    bool const choose = next_to_choose_board(*this, table) != nobody;
    table.progress.step = choose ? Step::choose_board : Step::discard_starting_cards;
    return state;
}

std::optional<Error> Game::check(Edition const&, int players, Options const& options) {
    if (options[4] == 1 && players != 2) return Error{"The Mule Duel is for exactly two players."};
    if (options[5] != 0 && players != 1)
        return Error{"Levels are Shade's, and Shade plays against one player only."};
    return {};
}

}  // namespace motherlode::coloma
