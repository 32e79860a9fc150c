#include "cli/terminal_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/rules.h"
#include "cli/terminal.h"
#include "kernel/record.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

constexpr int board_columns = 80;

}  // namespace

TerminalTable::TerminalTable(Table table, SaveFile file, Settings settings)
    : table_{std::move(table)},
      file_{std::move(file)},
      settings_{std::move(settings)},
      style_{output_style()},
      hides_hands_{!settings_.open_hands && is_terminal(Stream::in) && is_terminal(Stream::out) &&
                   table_.humans().count() > 1 && !match().type().views_are_equal()} {
    shown_up_to_.fill(history().size());
}

int TerminalTable::run() {
    turn_interrupts_into_end_of_input();
    write_out(on_screen(setup_lines(history(), style_)));
    if (history().size() > 0)
        print_out("Resumed after {} moves.\n", history().size());
    else
        show_introduction();
    if (is_terminal(Stream::out) && output_width() < board_columns)
        print_out("The boards need {} columns, but this terminal has only {}.\n", board_columns,
                  output_width());

    Next next = Next::play_on;
    while (next != Next::leave) {
        if (next == Next::play_on)
            if (std::optional<Error> const error = let_bots_play()) return give_up(*error);
        if (next == Next::show_again) draw_board_ = true;
        bool const ready = give_screen_to(viewer());
        if (next != Next::ask_again || draw_board_) show();
        std::optional<std::string> const line =
            ready ? ask(table_.finished() ? "Over> " : "> ") : std::nullopt;
        if (!line) {
            if (save_on_leaving()) return exit_fine;
            print_out("The game could not be saved. This is its record:\n{}", write_record(history()));
            return exit_refused;
        }
        next = obey(*line);
    }
    return exit_fine;
}

// ---- The next seat to act ----

std::optional<Seat> TerminalTable::asked_seat() const {
    if (optional_seat_) return optional_seat_;
    SeatSet const seats = table_.due().empty() ? table_.may() & table_.humans() : table_.due();
    if (seats.empty()) return {};
    return *seats.begin();
}

SeatSet TerminalTable::other_choosers() const {
    SeatSet others = (table_.due() | table_.may()) & table_.humans();
    if (optional_seat_) others = others.without(*optional_seat_);
    // The first seat that must act needs no command, because it is prompted anyway.
    if (!table_.due().empty()) others = others.without(*table_.due().begin());
    return others;
}

// The view of the human who is prompted; when the game is over, of the only human.
Seat TerminalTable::viewer() const {
    if (std::optional<Seat> const seat = asked_seat(); seat && is_human(*seat)) return *seat;
    return table_.humans().count() == 1 ? *table_.humans().begin() : onlooker;
}

std::string TerminalTable::sentence(Message const& message) const {
    return say(Language::english(), message, match(), display_names(history(), style_));
}

std::string TerminalTable::name_of(Seat seat) const {
    return display_names(history(), style_)[static_cast<std::size_t>(index(seat))];
}

std::optional<BotMove> TerminalTable::plausible_optional_move() const {
    std::unique_ptr<MatchBot> const bot = match().type().make_bot(Table::stand_in_bot, match());
    for (Seat const seat : table_.may() & table_.humans()) {
        if (table_.due().contains(seat)) continue;
        if (std::optional<Action> const action = bot->optional_move(match(), seat))
            return BotMove{seat, *action};
    }
    return {};
}

// Humans may often act on another's turn. They are prompted if a plausible player would act, or if they want to.
bool TerminalTable::human_wants_to_act() {
    if (chosen_by_command_ && (table_.due() | table_.may()).contains(*optional_seat_)) return true;
    chosen_by_command_ = false;
    optional_seat_.reset();
    std::optional<BotMove> const move = plausible_optional_move();
    if (!move) let_pass_.reset();
    bool const passed =
        move && let_pass_ && move->seat == let_pass_->seat && move->action == let_pass_->action;
    if (!move || passed) return false;
    optional_seat_ = move->seat;
    return true;
}

Outcome<Action> TerminalTable::choice_of_program(BotTask const& task) {
    std::string const command = task.bot.substr(program_prefix.size());
    return programs_.try_emplace(task.seat, command, task.seat).first->second.choose(history());
}

int TerminalTable::give_up(Error const& error) {
    refuse(error);
    save_on_leaving();
    return exit_refused;
}

std::optional<Error> TerminalTable::let_bots_play() {
    // A bot keeps its search within its turn, but not across a human's decision: otherwise a game that is resumed or
    // undone there would continue differently.
    std::array<std::unique_ptr<MatchBot>, max_seats> bots;
    for (;;) {
        std::optional<BotTask> task = table_.bot_task();
        if (!task || !task->optional_move) {
            if (table_.finished())
                for (auto& [seat, program] : programs_) program.end(history());
            if (human_wants_to_act()) return {};
            if (table_.due().empty() || is_human(*table_.due().begin())) return {};
        }
        if (task->bot.starts_with(program_prefix)) {
            Outcome<Action> const action = choice_of_program(*task);
            if (!action) return action.error();
            carry_out(table_.bot_move(*task, *action, 0));
            continue;
        }
        std::unique_ptr<MatchBot>& bot = bots[static_cast<std::size_t>(index(task->seat))];
        if (bot == nullptr) bot = match().type().make_bot(task->bot, match());
        carry_out(table_.bot_move(*task, task->decide(*bot), 0));
    }
}

void TerminalTable::carry_out(Decision const& decision) {
    int const moves = history().size();
    table_.carry_out(decision);
    saved_as_.clear();
    if (history().size() < moves) draw_board_ = true;
    for (int& shown : shown_up_to_) shown = std::min(shown, history().size());
}

}  // namespace motherlode::cli
