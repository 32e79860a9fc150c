// Requests to a table, and changes without a request.

#include <algorithm>

#include "bots/bot.h"
#include "table/denials.h"
#include "table/table.h"
#include "table/text.h"

namespace motherlode {

Decision Table::answered(Denial denial) const {
    Decision decision;
    decision.denial = std::move(denial);
    decision.version = version();
    return decision;
}

Decision Table::accepted(std::vector<Entry> entries) const {
    Decision decision;
    decision.version = version() + static_cast<int>(entries.size());
    decision.entries = std::move(entries);
    return decision;
}

Entry Table::entry(Entry::Kind kind, SeatRequest const& request) const {
    Entry entry;
    entry.kind = kind;
    entry.time = {request.now.wall, std::max(request.now.game, clock_.time())};
    entry.seat = request.seat;
    entry.client = std::string{request.client};
    return entry;
}

std::optional<Decision> Table::early_answer(SeatRequest const& request, Needs needs,
                                            Content const& content) const {
    if (!valid(request.seat) || seat(request.seat).kind == Player::Kind::bot) return denied(denials::no_seat);
    if (request.client.size() > longest_client) return denied(denials::id_too_long, longest_client);
    if (AnsweredRequest const* const answered = answered_request(request.seat, request.client)) {
        if (answered->content && *answered->content != content.hash()) return denied(denials::reused_id);
        Decision decision;
        decision.repeated = true;
        decision.version = answered->version;
        return decision;
    }
    if (seat(request.seat).removed) return denied(denials::removed);
    if (needs == Needs::nothing) return {};
    if (seat(request.seat).open()) return denied(denials::seat_is_open);
    if (needs != Needs::presence) return {};
    if (seat(request.seat).resigned) return denied(denials::resigned);
    if (seat(request.seat).stand_in) return denied(denials::bot_plays);
    return {};
}

// ---- Moves ----

bool Table::stale(Seat seat, int seen_version) const {
    if (seen_version < 0 || seen_version > version()) return true;
    return !std::all_of(steps_.begin() + seen_version, steps_.end(),
                        [&](Step const& step) { return step.quiet.contains(seat); });
}

std::optional<Decision> Table::early_answer_to_move(SeatRequest const& request, std::string_view action,
                                                    int seen_version) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"move", std::string{action}}))
        return answer;
    if (finished()) return denied(denials::game_over);
    if (seat(request.seat).resigned) return denied(denials::resigned);
    if (stale(request.seat, seen_version)) return denied(denials::stale);
    return {};
}

Decision Table::move(SeatRequest const& request, std::string_view action, int seen_version) const {
    std::optional<Action> const parsed = now().parse(action);
    // Only a repeated request is compared, so only its text is needed in its usual form.
    bool const repeated = valid(request.seat) && answered_request(request.seat, request.client) != nullptr;
    std::string const text = repeated && parsed ? now().text(*parsed) : std::string{action};
    if (std::optional<Decision> answer = early_answer_to_move(request, text, seen_version)) return *answer;
    if (!parsed) return denied(denials::unknown_action, excerpt(action));
    return checked_move(request, *parsed);
}

Decision Table::move(SeatRequest const& request, Action action, int seen_version) const {
    bool const repeated = valid(request.seat) && answered_request(request.seat, request.client) != nullptr;
    std::string const text = repeated ? now().text(action) : std::string{};
    if (std::optional<Decision> answer = early_answer_to_move(request, text, seen_version)) return *answer;
    return checked_move(request, action);
}

Decision Table::checked_move(SeatRequest const& request, Action action) const {
    if (std::optional<Denial> reason = why(request.seat, action)) return answered(std::move(*reason));
    std::vector<Entry> entries;
    if (seat(request.seat).stand_in) {
        entries.push_back(entry(Entry::Kind::come_back, request));
        entries.back().client.clear();
    }
    entries.push_back(entry(Entry::Kind::move, request));
    entries.back().text = now().text(action);
    Decision decision = accepted(std::move(entries));
    decision.move = action;
    return decision;
}

std::optional<Denial> Table::why(Seat seat, std::string_view action) const {
    if (!valid(seat)) return denial(denials::no_seat);
    std::optional<Action> const parsed = now().parse(action);
    if (!parsed) return denial(denials::unknown_action, excerpt(action));
    return why(seat, *parsed);
}

std::optional<Denial> Table::why(Seat seat, Action action) const {
    if (early_end_ != EarlyEnd::none) return denial(denials::game_over);
    std::optional<Refusal> const refusal = now().refusal(seat, action);
    if (!refusal) return {};
    return denial(*refusal);
}

// ---- Bots ----

