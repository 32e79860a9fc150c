// Rulebook p.15, "Missions and presidios", and p.19, "Roles": who has to agree.

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

Piece piece_of(Marker marker) { return marker == Marker::mission ? Piece::mission : Piece::presidio; }

int refused_index(Marker marker) { return marker == Marker::mission ? 0 : 1; }

// WI-4.3c, WI-4.3d: no city, no second marker, and nobody who has already said no this turn.
bool is_site(Table const& table, Marker marker, int tile) {
    return table.sites[tile].marker == Marker::none && !has_tile(table.cities, tile) &&
           !has_tile(table.refused[refused_index(marker)], tile);
}

bool has_site(Table const& table, Marker marker) {
    for (int const tile : Bits{table.on_board})
        if (is_site(table, marker, tile)) return true;
    return false;
}

// WI-4.3a, WI-4.3b; or the card of a build ability (WI-4.4g).
void pay_for(Play& play, Building const& building) {
    Table& table = play.table();
    Edition const& edition = play.edition();
    if (building.card != no_card) {
        pay_for_ability(play, play.active(), building.card,
                        edition.people[building.card].abilities[building.ability]);
    } else if (building.marker == Marker::mission) {
        table.icons.crosses = static_cast<std::uint8_t>(table.icons.crosses - edition.mission_crosses);
        play.pay(play.active(), edition.mission_pesos);
    } else {
        table.icons.swords = static_cast<std::uint8_t>(table.icons.swords - edition.presidio_swords);
        play.pay(play.active(), edition.presidio_pesos);
    }
}

void finish(Play& play) {
    Table& table = play.table();
    Building const building = table.building;
    table.building = {Marker::none, no_tile, no_card, 0};
    pay_for(play, building);
    Site& site = table.sites[building.tile];
    site.marker = building.marker;
    site.marker_owner = play.active();
    if (building.marker == Marker::mission) {
        --table.missions_left;
        play.tell("WI-4.3a", say::mission_built, index(play.active()), building.tile);
        // WI-5.5b.
        if (table.neophytes_out != 0 && play.edition().countries[table.country].neophytes) {
            table.neophytes_out = 0;
            add_event_card(play, EventKind::neophytes, "WI-5.5b");
        }
        return;
    }
    --table.presidios_left;
    play.tell("WI-4.3b", say::presidio_built, index(play.active()), building.tile);
    // WI-4.3g, RULING wi-21.
    if (table.presidio_market_aside != 0) {
        table.presidio_market_aside = 0;
        add_event_card(play, EventKind::presidio_market, "WI-4.3g");
    }
}

// WI-5.2b, WI-5.2c: the role's approval, unless nobody or the builder holds it.
void ask_approval(Play& play) {
    Role const role =
        play.table().building.marker == Marker::mission ? Role::presiding_father : Role::viceroy;
    Seat const holder = play.table().holder[index(role)];
    if (holder == nobody || holder == play.active()) {
        finish(play);
        return;
    }
    Building const& building = play.table().building;
    play.tell("WI-5.2g", say::approval_asked, index(play.active()), index(holder), index(role), building.tile,
              index(piece_of(building.marker)));
    play.settle_first(Step::approval, holder);
}

// RULING wi-20: the owner has said no to anything on that tile, a role to its own kind of building.
enum class Asked : std::uint8_t { as_owner, as_role };
void refused(Play& play, Seat by, Asked asked) {
    Table& table = play.table();
    Building const building = table.building;
    for (int which = 0; which < 2; ++which)
        if (asked == Asked::as_owner || which == refused_index(building.marker))
            table.refused[which] = table.refused[which] | tile_bit(building.tile);
    table.building = {Marker::none, no_tile, no_card, 0};
    play.tell("WI-4.3f", say::building_refused, index(by), index(play.active()), building.tile);
}

}  // namespace

int left(Table const& table, Marker marker) {
    return marker == Marker::mission ? table.missions_left : table.presidios_left;
}

bool can_build(Position const& at, Marker marker) {
    return left(at.table, marker) > 0 && has_site(at.table, marker);
}

void begin_building(Play& play, Marker marker, CardId card, int ability) {
    play.table().building = {marker, no_tile, card, static_cast<std::uint8_t>(ability)};
    play.settle_first(Step::choose_site, play.active());
}

void site_choices(Position const& at, ActionList& list) {
    for (int const tile : Bits{at.table.on_board})
        if (is_site(at.table, at.table.building.marker, tile))
            list.push_back(number_action(ActionKind::site, tile));
}

void choose_site(Play& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    table.building.tile = action.arg(0);
    Seat const owner = table.sites[table.building.tile].owner;
    if (owner == nobody || owner == play.active()) {
        ask_approval(play);
        return;
    }
    play.tell("WI-4.3c", say::permission_asked, index(play.active()), index(owner), table.building.tile,
              index(piece_of(table.building.marker)));
    play.settle_first(Step::permission, owner);
}

void answer_choices(Position const&, ActionList& list) {
    list.push_back(plain_action(ActionKind::allow));
    list.push_back(plain_action(ActionKind::refuse));
}

void permission(Play& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::refuse) {
        refused(play, frame.seat, Asked::as_owner);
        return;
    }
    play.tell("WI-4.3c", say::building_allowed, index(frame.seat), index(play.active()));
    ask_approval(play);
}

void approval(Play& play, Action action, TurnFrame const& frame) {
    if (kind_of(action) == ActionKind::refuse) {
        refused(play, frame.seat, Asked::as_role);
        return;
    }
    play.tell("WI-5.2g", say::building_allowed, index(frame.seat), index(play.active()));
    finish(play);
}

}  // namespace motherlode::golden_wilderness
