// The edition file: its errors, and that the code uses its numbers.

#include "games/coloma/scenario.h"
#include "kernel/embedded_files.h"
#include "kernel/words.h"
#include "source_tree.h"

namespace motherlode::coloma {
namespace {

std::string tailrace_text() { return std::string{embedded_file("editions/coloma/tailrace.toml")}; }

std::string dry_diggings_text() {
    return file_text(source_root() / "tests/editions/coloma/dry_diggings.toml");
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    std::size_t const at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

struct Broken {
    std::string_view from;
    std::string_view to;
    std::string_view reason;
};

TEST(ColomaEdition, ErrorsNameTheirPlaceInTheFile_CO_20_3a) {
    RULES("CO-20.3a");
    constexpr Broken cases[]{
        {"\"C 1 gold\"", "\"C 1 nugget\"", "rows: unknown act “1 nugget”; see docs/editions.md."},
        {"\"C 1 gold\"", "\"C 99 gold\"", "unknown act “99 gold”"},
        {"\"C 1 gold\"", "\"1 gold\"", "“1 gold” must begin with C, B or X and a space."},
        {"\"C 1 gold\"", "\"C 1 gold, 1 gold, 1 gold, 1 gold, 1 gold\"", "an effect has at most 4 acts."},
        {"B spend 1 gold: 4 bucks", "B steal 1 gold: 4 bucks", "unknown condition “steal 1 gold:”"},
        {"B spend 1 gold: 4 bucks", "B forgo wagon: 4 bucks", "only a Pioneer can have this condition."},
        {"X river saw", "X during: 1 dude less", "this needs an action, but the Bust has none."},
        {"C during: 1 dude less", "C during: 2 more spaces", "the Site has no such action."},
        {"B 2 bucks", "B 1 grave", "only charts send Dudes to the Graveyard."},
        {"site = \"1\"", "site = \"6\"", "“6” is none of 1, 2, 3, 4, 5, barker."},
        {"id = \"bakery\"", "id = \"assay_office\"", "“assay_office” is already taken."},
        {"id = \"bakery\"", "id = \"The Bakery\"", "an id is made of lower-case letters"},
        {"effect = \"1 horse\"", "effect = \"spend 1 buck: 1 horse\"", "a Barrel cannot have a condition."},
        {"per = \"rivers\"", "per = \"stars\"", "“stars” is none of horses, rivers, bridges,"},
        {"board = \"b6\"", "board = \"b7\"", "“b7” is not a B side."},
        {"board = \"b6\"", "board = \"b5\"", "“b5” is already taken."},
        {"spend 1 gold: 3 bucks", "spend 1 gold: 1 gold", "this could repeat forever."},
        {"spend 1 gold: 3 bucks", "spend 1 buck: 1 gold", "this could repeat forever."},
        {"spend 1 gold: 3 bucks", "spend 1 dude: wagon", "this could repeat forever."},
        {"forgo wagon: 1 barrel", "forgo wagon: wagon", "this could repeat forever."},
        {"win = [\"8 vp\"", "win = [\"wagon\"", "a chart can have only gains without a condition."},
        {"gain = \"1 buck\"", "gain = \"wagon\"", "only gains are allowed here."},
        {"gain = \"1 buck\"", "gain = \"spend 1 card: 1 buck\"",
         "this gain cannot cost Bucks, cards or Barrels."},
        {"\"coloma lotus", "\"coloma lotos", "“lotos” is not a space of the map."},
        {"\"coloma gold_hill", "\"coloma lotus gold_hill", "has the same road twice"},
        {"start = \"coloma\"", "start = \"lotus\"", "“lotus” is not a Boomtown."},
        {"signpost_offset = 2", "signpost_offset = 5", "signpost_offset: is 5, but must be between 1 and 4."},
        {"buildings = 16", "buildings = 17", "the box has 17, but this file lists 16."},
        {"barrels = 30", "barrels = 31", "the box has 31, but this file lists 30."},
        {"points = [3, 4, 5, 8]", "points = [3, 4, 5]",
         "four numbers are expected, one for each River Canyon."},
        {"graves = [1, 2, 3, 4, 5, 6]", "graves = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 1, 1]",
         "there must be 0 to 12, not 13."},
        {"rows = [1, 2, 3, 4, 5, 6]", "rows = []", "there must be 1 to 8, not 0."},
        {"river_saw = [2, 0, 0, 1]", "river_saw = [2, 0, 1]", "four numbers are expected"},
        {"outlaws = [2, 4, 6]", "outlaws = [2, 4]", "3 numbers are expected."},
        {"lands = [3, 7, 12, 18, 25]", "lands = [3, 7]",
         "5 numbers are expected, one for each number of Lands."},
        {"neutral_row = 3", "neutral_row = 6", "must include the row of the neutral Gunmen."},
        {"keep_cards = 4", "keep_cards = 6", "keep_cards: is 6, but must be between 0 and 5."},
        {"count = 3\nbridges", "count = 2\nbridges", "the numbers for 2 players are given twice."},
        {"count = 3\nbridges", "count = 0\nbridges", "count: is 0, but must be between 1 and 6."},
        {"game = \"coloma\"", "game = \"catan\"", "this is not an edition of coloma."},
        {"signpost_offset = 2", "signpost_offset = 2\nsails = 1", "sails"},
    };
    for (Broken const& broken : cases) {
        auto const edition = load_edition(replaced(tailrace_text(), broken.from, broken.to), "my.toml");
        ASSERT_FALSE(edition) << broken.to;
        EXPECT_NE(edition.error().sentence.find(broken.reason), std::string::npos)
            << edition.error().sentence;
        EXPECT_TRUE(edition.error().sentence.starts_with("my.toml:")) << edition.error().sentence;
    }
}

TEST(ColomaEdition, EveryEffectIsWrittenAsItWasRead_CO_20_3a) {
    RULES("CO-20.3a");
    for (std::string_view const text : {"nothing",
                                        "2 dudes",
                                        "1 dude",
                                        "1 gold",
                                        "3 gold from cart",
                                        "barrel from stack",
                                        "river saw",
                                        "crossing hammer",
                                        "building saw",
                                        "wagon",
                                        "pitch",
                                        "row",
                                        "signpost",
                                        "1 vp per 1 rivers max 4",
                                        "1 dude per 2 horses",
                                        "spend 1 gold: 4 bucks",
                                        "spend up to 3 cards: 1 buck",
                                        "after bridge: 1 gold",
                                        "after river: 1 dude",
                                        "after building: 1 tent",
                                        "during: 1 dude less",
                                        "during: 2 more spaces",
                                        "during: 1 buck per boomtown",
                                        "during: both benefits",
                                        "during: tents cost 1",
                                        "forgo wagon: 1 barrel",
                                        "each grave: 3 cards",
                                        "each horseshoe: 1 card",
                                        "1 tent, pitch",
                                        "2 graves"}) {
        Outcome<Effect> const effect = parse_effect(text);
        ASSERT_TRUE(effect) << text << effect.error().sentence;
        EXPECT_EQ(effect_text(*effect), text);
    }
}

TEST(ColomaEdition, EffectsAreDescribedInWords_CO_20_3a) {
    RULES("CO-20.3a");
    Scenario const scenario;
    Edition const& edition = scenario.game.edition();
    TermsOf const terms{scenario.game};
    auto const row = [&](std::string_view building, int which) {
        EffectId const effect =
            edition.buildings[scenario.building_id(building)].rows[static_cast<std::size_t>(which)].effect;
        return motherlode::say(Language::english(), scenario.game.effect_value(effect), terms, {});
    };
    EXPECT_EQ(row("bakery", 0), "2 Dudes");
    EXPECT_EQ(row("assay_office", 1), "spend 1 Gold, then: 4 Bucks");
    EXPECT_EQ(row("livery_stable", 1), "1 Dude for every 2 Horses");
    EXPECT_EQ(row("land_office", 0), "1 point for each River and Bridge, up to 4 in total");
    EXPECT_EQ(row("placer_times", 1), "spend up to 3 cards; for each: 1 Buck");
    EXPECT_EQ(row("sawmill", 0), "building costs 1 Dude less");
    EXPECT_EQ(row("fandango_hall", 1), "1 Tent, pitch Tents");
    // Every effect of the edition has a sentence.
    for (std::size_t id = 0; id < edition.effects.size(); ++id) {
        Value const value = scenario.game.effect_value(static_cast<EffectId>(id));
        std::string const sentence = motherlode::say(Language::english(), value, terms, {});
        EXPECT_EQ(sentence.find("coloma."), std::string::npos) << sentence;
        EXPECT_EQ(value.id, effect_text(edition.effect(static_cast<EffectId>(id))));
    }
}

TEST(ColomaEdition, TheHashDependsOnValuesNotOnLayout) {
    std::string const text = tailrace_text();
    EXPECT_EQ(edition_of("# a comment\n" + text)->hash, tailrace()->hash);
    EXPECT_NE(edition_of(replaced(text, "C 1 gold", "C 2 gold"))->hash, tailrace()->hash);
    EXPECT_NE(edition_of(replaced(text, "horse_value = 1", "horse_value = 2"))->hash, tailrace()->hash);
    EXPECT_NE(edition_of(replaced(text, "signpost_offset = 2", "signpost_offset = 3"))->hash,
              tailrace()->hash);
}

// Plays a random game to its end, and audits the state at every decision.
void play_through(Game const& game, std::uint64_t seed) {
    State state = game.setup(seed);
    Rng rng{seed};
    EventLog log;
    for (int decisions = 0;; ++decisions) {
        ASSERT_EQ(game.audit(state), "");
        Pending const due = game.pending(state.table);
        if (due.must.empty()) break;
        ASSERT_LT(decisions, game.longest_game());
        Seat const seat = *due.must.begin();
        ActionList legal;
        game.legal_actions(state.table, state.hands[index(seat)], seat, legal);
        ASSERT_GT(legal.size(), 0);
        // Draws again after "end turn", so that turns do not end too early.
        int pick = rng.below(legal.size());
        if (legal[pick] == make_action(ActionKind::end_turn)) pick = rng.below(legal.size());
        log.events.clear();
        game.apply(state, seat, legal[pick], log);
    }
    EXPECT_TRUE(game.result(state).finished);
}

TEST(ColomaEdition, AnotherEditionNeedsNoChangeInTheCode_CO_20_3a_CO_8_2b) {
    RULES("CO-20.3a CO-8.2b");
    auto const edition = edition_of(dry_diggings_text());
    EXPECT_EQ(edition->signpost_offset, 1);
    for (int players = 1; players <= 6; ++players) {
        for (int set = 0; set < 32; ++set) {
            Options options = *parse_options(Game::info, {});
            for (int i = 0; i < 5; ++i) options[i] = static_cast<std::uint8_t>(set >> i & 1);
            if (Game::check(*edition, players, options)) continue;
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                play_through(Game{edition, players, options}, seed * 64 + static_cast<std::uint64_t>(set));
        }
    }
}

TEST(ColomaEdition, TheNumbersOfTheEditionAreUsed_CO_20_3a) {
    RULES("CO-20.3a");
    std::string const text = dry_diggings_text();
    Scenario s{{.edition = text}};
    EXPECT_EQ(s.player(A).bucks, 6);
    EXPECT_EQ(s.game.edition().first_year, 1900);
    EXPECT_EQ(nugget_value(s.game, s.table()), 5);
    // The Signpost is next to the Barker and copies it.
    s.turn(A, 2, 1, 5);
    EXPECT_TRUE(s.can("take barrel stack"));
    // The Pier works after a River.
    s.build(A, "pier");
    s.give(A, 4, 0, 1, 9, 0);
    s.turn(A, 2, 3, 5);
    EXPECT_FALSE(s.can("use pier 1"));
    s.play("hammer river 4");
    s.play("use pier 1");
    EXPECT_EQ(s.player(A).points, 1);
    EXPECT_EQ(s.player(A).bucks, 6);
    // Later acts of an effect are optional.
    s.build(A, "camp");
    s.turn(A, 1, 3, 5);
    s.play("use camp 2");
    EXPECT_EQ(s.player(A).bucks, 7);
    EXPECT_TRUE(s.can("move farm"));
    s.play("done");
    EXPECT_EQ(s.step(), step<TakeTurn>);
}

}  // namespace
}  // namespace motherlode::coloma
