#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "kernel/game_frame.h"
#include "kernel/kinds.h"
#include "toy/nuggets/actions.h"
#include "toy/nuggets/edition.h"
#include "toy/nuggets/kinds.h"
#include "toy/nuggets/messages.h"
#include "toy/nuggets/state.h"

namespace motherlode::nuggets {

inline constexpr std::array<std::string_view, 2> reply_values{"on", "off"};
inline constexpr std::array option_specs{OptionSpec{"reply", reply_values}};
inline constexpr std::array<std::string_view, 2> score_sources{"nuggets.source.won",
                                                               "nuggets.source.replies"};

// Nuggets for one edition, number of players and set of options; see GameContract.
class Game : public GameFrame<Game, State, Edition> {
public:
    using Turn = nuggets::Turn;
    template <class S>
    static constexpr Step step = nuggets::step<S>;

    static constexpr GameInfo info{
        .name = "nuggets",
        .title = "Nuggets",
        .designers = "the tests",
        .rule_prefix = "NU",
        .min_players = min_players,
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
                                                                std::string_view origin) {
        return nuggets::load_edition(toml, origin);
    }

    using GameFrame::GameFrame;

    bool with_reply() const { return options()[0] == 0; }

    State setup(Seed seed) const;
    // In every round, each seat stakes and one seat replies. Each seat may peek once per game.
    int longest_game() const { return edition().rounds * (players() + 1) + players(); }
    Result result(State const& state) const;

    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;

    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;
    std::string audit_view(View const& view) const;
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State& state) const;
    void edition_shape(Shape& shape) const;
    void view_shape(View const& view, Shape& shape) const;
    void preview_shape(View const& before, View const& after, Action action, Shape& shape) const;
    std::string draw(View const& view, Style style) const;
};

// Hooks for bots; bots.cpp.
BotProfile bot_profile(Game const& game);

inline constexpr BotHooks<Game> Game::bot_hooks{.profile = bot_profile};

// The number of nuggets of each value; the index is the value.
using Census = std::array<int, values + 1>;
template <class List>
void count(List const& nuggets, Census& census) {
    for (Nugget const nugget : nuggets) ++census[nugget];
}
Census seen_by(View const& view);  // view.cpp

}  // namespace motherlode::nuggets
