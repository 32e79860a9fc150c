#include <gtest/gtest.h>

#include "protocol/strict_json.h"

namespace motherlode::protocol {
namespace {

std::string error_of(std::string_view text) {
    Outcome<JsonObject, Denial> const message = JsonObject::parse(text);
    return message ? "" : say(Language::english(), message.error());
}

TEST(StrictJson, RefusesAnythingButOneObject) {
    for (std::string_view const text :
         {"", " ", "1", "[]", "null", "{", "{} {}", "{}x", "{\"a\":1,}", "{'a':1}", "{\"a\":01}",
          "{\"a\":NaN}", "{\"a\":1/*x*/}", "{\"a\":\"\\x\"}", "{\"a\":\"\xff\"}", "{\"a\":\"\xed\xa0\x80\"}",
          "{\"a\":\"\n\"}", "{\"a\":[[[[[]]]]]}", "\xef\xbb\xbf{}"})
        EXPECT_NE(error_of(text), "") << text;
    EXPECT_EQ(error_of(" {} \n"), "");
}

TEST(StrictJson, RefusesRepeatedKeys) {
    EXPECT_EQ(error_of(R"({"a":1,"a":2})"), "A key appears twice in the same object.");
    EXPECT_EQ(error_of(R"({"a":1,"\u0061":2})"), "A key appears twice in the same object.");
    EXPECT_EQ(error_of(R"({"b":{"a":1,"c":{"a":1},"a":2}})"), "A key appears twice in the same object.");
    EXPECT_EQ(error_of(R"({"a":{"a":1},"b":{"a":1}})"), "");
}

TEST(StrictJson, RefusesVeryLongLists) {
    std::string keys = "{\"a\":1";
    std::string items = "{\"a\":[1";
    for (int i = 0; i < 70; ++i) {
        keys += ",\"k" + std::to_string(i) + "\":1";
        items += ",1";
    }
    EXPECT_NE(error_of(keys + "}"), "");
    EXPECT_NE(error_of(items + "]}"), "");
}

TEST(StrictJson, ReadsFieldsAndRemembersTheFirstError) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(
        R"({"text":"é\u00e9","number":-3,"truth":true,"inner":{"x":"1"},"list":["a","b"]})");
    ASSERT_TRUE(message);
    EXPECT_EQ(message->text("text"), "éé");
    EXPECT_EQ(message->integer("number", -5, 5), -3);
    EXPECT_EQ(message->truth("truth"), true);
    EXPECT_EQ(message->texts("list").size(), 2U);
    EXPECT_EQ(message->text("missing", Need::optional), std::nullopt);
    std::optional<JsonObject> inner = message->object("inner");
    ASSERT_TRUE(inner);
    EXPECT_EQ(say(Language::english(), *message->finish()), "“x” is not a known field.");
}

TEST(StrictJson, ReportsTheError) {
    auto const sentence = [](std::string_view text, auto read) {
        Outcome<JsonObject, Denial> message = JsonObject::parse(text);
        read(*message);
        return message->finish() ? say(Language::english(), *message->finish()) : "";
    };
    auto const number = [](JsonObject& object) { object.integer("n", 0, 9); };
    EXPECT_EQ(sentence("{}", number), "“n” is missing.");
    for (char const* text : {R"({"n":10})", R"({"n":-1})", R"({"n":1.0})", R"({"n":1e0})", R"({"n":"1"})",
                             R"({"n":18446744073709551615})", R"({"n":null})", R"({"n":1e400})"})
        EXPECT_EQ(sentence(text, number), "“n” must be a whole number from 0 to 9.") << text;
    EXPECT_EQ(sentence(R"({"n":1,"m":2})", number), "“m” is not a known field.");
    EXPECT_EQ(sentence(R"({"n":1})", [](JsonObject& o) { o.text("n"); }), "“n” must be a string.");
    EXPECT_EQ(sentence(R"({"n":[1]})", [](JsonObject& o) { o.texts("n"); }),
              "“n” must be a list of strings.");
    EXPECT_EQ(sentence(R"({"n":1})", [](JsonObject& o) { o.object("n"); }), "“n” must be an object.");
    EXPECT_EQ(sentence(R"({"n":1})", [](JsonObject& o) { o.truth("n"); }), "“n” must be true or false.");
}

}  // namespace
}  // namespace motherlode::protocol
