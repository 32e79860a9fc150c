#pragma once

#include <algorithm>
#include <array>

#include "games/golden_wilderness/rules/board.h"
#include "games/golden_wilderness/rules/people.h"

// Rulebook p.5, "Building Settlements" and "Buying Points", and p.11, "Changing Industries", "Founding
// Cities" and "Building Roads".
namespace motherlode::golden_wilderness {

inline int terrain_of(Edition const& edition, TileId tile) { return index(edition.tiles[tile].terrain); }

// WI-2.3a, WI-4.2a: the population to spend is the pioneers in hand; from Standard, the icons played.
inline int population_of(Open const& at) {
    return at.game.at_least(Level::standard) ? at.table.icons.population
                                             : at.table.board(at.seat).hand[index(Deck::pioneer)];
}

inline void spend_population(Play& play, int population) {
    if (play.game.at_least(Level::standard)) return add_to(play.table().icons.population, -population);
    // RULING wi-7: spends the pioneers that are first in the edition's list.
    for (int spent = 0; spent < population; ++spent)
        discard_person(play, play.actor, play.hand(play.actor).cards.first());
}

inline Refusal refuse_population(Open const& at, std::string_view rule, int needed) {
    return refuse(rule, say.too_little_population, needed, population_of(at));
}

// ---- Industries ----

// WI-2.3d, WI-3.4c, WI-3.4d: a player has one industry card for each terrain. The cards never run out.
inline void take_industry(Play& play, int industry) {
    Industry const& wanted = play.edition().industries[industry];
    play.table().board(play.actor).industry[index(wanted.terrain)] = byte(industry);
    play.log("WI-2.3d", say.industry_taken, play.actor, industry);
    // WI-3.4e.
    if (!wanted.starts_gold_rush || play.table().gold_rush != 0) return;
    play.table().gold_rush = 1;
    play.log("WI-3.4e", say.gold_rush_begins, play.edition().gold_rush_pioneers);
}

inline int settlements_in(Edition const& edition, Table const& table, Seat seat, int terrain) {
    return std::popcount(table.settlements[index(seat)] & edition.tiles_of[terrain]);
}

// WI-2.3f, WI-4.6f, RULING wi-8.
inline void return_idle_industry(Play& play, Seat seat, int terrain) {
    std::uint8_t& held = play.table().board(seat).industry[terrain];
    if (held == no_industry || settlements_in(play.edition(), play.table(), seat, terrain) > 0) return;
    play.log("WI-2.3f", say.industry_returned, seat, held);
    held = no_industry;
}

// ---- Building settlements ----

// WI-2.3a, WI-3.3b: a settlement costs its industry's population.
inline void put_settlement(Play& play, TileId tile) {
    Seat const seat = play.actor;
    int const industry = play.table().board(seat).industry[terrain_of(play.edition(), tile)];
    spend_population(play, play.edition().industries[industry].cost);
    play.table().sites[tile].owner = seat;
    add_tile(play.table().settlements[index(seat)], tile);
    play.log("WI-2.3a", say.settled, seat, tile, industry);
}

inline void remove_settlement(Play& play, TileId tile) {
    Seat const owner = play.table().sites[tile].owner;
    play.table().sites[tile].owner = nobody;
    remove_tile(play.table().settlements[index(owner)], tile);
}

// WI-3.3b: the player chooses an industry with the first settlement in a terrain.
struct ChooseIndustry : Move<ActionKind::industry, Level::beginner> {
    static constexpr StepInfo info{.name = "choose_industry", .rule = {"WI-3.3b"}, .heading = "Population"};
    using Moves = MoveList<ChooseIndustry>;

