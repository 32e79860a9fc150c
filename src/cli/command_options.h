#pragma once

#include <charconv>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/command_line.h"

// How the command_line_*.cpp files declare commands and options.
namespace motherlode::cli {

// A command and the function that runs it.
template <class Options>
CLI::App& add_command(CLI::App& app, Request& request, char const* name, char const* summary,
                      int (*run)(Options const&), Options const& options) {
    CLI::App* const command = app.add_subcommand(name, summary);
    command->callback([&request, &options, run] { request.run = [&options, run] { return run(options); }; });
    return *command;
}

// For numbers that are checked later, by the game or the record.
inline constexpr int any_number = std::numeric_limits<int>::max();

// What --help and the manual page show below the options. Lines that begin with two spaces are shown as they are; all
// other text is wrapped.
inline void add_notes(CLI::App& command, std::string const& notes,
                      std::vector<std::string_view> const& examples) {
    std::string text = notes.empty() ? "" : notes + "\n\n";
    text += "Examples:\n";
    for (std::string_view const example : examples) text += fmt::format("  {}\n", example);
    command.footer(text);
}

template <class Value>
CLI::Option* add(CLI::App& command, char const* name, Value& value, char const* kind, char const* meaning) {
    return command.add_option(name, value, meaning)->type_name(kind);
}

// The sentence about a text that is not a number from `least` to `most`; empty where it is one.
template <class Number>
std::string number_problem(std::string const& text, Number least, Number most) {
    if (text.empty() || text.find_first_not_of("-.0123456789") != std::string::npos)
        return fmt::format("“{}” is not a number", text);
    Number number{};
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    bool const whole = end == text.data() + text.size() || text.front() == '-';
    if (!whole) return fmt::format("“{}” is not a whole number", text);
    if (problem != std::errc{} || number < least || number > most)
        return fmt::format("{} is out of range; use {} to {}", text, least, most);
    return {};
}

template <class Value, class Number>
CLI::Option* add_number(CLI::App& command, char const* name, Value& value, Number least, Number most,
                        char const* meaning, char const* kind = "NUMBER") {
    return add(command, name, value, kind, meaning)->check([least, most](std::string const& text) {
        return number_problem(text, least, most);
    });
}

// Of a flag --json of commands that print text until they end.
inline constexpr char const* json_result =
    "At the end of the game, print its result as a JSON object; all other output goes to stderr";

inline void add_json_flag(CLI::App& command, bool& json) { command.add_flag("--json", json, "Print JSON"); }

template <class Value>
CLI::Option* add_seed(CLI::App& command, Value& seed, char const* meaning) {
    return add_number(command, "--seed", seed, std::uint64_t{0}, std::numeric_limits<std::uint64_t>::max(),
                      meaning);
}

// Can be repeated; each time it takes one argument, so that a positional can follow.
inline CLI::Option* add_list(CLI::App& command, char const* name, std::vector<std::string>& values,
                             char const* kind, char const* meaning) {
    return add(command, name, values, kind, meaning)->allow_extra_args(false);
}

}  // namespace motherlode::cli
