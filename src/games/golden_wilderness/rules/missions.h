#pragma once

#include "games/golden_wilderness/rules/settlements.h"

// Rulebook p.15, "Missions and Presidios", and p.19, "Roles": building needs the agreement of other players.
namespace motherlode::golden_wilderness {

inline Piece piece_of(Marker marker) { return marker == Marker::mission ? Piece::mission : Piece::presidio; }
inline int remaining(Table const& table, Marker marker) {
    return marker == Marker::mission ? table.missions_left : table.presidios_left;
}
inline int refused_index(Marker marker) { return marker == Marker::mission ? 0 : 1; }

// WI-4.3c, WI-4.3d, RULING wi-19: not a city, not a tile with a marker, and not refused this turn.
inline bool is_site(Table const& table, Marker marker, int tile) {
    return table.sites[tile].marker == Marker::none && !has_tile(table.cities, tile) &&
           !has_tile(table.refused[refused_index(marker)], tile);
}

inline bool has_site(Table const& table, Marker marker) {
    if (remaining(table, marker) == 0) return false;
    for (int const tile : Bits{table.on_board})
        if (is_site(table, marker, tile)) return true;
    return false;
}

inline void begin_building(Play& play, Marker marker, CardId card, int ability) {
    play.table().building = {marker, no_tile, card, byte(ability)};
    play.ask<ChooseSite>(play.actor);
}

// WI-4.3a: a mission costs crosses and pesos. WI-4.3b: a presidio costs swords and pesos.
template <ActionKind of, Marker marker>
struct BuildMarker : TurnMove<of> {
    static constexpr bool mission = marker == Marker::mission;

    static int icons(Icons const& played) { return mission ? played.crosses : played.swords; }
    static int icons_needed(Edition const& edition) {
        return mission ? edition.mission_crosses : edition.presidio_swords;
    }
    static int price(Edition const& edition) {
        return mission ? edition.mission_pesos : edition.presidio_pesos;
    }

    static void list(Position const& at, ActionList& list) {
        if (icons(at.table.icons) >= icons_needed(at.edition()) && pesos_of(at) >= price(at.edition()) &&
            has_site(at.table, marker))
            list.push_back(make_action(of));
    }
    static Refusal why_not(Position const& at, Action) {
        std::string_view const rule = mission ? "WI-4.3a" : "WI-4.3b";
        if (remaining(at.table, marker) == 0)
            return refuse(rule, mission ? say.no_mission_left : say.no_presidio_left);
        int const needed = icons_needed(at.edition());
        if (icons(at.table.icons) < needed)
            return refuse(rule, mission ? say.too_few_crosses : say.too_few_swords, needed);
        int const pesos = price(at.edition());
        if (pesos_of(at) < pesos) return refuse(rule, say.too_few_pesos, pesos);
        return refuse("WI-4.3d", say.no_site_left);
    }
    static void perform(Play& play, Action) { begin_building(play, marker, no_card, 0); }
};
using BuildMission = BuildMarker<ActionKind::mission, Marker::mission>;
using BuildPresidio = BuildMarker<ActionKind::presidio, Marker::presidio>;

// WI-4.3a, WI-4.3b: pays with icons and pesos, or with the card of a build ability (WI-4.4g).
inline void pay_for(Play& play, Building const& building) {
    Icons& icons = play.table().icons;
    if (building.card != no_card) {
        pay_for_ability(play, play.table().active_player, building.card, building.ability);
    } else if (building.marker == Marker::mission) {
        add_to(icons.crosses, -BuildMission::icons_needed(play.edition()));
        pay(play, play.table().active_player, BuildMission::price(play.edition()));
    } else {
        add_to(icons.swords, -BuildPresidio::icons_needed(play.edition()));
        pay(play, play.table().active_player, BuildPresidio::price(play.edition()));
    }
}

// WI-5.5b, RULING wi-33: Neophytes returns when there is a mission and the country allows it.
inline void bring_back_neophytes(Play& play) {
    Table& table = play.table();
    if (table.neophytes_out == 0 || !play.edition().countries[table.country].neophytes) return;
    table.neophytes_out = 0;
    add_event_card(play, EventKind::neophytes, "WI-5.5b");
}

inline void finish_building(Play& play) {
    Table& table = play.table();
    Seat const builder = table.active_player;
    Building const building = table.building;
    table.building = no_building;
    pay_for(play, building);
    // WI-4.3e: the marker belongs to its builder and is not a settlement.
    table.sites[building.tile].marker = building.marker;
    table.sites[building.tile].marker_owner = builder;
    if (building.marker == Marker::mission) {
        --table.missions_left;
        play.log("WI-4.3a", say.mission_built, builder, building.tile);
        return bring_back_neophytes(play);
    }
    --table.presidios_left;
    play.log("WI-4.3b", say.presidio_built, builder, building.tile);
    // WI-4.3g, RULING wi-21.
    if (table.presidio_market_aside == 0) return;
    table.presidio_market_aside = 0;
    add_event_card(play, EventKind::presidio_market, "WI-4.3g");
}

inline Role approving_role(Marker marker) {
    return marker == Marker::mission ? Role::presiding_father : Role::viceroy;
}

// WI-5.2b, WI-5.2c: asks the holder of the role for approval, unless nobody or the builder holds it.
inline void ask_approval(Play& play) {
    Building const& building = play.table().building;
    Seat const builder = play.table().active_player;
    Role const role = approving_role(building.marker);
    Seat const approver = holder(play.table(), role);
    if (approver == nobody || approver == builder) return finish_building(play);
    play.log("WI-5.2g", say.approval_asked, builder, approver, role, building.tile,
             piece_of(building.marker));
    play.ask<GiveApproval>(approver);
}

// WI-4.3c: the owner of the tile has to agree.
struct ChooseSite : Move<ActionKind::site> {
    static constexpr StepInfo info{.name = "choose_site",
                                   .rule = {"WI-4.3c"},
                                   .heading = "Missions and Presidios",
                                   .prompt = &say.prompt_site};
    using Moves = MoveList<ChooseSite>;

