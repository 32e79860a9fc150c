#include "server/set_aside.h"

#include "protocol/new_table.h"
#include "registry/registry.h"
#include "server/denials.h"

namespace motherlode::server {
namespace {

SetAside unreadable(Error reason) {
    return {SetAside::Kind::unreadable, std::move(reason), denial(denials::unreadable_table)};
}

}  // namespace

std::optional<SetAside> find_obstacle(std::string_view setup) {
    Outcome<TableSetup> const usable = parse_setup(setup, find_game);
    if (usable) return {};
    Outcome<AnySetup> const any = parse_any_setup(setup);
    GameType const* const type = any ? find_game(any->setup.game) : nullptr;
    if (type == nullptr) return unreadable(usable.error());
    return SetAside{SetAside::Kind::other_rules, usable.error(),
                    denial(denials::other_rules, any->rules, type->info().rules_version)};
}

Outcome<Table, SetAside> rebuild(StoredTable const& stored) {
    if (std::optional<SetAside> obstacle = find_obstacle(stored.setup)) return std::move(*obstacle);
    Outcome<Table> table = protocol::rebuild_table(stored.setup, stored.entries);
    if (!table) return unreadable(table.error());
    return std::move(*table);
}

std::optional<std::string> record_of(StoredTable const& stored) {
    Outcome<AnySetup> const setup = parse_any_setup(stored.setup);
    if (!setup) return {};
    return write_record(*setup, stored.entries, find_game);
}

}  // namespace motherlode::server
