#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "kernel/action.h"
#include "kernel/action_argument.h"
#include "kernel/fixed_list.h"
#include "kernel/json.h"
#include "kernel/kinds.h"
#include "kernel/message.h"
#include "kernel/outcome.h"

namespace motherlode {

// How an action is written, declared once: "store {resource} {bin}". A name in braces is a kind of thing (kinds.h) and
// the place of the next argument; {=3} is an argument that is always 3 and not written. Several forms may share a kind
// of action. The default description of an action is `description` with its arguments. If one argument depends on
// another, such as an ability of a card, the game has `arguments_fit(Action)`.
struct Form {
    std::uint8_t action_kind;
    std::string_view pattern;
    MessageSpec const* description;

    template <class ActionKind>
    constexpr Form(ActionKind kind, std::string_view written, MessageSpec const& described)
        : action_kind{static_cast<std::uint8_t>(kind)}, pattern{written}, description{&described} {}
};

// The forms of a game, parsed once: text, parse, well-formedness and the structured form on the wire.
template <class Game>
class Forms {
public:
    static Forms const& get() {
        static Forms const forms;
        return forms;
    }

    bool well_formed(Game const& game, Action action) const { return find(game, action) != nullptr; }

    std::string text(Game const& game, Action action) const {
        Pattern const* const form = find(game, action);
        if (form == nullptr) return "unknown";
        std::string text;
        int place = 0;
        for (Piece const& piece : form->pieces) {
            int const value = value_at(action, place, piece);
            place += piece.bytes;
            if (piece.is == Piece::fixed) continue;
            if (!text.empty()) text += ' ';
            if (piece.is == Piece::word)
                text += piece.text;
            else
                text += id_of(kinds()[piece.number], game, value);
        }
        return text;
    }

    std::optional<Action> parse(Game const& game, std::string_view text) const {
        for (Pattern const& form : patterns())
            if (std::optional<Action> const action = parse_as(form, game, text)) return action;
        return {};
    }

    // A description made from the action alone.
    Message describe(Game const& game, Action action) const {
        Pattern const* const form = find(game, action);
        assert(form != nullptr);
        Message message{*form->form->description};
        int place = 0;
        int count = 0;
        for (Piece const& piece : form->pieces) {
            if (piece.is == Piece::argument && count < message.spec->count) {
                // A number is written as in the action's text; anything else keeps its value.
                KindInfo<Game> const& kind = kinds()[piece.number];
                bool const number = message.spec->args[count].kind == ArgKind::number;
                int const shift = number && is_number(kind) ? kind.first : 0;
                message.args[count++] = static_cast<std::int16_t>(value_at(action, place, piece) + shift);
            }
            place += piece.bytes;
        }
        return message;
    }

    // "verb": the words of the form; "args": [{"hex": "c4"}, {"bin": 2}].
    void write(Game const& game, Action action, JsonWriter& json) const {
        Pattern const* const form = find(game, action);
        if (form == nullptr) return;
        json.field("verb", form->verb).key("args").begin_array();
        int place = 0;
        for (Piece const& piece : form->pieces) {
            int const value = value_at(action, place, piece);
            place += piece.bytes;
            if (piece.is != Piece::argument) continue;
            KindInfo<Game> const& kind = kinds()[piece.number];
            json.begin_object().key(kind.name);
            if (is_number(kind))
                json.value(value + kind.first);
            else
                json.value(kind.id(game, value));
            json.end_object();
        }
        json.end_array();
    }

    // The inverse of `write`. Several forms may share a verb; the problem returned is that of the closest form.
    Outcome<Action, ActionProblem> read(Game const& game, std::string_view verb,
                                        std::span<ActionArgument const> args) const {
        ActionProblem closest{ActionProblem::Is::unknown_verb, 0, std::string{verb}};
        for (Pattern const& form : patterns()) {
            if (form.verb != verb) continue;
            Outcome<Action, ActionProblem> action = read_as(form, game, args);
            if (action) return action;
            if (action.error().is > closest.is) closest = action.error();
        }
        return closest;
    }

