#include "table/sitting.h"

namespace motherlode {
namespace {

using namespace sitting;

// Players who make random requests, sensible or not.
Decision random_request(Sitting const& sitting, Rng& rng) {
    Table const& table = sitting.table();
    int const players = table.now().players();
    // Mostly the seats that must act, so that the game advances.
    int const who =
        rng.below(2) == 0 || table.finished() ? rng.below(players + 1) : index(*table.due().begin());
    std::string const client = rng.below(3) == 0 ? std::to_string(rng.below(60)) : "";
    SeatRequest const request = sitting.by(who == players ? onlooker : seat_at(who), client);
    int const seen = table.version() - (rng.below(3) == 0 ? rng.below(4) : 0);
    ActionList list;
    if (who < players) table.now().legal_actions(request.seat, list);
    switch (rng.below(24)) {
        case 0: return table.undo(request);
        case 1: return table.restart(request);
        case 2: return table.ask_undo(request);
        case 3: return table.agree(request);
        case 4: return table.decline(request);
        case 5: return table.chat(request, rng.below(2) == 0 ? "hm \x02" : "\xff");
        case 6: return table.name(request, rng.below(2) == 0 ? "Name " + std::to_string(rng.below(9)) : "");
        case 7: return table.leave(request);
        case 8:
        case 9: return table.come_back(request);
        case 10: return table.move(request, "build h11", seen);
        case 11: return table.tick(sitting.now());
        default: break;
    }
    if (who < players && table.seat(seat_at(who)).open()) return table.name(request, "Late");
    if (table.bot_due()) return table.bot_move(sitting.now());
    if (list.empty()) return table.move(request, "draft 1", seen);
    return table.move(request, table.now().text(list[rng.below(list.size())]), seen);
}

void play_and_rebuild(TableSetup const& setup, std::uint64_t stream, int requests) {
    Sitting sitting{setup};
    Rng rng{stream};
    int denied = 0;
    for (int i = 0; i < requests; ++i) {
        sitting.wait(rng.below(8) == 0 ? 40 * second : rng.below(2000));
        std::string const before = everything(sitting.table(), sitting.now());
        Decision const decision = random_request(sitting, rng);
        ASSERT_EQ(everything(sitting.table(), sitting.now()), before);
        if (decision.denial) {
            ++denied;
            ASSERT_TRUE(decision.entries.empty());
            ASSERT_GT(reason(decision, sitting.table()).size(), 10U);
            continue;
        }
        ASSERT_TRUE(sitting.keep(decision));
        std::string const after = everything(sitting.table(), sitting.now());
        ASSERT_EQ(everything(sitting.rebuilt(), sitting.now()), after) << i;
        for (std::size_t at = after.find('\n'); at != std::string::npos && i % 16 == 0;) {
            std::size_t const end = after.find('\n', at + 1);
            if (end == std::string::npos) break;
            ASSERT_EQ(suite::JsonCheck::problem(after.substr(at + 1, end - at - 1)), "");
            at = end;
        }
    }
    EXPECT_GT(denied, requests / 20);
    EXPECT_GT(sitting.table().version(), requests / 5);
}

ClockRules const with_bank{ClockRules::Kind::bank, 300 * second, 2 * second, 0};
ClockRules const by_days{ClockRules::Kind::days, 0, 0, 60 * second};

TEST(TableRebuild, TheLogGivesTheSameTableAfterEveryEntry) {
    play_and_rebuild(boomtown({person("Ana"), person(""), bot()}, with_bank), 1, 250);
}

TEST(TableRebuild, WithDaysForEachMove) {
    play_and_rebuild(boomtown({person("Ana"), person("Ben")}, by_days), 2, 150);
}

TEST(SlowTableRebuild, InManyGames) {
    for (std::uint64_t stream = 10; stream < 14; ++stream) {
        play_and_rebuild(boomtown({person("Ana"), person(""), bot(), person("Dan")}, with_bank), stream, 300);
        play_and_rebuild(boomtown({person("Ana"), person("Ben"), person("Cleo")}), stream, 300);
    }
}

}  // namespace
}  // namespace motherlode
