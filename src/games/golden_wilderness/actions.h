#pragma once

#include <array>
#include <cstdint>

#include "games/golden_wilderness/messages.h"
#include "games/golden_wilderness/state.h"
#include "kernel/action.h"
#include "kernel/forms.h"

namespace motherlode::golden_wilderness {

// A complex choice takes several actions: for a road, first the tile, then its border.
enum class ActionKind : std::uint8_t {
    settle,
    industry,
    change,
    city,
    road,
    border,
    buy,
    event,
    play,
    market,
    product,
    take,
    icons,
    use,
    mission,
    presidio,
    site,
    allow,
    refuse,
    place,
    turn,
    under,
    attack,
    sword,
    stop,
    election,
    revolution,
    vote,
    support,
    abstain,
    card,
    bribe,
    done,
    fight_for,
    fight_against,
    pass,
    auction,
    bid,
    show,
    offer,
    give_pesos,
    ask_pesos,
    give,
    ask,
    propose,
    drop,
    accept,
    decline,
    withdraw,
    tile,
    hand,
    refuse_all,
};

// The first argument of `give` and `ask` is a Ware.
inline constexpr std::array forms{
    Form{ActionKind::settle, "settle {tile}", say.action_settle},
    Form{ActionKind::industry, "industry {industry}", say.action_industry},
    Form{ActionKind::change, "change {industry}", say.action_change},
    Form{ActionKind::city, "city {tile}", say.action_city},
    Form{ActionKind::road, "road {tile}", say.action_road},
    Form{ActionKind::border, "border {edge}", say.action_border},
    Form{ActionKind::buy, "buy {sum}", say.action_buy},
    Form{ActionKind::event, "event", say.action_event},
    Form{ActionKind::play, "play {event}", say.action_play},
    Form{ActionKind::market, "market {tile}", say.action_market},
    Form{ActionKind::product, "product {product}", say.action_product},
    Form{ActionKind::take, "take {slot}", say.action_take},
    Form{ActionKind::icons, "icons {person}", say.action_icons},
    Form{ActionKind::use, "use {person} {which}", say.action_use},
    Form{ActionKind::mission, "mission", say.action_mission},
    Form{ActionKind::presidio, "presidio", say.action_presidio},
    Form{ActionKind::site, "site {tile}", say.action_site},
    Form{ActionKind::allow, "allow", say.action_allow},
    Form{ActionKind::refuse, "refuse", say.action_refuse},
    Form{ActionKind::place, "place {hex}", say.action_place},
    Form{ActionKind::turn, "turn {steps}", say.action_turn},
    Form{ActionKind::under, "under", say.action_under},  // puts the tile under its stack
    Form{ActionKind::attack, "attack {tile} {piece}", say.action_attack},
    Form{ActionKind::sword, "sword {person} {=0}", say.action_sword},  // for its icons
    Form{ActionKind::sword, "sword {person} {way}", say.action_sword},
    Form{ActionKind::stop, "stop", say.action_stop},
    Form{ActionKind::election, "election", say.action_election},
    Form{ActionKind::revolution, "revolution", say.action_revolution},
    Form{ActionKind::vote, "vote {seat}", say.action_vote},
    Form{ActionKind::support, "support {country}", say.action_support},
    Form{ActionKind::abstain, "abstain", say.action_abstain},
    Form{ActionKind::card, "card {person} {which}", say.action_card},
    Form{ActionKind::bribe, "bribe", say.action_bribe},
    Form{ActionKind::done, "done", say.action_done},
    Form{ActionKind::fight_for, "for {person} {=0}", say.action_fight_for},
    Form{ActionKind::fight_for, "for {person} {way}", say.action_fight_for},
    Form{ActionKind::fight_against, "against {person} {=0}", say.action_fight_against},
    Form{ActionKind::fight_against, "against {person} {way}", say.action_fight_against},
    Form{ActionKind::pass, "pass", say.action_pass},
    Form{ActionKind::auction, "auction {role}", say.action_auction},
    Form{ActionKind::bid, "bid {bid}", say.action_bid},
    Form{ActionKind::show, "show {slot} {seat}", say.action_show},
    Form{ActionKind::offer, "offer {seat}", say.action_offer},
    Form{ActionKind::give_pesos, "give {pesos}", say.action_give_pesos},
    Form{ActionKind::ask_pesos, "ask {pesos}", say.action_ask_pesos},
    Form{ActionKind::give, "give settlement {=1} {tile}", say.action_give_settlement},
    Form{ActionKind::give, "give person {=2} {person}", say.action_give_person},
    Form{ActionKind::give, "give role {=3} {role}", say.action_give_role},
    Form{ActionKind::give, "give pioneer {=4} {=0}", say.action_give_pioneer},
    Form{ActionKind::ask, "ask settlement {=1} {tile}", say.action_ask_settlement},
    Form{ActionKind::ask, "ask person {=2} {person}", say.action_ask_person},
    Form{ActionKind::ask, "ask role {=3} {role}", say.action_ask_role},
    Form{ActionKind::ask, "ask pioneer {=4} {=0}", say.action_ask_pioneer},
    Form{ActionKind::ask, "ask any {=5} {deck}", say.action_ask_any},
    Form{ActionKind::propose, "propose", say.action_propose},
    Form{ActionKind::drop, "drop", say.action_drop},
    Form{ActionKind::accept, "accept {seat}", say.action_accept},
    Form{ActionKind::decline, "decline {seat}", say.action_decline},
    Form{ActionKind::withdraw, "withdraw", say.action_withdraw},
    Form{ActionKind::tile, "tile {tile}", say.action_tile},  // of those drawn
    Form{ActionKind::hand, "hand {person}",
         say.action_hand},  // over, for an offer that asks for any card of a deck
    Form{ActionKind::refuse_all, "refuse all", say.action_refuse_all},
};

constexpr ActionKind kind_of(Action action) { return static_cast<ActionKind>(action.kind()); }
constexpr bool is_trade(Action action) {
    return kind_of(action) >= ActionKind::show && kind_of(action) <= ActionKind::withdraw;
}

// An argument of two bytes: a sum, a bid or a hex.
constexpr Action make_wide(ActionKind kind, int number) {
    return make_action(kind, number & 255, number >> 8);
}
constexpr int wide_number(Action action) { return action.arg(0) + action.arg(1) * 256; }

inline constexpr int lowest_bid = -50;  // the lowest that an action can encode
constexpr Action make_bid(int pesos) { return make_wide(ActionKind::bid, pesos - lowest_bid); }
constexpr int bid_of(Action action) { return wide_number(action) + lowest_bid; }

}  // namespace motherlode::golden_wilderness
