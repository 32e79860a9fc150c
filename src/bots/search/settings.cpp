#include "bots/search/settings.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "kernel/seat.h"

namespace motherlode::search {
namespace {

// By kind of game; the first row that suits holds. The last is for games that nobody has measured.
constexpr int any = max_seats;
constexpr std::array traits{
    Traits{"boomtown_builders", any, 64, 15, Playout::random, 12, 1.0, true, false},
    Traits{"gold_west", 2, 64, 25, Playout::random, 6, 1.0, true, true},
    Traits{"gold_west", any, 64, 25, Playout::random, to_the_end, 1.0, true, false},
    Traits{"coloma", any, 64, 12, Playout::random, 0, 1.0, true, false},
    Traits{"golden_wilderness", any, 16, 10, Playout::random, 12, 1.0, true, false},
    Traits{"golden_wilderness_from_easy", 2, 16, 100, Playout::guided, 12, 0.3, true, false},
    Traits{"golden_wilderness_from_easy", any, 16, 60, Playout::guided, 6, 0.15, true, false},
    Traits{"", any, 1, 4, Playout::random, to_the_end, 1.0, false, false},
};

constexpr std::string_view prefix = "search:";
constexpr int most_iterations = 10'000'000;
constexpr int most_milliseconds = 600'000;
constexpr int most_threads = 64;

// All of the text as a number from `least` to `most`.
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

bool read_wish(std::string_view text, Settings& settings) {
    Traits& wish = settings.traits;
    if (auto const threads = number_after("x", text, 1, most_threads))
        settings.budget.threads = *threads;
    else if (auto const cut = number_after("cut", text, 0, 1000))
        wish.cut = *cut;
    else if (auto const hundredths = number_after("explore", text, 1, 1000))
        wish.exploration = *hundredths / 100.0;
    else if (auto const close = number_after("close", text, 1, 1000))
        wish.close = *close;
    else if (auto const blunders = number_after("blunders", text, 0, 100))
        settings.blunders = *blunders;
    else if (text == "full")
        wish.cut = to_the_end;
    else if (text == "random")
        wish.playout = Playout::random;
    else if (text == "habits")
        wish.playout = Playout::habits;
    else if (text == "guided")
        wish.playout = Playout::guided;
    else if (text == "turns")
        wish.whole_turns = true;
    else if (text == "foresight" || text == "flat")
        wish.foresight = text == "foresight";
    else
        return false;
    return true;
}

}  // namespace

Traits const& traits_of(GameKind const& kind) {
    return *std::find_if(traits.begin(), traits.end() - 1, [&kind](Traits const& row) {
        return row.game == kind.name && kind.players <= row.players;
    });
}

std::optional<Settings> parse_settings(std::string_view name, GameKind const& kind) {
    if (!name.starts_with(prefix)) return {};
    name.remove_prefix(prefix.size());
    Settings settings{.budget = {}, .traits = traits_of(kind)};
    for (bool first = true;; first = false) {
        std::size_t const end = name.find(':');
        std::string_view const part = name.substr(0, end);
        if (!(first ? read_budget(part, settings.budget) : read_wish(part, settings))) return {};
        if (end == std::string_view::npos) return settings;
        name.remove_prefix(end + 1);
    }
}

}  // namespace motherlode::search
