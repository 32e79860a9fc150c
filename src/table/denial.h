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

// A text argument that is not a game's term, such as the name of a field or of a bot.
inline constexpr ArgKind text_argument = game_arg(0);

// A kind of refusal by a table or the server: a code of docs/protocol.md and its message.
struct DenialSpec {
    std::string_view code;
    MessageSpec message;
};

// Why a request is refused, before translation.
struct Denial {
    std::string_view code;
    Message message;
    std::vector<std::string> texts{};  // of the message's text arguments
    std::optional<RuleId> rule{};      // the rule that forbids it; the message is then the game's
    Message first{};                   // as in a game's refusal
};

// Makes a refusal with its arguments in order: each a number, a seat or a text.
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

// Refused by a rule of the game.
Denial denial(Refusal const& refusal);
// The verb and arguments are not an action.
Denial denial(ActionProblem const& problem);

// The refusal as a sentence. `game` is needed if a rule forbids it; `names` are the players' names by seat.
std::string say(Language const& language, Denial const& denial, Terms const* game = nullptr,
                std::span<std::string const> names = {});

// Fields of the object being written: "rule" if a rule forbids it, "message", and "first" if a decision comes first
// that the message does not name.
void write_reason(JsonWriter& json, Denial const& denial, Terms const* game = nullptr);
// "code", "sentence" (in English), and the reason.
void write_denial(JsonWriter& json, Denial const& denial, Terms const* game = nullptr,
                  std::span<std::string const> names = {});

}  // namespace motherlode
