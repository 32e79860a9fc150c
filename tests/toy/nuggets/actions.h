#pragma once

#include <array>
#include <cstdint>

#include "kernel/action.h"
#include "kernel/forms.h"
#include "toy/nuggets/messages.h"

namespace motherlode::nuggets {

enum class ActionKind : std::uint8_t { stake, peek, praise, grumble };

inline constexpr std::array forms{
    Form{ActionKind::stake, "stake {slot}", say.action_stake},
    Form{ActionKind::peek, "peek", say.action_peek},
    Form{ActionKind::praise, "praise", say.action_praise},
    Form{ActionKind::grumble, "grumble", say.action_grumble},
};

}  // namespace motherlode::nuggets
