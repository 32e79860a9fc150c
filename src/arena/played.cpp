#include "arena/played.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

namespace motherlode::arena {
namespace {

constexpr std::string_view rival_mark = "rival,";

// Removes a number and the character after it from the front of the text.
template <class Number>
bool take(std::string_view& text, Number& number, char end) {
    auto const [rest, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || rest == text.data() + text.size() || *rest != end) return false;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()) + 1);
    return true;
}

// With a rival that the rules play, the last rank is one more than the number of players.
bool is_rank(int rank, int players) { return rank >= 1 && rank <= players + 1; }

std::optional<NumberedGame> parse(std::string_view line) {
    NumberedGame game;
    Played& played = game.played;
    if (!take(line, game.number, ' ') || !take(line, played.seed, ' ') || !take(line, played.players, ' '))
        return {};
    if (played.players < 1 || played.players > max_seats) return {};
    for (int seat = 0; seat < played.players; ++seat) {
        Played::AtSeat& at = played.seats[static_cast<std::size_t>(seat)];
        if (!take(line, at.bot, ',') || !take(line, at.score, ',') || !take(line, at.rank, ',') ||
            !take(line, at.decisions, ' '))
            return {};
        if (!is_rank(at.rank, played.players)) return {};
    }
    if (line.starts_with(rival_mark)) {
        line.remove_prefix(rival_mark.size());
        played.rival = line.substr(0, line.find(','));
        line.remove_prefix(std::min(played.rival.size() + 1, line.size()));
        if (!take(line, played.rival_at.score, ',') || !take(line, played.rival_at.rank, ' ')) return {};
        if (played.rival.empty() || !is_rank(played.rival_at.rank, played.players)) return {};
    }
    while (line != ".") {
        std::size_t const equals = line.find('=');
        if (equals == std::string_view::npos) return {};
        CardUse use{std::string{line.substr(0, equals)}, 0};
        line.remove_prefix(equals + 1);
        if (!take(line, use.seats, ' ') || use.seats >> played.players != 0) return {};
        played.card_usage.push_back(std::move(use));
    }
    return game;
}

// The difference from the schedule, if any.
std::optional<Error> compare(NumberedGame const& game, Schedule const& schedule) {
    Played const& played = game.played;
    if (game.number >= schedule.size())
        return Error{fmt::format("There is no game {}: this arena's are numbered from 0 to {}.", game.number,
                                 schedule.size() - 1)};
    if (played.players != schedule.players())
        return Error{fmt::format("Game {} has {} players, but this arena's have {}.", game.number,
                                 played.players, schedule.players())};
    Schedule::Fixture const fixture = schedule.fixture(game.number);
    if (played.seed != fixture.seed)
        return Error{fmt::format("Game {} has the seed {}, but in this arena {}.", game.number, played.seed,
                                 fixture.seed)};
    for (std::size_t seat = 0; seat < fixture.bots.size(); ++seat)
        if (played.seats[seat].bot != fixture.bots[seat])
            return Error{fmt::format("Game {} has bot {} at seat {}, but this arena has bot {} there.",
                                     game.number, played.seats[seat].bot, seat, fixture.bots[seat])};
    return {};
}

}  // namespace

std::string to_line(std::size_t number, Played const& played) {
    std::string line = std::to_string(number) + " " + std::to_string(played.seed) + " " +
                       std::to_string(played.players) + " ";
    for (int seat = 0; seat < played.players; ++seat) {
        Played::AtSeat const& at = played.seats[static_cast<std::size_t>(seat)];
        line += std::to_string(at.bot) + "," + std::to_string(at.score) + "," + std::to_string(at.rank) +
                "," + std::to_string(at.decisions) + " ";
    }
    if (!played.rival.empty())
        line += std::string{rival_mark} + played.rival + "," + std::to_string(played.rival_at.score) + "," +
                std::to_string(played.rival_at.rank) + " ";
    for (CardUse const& use : played.card_usage) line += use.name + "=" + std::to_string(use.seats) + " ";
    return line + ".";  // marks a complete line
}

Outcome<NumberedGame> from_line(std::string_view line, Schedule const& schedule) {
    std::optional<NumberedGame> game = parse(line);
    if (!game) return Error{"“" + std::string{line.substr(0, 60)} + "” is not a game of an arena."};
    if (std::optional<Error> difference = compare(*game, schedule)) return *difference;
    return *std::move(game);
}

}  // namespace motherlode::arena
