// Events are sent in pages, so that a game of any length can be opened.

#include <boost/json.hpp>

#include "games/golden_wilderness/game.h"
#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

// Four humans in the longest game, who decide at random.
Sitting long_game(int moves) {
    TableSetup setup = boomtown({person("Ana"), person("Ben"), person("Cleo"), person("Dan")});
    setup.game = "golden_wilderness";
    setup.setup.edition =
        *embedded_edition(golden_wilderness::Game::info, golden_wilderness::Game::info.default_edition);
    setup.setup.options = {{"level", "advanced"}};
    Sitting sitting{setup};
    Rng rng{seed};
    while (sitting.table().history().size() < moves && !sitting.table().finished()) {
        Seat const seat = *sitting.table().due().begin();
        ActionList legal;
        sitting.table().now().legal_actions(seat, legal);
        sitting.play(seat, rng.below(legal.size()));
    }
    return sitting;
}

boost::json::object page(Table const& table, Seat viewer, std::int64_t before) {
    JsonWriter json;
    TableWriter{table, "t1", SeatSet::none(), noon}.write_events_before(json.begin_object(), viewer,
                                                                        static_cast<int>(before));
    EXPECT_LE(json.text().size(), TableWriter::event_page_bytes + 100);
    return boost::json::parse(json.end_object().text()).as_object();
}

std::vector<std::int64_t> numbers(boost::json::value const& events) {
    std::vector<std::int64_t> numbers;
    for (boost::json::value const& event : events.as_array()) numbers.push_back(event.at("n").as_int64());
    return numbers;
}

TEST(EventPages, LeadFromTheTableBackToTheFirstEvent) {
    Sitting const sitting = long_game(800);
    Table const& table = sitting.table();
    for (Seat const viewer : {ana, onlooker}) {
        boost::json::object const whole =
            boost::json::parse(TableWriter{table, "t1", SeatSet::none(), noon}.table(viewer)).as_object();
        std::vector<std::int64_t> found = numbers(whole.at("events"));
        std::int64_t from = whole.at("events_from").as_int64();
        EXPECT_GT(from, 0);
        EXPECT_EQ(found.front(), from);
        int pages = 0;
        for (; from > 0; ++pages) {
            boost::json::object const earlier = page(table, viewer, from);
            EXPECT_EQ(earlier.at("before").as_int64(), from);
            ASSERT_LT(earlier.at("events_from").as_int64(), from);
            from = earlier.at("events_from").as_int64();
            std::vector<std::int64_t> const more = numbers(earlier.at("events"));
            found.insert(found.begin(), more.begin(), more.end());
        }
        EXPECT_GT(pages, 2);
        std::vector<std::int64_t> visible;
        std::int64_t number = 0;
        for (History::Move const& move : table.history().moves())
            for (Event const& event : move.events) {
                if (event.seen_by.contains(viewer)) visible.push_back(number);
                ++number;
            }
        EXPECT_EQ(found, visible);
    }
}

TEST(EventPages, AnUpdateThatNeedsMoreThanOneBecomesATable) {
    Sitting const sitting = long_game(800);
    Table const& table = sitting.table();
    EXPECT_EQ(field(update(table, ana, table.version() - 1), "t"), R"("update")");
    std::string const behind = update(table, ana, 1);
    EXPECT_EQ(field(behind, "t"), R"("table")");
    EXPECT_EQ(behind, (TableWriter{table, "t1", SeatSet::none(), noon}.table(ana)));
}

TEST(EventPages, ThereIsNoneBeforeTheFirstEvent) {
    Sitting sitting{boomtown({person("Ana"), person("Ben")})};
    sitting.turn(ana);
    boost::json::object const none = page(sitting.table(), ben, 0);
    EXPECT_TRUE(none.at("events").as_array().empty());
    EXPECT_EQ(none.at("events_from").as_int64(), 0);
    // A number beyond the last event counts as the end.
    EXPECT_EQ(page(sitting.table(), ben, 9999).at("before").as_int64(), sitting.table().event_count());
}

}  // namespace
}  // namespace motherlode
