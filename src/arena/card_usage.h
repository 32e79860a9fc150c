#pragma once

#include <map>
#include <string>
#include <vector>

#include "arena/played.h"
#include "kernel/contract.h"
#include "kernel/event.h"

namespace motherlode::arena {

// Which seats used which items of the edition: every event that names a seat and a card, a building, an office … Names
// that are the same in every language, such as places, do not count.
template <GameContract Game>
class CardUsage {
public:
    explicit CardUsage(Game const& game) : game_{game} {}

    void count(Event const& event) {
        MessageSpec const& spec = *event.message.spec;
        if (spec.count == 0 || spec.args[0].kind != ArgKind::seat) return;
        for (int i = 1; i < spec.count; ++i) {
            if (spec.args[i].kind < ArgKind::first_of_game) continue;
            Value const value = game_.value(spec.args[i].kind, event.message.args[i]);
            if (value.kind != Value::Kind::term || value.key.empty()) continue;
            std::string const name = std::string{spec.name()} + "/" + value.id;
            seats_[name] |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(event.message.args[0]));
        }
    }
    std::vector<CardUse> list() const {
        std::vector<CardUse> card_usage;
        for (auto const& [name, seats] : seats_) card_usage.push_back({name, seats});
        return card_usage;
    }

private:
    Game const& game_;
    std::map<std::string, std::uint8_t> seats_;
};

}  // namespace motherlode::arena
