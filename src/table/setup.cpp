#include "table/setup.h"

#include <charconv>

#include "kernel/cut.h"
#include "kernel/option_rules.h"

namespace motherlode {
namespace {

constexpr std::string_view first_line = "motherlode-table 1";

std::string clock_text(ClockRules const& clock) {
    switch (clock.kind) {
        case ClockRules::Kind::none: break;
        case ClockRules::Kind::bank:
            return "bank " + std::to_string(clock.bank) + " " + std::to_string(clock.increment);
        case ClockRules::Kind::days: return "days " + std::to_string(clock.per_move);
    }
    return "none";
}

template <class Number>
bool read_number(std::string_view text, Number& into) {
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), into);
    return problem == std::errc{} && end == text.data() + text.size() && !text.starts_with('-');
}

bool parse_clock(std::string_view text, ClockRules& clock) {
    auto const [kind, numbers] = cut(text);
    if (kind == "bank") {
        clock.kind = ClockRules::Kind::bank;
        auto const [bank, increment] = cut(numbers);
        return read_number(bank, clock.bank) && read_number(increment, clock.increment);
    }
    if (kind == "days") {
        clock.kind = ClockRules::Kind::days;
        return read_number(numbers, clock.per_move);
    }
    return text == "none";
}

bool parse_seat(std::string_view text, std::vector<Player>& players) {
    auto const [kind, name] = cut(text);
    if (kind != "person" && kind != "bot") return false;
    players.push_back({kind == "bot" ? Player::Kind::bot : Player::Kind::human, std::string{name}});
    return true;
}

// Parses one line of a set-up; false if it is not valid.
bool parse_line(std::string_view keyword, std::string_view content, TableSetup& setup, int& rules) {
    if (keyword == "game") {
        setup.game = std::string{content};
        return true;
    }
    if (keyword == "rules") return read_number(content, rules);
    if (keyword == "option") {
        auto const [name, value] = cut(content);
        setup.setup.options.emplace_back(name, value);
        return true;
    }
    if (keyword == "seat") return parse_seat(content, setup.players);
    if (keyword == "seed") return read_number(content, setup.setup.seed);
    if (keyword == "clock") return parse_clock(content, setup.clock);
    if (keyword == "listed") {
        setup.listed = content == "yes";
        return setup.listed || content == "no";
    }
    if (keyword == "from_record") {
        setup.from_record = true;
        return content == "yes";
    }
    if (keyword == "made") {
        std::optional<Instant> const created = parse_time(content);
        setup.created = created.value_or(Instant{});
        return created.has_value();
    }
    return false;
}

}  // namespace

std::string write_setup(TableSetup const& setup, GameFinder find) {
    GameType const* const type = find(setup.game);
    std::string text = std::string{first_line} + "\ngame " + setup.game;
    text += "\nrules " + std::to_string(type != nullptr ? type->info().rules_version : 0);
    for (auto const& [name, value] : setup.setup.options)
        text.append("\noption ").append(name).append(" ").append(value);
    for (Player const& player : setup.players)
        text.append("\nseat ")
            .append(player.kind == Player::Kind::bot ? "bot " : "person ")
            .append(player.name);
    text += "\nseed " + std::to_string(setup.setup.seed);
    text += "\nclock " + clock_text(setup.clock);
    text += std::string{"\nlisted "} + (setup.listed ? "yes" : "no");
    if (setup.from_record) text += "\nfrom_record yes";
    text += "\nmade " + write_time(setup.created);
    std::string_view const position = setup.setup.position;
    if (!position.empty())
        text.append("\nposition ").append(std::to_string(position.size())).append("\n").append(position);
    text += "\nedition " + setup.setup.edition.origin + "\n";
    text += setup.setup.edition.text;
    return text;
}

Outcome<AnySetup> parse_any_setup(std::string_view text) {
    AnySetup any;
    TableSetup& setup = any.setup;
    bool started = false;
    while (true) {
        std::size_t const end = text.find('\n');
        if (end == std::string_view::npos) return Error{"The set-up of the table ends before its edition."};
        std::string_view const line = text.substr(0, end);
        text.remove_prefix(end + 1);
        auto const [keyword, content] = cut(line);
        if (!started && line != first_line)
            return Error{"This is not the set-up of a table: “" + std::string{line.substr(0, 60)} + "”."};
        if (started && keyword == "edition") {
            setup.setup.edition = {std::string{content}, text};
            break;
        }
        if (started && keyword == "position") {
            // Takes this many bytes and a newline.
            std::size_t size = 0;
            if (!read_number(content, size) || size + 1 > text.size() || text[size] != '\n')
                return Error{"The position in the set-up of the table is incomplete."};
            setup.setup.position = text.substr(0, size);
            text.remove_prefix(size + 1);
            continue;
        }
        if (started && !parse_line(keyword, content, setup, any.rules))
            return Error{"The set-up of the table has an unknown line: “" + std::string{line.substr(0, 60)} +
                         "”."};
        started = true;
    }
    setup.setup.players = static_cast<int>(setup.players.size());
    return any;
}

Outcome<TableSetup> parse_setup(std::string_view text, GameFinder find) {
    Outcome<AnySetup> any = parse_any_setup(text);
    if (!any) return any.error();
    GameType const* const type = find(any->setup.game);
    if (type == nullptr) return Error{"No game is called “" + any->setup.game + "”."};
    if (std::optional<Error> const other = check_rules(type->info(), any->rules))
        return Error{"The table cannot be continued: " + other->sentence};
    any->setup.setup.options = upgraded_options(type->info(), any->rules, any->setup.setup.options);
    return std::move(any->setup);
}

std::string write_record(AnySetup const& setup, std::vector<std::string> const& entries, GameFinder find) {
    UnreplayedGame game{setup.setup.game,  setup.rules,         setup.setup.setup.edition.origin,
                        setup.setup.setup, setup.setup.players, {}};
    GameType const* const type = find(game.game);
    if (Outcome<EditionInfo> const edition =
            type != nullptr ? type->check_edition(game.setup.edition) : Outcome<EditionInfo>{Error{}})
        game.edition = edition->name;
    for (std::string const& line : entries) {
        std::optional<Entry> const entry = parse_entry(line);
        if (!entry) break;
        auto const seat = static_cast<std::size_t>(index(entry->seat));
        if (entry->kind == Entry::Kind::move)
            game.moves.push_back({entry->seat, entry->text});
        else if (entry->kind == Entry::Kind::undo)
            game.moves.resize(std::min(game.moves.size(), static_cast<std::size_t>(entry->number)));
        else if (entry->kind == Entry::Kind::name && seat < game.players.size())
            game.players[seat].name = entry->text;
    }
    return write_record(game);
}

TableSetup setup_of(History const& history, Instant const& now) {
    TableSetup setup;
    setup.game = std::string{history.type().info().name};
    setup.setup = history.setup();
    setup.players = history.players();
    setup.from_record = true;
    setup.created = now;
    return setup;
}

std::vector<Entry> entries_of(History const& history, Instant const& now) {
    std::vector<Entry> entries;
    for (History::Move const& move : history.moves()) {
        Entry entry;
        entry.time = now;
        entry.seat = move.seat;
        entry.text = history.now().text(move.action);
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace motherlode
