#include "store/columns.h"

#include <charconv>

namespace motherlode {

std::string lines_of(std::vector<std::string> const& names) {
    std::string lines;
    for (std::string const& name : names) lines.append(name).append("\n");
    return lines;
}

std::vector<std::string> names_of(std::string_view lines) {
    std::vector<std::string> names;
    for (std::size_t end = lines.find('\n'); end != std::string_view::npos; end = lines.find('\n')) {
        names.emplace_back(lines.substr(0, end));
        lines.remove_prefix(end + 1);
    }
    return names;
}

std::string lines_of(std::vector<SeatScore> const& scores) {
    std::string lines;
    for (SeatScore const& score : scores)
        lines.append(std::to_string(score.total)).append(" ").append(std::to_string(score.rank)).append("\n");
    return lines;
}

std::vector<SeatScore> scores_of(std::string_view lines) {
    std::vector<SeatScore> scores;
    for (std::string const& line : names_of(lines)) {
        SeatScore score;
        auto const [end, problem] = std::from_chars(line.data(), line.data() + line.size(), score.total);
        if (problem != std::errc{} || end == line.data() + line.size()) return {};
        std::from_chars(end + 1, line.data() + line.size(), score.rank);
        scores.push_back(score);
    }
    return scores;
}

std::int64_t bytes_of(std::vector<std::string> const& entries) {
    std::int64_t bytes = 0;
    for (std::string const& entry : entries) bytes += static_cast<std::int64_t>(entry.size());
    return bytes;
}

std::int64_t bits_of(SeatSet seats) {
    std::int64_t bits = 0;
    for (Seat const seat : seats) bits |= std::int64_t{1} << index(seat);
    return bits;
}

SeatSet seats_of(std::int64_t bits) {
    SeatSet seats;
    for (int seat = 0; seat < max_seats; ++seat)
        if ((bits >> seat & 1) != 0) seats = seats.with(seat_at(seat));
    return seats;
}

}  // namespace motherlode
