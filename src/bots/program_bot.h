#pragma once

#include <stdexcept>
#include <vector>

#include "bots/bot.h"
#include "bots/program.h"
#include "kernel/game_json.h"

namespace motherlode {

// A bot that failed, with the error. Built-in bots never throw it.
struct BotFailure : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// Lets a program decide; throws BotFailure if it violates the protocol.
template <GameContract Game>
class ProgramBot final : public Bot<Game> {
public:
    explicit ProgramBot(std::string command) : program_{std::move(command)} {}

    Action choose(Game const& game, typename Game::View const& view, ActionList const& legal, Rng&) override {
        JsonWriter seen;
        write_view(game, view, seen);
        std::vector<std::string> names;
        for (Action const action : legal) names.push_back(game.text(action));
        Outcome<int> const chosen =
            program_.choose(program_game(game), index(view.seat) + 1, seen.text(), names);
        if (!chosen) throw BotFailure{chosen.error().sentence};
        return legal[*chosen];
    }

private:
    // Written only once, because the game of an arena never changes.
    ProgramGame const& program_game(Game const& game) {
        if (told_of_ == &game) return told_;
        told_of_ = &game;
        JsonWriter edition;
        write_edition(game, edition);
        told_ = {std::string{Game::info.name}, game.players(), {}, edition.text()};
        for (std::size_t i = 0; i < Game::info.options.size(); ++i) {
            OptionSpec const& spec = Game::info.options[i];
            if (i > 0) told_.options += ' ';
            told_.options.append(spec.name).append("=").append(
                spec.values[game.options()[static_cast<int>(i)]]);
        }
        return told_;
    }

    Program program_;
    Game const* told_of_ = nullptr;
    ProgramGame told_;
};

}  // namespace motherlode
