// Hidden information, what players learn, and what redealing preserves.

#include <set>

#include "games/golden_wilderness/scenario.h"
#include "kernel/game_json.h"

namespace motherlode::golden_wilderness {
namespace {

std::string json_of(Scenario& s, Seat seat) {
    JsonWriter json;
    write_view(s.game, s.game.view(s.state, seat), json);
    return json.text();
}

TEST(GoldenWildernessHidden, HandsAndStacksAreHidden_WI_6_1a_WI_6_1b_WI_6_1f) {
    RULES("WI-6.1a WI-6.1b WI-6.1f wi-35");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    s.give(seat_at(1), {"ivan_kuskov"});
    EXPECT_NE(json_of(s, seat_at(1)).find("\"hand\":[\"ivan_kuskov\"]"), std::string::npos);
    EXPECT_EQ(json_of(s, seat_at(0)).find("ivan_kuskov"), std::string::npos);
    EXPECT_NE(json_of(s, seat_at(0)).find("\"soldier\":1"), std::string::npos);  // the back is open
    Rng rng{5};
    std::set<int> soldiers;
    std::set<int> tiles;
    for (int i = 0; i < 400; ++i) {
        State const redealt = s.game.redeal(s.game.view(s.state, seat_at(0)), rng);
        redealt.hands[1].cards.for_each([&](int card) { soldiers.insert(card); });
        tiles.insert(redealt.secret.tiles[0].back());
        EXPECT_EQ(s.game.audit(redealt), "");
    }
    EXPECT_EQ(soldiers.size(), 20U);
    EXPECT_EQ(tiles.size(), static_cast<std::size_t>(s.table().tiles_hidden[0]));
}

// So nobody learns anything when a player settles, and the move can be undone.
TEST(GoldenWildernessHidden, PioneersAreOpenBeforeStandard_WI_6_1g) {
    RULES("WI-6.1g wi-38");
    for (Level const level : {Level::beginner, Level::easy}) {
        Scenario s{{.level = level}};
        s.event(EventKind::immigrants);
        Seat const seat = s.active();
        for (int viewer = 0; viewer < 2; ++viewer)
            s.state.hands[index(seat)].cards.for_each([&](int card) {
                EXPECT_NE(json_of(s, seat_at(viewer)).find(s.game.edition().people[card].id),
                          std::string::npos);
            });
        s.log.events.clear();
        s.play("settle " + s.legal("settle").front());
        if (s.table().progress.current() == step<ChooseIndustry>) s.play(s.legal().front());
        EXPECT_EQ(s.count_events(say.settled), 1);
        EXPECT_GE(s.count_events(say.person_discarded), 1);
        for (Event const& event : s.log.events) EXPECT_TRUE(event.learned.empty());
    }
}

TEST(GoldenWildernessHidden, PlayingACardRevealsItsFrontFromStandard_WI_6_1a_WI_6_1d) {
    RULES("WI-6.1a WI-6.1d");
    Scenario s{{.level = Level::standard}};
    s.empty_hands();
    s.give(s.active(), {"cornelio_avila"});
    s.play("icons cornelio_avila");
    ASSERT_EQ(s.count_events(say.person_discarded), 1);
    for (Event const& event : s.log.events)
        EXPECT_EQ(event.learned.empty(), event.message.spec != &say.person_discarded);
}

TEST(GoldenWildernessHidden, CardsThatWereSeenStayKnown_WI_6_1d_WI_6_1c) {
    RULES("WI-6.1d WI-6.1c");
    Scenario s{{.level = Level::advanced, .players = 3, .roles_dealt = true}};
    s.empty_hands();
    s.table().holder.fill(seat_at(0));
    s.table().active_player = seat_at(1);
    s.give(seat_at(1), {"mariano_payeras"});
    s.play("use mariano_payeras 1");
    Rng rng{5};
    for (int viewer = 0; viewer < 3; ++viewer) {
        State const redealt = s.game.redeal(s.game.view(s.state, seat_at(viewer)), rng);
        EXPECT_TRUE(redealt.hands[1].cards.contains(s.card("mariano_payeras")));
    }
    // Only the Governor knew the card that was taken from the pool.
    s.put_in_pool({"walter_colton", "juan_crespi", "felipe_de_neve"});
    s.take_immigrants(seat_at(1));
    s.play("take 1");
    EXPECT_TRUE(s.state.hands[0].knows[1].contains(s.card("walter_colton")));
    EXPECT_FALSE(s.state.hands[2].knows[1].contains(s.card("walter_colton")));
    bool always = true;
    for (int i = 0; i < 50; ++i) {
        EXPECT_TRUE(s.game.redeal(s.game.view(s.state, seat_at(0)), rng)
                        .hands[1]
                        .cards.contains(s.card("walter_colton")));
        always = always && s.game.redeal(s.game.view(s.state, seat_at(2)), rng)
                               .hands[1]
                               .cards.contains(s.card("walter_colton"));
    }
    EXPECT_FALSE(always);
}

TEST(GoldenWildernessHidden, OnlyPlayersWhoSawThePutBackEventKnowIt_WI_6_1e_WI_2_5b) {
    RULES("WI-6.1e WI-2.5b wi-10");
    Scenario s{{.players = 3}};
    Seat const first = s.active();
    Seat const second = s.next_player();
    s.next_events(EventKind::immigrants, EventKind::taxes);
    s.play("event, play immigrants");
    Rng rng{3};
    std::set<EventKind> top_events;
    for (int i = 0; i < 100; ++i) {
        EXPECT_EQ(s.game.redeal(s.game.view(s.state, first), rng).secret.events.back(), EventKind::taxes);
        top_events.insert(s.game.redeal(s.game.view(s.state, second), rng).secret.events.back());
    }
    EXPECT_GT(top_events.size(), 1U);
    // The second player draws Taxes and a coast market and plays the market. The first player knows that
    // Taxes is back on top.
    s.play("event");
    EXPECT_EQ(s.game.redeal(s.game.view(s.state, first), rng).hands[index(second)].drawn[0],
              EventKind::taxes);
    s.play("play coast_market");
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    EXPECT_EQ(s.state.hands[index(first)].top_event, EventKind::taxes);
    EXPECT_EQ(s.state.hands[index(second)].top_event, EventKind::taxes);
    // Once Taxes is played, the top card is unknown.
    s.play("event, play taxes");
    EXPECT_EQ(s.state.hands[index(first)].top_event, EventKind::none);
}

// The first player puts Taxes back, then the second: the first must play it. Both know that.
TEST(GoldenWildernessHidden, HowOftenTheEventWasPutBack_WI_2_5c) {
    RULES("WI-2.5c WI-6.1e wi-11");
    Scenario s{{.players = 2}};
    Seat const first = s.active();
    Seat const second = s.next_player();
    Rng rng{3};
    auto const expect_in_redeals = [&](int times) {
        for (Seat const viewer : {first, second})
            for (int i = 0; i < 20; ++i) {
                State const redealt = s.game.redeal(s.game.view(s.state, viewer), rng);
                EXPECT_EQ(redealt.secret.times_put_back, times) << "seat " << index(viewer);
                EXPECT_EQ(s.game.audit(redealt), "");
            }
    };
    s.next_events(EventKind::immigrants, EventKind::taxes);
    s.play("event, play immigrants");
    expect_in_redeals(1);
    s.play("event, play coast_market");
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    ASSERT_EQ(s.active(), first);
    expect_in_redeals(2);

    State redealt = s.game.redeal(s.game.view(s.state, second), rng);
    NoEvents none;
    s.game.apply(redealt, first, *s.game.parse("event"), none);
    ActionList legal;
    s.game.legal_actions(redealt.table, redealt.hands[index(first)], first, legal);
    ASSERT_EQ(legal.size(), 1);
    EXPECT_EQ(s.game.text(legal[0]), "play taxes");
}

// With three players, a seat that did not see the card cannot know whether it was put back once or twice.
TEST(GoldenWildernessHidden, HowOftenAnUnknownEventWasPutBack_WI_2_5c) {
    RULES("WI-2.5c wi-11");
    Scenario s{{.players = 3}};
    Seat const last = next_seat(s.next_player(), 3);
    s.next_events(EventKind::immigrants, EventKind::taxes);
    s.play("event, play immigrants");
    s.play("event, play coast_market");
    while (s.table().progress.current() != step<OnYourTurn>) s.play(s.legal().front());
    ASSERT_EQ(s.state.secret.times_put_back, 2);
    Rng rng{5};
    std::set<int> times;
    for (int i = 0; i < 60; ++i)
        times.insert(s.game.redeal(s.game.view(s.state, last), rng).secret.times_put_back);
    EXPECT_EQ(times, (std::set<int>{1, 2}));
}

}  // namespace
}  // namespace motherlode::golden_wilderness
