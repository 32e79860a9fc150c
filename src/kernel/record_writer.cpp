#include <algorithm>

#include "kernel/record.h"
#include "kernel/record_inside.h"

namespace motherlode {
namespace {

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

std::string seat_lines(std::vector<Player> const& players) {
    std::string lines;
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        Player const& player = players[seat];
        std::string const number = std::to_string(seat + 1);
        lines += "seat " + number + " " + std::string{kind_name(player.kind)} + " ";
        lines += (player.name.empty() ? number : player.name) +
                 "\n";  // a player without a name gets the seat's number
    }
    return lines;
}

std::string move_line(Seat seat, std::string_view action) {
    return "move " + std::to_string(index(seat) + 1) + " " + std::string{action} + "\n";
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
    text += "edition " + edition.name + " " + hash_text(edition.hash) + "\n";
    text += "players " + std::to_string(history.setup().players) + "\n";
    for (auto const& [name, value] : option_choices(info, history.now().options()))
        text += "option " + name + " " + value + "\n";
    text += seat_lines(history.players());
    text += "seed " + seed_text(history.setup().seed) + "\n";
    if (has_position) text += position_lines(history.setup().position);
    text += "start " + hash_text(history.start_hash()) + "\n";

    int played = 0;
    for (History::Move const& move : history.moves()) {
        text += move_line(move.seat, history.now().text(move.action));
        if (++played % moves_between_hashes == 0) text += "hash " + hash_text(move.hash_after) + "\n";
    }
    text += "end " + std::to_string(played) + " " + hash_text(history.now().hash()) + "\n";
    if (history.now().over()) text += "scores " + scores_of(history.now()) + "\n";
    return text;
}

std::string write_record(UnreplayedGame const& game) {
    std::string text = "motherlode-record " + std::to_string(record_version_without_hashes) + "\n";
    text += "game " + game.game + "\n";
    text += "rules " + std::to_string(game.rules) + "\n";
    text += "edition " + game.edition + "\n";
    text += "players " + std::to_string(game.players.size()) + "\n";
    for (auto const& [name, value] : game.setup.options) text += "option " + name + " " + value + "\n";
    text += seat_lines(game.players);
    text += "seed " + seed_text(game.setup.seed) + "\n";
    if (!game.setup.position.empty()) text += position_lines(game.setup.position);
    for (UnreplayedGame::Move const& move : game.moves) text += move_line(move.seat, move.action);
    text += "end " + std::to_string(game.moves.size()) + "\n";
    return text;
}

}  // namespace motherlode
