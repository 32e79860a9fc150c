#pragma once

#include "games/coloma/rules/gains.h"

// Rulebook p.9, "Gold Nuggets".
namespace motherlode::coloma {

// CO-5.3a, CO-5.3b: the value of a nugget in Bucks. Nuggets always fill the lowest spaces, so their number
// decides which pool is the lowest with a gap.
inline int nugget_value(Game const& game, Table const& table) {
    int const full_pools = table.gold / game.numbers().gold_spaces;
    return game.edition().pool_values[std::max(0, pools - 1 - full_pools)];
}

// CO-1.6a: the number of nuggets in a pool. Pools are numbered from the top down.
inline int nuggets_in_pool(Game const& game, Table const& table, int pool) {
    int const spaces = game.numbers().gold_spaces;
    return std::clamp(table.gold - (pools - 1 - pool) * spaces, 0, spaces);
}

// CO-5.3c: Gold can replace Bucks, but Bucks cannot replace Gold.
inline bool can_pay(Open const& at, Cost const& cost) {
    Player const& player = me(at);
    if (player.lodge_dudes < cost.dudes || player.horses < cost.horses || player.gold < cost.gold)
        return false;
    if (player.bucks >= cost.bucks) return true;
    return player.bucks + (player.gold - cost.gold) * nugget_value(at.game, at.table) >= cost.bucks;
}

// CO-5.3e, RULING co-12: a way to pay a price with nuggets and Bucks. Players cannot overpay: without any one
// unit, the payment would be too low.
struct Split {
    int gold;
    int bucks;
};

template <class Visit>
void for_each_split(Open const& at, int price, Visit visit) {
    int const value = nugget_value(at.game, at.table);
    int const most = std::min<int>(me(at).gold, (price + value - 1) / value);
    for (int gold = 0; gold <= most; ++gold) {
        // CO-5.3d: no change is given.
        int const bucks = std::max(0, price - gold * value);
        if (bucks <= me(at).bucks) visit(Split{gold, bucks});
    }
}

inline void take_payment(Play& play, Seat seat, Split split) {
    Player& player = play.table().at(seat);
    player.bucks.add(-split.bucks);
    add_to(player.gold, -split.gold);
    // CO-5.3f.
    play.table().cart.add(split.gold);
    play.log("CO-5.3e", say.paid, seat, split.bucks, split.gold);
}

// Takes the payment, and asks the player if there are several ways to pay.
inline void charge(Play& play, Seat seat, Cost const& cost) {
    spend(play, seat, Thing::dude, cost.dudes);
    spend(play, seat, Thing::horse, cost.horses);
    spend(play, seat, Thing::gold, cost.gold);
    if (cost.bucks == 0) return;

    int ways = 0;
    Split choice{};
    for_each_split(open(play, seat), cost.bucks, [&](Split split) {
        ++ways;
        choice = split;
    });
    assert(ways > 0);
    if (ways == 1)
        take_payment(play, seat, choice);
    else
        play.ask<Pay>(seat, cost.bucks);
}

// Argument: the price in Bucks.
struct Pay {
    static constexpr StepInfo info{.name = "pay", .rule = {"CO-5.3e"}, .heading = "Gold Nuggets"};
    static constexpr ActionKind kind = ActionKind::pay;

    static int price(Open const& at) { return at.frame().args[0]; }
    static Message prompt(Open const& at) { return Message{say.prompt_pay, at.seat, price(at)}; }
    static void list(Position const& at, ActionList& list) {
        for_each_split(at, price(at),
                       [&](Split split) { list.push_back(make_action(kind, split.bucks, split.gold)); });
    }
    static Refusal why_not(Position const& at, Action) {
        return refuse("CO-5.3e", say.wrong_payment, price(at), nugget_value(at.game, at.table));
    }
    static void perform(Play& play, Action action) {
        take_payment(play, play.actor, Split{action.arg(1), action.arg(0)});
    }
};

}  // namespace motherlode::coloma
