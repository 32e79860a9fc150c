// Answers to “? WORD” in the terminal: every thing of every game, as its viewers see it.

#include <algorithm>
#include <set>

#include <gtest/gtest.h>

#include "kernel/rulebook.h"
#include "kernel/words.h"
#include "registry/about.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

// The number of a kind, as the `Kind` of any game.
struct KindNumber {
    int number;
    template <GameKindEnum Kind>
    operator Kind() const {
        return static_cast<Kind>(number);
    }
};

std::vector<Language> all_languages() {
    std::vector<Language> languages;
    for (auto const& file : files_below("messages", {".toml"})) {
        Outcome<Language> language = Language::load(file_text(file), file.filename().string());
        if (language) languages.push_back(*language);
    }
    return languages;
}

template <class Game>
std::shared_ptr<Game const> game_with(OptionChoices const& options) {
    Outcome<EditionSource> const edition = embedded_edition(Game::info, Game::info.default_edition);
    return *make_game<Game>({.players = 3, .options = options, .edition = *edition});
}

// Positions spread over a game at random.
template <class Game>
std::vector<typename Game::State> positions_of(Game const& game) {
    typename Game::State state = game.setup(5);
    std::vector<typename Game::State> positions{state};
    Rng rng{9};
    NoEvents none;
    for (int move = 0; move < 400; ++move) {
        SeatSet const must = game.pending(state.table).must;
        if (must.empty()) break;
        Seat const seat = *must.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[static_cast<std::size_t>(index(seat))], seat, legal);
        game.apply(state, seat, legal[rng.below(legal.size())], none);
        if (move % 40 == 0) positions.push_back(state);
    }
    return positions;
}

template <class Game>
class AboutTest : public testing::Test {
protected:
    void check(OptionChoices options) {
        std::shared_ptr<Game const> const game = game_with<Game>(std::move(options));
        for (auto const& rule : rulebook_of(Game::info.name)) rules_.insert(rule.id);
        for (auto const& state : positions_of(*game)) {
            for (Seat const seat : SeatSet::first(3)) check_view(*game, game->view(state, seat));
            check_view(*game, game->spectate(state));
        }
        EXPECT_GT(kinds_.size(), 3U) << "Almost nothing can be asked about.";
    }

private:
    void check_view(Game const& game, typename Game::View const& view) {
        for (std::size_t kind = 0; kind < Game::kinds().size(); ++kind) {
            KindInfo<Game> const& info = Game::kinds()[kind];
            if (info.id == nullptr || info.find != nullptr) continue;
            for (int value = 0; value < info.count(game); ++value) {
                About const answer = about(game, view, KindNumber{static_cast<int>(kind)}, value);
                if (answer.facts.empty()) continue;
                kinds_.insert(kind);
                check_answer(game, answer);
            }
        }
        for (Topic const& topic : topics(&game)) {
            About const answer = about_topic(game, view, topic);
            EXPECT_FALSE(answer.facts.empty()) << topic.name;
            check_answer(game, answer);
            for (Language const& language : languages_)
                EXPECT_NE(language.find(std::string{Game::info.name} + ".topic." + std::string{topic.name}),
                          nullptr)
                    << topic.name;
        }
    }

    void check_answer(Game const& game, About const& answer) {
        EXPECT_TRUE(rules_.contains(answer.rule.id)) << answer.rule.id;
        for (Message const& fact : answer.facts) check_fact(game, fact);
        if (answer.name)
            for (Message const& part : answer.name->parts) check_fact(game, part);
    }

    void check_fact(Game const& game, Message const& fact) {
        std::set<std::string> given;
        for (int i = 0; i < fact.spec->count; ++i) given.emplace(fact.spec->args[i].name);
        for (Language const& language : languages_) {
            std::string const* const sentence = language.find(fact.spec->key);
            ASSERT_NE(sentence, nullptr) << fact.spec->key;
            for (std::string const& name : arguments_of(*sentence))
                EXPECT_TRUE(given.contains(name)) << fact.spec->key << " has no {" << name << "}";
            EXPECT_NE(say(language, fact, TermsOf{game}, names_), "");
        }
    }

    std::vector<Language> languages_ = all_languages();
    std::vector<std::string> names_{"Ana", "Ben", "Eva"};
    std::set<std::string_view> rules_;
    std::set<std::size_t> kinds_;
};

