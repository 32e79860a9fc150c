// What players can ask about besides the things that actions name. The numbers come from the edition.

#include "games/boomtown_builders/about.h"

namespace motherlode::boomtown_builders {
namespace {

// clang-format off
constexpr std::array<Topic, 7> all_topics{{
    {"scoring",         {"BB-5.2d"}},
    {"train",           {"BB-4.2p"}, {"boomtown_builders.page.key_train", {}}},
    {"track",           {"BB-4.2f"}, {"boomtown_builders.page.topic_track", {}}},
    {"rounds",          {"BB-4.0b"}, {"boomtown_builders.page.topic_rounds", {}}},
    {"draft",           {"BB-3.1a"}, {"boomtown_builders.page.topic_draft", {}}},
    {"cubes",           {"BB-3.2a"}, {"boomtown_builders.page.topic_cubes", {}}},
    {"starting_player", {"BB-3.0d"}, {"boomtown_builders.page.topic_starting_player", {}}},
}};
// clang-format on

namespace words {
// By CubeSize; the first has no multiplier.
constexpr MessageSpec scores_singles{"boomtown_builders.page.scores_singles", {}};
constexpr std::array<MessageSpec, 2> scores_more{{{"boomtown_builders.page.scores_doubles", {"n"_number}},
                                                  {"boomtown_builders.page.scores_triples", {"n"_number}}}};
constexpr MessageSpec scores_goldmines{"boomtown_builders.page.scores_goldmines", {"bonus"_number}};
constexpr MessageSpec scores_no_goldmines{"boomtown_builders.page.scores_no_goldmines", {}};
constexpr MessageSpec round{"boomtown_builders.page.round", {"round"_number, "rounds"_number}};
constexpr MessageSpec last_round{"boomtown_builders.page.last_round", {"n"_number}};
constexpr MessageSpec deck{"boomtown_builders.page.deck", {"n"_number}};
}  // namespace words

}  // namespace

std::span<Topic const> topics(Game const*) { return all_topics; }

About about_topic(Game const& game, View const& view, Topic const& topic) {
    Edition const& edition = game.edition();
    Table const& table = view.table;
    About about = start_about(topic);
    if (topic.name == "scoring") {
        about.add(words::scores_singles);
        for (int size = 1; size < cube_sizes; ++size)
            about.add(words::scores_more[size - 1], edition.multiplier[size]);
        if (game.with_terrain())
            about.add(words::scores_goldmines, edition.goldmine_bonus);
        else
            about.add(words::scores_no_goldmines);
    }
    if (topic.name == "train" && table.tokens_placed < edition.rows) {
        Arrows const votes = count_votes(edition, table, table.tokens_placed);
        about.add(about_words::votes_row, table.tokens_placed + 1, votes.left, votes.right,
                  location_number(table.train_marker));
    }
    if (topic.name == "rounds") {
        about.add(words::round, table.round, game.numbers().rounds);
        about.add(words::last_round, game.numbers().last_round_tokens);
    }
    if (topic.name == "draft") about.add(words::deck, table.deck_size);
    if (topic.name == "cubes")
        for (int size = 0; size < cube_sizes; ++size)
            about.add(about_words::cubes[size], edition.multiplier[size], edition.rows_ahead[size]);
    return about;
}

}  // namespace motherlode::boomtown_builders
