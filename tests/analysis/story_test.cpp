#include <gtest/gtest.h>

#include "analysis/never.h"
#include "analysis/story.h"
#include "analysis/words.h"
#include "bots/bot.h"
#include "registry/registry.h"

namespace motherlode::analysis {
namespace {

// A complete game of bots.
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

// A quick review of its last decisions.
Review glance(History const& history, int decisions) {
    Effort const effort{.from = history.size() - decisions, .iterations = 2, .listed = 1, .playouts = 2};
    return history.type().review(
        history, effort, [](ReviewProgress const&) {}, never);
}

// A moment at which the seats have these win probabilities.
Moment at(int move, std::vector<double> const& shares) {
    std::vector<Outlook> outlook;
    for (double const share : shares) outlook.push_back({.win = {share, share, share}, .score = {}});
    Moment moment;
    moment.move = move;
    moment.before = outlook;
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

TEST(TurningPoint, IsTheMomentFromWhichTheWinnerStaysAhead) {
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

TEST(TurningPoint, OfASoloGameIsWhenTheResultBecomesLikely) {
    std::vector<Moment> const moments{at(0, {0.4}), at(1, {0.6}), at(2, {0.3}), at(3, {0.1})};
    EXPECT_EQ(turning_point(moments, ranked({2})), 2);
    EXPECT_EQ(turning_point(moments, ranked({1})), -1);
    EXPECT_EQ(turning_point({at(0, {0.4}), at(1, {0.5}), at(2, {0.9})}, ranked({1})), 1);
    EXPECT_EQ(turning_point({at(0, {0.4}), at(1, {0.2})}, ranked({2})), 0);
}

// A decision by which the seat loses some of its win probability to the other of two.
Moment mistake_of(int seat, double given) {
    double const own = 0.5;
    Moment moment = at(0, seat == 0 ? std::vector{own, 1 - own} : std::vector{1 - own, own});
    Moment const after = at(0, seat == 0 ? std::vector{own - given, 1 - own + given}
                                         : std::vector{1 - own + given, own - given});
    moment.choices.push_back(after.best());
    moment.seat = seat_at(seat);
    moment.due = moment.seat;
    moment.played = 1;
    moment.loss.win = {given, given / 2, 2 * given};
    moment.verdict = verdict_on(moment.loss, 20);
    moment.accuracy = accuracy_of(moment.loss, 20);
    return moment;
}

Moment fine_of(int seat) {
    Moment moment = at(0, {0.5, 0.5});
    moment.seat = seat_at(seat);
    moment.due = moment.seat;
    return moment;
}

TEST(MissedChance, IsAMistakeRightAfterAnothers) {
    std::vector<Moment> moments{mistake_of(1, 0.3), mistake_of(0, 0.2), mistake_of(0, 0.2)};
    ASSERT_TRUE(missed_chance(moments, 1));
    EXPECT_EQ(missed_chance(moments, 1)->moment, 0U);
    EXPECT_NEAR(missed_chance(moments, 1)->share, 0.3, 1e-9);
    // Later in the same turn the chance is still there.
    EXPECT_TRUE(missed_chance(moments, 2));
    // A turn later it is not.
    moments.insert(moments.begin() + 1, {fine_of(0), fine_of(1)});
    EXPECT_FALSE(missed_chance(moments, 3));
    EXPECT_FALSE(missed_chance({mistake_of(0, 0.2)}, 0));
}

TEST(MissedChance, NeedsMoreThanAnInaccuracyOnBothSides) {
    EXPECT_FALSE(missed_chance({mistake_of(1, 0.07), mistake_of(0, 0.2)}, 1));
    EXPECT_FALSE(missed_chance({mistake_of(1, 0.2), mistake_of(0, 0.07)}, 1));
    EXPECT_FALSE(missed_chance({mistake_of(1, 0.2), fine_of(0)}, 1));
}

TEST(MissedChance, DoesNotCountForSimultaneousDecisions) {
    std::vector<Moment> moments{mistake_of(1, 0.3), mistake_of(0, 0.2)};
    moments[0].due = moments[0].due.with(seat_at(0));
    EXPECT_FALSE(missed_chance(moments, 1));
}

TEST(MissedChance, IsDescribed) {
    History const history = played("boomtown_builders", {"greedy", "random"}, 2);
    Review review = glance(history, 20);
    std::size_t place = 1;
    while (review.moments.at(place).seat == review.moments.at(place - 1).seat) ++place;
    for (std::size_t const i : {place - 1, place}) {
        Moment const wrong = mistake_of(index(review.moments[i].seat), 0.2);
        Action const action = review.moments[i].taken().action;
        int const move = review.moments[i].move;
        review.moments[i] = wrong;
        review.moments[i].move = move;
        for (Choice& choice : review.moments[i].choices) choice.action = action;
    }
    std::string const words = Narrator{history, review}.mistake(place);
    EXPECT_NE(words.find("missed chance"), std::string::npos) << words;
    EXPECT_NE(words.find("had just offered a chance worth 20 % with the blunder at move " +
                         std::to_string(review.moments[place - 1].move + 1)),
              std::string::npos)
        << words;
}

TEST(BestDecisions, AreTheThreeLargestCertainGains) {
    std::vector<Moment> moments(6, fine_of(0));
    for (std::size_t i = 0; i < 5; ++i) moments[i].gain = {0.1 + 0.01 * static_cast<double>(i), 0.02, 0.3};
    EXPECT_EQ(best_decisions(moments), (std::vector<std::size_t>{4, 3, 2}));
    moments[4].gain.low = -0.01;
    moments[3].gain.value = 0.09;
    moments[2].played = 1;
    EXPECT_EQ(best_decisions(moments), (std::vector<std::size_t>{1, 0}));
    EXPECT_TRUE(best_decisions({fine_of(0)}).empty());
}

TEST(MissedChance, IsWrittenWithBothMoves) {
    std::vector<Moment> moments{mistake_of(1, 0.3), mistake_of(0, 0.2), fine_of(1)};
    for (std::size_t i = 0; i < moments.size(); ++i) moments[i].move = 30 + 2 * static_cast<int>(i);
    JsonWriter json;
    write_missed_chances(moments, json);
    EXPECT_EQ(json.text(), R"([{"move":32,"after":30,"share":300}])");
}

TEST(BestDecisions, AreWrittenWithTheirGainBestFirst) {
    std::vector<Moment> moments(3, fine_of(0));
    for (std::size_t i = 0; i < moments.size(); ++i) moments[i].move = 10 + static_cast<int>(i);
    moments[0].gain = {0.12, 0.02, 0.22};
    moments[2].gain = {0.3, 0.1, 0.5};
    JsonWriter json;
    write_best_decisions(moments, json);
    EXPECT_EQ(json.text(), R"([{"move":12,"kept":[300,100,500]},{"move":10,"kept":[120,20,220]}])");
}

TEST(Mistakes, AreSortedByCost) {
    EXPECT_EQ(mistakes({mistake_of(0, 0.1), fine_of(1), mistake_of(1, 0.3)}),
              (std::vector<std::size_t>{2, 0}));
}

TEST(TurningWords, NameTheMoveAndTheWinner) {
    History const history = played("boomtown_builders", {"greedy", "random"}, 2);
    ASSERT_EQ(single_winner(history.now().result()), 0U);
    Review review{.moments = {at(0, {0.5, 0.5}), at(11, {0.9, 0.1})}, .accounts = {}};
    EXPECT_EQ(turning_words(history, review), "");
    review.turned = 1;
    EXPECT_EQ(turning_words(history, review), "From move 12 on, A greedy was ahead until the end.");
    review.turned = 0;
    EXPECT_EQ(turning_words(history, review), "A greedy was ahead from the first decision to the last.");
    review.moments.erase(review.moments.begin());
    EXPECT_EQ(turning_words(history, review),
              "A greedy was ahead from move 12, the first reviewed move, to the last.");
}

TEST(TurningWords, OfALostSoloGame) {
    History const history = played("coloma", {"random"}, 3);
    ASSERT_FALSE(single_winner(history.now().result()));
    Review review = glance(history, 15);
    ASSERT_EQ(review.accounts.size(), 1U);
    EXPECT_EQ(review.accounts[0].win.end, 0);
    review.turned = static_cast<int>(review.moments.size()) - 1;
    review.moments.back().move = 40;
    EXPECT_EQ(turning_words(history, review), "From move 41 on, A random was more likely to lose than not.");
}

TEST(TurningWords, OfASoloGameThatWasWon) {
    std::uint64_t seed = 1;
    while (!single_winner(played("coloma", {"greedy"}, seed).now().result())) ASSERT_LT(++seed, 30U);
    History const history = played("coloma", {"greedy"}, seed);
    Review review = glance(history, 15);
    EXPECT_EQ(review.accounts.at(0).win.end, 1);
    review.turned = static_cast<int>(review.moments.size()) - 1;
    review.moments.back().move = 40;
    EXPECT_EQ(turning_words(history, review), "From move 41 on, A greedy was more likely to win than not.");
}

}  // namespace
}  // namespace motherlode::analysis
