#pragma once

#include <type_traits>

#include "analysis/ahead.h"
#include "analysis/look_at.h"
#include "bots/match_bot_of.h"
#include "kernel/match.h"

namespace motherlode {

template <GameContract Game>
class GameTypeOf final : public GameType {
public:
    GameInfo const& info() const override { return Game::info; }
    Outcome<EditionInfo> check_edition(EditionSource const& source) const override {
        auto const edition = shared_edition<Game>(source);
        if (!edition) return edition.error();
        return EditionInfo{**edition};
    }
    Outcome<std::unique_ptr<Match>> start(GameSetup const& setup) const override {
        if (!setup.position.empty()) return start_from_position(*this, setup);
        auto const game = make_game<Game>(setup);
        if (!game) return game.error();
        return std::unique_ptr<Match>{
            std::make_unique<MatchOf<Game>>(*this, *game, (*game)->setup(setup.seed))};
    }

    Outcome<std::string> json_types(TypeFormat format) const override {
        GameSetup setup;
        setup.players = Game::info.max_players;
        Outcome<EditionSource> const edition = embedded_edition(Game::info, Game::info.default_edition);
        if (!edition) return edition.error();
        setup.edition = *edition;
        auto const game = make_game<Game>(setup);
        if (!game) return game.error();
        return motherlode::json_types(**game, format);
    }
    Outcome<std::unique_ptr<Match>> read_fields(GameSetup const& setup,
                                                PositionBody const& body) const override {
        auto const game = make_game<Game>(setup);
        if (!game) return Error{body.origin + ": " + game.error().sentence};
        auto const state = motherlode::read_fields(**game, body);
        if (!state) return state.error();
        return std::unique_ptr<Match>{std::make_unique<MatchOf<Game>>(*this, *game, *state)};
    }

    bool views_are_equal() const override { return std::is_same_v<decltype(Game::View::hand), NoHand>; }

    std::unique_ptr<MatchBot> make_bot(std::string_view name, Match const& match) const override {
        return std::make_unique<MatchBotOf<Game>>(name, typed(match));
    }

    std::vector<analysis::Choice> hint(Match const& match, Seat seat, analysis::Effort const& effort,
                                       Stop const& stop) const override {
        return analysis::hint(typed(match).game(), typed(match).state(), seat, effort, stop);
    }
    void finish(Match const& match, Seat seat, int games, std::uint64_t seed,
                std::function<void(analysis::Ending const&)> const& report, Stop const& stop) const override {
        analysis::finish(typed(match).game(), typed(match).state(), seat, games, seed, report, stop);
    }
    analysis::Review review(History const& history, analysis::Effort const& effort,
                            std::function<void(analysis::ReviewProgress const&)> const& report,
                            Stop const& stop) const override {
        auto const look_at = [&](int move, analysis::Effort const& pass) {
            std::unique_ptr<Match> const before = history.after(move);
            bool const known = move > effort.from && analysis::continues(history, move);
            return analysis::look_at(typed(*before).game(), typed(*before).state(), move,
                                     history.moves()[static_cast<std::size_t>(move)],
                                     known ? analysis::Before::known : analysis::Before::simulate, pass,
                                     stop);
        };
        return analysis::review(history, effort, look_at, report, stop);
    }

private:
    static MatchOf<Game> const& typed(Match const& match) {
        return dynamic_cast<MatchOf<Game> const&>(match);
    }
};

// The build instantiates it for every registered game (cmake/registry.cmake).
template <class Game>
GameType const& registered_type() {
    static GameTypeOf<Game> const type;
    return type;
}

}  // namespace motherlode