using AboutBoomtownBuilders = AboutTest<boomtown_builders::Game>;
TEST_F(AboutBoomtownBuilders, EveryAnswerHasItsRuleAndItsSentences) { check({{"terrain", "on"}}); }

using AboutGoldWest = AboutTest<gold_west::Game>;
TEST_F(AboutGoldWest, EveryAnswerHasItsRuleAndItsSentences) { check({{"bandits", "on"}}); }

using AboutColoma = AboutTest<coloma::Game>;
TEST_F(AboutColoma, EveryAnswerHasItsRuleAndItsSentences) { check({{"specialties", "on"}}); }

using AboutGoldenWilderness = AboutTest<golden_wilderness::Game>;
TEST_F(AboutGoldenWilderness, EveryAnswerHasItsRuleAndItsSentences) { check({{"level", "advanced"}}); }
TEST_F(AboutGoldenWilderness, AnswersAtBeginnerToo) { check({}); }

// ---- How you score ----

// The page shows one sentence for each score source.
template <class Game>
void check_scoring() {
    std::shared_ptr<Game const> const game = game_with<Game>({});
    Topic const& scoring = topics(game.get()).front();
    ASSERT_EQ(scoring.name, "scoring");
    About const answer = about_topic(*game, game->spectate(game->setup(5)), scoring);
    ASSERT_EQ(answer.facts.size(), Game::info.score_sources.size());
    for (std::size_t i = 0; i < answer.facts.size(); ++i) {
        std::string_view const source = Game::info.score_sources[i];
        EXPECT_TRUE(answer.facts[i].spec->name().ends_with(source.substr(source.rfind('.') + 1))) << source;
    }
}

TEST(About, ScoringHasASentenceForEachSourceInOrder) {
    check_scoring<boomtown_builders::Game>();
    check_scoring<gold_west::Game>();
    check_scoring<coloma::Game>();
    check_scoring<golden_wilderness::Game>();
}

// CO-15.1b
TEST(About, ScoringHasTheNumbersOfTheEdition_CO_15_1b) {
    auto const game = game_with<coloma::Game>({});
    About const answer = about_topic(*game, game->spectate(game->setup(5)), topics(game.get()).front());
    EXPECT_EQ(answer.facts[1].args[0], game->edition().building_points);
}

// ---- What a thing is worth to the viewer ----

bool says(About const& answer, std::string_view fact) {
    return std::any_of(answer.facts.begin(), answer.facts.end(),
                       [&](Message const& message) { return message.spec->name() == fact; });
}

TEST(About, ATileSaysWhatSettlingCostsTheViewer_WI_3_3b) {
    auto const game = game_with<golden_wilderness::Game>({{"level", "easy"}});
    golden_wilderness::State state = game->setup(5);
    golden_wilderness::TileId tile = 0;
    while (game->edition().tiles[tile].terrain != golden_wilderness::Terrain::plains) ++tile;
    auto const answer = [&](golden_wilderness::View const& view) {
        return about(*game, view, golden_wilderness::Kind::tile, tile);
    };
    About const before = answer(game->view(state, seat_at(0)));
    EXPECT_TRUE(says(before, "settling_costs_from"));
    EXPECT_FALSE(says(answer(game->spectate(state)), "settling_costs_from"));
    // With an industry, the cost is known.
    int dear = 0;
    for (int industry = 0; industry < static_cast<int>(game->edition().industries.size()); ++industry)
        if (game->edition().industries[industry].terrain == golden_wilderness::Terrain::plains)
            dear = industry;
    state.table.board(seat_at(0)).industry[0] = static_cast<std::uint8_t>(dear);
    About const after = answer(game->view(state, seat_at(0)));
    ASSERT_TRUE(says(after, "settling_costs"));
    EXPECT_EQ(after.facts[2].args[0], game->edition().industries[dear].cost);
}

TEST(About, ALandSaysWhatTheViewersTentWouldAdd_CO_15_1e) {
    auto const game = game_with<coloma::Game>({});
    coloma::State state = game->setup(5);
    std::vector<int> const& points = game->edition().land_points;
    auto const answer = [&] { return about(*game, game->view(state, seat_at(0)), coloma::Kind::land, 2); };
    EXPECT_EQ(answer().facts.back().args[0], points[0]);
    state.table.players[0].land_tents = 0b1;
    EXPECT_EQ(answer().facts.back().args[0], points[1] - points[0]);
    state.table.players[0].land_tents = 0b100;
    EXPECT_FALSE(says(answer(), "next_land"));
}

