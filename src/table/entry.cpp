#include "table/entry.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace motherlode {
namespace {

constexpr std::array<std::string_view, 18> kind_names{
    "move",    "undo",  "chat", "name",   "leave",  "return", "time_out", "ask_undo", "agree",
    "decline", "hints", "mute", "unmute", "remove", "resign", "end",      "replace",  "rematch",
};

// A client may use any characters in its ids; in the log an id must be a single word.
constexpr std::string_view hex = "0123456789abcdef";

bool plain(char c) { return static_cast<unsigned char>(c) > 0x20 && c != 0x7f && c != '%'; }

void append_word(std::string& line, std::string_view word) {
    for (char const c : word) {
        if (plain(c)) {
            line += c;
        } else {
            auto const byte = static_cast<unsigned char>(c);
            line += '%';
            line += hex[byte >> 4U];
            line += hex[byte & 15U];
        }
    }
}

std::optional<std::string> parse_word(std::string_view text) {
    std::string word;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (plain(text[i])) {
            word += text[i];
            continue;
        }
        if (text[i] != '%' || i + 2 >= text.size()) return {};
        std::size_t const high = hex.find(text[i + 1]);
        std::size_t const low = hex.find(text[i + 2]);
        if (high == std::string_view::npos || low == std::string_view::npos) return {};
        word += static_cast<char>(high << 4U | low);
        i += 2;
    }
    return word;
}

// Removes the next word from the line.
std::string_view take(std::string_view& rest) {
    std::size_t const space = rest.find(' ');
    std::string_view const word = rest.substr(0, space);
    rest.remove_prefix(space == std::string_view::npos ? rest.size() : space + 1);
    return word;
}

template <class Number>
std::optional<Number> parse_number(std::string_view text, Number most) {
    Number value{};
    auto const [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    bool const whole = problem == std::errc{} && end == text.data() + text.size() && text.front() != '-';
    if (!whole || value > most) return {};
    return value;
}

bool has_control_character(std::string_view text) {
    return std::any_of(text.begin(), text.end(),
                       [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; });
}

}  // namespace

std::string write_time(Instant const& time) {
    std::string text = std::to_string(time.wall);
    if (time.game != time.wall) text += "/" + std::to_string(time.game);
    return text;
}

std::optional<Instant> parse_time(std::string_view text) {
    std::size_t const slash = text.find('/');
    auto const wall = parse_number<Millis>(text.substr(0, slash), INT64_MAX);
    if (!wall || slash == std::string_view::npos) return wall ? std::optional<Instant>{*wall} : std::nullopt;
    auto const game = parse_number<Millis>(text.substr(slash + 1), INT64_MAX);
    if (!game) return {};
    return Instant{*wall, *game};
}

// kind wall/game seat number =client text
std::string write_entry(Entry const& entry) {
    std::string line{kind_names[static_cast<std::size_t>(entry.kind)]};
    line.append(" ").append(write_time(entry.time));
    line.append(" ").append(std::to_string(index(entry.seat)));
    line.append(" ").append(std::to_string(entry.number)).append(" =");
    append_word(line, entry.client);
    if (!entry.text.empty()) line.append(" ").append(entry.text);
    return line;
}

std::optional<Entry> parse_entry(std::string_view line) {
    auto const* const kind = std::find(kind_names.begin(), kind_names.end(), take(line));
    if (kind == kind_names.end()) return {};
    std::optional<Instant> const time = parse_time(take(line));
    auto const seat = parse_number<int>(take(line), max_seats - 1);
    auto const number = parse_number<int>(take(line), INT32_MAX);
    std::string_view const client = take(line);
    if (!time || !seat || !number || !client.starts_with('=') || has_control_character(line)) return {};
    std::optional<std::string> id = parse_word(client.substr(1));
    if (!id) return {};

    Entry entry;
    entry.kind = static_cast<Entry::Kind>(kind - kind_names.begin());
    entry.time = *time;
    entry.seat = seat_at(*seat);
    entry.number = *number;
    entry.text = std::string{line};
    entry.client = std::move(*id);
    return entry;
}

}  // namespace motherlode
