#include "bots/program.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>

#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include "kernel/cut.h"
#include "kernel/words.h"

extern char** environ;  // NOLINT(readability-redundant-declaration): POSIX leaves it to the program

namespace motherlode {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

constexpr std::size_t longest_line = 4096;
constexpr milliseconds between_looks{50};

// Time to exit. A failed program still gets a moment to write its error to stderr.
constexpr milliseconds time_to_leave{2000};
constexpr milliseconds time_to_leave_failed{200};

// A program that knows a later version names it in its answer: “ready 2”. Programs of version 1 notice no difference.
constexpr int newest_version = 2;
constexpr std::string_view hello = "motherlode 1\n";
constexpr std::string_view goodbye = "quit\n";
constexpr std::string_view ready_word = "ready";
constexpr std::string_view answer_word = "play ";

std::string in_words(milliseconds time) {
    if (time.count() % 1000 == 0) return std::to_string(time.count() / 1000) + " s";
    return std::to_string(time.count()) + " ms";
}

// The version to use with a program that has answered “ready” and this text.
int agreed_version(std::string_view text) {
    int newest_known = 1;
    if (text.starts_with(' ')) std::from_chars(text.data() + 1, text.data() + text.size(), newest_known);
    return std::clamp(newest_known, 1, newest_version);
}

}  // namespace

std::string start_line(ProgramGame const& game, int seat, std::span<std::string const> names) {
    JsonWriter json;
    json.begin_object().field("game", game.name).field("players", game.players);
    json.key("options").begin_object();
    for (std::string_view rest = game.options; !rest.empty();) {
        auto const [option, others] = cut(rest);
        std::size_t const equals = option.find('=');
        json.field(option.substr(0, equals), option.substr(equals + 1));
        rest = others;
    }
    json.end_object().field("seat", seat).key("names").begin_array();
    for (std::string const& name : names) json.value(name);
    return "start " + json.end_array().end_object().text();
}

std::string event_line(int move, Seat seat, Event const& event, Terms const& terms) {
    JsonWriter json;
    json.begin_object().field("move", move).field("seat", index(seat));
    json.field("event", event.message.spec->name()).field("rule", event.rule.id).key("message");
    write_message(json, event.message, terms);
    return "event " + json.end_object().text();
}

std::string undo_line(std::size_t moves) {
    JsonWriter json;
    return "undo " + json.begin_object().field("moves", moves).end_object().text();
}

std::string end_line(std::string_view result, SeatSet forfeits) {
    JsonWriter json;
    json.begin_object().key("result").json(result).key("forfeits").begin_array();
    for (Seat const seat : forfeits) json.value(index(seat));
    return "end " + json.end_array().end_object().text();
}

Program::Program(std::string command, ProgramPatience patience)
    : command_{std::move(command)}, patience_{std::move(patience)} {}

