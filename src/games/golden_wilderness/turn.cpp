// Rulebook p.5 and p.10, "On your turn": the turn as a table, and what waits in front of it.

#include <cassert>

#include "games/golden_wilderness/play.h"

namespace motherlode::golden_wilderness {
namespace {

void act_choices(Position const& at, ActionList& list) {
    // Who composes an offer finishes that first.
    if (at.table.board(at.seat).composing != 0) return trade_choices(at, list);
    colony_choices(at, list);
    if (at.game.at_least(Level::standard)) {
        Edition const& edition = at.edition();
        card_choices(at, list);
        // WI-4.3a, WI-4.3b.
        if (at.table.icons.crosses >= edition.mission_crosses && at.pesos() >= edition.mission_pesos &&
            can_build(at, Marker::mission))
            list.push_back(plain_action(ActionKind::mission));
        if (at.table.icons.swords >= edition.presidio_swords && at.pesos() >= edition.presidio_pesos &&
            can_build(at, Marker::presidio))
            list.push_back(plain_action(ActionKind::presidio));
    }
    // WI-5.3a.
    if (at.game.at_least(Level::advanced) && at.table.called == 0) {
        list.push_back(plain_action(ActionKind::election));
        list.push_back(plain_action(ActionKind::revolution));
    }
    trade_choices(at, list);
    // WI-2.2b.
    list.push_back(plain_action(ActionKind::event));
}

void act(Play& play, Action action, TurnFrame const&) {
    Table& table = play.table();
    if (kind_of(action) == ActionKind::event) return;  // on to the next step
    table.progress.step = Step::act;
    auto const number = action.arg(0);
    switch (kind_of(action)) {
        case ActionKind::settle: settle(play, number); break;
        case ActionKind::change: change_industry(play, number); break;
        case ActionKind::city: found_city(play, number); break;
        case ActionKind::road: play.settle_first(Step::choose_border, play.active(), number); break;
        case ActionKind::buy: buy_points(play, pesos_of(action)); break;
        case ActionKind::icons: play_icons(play, number); break;
        case ActionKind::use: use_ability(play, number, action.arg(1)); break;
        case ActionKind::mission: begin_building(play, Marker::mission, no_card, 0); break;
        case ActionKind::presidio: begin_building(play, Marker::presidio, no_card, 0); break;
        case ActionKind::election:
        case ActionKind::revolution:
            table.called = 1;
            call_election(play, kind_of(action) == ActionKind::election ? Ballot::governor : Ballot::country);
            break;
        default: trade(play, play.active(), action); break;
    }
}

// WI-2.1h: play goes on to the left.
void next_player(Play& play, Action, TurnFrame const&) {
    Table& table = play.table();
    table.active_player = next_seat(table.active_player, play.game.players());
    table.event = EventKind::none;
    table.called = 0;
    table.used = {};
    table.refused = {};
    begin_turn(play.game, table);
    table.progress.step = Step::act;
    play.tell("WI-2.2b", say::turn_begins, index(table.active_player));
}

using Choices = void (*)(Position const&, ActionList&);
using Perform = void (*)(Play&, Action, TurnFrame const&);
using Rule = StepRule<Step, Choices, Perform>;

// clang-format off
constexpr std::array turn{
    Rule{Step::act,             "On Your Turn",              {"WI-2.2a"}, act_choices,            act},
    Rule{Step::draw_events,     "Events",                    {"WI-2.5a"}, nullptr,                draw_events},
    Rule{Step::choose_event,    "Events",                    {"WI-2.5a"}, event_choices,          choose_event},
    Rule{Step::next_player,     "On Your Turn",              {"WI-2.2b"}, nullptr,                next_player},
    Rule{Step::game_over,       "End of the Game",           {"WI-2.9a"}, nullptr,                nullptr},

    Rule{Step::choose_industry, "Population",                {"WI-3.3b"}, industry_choices,       choose_industry},
    Rule{Step::choose_border,   "Building Roads",            {"WI-3.6a"}, border_choices,         build_road},
    Rule{Step::choose_site,     "Missions and Presidios",    {"WI-4.3c"}, site_choices,           choose_site},
    Rule{Step::permission,      "Missions and Presidios",    {"WI-4.3c"}, answer_choices,         permission},
    Rule{Step::approval,        "Roles",                     {"WI-5.2g"}, answer_choices,         approval},
    Rule{Step::explore,         "Exploring",                 {"WI-4.5a"}, explore_choices,        explore},
    Rule{Step::turn_tile,       "Exploring",                 {"WI-4.5a"}, turn_choices,           turn_tile},
    Rule{Step::attack_target,   "Attacking",                 {"WI-4.6a"}, target_choices,         attack_target},
    Rule{Step::contest,         "Attacking",                 {"WI-4.6d"}, contest_choices,        contest},
    Rule{Step::market_tile,     "Market Events",             {"WI-2.7a"}, market_tile_choices,    market_tile},
    Rule{Step::market_product,  "Market Events",             {"WI-2.7a"}, market_product_choices, market_product},
    Rule{Step::take_immigrant,  "Immigrants",                {"WI-4.8c"}, immigrant_choices,      take_immigrant},
    Rule{Step::vote,            "Electing a Governor",       {"WI-5.3b"}, vote_choices,           vote},
    Rule{Step::more_votes,      "Electing a Governor",       {"WI-5.3b"}, more_votes_choices,     more_votes},
    Rule{Step::fight,           "Fighting over Outcomes",    {"WI-5.6a"}, fight_choices,          fight},
    Rule{Step::put_up_role,     "All Roles Change",          {"WI-5.4d"}, role_choices,           put_up_role},
    Rule{Step::bid,             "All Roles Change",          {"WI-5.4d"}, bid_choices,            bid},
};
// clang-format on
static_assert(in_order(turn));

// Who has to decide: whom the waiting frame names, else the active player.
Seat due(Table const& table) {
    return table.progress.waiting.empty() ? table.active_player : table.progress.waiting.back().seat;
}

void change(Game const& game, State& state, Seat seat, Action action, EventLog* log) {
    assert(!game.refusal(state.table, state.hands[index(seat)], seat, action));
    Play play{game, state, log};
    // WI-3.7a: trade happens beside the turn, by whoever likes.
    if (is_trade(kind_of(action)))
        trade(play, seat, action);
    else
        walk(turn, play, state.table.progress, action);
    if (game.at_least(Level::easy)) drop_lapsed_offers(play);
}

}  // namespace

void begin_turn(Game const& game, Table& table) {
    for (int seat = 0; game.at_least(Level::easy) && seat < game.players(); ++seat)
        table.players[seat].offers_left =
            seat_at(seat) == table.active_player ? own_offers : others_offers;  // WI-3.7e
}

Pending Game::pending(Table const& table) const {
    Step const step = table.progress.current();
    RuleId const rule = row_of(turn, step).rule;
    if (step == Step::game_over) return {SeatSet::none(), SeatSet::none(), rule};
    Seat const must = due(table);
    SeatSet may;
    if (step == Step::act)
        for (int seat = 0; seat < players_; ++seat)
            if (seat_at(seat) != must && may_trade(*this, table, seat_at(seat)))
                may = may.with(seat_at(seat));
    // RULING wi-30.
    Seat const governor = table.holder[index(Role::governor)];
    if (step == Step::take_immigrant && governor != nobody && governor != must &&
        may_show(*this, table, governor))
        may = may.with(governor);
    return {must, may, rule};
}

void Game::legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const {
    Choices const choices = row_of(turn, table.progress.current()).choices;
    if (choices == nullptr || index(seat) >= players_) return;
    Position const at{*this, table, hand, seat};
    if (seat == due(table))
        choices(at, list);
    else if (table.progress.current() == Step::take_immigrant)
        show_choices(at, list);
    else
        trade_choices(at, list);
}

void Game::apply(State& state, Seat seat, Action action, NoEvents&) const {
    change(*this, state, seat, action, nullptr);
}
void Game::apply(State& state, Seat seat, Action action, EventLog& log) const {
    change(*this, state, seat, action, &log);
}

// RULING wi-11: so many Taxes; between two of them the rest of the event deck, the whole of it again, and a card
// put back by everybody. A turn is bounded by what can be spent in it: cards, pesos, offers, tiles.
int Game::longest_game() const {
    int const event_cards = 4 + edition_->coast_markets + edition_->markers.cities;
    int const turns = edition_->last_taxes[index(level_)] * (2 * event_cards + players_ + 2);
    constexpr int decisions_a_turn = 300;
    return turns * decisions_a_turn;
}

}  // namespace motherlode::golden_wilderness
