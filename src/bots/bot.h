#pragma once

#include <concepts>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "kernel/match.h"

namespace motherlode {

// Somebody who decides by what one seat sees, and by nothing else: the view is all it is given.
// The same view, list and generator give the same action.
//
// A game may help its bots; all of it is optional:
//   evaluate         with an action as well: what it leads to, so that nothing need be tried
//   expects          what each seat may hope for in the end, for all seats of a full state at once: search judges by it.
//                    In the unit of evaluate, which sets a seat against the others but knows less of what those may
//                    hope for
//   volunteer        what a seat does of its own accord, such as answering an offer; nothing to let things be
//   worth_trying     false for actions that are not worth a look, where others serve as well, or after the one before
//   as_meant         an action that names a slot, as one that names what lies there
//   kind             its name, or another where options make another game of it: search has settings for each kind
//   by_lot           one of the legal actions, the same as drawing a place in their list and not listing them
//   worth_following  true where the turn should be followed further after an action
template <GameContract Game>
class Bot {
public:
    virtual ~Bot() = default;
    virtual Action choose(Game const& game, typename Game::View const& view, ActionList const& legal,
                          Rng& rng) = 0;
    // For a seat that may act but need not: nothing to let things be.
    virtual std::optional<Action> volunteer(Game const&, typename Game::View const&, ActionList const&) {
        return {};
    }
};

// A game whose turns are long may foresee by itself what an action leads to.
template <class Game>
concept foresees = requires(Game const& game, typename Game::View const& view, Action action) {
    { game.evaluate(view, action) } -> std::same_as<int>;
};

// What an action comes to whatever the deal, such as the card that lies in the slot it names: by this, search compares
// what it learned in one deal with another.
template <GameContract Game, class Table>
Action as_meant(Game const& game, Table const& table, Action action) {
    if constexpr (requires { game.as_meant(table, action); })
        return game.as_meant(table, action);
    else
        return action;
}

// What the game would have a sound player do of its own accord.
template <GameContract Game>
std::optional<Action> sound_wish(Game const& game, typename Game::View const& view, ActionList const& legal) {
    if constexpr (requires { game.volunteer(view, legal); })
        return game.volunteer(view, legal);
    else
        return {};
}

// Whether a sound player would give the action a thought, if it did the one before just now.
template <GameContract Game, class Table>
bool is_worth_trying(Game const& game, Table const& table, Seat seat, Action action,
                     Action const* before = nullptr) {
    if constexpr (requires { game.worth_trying(table, seat, action, before); })
        return game.worth_trying(table, seat, action, before);
    else
        return true;
}

// The kinds of bot on offer, weakest first.
std::span<std::string_view const> bot_names();
bool is_on_offer(std::string_view name);
// On offer, or a search spelled in full (search/settings.h), which only the owner of the machine should ask for.
bool is_bot(std::string_view name);
// A second, perhaps: not for a thread that others wait for.
bool takes_time(std::string_view name);

// A bot for matches whose game is not known by type: one and the same game, all the while.
class MatchBot {
public:
    virtual ~MatchBot() = default;
    virtual Action choose(Match const& match, Seat seat, Rng& rng) = 0;
};
std::unique_ptr<MatchBot> make_match_bot(std::string_view name, Match const& match);

// What the bot called `name` does in this seat, by this position alone.
Action bot_action(std::string_view name, Match const& match, Seat seat, Rng& rng);

struct BotMove {
    Seat seat;
    Action action;
};

// The first bot that may act, need not, and wishes to: it answers an offer, for example. `bot_in` gives the kind of
// bot in a seat, or nothing where a person sits. By the position alone, so that it is the same whenever it is asked;
// nobody waits for it, and every wish carried out leaves fewer.
std::optional<BotMove> bot_wish(Match const& match, std::function<std::string_view(Seat)> const& bot_in);

}  // namespace motherlode
