// Games of the arena with real programs: forfeits, records, starting positions and the reports of version 2.

#include <boost/json.hpp>
#include <gtest/gtest.h>

#include "arena/some_games.h"
#include "arena/together.h"
#include "games/boomtown_builders/messages.h"
#include "kernel/record.h"
#include "registry/registry.h"
#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::arena {
namespace {

using boomtown_builders::Game;
namespace json = boost::json;

Work work_of(std::vector<std::string> bots, int threads = 1) {
    Work work{.bots = std::move(bots), .threads = threads};
    work.type = find_game(Game::info.name);
    work.setup = {2, {}, *embedded_edition(Game::info, Game::info.default_edition), 0};
    work.patience.longest = std::chrono::seconds{20};
    return work;
}

// A shell script that greets with `ready` and answers every question with its first legal action, until it has answered
// `answers` questions; then it runs `after`.
std::string script(std::string const& ready, int answers, std::string const& after) {
    return "exec:n=0; while read -r word rest; do case $word in motherlode) echo " + ready +
           " ;; view) first= ;; legal) first=${first:-$rest} ;; choose) n=$((n + 1)); if [ $n -gt " +
           std::to_string(answers) + " ]; then " + after + "; fi; echo \"play $first\" ;; esac; done";
}

constexpr int always = 1'000'000;

std::vector<Played> games_with(std::string const& program, int games = 4) {
    return all_games(*Schedule::make(2, 2, games, 3), work_of({program, "random"}));
}

// ---- Forfeits ----

void expect_forfeit(Played const& game, std::string const& reason) {
    for (int seat = 0; seat < game.players; ++seat) {
        Played::AtSeat const& at = game.seats[static_cast<std::size_t>(seat)];
        EXPECT_EQ(at.rank, at.bot == 0 ? 2 : 1);
        EXPECT_EQ(at.forfeit.find(reason) != std::string::npos, at.bot == 0) << at.forfeit;
        EXPECT_GT(at.decisions, 0);
    }
}

TEST(Forfeit, AProgramThatDiesIsRestartedForTheNextGame) {
    std::vector<Played> const games = games_with(script("ready", 3, "exit"));
    ASSERT_EQ(games.size(), 4U);
    for (Played const& game : games) {
        expect_forfeit(game, "ended without “play …”");
        for (Played::AtSeat const& at : game.seats)
            EXPECT_TRUE(at.forfeit.empty() || at.decisions == 4) << "a new process counts from the start";
    }
}

TEST(Forfeit, AnIllegalMoveLosesOnlyItsGame) {
    // The program counts its answers over all games of its process.
    std::vector<Played> const games = games_with(script("ready", 5, "first=nonsense"));
    for (Played const& game : games)
        expect_forfeit(game, "“nonsense”, which is not one of the legal actions");
}

TEST(Forfeit, ALateAnswerLosesTheGame) {
    Work work = work_of({script("ready", 2, "sleep 60"), "random"});
    work.patience.longest = std::chrono::milliseconds{300};
    std::vector<Played> const games = all_games(*Schedule::make(2, 2, 2, 3), work);
    for (Played const& game : games) expect_forfeit(game, "has not answered for 300 ms");
}

TEST(Forfeit, OtherGamesCountAsUsual) {
    // In the second game of the process it answers wrongly once.
    std::vector<Played> const games = games_with(script("ready", 40, "exit"), 2);
    EXPECT_TRUE(games[0].seats[0].forfeit.empty() && games[0].seats[1].forfeit.empty());
    expect_forfeit(games[1], "ended without");
}

TEST(Forfeit, AProgramThatIsNeverReadyStopsTheArena) {
    std::optional<Error> const problem = play_all(
        *two_players(), *Schedule::make(2, 2, 2, 1), work_of({"exec:exit 3", "random"}),
        [number = std::size_t{0}]() mutable { return std::optional{number++}; },
        [](std::size_t, Played const&) { return std::optional<Error>{}; });
    ASSERT_TRUE(problem);
    EXPECT_NE(problem->sentence.find("The bot “exit 3” ended"), std::string::npos) << problem->sentence;
}

Result ranked(std::vector<int> const& ranks) {
    Result result;
    result.players = static_cast<int>(ranks.size());
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) result.seats[seat].rank = ranks[seat];
    return result;
}

