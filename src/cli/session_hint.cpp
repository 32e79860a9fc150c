#include <fmt/format.h>

#include "analysis/ahead.h"
#include "cli/session.h"
#include "cli/terminal.h"

namespace motherlode::cli {
namespace {

constexpr std::size_t most_hinted = 3;

}  // namespace

Session::Next Session::hint(std::string_view) {
    std::optional<Seat> const seat = due();
    int persons = 0;
    for (int i = 0; i < history_.setup().players; ++i) persons += is_person(seat_at(i)) ? 1 : 0;
    if (!seat || persons > 1) {
        write_out(seat ? "Hints are for games against bots.\n" : "The game is over.\n");
        return Next::ask_again;
    }
    Match const& match = history_.now();
    ActionList legal;
    match.legal_actions(*seat, legal);
    analysis::Effort effort = analysis::effort_of_hint();
    effort.seed = static_cast<std::uint64_t>(history_.size()) + 1;
    std::atomic<bool> const never = false;
    std::vector<analysis::Choice> choices = analysis::hint(match, *seat, effort, never);
    if (choices.size() > most_hinted) choices.resize(most_hinted);
    for (analysis::Choice const& choice : choices) {
        int number = 0;
        while (legal[number] != choice.action) ++number;
        analysis::Outlook const& own = choice.outlook[static_cast<std::size_t>(index(*seat))];
        print_out(
            "{:>3} {}  {}\n", number + 1, sentence(match.describe(choice.action)),
            style_.dim(fmt::format("wins {:.0f} % ({:.0f} – {:.0f} %), about {:.0f} points",
                                   100 * own.win.value, 100 * own.win.low, 100 * own.win.high, own.score)));
    }
    return Next::ask_again;
}

}  // namespace motherlode::cli
