#include "wasm/local_review.h"

#include <algorithm>

#include "wasm/thoughts.h"

namespace motherlode::wasm {
namespace {

constexpr int decisions_in_part = 6;

}  // namespace

LocalReview::LocalReview(History const& history, int playouts)
    : history_{history.clone()}, playouts_{playouts} {
    for (bool const quick : {true, false})
        for (int from = 0; from < history.size(); from += decisions_in_part)
            ranges_.push_back({from, std::min(from + decisions_in_part, history.size()), quick});
}

std::optional<LocalReview::Part> LocalReview::next_part() {
    if (given_ == ranges_.size()) return {};
    Range const& range = ranges_[given_];
    return Part{given_++, review_words(range.from, range.to, range.quick, playouts_)};
}

void LocalReview::add(std::size_t part, std::string_view answer) {
    Outcome<std::vector<analysis::Moment>> moments = read_moments(answer);
    ranges_[part].moments = moments ? std::move(*moments) : std::vector<analysis::Moment>{};
    ++added_;
    for (; reported_ < ranges_.size() && ranges_[reported_].moments; ++reported_) report(ranges_[reported_]);
    if (done()) finish();
}

void LocalReview::report(Range& range) {
    if (range.from == 0) last_.reset();
    for (analysis::Moment& moment : *range.moments) {
        // A part begins without knowing the decision before it.
        bool const follows = last_ && last_->move == moment.move - 1 && moment.move == range.from;
        if (follows && analysis::continues(history_, moment.move)) moment.before = last_->taken().outlook;
        moments_.push_back(protocol::moment_json(history_, moment));
        last_ = moment;
        if (!range.quick) whole_moments_.emplace(moment.move, moment);
    }
    decisions_done_ += range.to - range.from;
    range.moments->clear();
}

void LocalReview::finish() {
    std::atomic<bool> const never_stop{false};
    analysis::Effort effort = review_effort(history_, playouts_);
    effort.overview = false;
    auto const look_at = [&](int move, analysis::Effort const&) -> std::optional<analysis::Moment> {
        auto const found = whole_moments_.find(move);
        if (found == whole_moments_.end()) return {};
        return found->second;
    };
    whole_ = protocol::whole_game(analysis::review(
        history_, effort, look_at, [](auto const&) {}, never_stop));
    whole_moments_.clear();
}

std::string LocalReview::message(std::string_view id, std::size_t& moments_sent) const {
    int const total = 2 * history_.size();
    std::span<std::string const> const news =
        std::span{moments_}.subspan(std::min(moments_sent, moments_.size()));
    moments_sent = moments_.size();
    return protocol::review_json(
        protocol::review_head(id, done() ? "done" : "running", 0, decisions_done_, total), news,
        done() ? whole_ : protocol::WholeGame{});
}

}  // namespace motherlode::wasm
