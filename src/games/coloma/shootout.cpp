// Rulebook p.18, "Shootout Phase", and p.19, "Clean Up".

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

// Somebody with Gunmen, be it a player, Shade or nobody at all.
struct Contender {
    Seat who;
    int gunmen;
    int nearest;  // row

    // CO-13.2a, CO-13.2b.
    bool beats(Contender const& other) const {
        return gunmen != other.gunmen ? gunmen > other.gunmen : nearest < other.nearest;
    }
};
using Contenders = FixedList<Contender, max_players + 2>;

Contenders contenders_of(Game const& game, Table const& table) {
    Contenders contenders{};
    for (int row = 0; row < game.numbers().rows; ++row) {
        Seat const who = table.rows[row];
        if (who == nobody) continue;
        int const gunmen = game.edition().rows[static_cast<std::size_t>(row)];
        auto const known = std::find_if(contenders.begin(), contenders.end(),
                                        [who](Contender const& other) { return other.who == who; });
        if (known != contenders.end())
            known->gunmen += gunmen;
        else
            contenders.push_back({who, gunmen, row});
    }
    // Rows come nearest first, and a stable sort by insertion keeps that order among equals.
    for (int i = 1; i < contenders.size(); ++i)
        for (int k = i; k > 0 && contenders[k].beats(contenders[k - 1]); --k)
            std::swap(contenders[k], contenders[k - 1]);
    return contenders;
}

// CO-13.3a: the first player, or Shade, takes the Badge.
template <class Sink>
void pass_the_badge(Play<Sink>& play, Contenders const& contenders) {
    Table& table = play.table();
    if (table.year + 1 == years) return;
    for (Contender const& contender : contenders) {
        if (contender.who == neutral) continue;
        table.sheriff = contender.who;
        if (play.is_shade(contender.who))
            play.tell("CO-19.5a", Message{say::shade_sheriff});
        else
            play.tell("CO-13.3a", Message{say::sheriff_passed, index(contender.who)});
        return;
    }
}

bool can_bury_more(Game const& game, Player const& player) {
    return player.graves < game.edition().graves.size();
}

template <class Sink>
void bury_from(Play<Sink>& play, Seat seat, std::uint8_t& source) {
    Player& player = play.table().at(seat);
    --source;
    ++player.graves;
    play.tell("CO-13.4b", Message{say::buried, index(seat), player.graves});
}

template <class Sink>
void tell_final_scores(Play<Sink>& play) {
    Result const result = play.game.result(play.table());
    for (int seat = 0; seat < result.players; ++seat)
        play.tell("CO-15.2a",
                  Message{say::final_score, seat, result.seats[seat].total, result.seats[seat].rank});
    if (play.game.solo())
        play.tell("CO-19.6a", Message{say::shade_score, play.game.shades_score(play.table())});
}

}  // namespace

void bury_choices(Position const&, TurnFrame const&, ActionList& list) {
    list.push_back(bury_action(Buried::gunman));
    list.push_back(bury_action(Buried::guest));
}

// CO-13.1: who wins, and who gets what, in the order of the tiers.
template <class Sink>
void Shootout<Sink>::shootout(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    Contenders const contenders = contenders_of(play.game, table);
    int gunmen = 0;
    for (Contender const& contender : contenders) gunmen += contender.gunmen;
    bool const won = gunmen > table.outlaws;
    play.tell(won ? "CO-13.1a" : "CO-13.1b",
              Message{won ? say::shootout_won : say::shootout_lost, gunmen, int{table.outlaws}});
    Chart const& chart = play.edition().charts[table.charts[table.year]];
    auto const& rewards = won ? chart.win : chart.lose;

    // What waits in front comes first, so the last is pushed first: those without Gunmen, from the Sheriff on.
    Seat seat = table.sheriff;
    for (int i = 0; i < play.game.places(); ++i) {
        // One round back from the Sheriff ends with the Sheriff.
        seat = seat_at((index(seat) + play.game.places() - 1) % play.game.places());
        bool const there = std::any_of(contenders.begin(), contenders.end(),
                                       [seat](Contender const& contender) { return contender.who == seat; });
        if (!there && !play.is_shade(seat))
            table.progress.settle_first(Step::tier_reward, seat, {rewards[tiers - 1], 0});
    }
    for (int i = contenders.size() - 1; i >= 0; --i)
        if (contenders[i].who != neutral)
            table.progress.settle_first(Step::tier_reward, contenders[i].who,
                                        {rewards[std::min(i, 2)], byte(i + 1)});
    pass_the_badge(play, contenders);
}

