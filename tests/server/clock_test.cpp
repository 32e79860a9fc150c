// Players' clocks run only while the server runs, whatever happens to the clock of the system.

#include <atomic>

#include <gtest/gtest.h>

#include "server/fixture.h"
#include "server/service_clock.h"

namespace motherlode::server::testing {
namespace {

constexpr Millis noon = 1'700'000'000'000;
constexpr Millis second = 1000;
constexpr Millis hour = 3600 * second;

// Two clocks that only move when a test moves them.
struct TestClocks {
    std::atomic<Millis> wall = noon;
    std::atomic<Millis> steady = 5000;

    SystemClocks clocks() {
        return {[this] { return wall.load(); }, [this] { return steady.load(); }};
    }
    void pass(Millis time) {
        wall += time;
        steady += time;
    }
};

TEST(ServiceClock, OfANewStoreStartsWithTheTimeOfDay) {
    TestClocks system;
    ServiceClock clock{system.clocks()};
    clock.start({}, 30 * second);
    EXPECT_EQ(clock.now(), Instant{noon});
    system.pass(second);
    EXPECT_EQ(clock.now(), Instant{noon + second});
    EXPECT_EQ(clock.steady_at(clock.now().game), clock.steady());
}

TEST(ServiceClock, ContinuesAfterTheGracePeriod) {
    TestClocks system;
    ServiceClock clock{system.clocks()};
    clock.start(noon - hour, 30 * second);
    EXPECT_EQ(clock.now(), (Instant{noon, noon - hour}));
    system.pass(30 * second);
    EXPECT_EQ(clock.now().game, noon - hour);
    EXPECT_EQ(clock.steady_at(noon - hour), clock.steady());
    system.pass(second);
    EXPECT_EQ(clock.now(), (Instant{noon + 31 * second, noon - hour + second}));
}

TEST(ServiceClock, DoesNotJumpWithTheClockOfTheSystem) {
    TestClocks system;
    ServiceClock clock{system.clocks()};
    clock.start(noon, 0);
    Millis const before = clock.steady();
    for (Millis const jump : {hour, -2 * hour}) {
        system.wall += jump;
        EXPECT_EQ(clock.now().game, noon);
        EXPECT_EQ(clock.now().wall, system.wall);
        EXPECT_EQ(clock.steady(), before);
    }
}

// A server with a table of two humans who have 8 seconds each.
class PlayersClocks : public ::testing::Test {
protected:
    PlayersClocks() {
        WebSocketClient client{server_.port()};
        client.send(table_.hello(0));
        due_ = client.expect("table").at("pending").at("must").at(0).as_int64();
        EXPECT_EQ(remaining(), 8 * second);
    }

    // The remaining time of the seat that must act. A bot must not have taken over.
    std::int64_t remaining() {
        WebSocketClient client{server_.port()};
        client.send(table_.hello(0));
        json::object const state = client.expect("table");
        json::object const& seat = state.at("seats").at(static_cast<std::size_t>(due_)).as_object();
        EXPECT_TRUE(seat.at("bot").is_null());
        EXPECT_EQ(state.at("pending").at("must").at(0).as_int64(), due_);
        return seat.at("clock").as_int64();
    }

    TestClocks system_;
    TestServer server_{[this] {
                           ServerOptions options = quick_options();
                           options.clocks = system_.clocks();
                           options.reconnect_grace = std::chrono::seconds{30};
                           return options;
                       }(),
                       Keep::on_disk};
    TestTable table_ =
        make_seated_table(server_.port(), 2, R"(,"clock":{"kind":"bank","bank":8,"increment":0})");
    std::int64_t due_ = 0;
};

TEST_F(PlayersClocks, LoseNothingWhileTheServerIsDown) {
    system_.pass(3 * second);
    EXPECT_EQ(remaining(), 5 * second);
    server_.stop();
    system_.pass(9 * second);
    server_.start();
    EXPECT_EQ(remaining(), 5 * second);
    system_.pass(30 * second);
    EXPECT_EQ(remaining(), 5 * second);
    system_.pass(second);
    EXPECT_EQ(remaining(), 4 * second);
    // Nobody comes to the table during the next run.
    server_.stop();
    server_.start();
    system_.pass(31 * second);
    server_.stop();
    system_.pass(hour);
    server_.start();
    EXPECT_EQ(remaining(), 3 * second);
}

TEST_F(PlayersClocks, LoseNothingWhenTheClockOfTheSystemIsSet) {
    for (Millis const jump : {hour, -3 * hour}) {
        system_.wall += jump;
        EXPECT_EQ(remaining(), 8 * second);
        server_.stop();
        system_.wall += jump;
        server_.start();
        EXPECT_EQ(remaining(), 8 * second);
    }
    system_.pass(31 * second);
    EXPECT_EQ(remaining(), 7 * second);
}

}  // namespace
}  // namespace motherlode::server::testing
