#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "lessons/lesson.h"
#include "protocol/client.h"
#include "protocol/new_table.h"
#include "wasm/local_review.h"
#include "wasm/thoughts.h"

namespace motherlode::wasm {

class LocalClient;

// A table on the visitor's own machine.
struct LocalTable : protocol::OpenTable {
    // A bot's decision that is being worked out.
    struct BotThoughts {
        BotTask task;
        std::vector<std::string> answers;
        std::size_t missing;  // answers
    };
    struct ReviewListener {
        LocalClient* client;
        std::string id;
        std::size_t moments_sent = 0;
    };

    std::vector<LocalClient*> clients{};
    Millis closed_for = 0;    // how long the game clock has stood still, because no page hosted the table
    int listed_version = -1;  // of the last line
    std::optional<BotThoughts> bot{};
    std::unique_ptr<LocalReview> review{};
    std::vector<ReviewListener> listeners{};

    SeatSet connected() const;
    Watchers watchers() const;
};

// The tables of a worker, with the messages of docs/protocol.md. It has no clock, no randomness and no storage of its own:
// the page provides the time and the seeds, saves the lines it gets, and calls back when something is due. Work that takes
// long is done elsewhere (wasm/thoughts.h).
//
// A request is a line of words, perhaps followed by more text. NOW is the time of day and the game clock, in milliseconds.
//   make TABLE SEED NOW          makes a table; a NewTable follows
//   from_record TABLE NOW        makes a table that continues or shows a record, which follows
//   rematch TABLE SEED NOW       makes a table with the same players; a NewRematch follows
//   branch TABLE NOW             makes a table that continues from a moment of another; a NewBranch follows
//   load TABLE ENTRIES NOW       rebuilds a table; this number of saved entries follow, one a line, and its saved set-up.
//                                Its game clock continues from the last entry
//   record TABLE                 the record of the game so far
//   lesson                       a LessonRequest follows
//   receive CLIENT NOW           a message of a client follows; the first one must be a hello
//   leave CLIENT NOW             the client closes its connection
//   wake TABLE NOW               a clock may have run out, or a bot must decide
//   thinkers NUMBER PLAYOUTS     how many thoughts can be answered at the same time, and the playouts for each action of
//                                a review (0: as many as suit the game)
//   thought NUMBER NOW           the answer to a thought follows
// A token is "seat" and the number of a seat, or "watch". Without a token, a client gets the first human seat.
//
// Each request causes lines for the page:
//   send CLIENT MESSAGE          a message to a client
//   made ANSWER                  the answer to a request for a table, as from POST /api/tables; also to record and lesson
//   setup TABLE TEXT             the set-up to save, as a JSON text
//   entry TABLE TEXT             the next entry of the log to save
//   line TABLE TEXT              what a list of tables says about it, a TableLine
//   wake TABLE MILLISECONDS      when to wake the table; replaces earlier times. Negative: not needed
//   think NUMBER URGENT THOUGHT  something to think about; URGENT is 1 if a player waits for it, otherwise 0
//   forget NUMBER                nobody needs this thought any more
class LocalTables {
public:
    using Emit = std::function<void(std::string const&)>;
    using Answered = std::function<void(std::string_view)>;

    explicit LocalTables(Emit emit);
    ~LocalTables();

    void request(std::string_view text);

    // For clients.
    LocalTable* find(std::string_view id);
    Instant time(LocalTable const& table) const { return {now_.wall, now_.game - table.closed_for}; }
    void send(int client, std::string_view message);
    void join(LocalTable& table, LocalClient& client);
    void carry_out(LocalTable& table, Decision const& decision);
    // Calls `answered` in a later request. A client that leaves needs its thoughts no more.
    void think(LocalTable& table, LocalClient const& client, Thought const& thought, Answered answered);
    bool is_thinking_for(LocalClient const& client) const;
    void review(LocalTable& table, LocalClient& client, std::string_view id);

private:
    enum class Urgent : std::uint8_t { no, yes };
    struct Asked {
        LocalTable* table;
        LocalClient const* client;  // null if the thought is for the table
        Answered answered;
    };

    void add(std::string id, Outcome<Table, Denial> table, std::string const& setup,
             std::vector<Entry> const& entries, Millis closed_for = 0);
    void refuse(Denial const& denial);
    void from_record(std::string id, std::string_view record);
    void rematch(std::string id, std::string_view body, std::uint64_t seed);
    void branch(std::string id, std::string_view body);
    void load(std::string id, std::uint64_t entry_count, std::string_view saved);
    void record(LocalTable const* table);
    void lesson(std::string_view body);
    void receive(int client, std::string_view message);
    void leave(int client);
    void wake(LocalTable& table);
    // Sends updates and answers, and says when the table must be woken.
    void flush(LocalTable& table);

    void ask(LocalTable& table, LocalClient const* client, Thought const& thought, Urgent urgent,
             Answered answered);
    void answered(int number, std::string_view answer);
    template <class Unneeded>
    void forget(Unneeded const& unneeded);
    void start_bot(LocalTable& table);
    void finish_bot(LocalTable& table);
    void continue_review(LocalTable& table);
    void send_review(LocalTable& table);

    Emit emit_;
    Instant now_;
    std::map<std::string, LocalTable, std::less<>> tables_;
    std::map<int, std::unique_ptr<LocalClient>> clients_;
    std::map<int, Asked> asked_;  // thoughts, by number
    int next_thought_ = 0;
    int thinkers_ = 1;
    int review_playouts_ = 0;
    std::vector<Lesson> lessons_;  // read when the first is asked for
};

}  // namespace motherlode::wasm
