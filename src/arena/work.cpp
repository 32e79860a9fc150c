#include "arena/work.h"

#include "kernel/record.h"

namespace motherlode::arena {
namespace {

// A command can be longer than a name in a record, and can contain characters that a name cannot.
std::string name_in_record(std::string name) {
    for (char& c : name)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
    std::size_t end = std::min(name.size(), std::size_t{longest_player_name});
    auto const is_inside_character = [&] { return (static_cast<unsigned char>(name[end]) & 0xc0U) == 0x80; };
    while (end < name.size() && is_inside_character()) --end;
    name.resize(name.find_last_not_of(' ', end - 1) + 1);
    return name;
}

}  // namespace

GameSetup setup_of(Work const& work, Schedule::Fixture const& fixture) {
    GameSetup setup = work.setup;
    setup.seed = fixture.seed;
    if (!work.positions.empty()) setup.position = work.positions[fixture.deal % work.positions.size()];
    return setup;
}

Outcome<std::string> record_of(Work const& work, Schedule::Fixture const& fixture,
                               std::vector<BotMove> const& moves) {
    std::vector<Player> players;
    for (int const bot : fixture.bots)
        players.push_back({Player::Kind::bot, name_in_record(work.bots[static_cast<std::size_t>(bot)])});
    Outcome<History> history = History::start(*work.type, setup_of(work, fixture), std::move(players));
    if (!history) return history.error();
    for (BotMove const& move : moves) history->play_legal(move.seat, move.action);
    return write_record(*history);
}

}  // namespace motherlode::arena
