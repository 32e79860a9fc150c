// Completion scripts for shells: commands, options with their meaning, games, bots and files.

#include <fmt/format.h>

#include "bots/bot.h"
#include "cli/command_line.h"
#include "cli/help.h"
#include "cli/terminal.h"
#include "registry/registry.h"

namespace motherlode::cli {
namespace {

// What can follow an option, or be given as a positional.
enum class Argument : std::uint8_t { none, word, file, folder, game, bots, shell };

Argument argument_kind(CLI::Option const& option) {
    if (!option.get_positional() && option.get_type_size() == 0) return Argument::none;
    std::string const name = shown_name(option);
    std::string const kind = option.get_positional() ? name : argument_of(option).substr(1);
    if (kind == "GAME") return Argument::game;
    if (kind == "SHELL") return Argument::shell;
    if (kind == "DIR") return Argument::folder;
    if (name == "--bots") return Argument::bots;
    return kind.ends_with("FILE") ? Argument::file : Argument::word;
}

// The words that can be given; none where they are files or cannot be listed.
std::string words_for(Argument argument) {
    std::vector<std::string_view> words;
    if (argument == Argument::game)
        for (GameType const* game : all_games()) words.push_back(game->info().name);
    if (argument == Argument::bots) words.assign(bot_names().begin(), bot_names().end());
    if (argument == Argument::shell) words = {"bash", "zsh", "fish"};
    return fmt::format("{}", fmt::join(words, " "));
}

// Calls `visit` with every command and with its name as typed: "edition show".
template <class Visit>
void for_each_command(CLI::App const& app, std::string const& name, Visit visit) {
    for (CLI::App const* command : commands_of(app)) {
        std::string const full = name.empty() ? command->get_name() : name + " " + command->get_name();
        visit(*command, full);
        for_each_command(*command, full, visit);
    }
}

std::string names_of(std::vector<CLI::App const*> const& commands) {
    std::string names;
    for (CLI::App const* command : commands) names += (names.empty() ? "" : " ") + command->get_name();
    return names;
}

std::string long_names(CLI::App const& app) {
    std::string names;
    for (CLI::Option const* option : options_of(app)) names += " --" + option->get_lnames().front();
    return names;
}

// ---- bash ----

// What to offer after an option of this command, as cases of the word before.
std::string bash_arguments(CLI::App const& command, std::string const& name) {
    std::string cases;
    for (CLI::Option const* option : options_of(command)) {
        Argument const argument = argument_kind(*option);
        if (argument == Argument::none) continue;
        std::string offer = ":";
        if (argument == Argument::file) offer = "COMPREPLY=($(compgen -f -- \"$word\"))";
        if (argument == Argument::folder) offer = "COMPREPLY=($(compgen -d -- \"$word\"))";
        if (std::string const words = words_for(argument); !words.empty())
            offer = fmt::format("COMPREPLY=($(compgen -W \"{}\" -- \"$word\"))", words);
        cases += fmt::format("        \"{} {}\") {}; return ;;\n", name, shown_name(*option), offer);
    }
    return cases;
}

std::string bash_script(CLI::App const& app) {
    std::string commands;
    std::string arguments;
    std::string offers =
        fmt::format("        \"\") offer=\"{}{}\" ;;\n", names_of(commands_of(app)), long_names(app));
    for_each_command(app, "", [&](CLI::App const& command, std::string const& name) {
        commands += (commands.empty() ? "" : "|") + fmt::format("\"{}\"", name);
        arguments += bash_arguments(command, name);
        std::string words = names_of(commands_of(command));
        std::string files;
        for (CLI::Option const* option : positionals_of(command)) {
            words += " " + words_for(argument_kind(*option));
            if (argument_kind(*option) == Argument::file) files = " files=1";
        }
        offers +=
            fmt::format("        \"{}\") offer=\"{}{}\"{} ;;\n", name, words, long_names(command), files);
    });
    return fmt::format(R"(# bash completion for motherlode
_motherlode() {{
    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD-1]}} command="" offer="" files="" i next
    for ((i = 1; i < COMP_CWORD; i++)); do
        next="$command${{command:+ }}${{COMP_WORDS[i]}}"
        case "$next" in {}) command=$next ;; esac
    done
    case "$command $before" in
{}    esac
    case "$command" in
{}    esac
    COMPREPLY=($(compgen -W "$offer" -- "$word"))
    if [[ -n $files && $word != -* ]]; then COMPREPLY+=($(compgen -f -- "$word")); fi
}}
complete -o filenames -F _motherlode motherlode
)",
                       commands, arguments, offers);
}

// ---- zsh ----

std::string zsh_quoted(std::string_view text) {
    std::string quoted;
    for (char const c : text) {
        if (c == '\'')
            quoted += "'\\''";
        else if (c == '[' || c == ']' || c == ':')
            quoted += std::string{"\\"} + c;
        else
            quoted += c;
    }
    return quoted;
}

