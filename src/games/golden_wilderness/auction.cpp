// Rulebook p.21, "All roles change": the Governor sells the other roles.

#include <algorithm>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

constexpr int highest_raise = 20;  // WI-5.4f

void no_auction(Table& table) { table.auction = {0, Role::governor, std::int16_t{0}, nobody, 0}; }

Seat governor(Table const& table) { return table.holder[index(Role::governor)]; }

void sold(Play& play) {
    Table& table = play.table();
    Auction& auction = table.auction;
    Seat const winner = auction.bidder == nobody ? governor(table) : auction.bidder;
    int const price = auction.bidder == nobody ? 0 : int{auction.bid};
    play.pay(winner, price);
    play.tell("WI-5.4e", say::role_sold, index(winner), index(auction.role), price);
    give_role(play, auction.role, winner);
    if (auction.to_sell != 0)
        play.settle_first(Step::put_up_role, governor(table));
    else
        no_auction(table);
}

}  // namespace

void begin_auction(Play& play) {
    no_auction(play.table());
    for (int role = 0; role < roles; ++role)
        if (play.table().holder[role] == nobody)
            play.table().auction.to_sell |= static_cast<std::uint8_t>(1U << role);
    play.settle_first(Step::put_up_role, governor(play.table()));
}

void role_choices(Position const& at, ActionList& list) {
    for (int role = 0; role < roles; ++role)
        if (((at.table.auction.to_sell >> role) & 1U) != 0)
            list.push_back(number_action(ActionKind::auction, role));
}

void put_up_role(Play& play, Action action, TurnFrame const& frame) {
    Auction& auction = play.table().auction;
    auction.role = static_cast<Role>(action.arg(0));
    auction.to_sell &= static_cast<std::uint8_t>(~(1U << action.arg(0)));
    auction.bid = static_cast<std::int16_t>(play.edition().lowest_bid - 1);
    auction.bidder = nobody;
    auction.still = static_cast<std::uint8_t>((1U << play.game.players()) - 1U);
    play.tell("WI-5.4d", say::role_put_up, index(frame.seat), action.arg(0));
    // WI-5.4e: left of the Governor first, who comes last.
    play.settle_first(Step::bid, next_seat(frame.seat, play.game.players()));
}

BidRange possible_bids(Position const& at) {
    int const last = at.table.auction.bid;
    return {last + 1, std::min(last + highest_raise, at.pesos())};
}

void bid_choices(Position const& at, ActionList& list) {
    auto const [lowest, highest] = possible_bids(at);
    for (int pesos = lowest; pesos <= highest; ++pesos) list.push_back(bid_action(pesos));
    list.push_back(plain_action(ActionKind::pass));
}

void bid(Play& play, Action action, TurnFrame const& frame) {
    Auction& auction = play.table().auction;
    if (kind_of(action) == ActionKind::pass) {
        auction.still &= static_cast<std::uint8_t>(~(1U << index(frame.seat)));
        play.tell("WI-5.4e", say::bid_passed, index(frame.seat), index(auction.role));
    } else {
        auction.bid = static_cast<std::int16_t>(bid_of(action));
        auction.bidder = frame.seat;
        play.tell("WI-5.4d", say::bid_made, index(frame.seat), bid_of(action), index(auction.role));
    }
    bool const only_bidder_left = auction.bidder != nobody && auction.still == (1U << index(auction.bidder));
    if (auction.still == 0 || only_bidder_left) {
        sold(play);
        return;
    }
    Seat next = next_seat(frame.seat, play.game.players());
    while (((auction.still >> index(next)) & 1U) == 0) next = next_seat(next, play.game.players());
    play.settle_first(Step::bid, next);
}

}  // namespace motherlode::golden_wilderness
