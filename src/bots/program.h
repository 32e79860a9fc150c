#pragma once

#include <cstdint>
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

// Somebody's own bot: a program of any language that reads lines and answers them, as docs/bot-protocol.md tells. It
// gets what a seat sees, as JSON, and the legal actions by name; it runs beside us and cannot reach our memory.
class Program {
public:
    explicit Program(std::string command);
    ~Program();
    Program(Program const&) = delete;
    Program& operator=(Program const&) = delete;

    // Which of `legal` it plays: its place there, or the sentence about what went wrong.
    Outcome<int> choose(ProgramGame const& game, int seat, std::string_view view,
                        std::span<std::string const> legal);

private:
    Outcome<bool> begin(ProgramGame const& game);
    bool start();
    bool send(std::string_view lines);
    Outcome<std::string> receive(std::string_view awaited);
    Error failed(std::string_view what) const;

    std::string command_;
    pid_t process_ = 0;
    int descriptor_ = -1;  // our end of the socket that is its input and output
    std::string unread_;
    bool greeted_ = false;
    ProgramGame game_;
};

}  // namespace motherlode
