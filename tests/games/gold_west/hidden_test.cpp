// Hidden information, and the events that reveal it.

#include <set>

#include "games/gold_west/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::gold_west {
namespace {

std::string json_of(Scenario const& s, Seat seat) {
    JsonWriter json;
    write_view(s.game, seat == onlooker ? s.game.spectate(s.state) : s.game.view(s.state, seat), json);
    return json.text();
}

// The active player looks at d1 and e1.
Scenario after_looking() {
    Scenario s;
    s.show_card(1, "assay_office");
    s.to_metals("ssgg");
    s.play_all({"invest 1", "look d1", "look e1"});
    return s;
}

TEST(GoldWestHidden, AFaceDownTokenCanBeAnyUnseenTokenOfItsTerrain_GW_9_1a_GW_3_3c) {
    RULES("GW-9.1a GW-3.3c gw-1");
    Scenario s;
    HexId const hex = s.table().face_down.first();
    int terrain = 0;
    while (!s.table().terrain[terrain].contains(hex)) ++terrain;
    std::set<TokenId> revealed;
    for (HexId const face_up : s.table().revealed& s.table().terrain[terrain])
        revealed.insert(s.table().tokens[face_up]);

    Rng rng{7};
    std::set<TokenId> redealt_tokens;
    for (int i = 0; i < 2000; ++i)
        redealt_tokens.insert(s.game.redeal(s.game.view(s.state, seat_at(0)), rng).secret.tokens[hex]);
    // All unrevealed tokens of the terrain, including those that left the game with two players.
    EXPECT_EQ(redealt_tokens.size(), 14 - revealed.size());
    for (TokenId const token : redealt_tokens) {
        EXPECT_EQ(index(s.game.edition().tokens[token].terrain), terrain);
        EXPECT_FALSE(revealed.contains(token));
    }
}

TEST(GoldWestHidden, OnlyTheSeatThatLookedKnowsTheTokenForTheRestOfTheGame_GW_9_1b_GW_5_3i) {
    RULES("GW-9.1b GW-5.3i");
    Scenario s = after_looking();
    Seat const looker = s.active_seat();
    Seat const opponent = seat_at(1 - index(looker));
    HexId const hex = s.hex("d1");
    TokenId const token = s.state.secret.tokens[hex];
    s.plain_turn();
    s.plain_turn();

    Rng rng{7};
    std::set<TokenId> by_looker;
    std::set<TokenId> by_opponent;
    std::set<TokenId> by_onlooker;
    for (int i = 0; i < 300; ++i) {
        State const for_looker = s.game.redeal(s.game.view(s.state, looker), rng);
        by_looker.insert(for_looker.secret.tokens[hex]);
        State const for_opponent = s.game.redeal(s.game.view(s.state, opponent), rng);
        by_opponent.insert(for_opponent.secret.tokens[hex]);
        // In every game redealt for the opponent, the looker knows the token.
        EXPECT_EQ(for_opponent.hands[index(looker)].seen[0], for_opponent.secret.tokens[hex]);
        by_onlooker.insert(s.game.redeal(s.game.spectate(s.state), rng).secret.tokens[hex]);
    }
    EXPECT_EQ(by_looker, std::set<TokenId>{token});
    EXPECT_GT(by_opponent.size(), 4U);
    EXPECT_GT(by_onlooker.size(), 4U);

    EXPECT_NE(json_of(s, looker).find("\"private\":true"), std::string::npos);
    EXPECT_EQ(json_of(s, opponent).find("\"private\":true"), std::string::npos);
    EXPECT_EQ(json_of(s, onlooker).find("\"private\":true"), std::string::npos);
    // Everybody sees which hexes were looked at, but the drawing shows the token only to the looker.
    std::string const looked_by = "\"looked_by\":[" + std::to_string(index(looker)) + "]";
    EXPECT_NE(json_of(s, onlooker).find(looked_by), std::string::npos);
    auto const drawing = [&](View const& view) { return s.game.draw(view, {}); };
    EXPECT_NE(drawing(s.game.view(s.state, looker)), drawing(s.game.view(s.state, opponent)));
    EXPECT_EQ(drawing(s.game.spectate(s.state)), drawing(s.game.view(s.state, opponent)));
}

TEST(GoldWestHidden, EventsSayWhichSeatsLearnedAToken_GW_9_1b_GW_5_10a) {
    RULES("GW-9.1b GW-5.10a");
    Scenario s = after_looking();
    SeatSet const looker = s.active_seat();
    s.to_building("w");
    s.play_all({"token e3", "camp wood", "bin 1"});
    int private_events = 0;
    for (Event const& event : s.log.events) {
        if (event.message.spec == &say.seen) {
            ++private_events;
            EXPECT_EQ(event.seen_by, looker);
            EXPECT_EQ(event.learned, looker);
        } else {
            bool const reveals = event.message.spec == &say.revealed;
            EXPECT_EQ(event.seen_by, SeatSet::everyone());
            EXPECT_EQ(event.learned, reveals ? SeatSet::everyone() : SeatSet::none());
        }
    }
    EXPECT_EQ(private_events, 2);
    EXPECT_EQ(s.count_events(say.looked), 2);
}

TEST(GoldWestHidden, EverythingElseIsVisibleToAll_GW_9_1c) {
    RULES("GW-9.1c");
    Scenario s{{.players = 3}};
    EXPECT_EQ(json_of(s, seat_at(0)), json_of(s, seat_at(1)));
    EXPECT_EQ(json_of(s, seat_at(0)), json_of(s, onlooker));
    for (std::string_view const part :
         {"\"step\":\"activate_supply_track\"", "\"usage_area\"", "\"boomtown\"", "\"investments\"",
          "\"bonus_tiles\":[4,3,2,1]", "\"shipping_piles\":{\"copper\":[[7,4],[7,4]]", "\"supply\"",
          "\"influence\":{\"copper\":0", "\"wanted\":0", "\"score\":[0,0,0,0,0,0,0,0,0]"})
        EXPECT_NE(json_of(s, onlooker).find(part), std::string::npos) << part;
}

}  // namespace
}  // namespace motherlode::gold_west