std::vector<int> after_forfeits(Result result, std::vector<int> const& seats) {
    SeatSet forfeits;
    for (int const seat : seats) forfeits = forfeits.with(seat_at(seat));
    rank_forfeits(result, forfeits);
    std::vector<int> ranks;
    for (int seat = 0; seat < result.players; ++seat) ranks.push_back(result.seats[seat].rank);
    if (result.rival.name != nullptr) ranks.push_back(result.rival.rank);
    return ranks;
}

TEST(Forfeit, TheOthersAreRankedAmongThemselves) {
    EXPECT_EQ(after_forfeits(ranked({2, 1, 3, 4}), {}), (std::vector{2, 1, 3, 4}));
    EXPECT_EQ(after_forfeits(ranked({2, 1, 3, 4}), {1}), (std::vector{1, 4, 2, 3}));
    EXPECT_EQ(after_forfeits(ranked({1, 1, 3}), {0}), (std::vector{3, 1, 2}));
    EXPECT_EQ(after_forfeits(ranked({1, 2, 3}), {0, 2}), (std::vector{2, 1, 2}));
    EXPECT_EQ(after_forfeits(ranked({1, 2}), {0, 1}), (std::vector{1, 1})) << "nobody is left to be first";
    Result with_rival = ranked({1});
    with_rival.rival = {&boomtown_builders::say.built, 10, 2};
    EXPECT_EQ(after_forfeits(with_rival, {0}), (std::vector{2, 1}));
}

TEST(Forfeit, IsPartOfTheGamesLine) {
    Schedule const schedule = *Schedule::make(2, 2, 4, 3);
    std::vector<Played> const games = games_with(script("ready", 3, "exit"));
    std::string const line = to_line(1, games[1]);
    Outcome<NumberedGame> const read = from_line(line, schedule);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(read->played, games[1]);
    for (std::string const wrong :
         {"forfeit,7,x ", "forfeit,0, ", "forfeit,0,%2 ", "forfeit,0,%zz ", "forfeit,x,y "}) {
        std::string changed = to_line(0, games_with("random", 2)[0]);
        EXPECT_FALSE(from_line(changed.insert(changed.size() - 1, wrong), schedule)) << wrong;
    }
}

// ---- Records ----

Outcome<History> replayed(Played const& game) { return read_record(game.record, "the record", find_game); }

TEST(ArenaRecords, ReplayToTheSameResult) {
    Schedule const schedule = *Schedule::make(2, 2, 4, 3);
    Work work = work_of({"greedy", "random"});
    work.with_records = true;
    std::vector<Played> const games = all_games(schedule, work);
    for (Played const& game : games) {
        Outcome<History> const history = replayed(game);
        ASSERT_TRUE(history) << history.error().sentence;
        EXPECT_TRUE(history->now().over());
        EXPECT_EQ(history->setup().seed, game.seed);
        for (std::size_t seat = 0; seat < 2; ++seat) {
            EXPECT_EQ(history->players()[seat].name,
                      work.bots[static_cast<std::size_t>(game.seats[seat].bot)]);
            EXPECT_EQ(history->now().result().seats[seat].total, game.seats[seat].score);
        }
    }
    work.threads = 3;
    EXPECT_EQ(all_games(schedule, work), games);
}

