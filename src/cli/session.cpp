#include "cli/session.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/action_input.h"
#include "cli/layout.h"
#include "cli/narrate.h"
#include "cli/rules.h"
#include "cli/terminal.h"
#include "kernel/record.h"
#include "kernel/words.h"

namespace motherlode::cli {
namespace {

// Streams of the game's seed from here on are the bots': one for each move, so that a game that is
// resumed or taken back goes on the same.
constexpr std::uint64_t bots_stream = 1000;

// Longer lists are shown by the actions' short texts, side by side.
constexpr int longest_list_of_sentences = 16;

std::string_view trimmed(std::string_view text) {
    std::size_t const first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The actions by number and text, side by side; a verb they all share ("build") stands above them.
std::string short_list(Match const& match, ActionList const& legal, int width) {
    std::string const first = match.text(legal[0]);
    std::string verb = first.substr(0, first.find(' ') + 1);
    for (Action const action : legal)
        if (!match.text(action).starts_with(verb)) verb.clear();

    std::vector<std::string> cells;
    for (Action const action : legal)
        cells.push_back(fmt::format("{:>3} {}", cells.size() + 1, match.text(action).substr(verb.size())));
    return verb + (verb.empty() ? "" : "…\n") + in_columns(cells, width);
}

}  // namespace

std::span<Session::Command const> Session::commands() {
    static constexpr std::array list{
        Command{"?", "help", "? [ACTION]", "this help, or why an action is possible or not",
                &Session::explain},
        Command{"u", "undo", "u", "take back your last decision", &Session::undo},
        Command{"hint", "", "hint", "what you might do, against bots", &Session::hint},
        Command{"save", "", "save [FILE]", "save the game and play on", &Session::save},
        Command{"rules", "", "rules WORD|ID", "what the rules say about it", &Session::rules},
        Command{"log", "l", "log", "all that has happened", &Session::log},
        Command{"board", "b", "board", "draw the board again", &Session::board},
        Command{"score", "s", "score", "the score as it stands", &Session::score},
        Command{"wait", "w", "wait", "where you may answer but need not: let the others go on",
                &Session::wait},
        Command{"quit", "q", "quit", "save an unfinished game and leave", &Session::quit},
    };
    return list;
}

Session::Session(History history, SaveFile file, Save save, std::string resume_arguments)
    : history_{std::move(history)},
      file_{std::move(file)},
      save_{save},
      resume_arguments_{std::move(resume_arguments)},
      style_{output_style()} {
    told_up_to_.fill(history_.size());
}

int Session::run() {
    turn_interrupts_into_end_of_input();
    write_out(setup_lines(history_, style_));
    if (history_.size() > 0) print_out("Resumed after {} moves.\n", history_.size());
    int const needed = widest_line(history_.now().draw(viewer(), Style{}));
    if (is_terminal(Stream::out) && needed > output_width())
        print_out("The board needs {} columns, this terminal has {}.\n", needed, output_width());

    Next next = Next::show_again;
    while (next != Next::leave) {
        if (next == Next::show_again) {
            let_bots_play();
            show_all();
        }
        std::optional<std::string> const line = ask(history_.now().over() ? "Over> " : "> ");
        if (!line) {
            if (keep()) return exit_fine;
            print_out("So that nothing is lost, here is its record:\n{}", write_record(history_));
            return exit_refused;
        }
        next = obey(trimmed(*line));
    }
    return exit_fine;
}

std::optional<Seat> Session::due() const {
    if (answering_) return answering_;
    Pending const pending = history_.now().pending();
    SeatSet const seats = pending.must.empty() ? pending.may : pending.must;
    if (seats.empty()) return {};
    return *seats.begin();
}

bool Session::is_person(Seat seat) const {
    return history_.players()[static_cast<std::size_t>(index(seat))].kind == Player::Kind::person;
}

// Whose eyes: those of the person who is due; when the game is over, of the only person.
Seat Session::viewer() const {
    if (std::optional<Seat> const seat = due(); seat && is_person(*seat)) return *seat;
    SeatSet persons;
    for (int i = 0; i < history_.setup().players; ++i)
        if (is_person(seat_at(i))) persons = persons.with(seat_at(i));
    return persons.count() == 1 ? *persons.begin() : onlooker;
}

std::string Session::sentence(Message const& message) const {
    return say(Language::english(), message, history_.now(), display_names(history_, style_));
}

// While a bot plays a person may often act; only where a sound player would have an answer are they asked.
std::optional<BotMove> Session::spoken_to() {
    std::optional<BotMove> const wish = bot_wish(history_.now(), [&](Seat seat) {
        return is_person(seat) ? std::string_view{"greedy"} : std::string_view{};
    });
    if (!wish) let_stand_.reset();
    bool const stands =
        wish && let_stand_ && wish->seat == let_stand_->seat && wish->action == let_stand_->action;
    return stands ? std::nullopt : wish;
}

void Session::let_bots_play() {
    answering_.reset();
    auto const bot_in = [&](Seat seat) {
        return is_person(seat) ? std::string_view{}
                               : history_.players()[static_cast<std::size_t>(index(seat))].name;
    };
    // A bot remembers its thoughts while it goes on with its turn, but not what was thought before a person was asked:
    // a game that is resumed or taken back there could not go on the same.
    std::array<std::unique_ptr<MatchBot>, max_seats> bots;
    for (;;) {
        if (std::optional<BotMove> const wish = bot_wish(history_.now(), bot_in)) {
            history_.play(wish->seat, wish->action);
            continue;
        }
        std::optional<Seat> const seat = due();
        if (!seat || is_person(*seat)) return;
        if (std::optional<BotMove> const wish = spoken_to()) {
            answering_ = wish->seat;
            return;
        }
        Rng rng =
            Rng::stream(history_.setup().seed, bots_stream + static_cast<std::uint64_t>(history_.size()));
        std::unique_ptr<MatchBot>& bot = bots[static_cast<std::size_t>(index(*seat))];
        if (bot == nullptr) bot = make_match_bot(bot_in(*seat), history_.now());
        history_.play(*seat, bot->choose(history_.now(), *seat, rng));
    }
}

void Session::show_all() {
    Seat const eyes = viewer();
    print_out("\n{}", history_.now().draw(eyes, style_));
    int& told_up_to = told_up_to_[static_cast<std::size_t>(index(eyes))];
    if (told_up_to < history_.size())
        print_out("\n{}", told(history_, told_up_to, history_.size(), eyes, style_));
    told_up_to = history_.size();

    if (history_.now().over()) {
        print_out("\n{}\nThe game is over. “save” keeps its record, Enter leaves.\n",
                  score_table(history_, style_, output_width()));
    } else {
        show_choices();
    }
}

void Session::show_choices() const {
    Seat const seat = *due();
    Match const& match = history_.now();
    ActionList legal;
    match.legal_actions(seat, legal);

    // Plain names: a painted one would end the bold.
    std::string const prompt =
        say(Language::english(), match.prompt(seat), match, display_names(history_, Style{}));
    print_out("\n{}\n", style_.bold(wrapped(prompt, output_width())));
    if (answering_) print_out("You may answer now; “wait” lets the others go on.\n");
    if (legal.size() > longest_list_of_sentences) {
        write_out(short_list(match, legal, output_width()));
        return;
    }
    for (int i = 0; i < legal.size(); ++i)
        print_out("{:>3} {}  {}\n", i + 1, sentence(match.describe(legal[i])),
                  style_.dim(match.text(legal[i])));
}

void Session::show_refusal(Refusal const& refusal) const {
    print_out("{} ({})\n", sentence(refusal.message), refusal.rule.id);
    print_out("  {}\n",
              style_.dim(wrapped(rule_text(history_.now().info(), refusal.rule), output_width(), 2)));
}

Session::Next Session::obey(std::string_view line) {
    if (line.empty()) {
        if (history_.now().over()) return quit({});
        show_choices();
        return Next::ask_again;
    }
    // “?d3” is as good as “? d3”.
    std::size_t const end = line.front() == '?' ? 1 : std::min(line.find(' '), line.size());
    std::string_view const word = line.substr(0, end);
    for (Command const& command : commands())
        if (word == command.name || word == command.other_name)
            return (this->*command.obey)(trimmed(line.substr(end)));
    return act(line);
}

std::optional<Action> Session::understood(Seat seat, std::string_view text) const {
    ActionList legal;
    history_.now().legal_actions(seat, legal);
    Outcome<Action> const action = find_action(history_.now(), legal, text);
    if (action) return *action;
    print_out("{}\n", action.error().sentence);
    return {};
}

Session::Next Session::act(std::string_view text) {
    std::optional<Seat> const seat = due();
    if (!seat) {
        print_out("The game is over; “u” takes your last decision back where that is possible.\n");
        return Next::ask_again;
    }
    std::optional<Action> const action = understood(*seat, text);
    if (!action) return Next::ask_again;
    std::optional<Refusal> const refusal = history_.play(*seat, *action);
    if (!refusal) return Next::show_again;
    show_refusal(*refusal);
    return Next::ask_again;
}

Session::Next Session::explain(std::string_view text) {
    std::optional<Seat> const seat = due();
    if (text.empty() || !seat) return help();
    std::optional<Action> const action = understood(*seat, text);
    if (!action) return Next::ask_again;
    if (std::optional<Refusal> const refusal = history_.now().refusal(*seat, *action))
        show_refusal(*refusal);
    else
        print_out("That is possible: {}.\n", sentence(history_.now().describe(*action)));
    return Next::ask_again;
}

Session::Next Session::help() const {
    auto const line = [](std::string_view usage, std::string_view meaning) {
        constexpr int indent = 20;
        print_out("  {}{}\n", padded(usage, indent - 2), wrapped(meaning, output_width(), indent));
    };
    line("NUMBER or ACTION", "do it: 3, “build d3”, or only “d3”");
    for (Command const& command : commands()) line(command.usage, command.meaning);

    RuleId const rule = history_.now().pending().rule;
    std::string_view const text = rule_text(history_.now().info(), rule);
    if (!text.empty()) print_out("Now: {} ({})\n", wrapped(text, output_width() - 12), rule.id);
    return Next::ask_again;
}

Session::Next Session::undo(std::string_view) {
    auto const moves = history_.moves();
    int last = history_.size() - 1;
    while (last >= 0 && !is_person(moves[static_cast<std::size_t>(last)].seat)) --last;
    if (last < 0) {
        print_out("There is nothing to take back yet.\n");
        return Next::ask_again;
    }
    if (last < history_.undo_floor()) {
        print_out("That cannot be taken back, since something hidden has become known:\n{}",
                  learned_since(last));
        return Next::ask_again;
    }
    int const taken_back = history_.size() - last;
    history_.undo_to(last);
    for (int& told_up_to : told_up_to_) told_up_to = std::min(told_up_to, last);
    print_out("Taken back: {} {}.\n", taken_back, taken_back == 1 ? "move" : "moves");
    return Next::show_again;
}

std::string Session::learned_since(int move) const {
    std::string text;
    for (History::Move const& made : history_.moves().subspan(static_cast<std::size_t>(move)))
        for (Event const& event : made.events)
            if (!event.learned.empty() && event.seen_by.contains(viewer()))
                text += "  " + sentence(event.message) + "\n";
    return text;
}

Session::Next Session::save(std::string_view path) {
    report_saved(path.empty() ? file_.save(history_) : file_.save_as(std::string{path}, history_));
    return Next::ask_again;
}

Session::Next Session::rules(std::string_view query) {
    std::string const text = rules_about(history_.now().info(), query, style_, output_width());
    if (text.empty())
        print_out("No rule has the id “{0}” or the word “{0}” in it.\n", query);
    else
        write_out(text);
    return Next::ask_again;
}

Session::Next Session::log(std::string_view) {
    write_out(log_of(history_, viewer(), style_));
    return Next::ask_again;
}

Session::Next Session::board(std::string_view) { return Next::show_again; }

Session::Next Session::score(std::string_view) {
    write_out(score_table(history_, style_, output_width()));
    return Next::ask_again;
}

Session::Next Session::wait(std::string_view) {
    if (!answering_) {
        print_out("Nobody goes on before you have decided.\n");
        return Next::ask_again;
    }
    let_stand_.reset();
    let_stand_ = spoken_to();
    return Next::show_again;
}

Session::Next Session::quit(std::string_view) { return keep() ? Next::leave : Next::ask_again; }

bool Session::keep() {
    bool const due_to_be_saved = save_ == Save::always || !history_.now().over();
    return !due_to_be_saved || report_saved(file_.save(history_));
}

bool Session::report_saved(Outcome<std::string> const& path) const {
    if (!path) {
        refuse(path.error());
        return false;
    }
    print_out("Saved as {0}.\n{1} motherlode {2} {0}{3}\n", *path,
              history_.now().over() ? "Look at it with:" : "Go on with:",
              history_.now().over() ? "replay" : "play --resume", resume_arguments_);
    return true;
}

}  // namespace motherlode::cli