std::string zsh_action(Argument argument) {
    if (argument == Argument::file) return "_files";
    if (argument == Argument::folder) return "_files -/";
    std::string const words = words_for(argument);
    return words.empty() ? " " : fmt::format("({})", words);
}

std::string zsh_arguments(CLI::App const& command) {
    std::string text;
    for (CLI::Option const* option : options_of(command)) {
        Argument const argument = argument_kind(*option);
        std::string const value =
            argument == Argument::none
                ? ""
                : fmt::format(":{}:{}", zsh_quoted(argument_of(*option).substr(1)), zsh_action(argument));
        text += fmt::format(" \\\n                '--{}[{}]{}'", option->get_lnames().front(),
                            zsh_quoted(meaning_of(*option)), value);
    }
    for (CLI::Option const* option : positionals_of(command))
        text += fmt::format(" \\\n                '::{}:{}'", zsh_quoted(shown_name(*option)),
                            zsh_action(argument_kind(*option)));
    return text;
}

std::string zsh_commands(CLI::App const& app) {
    std::string text;
    for (CLI::App const* command : commands_of(app))
        text += fmt::format(" '{}:{}'", command->get_name(), zsh_quoted(command->get_description()));
    return text;
}

std::string zsh_script(CLI::App const& app) {
    std::string cases;
    for (CLI::App const* command : commands_of(app)) {
        cases += fmt::format("        {})\n", command->get_name());
        if (commands_of(*command).empty()) {
            cases += fmt::format("            _arguments{}\n", zsh_arguments(*command));
        } else {
            cases += fmt::format("            local -a inner=({})\n            if (( CURRENT == 2 )); then\n"
                                 "                _describe command inner\n            else\n"
                                 "                case ${{words[2]}} in\n",
                                 zsh_commands(*command));
            for (CLI::App const* inner : commands_of(*command))
                cases += fmt::format("                {}) shift words; (( CURRENT-- )); _arguments{} ;;\n",
                                     inner->get_name(), zsh_arguments(*inner));
            cases += "                esac\n            fi\n";
        }
        cases += "            ;;\n";
    }
    return fmt::format(R"(#compdef motherlode
_motherlode() {{
    local -a commands=({})
    if (( CURRENT == 2 )); then
        _describe command commands
        return
    fi
    shift words
    (( CURRENT-- ))
    case ${{words[1]}} in
{}    esac
}}
compdef _motherlode motherlode
)",
                       zsh_commands(app), cases);
}

// ---- fish ----

std::string fish_quoted(std::string_view text) {
    std::string quoted;
    for (char const c : text) quoted += c == '\'' || c == '\\' ? std::string{"\\"} + c : std::string{c};
    return quoted;
}

std::string fish_script(CLI::App const& app) {
    std::string text = "# fish completion for motherlode\ncomplete -c motherlode -f\n";
    for (CLI::App const* command : commands_of(app))
        text += fmt::format("complete -c motherlode -n __fish_use_subcommand -a {} -d '{}'\n",
                            command->get_name(), fish_quoted(command->get_description()));
    for_each_command(app, "", [&](CLI::App const& command, std::string const& name) {
        std::string seen = "__fish_seen_subcommand_from " + name;
        if (std::size_t const space = name.find(' '); space != std::string::npos)
            seen = fmt::format("__fish_seen_subcommand_from {}; and __fish_seen_subcommand_from {}",
                               name.substr(0, space), name.substr(space + 1));
        std::string const start = fmt::format("complete -c motherlode -n '{}'", seen);
        for (CLI::App const* inner : commands_of(command))
            text += fmt::format("{} -a {} -d '{}'\n", start, inner->get_name(),
                                fish_quoted(inner->get_description()));
        auto const offer = [](Argument argument) -> std::string {
            if (argument == Argument::file || argument == Argument::folder) return " -F";
            std::string const words = words_for(argument);
            return words.empty() ? "" : fmt::format(" -a '{}'", words);
        };
        for (CLI::Option const* option : options_of(command)) {
            Argument const argument = argument_kind(*option);
            text += fmt::format("{} -l {}{} -d '{}'\n", start, option->get_lnames().front(),
                                argument == Argument::none ? "" : " -r" + offer(argument),
                                fish_quoted(meaning_of(*option)));
        }
        for (CLI::Option const* option : positionals_of(command))
            if (std::string const words = offer(argument_kind(*option)); !words.empty())
                text += fmt::format("{}{}\n", start, words);
    });
    return text;
}

}  // namespace

int run_completion(CompletionOptions const& options) {
    Request request;
    std::unique_ptr<CLI::App> const app = make_command_line(request);
    if (options.shell == "bash") write_out(bash_script(*app));
    if (options.shell == "zsh") write_out(zsh_script(*app));
    if (options.shell == "fish") write_out(fish_script(*app));
    return exit_fine;
}

}  // namespace motherlode::cli
