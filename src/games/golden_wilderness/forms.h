#pragma once

#include "games/golden_wilderness/game.h"

// How actions are written: a verb and up to two arguments.
namespace motherlode::golden_wilderness {

enum class Arg : std::uint8_t {
    none,
    tile,
    industry,
    edge,
    event,
    product,
    slot,  // of the pool, from 1
    card,
    ability,  // of the card before it, from 1
    swords,   // of the card before it: nothing for its icons, else an ability from 1
    hex,      // two bytes
    steps,
    piece,
    seat,  // from 1
    country,
    role,
    pesos,  // one byte
    sum,    // two bytes
    bid,    // two bytes
};

struct Form {
    ActionKind kind;
    std::string_view verb;
    Arg first;
    Arg second;
    MessageSpec const* description;
};

// clang-format off
inline constexpr std::array<Form, action_kinds> forms{{
    {ActionKind::settle,        "settle",     Arg::tile,     Arg::none,    &say::action_settle},
    {ActionKind::industry,      "industry",   Arg::industry, Arg::none,    &say::action_industry},
    {ActionKind::change,        "change",     Arg::industry, Arg::none,    &say::action_change},
    {ActionKind::city,          "city",       Arg::tile,     Arg::none,    &say::action_city},
    {ActionKind::road,          "road",       Arg::tile,     Arg::none,    &say::action_road},
    {ActionKind::border,        "border",     Arg::edge,     Arg::none,    &say::action_border},
    {ActionKind::buy,           "buy",        Arg::sum,      Arg::none,    &say::action_buy},
    {ActionKind::event,         "event",      Arg::none,     Arg::none,    &say::action_event},
    {ActionKind::play,          "play",       Arg::event,    Arg::none,    &say::action_play},
    {ActionKind::market,        "market",     Arg::tile,     Arg::none,    &say::action_market},
    {ActionKind::product,       "product",    Arg::product,  Arg::none,    &say::action_product},
    {ActionKind::take,          "take",       Arg::slot,     Arg::none,    &say::action_take},
    {ActionKind::icons,         "icons",      Arg::card,     Arg::none,    &say::action_icons},
    {ActionKind::use,           "use",        Arg::card,     Arg::ability, &say::action_use},
    {ActionKind::mission,       "mission",    Arg::none,     Arg::none,    &say::action_mission},
    {ActionKind::presidio,      "presidio",   Arg::none,     Arg::none,    &say::action_presidio},
    {ActionKind::site,          "site",       Arg::tile,     Arg::none,    &say::action_site},
    {ActionKind::allow,         "allow",      Arg::none,     Arg::none,    &say::action_allow},
    {ActionKind::refuse,        "refuse",     Arg::none,     Arg::none,    &say::action_refuse},
    {ActionKind::place,         "place",      Arg::hex,      Arg::none,    &say::action_place},
    {ActionKind::turn,          "turn",       Arg::steps,    Arg::none,    &say::action_turn},
    {ActionKind::under,         "under",      Arg::none,     Arg::none,    &say::action_under},
    {ActionKind::attack,        "attack",     Arg::tile,     Arg::piece,   &say::action_attack},
    {ActionKind::sword,         "sword",      Arg::card,     Arg::swords,  &say::action_sword},
    {ActionKind::stop,          "stop",       Arg::none,     Arg::none,    &say::action_stop},
    {ActionKind::election,      "election",   Arg::none,     Arg::none,    &say::action_election},
    {ActionKind::revolution,    "revolution", Arg::none,     Arg::none,    &say::action_revolution},
    {ActionKind::vote,          "vote",       Arg::seat,     Arg::none,    &say::action_vote},
    {ActionKind::support,       "support",    Arg::country,  Arg::none,    &say::action_support},
    {ActionKind::abstain,       "abstain",    Arg::none,     Arg::none,    &say::action_abstain},
    {ActionKind::card,          "card",       Arg::card,     Arg::ability, &say::action_card},
    {ActionKind::bribe,         "bribe",      Arg::none,     Arg::none,    &say::action_bribe},
    {ActionKind::done,          "done",       Arg::none,     Arg::none,    &say::action_done},
    {ActionKind::fight_for,     "for",        Arg::card,     Arg::swords,  &say::action_fight_for},
    {ActionKind::fight_against, "against",    Arg::card,     Arg::swords,  &say::action_fight_against},
    {ActionKind::pass,          "pass",       Arg::none,     Arg::none,    &say::action_pass},
    {ActionKind::auction,       "auction",    Arg::role,     Arg::none,    &say::action_auction},
    {ActionKind::bid,           "bid",        Arg::bid,      Arg::none,    &say::action_bid},
    {ActionKind::show,          "show",       Arg::slot,     Arg::seat,    &say::action_show},
    {ActionKind::offer,         "offer",      Arg::seat,     Arg::none,    &say::action_offer},
    {ActionKind::give_pesos,    "give",       Arg::pesos,    Arg::none,    &say::action_give_pesos},
    {ActionKind::ask_pesos,     "ask",        Arg::pesos,    Arg::none,    &say::action_ask_pesos},
    {ActionKind::give,          "give",       Arg::none,     Arg::none,    nullptr},  // a Good, see action.cpp
    {ActionKind::ask,           "ask",        Arg::none,     Arg::none,    nullptr},
    {ActionKind::propose,       "propose",    Arg::none,     Arg::none,    &say::action_propose},
    {ActionKind::drop,          "drop",       Arg::none,     Arg::none,    &say::action_drop},
    {ActionKind::accept,        "accept",     Arg::seat,     Arg::none,    &say::action_accept},
    {ActionKind::decline,       "decline",    Arg::seat,     Arg::none,    &say::action_decline},
    {ActionKind::withdraw,      "withdraw",   Arg::none,     Arg::none,    &say::action_withdraw},
}};
// clang-format on

// An action the game itself would write: a kind it knows, arguments that name something, nothing else.
bool well_formed(Game const& game, Action action);

void write_edges(JsonWriter& json, std::string_view key, EdgeSet set);
std::string_view event_name(EventKind kind);
std::string industry_name(Edition const& edition, int industry);

}  // namespace motherlode::golden_wilderness
