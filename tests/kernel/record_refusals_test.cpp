// Every error in a record is refused with its line and a sentence.

#include <algorithm>

#include "kernel/record_fixture.h"

namespace motherlode {
namespace {

Lines finished_record() { return Lines{write_record(random_game(8))}; }

void expect_refusal(Lines const& lines, int number, std::string_view sentence) {
    std::string const refusal = refusal_of(lines.text());
    EXPECT_TRUE(refusal.starts_with("test.record:" + std::to_string(number) + ": ") &&
                refusal.find(sentence) != std::string::npos)
        << "Expected line " << number << ", “" << sentence << "”, got: " << refusal;
}

// The record with one line replaced is refused at that line.
void expect_line_refused(std::string_view start, std::string_view replacement, std::string_view sentence) {
    Lines lines = finished_record();
    int const number = lines.find(start);
    lines[number] = replacement;
    expect_refusal(lines, number, sentence);
}

TEST(RecordRefusals, TheUnchangedRecordIsAccepted) { EXPECT_EQ(refusal_of(finished_record().text()), ""); }

TEST(RecordRefusals, Version) {
    expect_line_refused("motherlode-record", "motherlode-record 4",
                        "reads versions 1 to 3 of the record format, not “4”");
    expect_line_refused("motherlode-record", "motherlode-record 01", "not “01”");
    expect_line_refused("motherlode-record", "motherlode-record", "not “”");
    expect_line_refused("motherlode-record", "#!/bin/sh",
                        "a “motherlode-record” line is expected here, not “#!/bin/sh”");
}

TEST(RecordRefusals, Game) {
    expect_line_refused("game", "game solitaire", "no game is called “solitaire”");
    expect_line_refused("game", "game", "no game is called “”");
}

TEST(RecordRefusals, Rules) { expect_line_refused("rules", "rules 999", "of the rules, not “999”"); }

TEST(RecordRefusals, Edition) {
    expect_line_refused("edition", "edition atlantis 0123456789abcdef", "has no edition “atlantis”");
    std::string const name{all_games().front()->info().default_edition};
    expect_line_refused("edition", "edition " + name + " 0123456789abcdef",
                        "was played with another edition");
    expect_line_refused("edition", "edition " + name, "was played with another edition");
}

TEST(RecordRefusals, Players) {
    for (std::string_view const number : {"1", "9", "02", "two", "-2", "2 ", "4294967298"})
        expect_line_refused("players", std::string{"players "}.append(number), "players, not ");
}

TEST(RecordRefusals, Options) {
    Lines const lines = finished_record();
    auto const options = all_games().front()->info().options;
    ASSERT_GE(options.size(), 2U);
    int const first = lines.find("option");

    expect_line_refused("option", "option rain on", "is expected here");
    expect_line_refused("option", "option " + std::string{options[0].name} + " perhaps",
                        "cannot be “perhaps”");

    Lines missing = lines;
    missing.erase(first);
    expect_refusal(missing, first, "is expected here");

    Lines misordered = lines;
    std::swap(misordered[first], misordered[first + 1]);
    expect_refusal(misordered, first, "is expected here");

    Lines one_too_many = lines;
    one_too_many.insert(first, Lines{lines}[first]);
    expect_refusal(one_too_many, first + 1, "is expected here");
}

TEST(RecordRefusals, Seats) {
    expect_line_refused("seat 1", "seat 2 person Ada", "seat 1 is expected here");
    expect_line_refused("seat 1", "seat 01 person Ada", "seat 1 is expected here");
    expect_line_refused("seat 1", "seat 1 horse Ada", "a “person” or a “bot”, not “horse”");
    for (std::string const& name :
         {std::string{}, std::string{" Ada"}, std::string{"Ada "}, std::string{"A\tda"}, std::string{"\x7f"},
          std::string(97, 'a'), std::string{"A\rda"}})
        expect_line_refused("seat 2", "seat 2 bot " + name, "a name has 1 to 96 printable characters");
    EXPECT_NE(refusal_of(finished_record().text() + "seat 3 person Cleo\n"), "");
}

TEST(RecordRefusals, Seed) {
    for (std::string_view const seed : {"", "-1", "007", "18446744073709551616", "0x10", "1.5", "one", "1 "})
        expect_line_refused("seed", std::string{"seed "}.append(seed), "is not a seed");
}

TEST(RecordRefusals, StartHash) {
    expect_line_refused("start", "start 0123456789abcdef", "the replayed game differs from the record");
    expect_line_refused("start", "start", "the replayed game differs from the record");
    // A different seed gives a different game.
    Lines lines = finished_record();
    lines[lines.find("seed")] = "seed 9";
    expect_refusal(lines, lines.find("start"), "the replayed game differs from the record");
}

TEST(RecordRefusals, UnknownField) {
    expect_line_refused("move", "chat 1 hello", "a record has no field “chat”");
    expect_line_refused("move", "", "a record has no field “”");
    expect_line_refused("move", "Move 1 pass", "a record has no field “Move”");
    Lines lines = finished_record();
    lines.insert(2, "comment hello");
    expect_refusal(lines, 2, "a “game” line is expected here");
}

TEST(RecordRefusals, Moves) {
    Lines const lines = finished_record();
    int const first = lines.find("move");
    std::string const move = Lines{lines}[first];
    std::string const action = move.substr(7);
    std::string const other_seat = move[5] == '1' ? "2" : "1";

    for (std::string_view const seat : {"0", "3", "9", "01", "x", "-1", ""})
        expect_line_refused("move", std::string{"move "}.append(seat).append(" ").append(action),
                            "there is no seat");
    expect_line_refused("move", "move " + other_seat + " " + action,
                        "is not possible for seat " + other_seat + " (rule ");
    for (std::string const& text :
         {std::string{"dance"}, std::string{}, " " + action, action + " ", action + " 1"})
        expect_line_refused("move", move.substr(0, 7) + text, "is not an action of this game");
}

TEST(RecordRefusals, IllegalActionNamesItsRule) {
    Lines lines = finished_record();
    int const second = lines.find("move", 2);
    lines[second] = lines[lines.find("move")];
    expect_refusal(lines, second, "is not possible for seat");
    expect_refusal(lines, second, "(rule " + std::string{all_games().front()->info().rule_prefix} + "-");
}

TEST(RecordRefusals, HashAfterSixteenMoves) {
    expect_line_refused("hash", "hash 0123456789abcdef", "the replayed game differs from the record");
}

// Hashes are only allowed where the writer puts them, so that a record has only one valid text.
TEST(RecordRefusals, HashInTheWrongPlace) {
    Lines missing = finished_record();
    int const first = missing.find("hash");
    missing.erase(first);
    expect_refusal(missing, first, "hash");

    Lines doubled = finished_record();
    doubled.insert(first, doubled[first]);
    expect_refusal(doubled, first + 1, "hash");
}

TEST(RecordRefusals, End) {
    Lines lines = finished_record();
    int const end = lines.find("end");
    std::string const hash = lines[end].substr(lines[end].rfind(' ') + 1);
    expect_line_refused("end", "end 1 " + hash, "the record says it ends after 1 moves, but it has ");
    expect_line_refused("end", lines[end].substr(0, lines[end].rfind(' ')) + " 0123456789abcdef",
                        "the replayed game differs from the record");
    lines.insert(end, "end 1 " + hash);
    expect_refusal(lines, end, "the record says it ends after 1 moves");
}

TEST(RecordRefusals, Scores) {
    Lines const lines = finished_record();
    expect_line_refused("scores", Lines{lines}[lines.size()] + "0", "the game ends with the scores");
    expect_line_refused("scores", "scores", "the game ends with the scores");
    expect_line_refused("scores", "winner 1", "a “scores” line is expected here");
}

// An unfinished game has no scores yet.
TEST(RecordRefusals, ScoresTooEarly) {
    Lines lines{write_record(random_game(8, 20))};
    lines.insert(lines.size() + 1, "scores 0 0");
    expect_refusal(lines, lines.size(), "nothing may follow the end of the record");
}

TEST(RecordRefusals, TrailingText) {
    std::string const text = finished_record().text();
    for (std::string_view const more : {"\n", " ", "move 1 pass\n", "motherlode-record 1\n"})
        EXPECT_NE(refusal_of(text + std::string{more}).find("nothing may follow the end of the record"),
                  std::string::npos);
    EXPECT_NE(refusal_of(text.substr(0, text.size() - 1)).find("the last line is cut off"),
              std::string::npos);
}

TEST(RecordRefusals, CarriageReturns) {
    std::string text;
    for (char const c : finished_record().text()) text += c == '\n' ? std::string{"\r\n"} : std::string{c};
    EXPECT_TRUE(refusal_of(text).starts_with("test.record:1: ")) << refusal_of(text);
    for (std::string_view const start :
         {"game", "players", "option", "seat 1", "seed", "start", "move", "hash", "end", "scores"}) {
        Lines lines = finished_record();
        int const number = lines.find(start);
        lines[number] += "\r";
        expect_refusal(lines, number, "carriage return");
    }
}

TEST(RecordRefusals, TooLong) {
    std::string const long_text = finished_record().text() + std::string(1U << 20U, '\n');
    EXPECT_NE(refusal_of(long_text).find("the maximum is 1048576."), std::string::npos)
        << refusal_of(long_text);
}

TEST(RecordRefusals, NotARecord) {
    for (std::string const& text :
         {std::string{}, std::string{"\n"}, std::string{" "}, std::string(1, '\0'), std::string(1000, '\xff'),
          std::string(1'000'000, 'a'), std::string(1'000'000, '\n')})
        EXPECT_TRUE(refusal_of(text).starts_with("test.record:1: "));
}

// A finished game that started from the position of another one after ten moves.
Lines record_from_position() {
    Outcome<PositionStart> position =
        read_position(*random_game(8, 10).now().position(), "test.position", find_game);
    return Lines{write_record(
        play_randomly(std::move(*History::start(*position->type, position->setup, two_players)), -1))};
}

TEST(RecordRefusals, StartingPosition) {
    Lines const complete = record_from_position();
    EXPECT_EQ(refusal_of(complete.text()), "");
    int const position = complete.find("position ");

    Lines lines = complete;
    lines[1] = "motherlode-record 1";
    expect_refusal(lines, position, "a “start” line is expected here");
    for (std::string_view const count : {"0", "-1", "many", "01"}) {
        lines = complete;
        lines[position] = "position " + std::string{count};
        expect_refusal(lines, position, "is not the number of lines of a position");
    }
    lines = complete;
    lines.erase(position + 1);
    expect_refusal(lines, lines.find("start"), "a “|” line is expected here");
    lines = complete;
    lines[lines.find("| active_player")] = "| active_player = 9";
    EXPECT_NE(refusal_of(lines.text()).find("active_player"), std::string::npos);
    lines = complete;
    lines[lines.find("| players")] = "| players = 3";
    EXPECT_NE(refusal_of(lines.text()), "");
}

}  // namespace
}  // namespace motherlode