    static bool can(Open const& at, int terrain, int industry) {
        Industry const& wanted = at.edition().industries[industry];
        return index(wanted.terrain) == terrain && wanted.cost <= population_of(at) &&
               at.game.has_industry(wanted);
    }
    static Message prompt(Open const& at) {
        return Message{say.prompt_industry, at.seat, at.frame().args[0]};
    }
    static void list(Position const& at, ActionList& list) { list_for(at, at.frame().args[0], list); }
    static void list_for(Open const& at, TileId tile, ActionList& list) {
        int const terrain = terrain_of(at.edition(), tile);
        for (int industry = 0; industry < static_cast<int>(at.edition().industries.size()); ++industry)
            if (can(at, terrain, industry)) list.push_back(make_action(kind, industry));
    }
    static Refusal why_not(Position const&, Action action) {
        return refuse("WI-3.3b", say.wrong_industry, action.arg(0));
    }
    static void perform(Play& play, Action action) {
        take_industry(play, action.arg(0));
        put_settlement(play, play.frame.args[0]);
    }
};

// WI-2.3, WI-3.2, WI-3.3: the tiles come from `settleable`, the cost from the industry.
struct Settle : TurnMove<ActionKind::settle, Level::beginner> {
    static void list(Position const& at, ActionList& list) {
        int const population = population_of(at);
        if (population == 0) return;
        PlayerBoard const& board = at.table.board(at.seat);
        for (int const tile : Bits{settleable(at.edition(), at.table)}) {
            int const held = board.industry[index(at.edition().tiles[tile].terrain)];
            if (held == no_industry || at.edition().industries[held].cost <= population)
                list.push_back(make_action(kind, tile));
        }
    }
    static Refusal why_not(Position const& at, Action action) {
        int const tile = action.arg(0);
        bool const easy = at.game.at_least(Level::easy);
        if (!has_tile(at.table.on_board, tile)) return refuse("WI-2.3b", say.off_board, tile);
        if (has_tile(at.table.inhabited(), tile)) return refuse("WI-2.3b", say.tile_taken, tile);
        Terrain const terrain = at.edition().tiles[tile].terrain;
        if (terrain == Terrain::desert) return refuse("WI-2.3e", say.desert, tile);
        if (!has_tile(settleable(at.edition(), at.table), tile))
            return refuse(easy ? "WI-3.2a" : "WI-2.3c", say.out_of_reach, tile);
        int const held = at.table.board(at.seat).industry[index(terrain)];
        int const industry = held == no_industry ? at.edition().cheapest[index(terrain)] : held;
        return refuse_population(at, easy ? "WI-3.3b" : "WI-2.3a", at.edition().industries[industry].cost);
    }
    static void perform(Play& play, Action action) {
        TileId const tile = action.arg(0);
        int const terrain = terrain_of(play.edition(), tile);
        if (play.table().board(play.actor).industry[terrain] == no_industry) {
            ActionList industries;
            ChooseIndustry::list_for(play.position(play.actor), tile, industries);
            if (industries.size() > 1) return play.ask<ChooseIndustry>(play.actor, tile);
            take_industry(play, play.edition().cheapest[terrain]);
        }
        put_settlement(play, tile);
    }
};

// WI-3.4a: changes to an industry that costs more, in all settlements of its terrain at once.
struct ChangeIndustry : TurnMove<ActionKind::change, Level::easy> {
    static int cost(Open const& at, int industry) {
        Industry const& wanted = at.edition().industries[industry];
        int const held = at.table.board(at.seat).industry[index(wanted.terrain)];
        return (wanted.cost - at.edition().industries[held].cost) *
               settlements_in(at.edition(), at.table, at.seat, index(wanted.terrain));
    }
    static void list(Position const& at, ActionList& list) {
        int const population = population_of(at);
        if (population == 0) return;
        PlayerBoard const& board = at.table.board(at.seat);
        for (int i = 0; i < static_cast<int>(at.edition().industries.size()); ++i) {
            Industry const& wanted = at.edition().industries[i];
            int const held = board.industry[index(wanted.terrain)];
            if (held == no_industry || wanted.cost <= at.edition().industries[held].cost) continue;
            if (cost(at, i) <= population) list.push_back(make_action(kind, i));
        }
    }
    static Refusal why_not(Position const& at, Action action) {
        int const industry = action.arg(0);
        Industry const& wanted = at.edition().industries[industry];
        int const held = at.table.board(at.seat).industry[index(wanted.terrain)];
        if (held == no_industry) return refuse("WI-3.4a", say.no_settlement_there);
        if (wanted.cost <= at.edition().industries[held].cost)
            return refuse("WI-3.4b", say.only_up, industry);
        return refuse_population(at, "WI-3.4a", cost(at, industry));
    }
    static void perform(Play& play, Action action) {
        spend_population(play, cost(play.position(play.actor), action.arg(0)));
        play.log("WI-3.4a", say.industry_changed, play.actor, action.arg(0));
        take_industry(play, action.arg(0));
    }
};

// New event cards go on the event discards.
inline void add_event_card(Play& play, EventKind kind, std::string_view rule) {
    play.table().event_discards.push_back(kind);
    play.log(rule, say.event_added, kind);
}

// WI-3.5: one of the player's settlements becomes a city.
struct FoundCity : TurnMove<ActionKind::city, Level::easy> {
    // WI-3.5a: the population that the settlement still lacks.
    static int cost(Open const& at, int tile) {
        return at.edition().city_population - population_at(at.edition(), at.table, byte(tile));
    }
    static void list(Position const& at, ActionList& list) {
        int const population = population_of(at);
        if (at.table.cities_left == 0 || population == 0) return;
        for (int const tile : Bits{at.table.settlements[index(at.seat)]})
            if (cost(at, tile) <= population) list.push_back(make_action(kind, tile));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (!has_tile(at.table.settlements[index(at.seat)], action.arg(0)))
            return refuse("WI-3.5a", say.no_settlement_there);
        if (at.table.cities_left == 0) return refuse("WI-3.5d", say.no_city_left);
        return refuse_population(at, "WI-3.5a", cost(at, action.arg(0)));
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        TileId const tile = action.arg(0);
        spend_population(play, cost(play.position(play.actor), tile));
        play.log("WI-3.5a", say.city_founded, play.actor, tile, play.edition().city_pays);
        remove_settlement(play, tile);
        add_tile(table.cities, tile);
        --table.cities_left;
        return_idle_industry(play, play.actor, terrain_of(play.edition(), tile));
        // WI-3.5b, WI-3.5c.
        earn(play, play.actor, play.edition().city_pays);
        --table.city_markets_aside;
        add_event_card(play, EventKind::city_market, "WI-3.5c");
    }
};

// ---- Building roads ----

// WI-3.6: a road can cross any border that does not have one yet.
struct ChooseBorder : Move<ActionKind::border, Level::easy> {
    static constexpr StepInfo info{.name = "choose_border", .rule = {"WI-3.6a"}, .heading = "Building Roads"};
    using Moves = MoveList<ChooseBorder>;