    static void list(Position const& at, ActionList& list) {
        for (int const tile : Bits{at.table.on_board})
            if (is_site(at.table, at.table.building.marker, tile)) list.push_back(make_action(kind, tile));
    }
    static Refusal why_not(Position const& at, Action action) {
        int const tile = action.arg(0);
        if (!has_tile(at.table.on_board, tile)) return refuse("WI-4.3c", say.off_board, tile);
        if (has_tile(at.table.cities, tile)) return refuse("WI-4.3d", say.site_city, tile);
        if (at.table.sites[tile].marker != Marker::none) return refuse("WI-4.3d", say.site_marked, tile);
        return refuse("WI-4.3f", say.site_refused, tile);
    }
    static void perform(Play& play, Action action) {
        Building& building = play.table().building;
        building.tile = action.arg(0);
        Seat const owner = play.table().sites[building.tile].owner;
        if (owner == nobody || owner == play.actor) return ask_approval(play);
        play.log("WI-4.3c", say.permission_asked, play.actor, owner, building.tile,
                 piece_of(building.marker));
        play.ask<GivePermission>(owner);
    }
};

template <class Agreement>
struct Allow : Move<ActionKind::allow> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(ActionKind::allow)); }
    static void perform(Play& play, Action) {
        play.log(Agreement::info.rule.id, say.building_allowed, play.actor, play.table().active_player);
        Agreement::allowed(play);
    }
};

// WI-4.3f, RULING wi-20: an owner refuses both kinds of building on the tile, a role only its own kind.
template <class Agreement>
struct Refuse : Move<ActionKind::refuse> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(ActionKind::refuse)); }
    static void perform(Play& play, Action) {
        Table& table = play.table();
        Building const building = table.building;
        for (int which = 0; which < 2; ++which)
            if (Agreement::refuses_all || which == refused_index(building.marker))
                add_tile(table.refused[which], building.tile);
        table.building = no_building;
        play.log("WI-4.3f", say.building_refused, play.actor, table.active_player, building.tile);
    }
};

// WI-4.3h, RULING wi-41: no more questions of this kind in this turn. An owner refuses all tiles of their own, a role all
// tiles that need its approval.
template <class Agreement>
struct RefuseAll : Move<ActionKind::refuse_all> {
    static void list(Position const&, ActionList& list) {
        list.push_back(make_action(ActionKind::refuse_all));
    }
    static void perform(Play& play, Action) {
        Table& table = play.table();
        Building const building = table.building;
        std::uint64_t const tiles = Agreement::refuses_all
                                        ? std::uint64_t{table.settlements[index(play.actor)]}
                                        : std::uint64_t{table.on_board};
        for (int which = 0; which < 2; ++which)
            if (Agreement::refuses_all || which == refused_index(building.marker))
                table.refused[which] = table.refused[which] | tiles;
        table.building = no_building;
        play.log("WI-4.3h", say.building_refused_for_turn, play.actor, table.active_player);
    }
};

struct GivePermission {
    static constexpr StepInfo info{
        .name = "permission", .rule = {"WI-4.3c"}, .heading = "Missions and Presidios"};
    using Moves = MoveList<Allow<GivePermission>, Refuse<GivePermission>, RefuseAll<GivePermission>>;

    static constexpr bool refuses_all = true;
    static void allowed(Play& play) { ask_approval(play); }
    static Message prompt(Open const& at) {
        Building const& building = at.table.building;
        return Message{say.prompt_permission, at.seat, at.table.active_player, building.tile,
                       piece_of(building.marker)};
    }
};

// WI-5.2g.
struct GiveApproval {
    static constexpr StepInfo info{.name = "approval", .rule = {"WI-5.2g"}, .heading = "Roles"};
    using Moves = MoveList<Allow<GiveApproval>, Refuse<GiveApproval>, RefuseAll<GiveApproval>>;

    static constexpr bool refuses_all = false;
    static void allowed(Play& play) { finish_building(play); }
    static Message prompt(Open const& at) {
        Building const& building = at.table.building;
        return Message{say.prompt_approval,       at.seat,
                       at.table.active_player,    building.tile,
                       piece_of(building.marker), approving_role(building.marker)};
    }
};

}  // namespace motherlode::golden_wilderness
