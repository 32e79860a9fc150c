#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "games/coloma/game.h"
#include "games/slow_result.h"

namespace motherlode::coloma {

// A second scorer, written from the rulebook alone, slow and obvious. It adds up the points gained in play itself: it
// follows the events, keeps its own rows and Outlaws for the Shootouts, and works out every amount from the rule that
// grants it. It reads from the position everything that counts at the end.
class SlowScorer {
public:
    SlowScorer(Game const& game, State const& start);

    // The events of one action and the position after it.
    void follow(std::span<Event const> events, State const& after);
    SlowResult score(State const& state) const;

    // The first event that contradicts the rules, or "".
    std::string const& objection() const { return objection_; }
    // Why points were gained in play, one entry each time: "event", "shootout", "hotel", a building's id, ...
    std::vector<std::string> const& reasons() const { return reasons_; }

private:
    struct Place {
        Seat who{};
        int gunmen = 0;
        int nearest_row = 0;
    };
    void start_year();
    void shoot_out(bool won, int gunmen, int outlaws);
    void gain(Seat who, int amount, std::string const& reason);
    void follow_player(Event const& event, State const& after);
    void follow_shade(Event const& event);
    void object(std::string const& reason);
    std::string word(Event const& event, int argument) const;
    int gunmen_of(Seat who) const;
    int tier_points(Seat who) const;
    std::vector<int> by_source(State const& state, int seat) const;
    int bridge_points(State const& state, int seat) const;
    int counted_by(std::string const& bridge, State const& state, int seat) const;
    int shade_total(State const& state) const;

    Game const* game_;
    std::array<std::string, years> charts_;  // ids
    int year_ = 0;                           // from 0
    int outlaws_ = 0;
    std::vector<Seat> rows_;  // who fills them, the nearest to the Outlaws first
    bool won_ = false;
    std::vector<Place> places_;        // of the last Shootout, the first place first
    std::vector<int> points_;          // gained in play, by place at the table; alone Shade has the second
    std::vector<std::string> reason_;  // by seat, what points would be gained for now
    int shade_spent_ = 0;
    std::vector<std::string> reasons_;
    std::string objection_;
};

}  // namespace motherlode::coloma
