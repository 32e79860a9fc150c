#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "kernel/record.h"
#include "registry/registry.h"

// A record of a real game, and functions to damage it line by line.
namespace motherlode {

inline std::vector<Player> const two_players{{Player::Kind::human, "Ada Ö."}, {Player::Kind::bot, "random"}};

// Continues at random: to the end, or until there are this many moves.
inline History play_randomly(History history, int moves) {
    Rng rng{history.setup().seed};
    while (!history.now().over() && history.size() != moves) {
        Seat const seat = *history.now().pending().must.begin();
        ActionList legal;
        history.now().legal_actions(seat, legal);
        EXPECT_FALSE(history.play(seat, legal[rng.below(legal.size())]));
    }
    return history;
}

// The first registered game with two players, played at random.
inline History random_game(std::uint64_t seed, int moves = -1) {
    GameType const& type = *all_games().front();
    Outcome<EditionSource> const edition = embedded_edition(type.info(), type.info().default_edition);
    GameSetup const setup{2, {}, *edition, seed};
    return play_randomly(std::move(*History::start(type, setup, two_players)), moves);
}

// A record as lines, each without its newline.
class Lines {
public:
    explicit Lines(std::string_view text) {
        while (!text.empty()) {
            lines_.emplace_back(text.substr(0, text.find('\n')));
            text.remove_prefix(lines_.back().size() + 1);
        }
    }

    int size() const { return static_cast<int>(lines_.size()); }
    std::string& operator[](int number) { return lines_[number - 1]; }  // from 1, as errors count
    // The number of the n-th line that starts with this text.
    int find(std::string_view start, int nth = 1) const {
        for (int i = 0; i < size(); ++i)
            if (lines_[i].starts_with(start) && --nth == 0) return i + 1;
        ADD_FAILURE() << "The record has no line “" << start << "”.";
        return 1;
    }
    void erase(int number) { lines_.erase(lines_.begin() + number - 1); }
    void insert(int number, std::string_view line) { lines_.emplace(lines_.begin() + number - 1, line); }

    std::string text() const {
        std::string text;
        for (std::string const& line : lines_) text += line + "\n";
        return text;
    }

private:
    std::vector<std::string> lines_;
};

// The reader's error about a text; empty if it is accepted.
inline std::string refusal_of(std::string_view text) {
    Outcome<History> const read = read_record(text, "test.record", find_game);
    return read ? "" : read.error().sentence;
}

}  // namespace motherlode
