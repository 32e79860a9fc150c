// The commands that players can type.

#include <fmt/format.h>

#include "cli/action_input.h"
#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/rules.h"
#include "cli/terminal.h"
#include "cli/terminal_table.h"
#include "kernel/cut.h"
#include "table/denials.h"

namespace motherlode::cli {
std::span<TerminalTable::Command const> TerminalTable::commands() {
    static constexpr std::array list{
        Command{"?", "help", "? [ACTION|THING|WORD]",
                "this help, why an action is possible or not, facts about a thing, or the rules on a word",
                &TerminalTable::explain},
        Command{"u", "undo", "u [PLAYER]", "undo the last decision, or that player's last one",
                &TerminalTable::undo},
        Command{"restart", "", "restart", "undo the whole turn", &TerminalTable::restart},
        Command{"hint", "", "hint", "show the best moves; all humans must agree to hints",
                &TerminalTable::hint},
        Command{"save", "", "save [FILE]", "save the game and play on", &TerminalTable::save},
        Command{"rules", "", "rules WORD|ID", "show the matching rules", &TerminalTable::rules},
        Command{"log", "l", "log", "show all events so far", &TerminalTable::log},
        Command{"board", "b", "board", "draw the board again", &TerminalTable::board},
        Command{"score", "s", "score", "show the current score", &TerminalTable::score},
        Command{"as", "", "as PLAYER", "act for another human who may act now", &TerminalTable::act_as},
        Command{"wait", "w", "wait", "let the others continue if you may act but need not",
                &TerminalTable::wait},
        Command{"quit", "q", "quit", "save an unfinished game and leave", &TerminalTable::quit},
    };
    return list;
}

TerminalTable::Next TerminalTable::obey(std::string_view input) {
    std::string_view const line = trimmed(input, " \t\r");
    if (line.empty()) return go_on();
    if (is_option(line)) return act(line);
    // “?d3” means “? d3”.
    std::size_t const end = line.front() == '?' ? 1 : std::min(line.find(' '), line.size());
    std::string_view const word = line.substr(0, end);
    for (Command const& command : commands())
        if (word == command.name || word == command.other_name)
            return (this->*command.obey)(trimmed(line.substr(end)));
    return act(line);
}

// Enter takes the only option, and leaves a finished game.
TerminalTable::Next TerminalTable::go_on() {
    if (table_.finished()) return quit({});
    std::vector<NumberedAction> const options = options_of(*asked_seat());
    if (options.size() == 1 && !optional_seat_) return act(match().text(options.front().action));
    show_choices();
    return Next::ask_again;
}

// Whether the line is the full text of a legal action. It then is no command, as in “board b2”.
bool TerminalTable::is_option(std::string_view line) const {
    std::optional<Seat> const seat = asked_seat();
    std::optional<Action> const action = seat ? match().parse(line) : std::nullopt;
    return action && !match().refusal(*seat, *action);
}

std::optional<Action> TerminalTable::understood(Seat seat, std::string_view text) const {
    Outcome<Action> const action = find_action(match(), options_of(seat), text);
    if (action) return *action;
    print_out("{}\n", action.error().sentence);
    return {};
}

TerminalTable::Next TerminalTable::act(std::string_view text) {
    std::optional<Seat> const seat = asked_seat();
    if (!seat) {
        show_denial(denial(denials::game_over));
        return Next::ask_again;
    }
    std::optional<Action> const action = understood(*seat, text);
    if (!action) return Next::ask_again;
    Decision const decision = table_.move(by(*seat), *action, table_.version());
    if (decision.denial) {
        show_denial(*decision.denial);
        return Next::ask_again;
    }
    carry_out(decision);
    return Next::play_on;
}

TerminalTable::Next TerminalTable::explain(std::string_view text) {
    if (text.empty()) return help();
    // A number is the number of an option.
    bool const has_things =
        text.find_first_not_of("0123456789") != std::string_view::npos && show_things(text);
    std::optional<Seat> const seat = asked_seat();
    Outcome<Action> const action =
        seat ? find_action(match(), options_of(*seat), text) : Outcome<Action>{Error{}};
    if (!action) return has_things ? Next::ask_again : rules(text);
    if (std::optional<Denial> const reason = table_.why(*seat, *action))
        show_denial(*reason);
    else
        print_out("That is possible: {}.\n", sentence(match().describe(*action)));
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::help() const {
    auto const line = [](std::string_view usage, std::string_view meaning) {
        constexpr int indent = 25;
        print_out("  {}{}\n", padded(usage, indent - 2), wrapped(meaning, output_width(), indent));
    };
    line("NUMBER or ACTION", "do it: 3, “build d3”, or only “d3”");
    for (Command const& command : commands()) line(command.usage, command.meaning);

    RuleId const rule = match().pending().rule;
    std::string_view const text = rule_text(match().info(), rule);
    if (!text.empty()) print_out("Now: {} ({})\n", wrapped(text, output_width() - 12), rule.id);
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::save(std::string_view path) {
    report_saved(path.empty() ? file_.save(history()) : file_.save_as(std::string{path}, history()));
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::rules(std::string_view query) {
    std::string const text = rules_about(match().info(), query, style_, output_width());
    if (text.empty())
        print_out("No rule has the id “{0}” or the word “{0}” in it.\n", query);
    else
        write_out(text);
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::log(std::string_view) {
    write_out(log_of(history(), viewer(), style_));
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::board(std::string_view) { return Next::show_again; }

TerminalTable::Next TerminalTable::score(std::string_view) {
    write_out(score_table(history(), style_, output_width()));
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::wait(std::string_view) {
    if (!optional_seat_) {
        print_out("The others are waiting for your decision.\n");
        return Next::ask_again;
    }
    chosen_by_command_ = false;
    std::optional<BotMove> const move = plausible_optional_move();
    if (move && move->seat == *optional_seat_) let_pass_ = move;
    return Next::play_on;
}

TerminalTable::Next TerminalTable::quit(std::string_view) {
    return save_on_leaving() ? Next::leave : Next::ask_again;
}

bool TerminalTable::save_on_leaving() {
    bool const due_to_be_saved = settings_.save_finished || !table_.finished();
    return !due_to_be_saved || report_saved(file_.save(history()));
}

bool TerminalTable::report_saved(Outcome<std::string> const& path) {
    if (!path) {
        refuse(path.error());
        return false;
    }
    saved_as_ = *path;
    print_out("Saved as {0}.\n{1} motherlode {2} {0}{3}\n", *path,
              table_.finished() ? "View it with:" : "Continue with:",
              table_.finished() ? "replay" : "play --resume", settings_.resume_arguments);
    return true;
}

}  // namespace motherlode::cli
