// Bots at every level: greedy beats random and answers offers sensibly, and every game ends.

#include "bots/greedy.h"
#include "games/golden_wilderness/scenario.h"

namespace motherlode::golden_wilderness {
namespace {

struct Played {
    State state;
    int decisions = 0;
};

// The greedy bot plays the given seats; all others play at random.
Played play_out(Game const& game, std::uint64_t seed, SeatSet greedy) {
    Played played{game.setup(seed), 0};
    State& state = played.state;
    GreedyBot<Game> bot;
    Rng rng = Rng::stream(seed, 9);
    NoEvents none;
    for (Pending due = game.pending(state.table); !due.must.empty(); due = game.pending(state.table)) {
        Seat const seat = *due.must.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        Action const action = greedy.contains(seat) ? bot.choose(game, game.view(state, seat), legal, rng)
                                                    : legal[rng.below(legal.size())];
        game.apply(state, seat, action, none);
        if (++played.decisions > game.longest_game()) break;
    }
    return played;
}

int games_won(Level level, int games) {
    Scenario const s{{.level = level}};
    int won = 0;
    for (int game = 0; game < games; ++game) {
        Seat const greedy = seat_at(game % 2);
        Played const played = play_out(s.game, static_cast<std::uint64_t>(game), SeatSet{greedy});
        if (s.game.result(played.state).seats[index(greedy)].rank == 1) ++won;
    }
    return won;
}

TEST(GoldenWildernessBots, GreedyBeatsRandom) { EXPECT_GE(games_won(Level::easy, 6), 5); }

TEST(SlowGoldenWildernessBots, GreedyBeatsRandomNearlyAlways) {
    EXPECT_GE(games_won(Level::beginner, 400), 376);
    EXPECT_GE(games_won(Level::easy, 200), 190);
    EXPECT_GE(games_won(Level::standard, 100), 95);
}

std::string greedy_choice(Scenario const& s) {
    ActionList legal;
    s.game.legal_actions(s.state.table, s.state.hands[index(s.due())], s.due(), legal);
    Rng rng{1};
    return s.game.text(GreedyBot<Game>{}.choose(s.game, s.game.view(s.state, s.due()), legal, rng));
}

// Unspent pesos score nothing, and the next Taxes may end the game.
TEST(GoldenWildernessBots, BuyPointsBeforeTheEvent_WI_2_4a_WI_2_9c) {
    RULES("WI-2.4a WI-2.9c");
    Scenario s;
    s.board_of({"los_angeles", "san_diego"});
    s.empty_hands();
    s.put_settlement("los_angeles", s.active(), "plains_hides");
    s.set_pesos(s.active(), 3);
    EXPECT_EQ(greedy_choice(s), "buy 3");
    s.play("buy 3");
    EXPECT_EQ(greedy_choice(s), "event");
}

// This holds even if all future markets would pay only the bot.
TEST(GoldenWildernessBots, EndTheGameIfTheyWin_WI_2_9a_WI_2_9d) {
    RULES("WI-2.9a WI-2.9d");
    for (auto const& [points, choice] : {std::pair{6, "play taxes"}, {4, "play coast_market"}}) {
        Scenario s;
        s.board_of({"los_angeles", "san_diego"});
        s.empty_hands();
        s.put_settlement("los_angeles", s.active(), "plains_hides");
        s.put_settlement("san_diego", s.active(), "farmland_hides");
        s.board(s.active()).points = static_cast<std::uint16_t>(points);
        s.board(s.next_player()).points = 15;
        s.next_events(EventKind::taxes, EventKind::coast_market);
        s.play("event");
        EXPECT_EQ(greedy_choice(s), choice);
    }
}

// The bot's own vote and a card to show make two votes, which is enough with two players.
TEST(GoldenWildernessBots, CallElectionsThatTheyWin_WI_5_3a_WI_5_3d) {
    RULES("WI-5.3a WI-5.3d");
    for (bool const has_votes : {true, false}) {
        Scenario s{{.level = Level::advanced, .roles_dealt = true}};
        s.board_of({"mojave", "amargosa"});  // nothing to settle
        s.empty_hands();
        s.set_pesos(s.active(), 0);
        Seat const me = s.active();
        s.table().holder.fill(s.next_player());
        if (has_votes) s.give(me, {"walter_colton"});
        EXPECT_EQ(greedy_choice(s), has_votes ? "election" : "event");
        if (!has_votes) continue;
        while (s.table().election.ballot != Ballot::none || s.table().called == 0) s.play(greedy_choice(s));
        EXPECT_EQ(s.table().holder[index(Role::governor)], me);
        EXPECT_EQ(greedy_choice(s), "event");
    }
}

// A Governor would gain nothing from an election.
TEST(GoldenWildernessBots, DoNotCallElectionsAsGovernor_WI_5_3d) {
    RULES("WI-5.3d");
    Scenario s{{.level = Level::advanced, .roles_dealt = true}};
    s.board_of({"mojave", "amargosa"});
    s.empty_hands();
    s.set_pesos(s.active(), 0);
    s.table().holder.fill(s.active());
    s.give(s.active(), {"walter_colton"});
    EXPECT_EQ(greedy_choice(s), "event");
}

TEST(GoldenWildernessBots, AcceptGiftsAndDeclineDemands_WI_3_7c) {
    RULES("WI-3.7c");
    for (auto const& [good, answer] : {std::pair{"give 5", "accept"}, {"ask 5", "decline"}}) {
        Scenario s{{.level = Level::easy}};
        Seat const you = s.next_player();
        s.play("offer " + std::to_string(index(you) + 1) + ", " + good + ", propose");
        ActionList legal;
        s.game.legal_actions(s.table(), s.state.hands[index(you)], you, legal);
        Rng rng{1};
        GreedyBot<Game> bot;
        std::string const chosen = s.game.text(bot.choose(s.game, s.game.view(s.state, you), legal, rng));
        EXPECT_EQ(chosen.starts_with("accept"), std::string_view{answer} == "accept") << chosen;
    }
}

// A coast market in San Francisco would pay for both settlements on its road. The owner of Sonoma earns more
// at Los Angeles, so both players gain if Sonoma is sold.
TEST(GoldenWildernessBots, OfferToBuySettlementsOnTheirRoads_WI_3_7b) {
    RULES("WI-3.7b");
    Scenario s{{.level = Level::easy, .players = 3}};
    Seat const me = s.active();
    Seat const you = s.next_player();
    s.put_settlement("san_francisco", me, "farmland_hides");
    s.put_settlement("sonoma", you, "farmland_hides");
    s.put_settlement("los_angeles", you, "plains_hides");
    s.put_road("san_francisco", "sonoma");
    s.set_pesos(me, 40);
    // Bots make an offer only if the Taxes played plus the hidden events is divisible by 3.
    s.table().taxes_played = static_cast<std::uint8_t>((3 - s.table().events_hidden % 3) % 3);
    GreedyBot<Game> bot;
    auto const optional_move_of = [&](Seat seat) {
        ActionList legal;
        s.game.legal_actions(s.table(), s.state.hands[index(seat)], seat, legal);
        return bot.optional_move(s.game, s.game.view(s.state, seat), legal);
    };
    Strings moves;
    while (std::optional<Action> const action = optional_move_of(me)) {
        moves.push_back(s.game.text(*action));
        s.play(me, moves.back());
    }
    ASSERT_EQ(moves.size(), 4U);
    EXPECT_EQ(moves[0], "offer " + std::to_string(index(you) + 1));
    EXPECT_EQ(moves[1], "ask settlement sonoma");
    EXPECT_EQ(moves[3], "propose");
    ASSERT_TRUE(optional_move_of(you));
    EXPECT_EQ(s.game.text(*optional_move_of(you)), "accept " + std::to_string(index(me) + 1));
    // The third player has no optional move.
    EXPECT_FALSE(optional_move_of(next_seat(you, 3)));
}

TEST(GoldenWildernessBots, DeclineOffersThatGiveTooLittle_WI_3_7c) {
    RULES("WI-3.7c");
    for (std::string_view const goods :
         {"give 1, ask settlement sonoma", "ask pioneer", "give 2, ask pioneer"}) {
        Scenario s{{.level = Level::easy, .players = 3}};
        Seat const you = s.next_player();
        s.put_settlement("san_francisco", s.active(), "farmland_hides");
        s.put_settlement("sonoma", you, "farmland_hides");
        s.play("offer " + std::to_string(index(you) + 1) + ", " + std::string{goods} + ", propose");
        ActionList legal;
        s.game.legal_actions(s.table(), s.state.hands[index(you)], you, legal);
        GreedyBot<Game> bot;
        std::optional<Action> const action = bot.optional_move(s.game, s.game.view(s.state, you), legal);
        ASSERT_TRUE(action);
        EXPECT_EQ(kind_of(*action), ActionKind::decline) << goods;
    }
}

// The most requests for a mission or presidio in one turn of a bot, if the first player refuses all of them.
int most_requests_in_a_turn(std::uint64_t seed) {
    Scenario s{{.level = Level::advanced, .players = 3, .roles_dealt = true, .seed = seed}};
    s.table().holder[index(Role::presiding_father)] = seat_at(0);
    s.table().holder[index(Role::viceroy)] = seat_at(0);
    GreedyBot<Game> bot;
    Rng rng{seed};
    NoEvents none;
    int requests = 0;
    int most = 0;
    for (int move = 0; move < 1500; ++move) {
        SeatSet const must = s.game.pending(s.table()).must;
        if (must.empty()) break;
        Seat const seat = *must.begin();
        ActionList legal;
        s.game.legal_actions(s.table(), s.state.hands[index(seat)], seat, legal);
        Action action = bot.choose(s.game, s.game.view(s.state, seat), legal, rng);
        Action const refuse = make_action(ActionKind::refuse);
        if (seat == seat_at(0) && legal.contains(refuse)) {
            action = refuse;
            most = std::max(most, ++requests);
        }
        if (kind_of(action) == ActionKind::event) requests = 0;
        s.game.apply(s.state, seat, action, none);
    }
    return most;
}

TEST(GoldenWildernessBots, StopAskingAfterRefusals_WI_4_3f_WI_5_2g) {
    RULES("WI-4.3f WI-5.2g");
    int most = 0;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) most = std::max(most, most_requests_in_a_turn(seed));
    EXPECT_GE(most, 1) << "No bot asked for anything, so this test shows nothing.";
    EXPECT_LE(most, 3);
}

// RULING wi-11: every game ends, even between random players.
void expect_ends(Level level, int games) {
    for (int players = 2; players <= 5; ++players) {
        Scenario const s{{.level = level, .players = players}};
        for (int game = 0; game < games; ++game) {
            Played const played = play_out(s.game, static_cast<std::uint64_t>(game), SeatSet::none());
            ASSERT_LE(played.decisions, s.game.longest_game());
            ASSERT_TRUE(s.game.result(played.state).finished);
            ASSERT_EQ(s.game.audit(played.state), "");
        }
    }
}

// Greedy bots do not call elections for ever.
TEST(GoldenWildernessEnds, GreedyBotsFinishTheirGames) {
    for (Level const level : {Level::standard, Level::advanced}) {
        Scenario const s{{.level = level, .players = 3, .short_game = true}};
        Played const played = play_out(s.game, 1, SeatSet::everyone());
        EXPECT_TRUE(s.game.result(played.state).finished);
        EXPECT_LT(played.decisions, 10000);
    }
}

TEST(GoldenWildernessEnds, RandomGamesEndWithinTheBound) {
    for (Level const level : {Level::beginner, Level::easy, Level::standard, Level::advanced})
        expect_ends(level, 5);
}

TEST(SlowGoldenWildernessEnds, TenThousandRandomGamesEndAtEachLevel) {
    for (Level const level : {Level::beginner, Level::easy, Level::standard, Level::advanced})
        expect_ends(level, 2500);
}

}  // namespace
}  // namespace motherlode::golden_wilderness