// ---- By kind and id, for the page ----

TEST(About, FindsThingsByKindAndId) {
    GameSetup setup;
    setup.players = 2;
    setup.edition = *embedded_edition(gold_west::Game::info, gold_west::Game::info.default_edition);
    auto const match = find_game("gold_west")->start(setup);
    auto const name = [&](std::string_view kind, std::string_view id) {
        std::optional<KnownThing> const thing = find_thing(**match, seat_at(0), kind, id);
        return thing ? say(Language::english(), thing->name, **match, {}) : std::string{"nothing"};
    };
    EXPECT_EQ(name("bin", "2"), "Bin 2");
    EXPECT_EQ(name("topic", "wanted"), "Wanted");
    EXPECT_EQ(name("office", "saloon"), "Saloon");
    EXPECT_EQ(name("bin", "9"), "nothing");
    EXPECT_EQ(name("topic", "none"), "nothing");
    EXPECT_EQ(name("no such kind", "2"), "nothing");
}

// ---- What is hidden stays hidden ----

TEST(About, OnlyTheOwnerOfACardLearnsWhereItIs) {
    auto const game = game_with<coloma::Game>({});
    coloma::State const state = game->setup(5);
    auto const facts = [&](Seat viewer, int card) {
        return about(*game, game->view(state, viewer), coloma::Kind::building, card).facts;
    };
    Seat const owner = seat_at(0);
    for (int const card : state.hands[0].cards) {
        ASSERT_FALSE(facts(owner, card).empty());
        EXPECT_EQ(facts(owner, card).back().spec->name(), "in_your_hand");
    }
    coloma::View const watching = game->spectate(state);
    for (int const card : state.hands[0].cards)
        EXPECT_NE(about(*game, watching, coloma::Kind::building, card).facts.back().spec->name(),
                  "in_your_hand");
}

// The answers depend on the view only: they are the same after everything hidden is dealt again.
TEST(About, AnswersAreTheSameForEveryDealThatFitsTheView) {
    auto const game = game_with<golden_wilderness::Game>({{"level", "standard"}});
    Rng rng{3};
    for (auto const& state : positions_of(*game)) {
        auto const redealt = game->redeal(game->view(state, seat_at(0)), rng);
        for (int card = 0; card < static_cast<int>(game->edition().people.size()); ++card)
            EXPECT_EQ(
                about(*game, game->view(state, seat_at(0)), golden_wilderness::Kind::person, card).facts,
                about(*game, game->view(redealt, seat_at(0)), golden_wilderness::Kind::person, card).facts);
    }
}

// ---- Actions that end a part of the turn ----

// CO-5.7c: with the condensed rulings, beginning one part of the turn ends the other.
TEST(About, AnActionThatEndsAPartOfTheTurnSaysSo_CO_5_7c) {
    auto const game = game_with<coloma::Game>({});
    int ending = 0;
    int labelled = 0;
    Rng rng{4};
    NoEvents none;
    coloma::State state = game->setup(5);
    for (SeatSet must = game->pending(state.table).must; !must.empty();
         must = game->pending(state.table).must) {
        Seat const seat = *must.begin();
        ActionList legal;
        game->legal_actions(state.table, state.hands[index(seat)], seat, legal);
        Action const action = legal[rng.below(legal.size())];
        auto const notes = coloma::notes_on(*game, game->view(state, seat), action);
        std::uint8_t const finished = state.table.turn.finished;
        bool const on_turn = state.table.progress.current() == coloma::step<coloma::TakeTurn>;
        game->apply(state, seat, action, none);
        if (!on_turn || notes.empty()) continue;
        ++labelled;
        bool const ends = state.table.turn.finished != finished;
        EXPECT_EQ(notes.size(), ends ? 2U : 1U) << game->text(action);
        ending += ends ? 1 : 0;
    }
    EXPECT_GT(labelled, 10);
    EXPECT_GT(ending, 0);
}

}  // namespace
}  // namespace motherlode
