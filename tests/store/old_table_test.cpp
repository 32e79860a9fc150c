// A table saved by version 0.1 is still the same table.

#include <set>
#include <sstream>

#include "registry/registry.h"
#include "source_tree.h"
#include "store/store_file.h"
#include "store/store_suite.h"
#include "table/table.h"

namespace motherlode {
namespace {

// The log has entries of every kind: moves, undo with and without agreement, hints, chat, names, stand-in bots.
TEST(OldTable, IsReadFromTheStore) {
    std::filesystem::path const folder = source_root() / "tests/store/tables";
    NewTable old = new_table("old");
    old.setup = file_text(folder / "gold_west.setup");
    std::istringstream log{file_text(folder / "gold_west.log")};
    for (std::string line; std::getline(log, line);) old.entries.push_back(line);

    StoreFile const file;
    ASSERT_FALSE(file.open()->create(old));
    Outcome<std::optional<StoredTable>> const stored = file.open()->load("old");
    ASSERT_TRUE(stored && *stored);
    Outcome<TableSetup> setup = parse_setup((*stored)->setup, find_game);
    ASSERT_TRUE(setup) << setup.error().sentence;
    Outcome<Table, Denial> table = Table::make(find_game, std::move(*setup));
    ASSERT_TRUE(table) << say(Language::english(), table.error());
    std::set<Entry::Kind> kinds;
    for (std::string const& line : (*stored)->entries) {
        std::optional<Entry> const entry = parse_entry(line);
        ASSERT_TRUE(entry) << line;
        EXPECT_EQ(write_entry(*entry), line);
        std::optional<Error> const problem = table->apply(*entry);
        ASSERT_FALSE(problem) << problem->sentence;
        kinds.insert(entry->kind);
    }
    EXPECT_EQ(kinds.size(), 11U);
    EXPECT_EQ(table->record(), file_text(folder / "gold_west.record"));
}

// As if this program no longer played the rules of the table: the moves that were not undone, and the last names.
TEST(OldTable, HasARecordWithoutBeingReplayed) {
    std::filesystem::path const folder = source_root() / "tests/store/tables";
    Outcome<AnySetup> const setup = parse_any_setup(file_text(folder / "gold_west.setup"));
    ASSERT_TRUE(setup);
    std::vector<std::string> entries;
    std::istringstream log{file_text(folder / "gold_west.log")};
    for (std::string line; std::getline(log, line);) entries.push_back(line);
    std::string const record = write_record(*setup, entries, find_game);
    EXPECT_TRUE(record.starts_with("motherlode-record 3\n"));
    Outcome<History> const history = read_record(record, "record", find_game);
    ASSERT_TRUE(history) << history.error().sentence;
    EXPECT_EQ(write_record(*history), file_text(folder / "gold_west.record"));
}

}  // namespace
}  // namespace motherlode
