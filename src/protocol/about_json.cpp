#include "protocol/about_json.h"

#include "kernel/words.h"
#include "registry/about.h"

namespace motherlode::protocol {

void write_about(JsonWriter& json, Match const& match, Seat viewer, std::string_view kind,
                 std::string_view thing) {
    std::optional<KnownThing> const known = find_thing(match, viewer, kind, thing);
    if (!known) {
        json.key("name").null().key("rule").null().key("facts").null();
        return;
    }
    json.key("name");
    write_value(json, known->name, match);
    json.field("rule", known->about.rule.id).key("facts").begin_array();
    for (Message const& fact : known->about.facts) write_message(json, fact, match);
    json.end_array();
}

}  // namespace motherlode::protocol
