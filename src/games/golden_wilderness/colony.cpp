// Rulebook p.5, "Building settlements", "Buying points", and p.11, "Changing industries", "Founding cities",
// "Building roads".

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr std::array<int, 7> purchases{1, 2, 5, 10, 20, 50, 100};  // WI-2.4b

int terrain_of(Edition const& edition, TileId tile) { return index(edition.tiles[tile].terrain); }

// WI-2.1e: Beginner has only the industries that cost 1.
bool in_play(Game const& game, int industry) {
    return game.at_least(Level::easy) || game.edition().industries[industry].cost == 1;
}

int settlements_in(Edition const& edition, Table const& table, Seat seat, int terrain) {
    return std::popcount(table.settlements[index(seat)] & edition.tiles_of[terrain]);
}

// WI-2.3a, WI-4.2a: pioneers of the hand, or the icons played.
void spend_population(Play& play, int population) {
    if (play.game.at_least(Level::standard)) {
        play.table().icons.population = static_cast<std::uint8_t>(play.table().icons.population - population);
        return;
    }
    // RULING wi-7: the first of the list.
    for (int spent = 0; spent < population; ++spent) {
        CardSet const& cards = play.hand(play.active()).cards;
        int const card =
            cards.low() != 0 ? std::countr_zero(cards.low()) : 64 + std::countr_zero(cards.high());
        discard_person(play, play.active(), static_cast<CardId>(card));
    }
}

void take_industry(Play& play, int industry) {
    Table& table = play.table();
    Industry const& wanted = play.edition().industries[industry];
    table.board(play.active()).industry[index(wanted.terrain)] = static_cast<std::uint8_t>(industry);
    play.tell("WI-2.3d", say::industry_taken, index(play.active()), industry);
    // WI-3.4e.
    if (!wanted.starts_gold_rush || table.gold_rush != 0) return;
    table.gold_rush = 1;
    play.tell("WI-3.4e", say::gold_rush_begins, play.edition().gold_rush_pioneers);
}

void put_settlement(Play& play, TileId tile) {
    Table& table = play.table();
    Seat const seat = play.active();
    int const industry = table.board(seat).industry[terrain_of(play.edition(), tile)];
    spend_population(play, play.edition().industries[industry].cost);
    table.sites[tile].owner = seat;
    table.settlements[index(seat)] = table.settlements[index(seat)] | tile_bit(tile);
    play.tell("WI-2.3a", say::settled, index(seat), tile, industry);
}

// WI-2.3f, RULING wi-8.
void give_back_industry(Play& play, Seat seat, int terrain) {
    if (settlements_in(play.edition(), play.table(), seat, terrain) > 0) return;
    std::uint8_t& held = play.table().board(seat).industry[terrain];
    play.tell("WI-2.3f", say::industry_returned, index(seat), held);
    held = no_industry;
}

int industries_to_choose(Position const& at, int terrain, int population) {
    int count = 0;
    for (std::size_t i = 0; i < at.edition().industries.size(); ++i) {
        Industry const& it = at.edition().industries[i];
        if (index(it.terrain) == terrain && it.cost <= population && in_play(at.game, static_cast<int>(i)))
            ++count;
    }
    return count;
}

}  // namespace

// WI-3.4a: from the industry held to this one, for all settlements of its terrain.
int cost_of_change(Edition const& edition, Table const& table, Seat seat, int industry) {
    Industry const& wanted = edition.industries[industry];
    int const held = table.board(seat).industry[index(wanted.terrain)];
    return (wanted.cost - edition.industries[held].cost) *
           settlements_in(edition, table, seat, index(wanted.terrain));
}

int population_of(Position const& at) {
    return at.game.at_least(Level::standard) ? at.table.icons.population
                                             : at.table.board(at.seat).hand[index(Deck::pioneer)];
}

void colony_choices(Position const& at, ActionList& list) {
    Edition const& edition = at.edition();
    PlayerBoard const& board = at.table.board(at.seat);
    int const population = population_of(at);
    int const pesos = board.pesos;

    // WI-2.3, WI-3.2, WI-3.3b.
    if (population > 0) {
        for (int const tile : Bits{settleable(edition, at.table)}) {
            int const held = board.industry[index(edition.tiles[tile].terrain)];
            if (held == no_industry || edition.industries[held].cost <= population)
                list.push_back(number_action(ActionKind::settle, tile));
        }
    }
    if (at.game.at_least(Level::easy)) {
        // WI-3.4.
        for (std::size_t i = 0; population > 0 && i < edition.industries.size(); ++i) {
            Industry const& it = edition.industries[i];
            int const held = board.industry[index(it.terrain)];
            if (held == no_industry || it.cost <= edition.industries[held].cost) continue;
            if (cost_of_change(edition, at.table, at.seat, static_cast<int>(i)) <= population)
                list.push_back(number_action(ActionKind::change, static_cast<int>(i)));
        }
        // WI-3.5.
        if (at.table.cities_left > 0 && population > 0) {
            for (int const tile : Bits{at.table.settlements[index(at.seat)]}) {
                int const held = board.industry[index(edition.tiles[tile].terrain)];
                if (edition.city_population - edition.industries[held].cost <= population)
                    list.push_back(number_action(ActionKind::city, tile));
            }
        }
        // WI-3.6: first the tile, then the border.
        if (pesos >= edition.lowland_road || pesos >= edition.mountain_road || pesos >= edition.sea_road) {
            for (int const tile : Bits{at.table.on_board}) {
                for (int edge = 0; edge < edges; ++edge) {
                    if (!can_take_road(at.table, static_cast<TileId>(tile), edge)) continue;
                    if (road_cost(edition, at.table, static_cast<TileId>(tile), edge) > pesos) continue;
                    list.push_back(number_action(ActionKind::road, tile));
                    break;
                }
            }
        }
    }
    // WI-2.4.
    bool all = pesos > 0;
    for (int const amount : purchases) {
        if (amount > pesos) break;
        list.push_back(buy_action(amount));
        if (amount == pesos) all = false;
    }
    if (all) list.push_back(buy_action(pesos));
}

