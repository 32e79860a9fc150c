// Actions as pages send them: verb and arguments are read back as the same action, and anything else is refused.

#include <gtest/gtest.h>

#include "registry/registry.h"

namespace motherlode {
namespace {

using Is = ActionProblem::Is;
using Args = std::vector<ActionArgument>;

std::unique_ptr<Match> start(GameType const& type, int players) {
    GameSetup setup;
    setup.players = players;
    setup.edition = *embedded_edition(type.info(), type.info().default_edition);
    setup.seed = 5;
    return std::move(*type.start(setup));
}

std::unique_ptr<Match> boomtown_builders() { return start(*find_game("boomtown_builders"), 2); }

// Parses the output of `write_action`: {"verb":"build","args":[{"location":"d3"},{"slot":2}]}. No id needs escapes.
struct Written {
    std::string verb;
    Args args;

    explicit Written(std::string_view json) {
        verb = after(json, R"({"verb":)");
        expect(json, R"(,"args":[)");
        while (!json.starts_with("]")) {
            if (json.starts_with(",")) json.remove_prefix(1);
            std::string kind = after(json, "{");
            expect(json, ":");
            if (json.starts_with('"')) {
                args.push_back({std::move(kind), after(json, "")});
            } else {
                std::size_t const end = json.find('}');
                args.push_back({std::move(kind), std::int64_t{std::stoi(std::string{json.substr(0, end)})}});
                json.remove_prefix(end);
            }
            expect(json, "}");
        }
        EXPECT_EQ(json, "]}");
    }

private:
    static void expect(std::string_view& json, std::string_view text) {
        EXPECT_TRUE(json.starts_with(text)) << json;
        json.remove_prefix(std::min(text.size(), json.size()));
    }
    // The next text in quotation marks.
    static std::string after(std::string_view& json, std::string_view text) {
        expect(json, text);
        expect(json, "\"");
        std::string const quoted{json.substr(0, json.find('"'))};
        json.remove_prefix(std::min(quoted.size() + 1, json.size()));
        return quoted;
    }
};

Written written(Match const& match, Action action) {
    JsonWriter json;
    json.begin_object();
    match.write_action(action, json);
    return Written{json.end_object().text()};
}

ActionProblem problem_of(std::string_view verb, Args const& args) {
    Outcome<Action, ActionProblem> const action = boomtown_builders()->read_action(verb, args);
    EXPECT_FALSE(action) << verb;
    return action ? ActionProblem{} : action.error();
}

TEST(Forms, ReadsBackTheActionItWrote) {
    for (GameType const* type : all_games()) {
        std::unique_ptr<Match> const match = start(*type, type->info().max_players);
        Rng rng{9};
        for (int i = 0; i < 400 && !match->over(); ++i) {
            Seat const seat = *match->pending().must.begin();
            ActionList legal;
            match->legal_actions(seat, legal);
            for (Action const action : legal) {
                Written const sent = written(*match, action);
                Outcome<Action, ActionProblem> const read = match->read_action(sent.verb, sent.args);
                ASSERT_TRUE(read) << type->info().name << ": " << match->text(action);
                EXPECT_EQ(match->text(*read), match->text(action)) << type->info().name;
            }
            EventLog log;
            match->apply(seat, legal[rng.below(legal.size())], log);
        }
    }
}

TEST(Forms, ReadsIllegalActionsToo) {
    std::unique_ptr<Match> const match = boomtown_builders();
    Outcome<Action, ActionProblem> const action = match->read_action("build", Args{{"location", "a1"}});
    ASSERT_TRUE(action);
    EXPECT_EQ(match->text(*action), "build a1");
    EXPECT_TRUE(match->refusal(*match->pending().must.begin(), *action));
}

TEST(Forms, AnUnknownVerbIsRefused) {
    for (std::string_view const verb : {"", "bulid", "build a1", "Build"}) {
        ActionProblem const problem = problem_of(verb, Args{{"location", "a1"}});
        EXPECT_EQ(problem.is, Is::unknown_verb);
        EXPECT_EQ(problem.text, verb);
    }
}

TEST(Forms, AWrongNumberOfArgumentsIsRefused) {
    for (Args const& args : {Args{}, Args{{"location", "a1"}, {"location", "a2"}}}) {
        ActionProblem const problem = problem_of("build", args);
        EXPECT_EQ(problem.is, Is::wrong_count);
        EXPECT_EQ(problem.number, 1);
        EXPECT_EQ(problem.text, "build");
    }
}

TEST(Forms, AnArgumentOfAnotherKindIsRefused) {
    ActionProblem const problem = problem_of("build", Args{{"slot", 1}});
    EXPECT_EQ(problem.is, Is::wrong_kind);
    EXPECT_EQ(problem.number, 1);
    EXPECT_EQ(problem.text, "location");
}

TEST(Forms, AnUnknownValueIsRefused) {
    for (Args const& args : {Args{{"location", "z9"}}, Args{{"location", ""}}, Args{{"location", 1}}}) {
        ActionProblem const problem = problem_of("build", args);
        EXPECT_EQ(problem.is, Is::unknown_value);
        EXPECT_EQ(problem.text, "location");
    }
    for (std::int64_t const slot : {std::int64_t{0}, std::int64_t{99}, std::int64_t{-1}, INT64_MAX})
        EXPECT_EQ(problem_of("draft", Args{{"slot", slot}}).is, Is::unknown_value) << slot;
    EXPECT_EQ(problem_of("draft", Args{{"slot", "1"}}).is, Is::unknown_value);
}

}  // namespace
}  // namespace motherlode
