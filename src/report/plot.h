#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

// Plots as SVG in an HTML page. The page's style sheet sets the colours, so that they follow light and dark mode.
namespace motherlode::report {

std::string escaped(std::string_view text);

// A value with its interval.
struct Mark {
    std::string label;
    double value;
    double low;
    double high;
    std::string note;  // after the mark, and as a tooltip
};

struct Axis {
    double low;
    double high;
    double reference;  // a line across all marks
    std::string unit;  // after the numbers of the axis
};

// One mark below the other.
std::string interval_plot(std::vector<Mark> const& marks, Axis const& axis);

struct Sample {
    std::string label;
    std::map<int, std::int64_t> counts;  // the number of times each value occurred
};

// One sample below the other, on one scale.
std::string distribution_plot(std::vector<Sample> const& samples);

struct Line {
    std::string label;
    std::vector<std::pair<double, double>> points;  // from left to right
    std::vector<std::size_t> marked;                // points with a ring around them
};

// Lines over one horizontal axis, in the colours of the seats; `low` and `high` are the ends of the vertical axis.
std::string line_plot(std::vector<Line> const& lines, double low, double high, std::string const& unit);

}  // namespace motherlode::report
