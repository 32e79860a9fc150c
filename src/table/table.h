#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "kernel/history.h"
#include "kernel/record.h"
#include "table/clock.h"
#include "table/entry.h"
#include "table/setup.h"
#include "table/summary.h"

namespace motherlode {

// Who asks for something and when. A request with the client's id of one that was carried out before is
// recognised, also after a restart, and not carried out again.
struct Request {
    Seat seat = onlooker;
    Millis now = 0;
    std::string_view client{};  // at most 32 bytes; empty: none
};

// Why a request came to nothing: a code of docs/protocol.md, and the rule where a rule forbids it.
struct Denial {
    std::string_view code;
    std::string sentence;
    std::optional<Refusal> refusal{};
};

// A request either becomes entries or is denied; the table itself does not change until `apply`. No
// entries and no denial: all is as wished already.
struct Decision {
    std::vector<Entry> entries{};
    std::optional<Denial> denial{};
    bool repeated = false;  // the same request was carried out before
    int version = 0;        // of the table once the request is (or, if repeated, was) carried out
};

// How many moves would be left; nothing where it is not possible.
struct UndoTargets {
    std::optional<int> undo;     // the seat's last decision
    std::optional<int> restart;  // all of its turn
    std::optional<int> ask;      // its last decision, though other persons have decided since
};

struct UndoRequest {
    Seat seat;
    int left;  // moves, once all have agreed
    SeatSet agreed;
};

struct TableSeat {
    Player::Kind kind = Player::Kind::person;
    bool stand_in = false;  // a bot plays until the owner returns
    std::string name;       // empty: the seat is open. A bot's is the name of its kind

    bool open() const { return kind == Player::Kind::person && name.empty(); }
    bool played_by_bot() const { return kind == Player::Kind::bot || stand_in; }
};

struct ChatLine {
    int number;   // from 0
    int version;  // of the table once it was said
    Seat seat;
    Millis time;
    std::string text;
};

// A decision that a bot is due for, with all it needs to be thought about on another thread.
struct BotTask {
    std::string bot;
    Seat seat;
    std::unique_ptr<Match> match;
    Rng rng;
    std::optional<Action> wished;  // what it does though it need not; then there is nothing to think about

    std::string decide();  // the action, as text
};

// One table as pure logic: no I/O, no time, no randomness of its own. It is made from its set-up, and
// changed by `apply` alone; a request only says which entries it would lead to. The owner of a table
// keeps those in its store and then applies them. So the same set-up and log always give the same table.
//
// An open seat cannot act; somebody must sit down first, by `name`. Clocks stand still until then.
class Table {
public:
    static constexpr std::string_view stand_in_bot = "greedy";
    static constexpr int longest_chat = 500;  // in characters, as a name's
    static constexpr int longest_name = 24;
    static constexpr int longest_client = 32;
    static constexpr int chat_kept = 100;  // lines; older ones stay in the log only
    // A log this long takes moves only, so that nobody can fill the disk by taking back and chatting.
    static constexpr int longest_log = 20'000;

    static Outcome<Table> make(GameFinder find, TableSetup setup);
    // The name as a table takes it, without what is unfit to show; nothing where it is too short or long.
    static std::optional<std::string> clean_name(std::string_view name);

    // The only change. What does not fit (a log that is not this table's) is refused, and nothing changes.
    std::optional<Error> apply(Entry const& entry);
    int version() const { return static_cast<int>(steps_.size()); }  // how many entries were applied

    // Requests of a seat.
    Decision move(Request const& request, std::string_view action, int seen_version) const;
    Decision undo(Request const& request) const;
    Decision restart(Request const& request) const;
    Decision ask_undo(Request const& request) const;
    Decision agree(Request const& request) const;
    Decision decline(Request const& request) const;  // by the one who asked: takes the wish back
    Decision chat(Request const& request, std::string_view text) const;
    Decision name(Request const& request, std::string_view name) const;
    Decision leave(Request const& request) const;
    Decision come_back(Request const& request) const;
    Decision agree_to_hints(Request const& request) const;
    Decision refuse_hints(Request const& request) const;  // also after having agreed

    // What happens without a request; no entries where nothing is due.
    Decision tick(Millis now) const;  // clocks that have run out
    Decision
    bot_move(Millis now) const;  // one decision of a bot, or of one standing in; first what it need not do
    // The same in two parts. A decision comes to nothing where the game has not stood still meanwhile.
    std::optional<BotTask> bot_task() const;
    Decision bot_decided(BotTask const& task, std::string_view action, Millis now) const;
    std::optional<Millis> next_deadline() const;
    bool bot_due() const;

