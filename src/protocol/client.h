#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/strict_json.h"
#include "table/table.h"
#include "table/writer.h"

namespace motherlode::protocol {

// A table that clients can open.
struct OpenTable {
    std::string id;
    Table table;
    int presence = 0;                     // incremented when somebody arrives or leaves
    std::optional<std::string> record{};  // of a finished game, once it was asked for
};

using Text = std::shared_ptr<std::string const>;

// The last update that was sent. Viewers with the same view and version share its text.
struct SharedUpdate {
    Seat viewer{255};
    int since = 0;
    Text text;
};

// A viewer of a table: carries out the client's messages of docs/protocol.md. This is the part that is the same on a
// server and in a browser. Derived classes know where the table is: who may open it, how its changes are saved, and who
// computes hints and reviews.
class Client {
public:
    virtual ~Client() = default;

    Seat seat() const { return seat_; }

    // Sends the changes at the table that this viewer may see.
    bool is_behind() const;
    void send_update(TableWriter& writer, SharedUpdate& shared);
    // Sends the answers that waited for the update.
    void send_answers();

protected:
    using Handler = void (Client::*)(JsonObject&);
    struct Kind {
        std::string_view name;
        Handler handle;
    };

    void handle(JsonObject& message);
    // Resumes from the last version that the client has; ignores versions that never existed.
    void enter(OpenTable& open, Seat seat, int seen_version);

    // Whether the whole message was valid; sends an error if not.
    bool valid(JsonObject& message);
    SeatRequest request() const { return {seat_, time(), id_}; }
    std::string_view id() const { return id_; }
    // Sends the update from this version on before the next answer, because the client has an old version.
    void resend_from(int version) { resend_from_ = std::min(version, newest_version()); }

    JsonWriter start_answer(std::string_view kind) const;
    // An answer is sent after the update that shows its effects.
    void answer(JsonWriter& json) { report(json.end_object().text()); }
    void add_answer(std::string text) { answers_.push_back(std::move(text)); }
    void answer_ok(int version);

    // Applies, saves and answers a decision of the table.
    virtual void carry_out(Decision const& decision) = 0;
    virtual void refuse(Denial const& denial);
    // A refusal that is sent at once, and need not concern a table.
    virtual void complain(Denial const& denial);
    virtual void malformed(Denial const& denial) { complain(denial); }
    virtual void name(JsonObject& message);

    // Whether the record of the finished game is written. If not, it is being written, and the message that needs it is
    // handled again afterwards.
    virtual bool has_record();

    // Kinds of messages that depend on where the table is.
    virtual void hello(JsonObject& message) = 0;
    virtual std::span<Kind const> own_kinds() const = 0;

    // The newest version that clients may see.
    virtual int newest_version() const { return open_->table.version(); }
    virtual Instant time() const = 0;
    virtual SeatSet connected() const = 0;
    virtual void send(Text text) = 0;
    // A complete message, which waits like an answer.
    virtual void report(std::string text) = 0;

    OpenTable* open_ = nullptr;  // null before hello
    Seat seat_ = onlooker;
    int malformed_ = 0;  // messages in a row

private:
    static Kind const kinds[];

    void dispatch(JsonObject& message);
    void move(JsonObject& message);
    void why(JsonObject& message);
    void about(JsonObject& message);
    void chat(JsonObject& message);
    void at(JsonObject& message);
    void events(JsonObject& message);
    void record(JsonObject& message);
    void hints(JsonObject& message);
    void end(JsonObject& message);
    void ping(JsonObject& message);
    // A message without fields, and one with a seat, answered by the table.
    template <Decision (Table::*Answer)(SeatRequest const&) const>
    void simple(JsonObject& message);
    template <Decision (Table::*Answer)(SeatRequest const&, int) const>
    void moderate(JsonObject& message);

    int sent_ = -1;  // the version that the client has; -1: none
    int presence_ = -1;
    std::optional<int> resend_from_;
    std::vector<std::string> answers_;  // waiting for the update
    std::string_view id_;               // of the message being handled
};

}  // namespace motherlode::protocol
