#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {

// A second scorer, slow and simple, written from the manual alone. It follows the events of a game like a
// player with pencil and paper: it has its own board, bins and tracks, and does not use the bit sets and
// counters of the game.
class SlowScorer {
public:
    SlowScorer(Game const& game, State const& start);

    void follow(std::vector<Event> const& events);

    struct Score {
        std::array<int, 9> by_source{};  // in the order of score_sources
        int total = 0;
        int rank = 0;
    };
    std::vector<Score> score() const;

private:
    using Place = std::pair<int, int>;  // q, r

    struct Book {
        std::map<Place, bool> buildings;  // true for a settlement
        std::map<std::string, int> influence;
        std::array<std::string, 5> bins;  // letters; bin 0 is the Usage Area
        std::map<std::string, int> steps;
        std::vector<int> spaces;  // where the influence tokens are, from 1
        int cards = 0;
        int wanted = 0;
        int shipping_tiles = 0;
        int investment_points = 0;
        int shipping_points = 0;
        int single_points = 0;
        int bin_points = 0;
    };

    void invested(Book& book, Card const& card);
    void shipped(Book& book, std::string const& metal);
    Place place(int hex) const;
    std::vector<Place> neighbours(Place at) const;
    std::vector<int> group_sizes(Book const& book) const;
    bool touches(Place at, std::set<Place> const& places) const;
    int settlements_in(Book const& book, std::string const& terrain) const;
    std::map<std::string, int> terrain_bonuses(int seat) const;  // only terrains with a bonus
    int wanted_penalty(int seat) const;
    int office(std::string const& id, int seat) const;
    int straight_line(Book const& book) const;

    Game const* game_;
    std::map<Place, std::string> terrain_;  // of the hexes in use
    std::set<Place> water_;
    std::set<Place> board_;  // all hexes and water, used or not
    std::set<Place> looted_;
    std::vector<std::string> offices_;  // by space, from 1; "" is the single space
    std::vector<int> bonus_tiles_;      // the highest last
    std::map<std::string, std::array<std::vector<int>, 2>> shipping_piles_;  // the top tile last
    std::vector<Book> books_;
};

}  // namespace motherlode::gold_west
