#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/gold_west/actions.h"
#include "games/gold_west/edition.h"
#include "games/gold_west/messages.h"
#include "games/gold_west/state.h"
#include "kernel/contract.h"
#include "kernel/game_frame.h"
#include "kernel/packed.h"

namespace motherlode::gold_west {

inline constexpr std::array<std::string_view, 2> bandits_values{"off", "on"};
inline constexpr std::array<std::string_view, 3> trading_post_values{"off", "only", "with_base"};
inline constexpr std::array<std::string_view, 2> terrain_bonus_values{"manual", "published"};
inline constexpr std::array<std::string_view, 2> shipping_bonus_values{"published", "manual"};
inline constexpr std::array option_specs{
    OptionSpec{"bandits", bandits_values},                // GW-8.1a
    OptionSpec{"trading_post", trading_post_values},      // GW-8.2a, GW-8.2b
    OptionSpec{"terrain_bonus", terrain_bonus_values},    // GW-6.5f
    OptionSpec{"shipping_bonus", shipping_bonus_values},  // GW-3.9b
};
enum class TradingPost : std::uint8_t { off, only, with_base };

// GW-1.1b: sources of points, first during play, then in the final scoring. score_sources has the same order.
enum class Source : std::uint8_t {
    investments,
    shipping,
    single_space,
    supply_track,
    looting,
    building_groups,
    offices,
    wanted,
    terrain,
};
inline constexpr std::array<std::string_view, 9> score_sources{
    "gold_west.source.investments",  "gold_west.source.shipping", "gold_west.source.single_space",
    "gold_west.source.supply_track", "gold_west.source.looting",  "gold_west.source.building_groups",
    "gold_west.source.offices",      "gold_west.source.wanted",   "gold_west.source.terrain",
};

// Gold West for one edition, number of players and set of options; see GameContract.
class Game : public GameFrame<Game, State, Edition> {
public:
    using Turn = gold_west::Turn;
    template <class S>
    static constexpr Step step = gold_west::step<S>;

    static constexpr GameInfo info{
        .name = "gold_west",
        .title = "Gold West",
        .designers = "J. Alex Kevern",
        .rule_prefix = "GW",
        .min_players = min_players,
        .max_players = max_players,
        .rules_version = 1,
        .default_edition = "standard",
        .options = option_specs,
        .score_sources = score_sources,
        .messages = MessageList::of(say, say.activated),
    };
    static constexpr std::span<Form const> forms = gold_west::forms;
    static std::span<KindInfo<Game> const> kinds();

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return gold_west::load_edition(toml, origin);
    }

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options);

    bool with_bandits() const { return options()[0] == 1; }
    TradingPost trading_post() const { return static_cast<TradingPost>(options()[1]); }
    TerrainBonus const& terrain_bonus() const {
        return options()[2] == 1 ? edition().published_bonus : edition().manual_bonus;
    }
    // GW-3.9a, GW-3.9b: the values of the tiles in a pile, the top one first.
    std::array<int, 2> pile_values(int metal, int pile) const;
    ForPlayers const& numbers() const { return edition().for_players[players()]; }
    Board const& board() const { return board_; }

    State setup(Seed seed) const;
    int longest_game() const;
    Result result(State const& state) const { return result(state.table); }
    Result result(Table const& table) const;

    int evaluate(View const& view) const;
    static BotHooks<Game> const bot_hooks;

    State redeal(View const& view, Rng& rng) const;
    std::uint64_t hash(State const& state) const;
    std::string audit(State const& state) const;
    std::string audit_view(View const& view) const;
    void fields(State& state, FieldVisitor& visit) const;
    void restore(State&) const {}
    void edition_shape(Shape& shape) const;
    void view_shape(View const& view, Shape& shape) const;
    void preview_shape(View const& before, View const& after, Action action, Shape& shape) const;
    std::string draw(View const& view, Style style) const;

private:
    Board board_;
};

// Hooks for bots; bots.cpp and evaluate.cpp.
BotProfile profile(Game const& game);
std::array<int, max_players> expected_scores(Game const& game, State const& state);

inline constexpr BotHooks<Game> Game::bot_hooks{.profile = profile, .expected_scores = expected_scores};

// Rules that several files use.

// GW-5.1e: whether the Usage Area has wood or stone to pay for a building.
constexpr bool can_build(Table const& table) {
    return table.usage_area[Resource::wood] > 0 || table.usage_area[Resource::stone] > 0;
}

// The terrain of a hex, which must be in use.
inline int terrain_of(Table const& table, HexId hex) {
    int terrain = 0;
    while (!table.terrain[terrain].contains(hex)) ++terrain;
    return terrain;
}

// The number that names a space of Boomtown in messages; see Kind::place.
inline int place_number(Table const& table, int space) {
    return table.offices[space] == none ? first_single + table.single : table.offices[space];
}

// The token on this hex if only the viewer knows it, otherwise none; view.cpp.
TokenId seen_alone(View const& view, int hex);

// scoring.cpp

// The final scoring of one seat.
struct FinalScore {
    int group_buildings = 0;
    int second_group_buildings = 0;
    std::array<int, spaces> offices{};  // points by space, for all tokens on it
    bool most_wanted = false;
    int wanted_penalty = 0;
    std::array<int, terrains> terrain_bonus{};
    // The place that scores a bonus, 1 or 2, or else 0. A bonus shared down to 0 points still counts as one.
    std::array<std::uint8_t, terrains> place{};
};
using FinalScores = std::array<FinalScore, max_players>;
FinalScores final_scoring(Game const& game, Table const& table);
void log_scoring(Game const& game, Table const& table, EventLog& log);

// The points for one influence token of the seat on the office with this number if the game ended now; rules/offices.cpp.
int worth_of_token(Game const& game, Table const& table, Seat seat, FinalScore const& score, int number);

}  // namespace motherlode::gold_west
