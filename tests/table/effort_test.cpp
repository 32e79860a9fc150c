// How many calls a table makes to its game.

#include "kernel/record.h"
#include "registry/game_type_of.h"
#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

struct Counts {
    int parsed = 0;
    int checked = 0;
    int written = 0;
    int applied = 0;
    int dealt = 0;

    friend bool operator==(Counts const&, Counts const&) = default;
};

// A Nuggets game that counts its calls.
class CountingNuggets : public nuggets::Game {
public:
    using nuggets::Game::Game;

    static inline Counts counts;

    State setup(Seed with_seed) const {
        ++counts.dealt;
        return nuggets::Game::setup(with_seed);
    }
    std::optional<Action> parse(std::string_view text) const {
        ++counts.parsed;
        return nuggets::Game::parse(text);
    }
    std::string text(Action action) const {
        ++counts.written;
        return nuggets::Game::text(action);
    }
    std::optional<Refusal> refusal(nuggets::Table const& table, nuggets::Hand const& hand, Seat seat,
                                   Action action) const {
        ++counts.checked;
        return nuggets::Game::refusal(table, hand, seat, action);
    }
    template <class Sink>
    void apply(State& state, Seat seat, Action action, Sink& sink) const {
        ++counts.applied;
        nuggets::Game::apply(state, seat, action, sink);
    }
};

GameType const* find_counting(std::string_view) {
    static GameTypeOf<CountingNuggets> const type;
    return &type;
}

TEST(TableEffort, AMoveIsParsedCheckedAndWrittenOnce) {
    Table table = std::move(*Table::make(find_counting, nuggets_table({person("Ana"), person("Ben")})));
    CountingNuggets::counts = {};
    ASSERT_FALSE(table.carry_out(table.move({ana, noon}, "stake 1", 0)));
    EXPECT_EQ(CountingNuggets::counts, (Counts{.parsed = 1, .checked = 1, .written = 1, .applied = 1}));
    // The terminal knows the action already.
    CountingNuggets::counts = {};
    ASSERT_FALSE(table.carry_out(table.move({ben, noon}, nuggets::stake_action(1), 1)));
    EXPECT_EQ(CountingNuggets::counts, (Counts{.checked = 1, .written = 1, .applied = 1}));
    // A log is not trusted.
    CountingNuggets::counts = {};
    Entry entry;
    entry.seat = *table.due().begin();
    entry.text = "praise";
    ASSERT_FALSE(table.apply(entry));
    EXPECT_EQ(CountingNuggets::counts, (Counts{.parsed = 1, .checked = 1, .applied = 1}));
}

TEST(TableEffort, ADecisionForAnotherVersionIsRefused) {
    Table table = std::move(*Table::make(find_counting, nuggets_table({person("Ana"), person("Ben")})));
    Decision const move = table.move({ana, noon}, "stake 1", 0);
    ASSERT_FALSE(table.carry_out(table.chat({ben, noon}, "wait")));
    EXPECT_TRUE(table.carry_out(move));
    EXPECT_EQ(table.version(), 1);
}

TEST(TableEffort, ARecordNeedsNoReplay) {
    Table table = std::move(*Table::make(find_counting, nuggets_table({person("Ana"), person("")})));
    ASSERT_FALSE(table.carry_out(table.name({ben, noon}, "Ben")));
    while (!table.finished()) {
        Seat const seat = *table.due().begin();
        ActionList legal;
        table.now().legal_actions(seat, legal);
        ASSERT_FALSE(table.carry_out(table.move({seat, noon}, legal[0], table.version())));
    }
    CountingNuggets::counts = {};
    std::optional<std::string> const record = table.record();
    ASSERT_TRUE(record);
    EXPECT_EQ(CountingNuggets::counts, Counts{.written = table.history().size()});
    // The current names.
    EXPECT_NE(record->find("seat 1 person Ana\nseat 2 person Ben\n"), std::string::npos);
    EXPECT_TRUE(read_record(*record, "record", find_counting, nuggets::placer()));
}

}  // namespace
}  // namespace motherlode
