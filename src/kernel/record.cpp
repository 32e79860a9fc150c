#include "kernel/record.h"

#include <charconv>

#include "kernel/cut.h"
#include "kernel/option_rules.h"
#include "kernel/record_inside.h"

namespace motherlode {
namespace {

constexpr std::size_t longest_record = 1U << 20U;

// Reads the lines of a record one by one. Every line is a keyword and its content; the order is fixed.
class Reader {
public:
    Reader(std::string_view text, std::string_view origin) : rest_{text}, origin_{origin} {}

    Error error(std::string const& sentence) const {
        std::string const place = std::string{origin_} + ":" + std::to_string(line_number_) + ": ";
        // A carriage return is invisible, so name it even if the line has other errors.
        if (line_.ends_with('\r'))
            return Error{place + "the line ends with a carriage return; a record has none."};
        return Error{place + sentence};
    }

    // Steps to the next line; false at the end of the text.
    bool next() {
        ++line_number_;
        if (rest_.empty()) return false;
        std::size_t const end = rest_.find('\n');
        complete_ = end != std::string_view::npos;
        line_ = rest_.substr(0, end);
        rest_.remove_prefix(complete_ ? end + 1 : rest_.size());
        std::size_t const space = line_.find(' ');
        keyword_ = line_.substr(0, space);
        content_ = space == std::string_view::npos ? std::string_view{} : line_.substr(space + 1);
        return true;
    }

    // The content of the next line, which must start with `keyword`.
    Outcome<std::string_view> expect(std::string_view keyword) {
        if (!next()) return error("the record ends here, before its “" + std::string{keyword} + "” line.");
        if (keyword_ != keyword)
            return error("a “" + std::string{keyword} + "” line is expected here, not “" +
                         std::string{line_.substr(0, 60)} + "”.");
        return content_;
    }

    bool next_is(std::string_view keyword) const {
        return rest_.starts_with(keyword) && rest_.substr(keyword.size()).starts_with(' ');
    }

    std::string_view keyword() const { return keyword_; }
    std::string_view content() const { return content_; }
    bool complete() const { return complete_; }

private:
    std::string_view rest_;
    std::string_view origin_;
    std::string_view line_;
    std::string_view keyword_;
    std::string_view content_;
    int line_number_ = 0;
    bool complete_ = true;
};

// A whole number in its only valid spelling, or nothing.
template <class Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (problem != std::errc{} || end != text.data() + text.size() || std::to_string(value) != text)
        return {};
    return value;
}

struct Header {
    int version = record_version;
    GameType const* type = nullptr;
    int rules = 0;
    GameSetup setup;
    std::vector<Player> players;

