#include "kernel/record.h"
#include "kernel/record_fixture.h"
#include "toy/toy.h"

namespace motherlode {
namespace {

std::optional<EditionSource> const placer = nuggets::placer();

// A complete game of Nuggets, so that a change in a real game cannot change this text: it tests only the format.
constexpr std::string_view golden = R"(motherlode-record 1
game nuggets
rules 1
edition placer 4ca051f347fa3e23
players 4
option reply on
seat 1 person Ada
seat 2 bot random
seat 3 person Ben Ö. Ten
seat 4 bot greedy
seed 18446744073709551615
start 318bc59c142dabdb
move 2 stake 2
move 2 peek
move 1 stake 2
move 1 peek
move 3 stake 2
move 3 peek
move 4 stake 2
move 3 grumble
move 1 stake 2
move 2 stake 2
move 3 stake 2
move 4 stake 2
move 1 grumble
move 1 stake 2
move 2 stake 2
move 3 stake 2
hash f3ebb0883d8f89d2
move 4 stake 2
move 1 grumble
end 18 fbe0a74eb43840bf
scores 2 13 1 29
)";

History golden_game() {
    GameSetup const setup{4, {}, *placer, ~std::uint64_t{0}};
    History history = std::move(*History::start(nuggets::type(), setup,
                                                {{Player::Kind::human, "Ada"},
                                                 {Player::Kind::bot, "random"},
                                                 {Player::Kind::human, "Ben Ö. Ten"},
                                                 {Player::Kind::bot, "greedy"}}));
    std::optional<Refusal> refused = history.play(seat_at(1), nuggets::stake_action(1));
    while (!refused && !history.now().over()) {
        Pending const due = history.now().pending();
        ActionList legal;
        Seat const seat = due.may.empty() ? *due.must.begin() : *due.may.begin();
        history.now().legal_actions(seat, legal);
        refused = history.play(seat, legal[legal.size() - 1]);
    }
    EXPECT_FALSE(refused);
    return history;
}

TEST(Record, HasTheGoldenText) {
    EXPECT_EQ(write_record(golden_game()), golden);
    Outcome<History> const read = read_record(golden, "golden.record", nuggets::find, placer);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(write_record(*read), golden);
}

TEST(Record, ReadsBackAsTheSameGame) {
    for (int const moves : {0, 1, 15, 16, 17, 32, -1}) {
        History const history = random_game(5, moves);
        std::string const text = write_record(history);
        Outcome<History> const read = read_record(text, "test.record", find_game);
        ASSERT_TRUE(read) << read.error().sentence;
        EXPECT_EQ(write_record(*read), text);
        EXPECT_EQ(read->now().hash(), history.now().hash());
        EXPECT_EQ(read->size(), history.size());
        EXPECT_EQ(read->names(), history.names());
        EXPECT_EQ(read->players()[1].kind, Player::Kind::bot);
        EXPECT_EQ(read->setup().seed, 5U);
    }
}

// A game that starts from a position is written as version 2, with the position.
TEST(Record, AStartingPositionIsPartOfTheRecord) {
    std::string const position = *random_game(5, 20).now().position();
    Outcome<PositionStart> const start = read_position("# by hand\n" + position, "test.position", find_game);
    ASSERT_TRUE(start) << start.error().sentence;
    for (int const moves : {0, 17, -1}) {
        History const history =
            play_randomly(std::move(*History::start(*start->type, start->setup, two_players)), moves);
        EXPECT_EQ(*history.after(0)->position(), position);
        std::string const text = write_record(history);
        EXPECT_TRUE(text.starts_with("motherlode-record 2\n"));
        Outcome<History> const read = read_record(text, "test.record", find_game);
        ASSERT_TRUE(read) << read.error().sentence;
        EXPECT_EQ(write_record(*read), text);
        EXPECT_EQ(read->now().hash(), history.now().hash());
    }
}

// A program that cannot replay a game writes version 3. A program that can reads it like the others.
TEST(Record, AGameThatWasNotReplayedHasNoHashes) {
    for (int const moves : {0, 17, -1}) {
        History const history = random_game(5, moves);
        UnreplayedGame game{std::string{history.type().info().name},
                            history.type().info().rules_version,
                            history.now().edition().name,
                            history.setup(),
                            history.players(),
                            {}};
        for (History::Move const& move : history.moves())
            game.moves.push_back({move.seat, history.now().text(move.action)});
        std::string const text = write_record(game);
        EXPECT_TRUE(text.starts_with("motherlode-record 3\n"));
        EXPECT_TRUE(text.ends_with("\nend " + std::to_string(history.size()) + "\n"));
        Outcome<History> const read = read_record(text, "test.record", find_game);
        ASSERT_TRUE(read) << read.error().sentence;
        EXPECT_EQ(write_record(*read), write_record(history));
    }
}

TEST(Record, AGameThatWasNotReplayedKeepsItsPositionAndItsOptions) {
    PositionStart const start =
        std::move(*read_position(*random_game(5, 20).now().position(), "test.position", find_game));
    UnreplayedGame const game{std::string{start.type->info().name},
                              start.type->info().rules_version,
                              std::string{start.type->info().default_edition},
                              start.setup,
                              two_players,
                              {}};
    EXPECT_FALSE(game.setup.options.empty());
    Outcome<History> const read = read_record(write_record(game), "test.record", find_game);
    ASSERT_TRUE(read) << read.error().sentence;
    EXPECT_EQ(*read->now().position(), std::string_view{start.setup.position});
}

TEST(Record, HasAHashAfterEverySixteenMoves) {
    Lines lines{write_record(random_game(5, 33))};
    int const first = lines.find("move");
    EXPECT_TRUE(lines[first + 15].starts_with("move"));
    EXPECT_TRUE(lines[first + 16].starts_with("hash"));
    EXPECT_TRUE(lines[first + 33].starts_with("hash"));
    EXPECT_TRUE(lines[first + 34].starts_with("move"));
    EXPECT_TRUE(lines[first + 35].starts_with("end 33 "));
}

TEST(Record, OnlyAFinishedGameHasScores) {
    Lines unfinished{write_record(random_game(5, 20))};
    EXPECT_TRUE(unfinished[unfinished.size()].starts_with("end 20 "));
    Lines finished{write_record(random_game(5))};
    EXPECT_TRUE(finished[finished.size()].starts_with("scores "));
}

TEST(Record, CutAfterAnyLineIsRefused) {
    Lines const lines{write_record(random_game(6))};
    std::string text = lines.text();
    for (int line_count = lines.size() - 1; line_count >= 0; --line_count) {
        text.erase(text.rfind('\n', text.size() - 2) + 1);
        std::string const refusal = refusal_of(text);
        EXPECT_TRUE(refusal.starts_with("test.record:" + std::to_string(line_count + 1) +
                                        ": the record ends here, before its “"))
            << refusal;
    }
}

TEST(Record, CutAfterAnyByteIsRefused) {
    for (int const moves : {0, 3, -1}) {
        std::string const text = write_record(random_game(6, moves));
        for (std::size_t size = 0; size < text.size(); ++size)
            EXPECT_NE(refusal_of(std::string_view{text}.substr(0, size)), "")
                << size << " of " << text.size();
    }
}

// An accepted record is read exactly: nothing in it is ignored or misread.
TEST(Record, WithAnyByteChangedIsRefusedOrReadExactly) {
    std::string const text = write_record(random_game(6, 40));
    for (std::size_t at = 0; at < text.size(); ++at) {
        for (int const change : {1, 2, 0x20, 0x80}) {
            std::string changed = text;
            changed[at] = static_cast<char>(changed[at] ^ change);
            Outcome<History> const read = read_record(changed, "test.record", find_game);
            if (!read) continue;
            EXPECT_EQ(write_record(*read), changed);
        }
    }
}

TEST(Record, WithAnyLineMissingOrRepeatedIsRefused) {
    Lines const lines{write_record(random_game(6, 40))};
    for (int number = 1; number <= lines.size(); ++number) {
        Lines missing = lines;
        missing.erase(number);
        EXPECT_NE(refusal_of(missing.text()), "") << "without line " << number;
        Lines doubled = lines;
        doubled.insert(number, Lines{lines}[number]);
        EXPECT_NE(refusal_of(doubled.text()), "") << "with line " << number << " twice";
    }
}

TEST(Record, AnEditionCanBeGivenInPlaceOfTheOneCompiledIn) {
    History const history = random_game(5, 3);
    EditionSource edition = history.setup().edition;
    edition.origin = "mine.toml";
    edition.text = std::string{edition.text} + "\n# A comment changes nothing.\n";
    EXPECT_TRUE(read_record(write_record(history), "test.record", find_game, edition));

    edition.text = "not an edition";
    Outcome<History> const read = read_record(write_record(history), "test.record", find_game, edition);
    ASSERT_FALSE(read);
    EXPECT_TRUE(read.error().sentence.starts_with("mine.toml:1: ")) << read.error().sentence;
}

// A name that the reader would refuse must be refused before the first move, not after the last.
TEST(Record, EveryGameThatStartsCanBeReadBack) {
    std::string cyrillic;
    for (int i = 0; i < 24; ++i) cyrillic += "Ж";
    for (std::string const& name :
         {std::string{}, std::string{" Ada"}, std::string{"Ada\nseed 5"}, std::string(97, 'a'), cyrillic}) {
        History const fine = random_game(5, 0);
        Outcome<History> const started = History::start(
            fine.type(), fine.setup(), {{Player::Kind::human, name}, {Player::Kind::bot, "random"}});
        if (!started) continue;
        EXPECT_EQ(refusal_of(write_record(*started)), "") << "for the name “" << name << "”";
    }
}

}  // namespace
}  // namespace motherlode
