#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "analysis/review.h"
#include "protocol/analysis_json.h"

namespace motherlode::wasm {

// The review of one finished game, put together from the answers of several thinkers. It is the same as if one had done
// it alone: every part is a range of decisions, and the parts count in the order of the game.
class LocalReview {
public:
    // `playouts` replaces the usual number for each action, unless it is 0.
    LocalReview(History const& history, int playouts);

    // A range of decisions for the next idle thinker, with its words; empty if all are given out.
    struct Part {
        std::size_t number;
        std::string words;
    };
    std::optional<Part> next_part();
    // The answer to it. An answer that is an error leaves these decisions out.
    void add(std::size_t part, std::string_view answer);

    bool done() const { return added_ == ranges_.size(); }
    // The message for a client that has this many moments already.
    std::string message(std::string_view id, std::size_t& moments_sent) const;

private:
    struct Range {
        int from;
        int to;
        bool quick;
        std::optional<std::vector<analysis::Moment>> moments{};
    };

    void report(Range& range);
    void finish();

    History history_;
    int playouts_;
    std::vector<Range> ranges_;  // the quick look at all decisions, then the whole effort
    std::size_t given_ = 0;
    std::size_t added_ = 0;
    std::size_t reported_ = 0;
    std::optional<analysis::Moment> last_;  // reported in this pass
    int decisions_done_ = 0;
    std::vector<std::string> moments_;               // as JSON
    std::map<int, analysis::Moment> whole_moments_;  // by move
    protocol::WholeGame whole_;
};

}  // namespace motherlode::wasm
