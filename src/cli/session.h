#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "cli/records.h"
#include "kernel/history.h"
#include "kernel/style.h"

namespace motherlode::cli {

// One game in the terminal: bots move by themselves, persons type.
class Session {
public:
    enum class Save : std::uint8_t { if_unfinished, always };

    // `resume_arguments` are what `motherlode play --resume FILE` needs besides.
    Session(History history, SaveFile file, Save save, std::string resume_arguments);

    // Plays until the game is over or left; returns what the program exits with.
    int run();

private:
    enum class Next : std::uint8_t { ask_again, show_again, leave };
    struct Command {
        std::string_view name;
        std::string_view other_name;
        std::string_view usage;
        std::string_view meaning;
        Next (Session::*obey)(std::string_view rest);
    };
    static std::span<Command const> commands();

    // Who is asked: who must act, or a person who is spoken to meanwhile.
    std::optional<Seat> due() const;
    std::optional<BotMove> spoken_to();
    bool is_person(Seat seat) const;
    Seat viewer() const;
    std::string sentence(Message const& message) const;

    void let_bots_play();
    void show_all();
    void show_choices() const;
    void show_refusal(Refusal const& refusal) const;
    std::string learned_since(int move) const;

    // What a person means by a text; says so where nothing can be made of it.
    std::optional<Action> understood(Seat seat, std::string_view text) const;

    Next obey(std::string_view line);
    Next act(std::string_view text);
    Next explain(std::string_view text);
    Next help() const;
    Next undo(std::string_view);
    Next hint(std::string_view);
    Next save(std::string_view path);
    Next rules(std::string_view query);
    Next log(std::string_view);
    Next board(std::string_view);
    Next score(std::string_view);
    Next quit(std::string_view);
    Next wait(std::string_view);

    // Saves the game where that is due; false, with a sentence, where it could not be done.
    bool keep();
    bool report_saved(Outcome<std::string> const& path) const;

    History history_;
    SaveFile file_;
    Save save_;
    std::string resume_arguments_;
    Style style_;
    std::array<int, 8> told_up_to_{};   // by viewer, how many moves have been told
    std::optional<Seat> answering_;     // a person who may answer now, and need not
    std::optional<BotMove> let_stand_;  // what that person would rather not answer
};

}  // namespace motherlode::cli
