// Manual 6, "Scoring & End Game".

#include <algorithm>

#include "games/gold_west/play.h"

namespace motherlode::gold_west {
namespace {

// "Building Groups": the largest and the second largest.
void score_groups(Game const& game, Table const& table, FinalScores& scores) {
    for (int seat = 0; seat < game.players(); ++seat) {
        HexSet const buildings = table.players[seat].buildings;
        for (HexSet left = buildings; !left.empty();) {
            HexSet const group = game.board().group(buildings, left.first());
            left = left - group;
            int const size = group.count();
            FinalScore& score = scores[seat];
            score.second_group_buildings =
                std::max(score.second_group_buildings, std::min(size, score.group_buildings));
            score.group_buildings = std::max(score.group_buildings, size);
        }
    }
}

// "Looting Penalties".
void score_wanted(Game const& game, Table const& table, FinalScores& scores) {
    // GW-6.4e, RULING gw-10: whoever has no camp there is not wanted.
    int most = 0;
    for (int seat = 0; seat < game.players(); ++seat) most = std::max<int>(most, table.players[seat].wanted);
    int second = 0;
    int with_most = 0;
    for (int seat = 0; seat < game.players(); ++seat) {
        int const camps = table.players[seat].wanted;
        if (camps == most) ++with_most;
        if (camps < most) second = std::max(second, camps);
    }
    for (int seat = 0; seat < game.players(); ++seat) {
        int const camps = table.players[seat].wanted;
        if (camps == 0) continue;
        FinalScore& score = scores[seat];
        score.most_wanted = camps == most;
        // GW-6.4a, GW-6.4c.
        if (score.most_wanted) score.wanted_penalty = camps / game.edition().most_wanted_every;
        // GW-6.4b, GW-6.4d; GW-6.4c: not if several are Most Wanted.
        if (with_most == 1 && camps == second)
            score.wanted_penalty = camps / game.edition().second_wanted_every;
    }
}

// Who stands how in one terrain: by influence, then by settlements (GW-6.5b).
struct Standings {
    std::array<int, max_players> strength{};

    int best() const { return *std::max_element(strength.begin(), strength.end()); }
    int count(int value) const {
        return static_cast<int>(std::count(strength.begin(), strength.end(), value));
    }
    int best_below(int limit) const {
        int best = 0;
        for (int const value : strength)
            if (value < limit) best = std::max(best, value);
        return best;
    }
};

Standings standings_in(Game const& game, Table const& table, int terrain) {
    Standings standings;
    for (int seat = 0; seat < game.players(); ++seat) {
        Player const& player = table.players[seat];
        // GW-6.5a, RULING gw-11: without influence there is no bonus.
        if (player.influence[terrain] > 0)
            standings.strength[seat] =
                player.influence[terrain] * 256 + (player.settlements & table.terrain[terrain]).count();
    }
    return standings;
}

void award(Standings const& standings, int strength, int points, int terrain, FinalScores& scores) {
    for (int seat = 0; seat < max_players; ++seat) {
        if (standings.strength[seat] != strength) continue;
        scores[seat].terrain_bonus[terrain] = points;
        scores[seat].has_bonus |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(terrain));
    }
}

// "Terrain Bonuses".
void score_terrain(Game const& game, Table const& table, FinalScores& scores) {
    for (int terrain = 0; terrain < terrains; ++terrain) {
        Standings const standings = standings_in(game, table, terrain);
        int const best = standings.best();
        if (best == 0) continue;
        auto const [first, second] = game.terrain_bonus()[terrain];
        int const tied = standings.count(best);
        if (game.players() == 2) {
            // GW-6.5e: only the second value, for the leader or shared.
            award(standings, best, second / tied, terrain, scores);
        } else if (tied > 1) {
            // GW-6.5c: both values shared, no second place.
            award(standings, best, (first + second) / tied, terrain, scores);
        } else {
            award(standings, best, first, terrain, scores);
            // GW-6.5d.
            int const next = standings.best_below(best);
            if (next > 0) award(standings, next, second / standings.count(next), terrain, scores);
        }
    }
}

// "Boomtown": after the terrain bonuses, which the Deeds Office counts.
void score_offices(Game const& game, Table const& table, FinalScores& scores) {
    for (int seat = 0; seat < game.players(); ++seat) {
        for (int space = 0; space < spaces; ++space) {
            int const tokens = table.players[seat].boomtown[space];
            if (tokens == 0 || table.offices[space] == none) continue;
            // GW-6.3a: once for each token.
            Office const& office = game.edition().offices[table.offices[space]];
            int const count = counted(game, table, seat_at(seat), scores[seat], office.per);
            scores[seat].offices[space] = tokens * office.points * (count / office.every);
        }
    }
}

// "Winning": what decides between two players, in the order of the manual.
struct Standing {
    int total = 0;
    int wanted = 0;
    int resources = 0;

