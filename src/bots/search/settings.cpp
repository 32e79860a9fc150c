#include "bots/search/settings.h"

#include <charconv>

namespace motherlode::search {
namespace {

constexpr std::string_view prefix = "search:";
constexpr int most_iterations = 10'000'000;
constexpr int most_milliseconds = 600'000;
constexpr int most_threads = 64;

// Parses the whole text as a number from `least` to `most`.
std::optional<int> number(std::string_view text, int least, int most) {
    int value = 0;
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size() || value < least || value > most)
        return {};
    return value;
}

// The number after a word, such as the 20 of “cut20”.
std::optional<int> number_after(std::string_view word, std::string_view text, int least, int most) {
    if (!text.starts_with(word)) return {};
    return number(text.substr(word.size()), least, most);
}

bool read_budget(std::string_view text, Budget& budget) {
    bool const time = text.ends_with("ms");
    if (time) text.remove_suffix(2);
    std::optional<int> const limit = number(text, 1, time ? most_milliseconds : most_iterations);
    if (limit) (time ? budget.milliseconds : budget.iterations) = *limit;
    return limit.has_value();
}

bool read_option(std::string_view text, Settings& settings) {
    SearchTraits& traits = settings.traits;
    if (auto const threads = number_after("x", text, 1, most_threads))
        settings.budget.threads = *threads;
    else if (auto const cut = number_after("cut", text, 0, 1000))
        traits.cut = *cut;
    else if (auto const hundredths = number_after("explore", text, 1, 1000))
        traits.exploration = *hundredths / 100.0;
    else if (auto const lead = number_after("lead", text, 1, 1000))
        traits.decisive_lead = *lead;
    else if (auto const old_spelling = number_after("close", text, 1, 1000))
        traits.decisive_lead = *old_spelling;
    else if (auto const blunders = number_after("blunders", text, 0, 100))
        settings.blunders = *blunders;
    else if (text == "full")
        traits.cut = to_the_end;
    else if (text == "random")
        traits.playout = PlayoutPolicy::random;
    else if (text == "habits")
        traits.playout = PlayoutPolicy::habits;
    else if (text == "guided")
        traits.playout = PlayoutPolicy::guided;
    else if (text == "turns")
        traits.whole_turns = true;
    else if (text == "foresight" || text == "flat")
        traits.foresight = text == "foresight";
    else
        return false;
    return true;
}

}  // namespace

std::optional<Settings> parse_settings(std::string_view name, SearchTraits const& traits) {
    if (!name.starts_with(prefix)) return {};
    name.remove_prefix(prefix.size());
    Settings settings{.budget = {}, .traits = traits};
    for (bool first = true;; first = false) {
        std::size_t const end = name.find(':');
        std::string_view const part = name.substr(0, end);
        if (!(first ? read_budget(part, settings.budget) : read_option(part, settings))) return {};
        if (end == std::string_view::npos) return settings;
        name.remove_prefix(end + 1);
    }
}

}  // namespace motherlode::search
