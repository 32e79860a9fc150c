#pragma once

#include "kernel/message.h"
#include "toy/nuggets/kinds.h"

namespace motherlode::nuggets {

// All messages of Nuggets. Their sentences are in en.toml.
struct Messages {
    static constexpr ArgSpec nugget_arg{"nugget", Kind::nugget};

    MessageSpec staked{"nuggets.event.staked", {seat_arg}};
    MessageSpec peeked{"nuggets.event.peeked", {seat_arg}};
    MessageSpec saw_buried{"nuggets.event.saw_buried", {nugget_arg}};
    MessageSpec revealed{"nuggets.event.revealed", {seat_arg, nugget_arg}};
    MessageSpec won{"nuggets.event.won", {seat_arg, "points"_number}};
    MessageSpec praised{"nuggets.event.praised", {seat_arg}};
    MessageSpec grumbled{"nuggets.event.grumbled", {seat_arg}};
    MessageSpec drew{"nuggets.event.drew", {seat_arg}};
    MessageSpec drew_nugget{"nuggets.event.drew_nugget", {seat_arg, nugget_arg}};
    MessageSpec dug_up{"nuggets.event.dug_up", {nugget_arg}};

    MessageSpec action_stake{"nuggets.action.stake", {"slot"_number}};
    MessageSpec action_peek{"nuggets.action.peek", {}};
    MessageSpec action_praise{"nuggets.action.praise", {}};
    MessageSpec action_grumble{"nuggets.action.grumble", {}};

    MessageSpec prompt_stake{"nuggets.prompt.stake", {seat_arg}};
    MessageSpec prompt_reply{"nuggets.prompt.reply", {seat_arg}};
    MessageSpec prompt_over{"nuggets.prompt.over", {seat_arg}};

    MessageSpec unknown_action{"nuggets.refusal.unknown_action", {}};
    MessageSpec game_over{"nuggets.refusal.game_over", {}};
    MessageSpec not_due{"nuggets.refusal.not_due", {seat_arg}};
    MessageSpec no_reply_now{"nuggets.refusal.no_reply_now", {}};
    MessageSpec stake_first{"nuggets.refusal.stake_first", {}};
    MessageSpec reply_first{"nuggets.refusal.reply_first", {}};
    MessageSpec peeked_already{"nuggets.refusal.peeked_already", {}};
    MessageSpec no_such_nugget{"nuggets.refusal.no_such_nugget", {"count"_number}};
};
inline constexpr Messages say{};

}  // namespace motherlode::nuggets