Program::~Program() {
    if (process_ == 0) return;
    // Does not wait for a program that does not read; closing its input has the same effect.
    ::send(descriptor_, goodbye.data(), goodbye.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    ::close(descriptor_);
    auto const end = Clock::now() + (failed_ ? time_to_leave_failed : time_to_leave);
    while (::waitpid(process_, nullptr, WNOHANG) == 0 && Clock::now() < end) ::usleep(10'000);
    // Kills the whole process group: the shell and all processes that it started.
    ::kill(-process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
}

Outcome<int> Program::choose(ProgramGame const& game, int seat, std::string_view view,
                             std::span<std::string const> legal) {
    if (std::optional<Error> problem = begin(game)) return *std::move(problem);
    std::string lines = version_ > 1 ? std::move(reports_) : "";
    reports_.clear();
    lines.append("seat ").append(std::to_string(seat)).append("\nview ").append(view).append("\n");
    for (std::string const& action : legal) lines.append("legal ").append(action).append("\n");
    if (std::optional<Error> problem = ask(lines.append("choose\n"))) return *std::move(problem);
    Outcome<std::string> const answer = receive(answer_word, patience_.longest);
    if (!answer) return answer.error();
    auto const chosen = std::find(legal.begin(), legal.end(), *answer);
    if (chosen == legal.end())
        return failed("played “" + *answer + "”, which is not one of the legal actions");
    return static_cast<int>(chosen - legal.begin());
}

void Program::report(std::string_view line) {
    if (version_ != 1) reports_.append(line).append("\n");
}

std::optional<Error> Program::send_reports() {
    std::string const lines = std::move(reports_);
    reports_.clear();
    if (version_ < 2 || failed_) return {};
    return ask(lines);
}

std::optional<Error> Program::greet() {
    if (process_ == 0 && !start()) return failed("could not be started");
    // If the program has already exited, reading its answer reports it.
    ::send(descriptor_, hello.data(), hello.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    Outcome<std::string> const ready = receive(ready_word, patience_.greeting);
    if (!ready) return ready.error();
    version_ = agreed_version(*ready);
    return version_ > 1 ? ask("version " + std::to_string(version_) + "\n") : std::nullopt;
}

// Starts the program at its first decision, and describes the game whenever it changes.
std::optional<Error> Program::begin(ProgramGame const& game) {
    if (version_ == 0) {
        if (std::optional<Error> problem = greet()) return problem;
    } else if (game == game_) {
        return {};
    }
    game_ = game;
    std::string lines = "game " + game.name + "\nplayers " + std::to_string(game.players) + "\n";
    lines.append("options ").append(game.options).append("\nedition ").append(game.edition).append("\n");
    return ask(lines);
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
    if (problem == 0) return true;
    ::close(descriptor_);
    process_ = 0;
    return false;
}

// Sends all lines of one question.
std::optional<Error> Program::ask(std::string_view lines) {
    Time const end = Clock::now() + patience_.longest;
    // Everything written so far came before the question.
    pollfd readable{descriptor_, POLLIN, 0};
    do {
        if (std::optional<Error> problem = read_output("ended before its decision")) return problem;
        if (std::optional<Error> problem = skip_thoughts()) return problem;
        if (Clock::now() > end) return failed("does not stop writing");
    } while (::poll(&readable, 1, 0) > 0);
    return send(lines, end);
}

std::optional<Error> Program::send(std::string_view lines, Time end) {
    while (!lines.empty()) {
        ssize_t const sent = ::send(descriptor_, lines.data(), lines.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent > 0) {
            lines.remove_prefix(static_cast<std::size_t>(sent));
            continue;
        }
        if (errno == EINTR) continue;
        if (errno != EAGAIN) return failed("ended before its decision");
        // Its input buffer is full. It may be blocked on its own output, so read that first.
        if (std::optional<Error> problem =
                wait(POLLIN | POLLOUT, end, "has not read its lines for " + in_words(patience_.longest)))
            return problem;
        if (std::optional<Error> problem = read_output("ended before its decision")) return problem;
        if (std::optional<Error> problem = skip_thoughts()) return problem;
    }
    return {};
}

// The rest of the next line that begins with `awaited`. Other lines are skipped: the program may print comments.
Outcome<std::string> Program::receive(std::string_view awaited, milliseconds longest) {
    Time const end = Clock::now() + longest;
    std::string const ended = "ended without “" + std::string{awaited} + "…”";
    while (true) {
        while (std::optional<std::string> const line = next_line())
            if (line->starts_with(awaited)) return line->substr(awaited.size());
        if (std::optional<Error> problem = wait(POLLIN, end, "has not answered for " + in_words(longest)))
            return *problem;
        if (std::optional<Error> problem = read_output(ended)) return *problem;
    }
}

// Waits until the program has written something or can accept more input, as requested.
std::optional<Error> Program::wait(short for_what, Time end, std::string const& complaint) {
    while (patience_.meanwhile()) {
        auto const remaining = std::chrono::ceil<milliseconds>(end - Clock::now());
        if (remaining <= milliseconds{0}) return failed(complaint);
        pollfd wait{descriptor_, for_what, 0};
        if (::poll(&wait, 1, static_cast<int>(std::min(remaining, between_looks).count())) > 0) return {};
    }
    return failed("was cancelled");
}

// Reads the available output, which may be none.
std::optional<Error> Program::read_output(std::string_view ended) {
    std::array<char, 4096> bytes;
    ssize_t const received = ::recv(descriptor_, bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (received < 0 && (errno == EAGAIN || errno == EINTR)) return {};
    if (received <= 0) return failed(ended);
    unread_.append(bytes.data(), static_cast<std::size_t>(received));
    if (unread_.size() - (unread_.rfind('\n') + 1) > longest_line)
        return failed("wrote a line longer than any answer");
    return {};
}

std::optional<std::string> Program::next_line() {
    std::size_t const newline = unread_.find('\n');
    if (newline == std::string::npos) return {};
    std::string line = unread_.substr(0, newline);
    unread_.erase(0, newline + 1);
    if (line.ends_with('\r')) line.pop_back();
    return line;
}

// An answer in these lines belongs to no question and must not count as the answer to the next one.
std::optional<Error> Program::skip_thoughts() {
    while (std::optional<std::string> const line = next_line())
        if (line->starts_with(answer_word)) return failed("said “" + *line + "” before it was asked");
    return {};
}

Error Program::failed(std::string_view reason) {
    failed_ = true;
    return {"The bot “" + command_ + "” " + std::string{reason} + "."};
}

}  // namespace motherlode
