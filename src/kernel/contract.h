#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "kernel/action.h"
#include "kernel/bot_hooks.h"
#include "kernel/event.h"
#include "kernel/fixed_list.h"
#include "kernel/kinds.h"
#include "kernel/message.h"
#include "kernel/outcome.h"
#include "kernel/rng.h"
#include "kernel/seat.h"
#include "kernel/style.h"

namespace motherlode {

class FieldVisitor;  // kernel/field_visitor.h
class Shape;         // kernel/shape.h

// Which seats must decide now, which may, and by which rule. Several seats may have to decide at once.
struct Pending {
    SeatSet must;
    SeatSet may;
    RuleId rule;
};

// A choice made before the game. The first value is the default.
struct OptionSpec {
    std::string_view name;
    std::span<std::string_view const> values;
};

// For each OptionSpec of the game, in order, the index of the chosen value.
using Options = FixedList<std::uint8_t, 12>;

struct SeatResult {
    FixedList<std::int16_t, 12> by_source;  // in the order of GameInfo::score_sources
    int total = 0;
    int rank = 0;  // 1 is first; tied seats share a rank
};

// An opponent without a seat, played by the rules.
struct Rival {
    MessageSpec const* name = nullptr;  // null without a rival
    int total = 0;
    int rank = 0;  // among the seats
};

struct Result {
    bool finished = false;
    int players = 0;
    std::array<SeatResult, max_seats> seats{};
    Rival rival;
    MessageSpec const* tie_break = nullptr;  // the criterion that decided first place, if the score did not
};

struct GameInfo {
    std::string_view name;   // "boomtown_builders": folders, records, wire
    std::string_view title;  // "Boomtown Builders"
    std::string_view designers;
    std::string_view rule_prefix;  // "BB"
    int min_players;
    int max_players;
    int rules_version;  // raised when a rule change would change a record's outcome
    std::string_view default_edition;
    std::span<OptionSpec const> options;
    std::span<std::string_view const> score_sources;  // message keys
    MessageList messages;                             // everything the game can say
};

// Every edition has these; a game's Edition derives from it and adds cards, board and numbers.
struct EditionInfo {
    std::string name;
    std::string title;
    std::string provenance;  // one sentence: what the rulebook prints and what is our own
    std::uint64_t hash = 0;  // of the parsed values, so comments and layout of the file do not matter
};

// A seat without a hidden hand. Not an empty struct, so that a State has no padding.
struct NoHand {
    std::uint8_t nothing;
    friend constexpr bool operator==(NoHand, NoHand) = default;
};

// What one seat (or a spectator) sees: the table and its own hand. The type does not contain other hands or the hidden
// components, so rules and bots that take a view cannot look at them.
template <class Table, class Hand>
struct ViewOf {
    Table table;
    Hand hand;
    Seat seat;
};

// Whether a game has a preview of its own for the page, besides points and events: kernel/preview.h.
template <class G>
concept HasPreviews = requires(G const game, typename G::View const view, Action action, Shape& shape) {
    game.preview_shape(view, view, action, shape);
};

// What every game provides. An object of the type is one set-up (edition, options, number of players) and never
// changes. The State is plain data and changes only by `apply`.
//
//   setup          a new game; the seed decides everything random in it
//   pending        uses only the table: everybody can see which seats must act
//   prompt         the question to a seat that must act, which everybody at the table may read
//   legal_actions  uses only the table and the seat's own hand. Never empty for a seat that must act
//   refusal        same inputs; empty for a legal action, else the rule and the reason
//   apply          the only function that changes the state; asserts that `refusal` is empty
//   view, spectate, redeal   the visible part of a state, and a full state that has the same view as the real one
//   result         current scores by source; ranks when finished
//   evaluate       how good the position is for the seat, judged by its view; only bots use it
//   bot_hooks      further functions for bots (kernel/bot_hooks.h); each has a default
//   text, parse    stable names of actions;  describe: the action as a sentence
//   kinds          the kinds of things in actions, messages, positions and views (kernel/kinds.h)
//   fields         every stored field (kernel/fields.h);  restore: computes values that are stored twice for speed
//   audit          the errors in the state (pieces lost or duplicated), or empty;  audit_view: the same for one seat's
//                  view; a view without errors can be redealt
//   edition_shape, view_shape   the data for pages as JSON: the constant part, and one seat's current view
//                  (kernel/shape.h)
//   preview_shape  optional: further facts that the page shows before an action is chosen, from the seat's views before
//                  and after it
// clang-format off
template <class G>
concept GameContract = requires(G const game, typename G::State state, typename G::View const view, Seat seat,
                                Action action, ActionList list, Rng rng, NoEvents none, EventLog log,
                                FieldVisitor& visit, Shape& shape) {
    requires std::is_trivially_copyable_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::State>;
    requires std::has_unique_object_representations_v<typename G::View>;
    requires std::derived_from<typename G::Edition, EditionInfo>;
    { G::info } -> std::convertible_to<GameInfo const&>;
    { G::load_edition(std::string_view{}, std::string_view{}) } -> std::same_as<Outcome<std::shared_ptr<typename G::Edition const>>>;
    { G::check(std::declval<typename G::Edition const&>(), 0, Options{}) } -> std::same_as<std::optional<Error>>;
    requires std::constructible_from<G, std::shared_ptr<typename G::Edition const>, int, Options>;
    { game.edition() } -> std::same_as<typename G::Edition const&>;
    { game.players() } -> std::same_as<int>;
    { game.options() } -> std::same_as<Options const&>;
    { game.longest_game() } -> std::same_as<int>;
    { game.setup(Seed{}) } -> std::same_as<typename G::State>;
    { game.pending(state.table) } -> std::same_as<Pending>;
    { game.prompt(state.table, seat) } -> std::same_as<Message>;
    { game.legal_actions(state.table, state.hands[0], seat, list) } -> std::same_as<void>;
    { game.refusal(state.table, state.hands[0], seat, action) } -> std::same_as<std::optional<Refusal>>;
    { game.apply(state, seat, action, none) } -> std::same_as<void>;
    { game.apply(state, seat, action, log) } -> std::same_as<void>;
    { game.view(state, seat) } -> std::same_as<typename G::View>;
    { game.spectate(state) } -> std::same_as<typename G::View>;
    { game.redeal(view, rng) } -> std::same_as<typename G::State>;
    { game.result(state) } -> std::same_as<Result>;
    { game.evaluate(view) } -> std::same_as<int>;
    requires HasBotHooks<G>;
    { game.text(action) } -> std::same_as<std::string>;
    { game.parse(std::string_view{}) } -> std::same_as<std::optional<Action>>;
    { game.describe(state.table, action) } -> std::same_as<Message>;
    { game.value(ArgKind{}, 0) } -> std::same_as<Value>;
    { game.hash(state) } -> std::same_as<std::uint64_t>;
    G::kinds();
    { game.fields(state, visit) } -> std::same_as<void>;
    { game.restore(state) } -> std::same_as<void>;
    { game.audit(state) } -> std::same_as<std::string>;
    { game.audit_view(view) } -> std::same_as<std::string>;
    { game.edition_shape(shape) } -> std::same_as<void>;
    { game.view_shape(view, shape) } -> std::same_as<void>;
    { game.draw(view, Style{}) } -> std::same_as<std::string>;
};
// clang-format on

}  // namespace motherlode
