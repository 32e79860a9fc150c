#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "kernel/action_argument.h"
#include "kernel/message.h"
#include "kernel/seat.h"
#include "kernel/words.h"

namespace motherlode {

// An argument that is a text which no game knows, such as the name of a field or of a bot.
inline constexpr ArgKind text_argument = game_arg(0);

// One way in which a table or the server refuses something: a code of docs/protocol.md and what it says.
struct DenialSpec {
    std::string_view code;
    MessageSpec message;
};

// Why a request is refused, not yet in any language.
struct Denial {
    std::string_view code;
    Message message;
    std::vector<std::string> texts{};  // of the message's text arguments
    std::optional<RuleId> rule{};      // the rule that forbids it; then the message is the game's
};

// The refusal with its arguments in their order: a number, a seat or a text each.
template <class... Args>
Denial denial(DenialSpec const& spec, Args const&... args) {
    Denial denial{spec.code, Message{spec.message}};
    std::size_t place = 0;
    [[maybe_unused]] auto const add = [&](auto const& arg) {
        using Arg = std::remove_cvref_t<decltype(arg)>;
        int number = static_cast<int>(denial.texts.size());
        if constexpr (std::is_same_v<Arg, Seat>)
            number = index(arg);
        else if constexpr (std::is_integral_v<Arg>)
            number = static_cast<int>(arg);
        else
            denial.texts.emplace_back(arg);
        denial.message.args[place++] = static_cast<std::int16_t>(number);
    };
    (add(args), ...);
    return denial;
}

// A rule of the game forbids it.
Denial denial(Refusal const& refusal);
// Verb and arguments name no action.
Denial denial(ActionProblem const& problem);

// The refusal as a sentence. `game` is needed where a rule forbids it; `names` are the players' by seat.
std::string say(Language const& language, Denial const& denial, Terms const* game = nullptr,
                std::span<std::string const> names = {});

// Fields of the object being written: "rule" where a rule forbids it, and "message".
void write_reason(JsonWriter& json, Denial const& denial, Terms const* game = nullptr);
// "code", "sentence" (in English), and the reason.
void write_denial(JsonWriter& json, Denial const& denial, Terms const* game = nullptr,
                  std::span<std::string const> names = {});

}  // namespace motherlode