template <class Sink>
void Shootout<Sink>::tier_reward(Play<Sink>& play, Action, TurnFrame const& frame) {
    auto const [effect, place] = frame.args;
    if (play.is_shade(frame.seat)) {
        Solo<Sink>::tier(play, effect, place);
        return;
    }
    if (place == 0)
        play.tell("CO-13.4a", Message{say::tier_none, index(frame.seat), effect});
    else
        play.tell("CO-13.2a", Message{say::tier, index(frame.seat), place, effect});
    Effects<Sink>::offer(play, frame.seat, effect, 1);
}

// CO-13.4: one Dude after another, from the supply, then from the Lodge. RULING co-4: then Gunmen and guests of
// Hotels, or nobody.
template <class Sink>
void Shootout<Sink>::bury(Play<Sink>& play, Action, TurnFrame const& frame) {
    Player& player = play.table().at(frame.seat);
    if (!can_bury_more(play.game, player)) return;
    if (frame.args[0] > 1)
        play.table().progress.settle_first(Step::bury, frame.seat, {byte(frame.args[0] - 1), 0});

    EffectId const renegade = specialty_effect(play.position(frame.seat), When::each_grave);
    bool const others = play.game.condensed() && player.gunmen + player.hotel_dudes > 0;
    if (player.supply_dudes > 0) {
        bury_from(play, frame.seat, player.supply_dudes);
    } else if (player.lodge_dudes > 0) {
        bury_from(play, frame.seat, player.lodge_dudes);
    } else if (others && player.gunmen > 0 && player.hotel_dudes > 0) {
        play.table().progress.settle_first(Step::choose_whom_to_bury, frame.seat);
        return;
    } else if (others) {
        bury_from(play, frame.seat, player.gunmen > 0 ? player.gunmen : player.hotel_dudes);
    } else {
        return;
    }
    if (renegade != no_effect) Effects<Sink>::start(play, frame.seat, renegade);
}

template <class Sink>
void Shootout<Sink>::choose_whom_to_bury(Play<Sink>& play, Action action, TurnFrame const& frame) {
    Player& player = play.table().at(frame.seat);
    bool const gunman = static_cast<Buried>(first_of(action)) == Buried::gunman;
    bury_from(play, frame.seat, gunman ? player.gunmen : player.hotel_dudes);
    EffectId const renegade = specialty_effect(play.position(frame.seat), When::each_grave);
    if (renegade != no_effect) Effects<Sink>::start(play, frame.seat, renegade);
}

// CO-14.1, in the printed order. CO-14.1e: not after the last year.
template <class Sink>
void Shootout<Sink>::clean_up(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    if (table.year + 1 == years) {
        if constexpr (!std::is_same_v<Sink, NoEvents>) tell_final_scores(play);
        return;
    }
    for (Seat& row : table.rows)
        if (row != neutral) row = nobody;
    for (int seat = 0; seat < play.game.players(); ++seat) {
        Player& player = table.players[seat];
        // CO-16.3a: guests of Hotels too.
        player.supply_dudes = byte(player.supply_dudes + player.gunmen + player.hotel_dudes);
        player.gunmen = 0;
        player.hotel_dudes = 0;
        // CO-17.3a.
        if (play.game.duel()) player.carrots = (1U << sites) - 1U;
    }
    // CO-19.5a: Shade's Gunmen are out of the game.
    if (play.game.solo()) table.at(shade).gunmen = 0;

    ++table.year;
    table.round = 1;
    table.outlaws = play.edition().outlaws[table.year];
    // CO-14.1d, RULING co-15.
    int const room = pools * play.game.numbers().gold_spaces - table.gold;
    int const returned = std::min<int>(room, table.cart);
    table.gold += returned;
    table.cart -= returned;
    play.tell("CO-14.1d", Message{say::gold_returned, returned});
    table.progress.step = Step::adjust_and_rotate;
}

template struct Shootout<NoEvents>;
template struct Shootout<EventLog>;

}  // namespace motherlode::coloma