std::string_view Table::bot_kind(Seat seat) const {
    TableSeat const player = this->seat(seat);
    if (player.stand_in) return stand_in_bot;
    return player.kind == Player::Kind::bot ? player.name : std::string_view{};
}

std::optional<NextActor> const& Table::next_bot() const {
    if (next_bot_) return *next_bot_;
    if (early_end_ != EarlyEnd::none) return next_bot_.emplace(std::nullopt);
    SeatSet bots;
    for (Seat const seat : SeatSet::first(players()))
        if (this->seat(seat).played_by_bot()) bots = bots.with(seat);
    return next_bot_.emplace(next_actor(now().pending(), bots, [&](Seat seat) {
        return history_.type().make_bot(bot_kind(seat), now())->optional_move(now(), seat);
    }));
}

Action BotTask::decide() { return optional_move ? *optional_move : bot_action(bot, *match, seat, rng); }

Action BotTask::decide(MatchBot& thinker) {
    return optional_move ? *optional_move : thinker.choose(*match, seat, rng);
}

std::optional<BotTask> Table::bot_task() const {
    std::optional<NextActor> const& next = next_bot();
    if (!next) return {};
    return BotTask{std::string{bot_kind(next->seat)}, next->seat, now().clone(),
                   bot_rng(history_.setup().seed, history_.size()), next->optional_move};
}

Decision Table::bot_move(BotTask const& task, Action action, Instant const& instant) const {
    bool const unchanged =
        seat(task.seat).played_by_bot() && now().hash() == task.match->hash() && !finished();
    if (!unchanged) return accepted({});
    Entry move = entry(Entry::Kind::move, {task.seat, instant});
    move.text = now().text(action);
    Decision decision = accepted({std::move(move)});
    decision.move = action;
    return decision;
}

Decision Table::bot_move(Instant const& instant) const {
    std::optional<BotTask> task = bot_task();
    return task ? bot_move(*task, task->decide(), instant) : accepted({});
}

// ---- Chat and names ----

Decision Table::chat(SeatRequest const& request, std::string_view text) const {
    std::optional<std::string> line = clean_line(text);
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"chat", line.value_or("")}))
        return *answer;
    if (seat(request.seat).muted) return denied(denials::muted);
    if (log_full()) return denied(denials::log_full);
    if (!line || line->empty()) return denied(denials::empty_chat);
    if (characters(*line) > longest_chat) return denied(denials::long_chat, longest_chat);
    Entry chat = entry(Entry::Kind::chat, request);
    chat.text = std::move(*line);
    return accepted({std::move(chat)});
}

std::optional<std::string> Table::clean_name(std::string_view name) {
    std::optional<std::string> line = clean_line(name);
    if (!line || line->empty() || characters(*line) > longest_name) return {};
    return line;
}

Decision Table::name(SeatRequest const& request, std::string_view name) const {
    std::optional<std::string> line = clean_name(name);
    if (std::optional<Decision> answer = early_answer(request, Needs::nothing, {"name", line.value_or("")}))
        return *answer;
    if (!line) return denied(denials::bad_name, longest_name);
    if (*line == seat(request.seat).name) return accepted({});
    if (name_taken(request.seat, *line)) return denied(denials::name_taken);
    if (log_full()) return denied(denials::log_full);
    Entry named = entry(Entry::Kind::name, request);
    named.text = std::move(*line);
    return accepted({std::move(named)});
}

// ---- Leaving and returning ----

Decision Table::leave(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"leave"})) return *answer;
    if (finished()) return denied(denials::game_over);
    if (seat(request.seat).stand_in) return accepted({});
    if (log_full()) return denied(denials::log_full);
    std::vector<Entry> entries{entry(Entry::Kind::leave, request)};
    append_agreed_undo(entries, request.seat, SeatSet::none());
    return accepted(std::move(entries));
}

Decision Table::come_back(SeatRequest const& request) const {
    if (std::optional<Decision> answer = early_answer(request, Needs::a_name, {"return"})) return *answer;
    if (!seat(request.seat).stand_in) return accepted({});
    if (seat(request.seat).resigned) return denied(denials::resigned);
    return accepted({entry(Entry::Kind::come_back, request)});
}

std::optional<Millis> Table::next_deadline() const { return clock_.next_deadline(); }

Decision Table::tick(Instant const& instant) const {
    std::vector<Entry> entries;
    SeatSet const out = clock_.run_out(instant.game);
    for (Seat const seat : out) entries.push_back(entry(Entry::Kind::time_out, {seat, instant}));
    if (!entries.empty()) append_agreed_undo(entries, out, SeatSet::none());
    return accepted(std::move(entries));
}

}  // namespace motherlode
