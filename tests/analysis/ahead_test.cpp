#include <gtest/gtest.h>

#include "analysis/never.h"
#include "analysis/simulate.h"
#include "games/boomtown_builders/game.h"
#include "games/golden_wilderness/scenario.h"
#include "registry/registry.h"

namespace motherlode::analysis {
namespace {

constexpr Effort very_little{.iterations = 20, .listed = 2, .playouts = 2, .horizon = {.decisions = 30}};

std::unique_ptr<Match> start(GameType const& type, int players, std::uint64_t seed) {
    EditionSource const edition = *embedded_edition(type.info(), type.info().default_edition);
    return std::move(*type.start({players, {}, edition, seed}));
}

// Plays this many random decisions.
void play_at_random(Match& match, int decisions, std::uint64_t seed) {
    Rng rng{seed};
    EventLog log;
    for (int i = 0; i < decisions && !match.pending().must.empty(); ++i) {
        Seat const seat = *match.pending().must.begin();
        ActionList legal;
        match.legal_actions(seat, legal);
        match.apply(seat, legal[rng.below(legal.size())], log);
    }
}

std::string text_of(Match const& match, std::vector<Choice> const& choices) {
    std::string text;
    for (Choice const& choice : choices) {
        text += match.text(choice.action);
        for (Outlook const& outlook : choice.outlook)
            text += " " + std::to_string(outlook.win.value) + " " + std::to_string(outlook.score.value);
        text += "\n";
    }
    return text;
}

std::vector<Ending> finished(Match const& match, Seat seat, int games) {
    std::vector<Ending> endings;
    match.type().finish(
        match, seat, games, 5, [&](Ending const& ending) { endings.push_back(ending); }, never);
    return endings;
}

// Turns have three decisions here. The Starting Player Marker moves on, so the first player of the first round is the
// last of the second.
TEST(PlayOn, ARoundEndsAtTheSeatsNextTurnWhateverItDidFirst) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 3, 7);
    Seat const first = *match->pending().must.begin();
    auto const wins_at = [&](Horizon const& horizon) {
        auto const& typed = static_cast<MatchOf<boomtown_builders::Game> const&>(*match);
        return play_on(typed.game(), typed.state(), Rng{1}, horizon, first).win;
    };
    Horizon const a_round{.decisions = 400, .rounds = 1};
    EXPECT_EQ(wins_at(a_round), wins_at({.decisions = 15}));
    EXPECT_NE(wins_at(a_round), wins_at({.decisions = 14}));
    EXPECT_EQ(wins_at({.decisions = 400, .rounds = 2}), wins_at({.decisions = 27}));
    play_at_random(*match, 1, 3);
    EXPECT_EQ(wins_at(a_round), wins_at({.decisions = 14}));
}

// Seats that may answer an offer do so in playouts, as bots do at a table: an offer for nothing is accepted.
TEST(PlayOn, AnOfferIsAnswered) {
    using golden_wilderness::Scenario;
    Scenario s{{.level = golden_wilderness::Level::easy, .players = 3}};
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.set_pesos(me, 40);
    s.play("offer " + std::to_string(index(you) + 1) + ", give 30");
    auto const mine_after = [&](std::string_view action) {
        golden_wilderness::State after = s.state;
        NoEvents none;
        s.game.apply(after, me, *s.game.parse(action), none);
        return play_on(s.game, after, Rng{1}, {.decisions = 1}, me).win[static_cast<std::size_t>(index(me))];
    };
    EXPECT_LT(mine_after("propose"), mine_after("drop") - 0.02);
}

TEST(Hint, ASettlementIsNotGivenAwayForNothing) {
    using golden_wilderness::Game;
    using golden_wilderness::Scenario;
    Scenario s{{.level = golden_wilderness::Level::easy, .players = 3}};
    Seat const me = s.active();
    s.put_settlement("san_francisco", me, "farmland_hides");
    s.put_settlement("los_angeles", me, "plains_hides");
    s.put_settlement("sonoma", s.next_player(), "farmland_hides");
    s.play("offer " + std::to_string(index(s.next_player()) + 1) + ", give settlement san_francisco");
    ActionList legal;
    s.game.legal_actions(s.table(), s.state.hands[static_cast<std::size_t>(index(me))], me, legal);
    Game::View const view = s.game.view(s.state, me);
    Effort const effort{
        .iterations = 20, .listed = 1, .playouts = 8, .horizon = {.decisions = 60, .rounds = 1}};
    Action const propose = *s.game.parse("propose");
    auto const weighed = Decision<Game>{s.game, view, legal, effort, 1, never}.weigh(propose);
    EXPECT_NE(weighed.front().choice.action, propose);
    Calibration const calibration = calibration_of(s.game);
    Difference const loss = difference(weighed.front().endings, weighed.back().endings, me, calibration);
    EXPECT_EQ(weighed.back().choice.action, propose);
    EXPECT_NE(verdict_on(loss, calibration.decisive_lead), Verdict::fine)
        << loss.win.value << " from " << loss.win.low << ", " << loss.score.value << " points";
}

