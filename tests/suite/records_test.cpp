// Finished games from earlier versions. Each must still replay to its recorded end.

#include <gtest/gtest.h>

#include "kernel/record.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

std::vector<std::filesystem::path> records_of(GameType const& game) {
    return files_below("tests/records/" + std::string{game.info().name}, {".record"});
}

TEST(Records, ReplayToTheirRecordedEnd) {
    for (auto const& file : files_below("tests/records", {".record"})) {
        std::string const name = file.lexically_relative(source_root()).string();
        std::string const text = file_text(file);
        // The reader compares every hash, including the last one, and the scores.
        Outcome<History> const history = read_record(text, name, find_game);
        if (!history) {
            ADD_FAILURE() << history.error().sentence;
            continue;
        }
        // Records of earlier rules are written as records of the present ones.
        std::string const written = write_record(*history);
        std::string const rules = "\nrules " + std::to_string(history->type().info().rules_version) + "\n";
        if (text.find(rules) != std::string::npos) {
            EXPECT_EQ(written, text) << name;
        }
        Outcome<History> const again = read_record(written, name, find_game);
        ASSERT_TRUE(again) << again.error().sentence;
        EXPECT_EQ(again->now().hash(), history->now().hash()) << name;
        EXPECT_EQ(history->now().info().name, file.parent_path().filename().string()) << name;
    }
}

TEST(Records, EveryGameHasAFinishedRecord) {
    for (GameType const* game : all_games()) {
        int finished = 0;
        for (auto const& file : records_of(*game)) {
            Outcome<History> const history = read_record(file_text(file), file.string(), find_game);
            if (history && history->now().over()) ++finished;
        }
        EXPECT_GE(finished, 1) << "tests/records/" << game->info().name << " has no finished game.";
    }
}

// Files without this extension would never be replayed.
TEST(Records, TheFolderContainsOnlyRecords) {
    std::filesystem::path const root = source_root() / "tests/records";
    if (!std::filesystem::exists(root)) return;
    for (auto const& entry : std::filesystem::recursive_directory_iterator{root})
        EXPECT_TRUE(entry.is_directory() || entry.path().extension() == ".record") << entry.path();
}

}  // namespace
}  // namespace motherlode
