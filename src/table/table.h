#pragma once

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
#include "table/denial.h"
#include "table/entry.h"
#include "table/setup.h"
#include "table/summary.h"

namespace motherlode {

// The sender and time of a request. A request with the same client id and content as an earlier one is recognised, even
// after a restart, and not carried out again. With other content it is refused.
struct SeatRequest {
    Seat seat = onlooker;
    Instant now{};
    std::string_view client{};  // the client's id; at most 32 bytes; empty: none
};

// The result of a request: entries, or a denial. The table does not change until the decision is carried out. Without
// entries and denial there is nothing to change.
struct Decision {
    std::vector<Entry> entries{};
    std::optional<Denial> denial{};
    bool repeated = false;         // the same request was carried out before
    int version = 0;               // of the table after the request is (or, if repeated, was) carried out
    std::optional<Action> move{};  // of the move among the entries, known to be legal
};

// The number of moves that would remain; empty if it is not possible.
struct UndoTargets {
    std::optional<int> undo;     // the seat's last decision
    std::optional<int> restart;  // all of its turn
    std::optional<int> ask;      // its last decision, though other humans have decided since
};

struct UndoRequest {
    Seat seat;
    int remaining;  // moves, after all have agreed
    SeatSet agreed;
};

// The current state of a seat.
struct TableSeat {
    Player::Kind kind = Player::Kind::human;
    std::string_view name;  // empty for an open seat; for a bot, the name of its kind
    bool stand_in = false;  // a bot plays until the owner returns
    bool muted = false;
    bool removed = false;   // the bot plays to the end of the game
    bool resigned = false;  // the same, by the player's own choice

    bool open() const { return kind == Player::Kind::human && name.empty(); }
    bool played_by_bot() const { return kind == Player::Kind::bot || stand_in; }
};

struct ChatLine {
    int number;   // from 0
    int version;  // of the table after the message
    Seat seat;
    std::string name;  // of the seat at that time
    Millis time;       // on the wall clock
    std::string text;
};

// Why a game ended before its rules say so.
enum class EarlyEnd : std::uint8_t { none, agreed, resigned };
// As in docs/protocol.md; empty for none.
constexpr std::string_view early_end_name(EarlyEnd end) {
    return end == EarlyEnd::none ? "" : end == EarlyEnd::agreed ? "agreed" : "resigned";
}

// A bot's next decision, with all data needed to compute it on another thread.
struct BotTask {
    std::string bot;
    Seat seat;
    std::unique_ptr<Match> match;
    Rng rng;
    std::optional<Action> optional_move;  // already known: no search needed

    Action decide();
    // The same with a bot that may reuse its previous search.
    Action decide(MatchBot& thinker);
};

// The owner of the machine may use every bot, and every name that is valid in a record.
enum class Trust : std::uint8_t { players, owner };

// One table as pure logic: no I/O, no clock, no randomness of its own. It is made from its set-up and changed only by
// entries; a request only computes the entries it would add. The caller saves these in its store and then carries them
// out. So the same set-up and log always give the same table.
//
// An open seat cannot act until a player takes it with `name`. The clocks do not run before that.
class Table {
public:
    static constexpr std::string_view stand_in_bot = "greedy";
    static constexpr int longest_chat = 500;  // in characters, like longest_name
    static constexpr int longest_name = 24;
    static constexpr int longest_client = 32;
    static constexpr int chat_kept = 100;  // lines; older ones stay in the log only
    // A log of this length accepts only moves, so that nobody can fill the disk with undos and chat.
    static constexpr int longest_log = 20'000;

    static Outcome<Table, Denial> make(GameFinder find, TableSetup setup, Trust trust = Trust::players);
    // The name without characters that must not be shown; empty if it is too short or too long.
    static std::optional<std::string> clean_name(std::string_view name);

    // Applies an entry of a log. An entry that is not valid here changes nothing.
    std::optional<Error> apply(Entry const& entry);
    // Applies the entries of a decision by this table. Refused if the table has changed since.
    std::optional<Error> carry_out(Decision const& decision);
    int version() const { return static_cast<int>(steps_.size()); }  // the number of entries applied

    // Requests by a seat.
    Decision move(SeatRequest const& request, std::string_view action, int seen_version) const;
    Decision move(SeatRequest const& request, Action action, int seen_version) const;
    Decision undo(SeatRequest const& request) const;
    Decision restart(SeatRequest const& request) const;
    Decision ask_undo(SeatRequest const& request) const;
    Decision agree(SeatRequest const& request) const;
    Decision decline(SeatRequest const& request) const;  // by the seat that asked: withdraws the request
    Decision chat(SeatRequest const& request, std::string_view text) const;
    Decision name(SeatRequest const& request, std::string_view name) const;
    Decision leave(SeatRequest const& request) const;
    Decision come_back(SeatRequest const& request) const;
    Decision agree_to_hints(SeatRequest const& request) const;
    Decision refuse_hints(SeatRequest const& request) const;  // also after having agreed

