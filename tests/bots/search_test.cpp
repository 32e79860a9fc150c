#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/search/search.h"
#include "games/boomtown_builders/game.h"
#include "games/golden_wilderness/game.h"
#include "kernel/counting_new.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "toy/toy.h"

namespace motherlode {
namespace {

using search::parse_settings;
using search::Report;
using search::Search;
using search::Settings;

Settings iterations(int count, SearchTraits const& traits = {}) {
    return Settings{.budget = {.iterations = count}, .traits = traits};
}

std::shared_ptr<nuggets::Game const> toy(int players) {
    return *make_game<nuggets::Game>(GameSetup{players, {}, nuggets::placer(), 0});
}

template <class Game>
std::shared_ptr<Game const> game_for(int players, OptionChoices const& options = {}) {
    return *make_game<Game>(
        GameSetup{players, options, *embedded_edition(Game::info, Game::info.default_edition), 0});
}

template <class Game>
std::shared_ptr<Game const> smallest() {
    return game_for<Game>(std::max(2, Game::info.min_players));
}

template <class Game>
SearchTraits traits_of(Game const& game) {
    return Game::bot_hooks.profile(game).search;
}

template <class Game>
ActionList legal_of(Game const& game, typename Game::State const& state, Seat seat) {
    ActionList legal;
    game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
    return legal;
}

template <class Game>
Report searched(Game const& game, typename Game::State const& state, Seat seat, Settings const& settings,
                std::uint64_t seed = 1) {
    Rng rng{seed};
    return Search<Game>{game, settings}.run(game.view(state, seat), legal_of(game, state, seat), rng);
}

// Plays this many random decisions, or up to the last one.
template <class Game>
typename Game::State some_way_into(Game const& game, std::uint64_t seed, int decisions) {
    typename Game::State state = game.setup(seed);
    Rng rng{seed};
    NoEvents none;
    for (int i = 0; i < decisions; ++i) {
        typename Game::State const before = state;
        Seat const seat = *game.pending(state.table).must.begin();
        ActionList const legal = legal_of(game, state, seat);
        game.apply(state, seat, legal[rng.below(legal.size())], none);
        if (game.pending(state.table).must.empty()) return before;
    }
    return state;
}

// ---- Its name ----

TEST(SearchSettings, AreReadFromTheName) {
    EXPECT_EQ(parse_settings("search:2000", SearchTraits{})->budget.iterations, 2000);
    EXPECT_EQ(parse_settings("search:2000", SearchTraits{})->budget.threads, 1);
    EXPECT_EQ(parse_settings("search:50ms", SearchTraits{})->budget.milliseconds, 50);
    EXPECT_EQ(parse_settings("search:50ms", SearchTraits{})->budget.iterations, 0);
    EXPECT_EQ(parse_settings("search:9:x3", SearchTraits{})->budget.threads, 3);
    EXPECT_EQ(parse_settings("search:9:cut7", SearchTraits{})->traits.cut, 7);
    EXPECT_EQ(parse_settings("search:9:full", SearchTraits{.cut = 3})->traits.cut, to_the_end);
    EXPECT_EQ(parse_settings("search:9:habits", SearchTraits{})->traits.playout, PlayoutPolicy::habits);
    EXPECT_EQ(parse_settings("search:9:blunders30", SearchTraits{})->blunders, 30);
    EXPECT_FALSE(parse_settings("search:9:flat", SearchTraits{.foresight = true})->traits.foresight);
    EXPECT_EQ(parse_settings("search:9", SearchTraits{.cut = 3})->traits.cut, 3);
}

TEST(SearchSettings, DependOnTheNumberOfPlayersIfThatIsStronger) {
    EXPECT_EQ(traits_of(*game_for<gold_west::Game>(2)).cut, 6);
    EXPECT_EQ(traits_of(*game_for<gold_west::Game>(3)).cut, to_the_end);
    EXPECT_EQ(traits_of(*game_for<coloma::Game>(2)).cut, traits_of(*game_for<coloma::Game>(4)).cut);
}

TEST(SearchSettings, OtherNamesAreNotBots) {
    for (std::string_view const wrong :
         {"search", "search:", "search:0", "search:-5", "search:5s", "search:ms",
          "search:5:", "search:5:fast", "search:5:x0", "search:5:x65", "search:99999999", "search:9999999ms",
          "Search:5", "search:5 ", "search:5:cut"}) {
        EXPECT_FALSE(parse_settings(wrong, SearchTraits{})) << wrong;
        EXPECT_FALSE(is_bot(wrong)) << wrong;
    }
}

// A client cannot request an hour of search.
TEST(SearchSettings, AreNotOfferedAtTables) {
    EXPECT_TRUE(is_bot("search:2000"));
    EXPECT_FALSE(is_on_offer("search:2000"));
}

// ---- Its decisions ----

// NU-4a: the reply “praise” gives a point to the winner, “grumble” to oneself.
TEST(Search, DoesNotGiveAPointAway) {
    auto const game = toy(3);
    nuggets::State state = some_way_into(*game, 4, 3);
    ASSERT_EQ(state.table.progress.current(), nuggets::step<nuggets::Reply>);
    Seat const seat = *game->pending(state.table).must.begin();
    ActionList const legal = legal_of(*game, state, seat);
    Report const report = searched(*game, state, seat, iterations(300));
    EXPECT_EQ(legal[report.best], nuggets::grumble_action);
    EXPECT_GT(report.candidates[report.best].value, 0.0);
}

// NU-3b: in the last round the highest nugget wins everything, so a six in the first seat cannot lose, whatever the
// others, who choose at the same time, have in hand.
TEST(Search, StakesTheNuggetThatCannotLose) {
    auto const game = toy(2);
    nuggets::State state = some_way_into(*game, 11, 6);
    ASSERT_EQ(state.table.round, game->edition().rounds);
    ASSERT_EQ(game->pending(state.table).must.count(), 2);
    state.hands[0].nuggets[0] = 1;
    state.hands[0].nuggets[1] = 6;
    state.table.won = {};
    state.table.open = {};
    Report const report = searched(*game, state, seat_at(0), iterations(300));
    EXPECT_EQ(report.best, 1);
    EXPECT_GT(report.candidates[1].visits, 4 * report.candidates[0].visits);
    EXPECT_GT(report.candidates[1].value, 0.8);
}

// ---- Its implementation ----

std::uint64_t visits_of(Report const& report) {
    std::uint64_t visits = 0;
    for (search::Candidate const& candidate : report.candidates) visits += candidate.visits;
    return visits;
}

TEST(Search, UsesExactlyItsBudget) {
    auto const game = toy(3);
    Settings settings = iterations(500);
    settings.budget.threads = 2;
    Report const report = searched(*game, game->setup(1), seat_at(1), settings);
    EXPECT_EQ(report.iterations, 500);
    EXPECT_EQ(visits_of(report), 500);
}

TEST(Search, StopsWhenMoreIterationsCannotChangeTheDecision) {
    auto const game = *make_game<boomtown_builders::Game>(
        GameSetup{2, {}, *embedded_edition(boomtown_builders::Game::info, "horizon"), 0});
    int sooner = 0;
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        auto const state = some_way_into(*game, seed, 12);
        Seat const seat = *game->pending(state.table).must.begin();
        if (legal_of(*game, state, seat).size() == 1) continue;
        constexpr int budget = 2000;
        Report const report = searched(*game, state, seat, iterations(budget, traits_of(*game)));
        std::vector<std::uint64_t> visits;
        for (search::Candidate const& candidate : report.candidates) visits.push_back(candidate.visits);
        std::sort(visits.rbegin(), visits.rend());
        if (report.iterations == budget) continue;
        ++sooner;
        EXPECT_GT(visits[0] - visits[1], static_cast<std::uint64_t>(budget - report.iterations));
    }
    EXPECT_GT(sooner, 0);
}

TEST(Search, StopsInTime) {
    auto const game = toy(3);
    Settings settings = iterations(0);
    settings.budget.milliseconds = 20;
    auto const start = std::chrono::steady_clock::now();
    Report const report = searched(*game, game->setup(1), seat_at(1), settings);
    auto const taken = std::chrono::steady_clock::now() - start;
    EXPECT_LT(taken, std::chrono::seconds{5});  // even on a busy machine
    EXPECT_GT(report.iterations, 0);
}

// The second decision of a turn reuses the first search.
TEST(Search, ReusesItsTreeWithinATurn) {
    auto const game = *make_game<boomtown_builders::Game>(
        GameSetup{2, {}, *embedded_edition(boomtown_builders::Game::info, "horizon"), 0});
    Settings const settings = iterations(200, traits_of(*game));
    Search<boomtown_builders::Game> search{*game, settings};
    auto state = game->setup(1);
    NoEvents none;
    Rng rng{1};
    int reused = 0;
    for (int decisions = 0; decisions < 12; ++decisions) {
        Seat const seat = *game->pending(state.table).must.begin();
        ActionList const legal = legal_of(*game, state, seat);
        Report const report = search.run(game->view(state, seat), legal, rng);
        if (visits_of(report) > static_cast<std::uint64_t>(report.iterations)) ++reused;
        game->apply(state, seat, legal[report.best], none);
    }
    EXPECT_GT(reused, 0);

    // After another seat's turn, or in another game, it starts again.
    auto const second_game = game->setup(2);
    Seat const seat = *game->pending(second_game.table).must.begin();
    Report const new_report =
        search.run(game->view(second_game, seat), legal_of(*game, second_game, seat), rng);
    EXPECT_EQ(visits_of(new_report), static_cast<std::uint64_t>(new_report.iterations));
}

// In The Golden Wilderness a search makes no offers.
TEST(Search, SkipsImplausibleActions) {
    auto const game = game_for<golden_wilderness::Game>(3, {{"level", "easy"}});
    auto const state = some_way_into(*game, 1, 8);
    Seat const seat = *game->pending(state.table).must.begin();
    Report const report = searched(*game, state, seat, iterations(300, traits_of(*game)));
    for (search::Candidate const& candidate : report.candidates)
        if (!plausible(*game, state.table, seat, candidate.action, nullptr)) {
            EXPECT_EQ(candidate.visits, 0U) << game->text(candidate.action);
        }
    EXPECT_GT(visits_of(report), 0U);
}

TEST(Search, TheSameSeedAndThreadsGiveTheSameNumber) {
    for (GameType const* type : all_games()) {
        visit_game(*type, [&]<class Game>() {
            auto const game = smallest<Game>();
            auto const state = some_way_into(*game, 5, 9);
            Seat const seat = *game->pending(state.table).must.begin();
            for (int const threads : {1, 2, 3}) {
                Settings settings = iterations(100, traits_of(*game));
                if (threads == 3) settings.traits.playout = PlayoutPolicy::guided;
                settings.budget.threads = threads;
                Report const once = searched(*game, state, seat, settings, 1);
                Report const again = searched(*game, state, seat, settings, 1);
                EXPECT_EQ(once.number, again.number) << Game::info.name << ", " << threads << " threads";
                EXPECT_EQ(once.iterations, again.iterations);
            }
        });
    }
}

TEST(Search, AnotherSeedGivesAnotherNumber) {
    auto const game = toy(3);
    auto const state = game->setup(1);
    EXPECT_NE(searched(*game, state, seat_at(0), iterations(300), 1).number,
              searched(*game, state, seat_at(0), iterations(300), 2).number);
}

// A full tree stops growing, and the search continues.
TEST(Search, StaysWithinItsMemory) {
    for (GameType const* type : all_games()) {
        visit_game(*type, [&]<class Game>() {
            auto const game = smallest<Game>();
            auto const state = game->setup(3);
            Seat const seat = *game->pending(state.table).must.begin();
            for (int const nodes : {1, 2, 40}) {
                Settings settings = iterations(300, traits_of(*game));
                settings.nodes = nodes;
                Search<Game> search{*game, settings};
                Rng rng{1};
                Report const report = search.run(game->view(state, seat), legal_of(*game, state, seat), rng);
                EXPECT_LE(search.worker(0).tree().size(), static_cast<std::uint32_t>(nodes));
                EXPECT_GT(report.iterations, nodes);
            }
        });
    }
}

TEST(Search, AnIterationDoesNotAllocate) {
    if (!allocations_are_counted()) GTEST_SKIP() << "A sanitizer is at work: nothing is counted.";
    for (GameType const* type : all_games()) {
        visit_game(*type, [&]<class Game>() {
            auto const game = smallest<Game>();
            auto const state = game->setup(3);
            Seat const seat = *game->pending(state.table).must.begin();
            for (std::string_view const way : {"search:9", "search:9:full:flat:habits", "search:9:guided"}) {
                Settings settings = *parse_settings(way, traits_of(*game));
                settings.nodes = 1000;
                search::Worker<Game> worker{*game, settings};
                auto const view = game->view(state, seat);
                worker.begin(view, Rng{1});
                long const before = allocations_so_far();
                for (int i = 0; i < 200; ++i) worker.iterate();
                EXPECT_EQ(allocations_so_far(), before) << Game::info.name << ", " << way;
            }
        });
    }
}

}  // namespace
}  // namespace motherlode
