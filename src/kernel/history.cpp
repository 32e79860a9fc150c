#include "kernel/history.h"

#include <cassert>

namespace motherlode {
namespace {

constexpr std::size_t moves_between_checkpoints = 256;

}  // namespace

History::History(GameType const& type, GameSetup setup, std::vector<Player> players,
                 std::unique_ptr<Match> match)
    : type_{&type},
      setup_{std::move(setup)},
      players_{std::move(players)},
      first_{match->clone()},
      now_{std::move(match)},
      start_hash_{now_->hash()} {}

bool is_player_name(std::string_view name) {
    for (char const c : name)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) return false;
    return !name.empty() && name.size() <= longest_player_name && name.front() != ' ' && name.back() != ' ';
}

Outcome<History> History::start(GameType const& type, GameSetup setup, std::vector<Player> players) {
    for (Player const& player : players)
        if (!is_player_name(player.name) && !(player.name.empty() && player.kind == Player::Kind::human))
            return Error{"A player's name must have 1 to " + std::to_string(longest_player_name) +
                         " printable characters and no space at either end."};
    Outcome<std::unique_ptr<Match>> match = type.start(setup);
    if (!match) return match.error();
    if (!setup.position.empty()) {
        // A canonical spelling, so that the same game always gives the same record.
        Outcome<std::string> const position = (*match)->position();
        if (!position) return position.error();
        setup.position = *position;
    }
    assert(static_cast<int>(players.size()) == setup.players);
    return History{type, std::move(setup), std::move(players), std::move(*match)};
}

History History::clone() const {
    History copy{*type_, setup_, players_, first_->clone()};
    copy.now_ = now_->clone();
    copy.moves_ = moves_;
    copy.checkpoints_ = checkpoints_;
    copy.undo_floor_ = undo_floor_;
    return copy;
}

std::vector<std::string> History::names() const {
    std::vector<std::string> names;
    for (Player const& player : players_) names.push_back(player.name);
    return names;
}

std::optional<Refusal> History::play(Seat seat, Action action) {
    if (std::optional<Refusal> refusal = now_->refusal(seat, action)) return refusal;
    play_legal(seat, action);
    return {};
}

void History::play_legal(Seat seat, Action action) {
    EventLog log;
    now_->apply(seat, action, log);
    SeatSet learned;
    for (Event const& event : log.events) learned = learned | event.learned;
    moves_.push_back({seat, action, std::move(log.events), learned, now_->hash()});
    if (moves_.size() % moves_between_checkpoints == 0) checkpoints_.push_back(now_->clone());
    if (!learned.empty()) undo_floor_ = size();
}

void History::rename(Seat seat, std::string name) {
    assert(name.empty() || is_player_name(name));
    players_[static_cast<std::size_t>(index(seat))].name = std::move(name);
}

std::unique_ptr<Match> History::after(int count) const {
    assert(count >= 0 && count <= size());
    auto const end = static_cast<std::size_t>(count);
    std::size_t const checkpoint = end / moves_between_checkpoints;
    std::unique_ptr<Match> match = checkpoint == 0 ? first_->clone() : checkpoints_[checkpoint - 1]->clone();
    EventLog unused;
    for (std::size_t at = checkpoint * moves_between_checkpoints; at < end; ++at)
        match->apply(moves_[at].seat, moves_[at].action, unused);
    return match;
}

void History::undo_to(int count) {
    assert(count >= undo_floor() && count <= size());
    now_ = after(count);
    moves_.resize(static_cast<std::size_t>(count));
    checkpoints_.resize(moves_.size() / moves_between_checkpoints);
}

}  // namespace motherlode
