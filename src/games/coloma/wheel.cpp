// Rulebook p.8 to p.11, "A Round": from the wheel to the order of turns. Chapter 17 (p.22) has the Mules.

#include <algorithm>

#include "games/coloma/play.h"

namespace motherlode::coloma {
namespace {

std::uint8_t byte(int number) { return static_cast<std::uint8_t>(number); }

int cards_to_discard(Game const& game, Table const& table, Seat seat) {
    return table.at(seat).hand_size - game.edition().player.keep_cards;
}

// A Site that is none of the two turned up.
template <class Sink>
int third_buster_card(Play<Sink>& play) {
    auto const& shown = play.table().buster_cards;
    int left = play.lot(sites - 2);
    int site = 0;
    for (;; ++site) {
        if (site == shown[0] || site == shown[1]) continue;
        if (left-- == 0) return site;
    }
}

// CO-17.2c, CO-17.2d: in Sheriff order; what waits in front comes first, so the last is pushed first.
template <class Sink>
void eat_carrots(Play<Sink>& play) {
    Table& table = play.table();
    Seat const last = play.game.after(table.sheriff);  // there are two
    for (Seat const seat : {last, table.sheriff}) {
        Player const& player = table.at(seat);
        if ((player.carrots >> player.mule & 1) == 0) continue;
        table.progress.settle_first(Step::event_benefit, seat, {player.mule, 1});
    }
}

}  // namespace

Seat next_to_choose_board(Game const& game, Table const& table) {
    Seat seat = table.sheriff;
    for (int i = 0; i < game.places(); ++i, seat = game.after(seat))
        if (index(seat) < game.players() && table.at(seat).board == none) return seat;
    return nobody;
}

void board_choices(Position const& at, TurnFrame const&, ActionList& list) {
    for (int board = 1; board < static_cast<int>(at.edition().boards.size()); ++board) {
        bool free = true;
        for (int seat = 0; seat < at.game.players(); ++seat)
            free = free && at.table.players[seat].board != board;
        if (free) list.push_back(board_action(board));
    }
}

void starting_card_choices(Position const& at, TurnFrame const& frame, ActionList& list) {
    if (cards_to_discard(at.game, at.table, at.seat) > 0) discard_choices(at, frame, list);
}

void site_choices(Position const& at, TurnFrame const&, ActionList& list) {
    if (at.table.committed.contains(at.seat)) {
        // CO-5.4c.
        if (at.me().take_backs < most_take_backs) list.push_back(simple_action(ActionKind::take_back));
        return;
    }
    for (int site = 0; site < sites; ++site) {
        if (!at.game.duel()) {
            list.push_back(select_action(site));
            continue;
        }
        for (int mule = 0; mule < sites; ++mule) list.push_back(select_action(site, mule));
    }
}

// CO-20.1b.
template <class Sink>
void Wheel<Sink>::choose_board(Play<Sink>& play, Action action, TurnFrame const&) {
    play.table().at(play.actor).board = byte(first_of(action));
    play.tell("CO-20.1b", Message{say::board_chosen, index(play.actor), first_of(action)});
    if (next_to_choose_board(play.game, play.table()) != nobody)
        play.table().progress.step = Step::choose_board;
}

// CO-2.7a: all at the same time.
template <class Sink>
void Wheel<Sink>::discard_starting_cards(Play<Sink>& play, Action action, TurnFrame const&) {
    Gains<Sink>::discard_card(play, play.actor, action);
    for (int seat = 0; seat < play.game.players(); ++seat)
        if (cards_to_discard(play.game, play.table(), seat_at(seat)) > 0)
            play.table().progress.step = Step::discard_starting_cards;
}

// "1. Adjust and rotate the Barker and Bust tiles".
template <class Sink>
void Wheel<Sink>::adjust_and_rotate(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    table.barker = byte((table.barker + 1) % sites);
    int const signpost = signpost_site(play.edition(), table);
    table.bust = byte(signpost);
    play.tell("CO-5.1a", Message{say::round_begins, play.edition().first_year + table.year, table.round,
                                 table.barker, signpost});
}

// "2. Trigger the current Event". CO-17.2a: not in a Mule Duel.
template <class Sink>
void Wheel<Sink>::trigger_event(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    if (play.game.duel()) return;
    play.tell("CO-5.2a", Message{say::event_triggered, table.barker, play.edition().events[table.barker]});
    table.progress.settle_first(Step::event_benefit, table.sheriff, {table.barker, byte(play.game.places())});
}

// One player's benefit; then the next of so many players.
template <class Sink>
void Wheel<Sink>::event_benefit(Play<Sink>& play, Action, TurnFrame const& frame) {
    Table& table = play.table();
    int const site = frame.args[0];
    if (frame.args[1] > 1)
        table.progress.settle_first(Step::event_benefit, play.game.after(frame.seat),
                                    {byte(site), byte(frame.args[1] - 1)});
    if (play.is_shade(frame.seat)) {
        Solo<Sink>::event(play, site);
        return;
    }
    Player& player = table.at(frame.seat);
    if (play.game.duel()) {
        player.carrots = byte(player.carrots & ~(1 << site));
        play.tell("CO-17.2c", Message{say::carrot_eaten, index(frame.seat), site});
    }
    // CO-5.2b.
    int const times = (player.event_tents >> site & 1) != 0 ? 2 : 1;
    Effects<Sink>::offer(play, frame.seat, play.edition().events[site], times);
}

// CO-6.1a, CO-19.2a.
template <class Sink>
void Wheel<Sink>::reveal_buster_cards(Play<Sink>& play, Action, TurnFrame const&) {
    if (!play.game.with_buster()) return;
    auto& cards = play.table().buster_cards;
    cards[0] = byte(play.lot(sites));
    cards[1] = byte(play.lot(sites - 1));
    if (cards[1] >= cards[0]) ++cards[1];
    play.reveal("CO-6.1a", Message{say::buster_stays_away, cards[0], cards[1]});
}

// "3. Simultaneously select Sites".
template <class Sink>
void Wheel<Sink>::select_sites(Play<Sink>& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    Hand& hand = play.hand(play.actor);
    if (kind_of(action) == ActionKind::take_back) {
        table.committed = table.committed.without(play.actor);
        hand.dial = no_site;
        hand.mule_dial = no_site;
        ++table.at(play.actor).take_backs;
        play.tell("CO-5.4c", Message{say::dial_taken_back, index(play.actor)});
    } else {
        table.committed = table.committed.with(play.actor);
        hand.dial = byte(first_of(action));
        hand.mule_dial = byte(second_of(action));
        play.tell("CO-5.4b", Message{say::dial_set, index(play.actor)});
    }
    if (table.committed != SeatSet::first(play.game.players())) table.progress.step = Step::select_sites;
}

// "4. Place Pioneers on selected Sites".
template <class Sink>
void Wheel<Sink>::place_pioneers(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    for (Seat const seat : SeatSet::first(play.game.players())) {
        Hand& hand = play.hand(seat);
        Player& player = table.at(seat);
        player.site = hand.dial;
        player.take_backs = 0;
        play.show("CO-5.5a", Message{say::pioneer_placed, index(seat), player.site}, seat);
        if (play.game.duel()) {
            player.mule = hand.mule_dial;
            play.show("CO-17.2b", Message{say::mule_placed, index(seat), player.mule}, seat);
        }
        hand.dial = no_site;
        hand.mule_dial = no_site;
    }
    table.committed = SeatSet::none();

    if (play.game.solo()) {
        // CO-19.2a: a coin.
        table.at(shade).site = table.buster_cards[play.lot(2)];
        play.reveal("CO-19.2a", Message{say::shade_placed, table.at(shade).site});
    }
    if (play.game.with_buster()) {
        table.buster = byte(third_buster_card(play));
        play.reveal("CO-6.1b", Message{say::buster_placed, table.buster});
    }
    if (play.game.duel()) eat_carrots(play);
}

// "5. Determine the Bust". RULING co-8: strictly the most; Buster, Mules and Shade count.
template <class Sink>
void Wheel<Sink>::determine_bust(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    std::array<int, sites> pioneers{};
    for (int place = 0; place < play.game.places(); ++place) {
        Player const& player = table.players[place];
        ++pioneers[player.site];
        if (player.mule != no_site) ++pioneers[player.mule];
    }
    if (table.buster != no_site) ++pioneers[table.buster];

    auto const most = std::max_element(pioneers.begin(), pioneers.end());
    bool const tied = std::count(pioneers.begin(), pioneers.end(), *most) > 1;
    if (tied) {
        // CO-5.6b: it is there already.
        play.tell("CO-5.6b", Message{say::bust_stays, table.bust});
    } else {
        table.bust = byte(static_cast<int>(most - pioneers.begin()));
        play.tell("CO-5.6a", Message{say::bust, table.bust});
    }
    table.turn.position = 0;
}

// "6. Resolve player turns": the next one by Site, then from the Sheriff on (CO-5.7a).
template <class Sink>
void Wheel<Sink>::resolve_turns(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    int const places = play.game.places();
    while (table.turn.position < sites * places) {
        int const site = table.turn.position / places;
        Seat const seat = seat_at((index(table.sheriff) + table.turn.position % places) % places);
        ++table.turn.position;
        if (table.at(seat).site != site) continue;
        if (play.is_shade(seat)) {
            Solo<Sink>::turn(play, site);
            continue;
        }
        std::uint8_t const position = table.turn.position;
        table.turn = Turn{};
        table.turn.player = seat;
        table.turn.position = position;
        table.turn.performance = performances_at(play.game, table, site);
        table.turn.under_way = neither;
        table.turn.exchanged = none;
        table.turn.wagon_part_of = neither;
        play.tell("CO-5.7a", Message{say::turn_begins, index(seat), site});
        table.progress.step = Step::take_turn;
        return;
    }
    table.progress.step = Step::return_pioneers;
}

// "7. Return Pioneers".
template <class Sink>
void Wheel<Sink>::return_pioneers(Play<Sink>& play, Action, TurnFrame const&) {
    Table& table = play.table();
    for (int place = 0; place < play.game.places(); ++place) {
        table.players[place].site = no_site;
        table.players[place].mule = no_site;
    }
    // CO-6.1d.
    table.buster = no_site;
    table.buster_cards = {no_site, no_site};
    table.turn = Turn{};
    table.turn.player = nobody;
    play.tell("CO-5.8a", Message{say::pioneers_returned});
    if (table.round == sites) return;
    ++table.round;
    table.progress.step = Step::adjust_and_rotate;
}

template struct Wheel<NoEvents>;
template struct Wheel<EventLog>;

}  // namespace motherlode::coloma
