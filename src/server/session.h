#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub.h"
#include "server/net.h"
#include "server/strict_json.h"
#include "table/writer.h"

namespace motherlode::server {

// The last update that was sent. Viewers with the same view and version share its text.
struct SharedUpdate {
    Seat viewer{255};
    int since = 0;
    Text text;
};

// One WebSocket: what it may see, what it has been sent, and its requests. See docs/protocol.md.
class Session final : public Visitor {
public:
    // `person`: the hash of the browser's cookie, or empty.
    Session(Hub& hub, std::string person, std::string address)
        : hub_{hub}, person_{std::move(person)}, address_{std::move(address)} {}

    void arrived(Peer& peer) override;
    void received(std::string_view text) override;
    void control() override;
    void gone() override;

    Seat seat() const { return seat_; }
    std::string const& person() const { return person_; }
    std::string const& address() const { return address_; }
    bool same_browser(Session const& other) const { return !person_.empty() && person_ == other.person_; }
    // The hash of the token that opened the seat; empty if it was the cookie.
    std::string const& key() const { return key_; }
    void set_key(std::string key) { key_ = std::move(key); }
    int window() const { return window_; }
    std::string const& name() const { return name_; }  // of a watcher; may be empty
    Millis opened() const { return opened_; }          // on the wall clock
    Millis since() const { return since_; }

    LiveTable* table() const { return live_; }
    void forget_table() { live_ = nullptr; }

    // Sends the changes at the table that this viewer may see, then the waiting answers.
    bool is_behind() const;
    void send_update(TableWriter& writer, SharedUpdate& shared);
    void send_answers();
    // A complete message, which waits like an answer.
    void report(std::string text);
    void give_token(std::string_view token);

    // A refusal that is sent at once, and need not concern a table.
    void complain(Denial const& denial);
    void close(CloseCode code, std::string_view reason) { peer_->close(code, reason); }

private:
    struct Kind;
    static Kind const kinds[];

    bool within_rate();
    void malformed(Denial const& denial);
    // Whether the whole message was valid; sends an error if not.
    bool valid(JsonObject& message);
    void handle(JsonObject& message);

    void hello(JsonObject& message);
    // Why there can be no other viewer of this seat.
    std::optional<Denial> crowded(LiveTable const& live, Seat seat) const;
    void enter(LiveTable& live, Admission const& admission, std::string_view token);

    void move(JsonObject& message);
    void why(JsonObject& message);
    void about(JsonObject& message);
    void chat(JsonObject& message);
    void name(JsonObject& message);
    void link(JsonObject& message);
    void close_window(JsonObject& message);
    void report_abuse(JsonObject& message);
    template <Decision (Table::*Answer)(SeatRequest const&, int) const>
    void moderate(JsonObject& message);
    void remove(JsonObject& message);
    void end(JsonObject& message);
    void replace(JsonObject& message);
    void at(JsonObject& message);
    void events(JsonObject& message);
    void record(JsonObject& message);
    void ping(JsonObject& message);
    // session_analysis.cpp
    void hints(JsonObject& message);
    void hint(JsonObject& message);
    void review(JsonObject& message);
    void finish(JsonObject& message);
    // A message without fields, answered by the table.
    template <Decision (Table::*Answer)(SeatRequest const&) const>
    void simple(JsonObject& message);

    SeatRequest request() const;
    Asker asker();
    void carry_out(Decision const& decision);
    void refuse(Denial const& denial);
    JsonWriter start_answer(std::string_view kind) const;
    void answer(JsonWriter& json);
    void send(std::string text) { peer_->send(std::make_shared<std::string const>(std::move(text))); }

    Hub& hub_;
    std::string person_;
    std::string address_;
    Peer* peer_ = nullptr;
    LiveTable* live_ = nullptr;  // null before hello
    Seat seat_ = onlooker;
    std::string key_;
    std::string name_;
    int window_ = 0;
    Millis opened_ = 0;
    Millis since_ = 0;
    int sent_ = -1;  // the version that the client has; -1: none
    int presence_ = -1;
    std::optional<int> resend_from_;
    std::vector<std::string> answers_;  // waiting for the disk
    std::string_view id_;               // of the message being handled
    Bucket bucket_;
    int malformed_ = 0;
    int refused_ = 0;
};

}  // namespace motherlode::server
