// What may be asked of a table, and what happens without being asked.

#include <algorithm>

#include "bots/bot.h"
#include "games/registry.h"
#include "kernel/words.h"
#include "table/table.h"
#include "table/text.h"

namespace motherlode {

Decision Table::denied(std::string_view code, std::string sentence) const {
    Decision decision;
    decision.denial = Denial{code, std::move(sentence)};
    decision.version = version();
    return decision;
}

Decision Table::accepted(std::vector<Entry> entries) const {
    Decision decision;
    decision.version = version() + static_cast<int>(entries.size());
    decision.entries = std::move(entries);
    return decision;
}

Decision Table::too_long() const {
    return denied("limit", "So much has happened at this table that it takes moves only.");
}

Entry Table::entry(Entry::Kind kind, Request const& request) const {
    Entry entry;
    entry.kind = kind;
    entry.time = std::max(request.now, clock_.time());
    entry.seat = request.seat;
    entry.client = std::string{request.client};
    return entry;
}

std::optional<Decision> Table::settled(Request const& request, Needs needs) const {
    if (!valid(request.seat) || seats_[index(request.seat)].kind == Player::Kind::bot)
        return denied("not_your_seat", "Only who has a seat at the table can do this.");
    if (request.client.size() > longest_client)
        return denied("malformed", "An id has at most " + std::to_string(longest_client) + " bytes.");
    if (std::optional<int> const carried = carried_out(request.seat, request.client)) {
        Decision decision;
        decision.repeated = true;
        decision.version = *carried;
        return decision;
    }
    if (needs == Needs::nothing) return {};
    TableSeat const& seat = seats_[index(request.seat)];
    if (seat.open()) return denied("not_allowed", "Sit down first: the seat needs a name.");
    if (needs == Needs::to_be_there && seat.stand_in)
        return denied("not_allowed", "Return to your seat first: a bot is playing for you.");
    return {};
}

// ---- moves ----

bool Table::stale(Seat seat, int seen_version) const {
    if (seen_version < 0 || seen_version > version()) return true;
    return !std::all_of(steps_.begin() + seen_version, steps_.end(),
                        [&](Step const& step) { return step.quiet.contains(seat); });
}

Decision Table::move(Request const& request, std::string_view action, int seen_version) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_sit)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    if (stale(request.seat, seen_version))
        return denied("stale", "Something has happened that you had not seen yet.");
    if (std::optional<Denial> denial = why(request.seat, action)) {
        Decision decision = accepted({});
        decision.denial = std::move(denial);
        return decision;
    }

    std::vector<Entry> entries;
    if (seats_[index(request.seat)].stand_in) {
        entries.push_back(entry(Entry::Kind::come_back, request));
        entries.back().client.clear();
    }
    entries.push_back(entry(Entry::Kind::move, request));
    entries.back().text = std::string{action};
    return accepted(std::move(entries));
}

std::optional<Denial> Table::why(Seat seat, std::string_view action) const {
    if (!valid(seat)) return Denial{"not_your_seat", "Only who has a seat at the table can do this."};
    std::optional<Action> const parsed = now().parse(action);
    // One action has one spelling, or the log would not be what the client sent.
    if (!parsed || now().text(*parsed) != action)
        return Denial{"malformed", "This is not an action of the game."};
    std::optional<Refusal> const refusal = now().refusal(seat, *parsed);
    if (!refusal) return {};
    return Denial{"illegal", say(Language::english(), refusal->message, now(), names()), refusal};
}

bool Table::bot_due() const {
    for (Seat const seat : due_)
        if (seats_[index(seat)].played_by_bot()) return true;
    return wish().has_value();
}

std::optional<BotMove> Table::wish() const {
    // Other games than the registered ones have no bots.
    if (may_.empty() || find_game(now().info().name) == nullptr) return {};
    return bot_wish(now(), [&](Seat seat) {
        TableSeat const& bot = seats_[index(seat)];
        return bot.played_by_bot() ? bot_kind(bot) : std::string_view{};
    });
}

