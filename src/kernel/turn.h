#pragma once

#include <array>
#include <cassert>
#include <optional>
#include <string_view>

#include "kernel/contract.h"
#include "kernel/forms.h"
#include "kernel/play.h"
#include "kernel/steps.h"

// A turn is a list of steps, a step is a list of moves, and a move is one rule: which actions are legal, why others are
// not, and what happens.
//
//   // GW-5.7a, "Build a Camp": for a wood or a stone.
//   struct BuildCamp {
//       static constexpr ActionKind kind = verb("camp");
//       static void list(Position const& at, ActionList& list);         // the legal ones
//       static Refusal why_not(Position const& at, Action action);      // of an action that is not in `list`
//       static void perform(Play& play, Action action);
//   };
//
//   // GW-5.6a.
//   struct BuildOrLoot {
//       static constexpr StepInfo info{.name = "build_or_loot", .rule = {"GW-5.6a"}, .heading = "Build or Loot",
//                                      .prompt = &say.prompt_build_or_loot, .do_this_first = &say.way_first};
//       using Moves = MoveList<BuildCamp, BuildSettlement, Loot>;  // without it, the step is its only move
//   };
//
// A step may also have
//   prompt(OpenPosition), do_this_first(OpenPosition)   if the messages in `info` need more than the seat
//   list(Position, ActionList&)                         in place of its moves' lists
//   list_optional(Position, ActionList&)                likewise, for the seats that may act but need not
//   refuse_first(Position, Action)                      a refusal of any of its moves, for the seats that must act
//   must(OpenPosition), may(OpenPosition)               the seats that decide, if they differ from Rules::must
//   rule(OpenPosition)                                  if the rule depends on the position
// A step with `run(Play&)` in place of moves needs no decision and is performed by itself; one with neither ends the
// game. A move may also have
//   refusal(Position, Action)     in place of why_not: exact, so `list` is not needed if few actions are well-formed
//   describe(OpenPosition, Action)   if the form's description needs more than the action's arguments
//   not_now(OpenPosition)         why another step must be done first, or empty
//   optional = true               also for the seats that may act but need not; any other seat is refused by the move
//   beside_the_turn = true        performed without leaving the step
//
// `Rules` of a game applies to all steps:
//   must(OpenPosition)                     the seats that have to decide
//   malformed(), game_over()               refusals
//   not_your_turn(OpenPosition, Seat due)  likewise
//   unknown                                the description of an action that is not possible now
//   do_this_first(OpenPosition)            optional: refuses actions of another step, if the step does not
//   refuse_first(Position, Action)         optional: refuses an action in any step
//   do_this_first(OpenPosition, StepInfo)  optional: for steps without their own
//   after(Play&)                           optional: called after every action
namespace motherlode {

using Reason = std::optional<Refusal>;

template <class... Args>
Refusal refuse(std::string_view rule, MessageSpec const& message, Args... args) {
    return {RuleId{rule}, Message{message, args...}};
}

struct StepInfo {
    std::string_view name;  // stable: in views and positions
    RuleId rule;
    std::string_view heading;                    // as printed
    MessageSpec const* prompt = nullptr;         // its only argument is the seat
    MessageSpec const* do_this_first = nullptr;  // refuses actions that belong to another step
    RuleId first_rule = {};                      // cited by that refusal instead of `rule`
};

template <class... Move>
struct MoveList {};

// The moves of a step: its list, or the step itself.
template <class Step>
struct MovesOfStep {
    using Type = MoveList<Step>;
};
template <class Step>
requires requires { typename Step::Moves; }
struct MovesOfStep<Step> {
    using Type = typename Step::Moves;
};
template <class Step>
using MovesOf = typename MovesOfStep<Step>::Type;

template <class Rules, class StepList>
class TurnOf;

template <class Rules, class... Step>
class TurnOf<Rules, Steps<Step...>> {
public:
    using Game = typename Rules::Game;
    using State = typename Game::State;
    using Table = TableOf<Game>;
    using Hand = HandOf<Game>;
    using Open = OpenPosition<Game>;
    using Position = typename Rules::Position;
    using Play = typename Rules::Play;

    static constexpr std::string_view name(int step) { return infos[step]->name; }
    static constexpr StepInfo const& info(int step) { return *infos[step]; }

    static Pending pending(Game const& game, Table const& table) {
        Open const at{game, table, {}};
        int const step = current(table);
        return {must(step, at), may(step, at), rule(step, at)};
    }