// In two games that differ only in hidden information, hints and playouts are exactly the same. Returns the number of
// pairs that did differ, because a test on equal states would prove nothing.
int compare_along_a_game(GameType const& type, int players) {
    std::unique_ptr<Match> const match = start(type, players, 7);
    Rng rng{11};
    int different = 0;
    for (int moment = 0; moment < 4; ++moment) {
        for (Seat const seat : match->pending().must) {
            std::unique_ptr<Match> const redealt = match->redeal(seat, rng);
            different += match->hash() != redealt->hash() ? 1 : 0;
            EXPECT_EQ(text_of(*match, match->type().hint(*match, seat, very_little, never)),
                      text_of(*match, redealt->type().hint(*redealt, seat, very_little, never)))
                << "moment " << moment;
        }
        play_at_random(*match, 9, static_cast<std::uint64_t>(moment));
    }
    return different;
}

TEST(Hint, DoesNotDependOnHiddenInformation) {
    for (GameType const* type : all_games()) {
        SCOPED_TRACE(type->info().name);
        EXPECT_GT(compare_along_a_game(*type, 3), 2);
    }
}

TEST(Hint, IsTheBestOfTheLegalActions) {
    Calibration const plain = calibration_of("boomtown_builders", 2, 15);
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 3);
    play_at_random(*match, 40, 1);
    Seat const seat = *match->pending().must.begin();
    auto const seat_index = static_cast<std::size_t>(index(seat));
    ActionList legal;
    match->legal_actions(seat, legal);
    std::vector<Choice> const choices = match->type().hint(*match, seat, very_little, never);
    ASSERT_EQ(choices.size(), 3U);
    for (Choice const& choice : choices) {
        EXPECT_FALSE(match->refusal(seat, choice.action));
        EXPECT_LE(worth(choice.outlook[seat_index], plain),
                  worth(choices.front().outlook[seat_index], plain));
    }
}

// Unfinished playouts are judged, and the win shares of all seats still add up to 1.
TEST(Hint, WinSharesAddUpToOne) {
    for (GameType const* type : all_games()) {
        std::unique_ptr<Match> const match = start(*type, 3, 3);
        for (Choice const& choice :
             match->type().hint(*match, *match->pending().must.begin(), very_little, never)) {
            double all = 0;
            for (Outlook const& outlook : choice.outlook) all += outlook.win.value;
            EXPECT_NEAR(all, 1, 1e-9) << type->info().name;
        }
    }
}

TEST(Hint, HasATimeLimit) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 3);
    Effort endless = very_little;
    endless.playouts = 1'000'000'000;
    endless.milliseconds = 1;
    EXPECT_EQ(match->type().hint(*match, *match->pending().must.begin(), endless, never).size(), 3U);
}

TEST(Hint, CanBeStopped) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 3);
    std::atomic<bool> const stop = true;
    EXPECT_TRUE(match->type().hint(*match, *match->pending().must.begin(), very_little, stop).empty());
}

TEST(Finish, PlaysEveryGameToItsEnd) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 3);
    play_at_random(*match, 30, 1);
    std::vector<Ending> const endings = finished(*match, *match->pending().must.begin(), 5);
    ASSERT_EQ(endings.size(), 5U);
    bool different = false;
    for (Ending const& ending : endings) {
        EXPECT_EQ(ending.win[0] + ending.win[1], 1);
        EXPECT_EQ(ending.win[0] > ending.win[1], ending.score[0] > ending.score[1]);
        different |= ending.score != endings.front().score;
    }
    EXPECT_TRUE(different);
}

TEST(Finish, DoesNotDependOnHiddenInformation) {
    std::unique_ptr<Match> const match = start(*find_game("gold_west"), 2, 3);
    play_at_random(*match, 60, 1);
    Seat const seat = *match->pending().must.begin();
    Rng rng{4};
    std::unique_ptr<Match> const redealt = match->redeal(seat, rng);
    ASSERT_NE(match->hash(), redealt->hash());
    std::vector<Ending> const real = finished(*match, seat, 3);
    std::vector<Ending> const simulated = finished(*redealt, seat, 3);
    for (std::size_t i = 0; i < real.size(); ++i) EXPECT_EQ(real[i].score, simulated[i].score);
}

TEST(Finish, CanBeStopped) {
    std::unique_ptr<Match> const match = start(*find_game("boomtown_builders"), 2, 3);
    std::atomic<bool> stop = false;
    int reports = 0;
    match->type().finish(
        *match, seat_at(0), 100, 1, [&](Ending const&) { stop = ++reports == 2; }, stop);
    EXPECT_EQ(reports, 2);
}

}  // namespace
}  // namespace motherlode::analysis
