#include "arena/played.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace motherlode::arena {
namespace {

constexpr std::string_view rival_mark = "rival,";

// Takes a number and the sign behind it off the front of the text.
template <class Number>
bool take(std::string_view& text, Number& number, char end) {
    auto const [rest, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (problem != std::errc{} || rest == text.data() + text.size() || *rest != end) return false;
    text.remove_prefix(static_cast<std::size_t>(rest - text.data()) + 1);
    return true;
}

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
    }
    if (line.starts_with(rival_mark)) {
        line.remove_prefix(rival_mark.size());
        played.rival = line.substr(0, line.find(','));
        line.remove_prefix(std::min(played.rival.size() + 1, line.size()));
        if (!take(line, played.rival_at.score, ',') || !take(line, played.rival_at.rank, ' ')) return {};
    }
    while (line != ".") {
        std::size_t const equals = line.find('=');
        if (equals == std::string_view::npos) return {};
        Deed deed{std::string{line.substr(0, equals)}, 0};
        line.remove_prefix(equals + 1);
        if (!take(line, deed.seats, ' ')) return {};
        played.deeds.push_back(std::move(deed));
    }
    return game;
}

}  // namespace

double Played::win(int seat) const {
    if (seats[static_cast<std::size_t>(seat)].rank != 1) return 0;
    int winners = 0;
    for (int other = 0; other < players; ++other) winners += seats[static_cast<std::size_t>(other)].rank == 1;
    return 1.0 / winners;
}

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
    for (Deed const& deed : played.deeds) line += deed.what + "=" + std::to_string(deed.seats) + " ";
    return line + ".";  // a line without it was torn
}

Outcome<NumberedGame> from_line(std::string_view line) {
    if (std::optional<NumberedGame> game = parse(line)) return *std::move(game);
    return Error{"“" + std::string{line.substr(0, 60)} + "” is not a game of an arena."};
}

}  // namespace motherlode::arena
