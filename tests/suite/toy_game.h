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
#include "kernel/forms.h"
#include "kernel/game_frame.h"
#include "kernel/kinds.h"
#include "kernel/match.h"
#include "kernel/rulebook.h"
#include "kernel/steps.h"
#include "kernel/words.h"

// Nuggets, a game made up for the tests. It is as small as a game can be that has hidden hands, a secret
// choice of several seats at once, a decision that is only allowed and not asked for, a reply of another
// seat that waits in front of the turn, and a deck. It is made as docs/adding-a-game.md says, in fewer files:
//
//   toy_game.h    state, kinds, messages, actions and the class Game
//   toy_rules.h   its steps and moves
//   toy_turn.cpp  the turn as a whole, and setting up
//   toy_view.cpp  fields, redealing, scoring, drawing, JSON
//   toy_words.cpp the rules in words, the sentences, the edition
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

// The round in the order of the rules; each is a struct in toy_rules.h.
using Turn = Steps<struct Stake, struct Reveal, struct Reply, struct Draw, struct GameOver>;
enum class Step : std::uint8_t {};
template <class S>
inline constexpr Step step = static_cast<Step>(Turn::number<S>());

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

// What actions, messages and positions name; toy_words.cpp has a row for each, in this order.
enum class Kind : std::uint8_t { slot, nugget };

// Everything Nuggets can say.
struct Messages {
    static constexpr ArgSpec slot_arg{"slot", Kind::slot};
    static constexpr ArgSpec nugget_arg{"nugget", Kind::nugget};

    MessageSpec staked{"nuggets.event.staked", {seat_arg}};
    MessageSpec staked_slot{"nuggets.event.staked_slot", {seat_arg, "slot"_number}};
    MessageSpec peeked{"nuggets.event.peeked", {seat_arg}};
    MessageSpec saw_buried{"nuggets.event.saw_buried", {nugget_arg}};
    MessageSpec revealed{"nuggets.event.revealed", {seat_arg, nugget_arg}};
    MessageSpec won{"nuggets.event.won", {seat_arg, "points"_number}};
    MessageSpec praised{"nuggets.event.praised", {seat_arg}};
    MessageSpec grumbled{"nuggets.event.grumbled", {seat_arg}};
    MessageSpec drew{"nuggets.event.drew", {seat_arg}};
    MessageSpec drew_nugget{"nuggets.event.drew_nugget", {seat_arg, nugget_arg}};
    MessageSpec dug_up{"nuggets.event.dug_up", {nugget_arg}};
    MessageSpec wordless{"nuggets.event.wordless", {}};

    MessageSpec action_stake{"nuggets.action.stake", {slot_arg}};
    MessageSpec action_peek{"nuggets.action.peek", {}};
    MessageSpec action_praise{"nuggets.action.praise", {}};
    MessageSpec action_grumble{"nuggets.action.grumble", {}};
    MessageSpec action_unknown{"nuggets.action.unknown", {}};

    MessageSpec prompt_stake{"nuggets.prompt.stake", {seat_arg}};
    MessageSpec prompt_reply{"nuggets.prompt.reply", {seat_arg}};
    MessageSpec prompt_over{"nuggets.prompt.over", {seat_arg}};

    MessageSpec unknown_action{"nuggets.refusal.unknown_action", {}};
    MessageSpec not_due{"nuggets.refusal.not_due", {}};
    MessageSpec not_now{"nuggets.refusal.not_now", {}};
    MessageSpec no_such_nugget{"nuggets.refusal.no_such_nugget", {"count"_number}};
};
inline constexpr Messages say{};

enum class ActionKind : std::uint8_t { stake, peek, praise, grumble };

inline constexpr std::array forms{
    Form{ActionKind::stake, "stake {slot}", say.action_stake},
    Form{ActionKind::peek, "peek", say.action_peek},
    Form{ActionKind::praise, "praise", say.action_praise},
    Form{ActionKind::grumble, "grumble", say.action_grumble},
};

constexpr Action stake_action(int slot) { return make_action(ActionKind::stake, slot); }
inline constexpr Action peek_action = make_action(ActionKind::peek);
inline constexpr Action praise_action = make_action(ActionKind::praise);
inline constexpr Action grumble_action = make_action(ActionKind::grumble);

// Where a flaw concerns something that follows from the turn or the forms, the class hides what its frame provides.
class Game : public GameFrame<Game, State, Edition> {
    using Frame = GameFrame<Game, State, Edition>;

public:
    using Turn = nuggets::Turn;
    template <class S>
    static constexpr Step step = nuggets::step<S>;

    static constexpr GameInfo info{
        .name = "nuggets",
        .title = "Nuggets",
        .designers = "the tests",
        .rule_prefix = "NU",
        .min_players = 2,
        .max_players = max_players,
        .rules_version = 1,
        .default_edition = "placer",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = MessageList::of(say, say.staked),
    };
    static constexpr std::span<Form const> forms = nuggets::forms;
    static std::span<KindInfo<Game> const> kinds();

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin);

    using Frame::Frame;

    // Every round each seat stakes and one replies; each seat may peek once a game.
    int longest_game() const { return rounds * (players() + 1) + players(); }
    bool has(Flaw flaw) const { return edition().flaw == flaw; }
    bool with_reply() const { return options()[0] == 0; }

    // toy_turn.cpp
    State setup(std::uint64_t seed) const;
    Pending pending(Table const& table) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;

    // toy_view.cpp
    View view(State const& state, Seat seat) const;
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
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State& state) const;

    // toy_words.cpp
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
};

inline constexpr BotHooks<Game> Game::bot_hooks{};

// What the registry, the messages, the rulebook and the editions are for the real games.
GameType const& type();
GameType const* find(std::string_view name);
Language const& words();
std::vector<RuleText> rulebook();
EditionSource edition_with(Flaw flaw);

}  // namespace motherlode::nuggets
