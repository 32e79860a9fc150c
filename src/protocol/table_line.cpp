#include "protocol/table_line.h"

namespace motherlode::protocol {
namespace {

void write_scores(JsonWriter& json, std::vector<SeatScore> const& scores) {
    if (scores.empty()) {
        json.null();
        return;
    }
    json.begin_array();
    for (SeatScore const& score : scores)
        json.begin_object().field("total", score.total).field("rank", score.rank).end_object();
    json.end_array();
}

}  // namespace

void write_table_line(JsonWriter& json, std::string_view table, std::optional<int> seat,
                      TableSummary const& summary) {
    json.begin_object().field("table", table).field("game", summary.game).key("names").begin_array();
    for (std::string const& name : summary.names) json.value(name);
    json.end_array().key("seat");
    if (seat)
        json.value(*seat);
    else
        json.null();
    json.field("moves", summary.moves);
    json.field("your_turn", seat && summary.due.contains(seat_at(*seat)));
    json.field("finished", summary.finished).field("updated", summary.updated).key("scores");
    write_scores(json, summary.scores);
    json.end_object();
}

}  // namespace motherlode::protocol
