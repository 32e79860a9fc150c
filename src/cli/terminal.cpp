#include "cli/terminal.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <iostream>

#include <sys/ioctl.h>
#include <unistd.h>

#include "kernel/json.h"

namespace motherlode::cli {
namespace {

constexpr int width_of_a_pipe = 80;
constexpr int least_width = 40;

std::sig_atomic_t volatile interrupted = 0;
bool errors_are_json = false;
std::FILE* text_output = stdout;

bool is_set(char const* variable) {
    char const* value = std::getenv(variable);
    return value != nullptr && *value != '\0';
}

int complain(Error const& error, int exit_code) {
    std::fflush(stdout);
    std::string text = "motherlode: " + error.sentence;
    if (errors_are_json) {
        JsonWriter json;
        text = json.begin_object()
                   .field("error", error.sentence)
                   .field("exit_code", exit_code)
                   .end_object()
                   .text();
    }
    std::fputs((text + "\n").c_str(), stderr);
    return exit_code;
}

}  // namespace

bool is_terminal(Stream stream) {
    return isatty(stream == Stream::out ? fileno(text_output) : static_cast<int>(stream)) == 1;
}

void keep_stdout_for_json() { text_output = stderr; }

void write_json(std::string_view json) {
    std::fwrite(json.data(), 1, json.size(), stdout);
    std::fputc('\n', stdout);
}

Style output_style() {
    char const* const kind = std::getenv("TERM");
    bool const dumb = kind != nullptr && std::string_view{kind} == "dumb";
    return Style{.colour = is_terminal(Stream::out) && !dumb && !is_set("NO_COLOR")};
}

int output_width() {
    winsize size{};
    if (!is_terminal(Stream::out) || ioctl(fileno(text_output), TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return width_of_a_pipe;
    return std::max(least_width, static_cast<int>(size.ws_col));
}

void write_out(std::string_view text) { std::fwrite(text.data(), 1, text.size(), text_output); }

void flush_out() { std::fflush(text_output); }

void clear_screen() { write_out("\x1b[H\x1b[2J\x1b[3J"); }

void print_errors_as_json() { errors_are_json = true; }

int refuse(Error const& error) { return complain(error, exit_refused); }
int misuse(Error const& error) { return complain(error, exit_misused); }

void turn_interrupts_into_end_of_input() {
    struct sigaction action {};
    action.sa_handler = [](int) { interrupted = 1; };
    // Without SA_RESTART, a signal interrupts a read that waits for the user.
    for (int const signal : {SIGINT, SIGTERM, SIGHUP, SIGPIPE}) sigaction(signal, &action, nullptr);
}

std::optional<std::string> ask(std::string_view prompt) {
    bool const from_person = is_terminal(Stream::in);
    if (from_person) write_out(prompt);
    flush_out();

    std::string line;
    if (interrupted != 0 || !std::getline(std::cin, line)) {
        if (from_person) write_out("\n");
        return {};
    }
    if (!from_person) print_out("{}{}\n", prompt, line);
    return line;
}

}  // namespace motherlode::cli
