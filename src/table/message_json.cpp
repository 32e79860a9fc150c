#include "table/message_json.h"

namespace motherlode {

void MessageJson::write_term(JsonWriter& json, ArgKind kind, int number) {
    for (Known const& known : known_) {
        if (known.kind != kind || known.number != number) continue;
        json.json(known.json);
        return;
    }
    Value const value = terms_->value(kind, number);
    JsonWriter term;
    term.begin_object().field("id", value.id);
    if (value.kind == Value::Kind::phrase) {
        term.key("parts").begin_array();
        for (Message const& part : value.parts) write(term, part);
        term.end_array();
    } else {
        term.field("key", value.key).field("text", value.text);
    }
    json.json(term.end_object().text());
    // A plain name is not cached: making it is as fast as looking it up.
    if (!value.key.empty() || !value.parts.empty()) known_.push_back({kind, number, term.text()});
}

void MessageJson::write(JsonWriter& json, Message const& message) {
    json.begin_object().field("key", message.spec->key).key("args").begin_object();
    for (int i = 0; i < message.spec->count; ++i) {
        ArgSpec const& spec = message.spec->args[i];
        json.key(spec.name);
        if (spec.kind == ArgKind::number)
            json.value(message.args[i]);
        else if (spec.kind == ArgKind::seat)
            json.begin_object().field("seat", message.args[i]).end_object();
        else
            write_term(json, spec.kind, message.args[i]);
    }
    json.end_object().end_object();
}

}  // namespace motherlode
