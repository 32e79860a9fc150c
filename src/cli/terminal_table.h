#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "cli/numbered_actions.h"
#include "cli/program_player.h"
#include "cli/records.h"
#include "kernel/style.h"
#include "table/table.h"

namespace motherlode::cli {

// A table at one terminal: bots move by themselves, humans type.
class TerminalTable {
public:
    struct Settings {
        bool save_finished = false;    // otherwise only unfinished games are saved
        bool open_hands = false;       // several humans do not hide their hands from each other
        std::string resume_arguments;  // further arguments that `motherlode play --resume FILE` needs
    };

    TerminalTable(Table table, SaveFile file, Settings settings);

    // Plays until the game is over or the user quits; returns the exit code.
    int run();
    // The game and its result, finished or not, as JSON.
    std::string result_json() const;

private:
    enum class Next : std::uint8_t { ask_again, show_again, play_on, leave };
    struct Command {
        std::string_view name;
        std::string_view other_name;
        std::string_view usage;
        std::string_view meaning;
        Next (TerminalTable::*obey)(std::string_view arguments);
    };
    static std::span<Command const> commands();

    History const& history() const { return table_.history(); }
    Match const& match() const { return table_.now(); }
    bool is_human(Seat seat) const { return table_.humans().contains(seat); }
    SeatRequest by(Seat seat) const { return {.seat = seat}; }
    // The seat to prompt: the first that must act, or a human who may act in the meantime.
    std::optional<Seat> asked_seat() const;
    // The humans who are not prompted now, but could act.
    SeatSet other_choosers() const;
    // The optional move that a plausible player would make now in a human's seat.
    std::optional<BotMove> plausible_optional_move() const;
    Seat viewer() const;
    std::string sentence(Message const& message) const;
    std::string name_of(Seat seat) const;

    // The error of an external program, if there is one.
    std::optional<Error> let_bots_play();
    Outcome<Action> choice_of_program(BotTask const& task);
    // For a program that fails: saves the game; returns the exit code.
    int give_up(Error const& error);
    bool human_wants_to_act();
    void carry_out(Decision const& decision);

    // terminal_table_output.cpp
    bool holds_secrets(Seat seat) const;
    bool give_screen_to(Seat seat);
    static std::string on_screen(std::string text);
    void show_introduction() const;
    bool others_moved_since(int moves, Seat viewer) const;
    void show_board(Seat eyes);
    void show();
    std::vector<NumberedAction> options_of(Seat seat) const;
    void show_choices() const;
    std::string notes_in_brackets(Seat seat, Action action) const;
    void show_short_list(Seat seat, std::vector<NumberedAction> const& options) const;
    void show_rule(RuleId rule) const;
    void show_denial(Denial const& denial) const;
    // What the viewer knows about the things with this name; returns false if there are none.
    bool show_things(std::string_view words) const;

    // terminal_table_commands.cpp
    Next obey(std::string_view input);
    Next go_on();
    bool is_option(std::string_view line) const;
    // The action that a text means; prints the reason if there is none.
    std::optional<Action> understood(Seat seat, std::string_view text) const;
    Next act(std::string_view text);
    Next explain(std::string_view text);
    Next help() const;
    Next save(std::string_view path);
    Next rules(std::string_view query);
    Next log(std::string_view);
    Next board(std::string_view);
    Next score(std::string_view);
    Next quit(std::string_view);
    Next wait(std::string_view);
    // Saves the game if needed; on failure prints an error and returns false.
    bool save_on_leaving();
    bool report_saved(Outcome<std::string> const& path);

    // terminal_table_together.cpp: actions of the humans at one terminal as a group
    Next act_as(std::string_view player);
    Next undo(std::string_view player);
    Next restart(std::string_view);
    Next hint(std::string_view);
    Next report_undo(Seat seat, Decision const& decision);
    bool ask_for_undo(Seat seat);
    bool ask_for_hints(Seat seat);
    bool agrees(Seat seat, std::string_view question);
    // A human by letter, number or name; prints the reason if there is none.
    std::optional<Seat> named_human(std::string_view player) const;
    std::optional<Seat> last_human_to_decide() const;
    std::string revealed_since(Seat seat) const;

    Table table_;
    SaveFile file_;
    std::string saved_as_;  // empty if the game has changed since it was saved
    Settings settings_;
    Style style_;
    bool hides_hands_;
    std::optional<Seat> screen_of_;     // the human who looks at the screen, if hands are hidden
    bool secret_on_screen_ = false;     // something that only this human may see
    bool draw_board_ = true;            // the whole board, with the next question
    std::array<std::string, 8> drawn_;  // by viewer, the last board that was shown
    std::map<Seat, ProgramPlayer> programs_;
    std::array<int, 8> shown_up_to_{};   // by viewer, the number of moves already shown
    std::optional<Seat> optional_seat_;  // a human who may act now, and need not
    bool chosen_by_command_ = false;     // the human asked to act, and is prompted until “wait”
    std::optional<BotMove> let_pass_;    // the plausible optional move that its human declined
};

}  // namespace motherlode::cli
