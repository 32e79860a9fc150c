#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "kernel/message.h"

namespace motherlode {

// A kind of thing that actions, messages, positions and views name: a hex, a card, a bin. A game lists its kinds once,
// in the order of its own enum `Kind`. Values of a kind are numbers from 0 in the program and ids everywhere else.
template <class Game>
struct KindInfo {
    std::string_view name;                     // "hex": in action forms and on the wire
    int (*count)(Game const& game) = nullptr;  // values are 0 … count - 1
    std::string (*id)(Game const& game,
                      int value) = nullptr;  // stable; null if the id is the number, from 1
    // In messages: the id is looked up in this section of messages/<language>.toml. `text` is shown if no language has
    // it. Without a section it is the same in every language.
    std::string_view words = {};
    std::string (*text)(Game const& game, int value) = nullptr;  // null if it is the id
    Value (*show)(Game const& game, int value) = nullptr;        // replaces all of the above in messages
    // For kinds with too many values to try each one.
    std::optional<int> (*find)(Game const& game, std::string_view id) = nullptr;
    int bytes = 1;        // in an action
    int first = 1;        // the number that value 0 is written as
    bool closed = false;  // the same ids in every edition
};

// In a state, "no card" and the like.
inline constexpr std::uint8_t no_value = 255;

template <class Game>
bool is_number(KindInfo<Game> const& kind) {
    return kind.id == nullptr;
}

// A class derived from a game may use the kinds of its base.
template <class Game>
std::string id_of(KindInfo<Game> const& kind, std::type_identity_t<Game> const& game, int value) {
    return kind.id != nullptr ? kind.id(game, value) : std::to_string(value + kind.first);
}

// A number in its only valid spelling: no sign except a minus, no leading zero.
inline std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || end != text.data() + text.size() || std::to_string(number) != text)
        return {};
    return number;
}

template <class Game>
std::optional<int> find_id(KindInfo<Game> const& kind, std::type_identity_t<Game> const& game,
                           std::string_view id) {
    if (kind.find != nullptr) return kind.find(game, id);
    int const count = kind.count(game);
    if (is_number(kind)) {
        std::optional<int> const number = parse_number(id);
        if (!number || *number < kind.first || *number >= kind.first + count) return {};
        return *number - kind.first;
    }
    for (int value = 0; value < count; ++value)
        if (id_of(kind, game, value) == id) return value;
    return {};
}

// What an argument of this kind means in a message.
template <class Game>
Value value_of(KindInfo<Game> const& kind, std::type_identity_t<Game> const& game, int value) {
    if (kind.show != nullptr) return kind.show(game, value);
    if (is_number(kind)) return Value::of_number(value + kind.first);
    std::string id = kind.id(game, value);
    std::string text = kind.text != nullptr ? kind.text(game, value) : id;
    std::string key;
    if (!kind.words.empty())
        key.append(Game::info.name).append(".").append(kind.words).append(".").append(id);
    return Value::of_term(std::move(id), std::move(key), std::move(text));
}

}  // namespace motherlode
