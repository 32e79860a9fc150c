#pragma once

#include <array>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "games/gold_west/game.h"

namespace motherlode::gold_west {

// A second scorer, written from the manual alone, slow and obvious. It follows a game by its events, as
// somebody with pencil and paper would: it keeps its own board, bins and tracks, and knows nothing of the sets
// of bits and counters that the game itself works with.
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
        std::map<Place, bool> buildings;  // is it a settlement?
        std::map<std::string, int> influence;
        std::array<std::string, 5> bins;  // letters; bin 0 is the Usage Area
        std::map<std::string, int> steps;
        std::vector<int> spaces;  // of the influence tokens, from 1
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
    bool touches(Place at, std::set<Place> const& others) const;
    int settlements_in(Book const& book, std::string const& terrain) const;
    std::map<std::string, int> terrain_bonuses(int seat) const;  // a terrain is missing where there is none
    int wanted_penalty(int seat) const;
    int office(std::string const& id, int seat) const;
    int straight_line(Book const& book) const;

    Game const* game_;
    std::map<Place, std::string> terrain_;  // of the hexes in use
    std::set<Place> water_;
    std::set<Place> board_;  // also what is not used
    std::set<Place> looted_;
    std::vector<std::string> offices_;  // by space, from 1; "" is the single one
    std::vector<int> bonus_tiles_;      // the highest last
    std::map<std::string, std::array<std::vector<int>, 2>> shipping_piles_;  // the top last
    std::vector<Book> books_;
};

}  // namespace motherlode::gold_west
