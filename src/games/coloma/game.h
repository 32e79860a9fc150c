#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/coloma/actions.h"
#include "games/coloma/edition.h"
#include "games/coloma/messages.h"
#include "games/coloma/state.h"
#include "kernel/contract.h"
#include "kernel/game_frame.h"

namespace motherlode::coloma {

inline constexpr std::array<std::string_view, 2> rulings_values{"condensed", "rulebook"};
inline constexpr std::array<std::string_view, 2> module_values{"off", "on"};
inline constexpr std::array<std::string_view, 2> boards_values{"a", "b"};
inline constexpr std::array<std::string_view, 3> level_values{"greenhorn", "sourdough", "desperado"};
inline constexpr std::array option_specs{
    OptionSpec{"rulings", rulings_values},     // RULING co-1 to co-4
    OptionSpec{"hotels", module_values},       // CO-16.1a
    OptionSpec{"specialties", module_values},  // CO-18.1a
    OptionSpec{"boards", boards_values},       // CO-20.1a
    OptionSpec{"duel", module_values},         // CO-17.1a
    OptionSpec{"level", level_values},         // CO-19.1b
};

inline constexpr std::array<std::string_view, 7> score_sources{
    "coloma.source.in_play", "coloma.source.buildings", "coloma.source.hotels", "coloma.source.rivers",
    "coloma.source.bridges", "coloma.source.lands",     "coloma.source.graves",
};

// Coloma for one edition, number of players and set of options; see GameContract.
class Game : public GameFrame<Game, State, Edition> {
public:
    using Turn = coloma::Turn;
    template <class S>
    static constexpr Step step = coloma::step<S>;

    static constexpr GameInfo info{
        .name = "coloma",
        .title = "Coloma",
        .designers = "Jonny Pac",
        .rule_prefix = "CO",
        .min_players = min_players,
        .max_players = max_players,
        .rules_version = 1,
        .default_edition = "tailrace",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = MessageList::of(say, say.board_chosen),
    };
    static constexpr std::span<Form const> forms = coloma::forms;
    static std::span<KindInfo<Game> const> kinds();

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return coloma::load_edition(toml, origin);
    }
    static std::optional<Error> check(Edition const& edition, int players, Options const& options);

    using GameFrame::GameFrame;

    ForPlayers const& numbers() const { return edition().for_players[players()]; }
    bool condensed() const { return options()[0] == 0; }
    bool with_hotels() const { return options()[1] == 1; }
    bool with_specialties() const { return options()[2] == 1; }
    bool with_b_boards() const { return options()[3] == 1; }
    bool duel() const { return options()[4] == 1; }
    int level() const { return options()[5]; }
    bool solo() const { return players() == 1; }
    bool with_buster() const { return players() <= 2 && !duel(); }
    bool with_neutral_gunmen() const { return players() <= 2; }
    // Number of seats that take turns: the players, plus Shade in a solo game.
    int places() const { return players() + (solo() ? 1 : 0); }
    bool is_shade(Seat seat) const { return solo() && seat == shade; }
    Seat next_place(Seat seat) const { return seat_at(index(seat) + 1 == places() ? 0 : index(seat) + 1); }

    // Describes an effect in words.
    Value effect_value(EffectId id) const { return value(game_arg(static_cast<int>(Kind::effect)), id); }

    State setup(Seed seed) const;
    int longest_game() const;
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;
    int shades_score(Table const& table) const;

    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;

    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State&) const {}  // the state has no derived fields
    std::string audit(State const& state) const;
    std::string audit_view(View const& view) const;
    void edition_shape(Shape& shape) const;
    void view_shape(View const& view, Shape& shape) const;
    void preview_shape(View const& before, View const& after, Action action, Shape& shape) const;
    std::string draw(View const& view, Style style) const;
};

// One seat's points if the game ended now.
// OPTIMIZATION: bots need only this number, far more often than a whole Game::result.
int score_of(Game const& game, Table const& table, int seat);

// Hooks for bots; bots.cpp.
BotProfile profile(Game const& game);
std::array<int, max_players> expected_scores(Game const& game, State const& state);
// Plays ahead before it evaluates: dials are revealed later and turns are long, so the position right after
// an action says little.
int evaluate_action(Game const& game, View const& view, Action action);

inline constexpr BotHooks<Game> Game::bot_hooks{
    .profile = profile, .expected_scores = expected_scores, .evaluate_action = evaluate_action};

}  // namespace motherlode::coloma