    static Message prompt(Game const& game, Table const& table, Seat seat) {
        return prompts[current(table)](Open{game, table, seat});
    }

    static void legal_actions(Game const& game, Table const& table, Hand const& hand, Seat seat,
                              ActionList& list) {
        int const step = current(table);
        Position const at{game, table, hand, seat};
        if (must(step, at).contains(seat))
            lists[step](at, list);
        else if (may(step, at).contains(seat))
            optional_lists[step](at, list);
    }

    static Reason refusal(Game const& game, Table const& table, Hand const& hand, Seat seat, Action action) {
        if (!Forms<Game>::get().well_formed(game, action)) return Rules::malformed();
        int const step = current(table);
        if (!has(deciding_steps, step)) return Rules::game_over();
        Position const at{game, table, hand, seat};
        if constexpr (requires { Rules::refuse_first(at, action); })
            if (Reason reason = Rules::refuse_first(at, action)) return reason;
        SeatSet const due = must(step, at);
        if (due.contains(seat)) return refusals[step](at, action);
        if (index(seat) < game.players()) return optional_refusals[step](at, action);
        return Rules::not_your_turn(at, due.empty() ? seat : *due.begin());
    }

    static void apply(Game const& game, State& state, Seat seat, Action action, EventLog* log) {
        assert(!refusal(game, state.table, state.hands[index(seat)], seat, action));
        Play play{game, state, seat, log};
        auto& progress = state.table.progress;
        if (is_beside_the_turn(progress.current(), action)) {
            play.frame = progress.frame();
            performs[current(state.table)](play, action);
        } else {
            do {
                play.frame = progress.take();
                performs[static_cast<int>(play.frame.step)](play, action);
            } while (has(automatic_steps, current(state.table)));
        }
        if constexpr (requires { Rules::after(play); }) Rules::after(play);
    }

    // For an action that the current step offers; any other may be described as unknown.
    static Message describe(Game const& game, Table const& table, Action action) {
        int const step = current(table);
        if (!has(deciding_steps, step) || !Forms<Game>::get().well_formed(game, action))
            return Message{Rules::unknown};
        Open const at{game, table, {}};
        SeatSet const due = must(step, at);
        return descriptions[step](Open{game, table, due.empty() ? Seat{} : *due.begin()}, action);
    }

private:
    template <class S>
    static constexpr int number = Game::Turn::template number<S>();
    static int current(Table const& table) { return static_cast<int>(table.progress.current()); }
    static constexpr bool has(std::uint64_t steps, int step) { return ((steps >> step) & 1U) != 0; }

    // OPTIMIZATION: no table of functions here. Few steps differ from the default, and a caller that needs only part of
    // `pending` does not pay for the rest.
    static SeatSet must(int step, Open const& at) {
        if (!has(deciding_steps, step)) return SeatSet::none();
        if constexpr (!(own_must<Step> || ...)) return Rules::must(at);
        SeatSet seats;
        bool const own = (must_of<Step>(step, at, seats) || ...);
        return own ? seats : SeatSet{Rules::must(at)};
    }
    static SeatSet may([[maybe_unused]] int step, [[maybe_unused]] Open const& at) {
        SeatSet seats;
        (may_of<Step>(step, at, seats) || ...);
        return seats;
    }
    static RuleId rule(int step, [[maybe_unused]] Open const& at) {
        RuleId rule;
        bool const own = (rule_of<Step>(step, at, rule) || ...);
        return own ? rule : rules[step];
    }

    // Each returns whether `S` is the step and has its own version of this function.
    template <class S>
    static bool must_of([[maybe_unused]] int step, [[maybe_unused]] Open const& at, SeatSet& seats) {
        if constexpr (requires { S::must(at); }) {
            if (step != number<S>) return false;
            seats = S::must(at);
            return true;
        } else {
            return false;
        }
    }
    template <class S>
    static bool may_of([[maybe_unused]] int step, [[maybe_unused]] Open const& at, SeatSet& seats) {
        if constexpr (requires { S::may(at); }) {
            if (step != number<S>) return false;
            seats = S::may(at);
            return true;
        } else {
            return false;
        }
    }
    template <class S>
    static bool rule_of([[maybe_unused]] int step, [[maybe_unused]] Open const& at, RuleId& rule) {
        if constexpr (requires { S::rule(at); }) {
            if (step != number<S>) return false;
            rule = S::rule(at);
            return true;
        } else {
            return false;
        }
    }

    // ---- A step ----

    template <class S>
    static constexpr bool decides = requires {
        typename S::Moves;
    }
    || requires { S::kind; };

