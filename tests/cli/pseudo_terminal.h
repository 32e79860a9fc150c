#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <poll.h>
#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include "source_tree.h"

namespace motherlode::cli {

// The program in a pseudo-terminal.
class Terminal {
public:
    explicit Terminal(std::vector<std::string> arguments, unsigned short columns = 400) {
        winsize size{.ws_row = 50, .ws_col = columns, .ws_xpixel = 0, .ws_ypixel = 0};
        process_ = forkpty(&master_, nullptr, nullptr, &size);
        if (process_ != 0) return;
        setenv("NO_COLOR", "1", 1);
        arguments.insert(arguments.begin(), built_program().string());
        std::vector<char*> words;
        for (std::string& argument : arguments) words.push_back(argument.data());
        words.push_back(nullptr);
        execv(words[0], words.data());
        _exit(127);
    }
    Terminal(Terminal const&) = delete;
    Terminal& operator=(Terminal const&) = delete;
    ~Terminal() {
        close(master_);
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
    }

    // Everything printed up to the next question; empty if the program has ended or hangs.
    std::string read_to_question() {
        std::string text;
        std::array<char, 4096> bytes{};
        for (;;) {
            pollfd input{.fd = master_, .events = POLLIN, .revents = 0};
            if (poll(&input, 1, 60'000) != 1) return {};
            ssize_t const count = read(master_, bytes.data(), bytes.size());
            if (count <= 0) return text;
            text.append(bytes.data(), static_cast<std::size_t>(count));
            if (text.ends_with("\n> ") || text.ends_with("Over> ") || text.ends_with(handing_over))
                return text;
        }
    }
    void type(std::string const& line) {
        std::string const text = line + "\n";
        ASSERT_EQ(write(master_, text.data(), text.size()), static_cast<ssize_t>(text.size()));
    }

    static constexpr std::string_view handing_over = "press Enter when nobody else can see the screen. ";
    static constexpr std::string_view cleared = "\x1b[H\x1b[2J\x1b[3J";

private:
    int master_ = -1;
    pid_t process_ = -1;
};

}  // namespace motherlode::cli
