#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <iterator>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace motherlode {

// A rule's id in docs/rules/<game>.md, such as "BB-4.2a".
struct RuleId {
    std::string_view id;
};

// What an argument of a message means. Values from `first_of_game` on are a game's own (a location, a card); the game's
// `value` function turns them into words.
enum class ArgKind : std::uint8_t { number, seat, first_of_game = 16 };

constexpr ArgKind game_arg(int n) {
    return static_cast<ArgKind>(static_cast<int>(ArgKind::first_of_game) + n);
}

// Games that list their kinds of things (kinds.h) use these kinds for arguments.
template <class Kind>
concept GameKindEnum = std::is_enum_v<Kind> && !std::is_same_v<Kind, ArgKind>;

struct ArgSpec {
    std::string_view name;
    ArgKind kind = ArgKind::number;

    constexpr ArgSpec() = default;
    constexpr ArgSpec(std::string_view arg_name, ArgKind arg_kind) : name{arg_name}, kind{arg_kind} {}
    template <GameKindEnum Kind>
    constexpr ArgSpec(std::string_view arg_name, Kind arg_kind)
        : name{arg_name}, kind{game_arg(static_cast<int>(arg_kind))} {}
};

inline constexpr ArgSpec seat_arg{"seat", ArgKind::seat};
// "points"_number is an argument called points that is a plain number.
constexpr ArgSpec operator""_number(char const* name, std::size_t size) {
    return {std::string_view{name, size}, ArgKind::number};
}

// Something the rules can say: its key in the message tables and the arguments of its sentence. The words are in
// messages/<language>.toml, never in the rules.
struct MessageSpec {
    static constexpr int max_args = 6;

    std::string_view key;
    std::array<ArgSpec, max_args> args{};
    int count = 0;

    constexpr MessageSpec(std::string_view message_key, std::initializer_list<ArgSpec> specs)
        : key{message_key} {
        for (ArgSpec const& spec : specs) args[count++] = spec;
    }
    // The last part of the key: "built" of "boomtown_builders.event.built".
    constexpr std::string_view name() const { return key.substr(key.rfind('.') + 1); }
};

// Everything a game can say. A game declares a struct whose members are all MessageSpecs, and one constant of it: its
// members are the list.
class MessageList {
public:
    constexpr MessageList() = default;
    template <class Messages>
    static constexpr MessageList of(Messages const&, MessageSpec const& first) {
        static_assert(sizeof(Messages) % sizeof(MessageSpec) == 0);
        MessageList list;
        list.first_ = &first;
        list.count_ = static_cast<int>(sizeof(Messages) / sizeof(MessageSpec));
        return list;
    }

    MessageSpec const* operator[](int i) const { return first_ + i; }
    int size() const { return count_; }

    class Iterator {
    public:
        using value_type = MessageSpec const*;
        using difference_type = int;
        using reference = value_type;
        using pointer = value_type const*;
        using iterator_category = std::input_iterator_tag;

        Iterator(MessageList const& list, int at) : list_{&list}, at_{at} {}
        MessageSpec const* operator*() const { return (*list_)[at_]; }
        Iterator& operator++() {
            ++at_;
            return *this;
        }
        friend bool operator==(Iterator, Iterator) = default;

    private:
        MessageList const* list_;
        int at_;
    };
    Iterator begin() const { return {*this, 0}; }
    Iterator end() const { return {*this, count_}; }

private:
    MessageSpec const* first_ = nullptr;
    int count_ = 0;
};

// A sentence before translation: a spec and a number for each of its arguments.
struct Message {
    MessageSpec const* spec = nullptr;
    std::array<std::int16_t, MessageSpec::max_args> args{};

    constexpr Message() = default;
    template <class... Args>
    constexpr explicit Message(MessageSpec const& message_spec, Args... values)
        : spec{&message_spec}, args{static_cast<std::int16_t>(values)...} {}

    friend constexpr bool operator==(Message const&, Message const&) = default;
};

// Why an action is not possible: the rule that forbids it and a sentence for the player.
struct Refusal {
    RuleId rule;
    Message message;
    Message first{};  // the prompt of the decision that comes first, if `message` does not name it
};

// An argument ready to be shown. `id` is stable and goes on the wire. A term is looked up under `key` in the current
// language, with `text` as fallback. A phrase is a list of messages, such as the effects of a card.
struct Value {
    enum class Kind : std::uint8_t { number, seat, term, phrase };

    Kind kind = Kind::number;
    int number = 0;
    std::string id;
    std::string key;
    std::string text;
    std::vector<Message> parts;

    static Value of_number(int n) { return {Kind::number, n, {}, {}, {}, {}}; }
    static Value of_seat(int n) { return {Kind::seat, n, {}, {}, {}, {}}; }
    // A word that is the same in every language, such as a location's name.
    static Value of_name(std::string const& name) { return {Kind::term, 0, name, {}, name, {}}; }
    static Value of_term(std::string id, std::string key, std::string text) {
        return {Kind::term, 0, std::move(id), std::move(key), std::move(text), {}};
    }
    static Value of_phrase(std::string id, std::vector<Message> parts) {
        return {Kind::phrase, 0, std::move(id), {}, {}, std::move(parts)};
    }
};

// Knows what a message's numbers mean: a game in progress.
class Terms {
public:
    virtual ~Terms() = default;
    virtual Value value(ArgKind kind, int number) const = 0;
};

// The set-up of a game as Terms.
template <class Game>
class TermsOf final : public Terms {
public:
    explicit TermsOf(Game const& game) : game_{&game} {}
    Value value(ArgKind kind, int number) const override { return game_->value(kind, number); }

private:
    Game const* game_;
};

}  // namespace motherlode
