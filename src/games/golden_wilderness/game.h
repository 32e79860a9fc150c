#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/golden_wilderness/action.h"
#include "games/golden_wilderness/edition.h"
#include "games/golden_wilderness/messages.h"
#include "games/golden_wilderness/state.h"
#include "kernel/contract.h"

namespace motherlode::golden_wilderness {

inline constexpr std::array<std::string_view, 4> level_values{"beginner", "easy", "standard", "advanced"};
inline constexpr std::array<std::string_view, 2> length_values{"full", "short"};
inline constexpr std::array<std::string_view, 2> board_values{"rough_map", "random"};
inline constexpr std::array<std::string_view, 7> country_values{
    "standard", "spain", "russia", "mexico", "england", "california_republic", "united_states"};
inline constexpr std::array<std::string_view, 2> role_values{"auction", "dealt"};
inline constexpr std::array option_specs{
    OptionSpec{"level", level_values},      // WI-1.1b
    OptionSpec{"length", length_values},    // WI-1.1c
    OptionSpec{"board", board_values},      // WI-3.1a; only Easy asks
    OptionSpec{"country", country_values},  // WI-4.1c; only Standard asks
    OptionSpec{"roles", role_values},       // WI-5.1b; only Advanced asks
};

inline constexpr std::array<std::string_view, 3> score_sources{
    "golden_wilderness.source.written",
    "golden_wilderness.source.settlements",
    "golden_wilderness.source.people",
};

// The Golden Wilderness for one edition, number of players and set of options; see GameContract.
class Game {
public:
    using State = golden_wilderness::State;
    using View = golden_wilderness::View;
    using Edition = golden_wilderness::Edition;

    static constexpr GameInfo info{
        .name = "golden_wilderness",
        .title = "The Golden Wilderness",
        .designers = "Joseph Fatula",
        .rule_prefix = "WI",
        .min_players = min_players,
        .max_players = max_players,
        .rules_version = 1,
        .default_edition = "alta",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = say::all,
    };

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return golden_wilderness::load_edition(toml, origin);
    }
    // At Standard the country chosen must be one of the edition's.
    static std::optional<Error> check(Edition const& edition, int players, Options const& options);

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options);

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }
    Level level() const { return level_; }
    bool at_least(Level level) const { return level_ >= level; }
    bool is_short() const { return options_[1] == 1; }
    bool random_board() const { return options_[2] == 1; }
    bool roles_dealt() const { return options_[4] == 1; }
    Markers const& markers() const { return markers_; }
    int first_country() const { return first_country_; }

    // setup.cpp
    State setup(std::uint64_t seed) const;

    // turn.cpp
    Pending pending(Table const& table) const;
    void legal_actions(Table const& table, Hand const& hand, Seat seat, ActionList& list) const;
    void apply(State& state, Seat seat, Action action, NoEvents& none) const;
    void apply(State& state, Seat seat, Action action, EventLog& log) const;
    int longest_game() const;

    // prompt.cpp
    Message prompt(Table const& table, Seat seat) const;

    // refusal.cpp
    std::optional<Refusal> refusal(Table const& table, Hand const& hand, Seat seat, Action action) const;

    // scoring.cpp
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;

    // evaluate.cpp
    int evaluate(View const& view) const;
    std::array<int, max_players> expects(State const& state) const;

    // Hints for bots, see bots/bot.h: with the Beginner Rules a few points are a lead, later on a hundred; and
    // bargain.cpp.
    std::string_view kind() const {
        return at_least(Level::easy) ? "golden_wilderness_from_easy" : info.name;
    }
    std::optional<Action> volunteer(View const& view, ActionList const& legal) const;
    bool worth_trying(Table const& table, Seat seat, Action action, Action const* before) const;
    bool worth_following(Table const& after, Action action) const;

    // view.cpp
    View view(State const& state, Seat seat) const;
    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;

    // keep.cpp
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;

    // json.cpp
    void write_edition(JsonWriter& json) const;
    void write_view(View const& view, JsonWriter& json) const;

    // action.cpp
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
    Level level_;
    Markers markers_;
    int first_country_;
};

constexpr Seat next_seat(Seat seat, int players) {
    int const next = index(seat) + 1;
    return seat_at(next == players ? 0 : next);
}

}  // namespace motherlode::golden_wilderness
