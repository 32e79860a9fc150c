#include "python/action_space.h"

#include <bit>
#include <cassert>
#include <unordered_set>

namespace motherlode::python {

void ActionSpace::add_kind(std::uint8_t kind, std::vector<Action> const& actions) {
    // Two forms may write the same action.
    std::unordered_set<std::uint64_t> known;
    std::vector<Action> distinct;
    for (Action const action : actions)
        if (known.insert(action.bits).second) distinct.push_back(action);

    kinds_[kind].first = size();
    if (distinct.size() <= slots) {
        actions_.insert(actions_.end(), distinct.begin(), distinct.end());
        return;
    }
    assert(ranked_kinds_ < max_ranked_kinds);
    kinds_[kind].ranked = static_cast<std::int16_t>(ranked_kinds_++);
    actions_.insert(actions_.end(), slots, Action{kind | ranked_mark});
}

void ActionSpace::finish() {
    std::size_t const capacity = std::bit_ceil(actions_.size() * 4 + 4);
    shift_ = 64U - static_cast<unsigned>(std::countr_zero(capacity));
    table_.assign(capacity, {});
    for (int number = 0; number < size(); ++number) {
        Action const action = actions_[static_cast<std::size_t>(number)];
        if (is_ranked(action)) continue;
        std::size_t slot = slot_of(action);
        while (table_[slot].number >= 0) slot = (slot + 1) & (capacity - 1);
        table_[slot] = {action.bits, number};
    }
}

std::optional<Action> ActionSpace::find_legal(ActionList const& legal, int number) const {
    if (number < 0 || number >= size()) return {};
    if (std::optional<Action> const action = fixed(number))
        return legal.contains(*action) ? action : std::nullopt;
    int place = number - first_slot(number);
    for (Action const action : legal)
        if (action.kind() == kind(number) && place-- == 0) return action;
    return {};
}

}  // namespace motherlode::python
