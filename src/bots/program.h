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

// What a program is told of the game it plays; docs/bot-protocol.md.
struct ProgramGame {
    std::string name;
    int players = 0;
    std::string options;  // "terrain=on goldmine=orthogonal"
    std::string edition;  // JSON, as the page gets it

    friend bool operator==(ProgramGame const&, ProgramGame const&) = default;
};

// How a program is waited for.
struct ProgramPatience {
    // One that has neither read nor answered for so long hangs; nobody waits longer for a bot.
    std::chrono::milliseconds longest = std::chrono::seconds{60};
    // What else is done while it thinks, a few times a second; false where its answer is no longer wanted.
    std::function<bool()> meanwhile = [] { return true; };
};

// Somebody's own bot: a program of any language that reads lines and answers them, as docs/bot-protocol.md tells. It
// gets what a seat sees, as JSON, and the legal actions by name; it runs beside us and cannot reach our memory.
class Program {
public:
    explicit Program(std::string command, ProgramPatience patience = {});
    ~Program();
    Program(Program const&) = delete;
    Program& operator=(Program const&) = delete;

    // Which of `legal` it plays: its place there, or the sentence about what went wrong.
    Outcome<int> choose(ProgramGame const& game, int seat, std::string_view view,
                        std::span<std::string const> legal);

private:
    using Time = std::chrono::steady_clock::time_point;

    // Each gives the sentence about what went wrong, if anything did.
    std::optional<Error> begin(ProgramGame const& game);
    std::optional<Error> ask(std::string_view lines);
    std::optional<Error> send(std::string_view lines, Time end);
    std::optional<Error> wait(short for_what, Time end, std::string_view complaint);
    std::optional<Error> hear(std::string_view ended);
    std::optional<Error> skip_thoughts();
    Outcome<std::string> receive(std::string_view awaited);
    std::optional<std::string> next_line();
    bool start();
    Error failed(std::string_view what);

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
