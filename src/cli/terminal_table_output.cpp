// The output of a table at one terminal, and who may look at it.

#include <utility>

#include <fmt/format.h>

#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/rules.h"
#include "cli/terminal.h"
#include "cli/terminal_table.h"
#include "kernel/preview.h"
#include "kernel/result_json.h"
#include "kernel/words.h"
#include "registry/about.h"

namespace motherlode::cli {
namespace {

// Longer lists show the short texts of the actions, side by side.
constexpr std::size_t longest_list_of_sentences = 10;

// If more things match a question, only their names are listed.
constexpr std::size_t most_things = 4;

// "+3 points", or "+3 points, ■B +1" if the action also changes another player's score; empty if nothing changes or it
// depends on hidden information.
std::string points_of(Preview const& preview, Seat seat, int players) {
    if (!preview.points) return {};
    std::string text;
    if (int const own = (*preview.points)[static_cast<std::size_t>(index(seat))]; own != 0)
        text = fmt::format("{:+} {}", own, own == 1 || own == -1 ? "point" : "points");
    for (Seat const other : SeatSet::first(players).without(seat)) {
        int const change = (*preview.points)[static_cast<std::size_t>(index(other))];
        if (change == 0) continue;
        SeatMark const& mark = seat_marks[index(other)];
        text += fmt::format("{}{}{} {:+}", text.empty() ? "" : ", ", mark.shape, mark.letter, change);
    }
    return text;
}

}  // namespace

// ---- Who looks at the screen ----

// Whether the seat sees anything that spectators do not.
bool TerminalTable::holds_secrets(Seat seat) const {
    auto const fields_seen_by = [&](Seat viewer) {
        return match().position(viewer)->substr(position_header(match(), viewer).size());
    };
    return fields_seen_by(seat) != fields_seen_by(onlooker);
}

// Before another human sees anything hidden, the screen is cleared and the keyboard handed over. Returns false at the
// end of the input.
bool TerminalTable::give_screen_to(Seat seat) {
    if (!hides_hands_ || screen_of_ == seat) return true;
    bool const secret_on_screen = std::exchange(secret_on_screen_, false);
    screen_of_ = seat;
    draw_board_ = true;
    if (secret_on_screen) clear_screen();
    if (!secret_on_screen && !holds_secrets(seat)) return true;
    // A finished game is shown as spectators see it.
    if (!is_human(seat)) return true;
    return ask(fmt::format("{}, press Enter when nobody else can see the screen. ", name_of(seat)))
        .has_value();
}

// ---- What is shown ----

// No line is wider than the terminal. In a pipe, lines stay as they are, for grep.
std::string TerminalTable::on_screen(std::string text) {
    return is_terminal(Stream::out) ? fitted(text, output_width()) : text;
}

void TerminalTable::show_introduction() const {
    print_out("\n{}\n", wrapped(introduction_to(match().info()), output_width()));
    print_out("{}\n",
              wrapped("Type the number of an option, or ? for help, “hint” for advice, “u” to undo, "
                      "“? THING” for facts, “rules WORD” to search the rules. Parts of the board that "
                      "have not changed are left out; “board” draws all of it.",
                      output_width()));
}

bool TerminalTable::others_moved_since(int moves, Seat viewer) const {
    for (int move = moves; move < history().size(); ++move)
        if (history().moves()[static_cast<std::size_t>(move)].seat != viewer) return true;
    return false;
}

// The whole board if it was asked for or is new on this screen; otherwise only the parts that have changed.
void TerminalTable::show_board(Seat eyes) {
    std::string const board = match().draw(eyes, style_);
    std::string& drawn = drawn_[static_cast<std::size_t>(index(eyes))];
    std::string const parts = draw_board_ ? board : changed_parts(drawn, board);
    if (!parts.empty()) print_out("\n{}", on_screen(parts));
    drawn = board;
    draw_board_ = false;
}

// Draws the board if others have moved; after the viewer's own moves the events say what has changed.
void TerminalTable::show() {
    Seat const eyes = viewer();
    int& shown = shown_up_to_[static_cast<std::size_t>(index(eyes))];
    // A follow-up question needs no empty lines.
    bool const is_follow_up = !draw_board_ && !others_moved_since(shown, eyes);
    std::string_view const gap = is_follow_up ? "" : "\n";
    if (!is_follow_up) show_board(eyes);
    if (shown < history().size())
        print_out("{}{}{}", gap, event_lines(history(), shown, history().size(), eyes, style_), gap);
    else
        write_out(gap);
    shown = history().size();
    secret_on_screen_ = secret_on_screen_ || (hides_hands_ && holds_secrets(eyes));

    if (table_.finished())
        print_out("\n{}\nThe game is over. Type “save” to save its record, or press Enter to leave.\n",
                  score_table(history(), style_, output_width()));
    else
        show_choices();
}

std::vector<NumberedAction> TerminalTable::options_of(Seat seat) const {
    ActionList legal;
    match().legal_actions(seat, legal);
    return numbered_actions(match(), legal);
}

void TerminalTable::show_choices() const {
    Seat const seat = *asked_seat();
    // Plain names, because colour codes would end the bold text.
    std::string const prompt =
        say(Language::english(), match().prompt(seat), match(), display_names(history(), Style{}));
    print_out("{}\n", style_.bold(wrapped(prompt, output_width())));
    if (optional_seat_) print_out("You may act now, or type “wait” to let the others continue.\n");
    for (Seat const waiting_seat : other_choosers())
        print_out("{} may also act: type “as {}”.\n", name_of(waiting_seat),
                  seat_marks[index(waiting_seat)].letter);

    std::vector<NumberedAction> const options = options_of(seat);
    if (options.size() > longest_list_of_sentences) {
        show_short_list(seat, options);
        return;
    }
    Previewer previewer{match(), seat, static_cast<std::uint64_t>(history().size())};
    for (auto const& [number, action] : options) {
        std::string const points = points_of(previewer.preview(action), seat, match().players());
        write_out(on_screen(fmt::format("{:>3} {}{}{}  {}\n", number, sentence(match().describe(action)),
                                        points.empty() ? "" : ": " + points, notes_in_brackets(seat, action),
                                        style_.dim(match().text(action)))));
    }
    if (options.size() == 1 && !optional_seat_) print_out("Press Enter to do it.\n");
}

// " [Boom, ends the Common]"; empty if there are no notes.
std::string TerminalTable::notes_in_brackets(Seat seat, Action action) const {
    std::string text;
    for (Message const& note : notes_on(match(), seat, action))
        text += (text.empty() ? " [" : ", ") + sentence(note);
    return text.empty() ? text : text + "]";
}

// The actions by number and text, side by side; a verb that they all share ("build") is in the heading.
void TerminalTable::show_short_list(Seat seat, std::vector<NumberedAction> const& options) const {
    std::string const first = match().text(options.front().action);
    std::string verb = first.substr(0, first.find(' ') + 1);
    for (auto const& [number, action] : options)
        if (!match().text(action).starts_with(verb)) verb.clear();

    Previewer previewer{match(), seat, static_cast<std::uint64_t>(history().size())};
    std::vector<std::string> cells;
    for (auto const& [number, action] : options) {
        std::string const points = points_of(previewer.preview(action), seat, match().players());
        cells.push_back(fmt::format("{:>3} {}{}{}", number, match().text(action).substr(verb.size()),
                                    points.empty() ? "" : ": " + points, notes_in_brackets(seat, action)));
    }
    print_out("{}{}{}", verb, verb.empty() ? "" : "…\n", on_screen(in_columns(cells, output_width())));
}

void TerminalTable::show_denial(Denial const& denial) const {
    std::string const reason = say(Language::english(), denial, &match(), display_names(history(), style_));
    if (!denial.rule) {
        print_out("{}\n", wrapped(reason, output_width()));
        return;
    }
    print_out("{} ({})\n", reason, denial.rule->id);
    show_rule(*denial.rule);
}

void TerminalTable::show_rule(RuleId rule) const {
    print_out("  {}\n", style_.dim(wrapped(rule_text(match().info(), rule), output_width(), 2)));
}

bool TerminalTable::show_things(std::string_view words) const {
    std::vector<KnownThing> const things = things_called(match(), viewer(), words);
    auto const name_of_thing = [&](KnownThing const& thing) {
        return say(Language::english(), thing.name, match(), display_names(history(), style_));
    };
    if (things.size() > most_things) {
        std::vector<std::string> names;
        for (KnownThing const& thing : things) names.push_back(name_of_thing(thing));
        print_out("{}\n", wrapped(fmt::format("“{}” could mean: {}.", words, fmt::join(names, ", ")),
                                  output_width()));
        return true;
    }
    for (KnownThing const& thing : things) {
        print_out("{}\n", style_.bold(name_of_thing(thing)));
        for (Message const& fact : thing.about.facts)
            print_out("  {}\n", wrapped(sentence(fact), output_width(), 4));
        print_out("  Rule {}:\n", thing.about.rule.id);
        show_rule(thing.about.rule);
    }
    return !things.empty();
}

// ---- The result ----

std::string TerminalTable::result_json() const {
    GameSetup const& setup = history().setup();
    JsonWriter json;
    json.begin_object().field("game", match().info().name).key("options").begin_object();
    for (auto const& [name, value] : option_choices(match().info(), match().options()))
        json.field(name, value);
    json.end_object().key("seed");
    if (setup.seed.high == 0)
        json.value(setup.seed.low);
    else
        json.value(seed_text(setup.seed));
    json.key("seats").begin_array();
    for (Player const& player : history().players())
        json.begin_object()
            .field("kind", player.kind == Player::Kind::bot ? "bot" : "human")
            .field("name", player.name)
            .end_object();
    json.end_array().field("moves", history().size()).key("record");
    if (saved_as_.empty())
        json.null();
    else
        json.value(saved_as_);
    write_result(json.key("result"), match().result());
    return json.end_object().text();
}

}  // namespace motherlode::cli
