#include <gtest/gtest.h>

#include "kernel/wilson.h"

namespace motherlode {
namespace {

TEST(Wilson, IntervalOfAShare) {
    Interval const half = wilson_interval(0.5, 100);
    EXPECT_NEAR(half.low, 0.4038, 1e-4);
    EXPECT_NEAR(half.high, 0.5962, 1e-4);
}

TEST(Wilson, HasAPositiveWidthAtZeroAndOne) {
    EXPECT_EQ(wilson_interval(0, 10).low, 0);
    EXPECT_NEAR(wilson_interval(0, 10).high, 0.2775, 1e-4);
    EXPECT_NEAR(wilson_interval(1, 10).low, 0.7225, 1e-4);
    EXPECT_DOUBLE_EQ(wilson_interval(1, 10).high, 1);
}

}  // namespace
}  // namespace motherlode
