#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "games/boomtown_builders/game.h"
#include "registry/registry.h"
#include "suite/json_check.h"
#include "table/table.h"
#include "table/writer.h"
#include "toy/toy.h"

// A table with its log, like a server's.
namespace motherlode::sitting {

inline constexpr Seat ana = seat_at(0);
inline constexpr Seat ben = seat_at(1);
inline constexpr Seat cleo = seat_at(2);
inline constexpr Seat dan = seat_at(3);

// Long enough to be recognised in a text that must not contain it; with it, seat 0 starts at any number of players.
inline constexpr std::uint64_t seed = 9'182'736'455'463'728'201U;

inline constexpr Millis noon = 1'700'000'000'000;
inline constexpr Millis second = 1000;
inline constexpr Millis day = 24 * 3600 * second;

inline Player person(std::string name) { return {Player::Kind::human, std::move(name)}; }
inline Player bot(std::string name = "random") { return {Player::Kind::bot, std::move(name)}; }

inline TableSetup boomtown(std::vector<Player> players, ClockRules clock = {}) {
    TableSetup setup;
    setup.game = "boomtown_builders";
    setup.setup.players = static_cast<int>(players.size());
    setup.setup.edition = *embedded_edition(boomtown_builders::Game::info, "horizon");
    setup.setup.seed = seed;
    setup.players = std::move(players);
    setup.clock = clock;
    setup.created = noon;
    return setup;
}

// Nuggets has simultaneous secret decisions.
inline TableSetup nuggets_table(std::vector<Player> players) {
    TableSetup setup = boomtown(std::move(players));
    setup.game = "nuggets";
    setup.setup.edition = nuggets::placer();
    return setup;
}

inline GameType const* find_any(std::string_view name) {
    GameType const* const toy = nuggets::find(name);
    return toy != nullptr ? toy : find_game(name);
}

class Sitting {
public:
    explicit Sitting(TableSetup const& setup)
        : setup_{setup}, table_{std::move(*Table::make(find_any, setup))} {}

    Table const& table() const { return table_; }
    std::vector<Entry> const& log() const { return log_; }
    Millis now() const { return now_; }
    void wait(Millis time) { now_ += time; }
    SeatRequest by(Seat seat, std::string_view client = {}) const { return {seat, now_, client}; }

    // Carries the decision out; false if it was denied.
    bool keep(Decision const& decision) {
        std::optional<Error> const error = table_.carry_out(decision);
        EXPECT_FALSE(error) << error->sentence;
        log_.insert(log_.end(), decision.entries.begin(), decision.entries.end());
        EXPECT_TRUE(decision.repeated || decision.version == table_.version());
        return !decision.denial;
    }

    // The action at this index of the seat's legal actions.
    std::string legal(Seat seat, int place = 0) const {
        ActionList list;
        table_.now().legal_actions(seat, list);
        return place < list.size() ? table_.now().text(list[place]) : "none";
    }
    bool play(Seat seat, int place = 0) {
        return keep(table_.move(by(seat), legal(seat, place), table_.version()));
    }
    // A whole turn of Boomtown Builders: draft, build, invest.
    void turn(Seat seat) {
        for (int decision = 0; decision < 3; ++decision) ASSERT_TRUE(play(seat)) << index(seat);
    }
    // The seats that must act decide, this many times.
    void play_on(int decisions) {
        for (int i = 0; i < decisions && !table_.finished(); ++i) {
            Seat const seat = *table_.due().begin();
            bool const by_bot = table_.seat(seat).played_by_bot();
            ASSERT_TRUE(by_bot ? keep(table_.bot_move(now_)) : play(seat));
        }
    }
    void bots_play() {
        while (table_.bot_due()) ASSERT_TRUE(keep(table_.bot_move(now_)));
    }

    // The same table, read from its set-up and log as text.
    Table rebuilt() const {
        Outcome<TableSetup> setup = parse_setup(write_setup(setup_, find_any), find_any);
        EXPECT_TRUE(setup) << setup.error().sentence;
        Table table = std::move(*Table::make(find_any, std::move(*setup)));
        for (Entry const& entry : log_) {
            std::optional<Entry> const read = parse_entry(write_entry(entry));
            EXPECT_TRUE(read) << write_entry(entry);
            std::optional<Error> const error = table.apply(*read);
            EXPECT_FALSE(error) << error->sentence;
        }
        return table;
    }

private:
    TableSetup setup_;
    Table table_;
    std::vector<Entry> log_;
    Millis now_ = noon;
};

inline std::string code(Decision const& decision) {
    if (decision.denial) return std::string{decision.denial->code};
    return decision.repeated ? "repeated" : "ok";
}

// Why it was denied, in English.
inline std::string reason(Decision const& decision, Table const& table) {
    return decision.denial ? say(Language::english(), *decision.denial, table) : std::string{};
}

// The value of a field of the outermost object, as written in the text; empty if it is missing.
inline std::string field(std::string_view json, std::string_view name) {
    std::string const wanted = "\"" + std::string{name} + "\":";
    int depth = 0;
    bool quoted = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i < json.size(); ++i) {
        if (quoted && json[i] == '\\') {
            ++i;
            continue;
        }
        if (json[i] == '"') quoted = !quoted;
        if (quoted && depth == 1 && start == 0 && json.substr(i, wanted.size()) == wanted) {
            start = i + wanted.size();
            i += wanted.size() - 1;
            quoted = false;
            continue;
        }
        if (quoted) continue;
        bool const closes = json[i] == '}' || json[i] == ']';
        if (start != 0 && depth == 1 && (json[i] == ',' || closes))
            return std::string{json.substr(start, i - start)};
        if (json[i] == '{' || json[i] == '[') ++depth;
        if (closes) --depth;
    }
    return {};
}

inline std::string update(Table const& table, Seat viewer, int since = 0, Millis now = noon) {
    return TableWriter{table, "t1", SeatSet::none(), now}.update(viewer, since);
}

// Everything that any viewer can see of a table, and the hash of the hidden rest.
inline std::string everything(Table const& table, Millis now) {
    std::string all = std::to_string(table.now().hash());
    TableWriter writer{table, "t1", SeatSet{ana}, now};
    for (Seat const viewer : SeatSet::first(table.now().players()).with(onlooker)) {
        all += "\n" + writer.table(viewer);
        all += "\n" + writer.update(viewer, table.version() / 2);
    }
    TableSummary const summary = table.summary();
    return all + "\n" + std::to_string(summary.wake.value_or(-1)) + " " + std::to_string(summary.updated);
}

}  // namespace motherlode::sitting
