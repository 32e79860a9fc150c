#pragma once

#include <memory>
#include <stdexcept>
#include <vector>

#include "bots/bot.h"
#include "bots/game_follower.h"
#include "bots/program.h"
#include "kernel/game_json.h"
#include "kernel/result_json.h"

namespace motherlode {

// A bot that cannot finish its game, with the reason. Built-in bots never throw it.
struct BotFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// A program that did not even get ready: its command is probably wrong.
struct BotUnavailable : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Lets a program decide. If it fails, it is started again for the next game.
template <GameContract Game>
class ProgramBot final : public Bot<Game>, public GameFollower<Game> {
public:
    explicit ProgramBot(std::string command, ProgramPatience patience = {})
        : command_{std::move(command)}, patience_{std::move(patience)} {
        restart();
    }

    void start_game(Game const& game, Seat seat, std::span<std::string const> names) override {
        if (program_->has_failed()) restart();
        seat_ = seat;
        program_->report(start_line(description(game), index(seat), names));
    }

    bool wants_events() const override { return program_->version() != 1; }

    void observe(Game const& game, MoveReport const& move) override {
        TermsOf<Game> const terms{game};
        for (Event const& event : move.events)
            if (event.seen_by.contains(seat_))
                program_->report(event_line(move.number, move.seat, event, terms));
    }

    // A program that fails here has finished its game: the result counts.
    void end_game(Result const& result, SeatSet forfeits) override {
        JsonWriter json;
        write_result(json, result);
        program_->report(end_line(json.text(), forfeits));
        program_->send_reports();
    }

    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal, Rng&) override {
        JsonWriter seen;
        write_view(game, view, seen);
        std::vector<std::string> names;
        for (Action const action : legal) names.push_back(game.text(action));
        Outcome<int> const chosen =
            program_->choose(description(game), index(view.seat) + 1, seen.text(), names);
        if (program_->version() > 0) was_ready_ = true;
        if (chosen) return legal[*chosen];
        if (was_ready_) throw BotFailure{chosen.error().sentence};
        throw BotUnavailable{chosen.error().sentence};
    }

private:
    void restart() { program_ = std::make_unique<Program>(command_, patience_); }

    // Written only once, because the game of an arena never changes.
    ProgramGame const& description(Game const& game) {
        if (described_game_ == &game) return description_;
        described_game_ = &game;
        JsonWriter edition;
        write_edition(game, edition);
        description_ = {std::string{Game::info.name}, game.players(), {}, edition.text()};
        for (auto const& [name, value] : option_choices(Game::info, game.options()))
            description_.options += (description_.options.empty() ? "" : " ") + name + "=" + value;
        return description_;
    }

    std::string command_;
    ProgramPatience patience_;
    std::unique_ptr<Program> program_;
    bool was_ready_ = false;  // this program or an earlier one
    Seat seat_{};
    Game const* described_game_ = nullptr;
    ProgramGame description_;
};

}  // namespace motherlode
