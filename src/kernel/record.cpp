#include "kernel/record.h"

#include <algorithm>
#include <charconv>

#include "kernel/cut.h"

namespace motherlode {
namespace {

constexpr int moves_between_hashes = 16;
constexpr std::size_t longest_record = 1U << 20U;

std::string hex(std::uint64_t number) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text(16, '0');
    for (std::size_t i = 16; i-- > 0; number >>= 4U) text[i] = digits[number & 15U];
    return text;
}

std::string scores_of(Match const& match) {
    Result const result = match.result();
    std::string scores;
    for (int seat = 0; seat < result.players; ++seat)
        scores.append(seat == 0 ? "" : " ").append(std::to_string(result.seats[seat].total));
    return scores;
}

std::string position_lines(std::string_view position) {
    std::string lines;
    int count = 0;
    while (!position.empty()) {
        std::size_t const end = std::min(position.find('\n'), position.size());
        std::string_view const line = position.substr(0, end);
        lines.append(line.empty() ? "|" : "| ").append(line).append("\n");
        position.remove_prefix(std::min(end + 1, position.size()));
        ++count;
    }
    return "position " + std::to_string(count) + "\n" + lines;
}

std::string_view kind_name(Player::Kind kind) { return kind == Player::Kind::human ? "person" : "bot"; }

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
    bool has_position = false;
    GameType const* type = nullptr;
    GameSetup setup;
    std::vector<Player> players;
};

// Reads the format version, the game and the rules version.
std::optional<Error> read_game(Reader& reader, GameFinder find, Header& header) {
    auto line = reader.expect("motherlode-record");
    if (!line) return line.error();
    header.has_position = *line == std::to_string(record_version_with_position);
    if (!header.has_position && *line != std::to_string(record_version))
        return reader.error("this program reads versions " + std::to_string(record_version) + " and " +
                            std::to_string(record_version_with_position) + " of the record format, not “" +
                            std::string{*line} + "”.");

    if (line = reader.expect("game"); !line) return line.error();
    header.type = find(*line);
    if (header.type == nullptr) return reader.error("no game is called “" + std::string{*line} + "”.");

    if (line = reader.expect("rules"); !line) return line.error();
    std::string const version = std::to_string(header.type->info().rules_version);
    if (*line == version) return {};
    return reader.error("this program plays version " + version + " of the rules, not “" +
                        std::string{*line} + "”.");
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
    if (edition->name != name || hex(edition->hash) != hash)
        return reader.error("the record was played with another edition (" + std::string{*line} +
                            "), not with this one (" + edition->name + " " + hex(edition->hash) + ", " +
                            source->origin + ").");
    header.setup.edition = std::move(*source);
    return {};
}