    // A bot plays the seat to the end. The game ends at once if no other human, or only one other seat, plays on.
    Decision resign(SeatRequest const& request) const;
    // The game ends when all humans agree. A move by a human cancels the agreements.
    Decision agree_to_end(SeatRequest const& request) const;
    Decision refuse_end(SeatRequest const& request) const;
    // Lets a bot play the seat of another player, until that player returns. The caller knows that the player is absent.
    Decision replace(SeatRequest const& request, int target) const;
    // After the end, once: `table` is the new table with the same players.
    Decision rematch(SeatRequest const& request, std::string_view table) const;

    // Only for the host. A bot plays the seat of a removed player; before the first move of a game without hidden hands,
    // the seat is open again instead.
    Decision mute(SeatRequest const& request, int target) const;
    Decision unmute(SeatRequest const& request, int target) const;
    Decision remove(SeatRequest const& request, int target) const;

    // Changes without a request; no entries if nothing is due.
    Decision tick(Instant const& instant) const;      // clocks that have run out
    Decision bot_move(Instant const& instant) const;  // one decision of a bot or of a stand-in
    // The same in two parts. The second returns no entries if the table has changed in between.
    std::optional<BotTask> bot_task() const;
    Decision bot_move(BotTask const& task, Action action, Instant const& instant) const;
    std::optional<Millis> next_deadline() const;  // on the game clock
    bool bot_due() const { return next_bot().has_value(); }

    // Whether anything has happened since that version, except simultaneous decisions of other seats.
    bool stale(Seat seat, int seen_version) const;
    // Why the seat cannot do it now; empty if it can.
    std::optional<Denial> why(Seat seat, std::string_view action) const;
    std::optional<Denial> why(Seat seat, Action action) const;

    // Whether the seat may have hints: either no other human is at the table, or all have agreed.
    bool hints_allowed(Seat seat) const;
    SeatSet hints_agreed() const { return hints_agreed_; }
    // Why the seat, having seen this version, gets no hint now; empty if it may.
    std::optional<Denial> no_hint(Seat seat, int seen_version) const;

    History const& history() const { return history_; }
    Match const& now() const { return history_.now(); }
    int players() const { return static_cast<int>(history_.players().size()); }
    TableSeat seat(Seat seat) const;
    ClockRules const& clock() const { return clock_.rules(); }
    // Not while somebody has yet to sit down, nor for a player whose bot decides.
    bool clock_runs(Seat seat) const { return clock_.runs(seat); }
    // `now` is on the game clock.
    std::optional<Millis> clock_remaining(Seat seat, Millis now) const { return clock_.remaining(seat, now); }
    bool listed() const { return listed_; }
    bool from_record() const { return from_record_; }
    bool finished() const { return due_.empty() && may_.empty(); }
    EarlyEnd early_end() const { return early_end_; }
    SeatSet end_agreed() const { return end_agreed_; }
    std::string const& rematch_table() const { return rematch_; }  // empty: none
    // The result by the rules. After an early end it is final, and players who resigned rank behind all others.
    Result result() const;
    SeatSet due() const { return due_; }  // the seats that must act
    SeatSet may() const { return may_; }  // the seats that may act, but need not
    SeatSet humans() const;               // seated, and not replaced by a bot
    // The first human seat, for the player who made the table; the spectator if there is none.
    Seat host() const;
    // What a viewer may see: an open seat shows no more than a spectator sees, so that nobody can look at a hand before
    // its player sits down.
    Seat sees_as(Seat viewer) const { return valid(viewer) && seat(viewer).open() ? onlooker : viewer; }
    std::span<ChatLine const> chat_lines() const { return chat_; }
    UndoTargets undo_targets(Seat seat) const;
    std::optional<UndoRequest> const& undo_request() const { return undo_request_; }
    std::vector<std::string> names() const { return history_.names(); }  // by seat
    TableSummary summary() const;
    // The game as a record, after it is finished: a record contains the seed.
    std::optional<std::string> record() const;

