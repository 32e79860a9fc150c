// `motherlode analyse --position`: the choices of the seats that must act, with the value of each.

#include <atomic>

#include <fmt/format.h>

#include "analysis/effort.h"
#include "analysis/words.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/layout.h"
#include "cli/position.h"
#include "cli/terminal.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

struct SeatChoices {
    Seat seat;
    std::vector<analysis::Choice> choices;  // best first
};

analysis::Effort effort_of(AnalyseOptions const& options) {
    analysis::Effort effort;
    effort.iterations = options.iterations.value_or(1000);
    effort.listed = options.choices.value_or(5);
    effort.playouts = options.playouts.value_or(100);
    effort.seed = options.seed;
    return effort;
}

std::vector<std::string> seat_names(Match const& match) {
    std::vector<std::string> names;
    for (int seat = 0; seat < match.players(); ++seat) names.push_back(fmt::format("Seat {}", seat + 1));
    return names;
}

void show(Match const& match, SeatChoices const& decision) {
    Style const style = output_style();
    std::vector<std::string> const names = seat_names(match);
    print_out("{}\n", style.bold(fmt::format("Seat {} to move", index(decision.seat) + 1)));
    TextTable table{{{"move"}, {"wins", Align::right}, {"points", Align::right}, {""}}};
    for (analysis::Choice const& choice : decision.choices) {
        analysis::Outlook const& outlook = choice.outlook[static_cast<std::size_t>(index(decision.seat))];
        table.add({match.text(choice.action),
                   fmt::format("{:.0f}\u00a0% ({:.0f}\u00a0–\u00a0{:.0f}\u00a0%)", 100 * outlook.win.value,
                               100 * outlook.win.low, 100 * outlook.win.high),
                   fmt::format("{:.0f}", outlook.score.value),
                   say(Language::english(), match.describe(choice.action), match, names)});
    }
    write_out(table.text(style));
}

std::string as_json(Match const& match, std::vector<SeatChoices> const& decisions) {
    JsonWriter json;
    json.begin_object().field("game", match.info().name).key("decisions").begin_array();
    for (SeatChoices const& decision : decisions) {
        json.begin_object().field("seat", index(decision.seat)).key("choices").begin_array();
        for (analysis::Choice const& choice : decision.choices) write_choice(match, choice, json);
        json.end_array().end_object();
    }
    json.end_array().end_object();
    return json.text() + "\n";
}

}  // namespace

int run_analyse_position(AnalyseOptions const& options) {
    if (!options.report.empty() || options.choices_shown || options.from != 1 || options.to)
        return misuse({"--report, --moves, --from and --to are for records, not for positions."});
    Outcome<PositionStart> const start = load_position(options.position, options.edition, options.seed);
    if (!start) return refuse(start.error());
    Match const& match = *start->match;
    if (match.over()) return refuse({"The game is over in this position: there is nothing to decide."});

    std::atomic<bool> const never = false;
    std::vector<SeatChoices> decisions;
    Pending const pending = match.pending();
    for (Seat const seat : pending.must.empty() ? pending.may : pending.must)
        decisions.push_back({seat, match.type().hint(match, seat, effort_of(options), never)});

    if (options.json.empty() || options.json != "-")
        for (SeatChoices const& decision : decisions) show(match, decision);
    if (options.json == "-") write_out(as_json(match, decisions));
    if (!options.json.empty() && options.json != "-")
        if (std::optional<Error> const problem = write_file(options.json, as_json(match, decisions)))
            return refuse(*problem);
    return exit_fine;
}

}  // namespace motherlode::cli
