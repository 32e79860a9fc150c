#include <cstdint>
#include <limits>

#include <gtest/gtest.h>

#include "kernel/json.h"
#include "suite/json_check.h"

namespace motherlode {
namespace {

std::string text_of(std::string_view value) { return JsonWriter{}.value(value).text(); }

TEST(JsonWriter, WritesCommasOnlyBetweenValues) {
    JsonWriter json;
    json.begin_object()
        .field("a", 1)
        .key("list")
        .begin_array()
        .value(1)
        .value("two")
        .begin_object()
        .end_object();
    json.begin_array().end_array().end_array().field("b", true).key("c").null().end_object();
    EXPECT_EQ(json.text(), R"({"a":1,"list":[1,"two",{},[]],"b":true,"c":null})");
    EXPECT_EQ(suite::JsonCheck::problem(json.text()), "");
}

TEST(JsonWriter, WritesNumbersOfEveryWidth) {
    JsonWriter json;
    json.begin_array()
        .value(std::uint8_t{200})
        .value(std::int16_t{-3})
        .value(std::numeric_limits<std::uint64_t>::max());
    json.value(std::numeric_limits<std::int64_t>::min()).value(false).end_array();
    EXPECT_EQ(json.text(), "[200,-3,18446744073709551615,-9223372036854775808,false]");
}

TEST(JsonWriter, EscapesCharactersThatJsonDoesNotAllow) {
    EXPECT_EQ(text_of(R"(a "b" \c)"), R"("a \"b\" \\c")");
    EXPECT_EQ(text_of("\n\t\r"), R"("\u000a\u0009\u000d")");
    EXPECT_EQ(text_of(std::string_view{"\0\x1f", 2}), R"("\u0000\u001f")");
    EXPECT_EQ(text_of("/\x7f"), "\"/\x7f\"");
    EXPECT_EQ(text_of("→ é 🚂"), "\"→ é 🚂\"");
}

TEST(JsonWriter, EscapesKeysToo) {
    JsonWriter json;
    json.begin_object().field("a\"b", "c").end_object();
    EXPECT_EQ(json.text(), R"({"a\"b":"c"})");
}

TEST(JsonWriter, WritesEveryAsciiCharacterAsValidJson) {
    for (int byte = 0; byte < 128; ++byte) {
        char const c = static_cast<char>(byte);
        EXPECT_EQ(suite::JsonCheck::problem(text_of({&c, 1})), "") << byte;
    }
}

}  // namespace
}  // namespace motherlode
