#include <charconv>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/narrate.h"
#include "cli/position.h"
#include "cli/records.h"
#include "cli/terminal.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

void show_summary(History const& history, ReplayOptions const& options) {
    Style const style = output_style();
    print_out("{}: OK. Replayed {} moves; the result matches the record.\n\n", options.file, history.size());
    write_out(setup_lines(history, style));
    print_out("{}\n\n", history.now().over() ? "Finished" : "Not finished. Current score:");
    write_out(score_table(history, style, output_width()));
}

// A record contains every action, but the view of one seat shows only that seat's own.
bool shows_action(History::Move const& move, Seat viewer) {
    return viewer == onlooker || viewer == move.seat;
}

// One object per line, for tools such as jq.
void show_json(History const& history, Seat viewer) {
    int number = 0;
    for (History::Move const& move : history.moves()) {
        ++number;
        for (Event const& event : move.events) {
            if (!event.seen_by.contains(viewer)) continue;
            JsonWriter json;
            json.begin_object().field("move", number).field("seat", index(move.seat));
            if (shows_action(move, viewer)) json.field("action", history.now().text(move.action));
            json.field("event", event.message.spec->name()).field("rule", event.rule.id);
            json.key("args").begin_object();
            write_arguments(json, event.message, history.now());
            json.end_object().end_object();
            print_out("{}\n", json.text());
        }
    }
}

void show_position(History const& history, int position, Seat viewer) {
    Style const style = output_style();
    if (position > 0) {
        History::Move const& move = history.moves()[static_cast<std::size_t>(position) - 1];
        print_out("{}  {}\n", style.bold(fmt::format("Move {} of {}", position, history.size())),
                  shows_action(move, viewer) ? style.dim(history.now().text(move.action)) : "");
    } else {
        print_out("{}\n", style.bold("The start"));
    }
    write_out(history.after(position)->draw(viewer, style));
    if (position > 0) write_out(event_lines(history, position - 1, position, viewer, style));
}

// The move that a line typed while stepping leads to; empty if it is not understood.
std::optional<int> next_position(std::string_view line, int position) {
    if (line.empty() || line == "n") return position + 1;
    if (line == "p") return position - 1;
    int number = 0;
    auto const [end, problem] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (problem != std::errc{} || end != line.data() + line.size()) return {};
    return number;
}

void step_through(History const& history, Seat viewer) {
    int position = 0;
    show_position(history, position, viewer);
    while (std::optional<std::string> const line = ask("Enter next, p previous, NUMBER jump, q quit: ")) {
        if (*line == "q") return;
        std::optional<int> const target = next_position(*line, position);
        if (!target || *target < 0 || *target > history.size()) {
            print_out("{}\n", target ? fmt::format("Move numbers go from 0 to {}.", history.size())
                                     : fmt::format("“{}” is not one of these commands.", *line));
            continue;
        }
        position = *target;
        show_position(history, position, viewer);
    }
}

}  // namespace

int run_replay(ReplayOptions const& options) {
    Outcome<History> const history = load_record(options.file, options.edition);
    if (!history) return refuse(history.error());
    if (options.seat && (*options.seat < 1 || *options.seat > history->setup().players))
        return misuse(
            {fmt::format("The record has seats 1 to {}, not {}.", history->setup().players, *options.seat)});
    Seat const viewer = options.seat ? seat_at(*options.seat - 1) : onlooker;

    switch (options.show) {
        case ReplayOptions::Show::summary: show_summary(*history, options); break;
        case ReplayOptions::Show::log: write_out(log_of(*history, viewer, output_style())); break;
        case ReplayOptions::Show::json: show_json(*history, viewer); break;
        case ReplayOptions::Show::step: step_through(*history, viewer); break;
        case ReplayOptions::Show::position:
            if (options.position < 0 || options.position > history->size())
                return misuse({fmt::format("--at takes 0 to {} for this record, not {}.", history->size(),
                                           options.position)});
            if (options.as_text) return print_position(*history->after(options.position), options.seat);
            show_position(*history, options.position, viewer);
            break;
    }
    return exit_fine;
}

}  // namespace motherlode::cli