    // The place of each move in the event log.
    struct MoveInfo {
        std::uint32_t first_event;  // the number of events before it
        std::uint32_t turn;         // runs of moves by the same seat, from 1
        bool by_bot;
    };
    std::span<MoveInfo const> move_infos() const { return move_infos_; }
    int event_count() const { return event_count_; }
    // The number of moves that a client with this version can keep: there may have been an undo since, and other moves
    // after it.
    int moves_kept_since(int seen_version) const;
    // The same for events.
    int events_kept_since(int seen_version) const;

private:
    // The effect of an entry, stored for every version.
    struct Step {
        int moves;      // in the history after it
        SeatSet quiet;  // the seats that may decide as if they had seen it
    };
    // A client's request that was carried out: hashes of its id and its content, and the version after it.
    struct AnsweredRequest {
        std::uint64_t client;
        std::optional<std::uint64_t> content;  // empty if an old log does not say what was requested
        int version;
    };
    // What is requested: the name of the message in docs/protocol.md, and its text.
    struct Content {
        std::string_view name;
        std::string text{};

        std::uint64_t hash() const;
    };

    Table(History history, TableSetup const& setup);

    // table.cpp
    std::optional<Error> check(Entry const& entry) const;
    void apply_checked(Entry const& entry, std::optional<Action> legal_move);
    void apply_move(Entry const& entry, Action action, SeatSet& quiet);
    void apply_undo(Entry const& entry);
    void apply_words(Entry const& entry);
    void apply_presence(Entry const& entry);
    void apply_removal(Seat target);
    void note_position();

    // client_ids.cpp
    void remember(Entry const& entry);
    // The earlier request with this client id, if it was carried out.
    AnsweredRequest const* answered_request(Seat seat, std::string_view client) const;

    // requests.cpp
    enum class Needs : std::uint8_t { nothing, a_name, presence };
    // The answer to a request that is refused whatever it contains, or that is repeated.
    std::optional<Decision> early_answer(SeatRequest const& request, Needs needs,
                                         Content const& content) const;
    std::optional<Decision> early_answer_to_move(SeatRequest const& request, std::string_view action,
                                                 int seen_version) const;
    Decision answered(Denial denial) const;
    template <class... Args>
    Decision denied(DenialSpec const& spec, Args const&... args) const {
        return answered(denial(spec, args...));
    }
    Decision accepted(std::vector<Entry> entries) const;
    Decision checked_move(SeatRequest const& request, Action action) const;
    Entry entry(Entry::Kind kind, SeatRequest const& request) const;
    // Whether another human has this name, or one that differs only in letters' case.
    bool name_taken(Seat seat, std::string_view name) const;
    bool log_full() const { return version() >= longest_log; }
    std::optional<NextActor> const& next_bot() const;
    std::string_view bot_kind(Seat seat) const;  // empty for a human player
    bool valid(Seat seat) const { return index(seat) < players(); }

    // undo.cpp
    Decision undone(SeatRequest const& request, std::string_view name, int remaining) const;
    // Why the seat cannot undo its last decision alone.
    Denial no_undo(Seat seat) const;
    // Adds the requested undo if all humans agree, except those who are leaving.
    void append_agreed_undo(std::vector<Entry>& entries, SeatSet leaving, SeatSet agreeing) const;

    // hints.cpp
    Decision hints_entry(SeatRequest const& request, bool agree) const;

    // ending.cpp
    bool ends_by_resigning(Seat seat) const;
    Decision end_entry(SeatRequest const& request, bool agree) const;
    void apply_resignation(Seat seat);
    void apply_end(Entry const& entry);

    // moderation.cpp
    Decision moderated(SeatRequest const& request, Entry::Kind kind, std::string_view name, int target) const;

    History history_;
    SeatSet stand_ins_;  // humans for whom a bot plays
    Clock clock_;
    bool listed_;
    bool from_record_;
    Millis updated_;  // on the wall clock
    SeatSet due_;
    SeatSet may_;
    // Finding optional moves of bots takes time, so it is done on demand, once for each version.
    mutable std::optional<std::optional<NextActor>> next_bot_;
    int event_count_ = 0;
    std::optional<UndoRequest> undo_request_;
    SeatSet hints_agreed_;
    SeatSet muted_;
    SeatSet removed_;
    SeatSet resigned_;
    SeatSet end_agreed_;
    EarlyEnd early_end_ = EarlyEnd::none;
    std::string rematch_;
    std::vector<MoveInfo> move_infos_;
    std::vector<Step> steps_;
    std::vector<ChatLine> chat_;
    int chat_count_ = 0;
    std::vector<std::vector<AnsweredRequest>> answered_;  // by seat, oldest first
};

// The refusal as a sentence and as JSON fields, see denial.h.
std::string say(Language const& language, Denial const& denial, Table const& table);
void write_denial(JsonWriter& json, Denial const& denial, Table const& table);

}  // namespace motherlode