    bool has_hashes() const { return version != record_version_without_hashes; }
};

// Reads the format version, the game and the rules version.
std::optional<Error> read_game(Reader& reader, GameFinder find, Header& header) {
    auto line = reader.expect("motherlode-record");
    if (!line) return line.error();
    header.version = number<int>(*line).value_or(0);
    if (header.version < record_version || header.version > record_version_without_hashes)
        return reader.error("this program reads versions " + std::to_string(record_version) + " to " +
                            std::to_string(record_version_without_hashes) + " of the record format, not “" +
                            std::string{*line} + "”.");

    if (line = reader.expect("game"); !line) return line.error();
    header.type = find(*line);
    if (header.type == nullptr) return reader.error("no game is called “" + std::string{*line} + "”.");

    if (line = reader.expect("rules"); !line) return line.error();
    header.rules = number<int>(*line).value_or(0);
    if (std::optional<Error> const other = check_rules(header.type->info(), header.rules))
        return reader.error(other->sentence);
    return {};
}

std::optional<Error> read_edition(Reader& reader, std::optional<EditionSource> const& given, Header& header) {
    auto const line = reader.expect("edition");
    if (!line) return line.error();
    auto const [name, hash] = cut(*line);
    Outcome<EditionSource> source =
        given ? Outcome<EditionSource>{*given} : embedded_edition(header.type->info(), name);
    if (!source) return reader.error(source.error().sentence);
    Outcome<EditionInfo> const edition = header.type->check_edition(*source);
    if (!edition) return edition.error();
    bool const same_values = header.has_hashes() ? hash_text(edition->hash) == hash : hash.empty();
    if (edition->name != name || !same_values)
        return reader.error("the record was played with another edition (" + std::string{*line} +
                            "), not with this one (" + edition->name + " " + hash_text(edition->hash) + ", " +
                            source->origin + ").");
    header.setup.edition = std::move(*source);
    return {};
}

// Without an expected name, any option may come.
std::optional<Error> read_option(Reader& reader, Header& header, std::optional<std::string_view> expected) {
    auto const line = reader.expect("option");
    if (!line) return line.error();
    auto const [name, value] = cut(*line);
    if (expected && name != *expected)
        return reader.error("option “" + std::string{*expected} + "” is expected here.");
    header.setup.options.emplace_back(name, value);
    GameInfo const& info = header.type->info();
    OptionChoices const upgraded = upgraded_options(info, header.rules, header.setup.options);
    if (Outcome<Options> const known = parse_options(info, upgraded); !known)
        return reader.error(known.error().sentence);
    return {};
}

bool was_option(GameInfo const& info, OptionSpec const& spec, int rules) {
    OptionRule const* const rule = OptionRules::of(info, spec.name);
    return rule == nullptr || rule->since <= rules;
}

std::optional<Error> read_options(Reader& reader, Header& header) {
    GameInfo const& info = header.type->info();
    auto const players = reader.expect("players");
    if (!players) return players.error();
    header.setup.players = number<int>(*players).value_or(0);
    if (std::optional<Error> wrong = check_players(info, header.setup.players))
        return reader.error(wrong->sentence);

    if (!header.has_hashes()) {
        while (reader.next_is("option"))
            if (std::optional<Error> wrong = read_option(reader, header, {})) return wrong;
    } else {
        for (OptionSpec const& spec : info.options)
            if (was_option(info, spec, header.rules))
                if (std::optional<Error> wrong = read_option(reader, header, spec.name)) return wrong;
    }
    header.setup.options = upgraded_options(info, header.rules, header.setup.options);
    return {};
}

std::optional<Error> read_seats(Reader& reader, Header& header) {
    for (int seat = 1; seat <= header.setup.players; ++seat) {
        auto const line = reader.expect("seat");
        if (!line) return line.error();
        auto const [place, player_text] = cut(*line);
        auto const [kind, name] = cut(player_text);
        if (place != std::to_string(seat))
            return reader.error("seat " + std::to_string(seat) + " is expected here.");
        if (kind != "person" && kind != "bot")
            return reader.error("a seat holds a “person” or a “bot”, not “" + std::string{kind} + "”.");
        if (!is_player_name(name))
            return reader.error("a name has 1 to " + std::to_string(longest_player_name) +
                                " printable characters.");
        header.players.push_back(
            {kind == "bot" ? Player::Kind::bot : Player::Kind::human, std::string{name}});
    }
    return {};
}

std::optional<Error> read_seed(Reader& reader, Header& header) {
    auto const line = reader.expect("seed");
    if (!line) return line.error();
    auto const seed = number<std::uint64_t>(*line);
    if (!seed) return reader.error("“" + std::string{*line} + "” is not a seed (a whole number of 64 bits).");
    header.setup.seed = *seed;
    return {};
}

// The number of lines, then the lines, each after a vertical bar.
std::optional<Error> read_position_lines(Reader& reader, Header& header) {
    auto const count = reader.expect("position");
    if (!count) return count.error();
    int const lines = number<int>(*count).value_or(0);
    if (lines < 1)
        return reader.error("“" + std::string{*count} + "” is not the number of lines of a position.");
    std::string text;
    for (int i = 0; i < lines; ++i) {
        auto const line = reader.expect("|");
        if (!line) return line.error();
        text.append(*line).append("\n");
    }
    header.setup.position = text;
    return {};
}

bool has_position(Reader const& reader, Header const& header) {
    return header.version == record_version_with_position ||
           (!header.has_hashes() && reader.next_is("position"));
}

Outcome<Header> read_header(Reader& reader, GameFinder find, std::optional<EditionSource> const& given) {
    Header header;
    std::optional<Error> wrong = read_game(reader, find, header);
    if (!wrong) wrong = read_edition(reader, given, header);
    if (!wrong) wrong = read_options(reader, header);
    if (!wrong) wrong = read_seats(reader, header);
    if (!wrong) wrong = read_seed(reader, header);
    if (!wrong && has_position(reader, header)) wrong = read_position_lines(reader, header);
    if (wrong) return *wrong;
    return header;
}

std::optional<Error> check_hash(Reader const& reader, std::string_view recorded, std::uint64_t reached) {
    if (recorded == hash_text(reached)) return {};
    return reader.error("the replayed game differs from the record: its state has hash " +
                        hash_text(reached) + ", but the record has “" + std::string{recorded} + "”.");
}

// There is a hash after every 16th move and nowhere else, so that a game has only one valid record.
std::optional<Error> read_hash(Reader& reader, History const& history) {
    if (history.size() % moves_between_hashes != 0) return {};
    auto const line = reader.expect("hash");
    if (!line) return line.error();
    return check_hash(reader, *line, history.now().hash());
}

std::optional<Error> read_move(Reader& reader, Header const& header, History& history) {
    auto const [place, text] = cut(reader.content());
    int const seat = number<int>(place).value_or(0);
    if (seat < 1 || seat > history.setup().players)
        return reader.error("there is no seat “" + std::string{place} + "”.");
    std::optional<Action> const action = history.now().parse(text);
    std::string const shown = "“" + std::string{text.substr(0, 60)} + "”";
    if (!action) return reader.error(shown + " is not an action of this game.");
    std::optional<Refusal> const refusal = history.play(seat_at(seat - 1), *action);
    if (!refusal) return header.has_hashes() ? read_hash(reader, history) : std::nullopt;
    return reader.error(shown + " is not possible for seat " + std::to_string(seat) + " (rule " +
                        std::string{refusal->rule.id} + ").");
}

std::optional<Error> read_end(Reader& reader, Header const& header, History const& history) {
    auto const [count, hash] = cut(reader.content());
    if (count != std::to_string(history.size()))
        return reader.error("the record says it ends after " + std::string{count} + " moves, but it has " +
                            std::to_string(history.size()) + ".");
    if (header.has_hashes()) {
        if (std::optional<Error> wrong = check_hash(reader, hash, history.now().hash())) return wrong;
    } else if (!hash.empty()) {
        return reader.error("version " + std::to_string(header.version) + " of the format has no hashes.");
    }
    if (header.has_hashes() && history.now().over()) {
        auto const scores = reader.expect("scores");
        if (!scores) return scores.error();
        if (*scores != scores_of(history.now()))
            return reader.error("the game ends with the scores " + scores_of(history.now()) + ", not “" +
                                std::string{*scores} + "”.");
    }
    if (!reader.complete()) return reader.error("the last line is cut off.");
    if (reader.next()) return reader.error("nothing may follow the end of the record.");
    return {};
}

}  // namespace

