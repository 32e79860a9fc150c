#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "kernel/outcome.h"
#include "kernel/style.h"

namespace motherlode::cli {

enum class Stream { in, out, err };
bool is_terminal(Stream stream);

// For a command whose result is one JSON object: from here on, all text goes to stderr instead of stdout.
void keep_stdout_for_json();
// That object, to stdout.
void write_json(std::string_view json);

// Colour if the output is a terminal that supports it and NO_COLOR is not set.
Style output_style();

// The width of the terminal; 80 in a pipe, so that output to a file does not depend on the window.
int output_width();

// Output that never throws, and does not stop a game when the reader has closed the pipe; `main` reports write errors
// at the end.
void write_out(std::string_view text);
void flush_out();

template <class... Args>
void print_out(fmt::format_string<Args...> format, Args&&... args) {
    write_out(fmt::format(format, std::forward<Args>(args)...));
}

// Clears the screen and what was scrolled off it.
void clear_screen();

// Exit codes.
inline constexpr int exit_fine = 0;
inline constexpr int exit_refused = 1;  // a file, a record, an edition or a game was refused, or a job failed
inline constexpr int exit_misused = 2;  // the command line is wrong

// For a user who asked for JSON: from here on, errors are JSON objects too.
void print_errors_as_json();

// Prints one sentence to stderr and returns the exit code.
int refuse(Error const& error);
int misuse(Error const& error);

// From here on, an interrupt, a hang-up or a broken pipe only ends the input, so that a game can be saved.
void turn_interrupts_into_end_of_input();

// Prompts for one line; empty at the end of input. In a pipe it prints the line, so that a transcript reads like a
// session.
std::optional<std::string> ask(std::string_view prompt);

}  // namespace motherlode::cli
