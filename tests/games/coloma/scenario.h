#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/coloma/rules/round.h"
#include "kernel/match.h"

// Prints the rules of a test if it fails.
#define RULES(ids) SCOPED_TRACE("rules " ids)

namespace motherlode::coloma {

struct Arrangement {
    int players = 3;
    bool rulebook = false;
    bool hotels = false;
    bool specialties = false;
    bool b_boards = false;
    bool duel = false;
    int level = 0;
    std::uint64_t seed = 1;
    std::string_view edition = {};  // its text; empty for Tailrace
    OptionChoices more_options = {};
};

std::shared_ptr<Edition const> tailrace();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

inline constexpr Seat A{0};
inline constexpr Seat B{1};
inline constexpr Seat C{2};

// A game that a test can set up freely and then plays by the rules.
class Scenario {
public:
    // The game when the first dials are set. A is the Sheriff, except in a solo game.
    explicit Scenario(Arrangement arrangement = {});
    // The game right after its set-up, before players choose boards or discard starting cards.
    static Scenario at_the_start(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Player& player(Seat seat) { return state.table.at(seat); }
    Step step() const { return state.table.progress.current(); }

    // Plays a legal action for the first seat that must act, or for the given seat.
    void play(std::string_view action);
    void play(Seat seat, std::string_view action);
    // Sets the dials of all seats.
    void select(std::vector<int> const& dials);
    // The rule that forbids the action to the seat that must act; empty if the action is legal.
    std::string why_not(std::string_view action) const;
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const;
    std::vector<std::string> legal(Seat seat) const;
    bool can(std::string_view action) const;
    Seat due() const { return *game.pending(state.table).must.begin(); }

    // Begins the seat's turn on a Site, with the Barker and the Bust on these Sites. No other seat has a turn.
    void turn(Seat seat, int site, int barker, int bust);
    // Plays the first legal actions until this step is reached.
    void play_until(Step wanted);
    // Skips the remaining rounds of the year and plays its Shootout.
    void play_shootout();
    void end_game();

    void give(Seat seat, int dudes, int tents, int horses, int bucks, int gold);
    void build(Seat seat, std::string_view building);
    void hold(Seat seat, std::vector<std::string_view> const& buildings);
    void barrel(Seat seat, std::string_view kind, bool used = false);
    void river(Seat seat, int canyon);
    void bridge(Seat seat, std::string_view kind);
    // Puts this type of Bridge on the first stack.
    void offer_bridge(std::string_view kind);
    void pioneer(Seat seat, std::string_view kind);
    void wagon(Seat seat, std::string_view space);
    std::string wagon_at(Seat seat);
    void fill(Seat seat, int row);
    int building_id(std::string_view id) const;
    int barrel_id(std::string_view id) const;
    bool has_built(Seat seat, std::string_view id);
    int points(Seat seat) const { return game.result(state).seats[index(seat)].total; }
    int points(Seat seat, int source) const {
        return game.result(state).seats[index(seat)].by_source[source];
    }
    int count_events(MessageSpec const& spec) const;

private:
    Scenario(Game const& set_up, State const& start) : game{set_up}, state{start} {}
};

}  // namespace motherlode::coloma