Outcome<History> read_record(std::string_view text, std::string_view origin, GameFinder find,
                             std::optional<EditionSource> const& edition) {
    if (text.size() > longest_record)
        return Error{std::string{origin} + ": the record has " + std::to_string(text.size()) +
                     " bytes; the maximum is " + std::to_string(longest_record) + "."};

    Reader reader{text, origin};
    Outcome<Header> header = read_header(reader, find, edition);
    if (!header) return header.error();
    SharedText const position = header->setup.position;
    Outcome<History> history =
        History::start(*header->type, std::move(header->setup), std::move(header->players));
    if (!history) return reader.error(history.error().sentence);
    if (history->setup().position != position)
        return reader.error("the starting position is not in canonical form.");

    if (header->has_hashes()) {
        auto const start = reader.expect("start");
        if (!start) return start.error();
        if (std::optional<Error> wrong = check_hash(reader, *start, history->start_hash())) return *wrong;
    }

    while (reader.next()) {
        std::optional<Error> wrong;
        if (reader.keyword() == "move") {
            wrong = read_move(reader, *header, *history);
        } else if (reader.keyword() == "end") {
            wrong = read_end(reader, *header, *history);
            if (!wrong) return history;
        } else {
            wrong =
                reader.error("a record has no field “" + std::string{reader.keyword().substr(0, 60)} + "”.");
        }
        if (wrong) return *wrong;
    }
    return reader.error("the record ends here, before its “end” line.");
}

}  // namespace motherlode
