#include <gtest/gtest.h>

#include "analysis/story.h"
#include "analysis/words.h"
#include "bots/bot.h"
#include "games/registry.h"

namespace motherlode::analysis {
namespace {

std::atomic<bool> const never = false;

// A game of bots to its end.
History played(std::string_view name, std::vector<std::string> const& bots, std::uint64_t seed) {
    GameType const& type = *find_game(name);
    std::vector<Player> players;
    for (std::string const& bot : bots) players.push_back({Player::Kind::bot, bot});
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    History history = std::move(
        *History::start(type, {static_cast<int>(bots.size()), {}, edition, seed}, std::move(players)));
    Rng rng{seed};
    while (!history.now().over()) {
        Seat const seat = *history.now().pending().must.begin();
        std::string const& bot = bots[static_cast<std::size_t>(index(seat))];
        history.play(seat, bot_action(bot, history.now(), seat, rng));
    }
    return history;
}

// The last decisions of it, at a glance.
Review glance(History const& history, int decisions) {
    Effort const effort{.from = history.size() - decisions, .iterations = 2, .listed = 1, .playouts = 2};
    return review(
        history, effort, [](Looked const&) {}, never);
}

// A moment at which the seats have these win shares.
Moment at(int move, std::vector<double> const& shares) {
    std::vector<Outlook> outlook;
    for (double const share : shares) outlook.push_back({.win = {share, share, share}, .score = 0});
    Moment moment;
    moment.move = move;
    moment.choices.push_back({{}, outlook});
    return moment;
}

Result ranked(std::vector<int> const& ranks) {
    Result result;
    result.finished = true;
    result.players = static_cast<int>(ranks.size());
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) result.seats[seat].rank = ranks[seat];
    return result;
}

TEST(TurningPoint, IsWhereTheWinnerGoesAheadForGood) {
    std::vector<Moment> const moments{at(0, {0.6, 0.4}), at(1, {0.4, 0.6}), at(3, {0.5, 0.5}),
                                      at(4, {0.7, 0.3})};
    EXPECT_EQ(turning_point(moments, ranked({1, 2})), 2);
    EXPECT_EQ(turning_point(moments, ranked({2, 1})), -1);
    EXPECT_EQ(turning_point({at(0, {0.5, 0.5}), at(2, {0.6, 0.4})}, ranked({1, 2})), 0);
}

TEST(TurningPoint, NeedsASingleWinner) {
    std::vector<Moment> const moments{at(0, {0.5, 0.5}), at(1, {0.5, 0.5})};
    EXPECT_EQ(turning_point(moments, ranked({1, 1})), -1);
    EXPECT_EQ(turning_point(moments, ranked({2, 3})), -1);
}

TEST(TurningPoint, OfWhoPlaysAloneIsWhereItIsMoreLikelyToWinOrNot) {
    std::vector<Moment> const moments{at(0, {0.4}), at(1, {0.6}), at(2, {0.3}), at(3, {0.1})};
    EXPECT_EQ(turning_point(moments, ranked({2})), 2);
    EXPECT_EQ(turning_point(moments, ranked({1})), -1);
    EXPECT_EQ(turning_point({at(0, {0.4}), at(1, {0.5}), at(2, {0.9})}, ranked({1})), 1);
    EXPECT_EQ(turning_point({at(0, {0.4}), at(1, {0.2})}, ranked({2})), 0);
}

TEST(TurningWords, NameTheMoveAndTheWinner) {
    History const history = played("boomtown_builders", {"greedy", "random"}, 2);
    ASSERT_EQ(single_winner(history.now().result()), 0U);
    Review found{.moments = {at(0, {0.5, 0.5}), at(11, {0.9, 0.1})}, .accounts = {}};
    EXPECT_EQ(turning_words(history, found), "");
    found.turned = 1;
    EXPECT_EQ(turning_words(history, found), "From move 12 on A greedy was ahead for good.");
    found.turned = 0;
    EXPECT_EQ(turning_words(history, found), "A greedy was ahead from the first decision to the last.");
    found.moments.erase(found.moments.begin());
    EXPECT_EQ(turning_words(history, found),
              "A greedy was ahead from move 12, the first that was looked at, to the last.");
}

TEST(TurningWords, OfALostSoloGame) {
    History const history = played("coloma", {"random"}, 3);
    ASSERT_FALSE(single_winner(history.now().result()));
    Review found = glance(history, 15);
    ASSERT_EQ(found.accounts.size(), 1U);
    EXPECT_EQ(found.accounts[0].end, 0);
    found.turned = static_cast<int>(found.moments.size()) - 1;
    found.moments.back().move = 40;
    EXPECT_EQ(turning_words(history, found), "From move 41 on A random was more likely to lose than not.");
}

TEST(TurningWords, OfASoloGameThatWasWon) {
    std::uint64_t seed = 1;
    while (!single_winner(played("coloma", {"greedy"}, seed).now().result())) ASSERT_LT(++seed, 30U);
    History const history = played("coloma", {"greedy"}, seed);
    Review found = glance(history, 15);
    EXPECT_EQ(found.accounts.at(0).end, 1);
    found.turned = static_cast<int>(found.moments.size()) - 1;
    found.moments.back().move = 40;
    EXPECT_EQ(turning_words(history, found), "From move 41 on A greedy was more likely to win than not.");
}

}  // namespace
}  // namespace motherlode::analysis
