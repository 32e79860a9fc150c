// "Why not?" for roads, markets, missions and presidios, attacks and offers.

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {

// WI-3.6: with an edge that border, without one the cheapest that is left.
Refusal why_not_road(Position const& at, TileId tile, std::optional<int> edge) {
    if (!has_tile(at.table.on_board, tile)) return refuse("WI-3.6a", say::cannot_off_board, tile);
    if (edge) {
        Site const& site = at.table.sites[tile];
        if (site.beside[*edge] == no_tile) return refuse("WI-3.6a", say::cannot_no_tile_beside, tile, *edge);
        if (has_edge(site.roads, *edge)) return refuse("WI-3.6b", say::cannot_road_there, tile, *edge);
        return refuse("WI-3.6a", say::cannot_too_few_pesos, road_cost(at.edition(), at.table, tile, *edge));
    }
    std::optional<int> cheapest;
    for (int border = 0; border < edges; ++border) {
        if (!can_take_road(at.table, tile, border)) continue;
        int const cost = road_cost(at.edition(), at.table, tile, border);
        cheapest = std::min(cheapest.value_or(cost), cost);
    }
    if (!cheapest) return refuse("WI-3.6b", say::cannot_no_road_from, tile);
    return refuse("WI-3.6a", say::cannot_too_few_pesos, *cheapest);
}

Refusal why_not_market(Position const& at, Action action) {
    if (kind_of(action) == ActionKind::market) {
        std::uint64_t const places = market_tiles(at.edition(), at.table, location_of(at.table.event));
        if (!has_tile(places, action.arg(0)))
            return refuse("WI-2.7a", say::cannot_no_market_there, action.arg(0));
    }
    return refuse("WI-2.7b", say::cannot_market_must_pay);
}

Refusal why_not_build(Position const& at, Marker marker) {
    Edition const& edition = at.edition();
    bool const mission = marker == Marker::mission;
    std::string_view const rule = mission ? "WI-4.3a" : "WI-4.3b";
    if (left(at.table, marker) == 0)
        return refuse(rule, mission ? say::cannot_no_mission_left : say::cannot_no_presidio_left);
    if (mission && at.table.icons.crosses < edition.mission_crosses)
        return refuse(rule, say::cannot_too_few_crosses, edition.mission_crosses);
    if (!mission && at.table.icons.swords < edition.presidio_swords)
        return refuse(rule, say::cannot_too_few_swords, edition.presidio_swords);
    int const price = mission ? edition.mission_pesos : edition.presidio_pesos;
    if (at.pesos() < price) return refuse(rule, say::cannot_too_few_pesos, price);
    return refuse("WI-4.3d", say::cannot_no_site_left);
}

Refusal why_not_site(Position const& at, TileId tile) {
    if (!has_tile(at.table.on_board, tile)) return refuse("WI-4.3c", say::cannot_off_board, tile);
    if (has_tile(at.table.cities, tile)) return refuse("WI-4.3d", say::cannot_site_city, tile);
    if (at.table.sites[tile].marker != Marker::none) return refuse("WI-4.3d", say::cannot_site_marked, tile);
    return refuse("WI-4.3f", say::cannot_site_refused, tile);
}

Refusal why_not_attack(Position const& at, TileId tile, Piece piece) {
    Attack const& attack = at.table.attack;
    auto const allowed = static_cast<Piece>(at.edition().people[attack.card].abilities[attack.ability].what);
    Seat const owner = has_tile(at.table.on_board, tile) ? owner_of(at.table, tile, piece) : nobody;
    if (owner == nobody) return refuse("WI-4.6a", say::cannot_nothing_to_attack, tile);
    if (allowed != Piece::any && allowed != piece) return refuse("WI-4.6a", say::cannot_not_its_target);
    if (owner == at.seat) return refuse("WI-4.6a", say::cannot_own_piece);
    return refuse("WI-4.6b", say::cannot_protected, tile);
}

Refusal why_not_trade(Position const& at, Action action) {
    int const other = action.arg(0);
    switch (kind_of(action)) {
        case ActionKind::show:
            if (at.table.holder[index(Role::governor)] != at.seat)
                return refuse("WI-5.2a", say::cannot_not_governor);
            if (other >= at.table.pool.size()) return refuse("WI-5.2a", say::cannot_no_such_slot);
            return refuse("WI-5.2a", say::cannot_shown_already);
        case ActionKind::offer:
            if (seat_at(other) == at.seat) return refuse("WI-3.7a", say::cannot_to_yourself);
            if (at.table.offers[index(at.seat)].to != nobody)
                return refuse("WI-3.7e", say::cannot_offer_open);
            return refuse("WI-3.7e", say::cannot_no_offer_left);
        case ActionKind::accept:
        case ActionKind::decline:
            if (at.table.offers[other].to != at.seat)
                return refuse("WI-3.7c", say::cannot_no_offer_to_you, other);
            return refuse("WI-3.7c", say::cannot_not_what_is_asked, other);
        default: return refuse("WI-3.7d", say::cannot_nothing_to_withdraw);
    }
}

}  // namespace motherlode::golden_wilderness