std::optional<Error> read_options(Reader& reader, Header& header) {
    GameInfo const& info = header.type->info();
    auto const players = reader.expect("players");
    if (!players) return players.error();
    header.setup.players = number<int>(*players).value_or(0);
    if (std::optional<Error> wrong = check_players(info, header.setup.players))
        return reader.error(wrong->sentence);

    for (OptionSpec const& spec : info.options) {
        auto const line = reader.expect("option");
        if (!line) return line.error();
        auto const [name, value] = cut(*line);
        if (name != spec.name)
            return reader.error("option “" + std::string{spec.name} + "” is expected here.");
        header.setup.options.emplace_back(name, value);
        if (Outcome<Options> const known = parse_options(info, header.setup.options); !known)
            return reader.error(known.error().sentence);
    }
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

Outcome<Header> read_header(Reader& reader, GameFinder find, std::optional<EditionSource> const& given) {
    Header header;
    std::optional<Error> wrong = read_game(reader, find, header);
    if (!wrong) wrong = read_edition(reader, given, header);
    if (!wrong) wrong = read_options(reader, header);
    if (!wrong) wrong = read_seats(reader, header);
    if (!wrong) wrong = read_seed(reader, header);
    if (!wrong && header.has_position) wrong = read_position_lines(reader, header);
    if (wrong) return *wrong;
    return header;
}

std::optional<Error> check_hash(Reader const& reader, std::string_view recorded, std::uint64_t reached) {
    if (recorded == hex(reached)) return {};
    return reader.error("the replayed game differs from the record: its state has hash " + hex(reached) +
                        ", but the record has “" + std::string{recorded} + "”.");
}

// There is a hash after every 16th move and nowhere else, so that a game has only one valid record.
std::optional<Error> read_hash(Reader& reader, History const& history) {
    if (history.size() % moves_between_hashes != 0) return {};
    auto const line = reader.expect("hash");
    if (!line) return line.error();
    return check_hash(reader, *line, history.now().hash());
}

std::optional<Error> read_move(Reader& reader, History& history) {
    auto const [place, text] = cut(reader.content());
    int const seat = number<int>(place).value_or(0);
    if (seat < 1 || seat > history.setup().players)
        return reader.error("there is no seat “" + std::string{place} + "”.");
    std::optional<Action> const action = history.now().parse(text);
    std::string const shown = "“" + std::string{text.substr(0, 60)} + "”";
    if (!action) return reader.error(shown + " is not an action of this game.");
    std::optional<Refusal> const refusal = history.play(seat_at(seat - 1), *action);
    if (!refusal) return read_hash(reader, history);
    return reader.error(shown + " is not possible for seat " + std::to_string(seat) + " (rule " +
                        std::string{refusal->rule.id} + ").");
}

std::optional<Error> read_end(Reader& reader, History const& history) {
    auto const [count, hash] = cut(reader.content());
    if (count != std::to_string(history.size()))
        return reader.error("the record says it ends after " + std::string{count} + " moves, but it has " +
                            std::to_string(history.size()) + ".");
    if (std::optional<Error> wrong = check_hash(reader, hash, history.now().hash())) return wrong;
    if (history.now().over()) {
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

std::string write_record(History const& history) {
    GameInfo const& info = history.type().info();
    EditionInfo const& edition = history.now().edition();
    bool const has_position = !history.setup().position.empty();
    int const version = has_position ? record_version_with_position : record_version;
    std::string text = "motherlode-record " + std::to_string(version) + "\n";
    text += "game " + std::string{info.name} + "\n";
    text += "rules " + std::to_string(info.rules_version) + "\n";
    text += "edition " + edition.name + " " + hex(edition.hash) + "\n";
    text += "players " + std::to_string(history.setup().players) + "\n";
    for (auto const& [name, value] : option_choices(info, history.now().options()))
        text += "option " + name + " " + value + "\n";
    for (std::size_t seat = 0; seat < history.players().size(); ++seat) {
        Player const& player = history.players()[seat];
        std::string const number = std::to_string(seat + 1);
        text += "seat " + number + " " + std::string{kind_name(player.kind)} + " ";
        text += (player.name.empty() ? number : player.name) +
                "\n";  // a player without a name gets the seat's number
    }
    text += "seed " + std::to_string(history.setup().seed) + "\n";
    if (has_position) text += position_lines(history.setup().position);
    text += "start " + hex(history.start_hash()) + "\n";

    int played = 0;
    for (History::Move const& move : history.moves()) {
        text += "move " + std::to_string(index(move.seat) + 1) + " " + history.now().text(move.action) + "\n";
        if (++played % moves_between_hashes == 0) text += "hash " + hex(move.hash_after) + "\n";
    }
    text += "end " + std::to_string(played) + " " + hex(history.now().hash()) + "\n";
    if (history.now().over()) text += "scores " + scores_of(history.now()) + "\n";
    return text;
}

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

    auto const start = reader.expect("start");
    if (!start) return start.error();
    if (std::optional<Error> wrong = check_hash(reader, *start, history->start_hash())) return *wrong;

    while (reader.next()) {
        std::optional<Error> wrong;
        if (reader.keyword() == "move") {
            wrong = read_move(reader, *history);
        } else if (reader.keyword() == "end") {
            wrong = read_end(reader, *history);
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
