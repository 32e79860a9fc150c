// An edited position text is either refused with a reason or gives a game that can be played.

#include <gtest/gtest.h>

#include "registry/registry.h"
#include "suite/policies.h"
#include "suite/subject.h"

namespace motherlode::suite {
namespace {

// Where a word of a text (an id, a number or a name) begins, and its length.
struct Word {
    std::size_t at;
    std::size_t size;
};

std::vector<Word> words_of(std::string const& text) {
    std::vector<Word> words;
    for (std::size_t at = text.find("\n\n"); at < text.size();) {
        if (text[at] == '"') {
            std::size_t const end = text.find('"', at + 1);
            words.push_back({at, end + 1 - at});
            at = end + 1;
        } else if (std::isalnum(static_cast<unsigned char>(text[at])) != 0) {
            std::size_t end = at;
            while (end < text.size() &&
                   (std::isalnum(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_'))
                ++end;
            words.push_back({at, end - at});
            at = end;
        } else {
            ++at;
        }
    }
    return words;
}

// Replaces a word with another one, changes a number by one, or removes a line.
std::string edited(std::string text, Rng& rng) {
    std::vector<Word> const words = words_of(text);
    auto const any_word = [&] {
        return words[static_cast<std::size_t>(rng.below(static_cast<int>(words.size())))];
    };
    Word const word = any_word();
    std::string const old_word = text.substr(word.at, word.size);
    switch (rng.below(4)) {
        case 0: {
            std::size_t const start = text.rfind('\n', word.at);
            return text.erase(start, text.find('\n', word.at) - start);
        }
        case 1:
            if (std::isdigit(static_cast<unsigned char>(old_word[0])) != 0 && old_word.size() < 4)
                return text.replace(word.at, word.size,
                                    std::to_string(std::stoi(old_word) + (rng.below(2) == 0 ? 1 : -1)));
            break;
        default: break;
    }
    Word const second_word = any_word();
    return text.replace(word.at, word.size, text.substr(second_word.at, second_word.size));
}

// Plays at most this many moves at random.
void play_on(Match& match, Rng& rng, int moves) {
    EventLog unused;
    for (; moves > 0 && !match.over(); --moves) {
        auto const [seat, action] = decide(Policy::random, match, rng);
        ASSERT_EQ(match.refusal(seat, action), std::nullopt);
        match.apply(seat, action, unused);
        unused.events.clear();
    }
}

// Edits positions at this many points of one game.
void edit_and_play(Subject const& subject, int points, int edits) {
    Rng rng{11};
    int accepted = 0;
    int refused = 0;
    Outcome<std::unique_ptr<Match>> const match = subject.type->start(subject.with_seed(5));
    ASSERT_TRUE(match);
    std::vector<Seat> const viewers = viewers_of(**match);
    for (int point = 0; point < points && !(*match)->over(); ++point) {
        play_on(**match, rng, 3 + rng.below(8));
        for (int i = 0; i < edits; ++i) {
            std::optional<Seat> viewer;
            if (i % 3 == 0) viewer = viewers[static_cast<std::size_t>(i) % viewers.size()];
            std::string const text = edited(*(*match)->position(viewer), rng);
            Outcome<PositionStart> const start = read_position(text, "p.toml", subject.find);
            SCOPED_TRACE(text);
            if (!start) {
                ++refused;
                EXPECT_TRUE(start.error().sentence.starts_with("p.toml:")) << start.error().sentence;
                continue;
            }
            ++accepted;
            play_on(*start->match, rng, 40);
            if (testing::Test::HasFatalFailure()) return;
        }
    }
    // Some edits must be harmless and some must be refused.
    EXPECT_GT(accepted, 0);
    EXPECT_GT(refused, 0);
}

std::string name_of(testing::TestParamInfo<Subject> const& parameter) { return parameter.param.name; }

class PositionEdits : public testing::TestWithParam<Subject> {};
TEST_P(PositionEdits, AreRefusedOrGiveAPlayableGame) { edit_and_play(GetParam(), 6, 30); }
INSTANTIATE_TEST_SUITE_P(Games, PositionEdits, testing::ValuesIn(all_subjects(2)), name_of);

class SlowPositionEdits : public testing::TestWithParam<Subject> {};
TEST_P(SlowPositionEdits, AreRefusedOrGiveAPlayableGame) { edit_and_play(GetParam(), 40, 300); }
INSTANTIATE_TEST_SUITE_P(Games, SlowPositionEdits, testing::ValuesIn(all_subjects(2)), name_of);

}  // namespace
}  // namespace motherlode::suite
