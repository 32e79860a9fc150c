#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "bots/search/buffer.h"
#include "kernel/action.h"
#include "kernel/hash.h"
#include "kernel/seat.h"

namespace motherlode::search {

// An action sequence: all actions since the root, folded into one number. It does not contain chance or hidden
// information, which every iteration draws again.
class Path {
public:
    void extend(Seat seat, Action action) {
        hash_ = Rng::mix(hash_ + action.bits) + static_cast<std::uint64_t>(index(seat)) + 1;
    }
    // The decision of this seat at this point. Seats that decide at the same time each have their own.
    std::uint64_t moment_of(Seat seat) const {
        return Rng::mix(hash_ ^ (static_cast<std::uint64_t>(index(seat)) + 1));
    }

private:
    std::uint64_t hash_ = 0x5eed;
};

// An action at a decision, and its results for the seat that decides.
struct Arm {
    Action action;
    std::uint32_t visits;
    std::uint32_t available;  // how often it was legal at this decision
    double total;             // of the values
    double foresight;         // the evaluation one step ahead, in points
};

// One seat's decision after one action sequence.
struct Node {
    std::uint64_t moment;
    std::uint32_t first;  // index of its first arm
    std::uint16_t arms;
    std::uint16_t capacity;  // arms that fit before they must move
    std::uint32_t visits;    // of all its arms
    double total;            // the sum of their values
};

// Nodes and arms of one search, in memory that is allocated once. When it is full, the tree stops growing, and the
// search continues with the existing nodes.
class Tree {
public:
    using Id = std::uint32_t;
    static constexpr Id none = ~Id{0};

    explicit Tree(int nodes)
        : most_nodes_{static_cast<std::uint32_t>(nodes)},
          // The root can always hold all its arms, even in a small tree.
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

    struct Lookup {
        Id node;
        bool is_new;  // just created; or, without a node, not created because the tree is full
    };
    // The node of this decision, created if it is missing.
    Lookup find_or_add(std::uint64_t moment) {
        std::size_t slot = static_cast<std::size_t>(moment) & slot_mask_;
        for (; slots_[slot] != none; slot = (slot + 1) & slot_mask_)
            if (nodes_[slots_[slot]].moment == moment) return {slots_[slot], false};
        if (node_count_ == most_nodes_) return {none, true};
        nodes_[node_count_] = Node{moment, 0, 0, 0, 0, 0};
        return {slots_[slot] = node_count_++, true};
    }

    Node& node(Id id) { return nodes_[id]; }
    std::span<Arm> arms(Id id) { return {&arms_[nodes_[id].first], nodes_[id].arms}; }
    // Null if the tree is full.
    Arm* add_arm(Id id, Action action) {
        Node& node = nodes_[id];
        if (node.arms == node.capacity && !grow(node)) return nullptr;
        Arm& arm = arms_[node.first + node.arms++];
        arm = Arm{action, 0, 0, 0, 0};
        return &arm;
    }
    // Adds a result to the arm and its node.
    void add_result(Id id, int arm, double value) {
        Node& node = nodes_[id];
        ++node.visits;
        node.total += value;
        Arm& arm_at = arms_[node.first + static_cast<std::uint32_t>(arm)];
        ++arm_at.visits;
        arm_at.total += value;
    }
    // Reserves space, so that the arms need not move while they are added.
    void reserve(Id id, int arms) {
        Node& node = nodes_[id];
        if (node.capacity == 0 && arm_count_ + static_cast<std::uint32_t>(arms) <= most_arms_) {
            node.first = arm_count_;
            node.capacity = static_cast<std::uint16_t>(arms);
            arm_count_ += static_cast<std::uint32_t>(arms);
        }
    }

    std::uint32_t size() const { return node_count_; }
    bool half_full() const { return node_count_ > most_nodes_ / 2 || arm_count_ > most_arms_ / 2; }

private:
    static constexpr std::uint32_t arms_per_node =
        8;  // on average: most nodes are visited once and have no arms

    static std::size_t slots_for(std::uint32_t nodes) {
        std::size_t slots = 2;
        while (slots < std::size_t{2} * nodes) slots *= 2;
        return slots;
    }

    // Later deals can have other legal actions, so arms may be added later. The old space is lost.
    bool grow(Node& node) {
        std::uint32_t const capacity = node.capacity == 0 ? 4 : 2U * node.capacity;
        if (arm_count_ + capacity > most_arms_ || capacity > 0xffff) return false;
        for (std::uint32_t i = 0; i < node.arms; ++i) arms_[arm_count_ + i] = arms_[node.first + i];
        node.first = arm_count_;
        node.capacity = static_cast<std::uint16_t>(capacity);
        arm_count_ += capacity;
        return true;
    }

    std::uint32_t most_nodes_;
    std::uint32_t most_arms_;
    std::size_t slot_mask_;
    Buffer<Node> nodes_;
    Buffer<Arm> arms_;
    Buffer<Id> slots_;
    std::uint32_t node_count_ = 0;
    std::uint32_t arm_count_ = 0;
};

}  // namespace motherlode::search
