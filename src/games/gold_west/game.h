#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "games/gold_west/action.h"
#include "games/gold_west/edition.h"
#include "games/gold_west/messages.h"
#include "games/gold_west/state.h"
#include "kernel/contract.h"

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

// Where points come from; score_sources is in this order.
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
class Game {
public:
    using State = gold_west::State;
    using View = gold_west::View;
    using Edition = gold_west::Edition;

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
        .messages = say::all,
    };

    static Outcome<std::shared_ptr<Edition const>> load_edition(std::string_view toml,
                                                                std::string_view origin) {
        return gold_west::load_edition(toml, origin);
    }
    // Every edition has all player counts, and the options go together freely.
    static std::optional<Error> check(Edition const&, int, Options const&) { return {}; }

    Game(std::shared_ptr<Edition const> edition, int players, Options const& options);

    Edition const& edition() const { return *edition_; }
    int players() const { return players_; }
    Options const& options() const { return options_; }
    bool with_bandits() const { return options_[0] == 1; }
    TradingPost trading_post() const { return static_cast<TradingPost>(options_[1]); }
    TerrainBonus const& terrain_bonus() const {
        return options_[2] == 1 ? edition_->published_bonus : edition_->manual_bonus;
    }
    // GW-3.9a, GW-3.9b: what the tiles of a pile are worth, the top one first.
    std::array<int, 2> pile_values(int metal, int pile) const;
    ForPlayers const& numbers() const { return edition_->for_players[players_]; }
    Board const& board() const { return board_; }

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

    // evaluate.cpp
    int evaluate(View const& view) const;
    std::array<int, max_players> expects(State const& state) const;

    // view.cpp
    View view(State const& state, Seat seat) const;
    View spectate(State const& state) const;
    State redeal(View const& view, Rng& rng) const;
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
    Board board_;
};

// The rules that more than one file needs.

// metals.cpp
bool can_invest(Game const& game, Table const& table, int slot);
bool can_influence(Game const& game, Table const& table, int space);
bool can_ship(Game const& game, Table const& table, Resource metal);
bool is_occupied(Game const& game, Table const& table, int space);

// build.cpp

// GW-5.1e: is there anything to pay a building with?
constexpr bool can_build(Table const& table) {
    return table.usage_area[Resource::wood] > 0 || table.usage_area[Resource::stone] > 0;
}
int terrain_of(Table const& table, HexId hex);  // of a hex in use

// effects.cpp

// Which spaces a free influence token may go to: those another player occupies, or those nobody does.
enum class FreeToken : std::uint8_t { on_unoccupied, on_occupied };
bool can_place_free(Game const& game, Table const& table, int space, FreeToken where);
// What may still be looked at by the active player.
HexSet can_look_at(Table const& table);

// scoring.cpp

// The final scoring of one seat.
struct FinalScore {
    int group_buildings = 0;
    int second_group_buildings = 0;
    std::array<int, spaces> offices{};  // points by space, for all tokens there
    bool most_wanted = false;
    int wanted_penalty = 0;
    std::array<int, terrains> terrain_bonus{};
    std::uint8_t has_bonus = 0;  // a bit for each terrain; a share of 0 points is a bonus too
};
using FinalScores = std::array<FinalScore, max_players>;
FinalScores final_scoring(Game const& game, Table const& table);

// offices.cpp
int counted(Game const& game, Table const& table, Seat seat, FinalScore const& score, Counted what);

// How a place of Boomtown is named in messages.
int place_number(Table const& table, int space);

}  // namespace motherlode::gold_west