    // Whether anything has happened since that version but what others decided at the same time as the seat.
    bool stale(Seat seat, int seen_version) const;
    // Why the seat cannot do it now; nothing where it can.
    std::optional<Denial> why(Seat seat, std::string_view action) const;

    // Whether the seat may have hints: no other person is at the table, or all have agreed.
    bool hints_allowed(Seat seat) const;
    SeatSet hints_agreed() const { return hints_agreed_; }
    // Why the seat, having seen this version, gets no hint now; nothing where it does.
    std::optional<Denial> no_hint(Seat seat, int seen_version) const;

    History const& history() const { return history_; }
    Match const& now() const { return history_.now(); }
    std::span<TableSeat const> seats() const { return seats_; }
    ClockRules const& clock() const { return clock_.rules(); }
    std::optional<Millis> clock_left(Seat seat, Millis now) const { return clock_.left(seat, now); }
    bool listed() const { return listed_; }
    bool from_record() const { return from_record_; }
    bool finished() const { return due_.empty() && may_.empty(); }
    SeatSet due() const { return due_; }  // must decide
    std::span<ChatLine const> chat_lines() const { return chat_; }
    UndoTargets undo_targets(Seat seat) const;
    std::optional<UndoRequest> const& asked() const { return asked_; }
    std::vector<std::string> names() const;  // by seat
    TableSummary summary() const;
    // The game as a record, once it is finished: a record holds the seed.
    std::optional<std::string> record() const;

    // What each move of the history means for the log of events.
    struct MoveInfo {
        std::uint32_t first_event;  // how many events came before
        std::uint16_t turn;         // runs of moves by the same seat, from 1
        bool by_bot;
    };
    std::span<MoveInfo const> move_infos() const { return move_infos_; }
    int event_count() const { return event_count_; }
    // How many moves of the history a client that has seen this version rightly holds: since then there may
    // have been an undo, and other moves after it.
    int moves_kept_since(int seen_version) const;

private:
    // What an entry meant, kept for every version.
    struct Step {
        std::uint16_t moves;  // in the history after it
        SeatSet quiet;        // whoever may decide as if they had seen it
    };
    // A client's id, as a hash, and the version its request led to.
    struct Carried {
        std::uint64_t client;
        int version;
    };

    Table(History history, TableSetup const& setup);

    // table.cpp
    std::optional<Error> check(Entry const& entry) const;
    std::optional<Error> apply_move(Entry const& entry, SeatSet& quiet);
    void apply_undo(Entry const& entry);
    void apply_words(Entry const& entry);
    void apply_presence(Entry const& entry);
    void note_position();
    void remember(Entry const& entry);
    // The version the client's request led to, if it was carried out.
    std::optional<int> carried_out(Seat seat, std::string_view client) const;

    // requests.cpp
    enum class Needs : std::uint8_t { nothing, to_sit, to_be_there };
    // What can be said of a request whatever it asks for: that it is not for this seat, or a repetition.
    std::optional<Decision> settled(Request const& request, Needs needs) const;
    Decision denied(std::string_view code, std::string sentence) const;
    Decision too_long() const;
    Decision accepted(std::vector<Entry> entries) const;
    Entry entry(Entry::Kind kind, Request const& request) const;
    bool log_full() const { return version() >= longest_log; }
    // What a bot does that may act but need not, such as answering an offer.
    std::optional<BotMove> wish() const;
    static std::string_view bot_kind(TableSeat const& bot) {
        return bot.stand_in ? stand_in_bot : std::string_view{bot.name};
    }
    bool valid(Seat seat) const { return index(seat) < static_cast<int>(seats_.size()); }

    // undo.cpp
    Decision undone(Request const& request, std::optional<int> left, std::string sentence) const;
    SeatSet persons() const;
    // The undo that was asked for, once all persons agree but those who are leaving.
    void append_agreed_undo(std::vector<Entry>& entries, SeatSet leaving, SeatSet agreeing) const;

    // hints.cpp
    Decision hints_entry(Request const& request, int number) const;

    History history_;
    std::vector<TableSeat> seats_;
    Clock clock_;
    bool listed_;
    bool from_record_;
    Millis updated_;
    SeatSet due_;
    SeatSet may_;
    int undo_floor_ = 0;
    int event_count_ = 0;
    std::optional<UndoRequest> asked_;
    SeatSet hints_agreed_;
    std::vector<MoveInfo> move_infos_;
    std::vector<Step> steps_;
    std::vector<ChatLine> chat_;
    int chat_count_ = 0;
    std::vector<std::vector<Carried>> carried_;  // by seat, oldest first
};

}  // namespace motherlode
