#include "cli/narrate.h"

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "cli/layout.h"
#include "cli/terminal.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

std::string mark_and_name(History const& history, Seat seat) {
    SeatMark const& mark = seat_marks[index(seat)];
    return fmt::format("{}{} {}", mark.shape, mark.letter,
                       history.players()[static_cast<std::size_t>(index(seat))].name);
}

std::string title_of_run(History const& history, int first, int last, Style style) {
    Seat const seat = history.moves()[static_cast<std::size_t>(first)].seat;
    std::string const moves = last - first == 1 ? fmt::format("move {}", first + 1)
                                                : fmt::format("moves {} to {}", first + 1, last);
    return fmt::format("{}  {}\n", style.seat(seat, mark_and_name(history, seat)), style.dim(moves));
}

}  // namespace

std::vector<std::string> display_names(History const& history, Style style) {
    std::vector<std::string> names;
    for (Seat const seat : SeatSet::first(history.setup().players))
        names.push_back(style.seat(seat, mark_and_name(history, seat)));
    return names;
}

std::string event_lines(History const& history, int first, int last, Seat viewer, Style style) {
    // In a pipe a sentence stays on one line, for grep.
    int const width = is_terminal(Stream::out) ? output_width() : std::numeric_limits<int>::max();
    std::vector<std::string> const names = display_names(history, style);
    std::string text;
    for (int i = first; i < last; ++i)
        for (Event const& event : history.moves()[static_cast<std::size_t>(i)].events)
            if (event.seen_by.contains(viewer))
                text += fmt::format(
                    "  {}\n",
                    wrapped(say(Language::english(), event.message, history.now(), names), width, 4));
    return text;
}

std::string log_of(History const& history, Seat viewer, Style style) {
    auto const moves = history.moves();
    std::string text;
    for (std::size_t first = 0; first < moves.size();) {
        std::size_t end = first + 1;
        while (end < moves.size() && moves[end].seat == moves[first].seat) ++end;
        auto const [from, to] = std::pair{static_cast<int>(first), static_cast<int>(end)};
        text += title_of_run(history, from, to, style) + event_lines(history, from, to, viewer, style);
        first = end;
    }
    return text;
}

std::string score_table(History const& history, Style style, int width) {
    constexpr int label_width = 16;
    Result const result = history.now().result();
    bool const has_rival = result.rival.name != nullptr;
    int const columns_shown = result.players + (has_rival ? 1 : 0);
    int const name_width = std::max(6, (width - label_width) / columns_shown - 2);

    // Like a score sheet: a column for each player.
    std::vector<TextTable::Column> columns{{""}};
    for (Seat const seat : SeatSet::first(result.players))
        columns.push_back({shortened(mark_and_name(history, seat), name_width), Align::right});
    if (has_rival) columns.push_back({say(Language::english(), result.rival.name->key), Align::right});
    TextTable table{std::move(columns)};
    // A rival's points are not broken down by source.
    auto const add_row = [&](std::string label, auto const& number_of, std::string rival = {}) {
        std::vector<std::string> cells{std::move(label)};
        for (int i = 0; i < result.players; ++i)
            cells.push_back(std::to_string(number_of(result.seats[static_cast<std::size_t>(i)])));
        if (has_rival) cells.push_back(std::move(rival));
        table.add(std::move(cells));
    };
    auto const sources = history.type().info().score_sources;
    for (std::size_t i = 0; i < sources.size(); ++i)
        add_row(say(Language::english(), sources[i]),
                [&](SeatResult const& seat) { return seat.by_source[static_cast<int>(i)]; });
    add_row(
        "Total", [](SeatResult const& seat) { return seat.total; }, std::to_string(result.rival.total));
    if (result.finished)
        add_row(
            "Rank", [](SeatResult const& seat) { return seat.rank; }, std::to_string(result.rival.rank));

    std::string text = table.text(style);
    if (result.tie_break != nullptr) text += say(Language::english(), result.tie_break->key) + "\n";
    return text;
}

std::string introduction_to(GameInfo const& info) {
    return say(Language::english(), fmt::format("{}.goal", info.name));
}

std::string bot_with_strength(std::string_view bot) {
    std::string const* const strength = Language::english().find(fmt::format("level.{}", bot));
    return strength == nullptr ? std::string{bot} : fmt::format("{} ({})", bot, *strength);
}

std::string setup_lines(History const& history, Style style) {
    Match const& match = history.now();
    std::vector<std::string> options;
    for (auto const& [name, value] : option_choices(match.info(), match.options()))
        options.push_back(fmt::format("{}={}", name, value));
    std::vector<std::string> players;
    for (Seat const seat : SeatSet::first(history.setup().players)) {
        SeatMark const& mark = seat_marks[index(seat)];
        Player const& player = history.players()[static_cast<std::size_t>(index(seat))];
        std::string const name =
            player.kind == Player::Kind::bot ? bot_with_strength(player.name) : player.name;
        players.push_back(style.seat(seat, fmt::format("{}{} {}", mark.shape, mark.letter, name)));
    }
    return fmt::format("{}, edition {}{}{}\n{}\nSeed {}\n", style.bold(match.info().title),
                       match.edition().title, options.empty() ? "" : ", ", fmt::join(options, ", "),
                       fmt::join(players, "   "), seed_text(history.setup().seed));
}

}  // namespace motherlode::cli
