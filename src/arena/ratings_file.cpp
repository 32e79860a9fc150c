#include "arena/ratings_file.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "kernel/toml_reader.h"
#include "kernel/toml_string.h"

namespace motherlode::arena {
namespace {

constexpr int format_version = 1;

// Counts of games, or nothing if one of them is negative or not a number.
std::vector<std::int64_t> read_counts(TomlTable const& run, std::string_view key, std::size_t size) {
    std::vector<std::int64_t> counts;
    for (TomlValue const& value : run.values(key)) {
        std::optional<std::int64_t> const number = value.number();
        if (!number || *number < 0) value.fail("only whole numbers from 0 on are expected here.");
        counts.push_back(number.value_or(0));
    }
    if (counts.size() != size)
        run.fail(key, fmt::format("{} numbers are expected here: one for each pair of bots.", size));
    counts.resize(size);
    return counts;
}

RatedRun read_run(TomlTable const& table) {
    RatedRun run;
    run.setup = table.string("setup");
    run.players = table.integer("players", 1, max_seats);
    std::string const seed = table.string("seed");
    auto const [end, problem] = std::from_chars(seed.data(), seed.data() + seed.size(), run.seed);
    if (problem != std::errc{} || end != seed.data() + seed.size())
        table.fail("seed", "a whole number in quotes is expected here.");
    run.bots = table.strings("bots");
    std::vector<std::string> names = run.bots;
    std::sort(names.begin(), names.end());
    if (names.empty() || std::adjacent_find(names.begin(), names.end()) != names.end())
        table.fail("bots", "different names are expected here.");
    run.results = PairResults{run.bots.size()};
    run.results.deals = table.integer("deals", 1, Schedule::most_games);
    run.results.wins = read_counts(table, "wins", run.bots.size() * run.bots.size());
    run.results.products = read_counts(table, "products", run.bots.size() * run.bots.size());
    return run;
}

bool has_same_games(RatedRun const& a, RatedRun const& b) {
    return a.setup == b.setup && a.bots == b.bots && a.seed == b.seed;
}

// The games of a bot: it meets each opponent of a game once.
std::int64_t games_of(RatedRun const& run, std::size_t bot) {
    std::int64_t half_wins = 0;
    for (std::size_t opponent = 0; opponent < run.bots.size(); ++opponent)
        half_wins += run.results.wins_against(bot, opponent) + run.results.wins_against(opponent, bot);
    return half_wins / 2 / std::max(1, run.players - 1);
}

}  // namespace

Outcome<RatingsFile> RatingsFile::read(std::string_view text, std::string_view origin) {
    RatingsFile ratings;
    if (text.empty()) return ratings;
    TomlFile file{text, origin};
    TomlTable const root = file.root();
    if (file.valid() && root.integer("motherlode-ratings", 0, 1'000'000) != format_version)
        root.fail("motherlode-ratings",
                  fmt::format("this program reads version {} of the ratings format only.", format_version));
    if (file.valid())
        for (TomlTable const& run : root.tables("run")) ratings.runs_.push_back(read_run(run));
    if (std::optional<Error> const error = file.finish()) return *error;
    return ratings;
}

std::string RatingsFile::text() const {
    std::string text = fmt::format("motherlode-ratings = {}\n", format_version);
    for (RatedRun const& run : runs_) {
        std::vector<std::string> bots;
        for (std::string const& bot : run.bots) bots.push_back(toml_string(bot));
        text += fmt::format("\n[[run]]\nsetup = {}\nplayers = {}\nseed = \"{}\"\nbots = [{}]\ndeals = {}\n",
                            toml_string(run.setup), run.players, run.seed, fmt::join(bots, ", "),
                            run.results.deals);
        text += fmt::format("wins = [{}]\nproducts = [{}]\n", fmt::join(run.results.wins, ", "),
                            fmt::join(run.results.products, ", "));
    }
    return text;
}

void RatingsFile::add(RatedRun run) {
    auto const same = std::find_if(runs_.begin(), runs_.end(),
                                   [&](RatedRun const& known) { return has_same_games(known, run); });
    if (same == runs_.end())
        runs_.push_back(std::move(run));
    else if (run.results.deals >= same->results.deals)
        *same = std::move(run);
}

std::vector<RatingsFile::RatedBot> RatingsFile::ratings(std::string_view setup) const {
    std::vector<RatedBot> bots;
    auto const index_of = [&](std::string const& name) {
        auto const known =
            std::find_if(bots.begin(), bots.end(), [&](RatedBot const& bot) { return bot.name == name; });
        auto const index = static_cast<std::size_t>(known - bots.begin());
        if (known == bots.end()) bots.push_back({name, 0, {}});
        return index;
    };
    for (RatedRun const& run : runs_)
        if (run.setup == setup)
            for (std::size_t bot = 0; bot < run.bots.size(); ++bot) {
                std::size_t const index = index_of(run.bots[bot]);
                bots[index].games += games_of(run, bot);
            }

    Matrix wins(bots.size(), std::vector<double>(bots.size()));
    Matrix covariance = wins;
    for (RatedRun const& run : runs_) {
        if (run.setup != setup) continue;
        Matrix const in_run = deal_covariance(run.results);
        for (std::size_t a = 0; a < run.bots.size(); ++a)
            for (std::size_t b = 0; b < run.bots.size(); ++b) {
                std::size_t const row = index_of(run.bots[a]);
                std::size_t const column = index_of(run.bots[b]);
                wins[row][column] += static_cast<double>(run.results.wins_against(a, b)) / 2;
                covariance[row][column] += in_run[a][b];
            }
    }
    std::vector<Rating> const ratings = arena::ratings(wins, covariance);
    for (std::size_t bot = 0; bot < bots.size(); ++bot) bots[bot].rating = ratings[bot];
    std::stable_sort(bots.begin(), bots.end(),
                     [](RatedBot const& a, RatedBot const& b) { return a.rating.value > b.rating.value; });
    return bots;
}

}  // namespace motherlode::arena
