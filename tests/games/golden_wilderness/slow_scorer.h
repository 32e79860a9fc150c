#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/golden_wilderness/game.h"
#include "games/slow_result.h"

namespace motherlode::golden_wilderness {

// A second scorer, written from the rulebook alone, slow but simple. It follows the actions and events, keeps
// its own account of bought points and pesos, and works out every price itself, including those of markets.
// It counts settlements tile by tile and people card by card.
class SlowScorer {
public:
    explicit SlowScorer(Game const& game)
        : game_{&game}, pesos_(game.players(), 10), written_(game.players(), 0) {}

    // Follows one action of a seat: the position before it, and its events.
    void follow(State const& before, Seat seat, std::string_view action, std::span<Event const> events);
    SlowResult score(State const& state) const;
    std::vector<int> const& pesos() const { return pesos_; }

    // What contradicts the rules, or "".
    std::string const& objection() const { return objection_; }
    // Why money was paid or received, one entry for each payment: "road", "coast market", "trade", …
    std::vector<std::string> const& reasons() const { return reasons_; }

private:
    void earn(Seat seat, int pesos, std::string const& reason);
    void follow_action(State const& before, Seat seat, std::string_view action);
    void follow_event(State const& before, Event const& event);
    void hold_market(Table const& table, int tile, std::string const& product, int price_in_log);
    std::vector<int> road_steps(Table const& table, int from) const;
    int price(std::string const& product, EventKind market, std::string const& country) const;
    int road_cost(Table const& table, int tile, int neighbour) const;
    std::string product_of(Table const& table, int tile) const;
    std::string word(Event const& event, int argument) const;
    int number_of_tiles() const { return static_cast<int>(game_->edition().tiles.size()); }

    Game const* game_;
    std::vector<int> pesos_;
    std::vector<int> written_;
    std::vector<std::string> reasons_;
    std::string objection_;
};

}  // namespace motherlode::golden_wilderness
