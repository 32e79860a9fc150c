#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "kernel/json.h"
#include "protocol/strict_json.h"
#include "server/bans.h"
#include "server/hub.h"
#include "server/loop.h"
#include "server/storage.h"

namespace motherlode::server {

using protocol::JsonObject;
using protocol::Need;

// Ends tables that nobody uses, and carries out the operator's commands (docs/running-a-server.md).
class Upkeep {
public:
    Upkeep(Loop& loop, Storage& storage, Hub& hub, ServerOptions const& options, Bans& bans);

    std::optional<Error> start(Store& store);
    // A command as one JSON object, such as {"command":"show","table":"k3mfzq7rwx"}. The answer is one too; a refused
    // command is answered with {"error":"…"}.
    void answer(std::string_view command, std::function<void(std::string)> respond);

private:
    struct Command;
    static Command const commands[];
    struct Counts {
        std::size_t deleted = 0;
        std::size_t archived = 0;
    };

    void run_often();
    using Pruned = std::function<void(Outcome<Counts> const&)>;
    void prune(std::optional<Millis> finished_before, Pruned pruned);
    void end_tables(Expired expired, Pruned const& pruned);

    // The fields of the answer, or the reason why there is none.
    using Reply = std::function<void(Outcome<JsonWriter>)>;
    void list(JsonObject& command, Reply reply);
    void show(JsonObject& command, Reply reply);
    void close(JsonObject& command, Reply reply);
    void reopen(JsonObject& command, Reply reply);
    void remove(JsonObject& command, Reply reply);
    void ban(JsonObject& command, Reply reply);
    void unban(JsonObject& command, Reply reply);
    void list_bans(JsonObject& command, Reply reply);
    void export_record(JsonObject& command, Reply reply);
    void prune(JsonObject& command, Reply reply);
    void vacuum(JsonObject& command, Reply reply);

    void set_state(JsonObject& command, TableState state, Reply reply);
    void set_ban(JsonObject& command, bool banned, Reply reply);
    // For commands whose answer has no fields.
    void change(std::function<std::optional<Error>(Store&)> work, Reply reply);
    void write_details(JsonWriter& json, TableDetails const& table) const;

    Loop& loop_;
    Storage& storage_;
    Hub& hub_;
    ServerOptions const& options_;
    Bans& bans_;
};

}  // namespace motherlode::server