    // Calls `visit` with every well-formed action of this kind.
    template <class Visit>
    void for_each(Game const& game, std::uint8_t action_kind, Visit visit) const {
        for (Pattern const& form : patterns_of(action_kind))
            extend(form, game, 0, Action{action_kind}, 0, visit);
    }

private:
    static constexpr int most_forms = 96;
    static constexpr int most_pieces = 8;

    struct Piece {
        enum Is : std::uint8_t { word, argument, fixed };
        Is is = word;
        int number = 0;  // of the kind, or the value of a fixed argument
        int bytes = 0;
        std::string_view text;  // of a word
    };
    struct Pattern {
        Form const* form = nullptr;
        FixedList<Piece, most_pieces> pieces{};
        int bytes = 0;  // of all arguments
        std::string verb;
    };
    struct Range {
        int first = 0;
        int count = 0;
    };

    Forms() {
        // The forms of one kind of action are adjacent, so a search looks at no others.
        for (Form const& first : Game::forms) {
            Range& range = ranges_[first.action_kind];
            if (range.count > 0) continue;
            range.first = count_;
            for (Form const& form : Game::forms)
                if (form.action_kind == first.action_kind) patterns_[count_++] = take_apart(form);
            range.count = count_ - range.first;
        }
    }

    static std::span<KindInfo<Game> const> kinds() { return Game::kinds(); }
    std::span<Pattern const> patterns() const { return {patterns_.data(), static_cast<std::size_t>(count_)}; }
    std::span<Pattern const> patterns_of(std::uint8_t action_kind) const {
        Range const range = ranges_[action_kind];
        return patterns().subspan(static_cast<std::size_t>(range.first),
                                  static_cast<std::size_t>(range.count));
    }

    static Pattern take_apart(Form const& form) {
        Pattern pattern;
        pattern.form = &form;
        std::string_view rest = form.pattern;
        while (!rest.empty()) {
            if (rest.front() == ' ') {
                rest.remove_prefix(1);
                continue;
            }
            bool const braced = rest.front() == '{';
            std::size_t const end =
                braced ? rest.find('}') + 1 : std::min(rest.find_first_of(" {"), rest.size());
            Piece const piece =
                braced ? argument_of(rest.substr(1, end - 2)) : Piece{Piece::word, 0, 0, rest.substr(0, end)};
            if (piece.is == Piece::word)
                pattern.verb.append(pattern.verb.empty() ? "" : " ").append(piece.text);
            pattern.bytes += piece.bytes;
            pattern.pieces.push_back(piece);
            rest.remove_prefix(end);
        }
        return pattern;
    }

    static Piece argument_of(std::string_view name) {
        if (name.front() == '=') {
            int value = 0;
            for (char const digit : name.substr(1)) value = value * 10 + (digit - '0');
            return {Piece::fixed, value, 1, {}};
        }
        int number = 0;
        for (KindInfo<Game> const& kind : kinds()) {
            if (kind.name == name) return {Piece::argument, number, kind.bytes, {}};
            ++number;
        }
        assert(false && "a form names a kind that the game does not list");
        return {};
    }

    static int value_at(Action action, int place, Piece const& piece) {
        if (piece.bytes == 0) return 0;
        return piece.bytes == 1 ? action.arg(place) : action.arg(place) + 256 * action.arg(place + 1);
    }

    // The form of this action, or null.
    Pattern const* find(Game const& game, Action action) const {
        for (Pattern const& form : patterns_of(action.kind()))
            if (fits(form, game, action)) return &form;
        return nullptr;
    }

    static bool fits(Pattern const& form, Game const& game, Action action) {
        if (!action.ends_after(form.bytes)) return false;
        int place = 0;
        for (Piece const& piece : form.pieces) {
            int const value = value_at(action, place, piece);
            place += piece.bytes;
            if (piece.is == Piece::fixed && value != piece.number) return false;
            if (piece.is == Piece::argument && value >= kinds()[piece.number].count(game)) return false;
        }
        return go_together(game, action);
    }

