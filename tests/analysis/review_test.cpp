#include <cmath>

#include <gtest/gtest.h>

#include "analysis/never.h"
#include "analysis/review.h"
#include "analysis/words.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode::analysis {
namespace {

// Near the end of the game, where playouts are short.
constexpr int first = 40;
constexpr Effort little{.from = first,
                        .iterations = 20,
                        .listed = 2,
                        .playouts = 4,
                        .horizon = {.decisions = 400},
                        .milliseconds = 0,
                        .seed = 3};

History two_players() {
    std::string const name = "tests/records/boomtown_builders/two_players.record";
    return std::move(*read_record(file_text(source_root() / name), name, find_game));
}

Review quiet_review(History const& history, Effort const& effort) {
    return history.type().review(
        history, effort, [](ReviewProgress const&) {}, never);
}

std::string json_of(History const& history, Review const& review) {
    JsonWriter json;
    write_json(history, review, little, "1.2.3", json);
    return json.text();
}

TEST(Outlook, AFewWinsDoNotMakeAWinCertain) {
    std::vector<Ending> won(10, Ending{.win = {1, 0}, .score = {30, 20}});
    won[0].score[1] = 10;
    std::vector<Outlook> const outlooks = outlook(won, {.players = 2, .decisive_lead = 10});
    EXPECT_NEAR(outlooks[0].win.value, 10.5 / 11, 1e-9);
    EXPECT_LT(outlooks[0].win.low, 0.9);
    EXPECT_NEAR(outlooks[0].win.value + outlooks[1].win.value, 1, 1e-9);
    EXPECT_EQ(outlooks[0].score.value, 30);
    EXPECT_EQ(outlooks[0].score.low, 30);
    EXPECT_NEAR(outlooks[1].score.value, 19, 1e-9);
    EXPECT_NEAR(outlooks[1].score.high, 21.3, 0.1);
}

// Points say who wins where all playouts agree, if games have shown that they do.
TEST(Outlook, IsCalibratedByPointsAndWins) {
    std::vector<Ending> const endings(20, Ending{.win = {1, 0, 0}, .score = {50, 40, 20}, .decisions = 10});
    Calibration calibration{.players = 3, .decisive_lead = 10, .length = 60};
    calibration.fit = {{{0, 0}, {0, 1}, {1, 0}}};
    EXPECT_EQ(calibration.phase(endings), 2);
    auto const late = calibration.win_probabilities(endings);
    EXPECT_NEAR(late[0], 1 / (1 + std::exp(-1) + std::exp(-3)), 1e-9);
    EXPECT_NEAR(late[1] / late[0], std::exp(-1), 1e-9);
    std::vector<Ending> early = endings;
    for (Ending& ending : early) ending.decisions = 55;
    EXPECT_NEAR(calibration.win_probabilities(early)[0], 1.0 / 3, 1e-9);
}

TEST(Review, CoversEveryDecisionWithAChoice) {
    History const history = two_players();
    int reports = 0;
    std::vector<int> moments;
    auto const count_report = [&](ReviewProgress const& progress) {
        EXPECT_EQ(++reports, progress.done);
        EXPECT_EQ(progress.total, history.size() - first);
        if (progress.moment != nullptr) moments.push_back(progress.moment->move);
    };
    Review const review = history.type().review(history, little, count_report, never);
    EXPECT_EQ(reports, history.size() - first);
    std::size_t decisions = 0;
    for (int move = first; move < history.size(); ++move) {
        ActionList legal;
        history.after(move)->legal_actions(history.moves()[static_cast<std::size_t>(move)].seat, legal);
        decisions += legal.size() > 1;
    }
    ASSERT_EQ(review.moments.size(), decisions);
    ASSERT_EQ(moments.size(), decisions);
    for (std::size_t i = 0; i < decisions; ++i) EXPECT_EQ(moments[i], review.moments[i].move);
    Calibration const calibration = calibration_of("boomtown_builders", 2, 15);
    for (Moment const& moment : review.moments) {
        History::Move const& move = history.moves()[static_cast<std::size_t>(moment.move)];
        EXPECT_EQ(moment.seat, move.seat);
        EXPECT_EQ(moment.taken().action, move.action);
        auto const seat_index = static_cast<std::size_t>(index(moment.seat));
        for (Choice const& choice : moment.choices) {
            EXPECT_LE(worth(choice.outlook[seat_index], calibration),
                      worth(moment.best().outlook[seat_index], calibration));
            EXPECT_NEAR(choice.outlook[0].win.value + choice.outlook[1].win.value, 1, 1e-9);
        }
        EXPECT_EQ(moment.before.size(), 2U);
        EXPECT_TRUE(moment.played != 0 || (moment.loss.win.value == 0 && moment.loss.score.value == 0));
        EXPECT_TRUE(moment.played != 0 || moment.accuracy == 100);
    }
}

TEST(Review, AccountsAddUp) {
    History const history = two_players();
    Review const review = quiet_review(history, little);
    ASSERT_EQ(review.accounts.size(), 2U);
    for (Account const& account : review.accounts) {
        for (Balance const& balance : {account.win, account.points})
            EXPECT_NEAR(balance.start + balance.own + balance.others + balance.luck, balance.end, 1e-9);
        for (double const part : {account.win.own, account.win.others, account.win.luck})
            EXPECT_LE(std::abs(part), 1);
    }
    EXPECT_EQ(review.accounts[0].win.end + review.accounts[1].win.end, 1);
}

TEST(Review, IsTheSameWithAnyNumberOfThreads) {
    History const history = two_players();
    Effort two = little;
    two.threads = 3;
    EXPECT_EQ(json_of(history, quiet_review(history, two)), json_of(history, quiet_review(history, little)));
    Effort other = little;
    other.seed = 4;
    EXPECT_NE(json_of(history, quiet_review(history, other)),
              json_of(history, quiet_review(history, little)));
}

TEST(Review, CanBeStopped) {
    std::atomic<bool> stop = false;
    int reports = 0;
    History const history = two_players();
    Review const review = history.type().review(
        history, little, [&](ReviewProgress const&) { stop = ++reports == 3; }, stop);
    EXPECT_EQ(reports, 3);
    EXPECT_LE(review.moments.size(), 3U);
    EXPECT_TRUE(review.accounts.empty());
}

TEST(Review, TheLastDecisionsAreCertain) {
    History const history = two_players();
    Review const review = quiet_review(history, little);
    Result const result = history.now().result();
    ASSERT_TRUE(result.finished);
    // At the very end only the seat's own points can still change, so the winner has the better outlook.
    std::vector<Outlook> const& last = review.moments.back().taken().outlook;
    EXPECT_EQ(last[0].win.value > last[1].win.value, result.seats[0].rank < result.seats[1].rank);
}

TEST(Review, IsWrittenAsPageAndJson) {
    History const history = two_players();
    Review const review = quiet_review(history, little);
    std::string const page = review_page(history, review, "A <game>");
    EXPECT_NE(page.find("A &lt;game&gt;"), std::string::npos);
    EXPECT_NE(page.find("<polyline"), std::string::npos);
    EXPECT_EQ(page.find("nan"), std::string::npos);
    EXPECT_NE(page.find("What decided the game"), std::string::npos);
    EXPECT_NE(page.find("Play and luck"), std::string::npos);
    EXPECT_NE(page.find("class=\"bar\""), std::string::npos);
}

// Each sentence of the page links to its decision.
TEST(Review, DescribesLossesAndGains) {
    History const history = two_players();
    Review review = quiet_review(history, little);
    Moment& wrong = review.moments[2];
    wrong.loss = {{0.12, 0.04, 0.2}, {3, 1, 5}};
    wrong.verdict = Verdict::mistake;
    Moment& right = review.moments[4];
    right.played = 0;
    right.gain = {0.3, 0.1, 0.5};
    std::string const page = review_page(history, review, "A game");
    EXPECT_NE(page.find("lowered the win probability by 12 % (4 – 20 %)"), std::string::npos);
    EXPECT_NE(page.find("was 30 % (10 – 50 %) better than the next-best move"), std::string::npos);
    std::string const place = "move-" + std::to_string(wrong.move + 1) + "\"";
    EXPECT_NE(page.find("href=\"#" + place), std::string::npos);
    EXPECT_NE(page.find("id=\"" + place), std::string::npos);
    EXPECT_NE(json_of(history, review)
                  .find(R"("best":[{"move":)" + std::to_string(right.move) + R"(,"kept":[300,100,500]})"),
              std::string::npos);
}

TEST(Review, MeasuresTheGainOfTheBestMove) {
    Review const review = quiet_review(two_players(), little);
    bool any = false;
    for (Moment const& moment : review.moments) {
        EXPECT_GE(moment.gain.value, 0);
        EXPECT_TRUE(moment.played == 0 || moment.gain.value == 0);
        any |= moment.gain.value > 0;
    }
    EXPECT_TRUE(any);
}

TEST(Narrator, DescribesMomentsInAnyOrder) {
    History const history = two_players();
    Review const review = quiet_review(history, little);
    Narrator forward{history, review};
    std::vector<std::string> sentences;
    for (Moment const& moment : review.moments)
        sentences.push_back(forward.action(moment, moment.taken().action));
    for (std::size_t i = review.moments.size(); i-- > 0;) {
        Narrator new_narrator{history, review};
        EXPECT_EQ(new_narrator.action(review.moments[i], review.moments[i].taken().action), sentences[i]);
        EXPECT_EQ(forward.action(review.moments[i], review.moments[i].taken().action), sentences[i]);
    }
}

TEST(Effort, OfAReviewFinishesAllButTheLongestGames) {
    // Six players' Coloma with all options took 619 to 736 decisions in eight games of greedy bots.
    for (int const decisions : {54, 208, 551, 736}) {
        EXPECT_EQ(effort_of_review(decisions).horizon.rounds, 0) << decisions;
        EXPECT_GE(effort_of_review(decisions).horizon.decisions, decisions);
    }
    EXPECT_EQ(effort_of_review(1397).horizon.rounds, 1);
}

TEST(Effort, WithOtherPlayoutsKeepsItsTimeLimit) {
    Effort const usual = effort_of_review(1397);
    Effort const more = with_playouts(usual, 2 * usual.playouts);
    EXPECT_EQ(more.playouts, 2 * usual.playouts);
    EXPECT_EQ(more.iterations, usual.iterations);
    EXPECT_EQ(more.milliseconds, usual.milliseconds);
    EXPECT_GT(more.milliseconds, 0);
    EXPECT_EQ(more.horizon.rounds, usual.horizon.rounds);
    EXPECT_EQ(more.horizon.decisions, usual.horizon.decisions);
    EXPECT_EQ(more.listed, usual.listed);
    EXPECT_EQ(with_playouts(effort_of_hint(), 1).iterations,
              effort_of_hint().iterations / effort_of_hint().playouts);
}

}  // namespace
}  // namespace motherlode::analysis
