#pragma once

#include <cstddef>
#include <cstring>
#include <vector>

#include "python/observation_plan.h"

namespace motherlode::python {

// Writes the observations of one game after another.
// OPTIMIZATION: it changes the last one, which often differs little, and copies it.
template <class Out>
class Observer {
public:
    void write(ObservationPlan const& plan, int viewer, ViewBytes view, Out* out) {
        if (features_.empty()) {
            features_.resize(plan.size());
            plan.write(viewer, view, features_.data());
        } else {
            plan.change(viewer_, {table_, hand_}, view, features_.data());
            plan.turn(viewer_, viewer, view, features_.data());
        }
        viewer_ = viewer;
        table_.assign(view.table.begin(), view.table.end());
        hand_.assign(view.hand.begin(), view.hand.end());
        std::memcpy(out, features_.data(), features_.size() * sizeof(Out));
    }

private:
    int viewer_ = 0;
    std::vector<std::byte> table_;
    std::vector<std::byte> hand_;
    std::vector<Out> features_;
};

}  // namespace motherlode::python
