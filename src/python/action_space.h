#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "kernel/action.h"

// All actions of a game as numbers from 0, for learning. The numbers follow from the forms of actions that a game
// declares (kernel/forms.h); docs/python.md describes them.
namespace motherlode::python {

class ActionSpace {
public:
    // A kind of action with more well-formed actions than this, such as `bid`, is numbered by its place among the
    // legal actions of its kind. An ActionList has space for as many, so no two legal actions share a number.
    static constexpr int slots = ActionList::capacity;

    // Adds all well-formed actions of one kind; call `finish` after the last kind.
    void add_kind(std::uint8_t kind, std::vector<Action> const& actions);
    void finish();

    int size() const { return static_cast<int>(actions_.size()); }

    // The action with this number; empty if the number is a place among the legal actions.
    std::optional<Action> fixed(int number) const {
        Action const action = actions_[static_cast<std::size_t>(number)];
        return is_ranked(action) ? std::nullopt : std::optional{action};
    }
    // The first number of a kind that is numbered by place.
    int first_slot(int number) const {
        return kinds_[actions_[static_cast<std::size_t>(number)].kind()].first;
    }
    std::uint8_t kind(int number) const { return actions_[static_cast<std::size_t>(number)].kind(); }

    // Calls `visit(number, action)` for each of the legal actions.
    template <class Visit>
    void for_each(ActionList const& legal, Visit const& visit) const {
        std::array<std::int16_t, max_ranked_kinds> next{};
        int number = -1;
        for (Action const action : legal) {
            Kind const kind = kinds_[action.kind()];
            if (kind.ranked >= 0)
                number = kind.first + next[static_cast<std::size_t>(kind.ranked)]++;
            else if (++number == size() || actions_[static_cast<std::size_t>(number)] != action)
                number = find(action);  // OPTIMIZATION: often it follows the one before
            visit(number, action);
        }
    }
    // The legal action with this number, or nothing.
    std::optional<Action> find_legal(ActionList const& legal, int number) const;

private:
    static constexpr int max_ranked_kinds = 16;
    static constexpr std::uint64_t ranked_mark = std::uint64_t{0xff}
                                                 << 56U;  // no action has seven arguments of 255
    struct Kind {
        std::int32_t first = 0;
        std::int16_t ranked = -1;  // its number among the kinds that are numbered by place
    };
    struct Entry {
        std::uint64_t bits = 0;
        std::int32_t number = -1;
    };

    static bool is_ranked(Action action) { return (action.bits & ranked_mark) == ranked_mark; }
    std::size_t slot_of(Action action) const { return (action.bits * 0x9e3779b97f4a7c15U) >> shift_; }
    int find(Action action) const {
        for (std::size_t slot = slot_of(action);; slot = (slot + 1) & (table_.size() - 1)) {
            Entry const& entry = table_[slot];
            if (entry.bits == action.bits || entry.number < 0) return entry.number;
        }
    }

    std::vector<Action> actions_;
    std::array<Kind, 256> kinds_{};
    int ranked_kinds_ = 0;
    std::vector<Entry> table_;  // open addressing, at most a quarter full
    unsigned shift_ = 0;
};

}  // namespace motherlode::python
