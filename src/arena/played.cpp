#include "arena/played.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include <fmt/format.h>

namespace motherlode::arena {
namespace {

constexpr std::string_view rival_mark = "rival,";
constexpr std::string_view forfeit_mark = "forfeit,";

// The text without spaces and control characters, which are written as %20.
std::string without_spaces(std::string_view text) {
    std::string result;
    for (char const c : text)
        if (static_cast<unsigned char>(c) <= ' ' || c == '%')
            result += fmt::format("%{:02x}", static_cast<unsigned char>(c));
        else
            result += c;
    return result;
}

std::optional<std::string> with_spaces_again(std::string_view text) {
    std::string result;
    for (; !text.empty(); text.remove_prefix(1)) {
        if (text.front() != '%') {
            result += text.front();
            continue;
        }
        unsigned char byte = 0;
        if (text.size() < 3 ||
            std::from_chars(text.data() + 1, text.data() + 3, byte, 16).ptr != text.data() + 3)
            return {};
        result += static_cast<char>(byte);
        text.remove_prefix(2);
    }
    return result;
}

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

// Reads "forfeit,1,The%20bot…" from the front of the line, as often as it is there.
bool take_forfeits(std::string_view& line, Played& played) {
    while (line.starts_with(forfeit_mark)) {
        line.remove_prefix(forfeit_mark.size());
        int seat = 0;
        if (!take(line, seat, ',') || seat < 0 || seat >= played.players) return false;
        std::size_t const end = line.find(' ');
        if (end == std::string_view::npos) return false;
        std::optional<std::string> const reason = with_spaces_again(line.substr(0, end));
        if (!reason || reason->empty()) return false;
        played.seats[static_cast<std::size_t>(seat)].forfeit = *reason;
        line.remove_prefix(end + 1);
    }
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
        if (!is_rank(at.rank, played.players)) return {};
    }
    if (line.starts_with(rival_mark)) {
        line.remove_prefix(rival_mark.size());
        played.rival = line.substr(0, line.find(','));
        line.remove_prefix(std::min(played.rival.size() + 1, line.size()));
        if (!take(line, played.rival_at.score, ',') || !take(line, played.rival_at.rank, ' ')) return {};
        if (played.rival.empty() || !is_rank(played.rival_at.rank, played.players)) return {};
    }
    if (!take_forfeits(line, played)) return {};
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

void rank_forfeits(Result& result, SeatSet forfeits) {
    if (forfeits.empty()) return;
    std::vector<int> others;  // the ranks of those who played on
    if (result.rival.name != nullptr) others.push_back(result.rival.rank);
    for (int seat = 0; seat < result.players; ++seat)
        if (!forfeits.contains(seat_at(seat))) others.push_back(result.seats[seat].rank);
    auto const rank_among_others = [&](int rank) {
        return 1 + static_cast<int>(
                       std::count_if(others.begin(), others.end(), [&](int other) { return other < rank; }));
    };
    for (int seat = 0; seat < result.players; ++seat)
        result.seats[seat].rank = forfeits.contains(seat_at(seat))
                                      ? static_cast<int>(others.size()) + 1
                                      : rank_among_others(result.seats[seat].rank);
    if (result.rival.name != nullptr) result.rival.rank = rank_among_others(result.rival.rank);
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
    for (int seat = 0; seat < played.players; ++seat)
        if (std::string const& reason = played.seats[static_cast<std::size_t>(seat)].forfeit; !reason.empty())
            line += fmt::format("{}{},{} ", forfeit_mark, seat, without_spaces(reason));
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
