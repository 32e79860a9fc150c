#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/coloma/action.h"
#include "games/coloma/edition.h"
#include "games/coloma/messages.h"
#include "games/coloma/state.h"
#include "kernel/contract.h"

namespace motherlode::coloma {

inline constexpr std::array<std::string_view, 2> rulings_values{"condensed", "rulebook"};
inline constexpr std::array<std::string_view, 2> module_values{"off", "on"};
inline constexpr std::array<std::string_view, 2> boards_values{"a", "b"};
inline constexpr std::array<std::string_view, 3> level_values{"greenhorn", "sourdough", "desperado"};
inline constexpr std::array option_specs{
    OptionSpec{"rulings", rulings_values},     // co-1 to co-4
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
class Game {
public:
    using State = coloma::State;
    using View = coloma::View;
    using Edition = coloma::Edition;

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
        .messages = say::all,
    };

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return coloma::load_edition(toml, origin);
    }
    static std::optional<Error> check(Edition const& edition, int players, Options const& options);

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options)
        : edition_{std::move(edition)}, players_{players}, options_{options} {}

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }
    ForPlayers const& numbers() const { return edition_->for_players[players_]; }

    bool condensed() const { return options_[0] == 0; }
    bool with_hotels() const { return options_[1] == 1; }
    bool with_specialties() const { return options_[2] == 1; }
    bool with_b_boards() const { return options_[3] == 1; }
    bool duel() const { return options_[4] == 1; }
    int level() const { return options_[5]; }
    bool solo() const { return players_ == 1; }
    bool with_buster() const { return players_ <= 2 && !duel(); }
    bool with_neutral_gunmen() const { return players_ <= 2; }
    // Who takes turns: the players, and alone Shade too.
    int places() const { return players_ + (solo() ? 1 : 0); }
    Seat after(Seat seat) const { return seat_at(index(seat) + 1 == places() ? 0 : index(seat) + 1); }

    // setup.cpp
    State setup(std::uint64_t seed) const;

    // turn.cpp
    Pending pending(Table const& table) const;
    Message prompt(Table const& table, Seat seat) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    template <class Sink>
    void apply(State& state, Seat seat, Action action, Sink& sink) const;
    int longest_game() const;

    // refusal.cpp
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;

    // scoring.cpp
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;
    int shades_score(Table const& table) const;

    // evaluate.cpp
    int evaluate(View const& view) const;
    std::array<int, max_players> expects(State const& state) const;
    // The same after an action of the seat's own: a dial is not turned up at once, and a turn is long.
    int evaluate(View const& view, Action action) const;

    // view.cpp
    View view(State const& state, Seat seat) const;
    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;

    // json.cpp
    void write_edition(JsonWriter& json) const;
    void write_view(View const& view, JsonWriter& json) const;

    // action.cpp, describe.cpp
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    Message describe(Table const& table, Action action) const;
    Value value(ArgKind kind, int number) const;

    // draw.cpp
    std::string draw(View const& view, Style style) const;

private:
    std::shared_ptr<Edition const> edition_;
    int players_;
    Options options_;
};

}  // namespace motherlode::coloma