void industry_choices(Position const& at, ActionList& list) {
    int const terrain = index(at.edition().tiles[at.frame().args[0]].terrain);
    int const population = population_of(at);
    for (std::size_t i = 0; i < at.edition().industries.size(); ++i) {
        Industry const& it = at.edition().industries[i];
        if (index(it.terrain) == terrain && it.cost <= population && in_play(at.game, static_cast<int>(i)))
            list.push_back(number_action(ActionKind::industry, static_cast<int>(i)));
    }
}

void border_choices(Position const& at, ActionList& list) {
    TileId const tile = at.frame().args[0];
    for (int edge = 0; edge < edges; ++edge)
        if (can_take_road(at.table, tile, edge) &&
            road_cost(at.edition(), at.table, tile, edge) <= at.pesos())
            list.push_back(number_action(ActionKind::border, edge));
}

void settle(Play& play, TileId tile) {
    Position const at{play.game, play.table(), play.hand(play.active()), play.active()};
    int const terrain = terrain_of(play.edition(), tile);
    // WI-3.3b: the first settlement in a terrain chooses its industry, where there is a choice.
    if (play.table().board(play.active()).industry[terrain] == no_industry) {
        if (industries_to_choose(at, terrain, population_of(at)) > 1) {
            play.settle_first(Step::choose_industry, play.active(), tile);
            return;
        }
        take_industry(play, play.edition().cheapest[terrain]);
    }
    put_settlement(play, tile);
}

void choose_industry(Play& play, Action action, TurnFrame const& frame) {
    take_industry(play, action.arg(0));
    put_settlement(play, frame.args[0]);
}

void change_industry(Play& play, int industry) {
    spend_population(play, cost_of_change(play.edition(), play.table(), play.active(), industry));
    play.tell("WI-3.4a", say::industry_changed, index(play.active()), industry);
    take_industry(play, industry);
}

void found_city(Play& play, TileId tile) {
    Table& table = play.table();
    Seat const seat = play.active();
    int const terrain = terrain_of(play.edition(), tile);
    int const held = table.board(seat).industry[terrain];
    spend_population(play, play.edition().city_population - play.edition().industries[held].cost);
    play.tell("WI-3.5a", say::city_founded, index(seat), tile, play.edition().city_pays);
    table.sites[tile].owner = nobody;
    table.settlements[index(seat)] = table.settlements[index(seat)] & ~tile_bit(tile);
    table.cities = table.cities | tile_bit(tile);
    --table.cities_left;
    give_back_industry(play, seat, terrain);
    // WI-3.5b, WI-3.5c.
    play.earn(seat, play.edition().city_pays);
    --table.city_markets_aside;
    add_event_card(play, EventKind::city_market, "WI-3.5c");
}

void build_road(Play& play, Action action, TurnFrame const& frame) {
    Table& table = play.table();
    TileId const tile = frame.args[0];
    int const edge = action.arg(0);
    TileId const other = table.sites[tile].beside[edge];
    int const cost = road_cost(play.edition(), table, tile, edge);
    play.pay(play.active(), cost);
    table.sites[tile].roads |= edge_bit(edge);
    table.sites[other].roads |= edge_bit(opposite(edge));
    table.joined[tile] = table.joined[tile] | tile_bit(other);
    table.joined[other] = table.joined[other] | tile_bit(tile);
    table.roaded = table.roaded | tile_bit(tile) | tile_bit(other);
    play.tell("WI-3.6a", say::road_built, index(play.active()), tile, other, cost);
}

void buy_points(Play& play, int pesos) {
    play.pay(play.active(), pesos);
    play.table().board(play.active()).points.add(pesos);
    play.tell("WI-2.4a", say::points_bought, index(play.active()), pesos);
}

void remove_settlement(Play& play, TileId tile) {
    Table& table = play.table();
    Seat const owner = table.sites[tile].owner;
    table.sites[tile].owner = nobody;
    table.settlements[index(owner)] = table.settlements[index(owner)] & ~tile_bit(tile);
    give_back_industry(play, owner, terrain_of(play.edition(), tile));
}

void give_settlement(Play& play, TileId tile, Seat to) {
    Table& table = play.table();
    Seat const from = table.sites[tile].owner;
    table.sites[tile].owner = to;
    table.settlements[index(to)] = table.settlements[index(to)] | tile_bit(tile);
    table.settlements[index(from)] = table.settlements[index(from)] & ~tile_bit(tile);
    play.tell("WI-3.7b", say::settlement_traded, index(from), index(to), tile);
}

void return_idle_industries(Play& play, Seat seat) {
    for (int terrain = 0; terrain < settled_terrains; ++terrain)
        if (play.table().board(seat).industry[terrain] != no_industry)
            give_back_industry(play, seat, terrain);
}

}  // namespace motherlode::golden_wilderness
