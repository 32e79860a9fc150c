#include <gtest/gtest.h>

#include "kernel/words.h"

namespace motherlode {
namespace {

constexpr ArgKind place = game_arg(0);
constexpr MessageSpec built{"game.event.built", {{"seat", ArgKind::seat}, {"place", place}}};
constexpr MessageSpec scored{"game.event.scored", {{"points", ArgKind::number}}};
constexpr ArgKind effect = game_arg(1);
constexpr MessageSpec used{"game.event.used", {{"effect", effect}}};
constexpr MessageSpec unworded{"game.event.unworded", {}};

// Place 0 is a term of the language, place 1 is missing in the language, place 2 is a name. Effect 0 has two parts,
// effect 1 contains effect 0.
struct SomeTerms : Terms {
    Value value(ArgKind kind, int number) const override {
        if (kind == effect && number == 0)
            return Value::of_phrase("score, build", {Message{scored, 2}, Message{built, 0, 0}});
        if (kind == effect) return Value::of_phrase("use", {Message{used, 0}});
        if (number == 0) return Value::of_term("saloon", "game.place.saloon", "Saloon");
        if (number == 1) return Value::of_term("bank", "game.place.bank", "Bank");
        return Value::of_name("d3");
    }
};

Language german() {
    Outcome<Language> loaded = Language::load(R"(
[game.event]
built = "{seat} baut: {place}."
scored = "{points} {points:Punkt|Punkte}."
used = "so: {effect}"
[game.place]
saloon = "Wirtshaus"
)",
                                              "messages/de.toml");
    EXPECT_TRUE(loaded) << (loaded ? "" : loaded.error().sentence);
    return *loaded;
}

std::string said(Message const& message) {
    std::vector<std::string> const names{"Ada", "Ben"};
    return say(german(), message, SomeTerms{}, names);
}

TEST(Words, FillsInTheArguments) { EXPECT_EQ(said(Message{built, 1, 2}), "Ben baut: d3."); }

TEST(Words, LooksTermsUpAndFallsBackToTheirText) {
    EXPECT_EQ(said(Message{built, 0, 0}), "Ada baut: Wirtshaus.");
    EXPECT_EQ(said(Message{built, 0, 1}), "Ada baut: Bank.");
}

TEST(Words, WritesAPhrasePartByPart) {
    EXPECT_EQ(said(Message{used, 0}), "so: 2 Punkte., Ada baut: Wirtshaus.");
    EXPECT_EQ(said(Message{used, 1}), "so: so: 2 Punkte., Ada baut: Wirtshaus.");
}

TEST(Words, PagesGetAPhraseAsMessages) {
    JsonWriter json;
    write_message(json, Message{used, 0}, SomeTerms{});
    EXPECT_EQ(json.text(), R"({"key":"game.event.used","args":{"effect":{"id":"score, build","parts":[)"
                           R"({"key":"game.event.scored","args":{"points":2}},)"
                           R"({"key":"game.event.built","args":{"seat":{"seat":0},)"
                           R"("place":{"id":"saloon","key":"game.place.saloon","text":"Saloon"}}}]}}})");
}

TEST(Words, ASeatWithoutNameIsCountedFromOne) { EXPECT_EQ(said(Message{built, 2, 2}), "3 baut: d3."); }

TEST(Words, ANumberChoosesSingularOrPlural) {
    EXPECT_EQ(said(Message{scored, 1}), "1 Punkt.");
    EXPECT_EQ(said(Message{scored, 0}), "0 Punkte.");
    EXPECT_EQ(said(Message{scored, 2}), "2 Punkte.");
    EXPECT_EQ(said(Message{scored, -1}), "-1 Punkte.");
}

TEST(Words, AMissingSentenceShowsItsKey) {
    EXPECT_EQ(said(Message{unworded}), "game.event.unworded");
    EXPECT_EQ(say(german(), "game.place.saloon"), "Wirtshaus");
    EXPECT_EQ(say(german(), "game.place.bank"), "game.place.bank");
    EXPECT_EQ(german().find("game.place.bank"), nullptr);
}

TEST(Words, NamesOfPlayersAreNotReadAsPlaceholders) {
    std::vector<std::string> const names{"{place}"};
    EXPECT_EQ(say(german(), Message{built, 0, 2}, SomeTerms{}, names), "{place} baut: d3.");
}

TEST(Words, JoinsTheKeysOfTablesByDots) {
    std::vector<std::string> keys;
    Language const language = german();
    for (auto const& [key, sentence] : language.sentences()) keys.push_back(key);
    EXPECT_EQ(keys, (std::vector<std::string>{"game.event.built", "game.event.scored", "game.event.used",
                                              "game.place.saloon"}));
}

TEST(Words, RefusesATableWithOtherValuesThanSentences) {
    EXPECT_EQ(Language::load("[a]\nb = 1\n", "messages/de.toml").error().sentence,
              "messages/de.toml:2: b: a text in quotes is expected here.");
    EXPECT_FALSE(Language::load("a = ", "messages/de.toml"));
}

TEST(Words, ArgumentsOfASentence) {
    EXPECT_EQ(arguments_of("{seat} has {points} {points:point|points}."),
              (std::vector<std::string>{"seat", "points", "points"}));
    EXPECT_TRUE(arguments_of("Nothing here.").empty());
    EXPECT_TRUE(arguments_of("").empty());
}

TEST(Words, ArgumentsAsJsonAreNumbersAndStableIds) {
    JsonWriter json;
    json.begin_object();
    write_arguments(json, Message{built, 1, 0}, SomeTerms{});
    write_arguments(json, Message{scored, -4}, SomeTerms{});
    write_arguments(json, Message{used, 0}, SomeTerms{});
    json.end_object();
    EXPECT_EQ(json.text(), R"({"seat":1,"place":"saloon","points":-4,"effect":"score, build"})");
}

TEST(Words, AMessagesNameIsTheLastPartOfItsKey) {
    EXPECT_EQ(built.name(), "built");
    EXPECT_EQ(MessageSpec("plain", {}).name(), "plain");
}

}  // namespace
}  // namespace motherlode