    static bool can(Open const& at, TileId tile, int edge) {
        return can_take_road(at.table, tile, edge) &&
               road_cost(at.edition(), at.table, tile, edge) <= pesos_of(at);
    }
    static Message prompt(Open const& at) { return Message{say.prompt_border, at.seat, at.frame().args[0]}; }
    static Message describe(Open const& at, Action action) {
        TileId const tile = at.frame().args[0];
        TileId const neighbour = at.table.sites[tile].beside[action.arg(0)];
        if (neighbour == no_tile) return Message{say.action_unknown};
        return Message{say.action_border, action.arg(0), neighbour,
                       road_cost(at.edition(), at.table, tile, action.arg(0))};
    }
    static void list(Position const& at, ActionList& list) {
        for (int edge = 0; edge < edges; ++edge)
            if (can(at, at.frame().args[0], edge)) list.push_back(make_action(kind, edge));
    }
    static Refusal why_not(Position const& at, Action action) {
        TileId const tile = at.frame().args[0];
        int const edge = action.arg(0);
        Site const& site = at.table.sites[tile];
        if (site.beside[edge] == no_tile) return refuse("WI-3.6a", say.no_tile_beside, tile, edge);
        if (has_edge(site.roads, edge)) return refuse("WI-3.6b", say.road_there, tile, edge);
        return refuse("WI-3.6a", say.too_few_pesos, road_cost(at.edition(), at.table, tile, edge));
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        TileId const tile = play.frame.args[0];
        int const edge = action.arg(0);
        TileId const neighbour = table.sites[tile].beside[edge];
        int const cost = road_cost(play.edition(), table, tile, edge);
        pay(play, play.actor, cost);
        lay_road(table, tile, edge);
        play.log("WI-3.6a", say.road_built, play.actor, tile, neighbour, cost);
    }
};

// The player chooses the tile first, then the border.
struct BuildRoad : TurnMove<ActionKind::road, Level::easy> {
    static bool can(Open const& at, TileId tile) {
        for (int edge = 0; edge < edges; ++edge)
            if (ChooseBorder::can(at, tile, edge)) return true;
        return false;
    }
    static void list(Position const& at, ActionList& list) {
        Edition const& edition = at.edition();
        if (pesos_of(at) < std::min({edition.lowland_road, edition.mountain_road, edition.sea_road})) return;
        // OPTIMIZATION: no need to check each border if any land road is affordable and one is possible.
        bool const any_land = pesos_of(at) >= std::max(edition.lowland_road, edition.mountain_road);
        for (int const tile : Bits{at.table.on_board}) {
            bool const land = (at.table.adjacent[tile] & ~at.table.joined[tile]) != 0;
            bool const certain = land && any_land;
            if (certain || ((land || has_tile(edition.coastal_tiles, tile)) && can(at, byte(tile))))
                list.push_back(make_action(kind, tile));
        }
    }
    static Refusal why_not(Position const& at, Action action) {
        TileId const tile = action.arg(0);
        if (!has_tile(at.table.on_board, tile)) return refuse("WI-3.6a", say.off_board, tile);
        std::optional<int> cheapest;
        for (int edge = 0; edge < edges; ++edge) {
            if (!can_take_road(at.table, tile, edge)) continue;
            int const cost = road_cost(at.edition(), at.table, tile, edge);
            cheapest = std::min(cheapest.value_or(cost), cost);
        }
        if (!cheapest) return refuse("WI-3.6b", say.no_road_from, tile);
        return refuse("WI-3.6a", say.too_few_pesos, *cheapest);
    }
    static void perform(Play& play, Action action) { play.ask<ChooseBorder>(play.actor, action.arg(0)); }
};

// ---- Buying points ----

// WI-2.4b: a player can spend one of these sums, or all pesos.
struct BuyPoints : TurnMove<ActionKind::buy, Level::beginner> {
    static constexpr std::array<int, 7> sums{1, 2, 5, 10, 20, 50, 100};

    static void list(Position const& at, ActionList& list) {
        int const pesos = pesos_of(at);
        bool list_all = pesos > 0;
        for (int const sum : sums) {
            if (sum > pesos) break;
            list.push_back(make_wide(kind, sum));
            if (sum == pesos) list_all = false;
        }
        if (list_all) list.push_back(make_wide(kind, pesos));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (wide_number(action) > pesos_of(at))
            return refuse("WI-2.4a", say.too_few_pesos, wide_number(action));
        return refuse("WI-2.4b", say.no_such_sum);
    }
    static void perform(Play& play, Action action) {
        int const pesos = wide_number(action);
        pay(play, play.actor, pesos);
        play.table().board(play.actor).points.add(pesos);
        play.log("WI-2.4a", say.points_bought, play.actor, pesos);
    }
};

}  // namespace motherlode::golden_wilderness
