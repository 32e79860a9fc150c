// Rulebook p.9, "Gold Nuggets".

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

// RULING co-12: so many nuggets towards a price in Bucks, and the Bucks that go with them, so that no unit paid
// is superfluous.
struct Split {
    int gold;
    int bucks;
};

template <class Visit>
void for_each_split(Game const& game, Table const& table, Player const& player, int price, Visit visit) {
    int const value = nugget_value(game, table);
    int const most = std::min<int>(player.gold, (price + value - 1) / value);
    for (int gold = 0; gold <= most; ++gold) {
        int const bucks = std::max(0, price - gold * value);
        if (bucks <= player.bucks) visit(Split{gold, bucks});
    }
}

template <class Sink>
void take(Play<Sink>& play, Seat seat, Split split) {
    Player& player = play.table().at(seat);
    player.bucks -= split.bucks;
    player.gold = static_cast<std::uint8_t>(player.gold - split.gold);
    // CO-5.3f.
    play.table().cart += split.gold;
    play.tell("CO-5.3e", Message{say::paid, index(seat), split.bucks, split.gold});
}

}  // namespace

void pay_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    for_each_split(at.game, at.table, at.me(), frame.args[0],
                   [&](Split split) { list.push_back(pay_action(split.bucks, split.gold)); });
}

template <class Sink>
void Payment<Sink>::charge(Play<Sink>& play, Seat seat, Cost const& cost) {
    Gains<Sink>::spend(play, seat, Thing::dude, cost.dudes);
    Gains<Sink>::spend(play, seat, Thing::horse, cost.horses);
    Gains<Sink>::spend(play, seat, Thing::gold, cost.gold);
    if (cost.bucks == 0) return;

    int ways = 0;
    Split only{};
    for_each_split(play.game, play.table(), play.table().at(seat), cost.bucks, [&](Split split) {
        ++ways;
        only = split;
    });
    assert(ways > 0);
    if (ways == 1)
        take(play, seat, only);
    else
        play.table().progress.settle_first(Step::pay, seat, {static_cast<std::uint8_t>(cost.bucks), 0});
}

template <class Sink>
void Payment<Sink>::pay(Play<Sink>& play, Action action, TurnFrame const& frame) {
    take(play, frame.seat, Split{second_of(action), first_of(action)});
}

template struct Payment<NoEvents>;
template struct Payment<EventLog>;

}  // namespace motherlode::coloma
