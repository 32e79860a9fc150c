#include "table/writer.h"

#include <algorithm>
#include <type_traits>

#include "games/registry.h"
#include "table/fields.h"

namespace motherlode {
namespace {

// A text that is as long as most updates.
constexpr std::size_t usual_size = 6000;

void append_flag(std::string& json, std::string_view field, bool flag) {
    json.append(field).append(flag ? "true" : "false");
}

void append_seats_of(std::string& json, SeatSet seats) {
    char const* before = "[";
    for (Seat const seat : seats) {
        json.append(before);
        append_number(json, index(seat));
        before = ",";
    }
    json.append(seats.empty() ? "[]" : "]");
}

// Where nobody has anything in hand, everybody's view is the same. Of a game that is not among those on
// offer the type is not known.
bool same_view_for_all(GameType const& type) {
    if (find_game(type.info().name) != &type) return false;
    return visit_game(type, []<class Game>() {
        return std::is_same_v<std::remove_cvref_t<decltype(std::declval<typename Game::State>().hands[0])>,
                              NoHand>;
    });
}

bool same_for_all(Event const& event) {
    bool const all_learned = event.learned == SeatSet::everyone() || event.learned.empty();
    return event.seen_by == SeatSet::everyone() && all_learned;
}

}  // namespace

TableWriter::TableWriter(Table const& table, SeatSet connected, Millis now)
    : table_{table},
      connected_{connected},
      now_{now},
      messages_{table.now()},
      same_view_{same_view_for_all(table.history().type())} {}

std::string TableWriter::table(Seat viewer, std::string_view id) {
    JsonWriter fixed;
    fixed.begin_object().field("t", "table");
    write_fixed(fixed, table_, viewer, id);
    std::string json = fixed.text() + ",";
    append_state(json, viewer, 0, 0);
    return json;
}

std::string TableWriter::update(Seat viewer, int since) {
    std::string json;
    json.reserve(usual_size);
    json.append(R"({"t":"update",)");
    append_state(json, viewer, table_.moves_kept_since(since), since);
    return json;
}

void TableWriter::append_state(std::string& json, Seat viewer, int first_move, int since) {
    append_shared(json);
    json.append(R"(,"view":)");
    append_view(json, viewer);
    json.append(R"(,"legal":)");
    append_legal(json, viewer);
    append_events(json, viewer, first_move);
    append_chat(json, since);
    append_undo(json, viewer);
    append_hints(json, viewer);
    json.append("}");
}

// ---- the same for all ----

void TableWriter::append_shared(std::string& json) {
    if (shared_.empty()) {
        shared_.append(R"("version":)");
        append_number(shared_, table_.version());
        append_seats(shared_);
        shared_.append(R"(,"moves":)");
        append_number(shared_, table_.history().size());
        append_pending(shared_);
        shared_.append(R"(,"result":)");
        JsonWriter result;
        write_result(result, table_.now());
        shared_.append(result.text());
    }
    json.append(shared_);
}

void TableWriter::append_seats(std::string& json) const {
    json.append(R"(,"seats":)");
    int number = 0;
    for (TableSeat const& seat : table_.seats()) {
        bool const bot = seat.kind == Player::Kind::bot;
        json.append(number == 0 ? "[" : ",");
        json.append(R"({"kind":")").append(bot ? "bot" : seat.open() ? "open" : "person");
        json.append(R"(","name":)");
        append_quoted(json, seat.name);
        append_flag(json, R"(,"connected":)", bot || connected_.contains(seat_at(number)));
        json.append(R"(,"bot":)");
        if (seat.stand_in)
            append_quoted(json, Table::stand_in_bot);
        else
            json.append("null");
        std::optional<Millis> const left = table_.clock_left(seat_at(number), now_);
        json.append(R"(,"clock":)");
        if (left && !bot)
            append_number(json, *left);
        else
            json.append("null");
        json.append("}");
        ++number;
    }
    json.append("]");
}

void TableWriter::append_pending(std::string& json) {
    Pending const pending = table_.now().pending();
    json.append(R"(,"pending":{"must":)");
    append_seats_of(json, pending.must);
    json.append(R"(,"may":)");
    append_seats_of(json, pending.may);
    json.append(R"(,"rule":)");
    append_quoted(json, pending.rule.id);
    json.append(R"(,"prompts":[)");
    bool first = true;
    for (Seat const seat : pending.must) {
        if (!first) json.append(",");
        messages_.append(json, table_.now().prompt(seat));
        first = false;
    }
    json.append("]}");
}

// ---- as the viewer sees it ----

void TableWriter::append_view(std::string& json, Seat viewer) {
    if (view_.empty() || !same_view_) {
        JsonWriter view;
        table_.now().write_view(viewer, view);
        view_ = view.text();
    }
    json.append(view_);
}

void TableWriter::append_legal(std::string& json, Seat viewer) {
    ActionList legal;
    bool const sits = index(viewer) < static_cast<int>(table_.seats().size());
    if (sits && !table_.seats()[index(viewer)].open()) table_.now().legal_actions(viewer, legal);
    if (legal.empty()) {
        json.append("[]");
        return;
    }

    // Whether an action could be taken back is tried on a game as the viewer may imagine it: the real one
    // might give away what is hidden.
    Rng rng{static_cast<std::uint64_t>(table_.version())};
    std::unique_ptr<Match> const imagined = table_.now().redeal(viewer, rng);
    EventLog log;
    char const* before = "[";
    for (Action const action : legal) {
        log.events.clear();
        imagined->clone()->apply(viewer, action, log);
        bool const final = std::any_of(log.events.begin(), log.events.end(),
                                       [](Event const& event) { return !event.learned.empty(); });
        json.append(before).append(R"({"action":)");
        append_quoted(json, table_.now().text(action));
        json.append(R"(,"message":)");
        messages_.append(json, table_.now().describe(action));
        append_flag(json, R"(,"final":)", final);
        json.append("}");
        before = ",";
    }
    json.append("]");
}

void TableWriter::append_events(std::string& json, Seat viewer, int first_move) {
    if (events_.first_move != first_move) {
        events_ = {first_move, true, {}};
        for (History::Move const& move :
             table_.history().moves().subspan(static_cast<std::size_t>(first_move)))
            for (Event const& event : move.events) events_.same_for_all &= same_for_all(event);
        if (events_.same_for_all) write_events(events_.json, viewer, first_move);
    }
    if (events_.same_for_all)
        json.append(events_.json);
    else
        write_events(json, viewer, first_move);
}

void TableWriter::write_events(std::string& json, Seat viewer, int first_move) {
    std::span<History::Move const> const moves = table_.history().moves();
    int const size = table_.history().size();
    int number = first_move < size ? static_cast<int>(table_.move_infos()[first_move].first_event)
                                   : table_.event_count();
    json.append(R"(,"events_from":)");
    append_number(json, number);
    json.append(R"(,"events":[)");
    char const* before = "";
    for (int at = first_move; at < size; ++at) {
        for (Event const& event : moves[at].events) {
            int const own_number = number++;
            if (!event.seen_by.contains(viewer)) continue;
            json.append(before).append(R"({"n":)");
            append_number(json, own_number);
            json.append(R"(,"move":)");
            append_number(json, at + 1);
            json.append(R"(,"seat":)");
            append_number(json, index(moves[at].seat));
            json.append(R"(,"turn":)");
            append_number(json, table_.move_infos()[at].turn);
            json.append(R"(,"event":)");
            append_quoted(json, event.message.spec->name());
            json.append(R"(,"rule":)");
            append_quoted(json, event.rule.id);
            json.append(R"(,"message":)");
            messages_.append(json, event.message);
            append_flag(json, R"(,"learned":)", event.learned.contains(viewer));
            json.append("}");
            before = ",";
        }
    }
    json.append("]");
}

void TableWriter::append_chat(std::string& json, int since) const {
    std::span<ChatLine const> const lines = table_.chat_lines();
    auto line = lines.end();
    while (line != lines.begin() && std::prev(line)->version > since) --line;
    json.append(R"(,"chat":[)");
    for (char const* before = ""; line != lines.end(); ++line, before = ",") {
        json.append(before).append(R"({"n":)");
        append_number(json, line->number);
        json.append(R"(,"seat":)");
        append_number(json, index(line->seat));
        json.append(R"(,"name":)");
        append_quoted(json, table_.seats()[index(line->seat)].name);
        json.append(R"(,"text":)");
        append_quoted(json, line->text);
        json.append(R"(,"time":)");
        append_number(json, line->time);
        json.append("}");
    }
    json.append("]");
}

void TableWriter::append_undo(std::string& json, Seat viewer) const {
    UndoTargets const targets = table_.undo_targets(viewer);
    append_flag(json, R"(,"undo":{"undo":)", targets.undo.has_value());
    append_flag(json, R"(,"restart":)", targets.restart.has_value());
    append_flag(json, R"(,"ask":)", targets.ask.has_value());
    json.append(R"(,"asked":)");
    if (std::optional<UndoRequest> const& asked = table_.asked()) {
        json.append(R"({"seat":)");
        append_number(json, index(asked->seat));
        json.append(R"(,"agreed":)");
        append_seats_of(json, asked->agreed);
        json.append("}}");
    } else {
        json.append("null}");
    }
}

void TableWriter::append_hints(std::string& json, Seat viewer) const {
    append_flag(json, R"(,"hints":{"allowed":)", table_.hints_allowed(viewer));
    json.append(R"(,"agreed":)");
    append_seats_of(json, table_.hints_agreed());
    json.append("}");
}

}  // namespace motherlode