TEST(ArenaRecords, NameProgramsWithinTheLimits) {
    Work work = work_of({script("ready", always, "exit") + std::string(40, ' ') + "# é\n", "random"});
    work.with_records = true;
    for (Played const& game : all_games(*Schedule::make(2, 2, 2, 3), work)) {
        Outcome<History> const history = replayed(game);
        ASSERT_TRUE(history) << history.error().sentence;
        bool const first = game.seats[0].bot == 0;
        EXPECT_TRUE(history->players()[first ? 0 : 1].name.starts_with("exec:n=0; while read"));
    }
}

TEST(ArenaRecords, TravelBetweenProcesses) {
    Schedule const schedule = *Schedule::make(2, 2, 4, 3);
    Work work = work_of({"random", "random"});
    work.with_records = true;
    std::vector<Played> const games = all_games(schedule, work);
    std::string text;
    for (std::size_t number = 0; number < games.size(); ++number) text += to_packet(number, games[number]);
    std::string_view rest = text;
    for (std::size_t number = 0; number < games.size(); ++number) {
        Outcome<NumberedGame> const received = take_from_packet(rest, schedule);
        ASSERT_TRUE(received) << received.error().sentence;
        EXPECT_EQ(received->played, games[number]);
    }
    EXPECT_TRUE(rest.empty());
}

// ---- Starting positions ----

// The game of this record after some moves, as text.
std::string position_of(Played const& game, int moves, std::optional<Seat> viewer) {
    return *replayed(game)->after(moves)->position(viewer);
}

TEST(ArenaPositions, GamesStartFromThemInTurn) {
    Work work = work_of({"random", "random"});
    work.with_records = true;
    Played const source = all_games(*Schedule::make(2, 2, 2, 3), work)[0];
    work.positions = {position_of(source, 10, {}), position_of(source, 20, {})};
    std::vector<Played> const games = all_games(*Schedule::make(2, 2, 8, 3), work);
    for (std::size_t number = 0; number < games.size(); ++number) {
        Outcome<History> const history = replayed(games[number]);
        ASSERT_TRUE(history) << history.error().sentence;
        EXPECT_EQ(history->start_hash(), replayed(source)->after(number / 2 % 2 == 0 ? 10 : 20)->hash());
    }
}

TEST(ArenaPositions, AViewIsDealtAnewForEveryDeal) {
    Work work = work_of({"random", "random"});
    work.with_records = true;
    Played const source = all_games(*Schedule::make(2, 2, 2, 3), work)[0];
    work.positions = {position_of(source, 6, seat_at(1))};
    std::vector<Played> const games = all_games(*Schedule::make(2, 2, 8, 3), work);
    std::set<std::uint64_t> hashes;
    for (std::size_t number = 0; number < games.size(); ++number) {
        Outcome<History> const history = replayed(games[number]);
        ASSERT_TRUE(history) << history.error().sentence;
        hashes.insert(history->start_hash());
        EXPECT_EQ(history->start_hash(), replayed(games[number / 2 * 2])->start_hash());
    }
    EXPECT_EQ(hashes.size(), 4U);
}

// ---- Version 2 of the bot protocol ----

// All lines that a program with this greeting gets in two games, as word and rest.
std::vector<std::pair<std::string, std::string>> lines_to(std::string const& ready) {
    server::testing::TemporaryFolder const folder;
    std::string const file = (folder.path() / "lines").string();
    std::string const program = "exec:tee " + file + " | (" + script(ready, always, "exit").substr(5) + ")";
    all_games(*Schedule::make(2, 2, 2, 3), work_of({program, "greedy"}));
    std::vector<std::pair<std::string, std::string>> lines;
    std::istringstream text{file_text(file)};
    for (std::string line; std::getline(text, line);)
        lines.emplace_back(line.substr(0, line.find(' ')),
                           line.substr(std::min(line.find(' ') + 1, line.size())));
    return lines;
}

