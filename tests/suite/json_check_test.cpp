#include <gtest/gtest.h>

#include "suite/json_check.h"

namespace motherlode::suite {
namespace {

TEST(JsonCheck, AcceptsJson) {
    for (std::string_view const text : {"{}", "[]", "0", "-1", "10", "1.5", "-0.25e+10", "1E3", "true",
                                        "false", "null", "\"\"", R"("a\"\\\/\b\f\n\r\t\u00e9")", "\"→ é 🚂\"",
                                        R"({"a":[1,{"b":null}],"c":""})", " { \"a\" : [ 1 , 2 ] }\n"})
        EXPECT_EQ(JsonCheck::problem(text), "") << text;
}

TEST(JsonCheck, RefusesInvalidJson) {
    for (std::string_view const text : {"",
                                        " ",
                                        "{",
                                        "}",
                                        "[",
                                        "[1",
                                        "[1,]",
                                        "[,1]",
                                        "[1 2]",
                                        "{\"a\"}",
                                        "{\"a\":}",
                                        "{\"a\":1,}",
                                        "{a:1}",
                                        "{1:1}",
                                        "01",
                                        "-",
                                        "+1",
                                        "1.",
                                        ".5",
                                        "1e",
                                        "1e+",
                                        "NaN",
                                        "nul",
                                        "True",
                                        "'a'",
                                        "\"",
                                        "\"a",
                                        "\"\\x\"",
                                        "\"\\u12g4\"",
                                        "\"\\u12",
                                        "\"a\nb\"",
                                        "1 2",
                                        "{}{}",
                                        "[1]]",
                                        "// comment\n1",
                                        "{\"a\":1,\"a\":2}"})
        EXPECT_NE(JsonCheck::problem(text), "") << text;
}

TEST(JsonCheck, RefusesBytesThatAreNotUtf8) {
    for (std::string_view const bytes :
         {"\"\x80\"", "\"\xc3\"", "\"\xc0\xaf\"", "\"\xe2\x86\"", "\"\xed\xa0\x80\"", "\"\xf5\x80\x80\x80\"",
          "\"\xff\"", "\"\xf0\x80\x80\x80\""})
        EXPECT_NE(JsonCheck::problem(bytes), "");
}

TEST(JsonCheck, RefusesDeepNestingWithoutCrashing) {
    EXPECT_NE(JsonCheck::problem(std::string(100'000, '[')), "");
}

}  // namespace
}  // namespace motherlode::suite
