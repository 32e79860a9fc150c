#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/contract.h"
#include "kernel/kinds.h"
#include "kernel/match.h"
#include "kernel/rulebook.h"
#include "kernel/steps.h"
#include "kernel/words.h"

// Nuggets, a game made up for the tests. It is as small as a game can be that has hidden hands, a secret
// choice of several seats at once, a decision that is only allowed and not asked for, a reply of another
// seat that waits in front of the turn, and a deck. toy_words.cpp holds its rules in words.
namespace motherlode::nuggets {

inline constexpr int max_players = 4;
inline constexpr int values = 6;
inline constexpr int copies = 3;
inline constexpr int all_cards = values * copies;
inline constexpr int hand_size = 2;
inline constexpr int rounds = 3;

using Nugget = std::uint8_t;  // 1 … 6
inline constexpr Nugget no_nugget = 0;

// Ways to break the contract, one at a time, so that the suite itself can be tested. An edition names
// the flaw its games have.
enum class Flaw : std::uint8_t {
    none,
    event_tells_hand,
    event_tells_secret_choice,
    view_shows_hand,
    learns_without_event,
    redeal_forgets_own_choice,
    redeal_never_varies,
    redeal_loses_a_nugget,
    list_misses_action,
    list_repeats_action,
    list_is_empty,
    list_for_seat_not_due,
    refuses_listed_action,
    accepts_unlisted_action,
    same_text_twice,
    parses_to_another_action,
    loses_a_nugget,
    never_ends,
    hash_forgets_a_field,
    setup_ignores_seed,
    total_is_not_the_sum,
    rank_against_total,
    never_finished,
    unknown_rule,
    unknown_message,
    no_sentence,
    seat_out_of_range,
    broken_json,
    fields_miss_a_count,
};
inline constexpr std::array<std::string_view, 29> flaw_names{
    "none",
    "event_tells_hand",
    "event_tells_secret_choice",
    "view_shows_hand",
    "learns_without_event",
    "redeal_forgets_own_choice",
    "redeal_never_varies",
    "redeal_loses_a_nugget",
    "list_misses_action",
    "list_repeats_action",
    "list_is_empty",
    "list_for_seat_not_due",
    "refuses_listed_action",
    "accepts_unlisted_action",
    "same_text_twice",
    "parses_to_another_action",
    "loses_a_nugget",
    "never_ends",
    "hash_forgets_a_field",
    "setup_ignores_seed",
    "total_is_not_the_sum",
    "rank_against_total",
    "never_finished",
    "unknown_rule",
    "unknown_message",
    "no_sentence",
    "seat_out_of_range",
    "broken_json",
    "fields_miss_a_count",
};

enum class Step : std::uint8_t { stake, reveal, reply, draw, game_over };
enum class ActionKind : std::uint8_t { stake, peek, praise, grumble };

struct Edition : EditionInfo {
    Flaw flaw = Flaw::none;
};

struct Table {
    Progress<Step, 2> progress;
    std::uint8_t round;  // from 1
    SeatSet staked;      // in this round
    SeatSet peeked;      // in this game
    std::uint8_t deck_size;
    Nugget buried;  // once the game is over
    std::array<std::uint8_t, max_players> in_hand;
    std::array<std::uint8_t, max_players> won;
    std::array<std::uint8_t, max_players> replies;
    FixedList<Nugget, all_cards> open;
};

struct Hand {
    FixedList<Nugget, hand_size> nuggets;
    Nugget staked;
    Nugget buried;  // if this seat has peeked
};

struct Secret {
    FixedList<Nugget, all_cards> deck;  // drawn from the back
    Nugget buried;
};

struct State {
    Table table;
    std::array<Hand, max_players> hands;
    Secret secret;
};

inline constexpr std::array<std::string_view, 2> reply_values{"on", "off"};
inline constexpr std::array option_specs{OptionSpec{"reply", reply_values}};
inline constexpr std::array<std::string_view, 2> score_sources{"nuggets.source.won",
                                                               "nuggets.source.replies"};

class Game {
public:
    using State = nuggets::State;
    using View = ViewOf<Table, Hand>;
    using Edition = nuggets::Edition;

