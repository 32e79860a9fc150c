#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "bots/search/room.h"
#include "kernel/action.h"
#include "kernel/hash.h"
#include "kernel/seat.h"

namespace motherlode::search {

// Where a line of play has led: all actions since the root, folded into one number. Chance and hidden things are
// not in it: what may follow is drawn anew in every iteration.
class Path {
public:
    void extend(Seat seat, Action action) {
        hash_ = Rng::mix(hash_ + action.bits) + static_cast<std::uint64_t>(index(seat)) + 1;
    }
    // The moment at which this seat decides there. Seats that decide at the same time have a moment each.
    std::uint64_t moment_of(Seat seat) const {
        return Rng::mix(hash_ ^ (static_cast<std::uint64_t>(index(seat)) + 1));
    }

private:
    std::uint64_t hash_ = 0x5eed;
};

// An action at a moment, and how it did for the seat that decides.
struct Arm {
    Action action;
    std::uint32_t visits;
    std::uint32_t available;  // how often it was legal when the moment came
    double total;             // of the values
    double foresight;         // the evaluation one step ahead, in points
};

// One seat's decision after one line of play.
struct Node {
    std::uint64_t moment;
    std::uint32_t first;  // of its arms
    std::uint16_t arms;
    std::uint16_t room;    // for so many arms, before they must move
    std::uint32_t visits;  // of all its arms, and
    double total;          // of their values
};

// Nodes and arms of one search, in memory that is taken once. When it is used up the tree stops growing, and the
// search goes on with what there is.
class Tree {
public:
    using Id = std::uint32_t;
    static constexpr Id none = ~Id{0};

    explicit Tree(int nodes)
        : most_nodes_{static_cast<std::uint32_t>(nodes)},
          // The root has room for all its arms, however small the tree.
          most_arms_{std::max<std::uint32_t>(most_nodes_ * arms_per_node, ActionList::capacity)},
          slot_mask_{slots_for(most_nodes_) - 1},
          nodes_{most_nodes_},
          arms_{most_arms_},
          slots_{slot_mask_ + 1} {
        clear();
    }

    void clear() {
        node_count_ = arm_count_ = 0;
        std::fill_n(&slots_[0], slot_mask_ + 1, none);
    }

    struct Found {
        Id node;
        bool fresh;  // made now; or, with no node, not made because the tree is full
    };
    // The node of the moment, made now if there is none.
    Found find_or_add(std::uint64_t moment) {
        std::uint64_t slot = moment & slot_mask_;
        for (; slots_[slot] != none; slot = (slot + 1) & slot_mask_)
            if (nodes_[slots_[slot]].moment == moment) return {slots_[slot], false};
        if (node_count_ == most_nodes_) return {none, true};
        nodes_[node_count_] = Node{moment, 0, 0, 0, 0, 0};
        return {slots_[slot] = node_count_++, true};
    }

    Node& node(Id id) { return nodes_[id]; }
    std::span<Arm> arms(Id id) { return {&arms_[nodes_[id].first], nodes_[id].arms}; }
    // Nothing where there is no more room.
    Arm* add_arm(Id id, Action action) {
        Node& node = nodes_[id];
        if (node.arms == node.room && !make_room(node)) return nullptr;
        Arm& arm = arms_[node.first + node.arms++];
        arm = Arm{action, 0, 0, 0, 0};
        return &arm;
    }
    // What came of the arm.
    void tell(Id id, int arm, double value) {
        Node& node = nodes_[id];
        ++node.visits;
        node.total += value;
        Arm& chosen = arms_[node.first + static_cast<std::uint32_t>(arm)];
        ++chosen.visits;
        chosen.total += value;
    }
    // So that a list of arms need not move while it is filled.
    void reserve(Id id, int arms) {
        Node& node = nodes_[id];
        if (node.room == 0 && arm_count_ + static_cast<std::uint32_t>(arms) <= most_arms_) {
            node.first = arm_count_;
            node.room = static_cast<std::uint16_t>(arms);
            arm_count_ += static_cast<std::uint32_t>(arms);
        }
    }

    std::uint32_t size() const { return node_count_; }
    bool half_full() const { return node_count_ > most_nodes_ / 2 || arm_count_ > most_arms_ / 2; }

private:
    static constexpr std::uint32_t arms_per_node =
        8;  // on average: most nodes are visited once and have none

    static std::uint64_t slots_for(std::uint32_t nodes) {
        std::uint64_t slots = 2;
        while (slots < 2 * std::uint64_t{nodes}) slots *= 2;
        return slots;
    }

    // Where a list of legal actions differs from one deal to the next, arms come later. The old place is lost.
    bool make_room(Node& node) {
        std::uint32_t const room = node.room == 0 ? 4 : 2U * node.room;
        if (arm_count_ + room > most_arms_ || room > 0xffff) return false;
        for (std::uint32_t i = 0; i < node.arms; ++i) arms_[arm_count_ + i] = arms_[node.first + i];
        node.first = arm_count_;
        node.room = static_cast<std::uint16_t>(room);
        arm_count_ += room;
        return true;
    }

    std::uint32_t most_nodes_;
    std::uint32_t most_arms_;
    std::uint64_t slot_mask_;
    Room<Node> nodes_;
    Room<Arm> arms_;
    Room<Id> slots_;
    std::uint32_t node_count_ = 0;
    std::uint32_t arm_count_ = 0;
};

}  // namespace motherlode::search
