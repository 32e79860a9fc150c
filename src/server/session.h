#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "protocol/client.h"
#include "protocol/strict_json.h"
#include "server/hub.h"
#include "server/net.h"

namespace motherlode::server {

using protocol::JsonObject;
using protocol::Need;

// One WebSocket at a table of the hub. See docs/protocol.md.
class Session final : public Visitor, public protocol::Client {
public:
    // `person`: the hash of the browser's cookie, or empty.
    Session(Hub& hub, std::string person, std::string address)
        : hub_{hub}, person_{std::move(person)}, address_{std::move(address)} {}

    void arrived(Peer& peer) override;
    void received(std::string_view text) override;
    void control() override;
    void gone() override;

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

    // Whether its table is being loaded.
    bool opening() const { return opening_; }
    LiveTable* table() const { return live_; }
    void forget_table() {
        live_ = nullptr;
        open_ = nullptr;
    }

    void report(std::string text) override;
    void give_token(std::string_view token);
    // Saving takes long, or does so no more.
    void announce_delay(bool delayed);

    void complain(Denial const& denial) override;
    // Sends what is queued now.
    void flush() { peer_->flush(); }
    void close(CloseCode code, std::string_view reason) { peer_->close(code, reason); }

private:
    static Kind const kinds[];

    bool within_limits();
    void process(std::string_view text);
    void continue_with(std::string const& text);

    void carry_out(Decision const& decision) override;
    void refuse(Denial const& denial) override;
    void malformed(Denial const& denial) override;
    void hello(JsonObject& message) override;
    void name(JsonObject& message) override;
    std::span<Kind const> own_kinds() const override;
    bool has_record() override;
    int newest_version() const override { return live_->saved(); }
    Instant time() const override { return hub_.time(); }
    SeatSet connected() const override { return live_->connected(); }
    void send(Text text) override { peer_->send(std::move(text)); }

    // Why there can be no other viewer of this seat.
    std::optional<Denial> crowded(LiveTable const& live, Seat seat) const;
    void greet(LiveTable& live, std::optional<std::string> const& token, int seen_version);
    void enter(LiveTable& live, Admission const& admission, std::string_view token, int seen_version);

    // session_seats.cpp
    void link(JsonObject& message);
    void close_window(JsonObject& message);
    void remove(JsonObject& message);
    void replace(JsonObject& message);
    void report_abuse(JsonObject& message);
    // session_analysis.cpp
    void hint(JsonObject& message);
    void review(JsonObject& message);
    void finish(JsonObject& message);
    Asker asker();

    Hub& hub_;
    std::string person_;
    std::string address_;
    Peer* peer_ = nullptr;
    LiveTable* live_ = nullptr;  // null before hello
    std::string key_;
    std::string name_;
    int window_ = 0;
    Millis opened_ = 0;
    Millis since_ = 0;
    Bucket bucket_;
    int refused_ = 0;
    bool opening_ = false;
    bool needs_record_ = false;  // for the message being handled
};

}  // namespace motherlode::server
