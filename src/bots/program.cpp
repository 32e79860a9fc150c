#include "bots/program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>

#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern char** environ;

namespace motherlode {
namespace {

// A program that has not answered by then hangs; nobody waits longer for a bot.
constexpr std::chrono::seconds longest_answer{60};
constexpr std::size_t longest_line = 4096;

constexpr std::string_view hello = "motherlode 1";

}  // namespace

Program::Program(std::string command) : command_{std::move(command)} {}

Program::~Program() {
    if (process_ == 0) return;
    send("quit\n");
    ::close(descriptor_);
    // The whole group: the shell that started it, and what that started.
    for (int patience = 0; patience < 200 && ::waitpid(process_, nullptr, WNOHANG) == 0; ++patience)
        ::usleep(10'000);
    ::kill(-process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

Outcome<int> Program::choose(ProgramGame const& game, int seat, std::string_view view,
                             std::span<std::string const> legal) {
    if (Outcome<bool> const begun = begin(game); !begun) return begun.error();
    std::string lines = "seat " + std::to_string(seat) + "\nview ";
    lines.append(view).append("\n");
    for (std::string const& action : legal) lines.append("legal ").append(action).append("\n");
    if (!send(lines.append("choose\n"))) return failed("ended before its decision");
    Outcome<std::string> const answer = receive("play ");
    if (!answer) return answer.error();
    auto const found = std::find(legal.begin(), legal.end(), *answer);
    if (found == legal.end())
        return failed("played “" + *answer + "”, which is not one of the legal actions");
    return static_cast<int>(found - legal.begin());
}

// Started at its first decision; told of the game whenever that is another one.
Outcome<bool> Program::begin(ProgramGame const& game) {
    if (!greeted_) {
        if (!start()) return failed("could not be started");
        send(std::string{hello} + "\n");
        if (Outcome<std::string> const ready = receive("ready"); !ready) return ready.error();
        greeted_ = true;
    } else if (game == game_) {
        return true;
    }
    game_ = game;
    std::string lines = "game " + game.name + "\nplayers " + std::to_string(game.players) + "\n";
    lines.append("options ").append(game.options).append("\nedition ").append(game.edition).append("\n");
    if (!send(lines)) return failed("ended before its first decision");
    return true;
}

bool Program::start() {
    std::array<int, 2> ends{};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string option = "-c";
    std::array<char*, 4> arguments{shell.data(), option.data(), command_.data(), nullptr};
    int const problem = ::posix_spawnp(&process_, "sh", &files, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&files);
    posix_spawnattr_destroy(&attributes);
    ::close(ends[1]);
    descriptor_ = ends[0];
    timeval const patience{longest_answer.count(), 0};  // for one that does not even read
    ::setsockopt(descriptor_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
    if (problem == 0) return true;
    ::close(descriptor_);
    process_ = 0;
    return false;
}

bool Program::send(std::string_view lines) {
    while (!lines.empty()) {
        ssize_t const sent = ::send(descriptor_, lines.data(), lines.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        lines.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

// The rest of the next line that begins with `awaited`. Other lines are skipped: it may think aloud.
Outcome<std::string> Program::receive(std::string_view awaited) {
    using Clock = std::chrono::steady_clock;
    Clock::time_point const end = Clock::now() + longest_answer;
    while (true) {
        for (std::size_t newline = unread_.find('\n'); newline != std::string::npos;
             newline = unread_.find('\n')) {
            std::string line = unread_.substr(0, newline);
            unread_.erase(0, newline + 1);
            if (line.ends_with('\r')) line.pop_back();
            if (line.starts_with(awaited)) return line.substr(awaited.size());
        }
        if (unread_.size() > longest_line) return failed("wrote a line longer than any answer");
        auto const left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
        pollfd wait{descriptor_, POLLIN, 0};
        int const ready = left > 0 ? ::poll(&wait, 1, static_cast<int>(left)) : 0;
        if (ready < 0 && errno == EINTR) continue;
        if (ready == 0)
            return failed("has not answered for " + std::to_string(longest_answer.count()) + " s");
        std::array<char, 4096> bytes;
        ssize_t const got = ::recv(descriptor_, bytes.data(), bytes.size(), 0);
        if (got <= 0) return failed("ended without “" + std::string{awaited} + "…”");
        unread_.append(bytes.data(), static_cast<std::size_t>(got));
    }
}

Error Program::failed(std::string_view what) const {
    return {"The bot “" + command_ + "” " + std::string{what} + "."};
}

}  // namespace motherlode