    template <class S>
    static Message prompt_of(Open const& at) {
        if constexpr (requires { S::prompt(at); })
            return S::prompt(at);
        else
            return Message{*S::info.prompt, at.seat};
    }

    static Refusal naming(Refusal refusal, Message const& first) {
        refusal.first = first;
        return refusal;
    }
    template <class S>
    static Refusal do_this_first(Open const& at) {
        if constexpr (requires { S::do_this_first(at); }) {
            return S::do_this_first(at);
        } else {
            if (S::info.do_this_first == nullptr) {
                if constexpr (requires { Rules::do_this_first(at, S::info); })
                    return naming(Rules::do_this_first(at, S::info), prompt_of<S>(at));
                else if constexpr (requires { Rules::do_this_first(at); })
                    return naming(Rules::do_this_first(at), prompt_of<S>(at));
            }
            RuleId const rule = S::info.first_rule.id.empty() ? S::info.rule : S::info.first_rule;
            return {rule, Message{*S::info.do_this_first}};
        }
    }

    template <class S>
    static void list(Position const& at, ActionList& list) {
        if constexpr (requires { S::list(at, list); })
            S::list(at, list);
        else
            list_moves(at, list, MovesOf<S>{});
    }

    template <class... M>
    static void list_moves(Position const& at, ActionList& list, MoveList<M...>) {
        (list_move<M>(at, list), ...);
    }

    template <class S>
    static void list_optional(Position const& at, ActionList& list) {
        if constexpr (requires { S::list_optional(at, list); })
            S::list_optional(at, list);
        else
            list_optional_moves(at, list, MovesOf<S>{});
    }
    template <class... M>
    static void list_optional_moves(Position const& at, ActionList& list, MoveList<M...>) {
        (
            [&] {
                if constexpr (requires { M::optional; }) list_move<M>(at, list);
            }(),
            ...);
    }

    template <class S>
    static Reason refuse_step(Position const& at, Action action) {
        return refuse_moves<S, false>(at, action, MovesOf<S>{});
    }
    template <class S>
    static Reason refuse_optional_step(Position const& at, Action action) {
        return refuse_moves<S, true>(at, action, MovesOf<S>{});
    }
    template <class S, bool only_optional, class... M>
    static Reason refuse_moves(Position const& at, Action action, MoveList<M...>) {
        Reason reason;
        bool const matches = ((offers<M, only_optional>(action) &&
                               (reason = refuse_move<S, M, only_optional>(at, action), true)) ||
                              ...);
        if (matches) return reason;
        ((reason = reason ? reason : elsewhere<Step, only_optional>(at, action)), ...);
        if (reason) return reason;
        if constexpr (only_optional) {
            SeatSet const due = must(current(at.table), at);
            return Rules::not_your_turn(at, due.empty() ? at.seat : *due.begin());
        } else {
            return do_this_first<S>(at);
        }
    }

    template <class S>
    static Message describe_step(Open const& at, Action action) {
        return describe_moves(at, action, MovesOf<S>{});
    }
    template <class... M>
    static Message describe_moves(Open const& at, Action action, MoveList<M...>) {
        Message message{Rules::unknown};
        ((offers<M, false>(action) && (message = describe_move<M>(at, action), true)) || ...);
        return message;
    }

    template <class S>
    static void perform(Play& play, Action action) {
        if constexpr (decides<S>)
            perform_moves(play, action, MovesOf<S>{});
        else
            S::run(play);
    }
    template <class... M>
    static void perform_moves(Play& play, Action action, MoveList<M...>) {
        [[maybe_unused]] bool const performed =
            ((offers<M, false>(action) && (M::perform(play, action), true)) || ...);
        assert(performed);
    }

    // ---- A move ----

    template <class M, bool only_optional>
    static constexpr bool offers(Action action) {
        if constexpr (only_optional && !requires { M::optional; })
            return false;
        else
            return action.kind() == static_cast<std::uint8_t>(M::kind);
    }

    template <class M>
    static void list_move(Position const& at, ActionList& list) {
        if constexpr (requires { M::list(at, list); })
            M::list(at, list);
        else
            Forms<Game>::get().for_each(at.game, static_cast<std::uint8_t>(M::kind), [&](Action action) {
                if (!M::refusal(at, action)) list.push_back(action);
            });
    }

