#pragma once

#include <string>
#include <vector>

// Plots as SVG in a page of HTML. Colours come from the page's style sheet, so that they follow light and dark.
namespace motherlode::arena {

std::string escaped(std::string_view text);

// A value with its interval.
struct Mark {
    std::string label;
    double value;
    double low;
    double high;
    std::string note;  // behind it, and when pointed at
};

struct Axis {
    double low;
    double high;
    double reference;  // a line across all marks
    std::string unit;  // behind the numbers of the axis
};

// One mark below the other.
std::string interval_plot(std::vector<Mark> const& marks, Axis const& axis);

struct Sample {
    std::string label;
    std::vector<double> values;
};

// How often each value came up, one sample below the other on one scale.
std::string distribution_plot(std::vector<Sample> const& samples);

}  // namespace motherlode::arena
