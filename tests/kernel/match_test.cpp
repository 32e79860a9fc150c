#include <gtest/gtest.h>

#include "kernel/embedded_files.h"
#include "kernel/match.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "toy/toy.h"

namespace motherlode {
namespace {

GameSetup setup_of(int players, OptionChoices options = {}) {
    return {players, std::move(options), nuggets::placer(), 7};
}

TEST(Options, TheFirstValueIsTheDefault) {
    Outcome<Options> const options = parse_options(nuggets::Game::info, {});
    ASSERT_TRUE(options);
    EXPECT_EQ(option_choices(nuggets::Game::info, *options), (OptionChoices{{"reply", "on"}}));
}

TEST(Options, AreChosenByName) {
    Outcome<Options> const options = parse_options(nuggets::Game::info, {{"reply", "off"}});
    ASSERT_TRUE(options);
    EXPECT_EQ((*options)[0], 1);
    EXPECT_EQ(option_choices(nuggets::Game::info, *options), (OptionChoices{{"reply", "off"}}));
}

TEST(Options, RefusesUnknownOptionsAndListsTheKnownOnes) {
    EXPECT_EQ(parse_options(nuggets::Game::info, {{"rain", "on"}}).error().sentence,
              "Nuggets has no option “rain”. Its options: reply.");
    EXPECT_EQ(parse_options(nuggets::Game::info, {{"reply", "maybe"}}).error().sentence,
              "Option “reply” cannot be “maybe”. Its values: on, off.");
}

TEST(Match, RefusesAnUnsupportedNumberOfPlayers) {
    for (int const players : {-1, 0, 1, 5, 1000}) {
        auto const match = nuggets::type().start(setup_of(players));
        ASSERT_FALSE(match);
        EXPECT_EQ(match.error().sentence,
                  "Nuggets is for 2 to 4 players, not " + std::to_string(players) + ".");
    }
    for (int const players : {2, 3, 4}) EXPECT_TRUE(nuggets::type().start(setup_of(players)));
}

TEST(Match, ReportsTheLineOfAnErrorInAnEdition) {
    GameSetup setup = setup_of(2);
    std::string text{setup.edition.text};
    setup.edition.text = text.replace(text.find("copies = 3"), 10, "copies = 4");
    std::string const sentence = "placer.toml:10: copies: is 4, but must be between 1 and 3.";
    EXPECT_EQ(nuggets::type().start(setup).error().sentence, sentence);
    EXPECT_EQ(nuggets::type().check_edition(setup.edition).error().sentence, sentence);
}

TEST(Match, ACopyIsIndependent) {
    auto const match = nuggets::type().start(setup_of(2));
    std::unique_ptr<Match> const copy = (*match)->clone();
    EventLog log;
    copy->apply(seat_at(0), nuggets::stake_action(0), log);
    EXPECT_NE(copy->hash(), (*match)->hash());
    EXPECT_EQ(log.events.size(), 1U);
}

// A viewer without a seat sees only public information and cannot act.
TEST(Match, UnknownSeatsAreSpectators) {
    auto const match = nuggets::type().start(setup_of(2));
    for (Seat const stranger : {seat_at(2), seat_at(5), onlooker}) {
        EXPECT_EQ((*match)->view_bytes(stranger), (*match)->view_bytes(onlooker));
        ActionList legal;
        legal.push_back(nuggets::peek_action);
        (*match)->legal_actions(stranger, legal);
        EXPECT_TRUE(legal.empty());
        EXPECT_TRUE((*match)->refusal(stranger, nuggets::stake_action(0)));
    }
}

TEST(Match, IsOverWhenNoSeatCanAct) {
    auto const match = nuggets::type().start(setup_of(2, {{"reply", "off"}}));
    EventLog log;
    for (int round = 0; round < 3; ++round) {
        EXPECT_FALSE((*match)->over());
        (*match)->apply(seat_at(1), nuggets::stake_action(0), log);
        (*match)->apply(seat_at(0), nuggets::stake_action(0), log);
    }
    EXPECT_TRUE((*match)->over());
}

TEST(Editions, AreFoundByName) {
    for (GameType const* game : all_games()) {
        Outcome<EditionSource> const edition = embedded_edition(game->info(), game->info().default_edition);
        ASSERT_TRUE(edition) << edition.error().sentence;
        Outcome<EditionInfo> const checked = game->check_edition(*edition);
        ASSERT_TRUE(checked) << checked.error().sentence;
        EXPECT_EQ(checked->name, game->info().default_edition);
        EXPECT_FALSE(checked->title.empty());
        EXPECT_FALSE(checked->provenance.empty());
    }
}

TEST(Editions, RefusesUnknownEditionsAndListsTheKnownOnes) {
    GameInfo const& info = boomtown_builders::Game::info;
    EXPECT_EQ(embedded_edition(info, "atlantis")
                  .error()
                  .sentence.find("Boomtown Builders has no edition “atlantis”. Its editions: "),
              0U);
    EXPECT_NE(embedded_edition(info, "atlantis").error().sentence.find("horizon"), std::string::npos);
    EXPECT_FALSE(embedded_edition(info, ""));
    EXPECT_FALSE(embedded_edition(info, "../boomtown_builders/horizon"));
}

TEST(EmbeddedFiles, AreSortedAndComplete) {
    auto const files = embedded_files();
    for (std::size_t i = 1; i < files.size(); ++i) EXPECT_LT(files[i - 1].path, files[i].path);
    EXPECT_FALSE(embedded_file("messages/en.toml").empty());
    EXPECT_EQ(embedded_file("messages/tlh.toml").data(), nullptr);
}

TEST(Registry, FindsEveryGameByItsName) {
    for (GameType const* game : all_games()) EXPECT_EQ(find_game(game->info().name), game);
    EXPECT_EQ(find_game("nuggets"), nullptr);
    EXPECT_EQ(find_game(""), nullptr);
}

// The bytes of a view are compared and sent; padding between its members would be uninitialised.
TEST(Registry, NoViewHasPadding) {
    for (GameType const* game : all_games())
        visit_game(*game, []<class Game>() {
            static_assert(std::has_unique_object_representations_v<typename Game::View>);
        });
}

}  // namespace
}  // namespace motherlode
