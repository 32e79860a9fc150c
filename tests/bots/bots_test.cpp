#include <algorithm>
#include <array>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/levels.h"
#include "registry/games.h"
#include "suite/storage.h"
#include "suite/suite.h"

namespace motherlode {
namespace {

using suite::Subject;

// Plays one game, the n-th seat with the n-th bot, and returns it.
std::unique_ptr<Match> play(Subject const& subject, std::vector<std::string_view> const& bots,
                            std::uint64_t seed) {
    std::unique_ptr<Match> match = std::move(*subject.type->start(subject.with_seed(seed)));
    Rng rng = Rng::stream(seed, 7);
    while (!match->over()) {
        Pending const due = match->pending();
        Seat const seat = *(due.must.empty() ? due.may : due.must).begin();
        EventLog unused;
        match->apply(seat, bot_action(bots[index(seat)], *match, seat, rng), unused);
    }
    return match;
}

// Long games would take minutes here; the suite plays each of them once with the greedy bot.
std::vector<Subject> short_subjects() {
    std::vector<Subject> subjects = suite::all_subjects();
    constexpr int games = 4;
    std::erase_if(subjects, [](Subject const& subject) {
        return suite::fair_share(subject, {games, {}}).games < games;
    });
    return subjects;
}

std::vector<std::string_view> seats_of(Subject const& subject, std::string_view bot) {
    return std::vector<std::string_view>(subject.setup.players, bot);
}

// The bots that play every set-up quickly; search_test.cpp and search_fairness_test.cpp test the others.
constexpr std::array<std::string_view, 2> quick_bots{"random", "greedy"};

TEST(Bots, AreKnownByName) {
    for (std::string_view const name : bot_names()) EXPECT_TRUE(is_bot(name));
    EXPECT_TRUE(is_bot("random"));
    EXPECT_TRUE(is_bot("greedy"));
    EXPECT_EQ(bot_names().back(), "forty-niner");
    EXPECT_FALSE(is_bot(""));
    EXPECT_FALSE(is_bot("Random"));
    EXPECT_FALSE(is_bot("person"));
}

TEST(Bots, OnlySearchTakesTime) {
    for (Level const& level : levels) EXPECT_TRUE(takes_time(level.name)) << level.name;
    EXPECT_TRUE(takes_time("search:10"));
    EXPECT_FALSE(takes_time("random"));
    EXPECT_FALSE(takes_time("greedy"));
}

// Each level searches longer than the one below. Only the last has a time limit: the others are reproducible.
TEST(Bots, HigherLevelsSearchMore) {
    for (std::size_t i = 0; i < levels.size(); ++i) {
        EXPECT_TRUE(is_on_offer(levels[i].name));
        EXPECT_EQ(levels[i].budget.milliseconds, i + 1 < levels.size() ? 0 : 1000);
        if (i == 0) continue;
        EXPECT_GT(levels[i].budget.iterations, levels[i - 1].budget.iterations);
    }
}

TEST(Bots, HigherLevelsMakeNoMoreRandomDecisions) {
    for (Subject const& subject : suite::all_subjects())
        visit_game(*subject.type, [&]<class Game>() {
            BotProfile const profile = Game::bot_hooks.profile(**make_game<Game>(subject.setup));
            for (std::size_t i = 1; i < levels.size(); ++i)
                EXPECT_LE(profile.blunders[i], profile.blunders[i - 1]) << subject.name;
        });
}

TEST(Bots, TheSameSeedGivesTheSameGame) {
    for (Subject const& subject : short_subjects()) {
        for (std::string_view const bot : quick_bots) {
            std::uint64_t const once = play(subject, seats_of(subject, bot), 3)->hash();
            EXPECT_EQ(play(subject, seats_of(subject, bot), 3)->hash(), once) << subject.name << ", " << bot;
            EXPECT_NE(play(subject, seats_of(subject, bot), 4)->hash(), once) << subject.name << ", " << bot;
        }
    }
}

TEST(Bots, PlayOnlyLegalActions) {
    for (Subject const& subject : short_subjects()) {
        for (std::string_view const bot : quick_bots) {
            Outcome<History> history = suite::start_game(subject, 5);
            Rng rng{5};
            while (!history->now().over()) {
                Pending const due = history->now().pending();
                Seat const seat = *(due.must.empty() ? due.may : due.must).begin();
                ASSERT_FALSE(history->play(seat, bot_action(bot, history->now(), seat, rng)))
                    << subject.name << ", " << bot;
            }
        }
    }
}

// Fairness: in two games with the same view, a bot makes the same decision.
TEST(Bots, DecideByTheirSeatsView) {
    for (Subject const& subject : short_subjects()) {
        Outcome<History> history = suite::start_game(subject, 9);
        Rng rng{9};
        while (!history->now().over()) {
            Pending const due = history->now().pending();
            Seat const seat = *(due.must.empty() ? due.may : due.must).begin();
            std::unique_ptr<Match> const redealt = history->now().redeal(seat, rng);
            for (std::string_view const bot : quick_bots) {
                Rng one{static_cast<std::uint64_t>(history->size())};
                Rng other = one;
                ASSERT_EQ(history->now().text(bot_action(bot, history->now(), seat, one)),
                          redealt->text(bot_action(bot, *redealt, seat, other)))
                    << subject.name << ", " << bot << ", decision " << history->size() + 1;
                EXPECT_EQ(one, other);
            }
            ASSERT_FALSE(history->play(seat, bot_action("random", history->now(), seat, rng)));
        }
    }
}

// The random bot chooses every action equally often, even from a long list.
TEST(Bots, RandomChoosesEachActionEquallyOften) {
    Subject const subject = short_subjects().front();
    std::unique_ptr<Match> const match = std::move(*subject.type->start(subject.with_seed(1)));
    Seat const seat = *match->pending().must.begin();
    ActionList legal;
    match->legal_actions(seat, legal);
    std::vector<int> taken(legal.size());
    Rng rng{1};
    for (int i = 0; i < 1000 * legal.size(); ++i)
        ++taken[std::find(legal.begin(), legal.end(), bot_action("random", *match, seat, rng)) -
                legal.begin()];
    for (int const count : taken) EXPECT_NEAR(count, 1000, 150);
}

// The number of games, with the default options and rotated seats, that one such bot wins against random ones.
int wins_against_random(std::string_view bot, std::string_view name, int players, int games) {
    std::vector<Subject> const subjects = short_subjects();
    Subject const& subject = *std::find_if(subjects.begin(), subjects.end(), [&](Subject const& candidate) {
        return candidate.type->info().name == name && candidate.setup.players == players;
    });
    int won = 0;
    for (int game = 0; game < games; ++game) {
        int const its_seat = game % players;
        std::vector<std::string_view> bots = seats_of(subject, "random");
        bots[its_seat] = bot;
        if (play(subject, bots, static_cast<std::uint64_t>(game))->result().seats[its_seat].rank == 1) ++won;
    }
    testing::Test::RecordProperty("won", won);
    return won;
}

TEST(Bots, GreedyBeatsRandomInBoomtownBuilders) {
    EXPECT_GE(wins_against_random("greedy", "boomtown_builders", 2, 100), 80);
}

TEST(Bots, GreedyBeatsRandomInGoldWest) { EXPECT_GE(wins_against_random("greedy", "gold_west", 2, 100), 95); }

TEST(Bots, GreedyBeatsRandomInColoma) {
    EXPECT_GE(wins_against_random("greedy", "coloma", 2, 50), 48);
    EXPECT_GE(wins_against_random("greedy", "coloma", 4, 20), 18);
}

TEST(Bots, GreedyOftenBeatsShadeInColoma) { EXPECT_GE(wins_against_random("greedy", "coloma", 1, 40), 24); }

// A few milliseconds of search per decision are enough against random play.
TEST(Bots, SearchBeatsRandomInBoomtownBuilders) {
    EXPECT_GE(wins_against_random("search:60", "boomtown_builders", 2, 20), 17);
}

}  // namespace
}  // namespace motherlode
