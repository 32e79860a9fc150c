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

// Colour where the output is a terminal that has it, unless NO_COLOR asks for none.
Style output_style();

// Columns of the terminal; 80 in a pipe, so that what is written to a file does not depend on a window.
int output_width();

// Writing that never throws and does not stop a game when the reader has gone away; `main` reports at
// the end if something could not be written.
void write_out(std::string_view text);

template <class... Args>
void print_out(fmt::format_string<Args...> format, Args&&... args) {
    write_out(fmt::format(format, std::forward<Args>(args)...));
}

// What the program exits with.
inline constexpr int exit_fine = 0;
inline constexpr int exit_refused = 1;  // a file, a record, an edition or a game was refused, or a job failed
inline constexpr int exit_misused = 2;  // the command line is wrong

// One sentence on stderr; what to exit with.
int refuse(Error const& error);
int misuse(Error const& error);

// From here on an interrupt, a hang-up or a broken pipe only ends the input, so that a game can be saved.
void turn_interrupts_into_end_of_input();

// Asks for one line; nothing at the end of input. In a pipe the line read is shown instead, so that a
// transcript reads like a session.
std::optional<std::string> ask(std::string_view prompt);

}  // namespace motherlode::cli