TEST(ProtocolTwo, ReportsStartEventsAndEndOfEveryGame) {
    auto const lines = lines_to("ready 2");
    EXPECT_EQ(lines[0].first, "motherlode");
    EXPECT_EQ(lines[0].second, "1");
    EXPECT_EQ(lines[1], (std::pair<std::string, std::string>{"version", "2"}));
    int starts = 0;
    int ends = 0;
    int own_events = 0;
    int events_of_others = 0;
    std::int64_t seat = 0;
    for (auto const& [word, rest] : lines) {
        if (word == "start") {
            json::value const start = json::parse(rest);
            EXPECT_EQ(start.at("game"), "boomtown_builders");
            EXPECT_EQ(start.at("players"), 2);
            EXPECT_EQ(start.at("options").at("terrain"), "off");
            seat = start.at("seat").as_int64();
            EXPECT_EQ(seat, starts++) << "the seats are swapped in the second game";
            EXPECT_EQ(start.at("names").as_array()[static_cast<std::size_t>(1 - seat)], "greedy");
        }
        if (word == "event") {
            json::value const event = json::parse(rest);
            ++(event.at("seat") == seat ? own_events : events_of_others);
            EXPECT_FALSE(event.at("message").at("key").as_string().empty());
        }
        if (word == "end") {
            json::value const end = json::parse(rest);
            EXPECT_EQ(starts, ++ends);
            EXPECT_TRUE(end.at("result").at("finished").as_bool());
            EXPECT_EQ(end.at("result").at("seats").as_array().size(), 2U);
            EXPECT_TRUE(end.at("forfeits").as_array().empty());
        }
    }
    EXPECT_EQ(starts, 2);
    EXPECT_EQ(ends, 2);
    EXPECT_GT(own_events, 10);
    EXPECT_GT(events_of_others, 10);
}

TEST(ProtocolTwo, AProgramOfVersionOneNoticesNothing) {
    std::set<std::string> words;
    for (auto const& [word, rest] : lines_to("ready")) words.insert(word);
    EXPECT_EQ(words, (std::set<std::string>{"motherlode", "game", "players", "options", "edition", "seat",
                                            "view", "legal", "choose", "quit"}));
}

TEST(ProtocolTwo, ALaterVersionGetsVersionTwo) { EXPECT_EQ(lines_to("ready 9")[1].second, "2"); }

// The reports must contain nothing that the seat may not see: every event in a game is either reported or hidden.
TEST(ProtocolTwo, ReportsExactlyTheVisibleEvents) {
    server::testing::TemporaryFolder const folder;
    std::string const file = (folder.path() / "lines").string();
    Work work =
        work_of({"exec:tee " + file + " | (" + script("ready 2", always, "exit").substr(5) + ")", "greedy"});
    work.with_records = true;
    std::vector<Played> const games = all_games(*Schedule::make(2, 2, 2, 3), work);
    std::string expected;
    for (Played const& game : games) {
        Seat const seat = seat_at(game.seats[0].bot == 0 ? 0 : 1);
        Outcome<History> const history = replayed(game);
        int number = 0;
        for (History::Move const& move : history->moves()) {
            ++number;
            for (Event const& event : move.events)
                if (event.seen_by.contains(seat))
                    expected += std::to_string(number) + " " + std::string{event.message.spec->name()} + "\n";
        }
    }
    std::string reported;
    std::istringstream text{file_text(file)};
    for (std::string line; std::getline(text, line);)
        if (line.starts_with("event ")) {
            json::value const event = json::parse(line.substr(6));
            reported += std::to_string(event.at("move").as_int64()) + " " +
                        std::string{event.at("event").as_string()} + "\n";
        }
    EXPECT_EQ(reported, expected);
}

TEST(ProtocolTwo, TheLearningExamplePlays) {
    std::string const program =
        "exec:python3 " + (source_root() / "examples/learning_bot.py").string() + " 2>/dev/null";
    for (Played const& game : games_with(program))
        for (Played::AtSeat const& at : game.seats) EXPECT_EQ(at.forfeit, "");
}

}  // namespace
}  // namespace motherlode::arena
