#include "games/golden.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <map>
#include <memory>
#include <sstream>

#include "kernel/words.h"
#include "registry/registry.h"
#include "source_tree.h"

namespace motherlode {
namespace {

using Lines = std::vector<std::string>;

Lines lines_of(std::string const& text) {
    Lines lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

std::string joined(Lines const& lines) {
    std::string text;
    for (std::string const& line : lines) text += line + "\n";
    return text;
}

// The lines above the first "== …", and those below each.
struct Sections {
    Lines head;
    std::map<std::string, Lines> by_name;
};

Sections sections_of(std::string const& text) {
    Sections sections;
    Lines* current = &sections.head;
    for (std::string const& line : lines_of(text)) {
        if (line.starts_with("== "))
            current = &sections.by_name[line.substr(3)];
        else
            current->push_back(line);
    }
    return sections;
}

std::string seats_text(SeatSet seats, int players) {
    std::string text;
    for (Seat const seat : seats)
        if (index(seat) < players) text += (text.empty() ? "" : ", ") + std::to_string(index(seat) + 1);
    return text.empty() ? "nobody" : text;
}

SeatSet all_seats(int players) {
    SeatSet seats = SeatSet::none();
    for (int seat = 0; seat < players; ++seat) seats = seats.with(seat_at(seat));
    return seats;
}

std::array<std::string, max_seats> const& names() {
    static std::array<std::string, max_seats> const list = [] {
        std::array<std::string, max_seats> numbered;
        for (int seat = 0; seat < max_seats; ++seat) numbered[seat] = "Player " + std::to_string(seat + 1);
        return numbered;
    }();
    return list;
}

std::string sentence(Match const& match, Message const& message) {
    return say(Language::english(), message, match, names());
}

std::string event_text(Match const& match, Event const& event) {
    std::string const all = seats_text(all_seats(match.players()), match.players());
    std::string const seen = seats_text(event.seen_by, match.players());
    std::string const learned = seats_text(event.learned, match.players());
    std::string who;
    if (seen != all) who = "seen by " + seen;
    if (learned != "nobody")
        who += (who.empty() ? "" : "; ") + ("learned by " + (learned == all ? "all" : learned));
    return std::string{event.rule.id} + (who.empty() ? "" : " (" + who + ")") + ": " +
           sentence(match, event.message);
}

// "1: invest 3", played; its events or the refusal are appended to `log`. Returns what is wrong with the line itself.
std::string play_line(Match& match, std::string const& line, Lines& log) {
    std::size_t const colon = line.find(": ");
    int const number = colon == std::string::npos ? 0 : std::atoi(line.c_str());
    if (number < 1 || number > match.players()) return "“" + line + "” should start with a seat and a colon.";
    std::string const text = line.substr(colon + 2);
    std::optional<Action> const action = match.parse(text);
    if (!action) return "“" + text + "” is not an action.";

    Seat const seat = seat_at(number - 1);
    log.push_back("> " + line);
    if (std::optional<Refusal> const refusal = match.refusal(seat, *action)) {
        log.push_back("refused by " + std::string{refusal->rule.id} + ": " +
                      sentence(match, refusal->message));
        return {};
    }
    EventLog events;
    match.apply(seat, *action, events);
    for (Event const& event : events.events) log.push_back(event_text(match, event));
    return match.audit();
}

// A section of a position text: its heading, empty for the first one, and its entries, each on one line.
struct PositionSection {
    std::string heading;
    Lines entries;
};
using PositionSections = std::vector<PositionSection>;

PositionSections sections_of_position(Lines const& lines) {
    PositionSections sections{{}};
    bool in_list = false;
    for (std::string const& line : lines) {
        std::size_t const start = line.find_first_not_of(' ');
        if (start == std::string::npos) continue;
        if (in_list)
            sections.back().entries.back() += (line == "]" ? "" : " ") + line.substr(start);
        else if (line.starts_with("["))
            sections.push_back({line, {}});
        else
            sections.back().entries.push_back(line);
        in_list = in_list ? line != "]" : line.ends_with("= [");
    }
    return sections;
}

PositionSection& section_with(PositionSections& sections, std::string const& heading) {
    for (PositionSection& section : sections)
        if (section.heading == heading) return section;
    return sections.emplace_back(PositionSection{heading, {}});
}

// The position with other entries in place of those with the same key; an entry that is only a key is left out.
std::string edited(std::string const& position, Lines const& edits) {
    PositionSections sections = sections_of_position(lines_of(position));
    for (PositionSection const& edit : sections_of_position(edits)) {
        Lines& entries = section_with(sections, edit.heading).entries;
        for (std::string const& entry : edit.entries) {
            std::string const key = entry.substr(0, entry.find(' '));
            auto const old = std::find_if(entries.begin(), entries.end(), [&](std::string const& other) {
                return other.starts_with(key + " ");
            });
            if (key == entry)
                entries.erase(old);
            else if (old != entries.end())
                *old = entry;
            else
                entries.push_back(entry);
        }
    }
    std::string text;
    for (PositionSection const& section : sections) text += section.heading + "\n" + joined(section.entries);
    return text;
}

// The game of the file's folder, set up for these players, with this seed and these options.
Outcome<std::unique_ptr<Match>> set_up(std::filesystem::path const& file, Lines const& lines) {
    std::string const name = file.parent_path().parent_path().filename().string();
    GameType const* const game = find_game(name);
    if (game == nullptr) return Error{"“" + name + "” is not a game."};
    Outcome<EditionSource> const edition =
        embedded_edition(game->info(), edition_names(game->info()).front());
    if (!edition) return edition.error();
    GameSetup setup{.players = 0, .options = {}, .edition = *edition, .seed = 0};
    for (std::string const& line : lines) {
        std::size_t const equals = line.find(" = ");
        if (equals == std::string::npos) return Error{"“" + line + "” should be “name = value”."};
        std::string const key = line.substr(0, equals);
        std::string const value = line.substr(equals + 3);
        if (key == "players")
            setup.players = std::atoi(value.c_str());
        else if (key == "seed")
            setup.seed = std::strtoull(value.c_str(), nullptr, 10);
        else
            setup.options.emplace_back(key, value);
    }
    return game->start(setup);
}

Outcome<std::unique_ptr<Match>> start_of(std::filesystem::path const& file, Sections& sections) {
    if (sections.by_name.contains("setup")) return set_up(file, sections.by_name["setup"]);
    Lines const& given = sections.by_name["position"];
    std::string position = joined(given);
    if (!given.empty() && given.front().starts_with("file: ")) {
        std::string const base = file_text(file.parent_path() / given.front().substr(6));
        position = edited(base, Lines(given.begin() + 1, given.end()));
    }
    Outcome<PositionStart> start = read_position(position, file.string(), find_game);
    if (!start) return start.error();
    return std::move(start->match);
}

Lines missing_in(Lines const& lines, Lines const& others) {
    Lines missing;
    for (std::string const& line : lines)
        if (std::find(others.begin(), others.end(), line) == others.end()) missing.push_back(line);
    return missing;
}

Lines change_text(std::string const& before, std::string const& after) {
    PositionSections old_sections = sections_of_position(lines_of(before));
    PositionSections new_sections = sections_of_position(lines_of(after));
    for (PositionSection const& section : old_sections) section_with(new_sections, section.heading);
    Lines change;
    for (PositionSection const& section : new_sections) {
        Lines const& old_entries = section_with(old_sections, section.heading).entries;
        Lines const removed = missing_in(old_entries, section.entries);
        Lines const added = missing_in(section.entries, old_entries);
        if (removed.empty() && added.empty()) continue;
        if (!section.heading.empty()) change.push_back(section.heading);
        for (std::string const& entry : removed) change.push_back("- " + entry);
        for (std::string const& entry : added) change.push_back("+ " + entry);
    }
    return change;
}

Lines scores_text(Match const& match) {
    Lines lines;
    Result const result = match.result();
    for (int seat = 0; seat < match.players(); ++seat) {
        SeatResult const& score = result.seats[seat];
        std::string sources;
        for (int source = 0; source < score.by_source.size(); ++source) {
            if (score.by_source[source] == 0) continue;
            std::string const key{match.info().score_sources[source]};
            sources += (sources.empty() ? " = " : " + ") + key.substr(key.rfind('.') + 1) + " " +
                       std::to_string(score.by_source[source]);
        }
        std::string line = std::to_string(seat + 1) + ": " + std::to_string(score.total) + sources;
        if (result.finished) line += ", rank " + std::to_string(score.rank);
        lines.push_back(line);
    }
    return lines;
}

// Letters, digits and underscores only.
std::string as_test_name(std::string const& text) {
    std::string name;
    for (char const c : text) {
        bool const letter = std::isalnum(static_cast<unsigned char>(c)) != 0;
        if (letter || (!name.empty() && name.back() != '_')) name += letter ? c : '_';
    }
    while (name.ends_with('_')) name.pop_back();
    return name;
}

// The ids in "rules: GW-5.3d, GW-5.3k".
std::vector<std::string> ids_in(std::string const& first_line) {
    std::vector<std::string> ids;
    std::istringstream words{first_line.substr(first_line.find(':') + 1)};
    for (std::string word; words >> word;) ids.push_back(word.substr(0, word.find(',')));
    return ids;
}

}  // namespace

std::vector<GoldenExample> golden_examples() {
    std::vector<GoldenExample> examples;
    for (std::filesystem::path const& file : files_below("tests/games", {".txt"})) {
        if (file.parent_path().filename() != "golden") continue;
        Lines const lines = lines_of(file_text(file));
        std::string name = file.parent_path().parent_path().filename().string();
        std::vector<std::string> const rules =
            lines.empty() ? std::vector<std::string>{} : ids_in(lines.front());
        for (std::string const& rule : rules) name += " " + rule;
        examples.push_back({as_test_name(name + " " + file.stem().string()), rules, file});
    }
    return examples;
}

GoldenText play_golden(std::filesystem::path const& file) {
    GoldenText text;
    text.expected = file_text(file);
    Sections sections = sections_of(text.expected);
    if (sections.head.size() < 2 || !sections.head.front().starts_with("rules: ")) {
        text.problem = "The file should start with “rules: ” and a sentence.";
        return text;
    }
    Outcome<std::unique_ptr<Match>> start = start_of(file, sections);
    if (!start) {
        text.problem = start.error().sentence;
        return text;
    }

    Match& match = **start;
    std::string const before = *match.position();
    std::string beginning = "== position\n" + joined(sections.by_name["position"]);
    if (sections.by_name.contains("setup"))
        beginning = "== setup\n" + joined(sections.by_name["setup"]) + "== position\n" + before;
    Lines log;
    for (std::string const& line : sections.by_name["play"])
        if (line.starts_with("> ") && text.problem.empty())
            text.problem = play_line(match, line.substr(2), log);
    text.actual = joined(sections.head) + beginning + "== play\n" + joined(log) + "== change\n" +
                  joined(change_text(before, *match.position())) + "== scores\n" + joined(scores_text(match));
    return text;
}

}  // namespace motherlode
