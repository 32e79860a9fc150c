#include "arena/sprt.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include <fmt/format.h>

namespace motherlode::arena {
namespace {

constexpr double whole_deal = 4;  // half wins

double expected_share(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

// The half wins of the first bot in a game of two.
int half_wins(Results const& results, std::size_t number) {
    int const seat = results.schedule().fixture(number).bots[0] == 0 ? 0 : 1;
    int const rank = results.at(number, seat).rank;
    int const opponent_rank = results.at(number, 1 - seat).rank;
    return rank < opponent_rank ? 2 : rank == opponent_rank ? 1 : 0;
}

}  // namespace

Outcome<SprtSettings> parse_sprt(std::string_view text) {
    SprtSettings settings;
    double* const values[]{&settings.elo0, &settings.elo1, &settings.alpha, &settings.beta};
    Error const wrong{fmt::format("--sprt takes ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA with ELO0 below ELO1, and "
                                  "ALPHA and BETA between 0 and 0.5; "
                                  "not “{}”.",
                                  text)};
    char const* place = text.data();
    char const* const end = text.data() + text.size();
    int count = 0;
    for (double* const value : values) {
        auto const [rest, problem] = std::from_chars(place, end, *value);
        if (problem != std::errc{} || (rest != end && *rest != ',')) return wrong;
        ++count;
        if (rest == end) break;
        place = rest + 1;
        if (count == 4) return wrong;
    }
    auto const is_error_rate = [](double rate) { return rate > 0 && rate < 0.5; };
    bool const possible = std::abs(settings.elo0) <= 2000 && std::abs(settings.elo1) <= 2000 &&
                          settings.elo0 < settings.elo1 && is_error_rate(settings.alpha) &&
                          is_error_rate(settings.beta);
    if ((count != 2 && count != 4) || !possible) return wrong;
    return settings;
}

void Sprt::advance(Results const& results) {
    while (verdict() == Verdict::undecided && deals_ < results.schedule().seeds()) {
        int sum = 0;
        for (std::size_t const number : results.schedule().games_of_seed(deals_)) {
            if (!results.has(number)) return;
            sum += half_wins(results, number);
        }
        add(sum);
    }
}

void Sprt::add(int half_wins) {
    ++deals_;
    half_wins_ += half_wins;
    squares_ += std::int64_t{half_wins} * half_wins;
}

Sprt::Verdict Sprt::verdict() const {
    if (ratio() <= lower_bound()) return Verdict::h0;
    if (ratio() >= upper_bound()) return Verdict::h1;
    return Verdict::undecided;
}

double Sprt::ratio() const {
    if (deals_ == 0) return 0;
    auto const count = static_cast<double>(deals_);
    double const mean = static_cast<double>(half_wins_) / (whole_deal * count);
    double const squares = static_cast<double>(squares_) / (whole_deal * whole_deal);
    double const prior = (1 - mean) * (1 - mean) + mean * mean;
    double const variance = (squares - count * mean * mean + prior) / (count + 2);
    double const share0 = expected_share(settings_.elo0);
    double const share1 = expected_share(settings_.elo1);
    return count * (share1 - share0) * (2 * mean - share0 - share1) / (2 * variance);
}

double Sprt::lower_bound() const { return std::log(settings_.beta / (1 - settings_.alpha)); }
double Sprt::upper_bound() const { return std::log((1 - settings_.beta) / settings_.alpha); }

}  // namespace motherlode::arena