    static GameInfo const info;

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin);
    static std::optional<Error> check(Edition const&, int, Options const&) { return {}; }

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options)
        : edition_{std::move(edition)}, players_{players}, options_{options} {}

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }
    // Every round each seat stakes and one replies; each seat may peek once a game.
    int longest_game() const { return rounds * (players_ + 1) + players_; }
    bool has(Flaw flaw) const { return edition_->flaw == flaw; }
    bool with_reply() const { return options_[0] == 0; }

    // toy_turn.cpp
    State setup(std::uint64_t seed) const;
    Pending pending(Table const& table) const;
    Message prompt(Table const& table, Seat seat) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;
    template <class Sink>
    void apply(State& state, Seat seat, Action action, Sink& sink) const;

    // toy_view.cpp
    View view(State const& state, Seat seat) const;
    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;
    Result result(State const& state) const;
    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;
    std::uint64_t hash(State const& state) const;
    void edition_shape(Shape& shape) const;
    void view_shape(View const& view, Shape& shape) const;
    std::string draw(View const& view, Style style) const;
    std::string audit(State const& state) const;
    std::string audit_view(View const& view) const;
    static std::span<KindInfo<Game> const> kinds() { return {}; }
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State& state) const;

    // toy_words.cpp
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    Message describe(Table const& table, Action action) const;
    Value value(ArgKind kind, int number) const;

private:
    std::shared_ptr<Edition const> edition_;
    int players_;
    Options options_;
};

inline constexpr BotHooks<Game> Game::bot_hooks{};

// What the registry, the messages, the rulebook and the editions are for the real games.
GameType const& type();
GameType const* find(std::string_view name);
Language const& words();
std::vector<RuleText> rulebook();
EditionSource edition_with(Flaw flaw);

constexpr Action stake_action(int slot) { return make_action(ActionKind::stake, slot); }
inline constexpr Action peek_action = make_action(ActionKind::peek);
inline constexpr Action praise_action = make_action(ActionKind::praise);
inline constexpr Action grumble_action = make_action(ActionKind::grumble);

// Everything Nuggets can say.
namespace say {
inline constexpr ArgKind nugget = game_arg(0);
inline constexpr ArgSpec a_seat{"seat", ArgKind::seat};
inline constexpr ArgSpec a_nugget{"nugget", nugget};

inline constexpr MessageSpec staked{"nuggets.event.staked", {a_seat}};
inline constexpr MessageSpec staked_slot{"nuggets.event.staked_slot", {a_seat, {"slot", ArgKind::number}}};
inline constexpr MessageSpec peeked{"nuggets.event.peeked", {a_seat}};
inline constexpr MessageSpec saw_buried{"nuggets.event.saw_buried", {a_nugget}};
inline constexpr MessageSpec revealed{"nuggets.event.revealed", {a_seat, a_nugget}};
inline constexpr MessageSpec won{"nuggets.event.won", {a_seat, {"points", ArgKind::number}}};
inline constexpr MessageSpec praised{"nuggets.event.praised", {a_seat}};
inline constexpr MessageSpec grumbled{"nuggets.event.grumbled", {a_seat}};
inline constexpr MessageSpec drew{"nuggets.event.drew", {a_seat}};
inline constexpr MessageSpec drew_nugget{"nuggets.event.drew_nugget", {a_seat, a_nugget}};
inline constexpr MessageSpec dug_up{"nuggets.event.dug_up", {a_nugget}};
inline constexpr MessageSpec wordless{"nuggets.event.wordless", {}};

inline constexpr MessageSpec action_stake{"nuggets.action.stake", {{"slot", ArgKind::number}}};
inline constexpr MessageSpec action_peek{"nuggets.action.peek", {}};
inline constexpr MessageSpec action_praise{"nuggets.action.praise", {}};
inline constexpr MessageSpec action_grumble{"nuggets.action.grumble", {}};

inline constexpr MessageSpec prompt_stake{"nuggets.prompt.stake", {a_seat}};
inline constexpr MessageSpec prompt_reply{"nuggets.prompt.reply", {a_seat}};
inline constexpr MessageSpec prompt_over{"nuggets.prompt.over", {a_seat}};

inline constexpr MessageSpec unknown_action{"nuggets.refusal.unknown_action", {}};
inline constexpr MessageSpec not_due{"nuggets.refusal.not_due", {}};
inline constexpr MessageSpec not_now{"nuggets.refusal.not_now", {}};
inline constexpr MessageSpec no_such_nugget{"nuggets.refusal.no_such_nugget", {{"count", ArgKind::number}}};
}  // namespace say

}  // namespace motherlode::nuggets