    template <class S, class M, bool only_optional>
    static Reason refuse_move(Position const& at, Action action) {
        if constexpr (!only_optional && requires { S::refuse_first(at, action); })
            if (Reason reason = S::refuse_first(at, action)) return reason;
        if constexpr (requires { M::refusal(at, action); }) {
            return M::refusal(at, action);
        } else {
            ActionList legal;
            if constexpr (requires { M::list(at, legal); })
                M::list(at, legal);
            else
                S::list(at, legal);
            if (legal.contains(action)) return {};
            if constexpr (requires { M::why_not(at, action); })
                return M::why_not(at, action);
            else
                return do_this_first<S>(at);
        }
    }

    // The refusal by the action's own rule when its step is not due.
    template <class S, bool only_optional>
    static Reason elsewhere(Open const& at, Action action) {
        if constexpr (decides<S>)
            return not_now<only_optional>(at, action, MovesOf<S>{});
        else
            return {};
    }
    template <bool only_optional, class... M>
    static Reason not_now(Open const& at, Action action, MoveList<M...>) {
        Reason reason;
        (
            [&] {
                if constexpr (requires { M::not_now(at); })
                    if (!reason && offers<M, only_optional>(action)) reason = M::not_now(at);
            }(),
            ...);
        return reason;
    }

    template <class M>
    static Message describe_move(Open const& at, Action action) {
        if constexpr (requires { M::describe(at, action); })
            return M::describe(at, action);
        else
            return Forms<Game>::get().describe(at.game, action);
    }

    template <class S>
    static constexpr bool has_beside() {
        if constexpr (decides<S>)
            return beside_moves(MovesOf<S>{}, Action{}, true);
        else
            return false;
    }
    template <class... M>
    static constexpr bool beside_moves(MoveList<M...>, Action action, bool any) {
        bool matches = false;
        (
            [&] {
                if constexpr (requires { M::beside_the_turn; })
                    matches = matches || any || offers<M, false>(action);
            }(),
            ...);
        return matches;
    }
    template <class StepNumber>
    static bool is_beside_the_turn(StepNumber step, Action action) {
        bool matches = false;
        (
            [&] {
                if constexpr (has_beside<Step>())
                    matches = matches || (Game::template step<Step> == step &&
                                          beside_moves(MovesOf<Step>{}, action, false));
            }(),
            ...);
        return matches;
    }

    // ---- The steps by number ----

    template <class S>
    static constexpr bool runs = requires(Play& play) {
        S::run(play);
    };
    template <class S>
    static constexpr bool own_must = requires(Open const& at) {
        S::must(at);
    };

    static constexpr std::uint64_t bit(bool set, int step) { return std::uint64_t{set ? 1U : 0U} << step; }
    static constexpr std::uint64_t deciding_steps = (bit(decides<Step>, number<Step>) | ...);
    static constexpr std::uint64_t automatic_steps = (bit(runs<Step>, number<Step>) | ...);

    using Refuse = Reason (*)(Position const&, Action);
    using List = void (*)(Position const&, ActionList&);
    using Perform = void (*)(Play&, Action);

    template <class S>
    static constexpr List list_of() {
        if constexpr (decides<S>) return list<S>;
        return nullptr;
    }
    template <class S>
    static constexpr List optional_list_of() {
        if constexpr (decides<S>) return list_optional<S>;
        return nullptr;
    }
    template <class S>
    static constexpr Refuse refuse_of() {
        if constexpr (decides<S>) return refuse_step<S>;
        return nullptr;
    }
    template <class S>
    static constexpr Refuse optional_refuse_of() {
        if constexpr (decides<S>) return refuse_optional_step<S>;
        return nullptr;
    }
    template <class S>
    static constexpr auto describe_of() -> Message (*)(Open const&, Action) {
        if constexpr (decides<S>) return describe_step<S>;
        return nullptr;
    }
    template <class S>
    static constexpr Perform perform_of() {
        if constexpr (decides<S> || runs<S>) return perform<S>;
        return nullptr;
    }

    static constexpr std::array infos{&Step::info...};
    static constexpr std::array rules{Step::info.rule...};
    static constexpr std::array<Message (*)(Open const&), sizeof...(Step)> prompts{prompt_of<Step>...};
    static constexpr std::array lists{list_of<Step>()...};
    static constexpr std::array optional_lists{optional_list_of<Step>()...};
    static constexpr std::array refusals{refuse_of<Step>()...};
    static constexpr std::array optional_refusals{optional_refuse_of<Step>()...};
    static constexpr std::array descriptions{describe_of<Step>()...};
    static constexpr std::array performs{perform_of<Step>()...};
};

}  // namespace motherlode
