#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include <sys/types.h>

#include "kernel/outcome.h"

namespace motherlode {

// The description of a game that a program receives; docs/bot-protocol.md.
struct ProgramGame {
    std::string name;
    int players = 0;
    std::string options;  // "terrain=on goldmine=orthogonal"
    std::string edition;  // JSON, as the page gets it

    friend bool operator==(ProgramGame const&, ProgramGame const&) = default;
};

// How long to wait for a program.
struct ProgramPatience {
    // A program that neither reads nor answers for this long counts as hanging.
    std::chrono::milliseconds longest = std::chrono::seconds{60};
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

    // The index of its action in `legal`, or an error.
    Outcome<int> choose(ProgramGame const& game, int seat, std::string_view view,
                        std::span<std::string const> legal);

private:
    using Time = std::chrono::steady_clock::time_point;

    // Each returns an error, if there is one.
    std::optional<Error> begin(ProgramGame const& game);
    std::optional<Error> ask(std::string_view lines);
    std::optional<Error> send(std::string_view lines, Time end);
    std::optional<Error> wait(short for_what, Time end, std::string_view complaint);
    std::optional<Error> read_output(std::string_view ended);
    std::optional<Error> skip_thoughts();
    Outcome<std::string> receive(std::string_view awaited);
    std::optional<std::string> next_line();
    bool start();
    Error failed(std::string_view reason);

    std::string command_;
    ProgramPatience patience_;
    pid_t process_ = 0;
    int descriptor_ = -1;  // our end of the socket that is its input and output
    std::string unread_;
    bool greeted_ = false;
    bool failed_ = false;
    ProgramGame game_;
};

}  // namespace motherlode
