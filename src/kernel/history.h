#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kernel/match.h"

namespace motherlode {

struct Player {
    enum class Kind : std::uint8_t { human, bot };

    Kind kind = Kind::human;
    std::string name;  // for a bot, the name of its kind
};

// Names that a record can hold: printable, no space at either end, no longer than this many bytes.
inline constexpr int longest_player_name = 96;
bool is_player_name(std::string_view name);

// A game in progress with all its moves: the contents of a record, and the state that a table or a terminal shows.
class History {
public:
    struct Move {
        Seat seat;
        Action action;
        std::vector<Event> events;
        SeatSet learned;  // seats that learned something hidden from it
        std::uint64_t hash_after;
    };

    // A human may still lack a name.
    static Outcome<History> start(GameType const& type, GameSetup setup, std::vector<Player> players);

    // A copy of the game, for another thread or reader.
    History clone() const;

    GameType const& type() const { return *type_; }
    GameSetup const& setup() const { return setup_; }
    std::vector<Player> const& players() const { return players_; }
    std::vector<std::string> names() const;
    Match const& now() const { return *now_; }
    std::span<Move const> moves() const { return moves_; }
    int size() const { return static_cast<int>(moves_.size()); }
    std::uint64_t start_hash() const { return start_hash_; }

    // Applies the action. A refused action changes nothing.
    std::optional<Refusal> play(Seat seat, Action action);
    // The same for an action that is already known to be legal.
    void play_legal(Seat seat, Action action);
    // The name must be valid in a record, or empty for a human who has left the seat.
    void rename(Seat seat, std::string name);

    // The game after the first `count` moves. Takes no longer in a long game.
    std::unique_ptr<Match> after(int count) const;

    // Moves before this one cannot be undone: hidden information has been revealed since.
    int undo_floor() const { return undo_floor_; }
    // Undoes moves until `count` remain, but not below the floor.
    void undo_to(int count);

private:
    History(GameType const& type, GameSetup setup, std::vector<Player> players, std::unique_ptr<Match> match);

    GameType const* type_;
    GameSetup setup_;
    std::vector<Player> players_;
    std::unique_ptr<Match> first_;
    std::unique_ptr<Match> now_;
    std::uint64_t start_hash_;
    std::vector<Move> moves_;
    std::vector<std::shared_ptr<Match const>> checkpoints_;  // at regular intervals
    int undo_floor_ = 0;
};

}  // namespace motherlode
