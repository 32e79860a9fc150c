#include "suite/odds.h"

#include <algorithm>
#include <cmath>
#include <map>

#include "suite/policies.h"

namespace motherlode::suite {
namespace {

constexpr int redeals = 15;
constexpr int most_decisions = 240;  // of a game, before it is looked at
// Of a list, from its end: stacks are drawn from there, and what is never drawn need not be dealt.
constexpr std::size_t most_places = 4;

// Each field of a position text: "hand.1.cards" and its text.
using Fields = std::map<std::string, std::string>;

Fields fields_of(Match const& match) {
    std::istringstream lines{*match.position()};
    Fields fields;
    std::string section;
    std::string key;
    for (std::string line; std::getline(lines, line);) {
        std::size_t const sign = line.find(" = ");
        if (line.starts_with('[') && line.ends_with(']') && sign == std::string::npos) {
            section = line.substr(1, line.size() - 2) + ".";
        } else if (sign != std::string::npos && !line.starts_with(' ')) {
            key = section + line.substr(0, sign);
            fields[key] = line.substr(sign + 3);
        } else if (!key.empty()) {
            fields[key] += line;  // a long list continues
        }
    }
    return fields;
}

// The items of a list, or the whole text.
std::vector<std::string> items_of(std::string const& text) {
    if (!text.starts_with('[') || text.find('{') != std::string::npos) return {text};
    std::vector<std::string> items;
    std::string item;
    for (char const c : text) {
        if (c == ',' || c == ']') {
            if (!item.empty()) items.push_back(item);
            item.clear();
        } else if (c != '[' && c != ' ') {
            item += c;
        }
    }
    return items;
}

// How often something was true of the real game, and how often it should have been.
struct Count {
    double real = 0;
    double expected = 0;
    double variance = 0;

    void add(bool is_real, double share) {
        real += is_real ? 1 : 0;
        expected += share;
        variance += share * (1 - share);
    }
    // Bernstein's inequality: a difference of this size has at most the probability exp(-surprise).
    double surprise() const {
        double const difference = std::abs(real - expected);
        return difference * difference / (2 * (variance + difference / 3));
    }
};

class Odds {
public:
    void compare(Match const& real, Seat viewer, Rng& rng) {
        std::vector<Fields> games{fields_of(real)};
        for (int i = 0; i < redeals; ++i) games.push_back(fields_of(*real.redeal(viewer, rng)));
        for (auto const& [field, text] : all_fields(games)) {
            std::vector<std::string> texts;
            for (Fields const& game : games) texts.push_back(text_in(game, field));
            if (std::count(texts.begin(), texts.end(), texts.front()) == std::ssize(texts)) continue;
            count_unique(field, texts);
            count_places(field, texts);
        }
    }

    Failures failures(std::span<std::string_view const> approximate) const {
        constexpr double too_much = 18;  // less than one in ten million, and there are thousands of counts
        Failures failures;
        for (auto const& [what, count] : counts_) {
            std::string const field = what.substr(0, what.find_first_of(" ["));
            bool const excused = std::any_of(approximate.begin(), approximate.end(),
                                             [&](std::string_view name) { return field.ends_with(name); });
            if (!excused && count.surprise() > too_much)
                failures.push_back(joined("redeals are uneven: ", what, " in ", count.real,
                                          " games instead of ", count.expected));
        }
        return failures;
    }

private:
    static Fields all_fields(std::vector<Fields> const& games) {
        Fields all;
        for (Fields const& game : games) all.insert(game.begin(), game.end());
        return all;
    }
    static std::string text_in(Fields const& game, std::string const& field) {
        auto const entry = game.find(field);
        return entry == game.end() ? "" : entry->second;
    }

    // A real value that redeal cannot make is in none of the redeals, game after game.
    void count_unique(std::string const& field, std::vector<std::string> const& texts) {
        std::map<std::string, int> times;
        for (std::string const& text : texts) ++times[text];
        auto const unique =
            std::count_if(times.begin(), times.end(), [](auto const& e) { return e.second == 1; });
        counts_[field + " is like no redeal"].add(
            times[texts.front()] == 1, static_cast<double>(unique) / static_cast<double>(texts.size()));
    }

    void count_places(std::string const& field, std::vector<std::string> const& texts) {
        std::vector<std::vector<std::string>> lists;
        std::size_t longest = 0;
        for (std::string const& text : texts) {
            lists.push_back(items_of(text));
            longest = std::max(longest, lists.back().size());
        }
        for (std::size_t place = 1; place <= std::min(longest, most_places); ++place) {
            auto const item = [&](auto const& list) {
                return place <= list.size() ? list[list.size() - place] : "";
            };
            std::map<std::string, int> times;
            for (auto const& list : lists) ++times[item(list)];
            if (times.size() < 2) continue;
            for (auto const& [value, count] : times)
                counts_[joined(field, "[-", place, "] is ", value)].add(
                    item(lists.front()) == value, count / static_cast<double>(lists.size()));
        }
    }

    std::map<std::string, Count> counts_;
};

}  // namespace

Failures check_redeal_odds(std::span<Subject const> subjects, int games_per_subject,
                           std::span<std::string_view const> approximate) {
    Odds odds;
    std::uint64_t seed = 0;
    for (Subject const& subject : subjects) {
        for (int game = 0; game < games_per_subject; ++game) {
            Rng rng = Rng::stream(++seed, 77);
            Outcome<std::unique_ptr<Match>> const match = subject.type->start(subject.with_seed(rng.next()));
            if (!match) return {subject.name + ": the game cannot be set up: " + match.error().sentence};
            EventLog unused;
            for (int left = rng.below(most_decisions); left > 0 && !(*match)->over(); --left) {
                auto const [seat, action] = decide(Policy::random, **match, rng);
                (*match)->apply(seat, action, unused);
            }
            std::vector<Seat> const viewers = viewers_of(**match);
            odds.compare(**match,
                         viewers[static_cast<std::size_t>(rng.below(static_cast<int>(viewers.size())))], rng);
        }
    }
    return odds.failures(approximate);
}

}  // namespace motherlode::suite
