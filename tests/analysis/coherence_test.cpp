// The estimates of a review agree with each other.

#include <cmath>

#include <gtest/gtest.h>

#include "analysis/never.h"
#include "analysis/review.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode::analysis {
namespace {

std::vector<History> recorded_games() {
    std::vector<History> games;
    for (std::string const name : {"boomtown_builders/two_players", "gold_west/two_players",
                                   "coloma/two_players", "golden_wilderness/two_players_beginner"}) {
        std::string const file = "tests/records/" + name + ".record";
        games.push_back(std::move(*read_record(file_text(source_root() / file), file, find_game)));
    }
    return games;
}

Review review_of(History const& history, Effort const& effort) {
    return history.type().review(
        history, effort, [](ReviewProgress const&) {}, never);
}

bool same(Outlook const& one, Outlook const& other) {
    return one.win.value == other.win.value && one.score.value == other.score.value;
}

// If nothing is revealed between two decisions of a seat, the value of the move is the value of the next position.
TEST(Coherence, NothingChangesWhereNothingIsRevealed) {
    for (History const& history : recorded_games()) {
        SCOPED_TRACE(history.type().info().name);
        int const from = history.size() * 3 / 4;
        Review const review = review_of(history, {.from = from,
                                                  .to = std::min(from + 24, history.size()),
                                                  .iterations = 10,
                                                  .listed = 1,
                                                  .playouts = 2,
                                                  .horizon = {.decisions = 40}});
        int compared = 0;
        for (std::size_t i = 1; i < review.moments.size(); ++i) {
            Moment const& moment = review.moments[i];
            Moment const& previous = review.moments[i - 1];
            History::Move const& move = history.moves()[static_cast<std::size_t>(previous.move)];
            if (previous.move + 1 != moment.move || previous.seat != moment.seat ||
                move.learned.contains(moment.seat))
                continue;
            ++compared;
            for (std::size_t seat = 0; seat < moment.before.size(); ++seat)
                EXPECT_TRUE(same(moment.before[seat], previous.taken().outlook[seat]))
                    << "move " << moment.move;
        }
        EXPECT_GT(compared, 0);
    }
}

// The first move in the second half of the game that reveals something to the seat that makes it.
int revealing_move(History const& history) {
    int move = history.size() / 2;
    for (; move < history.size(); ++move) {
        History::Move const& candidate = history.moves()[static_cast<std::size_t>(move)];
        ActionList legal;
        history.after(move)->legal_actions(candidate.seat, legal);
        if (legal.size() > 1 && candidate.learned.contains(candidate.seat)) break;
    }
    return move;
}

// Where chance decides what is revealed, the mean value of the next positions is the value of the move.
TEST(Coherence, TheMeanOverWhatMayBeRevealedIsTheValueOfTheMove) {
    constexpr int deals = 40;
    for (History const& history : recorded_games()) {
        SCOPED_TRACE(history.type().info().name);
        int const move = revealing_move(history);
        if (move == history.size()) continue;
        auto const [seat, action] = [&] {
            History::Move const& made = history.moves()[static_cast<std::size_t>(move)];
            return std::pair{made.seat, made.action};
        }();
        auto const place = static_cast<std::size_t>(index(seat));
        Review const review =
            review_of(history, {.from = move, .to = move + 1, .iterations = 2, .listed = 1, .playouts = 40});
        Estimate const value = review.moments.at(0).taken().outlook[place].score;

        Rng rng{7};
        double sum = 0;
        double squares = 0;
        EventLog unused;
        for (int i = 0; i < deals; ++i) {
            std::unique_ptr<Match> const next = history.after(move)->redeal(seat, rng);
            next->apply(seat, action, unused);
            double points = 0;
            next->type().finish(
                *next, seat, 1, rng.next(), [&](Ending const& ending) { points = ending.score[place]; },
                never);
            sum += points;
            squares += points * points;
        }
        double const mean = sum / deals;
        double const error = std::sqrt((squares / deals - mean * mean) / deals);
        double const own_error = (value.high - value.low) / 4;
        EXPECT_NEAR(mean, value.value, 4 * std::sqrt(error * error + own_error * own_error) + 0.5)
            << "move " << move;
    }
}

}  // namespace
}  // namespace motherlode::analysis
