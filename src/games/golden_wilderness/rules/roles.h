#pragma once

#include <algorithm>

#include "games/golden_wilderness/rules/people.h"

// Rulebook p.19, "Roles", and p.21, "All Roles Change": the Governor auctions the other roles.
namespace motherlode::golden_wilderness {

inline void give_role(Play& play, Role role, Seat to) {
    play.table().holder[index(role)] = to;
    play.log("WI-5.2a", say.role_taken, to, role);
    if (role == Role::governor) look_at_pool(play, to);
}

inline void no_auction(Table& table) { table.auction = {0, Role::governor, std::int16_t{0}, nobody, 0}; }

// WI-5.4d.
inline void begin_auction(Play& play) {
    Table& table = play.table();
    no_auction(table);
    for (int role = 0; role < roles; ++role)
        if (table.holder[role] == nobody) table.auction.to_sell |= byte(1 << role);
    play.ask<PutUpRole>(holder(table, Role::governor));
}

// WI-5.4d: the Governor auctions the roles one by one, in any order.
struct PutUpRole : Move<ActionKind::auction, Level::advanced> {
    static constexpr StepInfo info{.name = "put_up_role",
                                   .rule = {"WI-5.4d"},
                                   .heading = "All Roles Change",
                                   .prompt = &say.prompt_auction};
    using Moves = MoveList<PutUpRole>;

    static void list(Position const& at, ActionList& list) {
        for (int const role : Bits{at.table.auction.to_sell}) list.push_back(make_action(kind, role));
    }
    static Refusal why_not(Position const&, Action) { return refuse("WI-5.4d", say.role_not_for_sale); }
    static void perform(Play& play, Action action) {
        Auction& auction = play.table().auction;
        auction.role = static_cast<Role>(action.arg(0));
        auction.to_sell &= static_cast<std::uint8_t>(~(1U << action.arg(0)));
        auction.bid = static_cast<std::int16_t>(play.edition().lowest_bid - 1);
        auction.bidder = nobody;
        auction.still = byte((1 << play.game.players()) - 1);
        play.log("WI-5.4d", say.role_put_up, play.actor, action.arg(0));
        // WI-5.4e: the player left of the Governor bids first, the Governor last.
        play.ask<BidForRole>(next_seat(play, play.actor));
    }
};

// WI-5.4e, RULING wi-32: the highest bidder gets the role. Without bids, the Governor gets it for free.
inline void sell_role(Play& play) {
    Table& table = play.table();
    Auction& auction = table.auction;
    Seat const governor = holder(table, Role::governor);
    Seat const winner = auction.bidder == nobody ? governor : auction.bidder;
    int const price = auction.bidder == nobody ? 0 : int{auction.bid};
    pay(play, winner, price);
    play.log("WI-5.4e", say.role_sold, winner, auction.role, price);
    give_role(play, auction.role, winner);
    if (auction.to_sell != 0)
        play.ask<PutUpRole>(governor);
    else
        no_auction(table);
}

// WI-5.4e: the next player to the left who has not passed.
inline void next_bidder(Play& play) {
    Auction const& auction = play.table().auction;
    bool const only_bidder_left = auction.bidder != nobody && auction.still == (1U << index(auction.bidder));
    if (auction.still == 0 || only_bidder_left) return sell_role(play);
    Seat next = next_seat(play, play.actor);
    while (((auction.still >> index(next)) & 1U) == 0) next = next_seat(play, next);
    play.ask<BidForRole>(next);
}

// WI-5.4d: a bid must be higher than the last one, and no higher than the pesos of the bidder.
struct MakeBid : Move<ActionKind::bid, Level::advanced> {
    static constexpr int highest_raise = 20;  // WI-5.4f

    static int lowest(Open const& at) { return at.table.auction.bid + 1; }
    static int highest(Open const& at) {
        return std::min(at.table.auction.bid + highest_raise, pesos_of(at));
    }
    static void list(Position const& at, ActionList& list) {
        for (int pesos = lowest(at); pesos <= highest(at); ++pesos) list.push_back(make_bid(pesos));
    }
    static Refusal why_not(Position const& at, Action action) {
        if (bid_of(action) < lowest(at)) return refuse("WI-5.4e", say.bid_too_low, lowest(at));
        return refuse("WI-5.4f", say.bid_too_high, highest(at));
    }
    static void perform(Play& play, Action action) {
        Auction& auction = play.table().auction;
        auction.bid = static_cast<std::int16_t>(bid_of(action));
        auction.bidder = play.actor;
        play.log("WI-5.4d", say.bid_made, play.actor, bid_of(action), auction.role);
        next_bidder(play);
    }
};

struct PassBid : Move<ActionKind::pass, Level::advanced> {
    static void list(Position const&, ActionList& list) { list.push_back(make_action(kind)); }
    static void perform(Play& play, Action) {
        Auction& auction = play.table().auction;
        auction.still &= static_cast<std::uint8_t>(~(1U << index(play.actor)));
        play.log("WI-5.4e", say.bid_passed, play.actor, auction.role);
        next_bidder(play);
    }
};

struct BidForRole {
    static constexpr StepInfo info{.name = "bid", .rule = {"WI-5.4d"}, .heading = "All Roles Change"};
    using Moves = MoveList<MakeBid, PassBid>;

    static Message prompt(Open const& at) { return Message{say.prompt_bid, at.seat, at.table.auction.role}; }
};

}  // namespace motherlode::golden_wilderness
