#pragma once

#include "wasm/local_tables.h"

namespace motherlode::wasm {

// A page that shows a local table. Messages about other devices, windows and absent players do not exist here.
class LocalClient final : public protocol::Client {
public:
    LocalClient(LocalTables& tables, int number) : tables_{tables}, number_{number} {}

    void received(std::string_view text);
    void add_review(std::string message) { add_answer(std::move(message)); }

    LocalTable* table() const { return table_; }
    std::string const& watcher_name() const { return watcher_name_; }

private:
    static Kind const kinds[];

    void carry_out(Decision const& decision) override;
    void hello(protocol::JsonObject& message) override;
    void name(protocol::JsonObject& message) override;
    std::span<Kind const> own_kinds() const override;
    Instant time() const override { return tables_.time(*table_); }
    SeatSet connected() const override { return table_->connected(); }
    void send(protocol::Text text) override { tables_.send(number_, *text); }
    // LocalTables sends answers at the end of each request.
    void report(std::string text) override { add_answer(std::move(text)); }

    void hint(protocol::JsonObject& message);
    void review(protocol::JsonObject& message);
    void finish(protocol::JsonObject& message);

    LocalTables& tables_;
    int number_;
    LocalTable* table_ = nullptr;  // null before hello
    std::string watcher_name_;
};

// The token of a seat: nothing is secret between pages of the same browser.
std::string seat_token(Seat seat);

}  // namespace motherlode::wasm
