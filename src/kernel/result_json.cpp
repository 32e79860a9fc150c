#include "kernel/result_json.h"

namespace motherlode {

void write_result(JsonWriter& json, Result const& result, std::string_view ended) {
    json.begin_object().field("finished", result.finished).key("seats").begin_array();
    for (int seat = 0; seat < result.players; ++seat) {
        SeatResult const& own = result.seats[seat];
        json.begin_object().field("total", own.total).field("rank", own.rank).key("by_source").begin_array();
        for (int const points : own.by_source) json.value(points);
        json.end_array().end_object();
    }
    json.end_array().key("rival");
    if (result.rival.name == nullptr)
        json.null();
    else
        json.begin_object()
            .field("name", result.rival.name->key)
            .field("total", result.rival.total)
            .field("rank", result.rival.rank)
            .end_object();
    json.key("tie_break");
    if (result.tie_break == nullptr)
        json.null();
    else
        json.value(result.tie_break->key);
    json.key("ended");
    if (ended.empty())
        json.null();
    else
        json.value(ended);
    json.end_object();
}

}  // namespace motherlode
