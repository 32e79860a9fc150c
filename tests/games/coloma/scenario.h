#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/coloma/rules/round.h"

// On failure, the rules a test is about are printed with it.
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
    std::string_view edition = {};  // the text of one; Tailrace if none
};

std::shared_ptr<Edition const> tailrace();
std::shared_ptr<Edition const> edition_of(std::string_view toml);

inline constexpr Seat A{0};
inline constexpr Seat B{1};
inline constexpr Seat C{2};

// A game that a test arranges as it likes and then plays by the rules.
class Scenario {
public:
    // The starting cards are chosen already, and the Sheriff is A, unless the test asks for the very start.
    explicit Scenario(Arrangement arrangement = {});
    static Scenario at_the_start(Arrangement arrangement = {});

    Game game;
    State state;
    EventLog log;

    Table& table() { return state.table; }
    Player& player(Seat seat) { return state.table.at(seat); }
    Step step() const { return state.table.progress.current(); }

    // The action of whoever must act; it must be legal.
    void play(std::string_view action);
    void play(Seat seat, std::string_view action);
    // One dial after another, seat by seat.
    void select(std::vector<int> const& dials);
    // The rule that forbids the action to whoever must act; empty where it is legal.
    std::string why_not(std::string_view action) const;
    std::string why_not(Seat seat, std::string_view action) const;
    std::vector<std::string> legal() const;
    std::vector<std::string> legal(Seat seat) const;
    bool can(std::string_view action) const;
    Seat due() const { return *game.pending(state.table).must.begin(); }

    // It is the seat's turn on this Site, with the Barker and the Bust on those; nobody else has a Pioneer out.
    void turn(Seat seat, int site, int barker, int bust);
    // Plays whatever comes first, up to a step.
    void go_on_until(Step wanted);
    // To the Shootout of this year, with nobody's turn left.
    void shoot_it_out();
    void end_game();

    void give(Seat seat, int dudes, int tents, int horses, int bucks, int gold);
    void build(Seat seat, std::string_view building);
    void hold(Seat seat, std::vector<std::string_view> const& buildings);
    void barrel(Seat seat, std::string_view kind, bool used = false);
    void river(Seat seat, int canyon);
    void bridge(Seat seat, std::string_view kind);
    // The first stack has this kind.
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
