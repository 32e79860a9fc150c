#pragma once

#include <cmath>
#include <string>
#include <vector>

namespace motherlode::balance {

// A share or a mean with half the width of its 95 % interval.
struct Measured {
    double value = 0;
    double margin = 0;
};

// Sums over players: all of them, those in a seat, or those who had a certain card.
struct Tally {
    double count = 0;
    double wins = 0;  // a shared win counts as a fraction
    double score = 0;
    double score_squared = 0;
    double points = 0;  // scored by the card itself, if that is known

    void add(double win, double total, double brought = 0) {
        ++count;
        wins += win;
        score += total;
        score_squared += total * total;
        points += brought;
    }
    void add(Tally const& other) {
        count += other.count;
        wins += other.wins;
        score += other.score;
        score_squared += other.score_squared;
        points += other.points;
    }
    Measured win_share() const {
        double const share = wins / count;
        return {share, z95 * std::sqrt(share * (1 - share) / count)};
    }
    Measured mean_score() const {
        double const mean = score / count;
        return {mean, z95 * std::sqrt(std::max(0.0, score_squared / count - mean * mean) / count)};
    }

private:
    static constexpr double z95 = 1.959963984540054;
};

// Things of one kind, which are compared with each other.
struct Group {
    std::string title;
    bool tells_points = false;
    bool only_astray = false;  // lists only the outliers of a large group
    std::vector<std::string> names;
    std::vector<Tally> tallies;  // by name

    // A player who builds more wins more, whatever was built. So if players can have several things, a player with a
    // thing is compared with all players who had the same number of the kind. Both are empty if every player has
    // exactly one.
    std::vector<Tally> by_number;                    // of players, by the number they had
    std::vector<std::vector<double>> had_of_number;  // by name, then as above: the number of players

    void add(std::string name) {
        names.push_back(std::move(name));
        tallies.emplace_back();
    }
    void add(Group const& other);

    // One player's things of this kind, with the points of each.
    struct Had {
        std::size_t which = 0;
        double brought = 0;
    };
    void add_player(std::vector<Had> const& had, double win, double total);

    // The average of the players with this thing if it made no difference.
    struct Expected {
        double win_share = 0;
        double score = 0;
    };
    Expected expected(std::size_t which) const;
};

struct Report {
    Tally all;
    std::vector<Tally> seats;
    std::vector<Group> groups;
    std::vector<int> lengths;  // of the games in turns, if counted

    void add(Report const& other);
};

// As lines of Markdown.
std::string table_of(Group const& group, double players_in_all);
std::string seats_of(Report const& report);
std::string lengths_of(Report const& report);

}  // namespace motherlode::balance
