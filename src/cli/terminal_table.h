#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "cli/records.h"
#include "kernel/style.h"
#include "table/table.h"

namespace motherlode::cli {

// A table at one terminal: bots move by themselves, humans type.
class TerminalTable {
public:
    enum class Save : std::uint8_t { if_unfinished, always };

    // `resume_arguments` are what `motherlode play --resume FILE` needs besides.
    TerminalTable(Table table, SaveFile file, Save save, std::string resume_arguments);

    // Plays until the game is over or left; returns the exit code of the program.
    int run();

private:
    enum class Next : std::uint8_t { ask_again, show_again, play_on, leave };
    struct Command {
        std::string_view name;
        std::string_view other_name;
        std::string_view usage;
        std::string_view meaning;
        Next (TerminalTable::*obey)(std::string_view rest);
    };
    static std::span<Command const> commands();

    History const& history() const { return table_.history(); }
    Match const& match() const { return table_.now(); }
    bool is_human(Seat seat) const { return table_.humans().contains(seat); }
    SeatRequest by(Seat seat) const { return {.seat = seat}; }
    // The seat that is asked: the first that must act, or a human who may act in the meantime.
    std::optional<Seat> asked_seat() const;
    // The humans who are not asked now, but could act.
    SeatSet other_choosers() const;
    // What a plausible player in a human's seat would do now without having to.
    std::optional<BotMove> plausible_optional_move() const;
    Seat viewer() const;
    std::string sentence(Message const& message) const;
    std::string name_of(Seat seat) const;

    void let_bots_play();
    bool human_wants_to_act();
    void carry_out(Decision const& decision);

    void show_all();
    void show_choices() const;
    void show_denial(Denial const& denial) const;

    // terminal_table_commands.cpp
    Next obey(std::string_view input);
    // The action that a text means; prints the reason where it means none.
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
    // Saves the game where that is due; false, with a sentence, where it could not be done.
    bool save_on_leaving();
    bool report_saved(Outcome<std::string> const& path) const;

    // terminal_table_together.cpp: what the humans at one terminal do as a group
    Next act_as(std::string_view player);
    Next undo(std::string_view player);
    Next restart(std::string_view);
    Next hint(std::string_view);
    Next taken_back(Seat seat, Decision const& decision);
    bool ask_for_undo(Seat seat);
    bool ask_for_hints(Seat seat);
    bool agrees(Seat seat, std::string_view question) const;
    // A human by letter, number or name; prints the reason where there is none.
    std::optional<Seat> named_human(std::string_view player) const;
    std::optional<Seat> last_human_to_decide() const;
    std::string revealed_since(Seat seat) const;

    Table table_;
    SaveFile file_;
    Save save_;
    std::string resume_arguments_;
    Style style_;
    std::array<int, 8> shown_up_to_{};   // by viewer, the number of moves already shown
    std::optional<Seat> optional_seat_;  // a human who may act now, and need not
    bool chosen_by_command_ = false;     // the human asked to act, and is asked until “wait”
    std::optional<BotMove> let_pass_;    // the plausible optional move that its human did not want
};

}  // namespace motherlode::cli