    bool beats(Standing const& other) const {
        if (total != other.total) return total > other.total;
        if (wanted != other.wanted) return wanted < other.wanted;
        return resources > other.resources;
    }
};

void rank(Result& result, std::array<Standing, max_players> const& standings) {
    for (int seat = 0; seat < result.players; ++seat) {
        result.seats[seat].rank = 1;
        for (int other = 0; other < result.players; ++other)
            if (standings[other].beats(standings[seat])) ++result.seats[seat].rank;
    }
    if (!result.finished) return;
    // GW-6.6b, GW-6.6c: the last thing that was needed to part the first from somebody with the same score.
    int first = 0;
    while (result.seats[first].rank != 1) ++first;
    for (int seat = 0; seat < result.players; ++seat) {
        if (result.seats[seat].rank == 1 || standings[seat].total != standings[first].total) continue;
        if (standings[seat].wanted == standings[first].wanted)
            result.tie_break = &say::most_resources;
        else if (result.tie_break == nullptr)
            result.tie_break = &say::fewest_wanted;
    }
}

int sum(auto const& numbers) {
    int total = 0;
    for (int const number : numbers) total += number;
    return total;
}

}  // namespace

FinalScores final_scoring(Game const& game, Table const& table) {
    FinalScores scores{};
    score_groups(game, table, scores);
    score_wanted(game, table, scores);
    score_terrain(game, table, scores);
    score_offices(game, table, scores);
    return scores;
}

// GW-6.6e, RULING gw-14: at any time, what was scored and what the final scoring would bring now.
Result Game::result(Table const& table) const {
    Result result;
    result.players = players_;
    result.finished = table.progress.current() == Step::game_over;
    FinalScores const scores = final_scoring(*this, table);
    std::array<Standing, max_players> standings{};

    for (int seat = 0; seat < players_; ++seat) {
        Player const& player = table.players[seat];
        FinalScore const& score = scores[seat];
        // In the order of Source.
        for (int const points :
             {int{player.invested}, int{player.shipped}, int{player.single_space}, int{player.stored},
              -edition_->loot_penalty * player.wanted, edition_->building_group * score.group_buildings,
              sum(score.offices), -score.wanted_penalty, sum(score.terrain_bonus)}) {
            result.seats[seat].by_source.push_back(static_cast<std::int16_t>(points));
            result.seats[seat].total += points;
        }
        standings[seat].total = result.seats[seat].total;
        standings[seat].wanted = player.wanted;
        for (Goods const& bin : player.supply) standings[seat].resources += bin.total();
    }
    rank(result, standings);
    return result;
}

// The final scoring as a tale, in the manual's order.
void tell_scoring(Game const& game, Table const& table, EventLog& log) {
    FinalScores const scores = final_scoring(game, table);
    auto const tell = [&](std::string_view rule, Message const& message) {
        log(Event{RuleId{rule}, message});
    };
    for (int seat = 0; seat < game.players(); ++seat) {
        FinalScore const& score = scores[seat];
        if (score.group_buildings > 0)
            tell("GW-6.2a", Message{say::group_scored, seat, score.group_buildings,
                                    game.edition().building_group * score.group_buildings});
        for (int space = 0; space < spaces; ++space)
            if (int const tokens = table.players[seat].boomtown[space];
                tokens > 0 && table.offices[space] != none)
                tell("GW-6.3a", Message{say::office_scored, seat, place_number(table, space), tokens,
                                        score.offices[space]});
        if (score.wanted_penalty > 0)
            tell(score.most_wanted ? "GW-6.4a" : "GW-6.4b",
                 Message{score.most_wanted ? say::most_wanted : say::second_wanted, seat,
                         table.players[seat].wanted, score.wanted_penalty});
        for (int terrain = 0; terrain < terrains; ++terrain)
            if (((score.has_bonus >> static_cast<unsigned>(terrain)) & 1U) != 0)
                tell("GW-6.5a", Message{say::terrain_scored, seat, terrain, score.terrain_bonus[terrain]});
    }
    Result const result = game.result(table);
    for (int seat = 0; seat < result.players; ++seat)
        tell("GW-6.6a", Message{say::final_score, seat, result.seats[seat].total, result.seats[seat].rank});
}

}  // namespace motherlode::gold_west
