#pragma once

#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

// Golden examples: what a rulebook prints as an example, played and compared in full. Each is a text file
// tests/games/<game>/golden/<name>.txt, found by golden_test.cpp:
//
//   rules: GW-5.3d, GW-5.3k
//   Manual 5, "Investments": the sentence of the book in our own words.
//
//   == position
//   file: start.toml                              the position before, as docs/position-format.md describes it: in full,
//   step = "use_metals"                           or a file of the same folder and the entries that differ
//   [player.1]
//   bin_2                                         (an entry that is left out)
//   == play
//   > 1: invest 3                                 seat and action
//   GW-5.3b: Player 1 pays for Blacksmith.        what happened, in the order of the log
//   GW-5.3i (seen by 1; learned by 1): …          who sees it, where not everybody does; who learned something hidden
//   > 2: activate 1
//   refused by GW-4.1a: It is not your turn.      an action that the rules forbid changes nothing
//   == change
//   [player.1]                                    every entry of the position text that is no longer there or is new;
//   - camps = 12                                  all others are as before
//   + camps = 11
//   == scores
//   1: 7 = shipping 2 + offices 5                 points by source after the last action; the rank once the game is over
//
// An example of a set-up has this in place of the position:
//
//   == setup
//   players = 4                                   and seed and options, one to a line
//   == position
//   motherlode-position = 1                       the whole position that the set-up gives, compared like the rest
//
// To write one, leave out what follows the position except the lines with `>`, run the test, check what it prints
// against the rulebook line by line, and paste it.
namespace motherlode {

struct GoldenExample {
    std::string name;                // <game>_<rule ids>_<file name>, as gtest allows it
    std::vector<std::string> rules;  // the ids of the first line
    std::filesystem::path file;

    friend void PrintTo(GoldenExample const& example, std::ostream* out) { *out << example.file.filename(); }
};

std::vector<GoldenExample> golden_examples();

// The text of the file as it should be, from its position and its actions; `problem` is empty where it can be played.
struct GoldenText {
    std::string expected;
    std::string actual;
    std::string problem;
};
GoldenText play_golden(std::filesystem::path const& file);

}  // namespace motherlode
