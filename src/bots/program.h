#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "kernel/event.h"
#include "kernel/outcome.h"

namespace motherlode {

// Only the command line can start external programs, by a bot name with this prefix. The server rejects such names.
inline constexpr std::string_view program_prefix = "exec:";

// The description of a game that a program receives; docs/bot-protocol.md.
struct ProgramGame {
    std::string name;
    int players = 0;
    std::string options;  // "terrain=on goldmine=orthogonal"
    std::string edition;  // JSON, as the page gets it

    friend bool operator==(ProgramGame const&, ProgramGame const&) = default;
};

// The line “start” of version 2: who plays which seat. `seat` counts from 0, like all seats in JSON.
std::string start_line(ProgramGame const& game, int seat, std::span<std::string const> names);
// The line “event” of version 2. Moves count from 1.
std::string event_line(int move, Seat seat, Event const& event, Terms const& terms);
// The line “undo” of version 2: only this number of moves remain.
std::string undo_line(std::size_t moves);
// The line “end” of version 2. The result is JSON.
std::string end_line(std::string_view result, SeatSet forfeits);

// How long to wait for a program.
struct ProgramPatience {
    // A program that neither reads nor answers for this long counts as hanging.
    std::chrono::milliseconds longest = std::chrono::seconds{60};
    // The same until it is ready, which can take longer.
    std::chrono::milliseconds greeting = std::chrono::seconds{60};
    // Called a few times a second while the program thinks; returns false to cancel the wait.
    std::function<bool()> meanwhile = [] { return true; };
};

// An external bot: a program in any language that reads lines and answers them, see docs/bot-protocol.md. It gets its
// seat's view as JSON and the names of the legal actions. It runs as a separate process, so it cannot read our memory.
class Program {
public:
    explicit Program(std::string command, ProgramPatience patience = {});
    ~Program();
    Program(Program const&) = delete;
    Program& operator=(Program const&) = delete;

    // Of the protocol; 0 until the program has answered.
    int version() const { return version_; }
    bool has_failed() const { return failed_; }

    // A line about the course of the game. Programs of version 2 get it before the next question.
    void report(std::string_view line);
    // Sends the reports now, if the program runs and reads them.
    std::optional<Error> send_reports();

    // The index of its action in `legal`, or an error.
    Outcome<int> choose(ProgramGame const& game, int seat, std::string_view view,
                        std::span<std::string const> legal);

private:
    using Time = std::chrono::steady_clock::time_point;

    // Each returns an error, if there is one.
    std::optional<Error> greet();
    std::optional<Error> begin(ProgramGame const& game);
    std::optional<Error> ask(std::string_view lines);
    std::optional<Error> send(std::string_view lines, Time end);
    std::optional<Error> wait(short for_what, Time end, std::string const& complaint);
    std::optional<Error> read_output(std::string_view ended);
    std::optional<Error> skip_thoughts();
    Outcome<std::string> receive(std::string_view awaited, std::chrono::milliseconds longest);
    std::optional<std::string> next_line();
    bool start();
    Error failed(std::string_view reason);

    std::string command_;
    ProgramPatience patience_;
    pid_t process_ = 0;
    int descriptor_ = -1;  // our end of the socket that is its input and output
    std::string unread_;
    int version_ = 0;
    bool failed_ = false;
    std::string reports_;  // lines that were not sent yet
    ProgramGame game_;
};

}  // namespace motherlode
