#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/golden_wilderness/actions.h"
#include "games/golden_wilderness/edition.h"
#include "games/golden_wilderness/messages.h"
#include "games/golden_wilderness/state.h"
#include "kernel/contract.h"
#include "kernel/game_frame.h"
#include "kernel/packed.h"

namespace motherlode::golden_wilderness {

inline constexpr std::array<std::string_view, 2> length_values{"full", "short"};
inline constexpr std::array<std::string_view, 3> board_values{"rough_map", "random", "by_hand"};
inline constexpr std::array<std::string_view, 8> country_values{
    "standard", "spain", "russia", "mexico", "england", "california_republic", "united_states", "easy"};
inline constexpr std::array<std::string_view, 2> role_values{"auction", "dealt"};
inline constexpr std::array<std::string_view, 2> tiles_values{"random", "chosen"};
inline constexpr std::array<std::string_view, 2> exploring_values{"all_at_once", "one_by_one"};

inline constexpr std::array option_specs{
    OptionSpec{"level", level_names},           // WI-1.1b
    OptionSpec{"length", length_values},        // WI-1.1c
    OptionSpec{"board", board_values},          // WI-3.1a
    OptionSpec{"country", country_values},      // WI-4.1c
    OptionSpec{"roles", role_values},           // WI-5.1b
    OptionSpec{"tiles", tiles_values},          // WI-2.1a, RULING wi-37
    OptionSpec{"exploring", exploring_values},  // WI-4.5a, RULING wi-39
};

inline constexpr std::array<std::string_view, 3> score_sources{
    "golden_wilderness.source.written",
    "golden_wilderness.source.settlements",
    "golden_wilderness.source.people",
};

// The Golden Wilderness for one edition, number of players and set of options; see GameContract.
class Game : public GameFrame<Game, State, Edition> {
public:
    using Turn = golden_wilderness::Turn;
    template <class S>
    static constexpr Step step = golden_wilderness::step<S>;

    static constexpr GameInfo info{
        .name = "golden_wilderness",
        .title = "The Golden Wilderness",
        .designers = "Joseph Fatula",
        .rule_prefix = "WI",
        .min_players = min_players,
        .max_players = max_players,
        .rules_version = 2,
        .default_edition = "alta",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = MessageList::of(say, say.deck_shuffled),
    };
    static constexpr std::span<Form const> forms = golden_wilderness::forms;
    static std::span<KindInfo<Game> const> kinds();
    bool arguments_fit(Action action) const;

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return golden_wilderness::load_edition(toml, origin);
    }
    // Reports a chosen country that the edition lacks, and too few people for the number of players.
    static std::optional<Error> check(Edition const& edition, int players, Options const& options);

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options);

    Level level() const { return level_; }
    bool at_least(Level level) const { return level_ >= level; }
    // WI-2.1e: Beginner has only the industries that cost 1.
    bool has_industry(Industry const& industry) const { return industry.cost == 1 || at_least(Level::easy); }
    // WI-2.5a, WI-3.5c, WI-4.3g: city markets exist from Easy, presidio markets from Standard.
    bool has_market(Location location) const {
        return at_least(location == Location::coast  ? Level::beginner
                        : location == Location::city ? Level::easy
                                                     : Level::standard);
    }
    int decks_used() const { return at_least(Level::standard) ? decks : 1; }
    bool random_board() const { return options()[2] == 1; }
    bool roles_dealt() const { return options()[4] == 1; }
    // WI-2.1a, WI-3.1a: the players put the board together before the first turn.
    bool board_by_hand() const { return level_ == Level::easy ? options()[2] == 2 : options()[5] == 1; }
    bool explores_one_by_one() const { return options()[6] == 1; }
    Markers const& markers() const { return markers_; }
    int first_country() const { return first_country_; }

    State setup(std::uint64_t seed) const;
    int longest_game() const;
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;

    // Used by bots.
    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;

    View spectate(State const& state) const;
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

private:
    Level level_;
    Markers markers_;
    int first_country_;
};

// Used by bots, see evaluate.cpp and bots.cpp.
std::array<int, max_players> expected_scores(Game const& game, State const& state);
BotProfile profile(Game const& game);
std::optional<Action> optional_move(Game const& game, View const& view, ActionList const& legal);
bool plausible(Game const& game, Table const& table, Seat seat, Action action, Action const* before);
bool follow_turn(Game const& game, Table const& after, Action action);

inline constexpr BotHooks<Game> Game::bot_hooks{.profile = profile,
                                                .expected_scores = expected_scores,
                                                .optional_move = optional_move,
                                                .plausible = plausible,
                                                .follow_turn = follow_turn};

// Shared by several files.

constexpr Seat next_seat(Seat seat, int players) {
    int const next = index(seat) + 1;
    return seat_at(next == players ? 0 : next);
}
inline constexpr int own_offers = 5;  // offers of the active player in a turn, WI-3.7e

// The map as text, with north at the top. While a tile is being placed, the tiles show their coordinates.
std::string draw_map(Edition const& edition, Table const& table, Style style);

// kinds.cpp
std::string industry_name(Edition const& edition, int industry);

// setup.cpp
Hand empty_hand();

// view.cpp: the contents of the stacks, as far as everybody can work them out.
using EventCounts = std::array<int, event_kinds>;
using EventList = FixedList<EventKind, max_event_cards>;
EventCounts hidden_events(Game const& game, Table const& table);  // negative if too many were discarded
EventList all_of(EventCounts const& counts);
bool can_draw(Game const& game, Table const& table, EventKind kind);  // the country may forbid Neophytes
std::array<std::uint64_t, 2> hidden_tiles(Game const& game, Table const& table);  // coastal, inland

}  // namespace motherlode::golden_wilderness
