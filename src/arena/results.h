#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "arena/played.h"
#include "arena/schedule.h"
#include "arena/tally.h"

namespace motherlode::arena {

// The results of an arena's games: the sums over all of them and, because there may be very many, only a few bytes for
// each.
class Results {
public:
    // Refused if there is not enough memory for this many games.
    static Outcome<Results> make(Schedule schedule);

    Schedule const& schedule() const { return schedule_; }
    bool has(std::size_t number) const { return ranks_[place(number, 0)] != 0; }
    std::size_t missing() const { return missing_; }
    // Keeps every game that is added from now on, so that `with_deals` is possible.
    void keep_games() { keeps_games_ = true; }
    // The results of the first deals only, of one combination of bots. They must be complete.
    Results with_deals(std::size_t deals) const;
    // In any order. A game that was added before is ignored.
    void add(std::size_t number, Played const& played);

    struct Place {
        int score;
        int rank;
    };
    Place at(std::size_t number, int seat) const;
    std::optional<Place> rival_at(std::size_t number) const;
    Tallies const& tallies() const { return tallies_; }

    // Of a bot, the forfeit with the lowest number of a game.
    struct Forfeit {
        std::size_t number;
        std::string reason;
    };
    std::optional<Forfeit> const& first_forfeit(int bot) const {
        return first_forfeits_[static_cast<std::size_t>(bot)];
    }
    bool forfeited(std::size_t number, int seat) const {
        return (forfeits_.empty() ? 0 : forfeits_[number] >> seat & 1) != 0;
    }

private:
    explicit Results(Schedule schedule);
    void add_forfeit(std::size_t number, int seat, Played::AtSeat const& at);
    std::size_t place(std::size_t number, int seat) const {
        return number * static_cast<std::size_t>(schedule_.players()) + static_cast<std::size_t>(seat);
    }

    Schedule schedule_;
    bool keeps_games_ = false;
    std::map<std::size_t, Played> games_;  // by number
    Tallies tallies_;
    std::size_t missing_;
    // By game and seat; the rank is 0 until the game is played.
    std::vector<std::int32_t> scores_;
    std::vector<std::uint8_t> ranks_;
    // By game; empty until a game has a rival.
    std::vector<std::int32_t> rival_scores_;
    std::vector<std::uint8_t> rival_ranks_;
    // By game, one bit for each seat; empty until a bot forfeits a game.
    std::vector<std::uint8_t> forfeits_;
    std::vector<std::optional<Forfeit>> first_forfeits_;  // by bot
};

}  // namespace motherlode::arena
