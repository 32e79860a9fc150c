#pragma once

#include <algorithm>
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
// “on” deals any of the twelve Pioneers, “six” one of those in the book; the others let the players choose.
inline constexpr std::array<std::string_view, 5> specialties_values{"off", "on", "six", "chosen",
                                                                    "chosen_six"};
inline constexpr std::array<std::string_view, 3> boards_values{"a", "b", "b_drafted"};
inline constexpr std::array<std::string_view, 3> level_values{"greenhorn", "sourdough", "desperado"};
inline constexpr std::array<std::string_view, 2> dials_values{"committed", "take_back"};
// “plain” is without card abilities.
inline constexpr std::array<std::string_view, 6> signpost_barrel_values{
    "as_rulings", "blocked", "usable", "as_rulings_plain", "blocked_plain", "usable_plain"};
inline constexpr std::array<std::string_view, 3> signpost_buildings_values{"as_rulings", "pointed_to",
                                                                           "own_site"};
inline constexpr std::array<std::string_view, 2> purchases_values{"repeated", "once"};
inline constexpr std::array<std::string_view, 2> charts_values{"covered", "open"};
inline constexpr std::array<std::string_view, 1 + max_players> sheriff_values{
    "random", "player_1", "player_2", "player_3", "player_4", "player_5", "player_6"};
inline constexpr std::array option_specs{
    OptionSpec{"rulings", rulings_values},                        // RULING co-1 to co-4
    OptionSpec{"hotels", module_values},                          // CO-16.1a
    OptionSpec{"specialties", specialties_values},                // CO-18.1a, CO-18.1b, CO-18.1c
    OptionSpec{"boards", boards_values},                          // CO-20.1a
    OptionSpec{"duel", module_values},                            // CO-17.1a
    OptionSpec{"level", level_values},                            // CO-19.1b
    OptionSpec{"dials", dials_values},                            // RULING co-6
    OptionSpec{"signpost_barrel", signpost_barrel_values},        // RULING co-2, RULING co-26
    OptionSpec{"signpost_buildings", signpost_buildings_values},  // RULING co-1
    OptionSpec{"purchases", purchases_values},                    // RULING co-27
    OptionSpec{"charts", charts_values},                          // RULING co-28
    OptionSpec{"sheriff", sheriff_values},                        // CO-2.8a
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
        .rules_version = 2,
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
    bool with_specialties() const { return options()[2] != 0; }
    bool with_b_boards() const { return options()[3] != 0; }
    bool boards_drafted() const { return options()[3] == 2; }
    bool duel() const { return options()[4] == 1; }
    int level() const { return options()[5]; }
    bool dials_committed() const { return options()[6] == 0; }
    // RULING co-2: the Signpost Barrel cannot be used while the Bust covers the Signpost.
    bool bust_blocks_signpost_barrel() const {
        int const reading = options()[7] % 3;
        return reading == 0 ? condensed() : reading == 1;
    }
    // RULING co-26.
    bool barrel_abilities() const { return options()[7] < 3; }
    // RULING co-1: the Signpost gives abilities of the Site it points to, not of the Pioneer's own Site.
    bool signpost_uses_its_target() const { return options()[8] == 0 ? condensed() : options()[8] == 1; }
    bool purchases_repeated() const { return options()[9] == 0; }
    bool charts_covered() const { return options()[10] == 0; }
    bool pioneers_chosen() const { return options()[2] >= 3; }
    // CO-18.1c: the number of Pioneers in play, from the first of the edition on.
    int pioneers_in_play() const {
        auto const all = static_cast<int>(edition().pioneers.size());
        bool const only_six = options()[2] == 2 || options()[2] == 4;
        return only_six ? std::min(printed_pioneers, all) : all;
    }
    // CO-2.8a: the first Sheriff's seat, or -1 if it is decided at random.
    int named_sheriff() const { return options()[11] - 1; }
    bool solo() const { return players() == 1; }
    bool with_buster() const { return players() <= 2 && !duel(); }
    bool with_neutral_gunmen() const { return players() <= 2; }
    // Number of seats that take turns: the players, plus Shade in a solo game.
    int places() const { return players() + (solo() ? 1 : 0); }
    bool is_shade(Seat seat) const { return solo() && seat == shade; }
    Seat next_place(Seat seat) const { return seat_at(index(seat) + 1 == places() ? 0 : index(seat) + 1); }

    // Describes an effect in words.
    Value effect_value(EffectId id) const { return value(game_arg(static_cast<int>(Kind::effect)), id); }

    State setup(std::uint64_t seed) const;
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
