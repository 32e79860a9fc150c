#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/json.h"
#include "protocol/strict_json.h"
#include "server/bans.h"
#include "server/hub.h"
#include "server/loop.h"

namespace motherlode::server {

using protocol::JsonObject;
using protocol::Need;

// Ends tables that nobody uses, and carries out the operator's commands (docs/running-a-server.md).
class Upkeep {
public:
    Upkeep(Loop& loop, Store& store, Hub& hub, ServerOptions const& options, Bans& bans);

    std::optional<Error> start();
    // A command as one JSON object, such as {"command":"show","table":"k3mfzq7rwx"}. The answer is one too; a refused
    // command is answered with {"error":"…"}.
    std::string answer(std::string_view command);

private:
    struct Command;
    static Command const commands[];
    struct Counts {
        std::size_t deleted = 0;
        std::size_t archived = 0;
    };

    void run_often();
    Outcome<Counts> prune(std::optional<Millis> finished_before);
    std::optional<Error> load_bans();

    using Result = std::optional<Error>;
    Result list(JsonObject& command, JsonWriter& json);
    Result show(JsonObject& command, JsonWriter& json);
    Result close(JsonObject& command, JsonWriter& json);
    Result reopen(JsonObject& command, JsonWriter& json);
    Result remove(JsonObject& command, JsonWriter& json);
    Result ban(JsonObject& command, JsonWriter& json);
    Result unban(JsonObject& command, JsonWriter& json);
    Result list_bans(JsonObject& command, JsonWriter& json);
    Result export_record(JsonObject& command, JsonWriter& json);
    Result prune(JsonObject& command, JsonWriter& json);
    Result vacuum(JsonObject& command, JsonWriter& json);

    Result set_state(JsonObject& command, TableState state);
    Result set_ban(JsonObject& command, bool banned);
    void write_details(JsonWriter& json, TableDetails const& table) const;

    Loop& loop_;
    Store& store_;
    Hub& hub_;
    ServerOptions const& options_;
    Bans& bans_;
};

}  // namespace motherlode::server
