#include "kernel/suggestion.h"

#include <algorithm>
#include <array>
#include <vector>

namespace motherlode {

// The optimal string alignment distance, row by row.
int typing_errors(std::string_view from, std::string_view to) {
    std::array<std::vector<int>, 3> rows;  // the current row, and the two above it
    for (std::vector<int>& row : rows) row.resize(to.size() + 1);
    auto& [row, above, above_that] = rows;
    for (std::size_t j = 0; j <= to.size(); ++j) row[j] = static_cast<int>(j);
    for (std::size_t i = 1; i <= from.size(); ++i) {
        std::swap(above_that, above);
        std::swap(above, row);
        row[0] = static_cast<int>(i);
        for (std::size_t j = 1; j <= to.size(); ++j) {
            int const changed = above[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
            row[j] = std::min({changed, above[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                row[j] = std::min(row[j], above_that[j - 2] + 1);
        }
    }
    return row[to.size()];
}

std::string did_you_mean(std::string_view word, std::span<std::string_view const> names) {
    std::string_view best;
    int fewest = 0;
    for (std::string_view const name : names) {
        // The start of a name, such as “gold” for gold_west, counts as one error.
        bool const begins = word.size() >= 3 && name.starts_with(word);
        int const errors = begins ? 1 : typing_errors(word, name);
        if (!best.empty() && errors >= fewest) continue;
        best = name;
        fewest = errors;
    }
    int const allowed = std::max(1, static_cast<int>(word.size()) / 3);
    if (best.empty() || fewest > allowed) return {};
    return " Did you mean “" + std::string{best} + "”?";
}

}  // namespace motherlode
