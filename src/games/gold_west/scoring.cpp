// Manual 6, "Scoring & End Game".

#include <algorithm>

#include "games/gold_west/game.h"
#include "kernel/ranking.h"

namespace motherlode::gold_west {
namespace {

// "Building Groups". GW-6.2a needs the largest group, GW-6.3g the second largest.
void score_groups(Game const& game, Table const& table, FinalScores& scores) {
    for (int seat = 0; seat < game.players(); ++seat) {
        HexSet const buildings = table.players[seat].buildings;
        for (HexSet remaining = buildings; !remaining.empty();) {
            HexSet const group = game.board().group(buildings, remaining.first());
            remaining = remaining - group;
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
    // GW-6.4e, RULING gw-10: a player without camps in the Wanted area is not wanted.
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
        // GW-6.4a, GW-6.4c: all Most Wanted players pay.
        if (score.most_wanted) score.wanted_penalty = camps / game.edition().most_wanted_every;
        // GW-6.4b, GW-6.4d: all players in second place pay. GW-6.4c: if several are Most Wanted, nobody is
        // second.
        if (with_most == 1 && camps == second)
            score.wanted_penalty = camps / game.edition().second_wanted_every;
    }
}

// The ranking in one terrain: by influence, then by settlements (GW-6.5b).
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
        // GW-6.5a, RULING gw-11: a player without influence gets no bonus.
        if (player.influence[terrain] > 0)
            standings.strength[seat] =
                player.influence[terrain] * 256 + (player.settlements & table.terrain[terrain]).count();
    }
    return standings;
}

void award(Standings const& standings, int strength, int place, int points, int terrain,
           FinalScores& scores) {
    for (int seat = 0; seat < max_players; ++seat) {
        if (standings.strength[seat] != strength) continue;
        scores[seat].terrain_bonus[terrain] = points;
        scores[seat].place[terrain] = static_cast<std::uint8_t>(place);
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
            // GW-6.5e: the leader gets the second value, or tied players share it.
            award(standings, best, 1, second / tied, terrain, scores);
        } else if (tied > 1) {
            // GW-6.5c: tied leaders share both values, and there is no second place.
            award(standings, best, 1, (first + second) / tied, terrain, scores);
        } else {
            award(standings, best, 1, first, terrain, scores);
            // GW-6.5d: players tied for second place share its value.
            int const runner_up = standings.best_below(best);
            if (runner_up > 0)
                award(standings, runner_up, 2, second / standings.count(runner_up), terrain, scores);
        }
    }
}

// "Boomtown". Must run after the terrain bonuses, because the Deeds Office counts them.
void score_offices(Game const& game, Table const& table, FinalScores& scores) {
    for (int seat = 0; seat < game.players(); ++seat) {
        for (int space = 0; space < spaces; ++space) {
            int const tokens = table.players[seat].boomtown[space];
            if (tokens == 0 || table.offices[space] == none) continue;
            // GW-6.3a, GW-7.4a: the office scores once for each token.
            scores[seat].offices[space] =
                tokens * worth_of_token(game, table, seat_at(seat), scores[seat], table.offices[space]);
        }
    }
}

int sum(auto const& numbers) {
    int total = 0;
    for (int const number : numbers) total += number;
    return total;
}

// GW-6.3a: one event for each office, for all of the seat's tokens on its two spaces.
template <class Log>
void log_offices(Table const& table, int seat, FinalScore const& score, Log const& log_event) {
    auto const& offices = table.offices;
    for (int first = 0; first < spaces; ++first) {
        if (offices[first] == none ||
            std::find(offices.begin(), offices.begin() + first, offices[first]) != offices.begin() + first)
            continue;
        int tokens = 0;
        int points = 0;
        for (int space = first; space < spaces; ++space) {
            if (offices[space] != offices[first]) continue;
            tokens += table.players[seat].boomtown[space];
            points += score.offices[space];
        }
        if (tokens > 0)
            log_event("GW-6.3a",
                      Message{say.office_scored, seat, place_number(table, first), tokens, points});
    }
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

// GW-6.6e, RULING gw-14: the points scored so far, plus the final scoring as if the game ended now.
Result Game::result(Table const& table) const {
    Result result;
    result.players = players();
    result.finished = table.progress.current() == step<GameOver>;
    FinalScores const scores = final_scoring(*this, table);
    // "Winning": GW-6.6b, GW-6.6c.
    std::array tie_breaks{TieBreak{&say.fewest_wanted}, TieBreak{&say.most_resources}};

    for (int seat = 0; seat < players(); ++seat) {
        Player const& player = table.players[seat];
        FinalScore const& score = scores[seat];
        // In the order of Source.
        for (int const points :
             {int{player.invested}, int{player.shipped}, int{player.single_space}, int{player.stored},
              -edition().loot_penalty * player.wanted, edition().building_group * score.group_buildings,
              sum(score.offices), -score.wanted_penalty, sum(score.terrain_bonus)}) {
            result.seats[seat].by_source.push_back(static_cast<std::int16_t>(points));
            result.seats[seat].total += points;
        }
        tie_breaks[0].value[seat] = -player.wanted;
        for (Goods const& bin : player.supply) tie_breaks[1].value[seat] += bin.total();
    }
    // GW-6.6a: ranks by total. GW-6.6d, RULING gw-12: players who are still tied share the win.
    rank_seats(result, tie_breaks);
    return result;
}

// The final scoring as events, in the manual's order.
void log_scoring(Game const& game, Table const& table, EventLog& log) {
    FinalScores const scores = final_scoring(game, table);
    auto const log_event = [&](std::string_view rule, Message const& message) {
        log(Event{RuleId{rule}, message});
    };
    for (int seat = 0; seat < game.players(); ++seat) {
        FinalScore const& score = scores[seat];
        if (score.group_buildings > 0)
            log_event("GW-6.2a", Message{say.group_scored, seat, score.group_buildings,
                                         game.edition().building_group * score.group_buildings});
        log_offices(table, seat, score, log_event);
        if (score.wanted_penalty > 0)
            log_event(score.most_wanted ? "GW-6.4a" : "GW-6.4b",
                      Message{score.most_wanted ? say.most_wanted : say.second_wanted, seat,
                              table.players[seat].wanted, score.wanted_penalty});
        for (int terrain = 0; terrain < terrains; ++terrain)
            if (score.place[terrain] != 0)
                log_event("GW-6.5a",
                          Message{say.terrain_scored, seat, terrain, score.terrain_bonus[terrain]});
    }
    Result const result = game.result(table);
    for (int seat = 0; seat < result.players; ++seat)
        log_event("GW-6.6a",
                  Message{say.final_score, seat, result.seats[seat].total, result.seats[seat].rank});
}

}  // namespace motherlode::gold_west
