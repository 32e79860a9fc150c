// Special cases that the rulings decide.

#include "games/golden_wilderness/scenario.h"
#include "kernel/game_json.h"
#include "kernel/words.h"
#include "source_tree.h"

namespace motherlode::golden_wilderness {
namespace {

std::string number(Seat seat) { return std::to_string(index(seat) + 1); }

std::string view_of(Scenario const& s, Seat seat) {
    JsonWriter json;
    write_view(s.game, seat == onlooker ? s.game.spectate(s.state) : s.game.view(s.state, seat), json);
    return json.text();
}

// Neophytes is removed from below the card that was put back. Players who knew that card still know it.
TEST(GoldenWildernessRulings, RemovingNeophytesKeepsThePutBackCount_WI_2_5c_WI_5_5a_WI_6_1e) {
    RULES("WI-2.5c wi-11 WI-5.5a WI-6.1e");
    Scenario s{{.level = Level::standard, .country = "united_states"}};
    Seat const first = s.active();
    s.state.secret.events.clear();
    for (EventKind const kind : {EventKind::coast_market, EventKind::coast_market, EventKind::neophytes,
                                 EventKind::immigrants, EventKind::taxes})
        s.state.secret.events.push_back(kind);
    auto const finish = [&] {
        while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    };
    s.play("event, play immigrants");
    finish();
    s.play("event");
    EXPECT_EQ(s.count_events(say.neophytes_removed), 1);
    s.play("play coast_market");
    finish();
    EXPECT_EQ(s.state.hands[index(first)].top_event, EventKind::taxes);
    s.play("event");
    EXPECT_EQ(s.legal(), Strings{"play taxes"});
}

TEST(GoldenWildernessRulings, AnOwnersRefusalCoversMissionsAndPresidios_WI_4_3f_WI_6_1d) {
    RULES("WI-4.3f wi-20 WI-6.1d");
    Scenario s{{.level = Level::standard}};
    s.board_of({"monterey", "big_sur", "salinas"});
    s.empty_hands();
    Seat const me = s.active();
    s.put_settlement("monterey", s.next_player(), "farmland_hides");
    s.give(me, {"mariano_vallejo", "vicente_de_sarria"});
    s.play("use mariano_vallejo 2, site monterey");
    EXPECT_EQ(s.count_events(say.permission_asked), 1);
    s.play("refuse");
    // Everybody has seen Vallejo.
    EXPECT_TRUE(s.table().known[index(me)].contains(s.card("mariano_vallejo")));
    s.play("icons vicente_de_sarria, mission");
    EXPECT_EQ(s.why_not("site monterey"), "WI-4.3f");
    EXPECT_EQ(s.why_not("site sonoma"), "WI-4.3c");  // not on the board
    EXPECT_EQ(s.why_not("buy 1"), "WI-2.2c");        // the site must be chosen first
    s.play("site big_sur");
    EXPECT_EQ(s.audit(), "");
}

TEST(GoldenWildernessRulings, TheGovernorCanShowThePoolWhileItIsTaken_WI_5_2a_WI_6_1d) {
    RULES("WI-5.2a wi-30 wi-27 WI-6.1d");
    Scenario s{{.level = Level::advanced, .players = 3, .roles_dealt = true}};
    s.empty_hands();
    Seat const me = s.active();
    Seat const governor = s.next_player();
    Seat const third = next_seat(governor, 3);
    s.table().holder[index(Role::governor)] = governor;
    s.table().pool.clear();
    s.put_in_pool({"walter_colton", "juan_crespi", "felipe_de_neve"});
    s.take_immigrants(me);
    EXPECT_EQ(s.game.pending(s.table()).may, SeatSet{governor});
    EXPECT_TRUE(s.legal(third).empty());
    s.play(governor, "show 2 " + number(third));
    EXPECT_EQ(s.due(), me);
    s.play("take 2");
    // The page shows who has the card to the Governor and the third player, but to nobody else.
    EXPECT_NE(view_of(s, governor).find(R"("known":["juan_crespi"])"), std::string::npos);
    EXPECT_NE(view_of(s, third).find(R"("known":["juan_crespi"])"), std::string::npos);
    EXPECT_EQ(view_of(s, onlooker).find(R"("known":["juan_crespi"])"), std::string::npos);
    // The Governor can show cards before taking one.
    EXPECT_EQ(s.due(), governor);
    s.play("show 1 " + number(me));
    s.play("take 1");
    EXPECT_EQ(s.game.pending(s.table()).may, SeatSet{governor});
    EXPECT_EQ(s.audit(), "");
}

TEST(GoldenWildernessRulings, OffersCannotAskForCardsThatAreKnownToBeElsewhere_WI_3_7c_WI_3_7d_WI_3_7g) {
    RULES("WI-3.7c WI-3.7d WI-3.7g wi-15");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.give(me, {"vicente_de_sarria"});
    s.give(you, {"cornelio_avila", "juan_crespi"});
    // The card asked for is played while the offer is composed.
    s.play(you, "offer " + number(me));
    EXPECT_EQ(s.why_not(you, "propose"), "WI-3.7c");
    s.play(you, "ask person vicente_de_sarria");
    EXPECT_EQ(s.why_not(you, "ask person junipero_serra"), "WI-3.7c");  // the hand has only one priest
    EXPECT_EQ(s.why_not(you, "propose"), "");
    s.play("icons vicente_de_sarria");
    EXPECT_EQ(s.why_not(you, "propose"), "WI-3.7d");
    s.play(you, "drop");
    // An open offer lapses for the same reason.
    s.give(me, {"junipero_serra"});
    s.play("offer " + number(you));
    s.play("ask person cornelio_avila, propose");
    EXPECT_EQ(s.table().offers[index(me)].to, you);
    s.table().active_player = you;
    s.play(you, "icons cornelio_avila");
    EXPECT_EQ(s.table().offers[index(me)].to, nobody);
    EXPECT_EQ(s.count_events(say.offer_lapsed), 1);
}

TEST(GoldenWildernessRulings, SupportCardsCountOnlyForTheCountryTheyName_WI_5_4a) {
    RULES("WI-5.4a wi-36");
    Scenario s{{.level = Level::advanced, .roles_dealt = true}};
    s.empty_hands();
    s.table().holder.fill(s.next_player());
    s.give(s.active(), {"ivan_kuskov"});
    s.play("revolution, support mexico");
    EXPECT_EQ(s.legal(), Strings{"done"});
    EXPECT_EQ(s.why_not("card ivan_kuskov 2"), "WI-5.4a");
}

TEST(GoldenWildernessRulings, TheLogSaysWhyTheGameEnds_WI_2_9a_WI_2_9f) {
    RULES("WI-2.9a WI-2.9f wi-11");
    Scenario s;
    s.table().taxes_played = static_cast<std::uint8_t>(s.game.edition().last_taxes[0] - 1);
    s.event(EventKind::taxes);
    EXPECT_EQ(s.count_events(say.ends_taxes), 1);
    Scenario easy{{.level = Level::easy}};
    for (std::string_view const tile : {"monterey", "san_francisco", "los_angeles", "san_diego", "noyo"})
        easy.put_city(tile);
    easy.event(EventKind::taxes);
    EXPECT_EQ(easy.count_events(say.ends_cities), 1);
}

TEST(GoldenWildernessRulings, BeginnerTilesAreDrawnAtRandom_WI_2_1a) {
    RULES("WI-2.1a wi-37");
    Scenario const first{{.seed = 1}};
    Scenario const second{{.seed = 2}};
    EXPECT_NE(std::uint64_t{first.state.table.on_board}, std::uint64_t{second.state.table.on_board});
}

TEST(GoldenWildernessWords, AbilitiesHaveEnglishAndSpanishTexts_WI_4_4a_WI_4_4b) {
    RULES("WI-4.4a WI-4.4b");
    Scenario const s;
    auto const words = [&](Language const& language, int card, int which) {
        Value const ability = s.game.value(game_arg(index(Kind::ability)), ability_number(card, which));
        return motherlode::say(language, ability, TermsOf{s.game}, {});
    };
    Language const& english = Language::english();
    EXPECT_EQ(words(english, s.card("juan_rodriguez_cabrillo"), 0), "$5: explore 4 coastal tiles");
    EXPECT_EQ(words(english, s.card("mariano_vallejo"), 0),
              "discard: take the top Indian people from the discards");
    EXPECT_EQ(words(english, s.card("mariano_vallejo"), 1), "discard: build a presidio");
    Outcome<Language> const spanish =
        Language::load(file_text(source_root() / "messages/es.toml"), "es.toml");
    ASSERT_TRUE(spanish);
    for (int card = 0; card < static_cast<int>(s.game.edition().people.size()); ++card)
        for (int i = 0; i < s.game.edition().people[card].ability_count; ++i)
            EXPECT_NE(words(*spanish, card, i), words(english, card, i));
}

// Tile sets have 64 bits, so a number that is 64 too high must not be taken for an existing tile.
TEST(GoldenWildernessPositions, ADecisionAboutATileThatDoesNotExistIsRefused) {
    Scenario s{{.level = Level::easy}};
    s.play("road monterey");
    EXPECT_EQ(s.audit(), "");
    s.table().progress.waiting.back().args[0] = byte(64 + s.tile("monterey"));
    EXPECT_EQ(s.audit(), "the pending decision has a wrong argument");
}

}  // namespace
}  // namespace motherlode::golden_wilderness