std::string BotTask::decide() { return match->text(wished ? *wished : bot_action(bot, *match, seat, rng)); }

std::optional<BotTask> Table::bot_task() const {
    constexpr std::uint64_t first_stream = 1000;
    Rng const rng =
        Rng::stream(history_.setup().seed, first_stream + static_cast<std::uint64_t>(history_.size()));
    // Wishes come first, so that who has made an offer gets an answer before the game goes on.
    if (std::optional<BotMove> const wished = wish())
        return BotTask{std::string{bot_kind(seats_[index(wished->seat)])}, wished->seat, now().clone(), rng,
                       wished->action};
    for (Seat const seat : due_) {
        TableSeat const& bot = seats_[index(seat)];
        if (!bot.played_by_bot()) continue;
        return BotTask{std::string{bot_kind(bot)}, seat, now().clone(), rng, {}};
    }
    return {};
}

Decision Table::bot_decided(BotTask const& task, std::string_view action, Millis now_millis) const {
    bool const as_it_was =
        seats_[index(task.seat)].played_by_bot() && now().hash() == task.match->hash() && !finished();
    if (!as_it_was) return accepted({});
    Entry entry = this->entry(Entry::Kind::move, {task.seat, now_millis});
    entry.text = std::string{action};
    return accepted({std::move(entry)});
}

Decision Table::bot_move(Millis now_millis) const {
    std::optional<BotTask> task = bot_task();
    return task ? bot_decided(*task, task->decide(), now_millis) : accepted({});
}

// ---- words ----

Decision Table::chat(Request const& request, std::string_view text) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_sit)) return *decision;
    if (log_full()) return too_long();
    std::optional<std::string> line = clean_line(text);
    if (!line || line->empty()) return denied("malformed", "There is nothing to say in this.");
    if (characters(*line) > longest_chat)
        return denied("limit", "A line has at most " + std::to_string(longest_chat) + " characters.");
    Entry said = entry(Entry::Kind::chat, request);
    said.text = std::move(*line);
    return accepted({std::move(said)});
}

std::optional<std::string> Table::clean_name(std::string_view name) {
    std::optional<std::string> line = clean_line(name);
    if (!line || line->empty() || characters(*line) > longest_name) return {};
    return line;
}

Decision Table::name(Request const& request, std::string_view name) const {
    if (std::optional<Decision> decision = settled(request, Needs::nothing)) return *decision;
    std::optional<std::string> line = clean_name(name);
    if (!line)
        return denied("malformed",
                      "A name has 1 to " + std::to_string(longest_name) + " printable characters.");
    if (*line == seats_[index(request.seat)].name) return accepted({});
    if (log_full()) return too_long();
    Entry named = entry(Entry::Kind::name, request);
    named.text = std::move(*line);
    return accepted({std::move(named)});
}

// ---- coming and going ----

Decision Table::leave(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_sit)) return *decision;
    if (finished()) return denied("finished", "The game is over.");
    if (seats_[index(request.seat)].stand_in) return accepted({});
    if (log_full()) return too_long();
    std::vector<Entry> entries{entry(Entry::Kind::leave, request)};
    append_agreed_undo(entries, request.seat, SeatSet::none());
    return accepted(std::move(entries));
}

Decision Table::come_back(Request const& request) const {
    if (std::optional<Decision> decision = settled(request, Needs::to_sit)) return *decision;
    if (!seats_[index(request.seat)].stand_in) return accepted({});
    return accepted({entry(Entry::Kind::come_back, request)});
}

std::optional<Millis> Table::next_deadline() const { return clock_.next_deadline(); }

Decision Table::tick(Millis now_millis) const {
    std::vector<Entry> entries;
    SeatSet const out = clock_.run_out(now_millis);
    for (Seat const seat : out) entries.push_back(entry(Entry::Kind::time_out, {seat, now_millis}));
    if (!entries.empty()) append_agreed_undo(entries, out, SeatSet::none());
    return accepted(std::move(entries));
}

}  // namespace motherlode
