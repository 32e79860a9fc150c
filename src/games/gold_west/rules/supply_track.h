#pragma once

#include "games/gold_west/rules/play.h"

// Manual 5, "Step 1: Activate Your Supply Track".
namespace motherlode::gold_west {

inline void leave_one(Play& play, Resource resource) {
    Table& table = play.table();
    int const bin = --table.passing;
    --table.usage_area[resource];
    ++table.active().supply[bin][resource];
    play.log("GW-5.1b", say.left_behind, play.actor, resource, bin + 1);
}

// GW-5.1g: the resource, if all goods are of one kind.
inline std::optional<Resource> only_kind(Goods const& goods) {
    int const total = goods.total();
    for (int resource = 0; resource < resources; ++resource)
        if (goods.of[resource] == total) return resource_at(resource);
    return {};
}

// GW-5.1b, RULING gw-4: moves resources up from bin to bin until there is a choice to make. GW-5.1c: stops
// when no resources remain. GW-5.1d: the rest reaches the Usage Area.
inline void move_up(Play& play) {
    Table& table = play.table();
    while (table.passing > 0 && !table.usage_area.empty()) {
        std::optional<Resource> const resource = only_kind(table.usage_area);
        if (!resource) return play.go_to<LeaveResource>();
        leave_one(play, *resource);
    }
    table.passing = 0;
    if (table.usage_area.empty()) play.log("GW-5.1e", say.nothing_arrived, play.actor);
    play.go_to<MetalsLeft>();
}

// GW-5.1a: any bin that is not empty.
struct ActivateSupplyTrack {
    static constexpr StepInfo info{.name = "activate_supply_track",
                                   .rule = {"GW-5.1a"},
                                   .heading = "Activate Your Supply Track",
                                   .prompt = &say.prompt_activate,
                                   .do_this_first = &say.activate_first,
                                   .first_rule = {"GW-4.1b"}};
    static constexpr ActionKind kind = verb("activate");

    static void list(Position const& at, ActionList& list) {
        for (int bin = 0; bin < bins; ++bin)
            if (!at.table.active().supply[bin].empty()) list.push_back(make_action(kind, bin));
    }
    static Refusal why_not(Position const&, Action action) {
        return refuse("GW-7.1a", say.bin_empty, action.arg(0) + 1);
    }
    static Reason not_now(Open const& at) {
        return is_later_in_turn(at) ? Reason{refuse("GW-4.1b", say.activated_already)} : Reason{};
    }
    static void perform(Play& play, Action action) {
        Table& table = play.table();
        int const bin = action.arg(0);
        table.usage_area = table.active().supply[bin];
        table.active().supply[bin] = {};
        table.passing = byte(bin);
        play.log("GW-5.1a", say.activated, play.actor, bin + 1);
        move_up(play);
    }
};

// GW-5.1b: choose the resource that stays in the bin being passed.
struct LeaveResource {
    static constexpr StepInfo info{
        .name = "leave_resource", .rule = {"GW-5.1b"}, .heading = "Activate Your Supply Track"};
    static constexpr ActionKind kind = verb("leave");

    static Message prompt(Open const& at) { return Message{say.prompt_leave, at.seat, at.table.passing}; }
    static Refusal do_this_first(Open const& at) {
        return refuse("GW-5.1b", say.leave_first, at.table.passing);
    }
    static Message describe(Open const& at, Action action) {
        return Message{say.action_leave, action.arg(0), at.table.passing};
    }
    static void list(Position const& at, ActionList& list) {
        for (int resource = 0; resource < resources; ++resource)
            if (at.table.usage_area.of[resource] > 0) list.push_back(make_action(kind, resource));
    }
    static Refusal why_not(Position const&, Action action) {
        return refuse("GW-5.1b", say.not_on_the_way, action.arg(0));
    }
    static void perform(Play& play, Action action) {
        leave_one(play, resource_of(action));
        move_up(play);
    }
};

}  // namespace motherlode::gold_west
