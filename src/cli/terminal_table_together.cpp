// Actions of the humans at one terminal as a group: optional moves, undo and hints, with the required agreement.

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "analysis/effort.h"
#include "analysis/outlook.h"
#include "cli/terminal.h"
#include "cli/terminal_table.h"
#include "table/denials.h"

namespace motherlode::cli {
namespace {

constexpr std::size_t most_hinted = 3;

bool is_yes(std::string_view answer) {
    return answer == "y" || answer == "Y" || answer == "yes" || answer == "Yes";
}

}  // namespace

std::optional<Seat> TerminalTable::named_human(std::string_view player) const {
    for (Seat const seat : table_.humans()) {
        std::string_view const letter = seat_marks[static_cast<std::size_t>(index(seat))].letter;
        bool const same_letter = player.size() == 1 && (player[0] | 0x20) == (letter[0] | 0x20);
        if (same_letter || player == std::to_string(index(seat) + 1) || player == table_.seat(seat).name)
            return seat;
    }
    print_out("No human at this terminal is called “{}”.\n", player);
    return {};
}

bool TerminalTable::agrees(Seat seat, std::string_view question) {
    if (!give_screen_to(seat)) return false;
    std::optional<std::string> const answer = ask(fmt::format("{}: {} (y/n) ", name_of(seat), question));
    return answer && is_yes(*answer);
}

// ---- Optional moves ----

TerminalTable::Next TerminalTable::act_as(std::string_view player) {
    std::optional<Seat> const seat = named_human(player);
    if (!seat) return Next::ask_again;
    if (!(table_.due() | table_.may()).contains(*seat)) {
        show_denial(denial(denials::nothing_to_decide));
        return Next::ask_again;
    }
    optional_seat_ = seat;
    chosen_by_command_ = true;
    return Next::show_again;
}

// ---- Undo ----

std::optional<Seat> TerminalTable::last_human_to_decide() const {
    for (int move = history().size() - 1; move >= 0; --move)
        if (!table_.move_infos()[static_cast<std::size_t>(move)].by_bot)
            return history().moves()[static_cast<std::size_t>(move)].seat;
    return {};
}

// Without a name, the last decision of a human, who needs nobody's agreement.
TerminalTable::Next TerminalTable::undo(std::string_view player) {
    std::optional<Seat> const seat = player.empty() ? last_human_to_decide() : named_human(player);
    if (!seat) {
        if (player.empty()) show_denial(denial(denials::nothing_to_undo));
        return Next::ask_again;
    }
    if (table_.undo_targets(*seat).ask) {
        int const moves = history().size();
        if (!ask_for_undo(*seat)) return Next::ask_again;
        print_out("Undone: {} moves.\n", moves - history().size());
        return Next::play_on;
    }
    return report_undo(*seat, table_.undo(by(*seat)));
}

TerminalTable::Next TerminalTable::restart(std::string_view) {
    std::optional<Seat> const seat = last_human_to_decide();
    if (seat) return report_undo(*seat, table_.restart(by(*seat)));
    show_denial(denial(denials::nothing_to_undo));
    return Next::ask_again;
}

TerminalTable::Next TerminalTable::report_undo(Seat seat, Decision const& decision) {
    if (decision.denial) {
        show_denial(*decision.denial);
        if (decision.denial->message.spec == &denials::revealed_since.message)
            write_out(revealed_since(seat));
        return Next::ask_again;
    }
    int const moves = history().size();
    carry_out(decision);
    int const undone_moves = moves - history().size();
    print_out("Undone: {} {}.\n", undone_moves, undone_moves == 1 ? "move" : "moves");
    return Next::play_on;
}

// Other humans have decided since, so each of them must agree.
bool TerminalTable::ask_for_undo(Seat seat) {
    carry_out(table_.ask_undo(by(seat)));
    for (Seat const human : table_.humans().without(seat)) {
        std::string const question =
            fmt::format("{} asks to undo {} moves, including yours. Do you agree?", name_of(seat),
                        history().size() - table_.undo_request()->remaining);
        if (!agrees(human, question)) {
            carry_out(table_.decline(by(human)));
            print_out("Nothing was undone.\n");
            return false;
        }
        carry_out(table_.agree(by(human)));
    }
    return true;
}

// The hidden information that prevents the seat from undoing its last decision.
std::string TerminalTable::revealed_since(Seat seat) const {
    auto const moves = history().moves();
    int last = history().size() - 1;
    while (last >= 0 && moves[static_cast<std::size_t>(last)].seat != seat) --last;
    std::string text;
    for (int move = std::max(last, 0); move < history().undo_floor(); ++move)
        for (Event const& event : moves[static_cast<std::size_t>(move)].events)
            if (!event.learned.empty() && event.seen_by.contains(viewer()))
                text += "  " + sentence(event.message) + "\n";
    return text;
}

// ---- Hints ----

bool TerminalTable::ask_for_hints(Seat seat) {
    SeatSet const others = table_.humans().without(seat);
    for (Seat const human : others)
        if (!agrees(human, "Do you agree to hints for everybody?")) return false;
    for (Seat const human : others.with(seat)) carry_out(table_.agree_to_hints(by(human)));
    return true;
}

TerminalTable::Next TerminalTable::hint(std::string_view) {
    Seat const seat = asked_seat().value_or(viewer());
    if (!table_.finished() && is_human(seat) && !table_.hints_allowed(seat)) ask_for_hints(seat);
    if (std::optional<Denial> const reason = table_.no_hint(seat, table_.version())) {
        show_denial(*reason);
        return Next::ask_again;
    }
    std::vector<NumberedAction> const options = options_of(seat);
    analysis::Effort effort = analysis::effort_of_hint();
    effort.seed = static_cast<std::uint64_t>(history().size()) + 1;
    std::atomic<bool> const never = false;
    std::vector<analysis::Choice> choices = match().type().hint(match(), seat, effort, never);
    if (choices.size() > most_hinted) choices.resize(most_hinted);
    for (analysis::Choice const& choice : choices) {
        auto const option =
            std::find_if(options.begin(), options.end(),
                         [&](NumberedAction const& candidate) { return candidate.action == choice.action; });
        analysis::Outlook const& own = choice.outlook[static_cast<std::size_t>(index(seat))];
        print_out("{:>3} {}  {}\n", option->number, sentence(match().describe(choice.action)),
                  style_.dim(fmt::format("wins {:.0f} % ({:.0f} – {:.0f} %), about {:.0f} points",
                                         100 * own.win.value, 100 * own.win.low, 100 * own.win.high,
                                         own.score.value)));
    }
    return Next::ask_again;
}

}  // namespace motherlode::cli