    static bool go_together(Game const& game, Action action) {
        if constexpr (requires { game.arguments_fit(action); })
            return game.arguments_fit(action);
        else
            return true;
    }

    static std::optional<Action> parse_as(Pattern const& form, Game const& game, std::string_view text) {
        Action action{form.form->action_kind};
        int place = 0;
        bool first = true;
        for (Piece const& piece : form.pieces) {
            int value = piece.number;
            if (piece.is != Piece::fixed) {
                if (!first && (text.empty() || text.front() != ' ')) return {};
                if (!first) text.remove_prefix(1);
                first = false;
                std::string_view const word = text.substr(0, text.find(' '));
                text.remove_prefix(word.size());
                if (piece.is == Piece::word && word != piece.text) return {};
                if (piece.is == Piece::argument) {
                    std::optional<int> const known_value = find_id(kinds()[piece.number], game, word);
                    if (!known_value) return {};
                    value = *known_value;
                }
            }
            if (piece.bytes > 0) action.bits |= std::uint64_t(value) << (8 * (place + 1));
            place += piece.bytes;
        }
        return text.empty() && go_together(game, action) ? std::optional{action} : std::nullopt;
    }

    static Outcome<Action, ActionProblem> read_as(Pattern const& form, Game const& game,
                                                  std::span<ActionArgument const> args) {
        using Is = ActionProblem::Is;
        auto const is_argument = [](Piece const& piece) { return piece.is == Piece::argument; };
        auto const count = std::count_if(form.pieces.begin(), form.pieces.end(), is_argument);
        if (static_cast<std::size_t>(count) != args.size())
            return ActionProblem{Is::wrong_count, static_cast<int>(count), form.verb};

        Action action{form.form->action_kind};
        int place = 0;
        int next = 0;
        for (Piece const& piece : form.pieces) {
            int value = piece.number;
            if (piece.is == Piece::argument) {
                KindInfo<Game> const& kind = kinds()[piece.number];
                ActionArgument const& arg = args[static_cast<std::size_t>(next++)];
                if (arg.kind != kind.name) return ActionProblem{Is::wrong_kind, next, std::string{kind.name}};
                std::optional<int> const known_value = value_of_argument(kind, game, arg);
                if (!known_value) return ActionProblem{Is::unknown_value, next, std::string{kind.name}};
                value = *known_value;
            }
            if (piece.bytes > 0) action.bits |= std::uint64_t(value) << (8 * (place + 1));
            place += piece.bytes;
        }
        if (!go_together(game, action)) return ActionProblem{Is::misfit, 0, form.verb};
        return action;
    }

    // A number for kinds without ids, else an id.
    static std::optional<int> value_of_argument(KindInfo<Game> const& kind, Game const& game,
                                                ActionArgument const& arg) {
        if (!is_number(kind)) {
            auto const* const id = std::get_if<std::string>(&arg.value);
            return id != nullptr ? find_id(kind, game, *id) : std::nullopt;
        }
        auto const* const number = std::get_if<std::int64_t>(&arg.value);
        return number != nullptr ? find_id(kind, game, std::to_string(*number)) : std::nullopt;
    }

    template <class Visit>
    static void extend(Pattern const& form, Game const& game, int next, Action action, int place,
                       Visit& visit) {
        if (next == form.pieces.size()) {
            if (go_together(game, action)) visit(action);
            return;
        }
        Piece const& piece = form.pieces[next];
        auto const with = [&](int value) {
            Action longer = action;
            if (piece.bytes > 0) longer.bits |= std::uint64_t(value) << (8 * (place + 1));
            extend(form, game, next + 1, longer, place + piece.bytes, visit);
        };
        if (piece.is != Piece::argument) return with(piece.number);
        int const count = kinds()[piece.number].count(game);
        for (int value = 0; value < count; ++value) with(value);
    }

    std::array<Pattern, most_forms> patterns_{};
    std::array<Range, 256> ranges_{};  // of the patterns, by kind of action
    int count_ = 0;
};

}  // namespace motherlode
