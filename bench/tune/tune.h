#pragma once

#include <fstream>
#include <map>

#include <fmt/format.h>

#include "bots/search/values.h"
#include "cli/progress.h"
#include "play.h"
#include "weights_file.h"

// Fits a game's evaluation to the results of games of greedy bots, and plays the new weights against the old ones.
namespace motherlode::tune {

struct Task {
    std::string game;
    std::string file;     // of the weights
    std::string against;  // a file with other weights to play against, instead of the initial ones
    int games = 0;
    int contest = 0;
    bool write = false;
};

// Prints the sentence and returns the exit code.
int refuse(std::string const& sentence);
Outcome<std::string> read(std::string const& file);

template <class Game>
std::vector<Position<Game>> positions_of(std::vector<Weighted<Game>> const& set_ups, int games) {
    std::vector<Position<Game>> positions;
    std::vector<int> decisions(set_ups.size(), 1);
    cli::Progress progress{games, "games"};
    for (int number = 0; number < games; ++number) {
        std::size_t const which = static_cast<std::size_t>(number) % set_ups.size();
        add_game<Game>(set_ups[which], number, decisions[which], positions);
        progress.advance();
    }
    return positions;
}

// Every fifth game, and so every set-up, is reserved for testing.
template <class Game>
bool is_held_out(Position<Game> const& position, std::size_t set_ups) {
    return position.number / static_cast<int>(set_ups) % 5 == 4;
}

// The spread of the leads at the end of this set-up's games.
template <class Game>
double spread_of(std::vector<Position<Game> const*> const& positions, Weighted<Game> const* game) {
    double sum = 0;
    int count = 0;
    for (Position<Game> const* position : positions) {
        if (game != nullptr && position->game != game) continue;
        sum += position->lead * position->lead;
        ++count;
    }
    return std::sqrt(sum / std::max(count, 1)) + 1;
}

template <class Game>
int point_of(Game const& game) {
    return Game::bot_hooks.profile(game).search.point;
}

// All set-ups have the same weight, however many points are scored in them: each is scaled by its spread.
template <class Game>
Data data_of(std::vector<Position<Game> const*> const& positions) {
    struct Seen {
        Weighted<Game> const* game;
        typename Game::View view;
        double unit;
    };
    double const spread = spread_of<Game>(positions, nullptr);
    std::map<Weighted<Game> const*, double> spreads;
    for (Position<Game> const* position : positions)
        if (!spreads.contains(position->game)) spreads[position->game] = spread_of(positions, position->game);

    Data data;
    data.alike = positions_a_game;
    auto all = std::make_shared<std::vector<Seen>>();
    for (Position<Game> const* position : positions) {
        double const unit = spread / spreads[position->game];
        data.seen.push_back(position->lead * unit);
        all->push_back({position->game, position->game->view(position->state, position->seat),
                        unit / point_of(*position->game)});
    }
    data.expected = [all](std::size_t i, Numbers const& weights) {
        Seen const& seen = (*all)[i];
        return says<Game>(*seen.game, seen.view, weights_of<Game>(weights)) * seen.unit;
    };
    return data;
}

// ---- The decisive lead ----

struct Lead {
    double played;
    double points;
    double win;
};

// The lead, in points, that best predicts how these positions ended; `from` and `to` are fractions of the game.
int decisive_lead(std::vector<Lead> const& leads, double from, double to);

// As search judges a position: by the lead over the best opponent.
template <class Game>
std::vector<Lead> leads_of(std::vector<Position<Game>> const& positions, Numbers const& numbers) {
    std::vector<Lead> leads;
    for (Position<Game> const& position : positions) {
        int const players = position.game->players();
        double own = 0;
        double best_other = 0;
        for (int i = 0, opponents = 0; i < players; ++i) {
            double const score = static_cast<double>(says<Game>(
                                     *position.game, position.game->view(position.state, seat_at(i)),
                                     weights_of<Game>(numbers))) *
                                 (players - 1) / players / point_of(*position.game);
            if (seat_at(i) == position.seat)
                own = score;
            else
                best_other = opponents++ == 0 ? score : std::max(best_other, score);
        }
        leads.push_back({position.played, own - best_other, position.win});
    }
    return leads;
}

// ---- The report ----

void print(Contest const& contest);

// By number of players.
template <class Game>
std::vector<Contest> contests_of(std::vector<Weighted<Game>> const& set_ups, Numbers const& new_weights,
                                 Numbers const& old_weights, int games) {
    std::vector<Contest> contests(static_cast<std::size_t>(Game::info.max_players) + 1);
    cli::Progress progress{games, "games"};
    for (int number = 0; number < games; ++number) {
        Weighted<Game> const& game = set_ups[static_cast<std::size_t>(number) % set_ups.size()];
        contend<Game>(game, new_weights, old_weights, 1'000'000 + number,
                      contests[static_cast<std::size_t>(game.players())]);
        progress.advance();
    }
    std::erase_if(contests, [](Contest const& contest) { return contest.games == 0; });
    return contests;
}

// Better weights, with a summary as the header of their file.
struct Fitted {
    Numbers weights;
    std::string head;
};

template <class Game>
Fitted fitted(Task const& task, std::vector<Weighted<Game>> const& set_ups, Numbers const& start) {
    std::vector<Position<Game>> const positions = positions_of(set_ups, task.games);
    std::vector<Position<Game> const*> known;
    std::vector<Position<Game> const*> held_out;
    for (Position<Game> const& position : positions)
        (is_held_out(position, set_ups.size()) ? held_out : known).push_back(&position);
    Numbers const best = put_right<Game>(fit(data_of<Game>(known), start));

    Data const test = data_of<Game>(held_out);
    std::string const errors =
        fmt::format("{} positions; on {} test positions the error of the predicted final lead was {:.2f} "
                    "points and is now {:.2f}.\n",
                    known.size(), held_out.size(), error_of(test, start), error_of(test, best));
    std::vector<Lead> const leads = leads_of(positions, best);
    fmt::print("{}decisive lead: {}; in the first third of a game {}, in the second {}, in the last {}\n",
               errors, decisive_lead(leads, 0, 2), decisive_lead(leads, 0, 1.0 / 3),
               decisive_lead(leads, 1.0 / 3, 2.0 / 3), decisive_lead(leads, 2.0 / 3, 2));
    std::fflush(stdout);
    return {best, fmt::format("// Made by bench/tune/run {} {}.\n// {}", task.game, task.games, errors)};
}

template <class Game>
Outcome<Numbers> weights_in(std::string const& file) {
    Outcome<std::string> const text = read(file);
    if (!text) return text.error();
    Numbers const numbers = numbers_in(*text);
    std::size_t const count = sizeof(Weights<Game>) / sizeof(int);
    if (numbers.size() != count)
        return Error{fmt::format("{} holds {} numbers; {} has {} weights.", file, numbers.size(),
                                 Game::info.title, count)};
    return numbers;
}

template <class Game>
int run(Task const& task) {
    Outcome<Numbers> const start = weights_in<Game>(task.file);
    if (!start) return refuse(start.error().sentence);
    Outcome<Numbers> const old_weights = weights_in<Game>(task.against.empty() ? task.file : task.against);
    if (!old_weights) return refuse(old_weights.error().sentence);
    std::vector<Weighted<Game>> set_ups = tune::set_ups<Game>();
    for (Weighted<Game>& game : set_ups) game.weights = weights_of<Game>(*start);

    Fitted best{*start, {}};
    std::string const text = *read(task.file);
    if (task.games > 0) {
        best = fitted(task, set_ups, *start);
        fmt::print("{}", with_numbers(text, best.head, best.weights));
    }
    double lead = 0;
    for (Contest const& contest : contests_of(set_ups, best.weights, *old_weights, task.contest)) {
        print(contest);
        lead += contest.lead;
    }
    if (!task.write || task.games == 0) return 0;
    if (lead < 0) return refuse("the new weights lose to the old; the file is left as it is.");
    std::ofstream{task.file} << with_numbers(text, best.head, best.weights);
    return 0;
}

// ---- The games ----

struct AnyTunable {
    std::string_view game;
    int (*run)(Task const& task);
};
std::vector<AnyTunable>& tunables();

// Registers a game in main.cpp.
template <class Game>
struct Tunable {
    Tunable() { tunables().push_back({Game::info.name, run<Game>}); }
};

}  // namespace motherlode::tune
