#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "games/coloma/game.h"
#include "games/slow_result.h"

namespace motherlode::coloma {

// A second scorer, slow and simple, written only from the rulebook. It has its own count of the points gained
// during the game: it follows the events, tracks the rows and Outlaws of the Shootouts, and derives every
// amount from its rule. For final scoring, it reads the position.
class SlowScorer {
public:
    SlowScorer(Game const& game, State const& start);

    // Follows the events of one action. `after` is the position after it.
    void follow(std::span<Event const> events, State const& after);
    SlowResult score(State const& state) const;

    // The first contradiction between an event and the rules, or "".
    std::string const& objection() const { return objection_; }
    // The reason of each gain during the game: "event", "shootout", "hotel", a building's id, …
    std::vector<std::string> const& reasons() const { return reasons_; }

private:
    struct Place {
        Seat seat{};
        int gunmen = 0;
        int nearest_row = 0;
    };
    void start_year();
    void shoot_out(bool won, int gunmen, int outlaws);
    void gain(Seat seat, int amount, std::string const& reason);
    void follow_player(Event const& event, State const& after);
    void follow_shade(Event const& event);
    void object(std::string const& reason);
    std::string word(Event const& event, int argument) const;
    int gunmen_of(Seat seat) const;
    int tier_points(Seat seat) const;
    std::vector<int> by_source(State const& state, int seat) const;
    int bridge_points(State const& state, int seat) const;
    int counted_by(std::string const& bridge, State const& state, int seat) const;
    int shade_total(State const& state) const;

    Game const* game_;
    std::array<std::string, years> charts_;  // ids
    int year_ = 0;                           // from 0
    int outlaws_ = 0;
    std::vector<Seat> rows_;  // owners of the Gunmen, the row nearest to the Outlaws first
    bool won_ = false;
    std::vector<Place> places_;        // of the last Shootout, the first place first
    std::vector<int> points_;          // gained during the game, by seat; Shade has the second seat
    std::vector<std::string> reason_;  // by seat: the source of the next points
    int shade_spent_ = 0;
    std::vector<std::string> reasons_;
    std::string objection_;
};

}  // namespace motherlode::coloma
