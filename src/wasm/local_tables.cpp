#include "wasm/local_tables.h"

#include <algorithm>
#include <charconv>

#include "kernel/record.h"
#include "protocol/denials.h"
#include "protocol/lesson_answer.h"
#include "protocol/table_line.h"
#include "registry/registry.h"
#include "wasm/local_client.h"
#include "wasm/words.h"

namespace motherlode::wasm {
namespace {

constexpr std::string_view watch_token = "watch";

Instant next_instant(std::string_view& words) {
    auto const wall = static_cast<Millis>(number(next_word(words)));
    auto const game = static_cast<Millis>(number(next_word(words)));
    return {wall, game};
}

std::string json_text(std::string_view text) {
    JsonWriter json;
    return json.value(text).text();
}

// The viewer that the token belongs to; without a token, the host.
Seat seat_of(std::optional<std::string> const& token, Table const& table) {
    if (!token) return table.host();
    for (Seat const seat : SeatSet::first(table.players()))
        if (*token == seat_token(seat)) return seat;
    return onlooker;
}

}  // namespace

SeatSet LocalTable::connected() const {
    SeatSet seats;
    for (LocalClient const* const client : clients)
        if (client->seat() != onlooker) seats = seats.with(client->seat());
    return seats;
}

Watchers LocalTable::watchers() const {
    Watchers watchers;
    for (LocalClient const* const client : clients) {
        if (client->seat() != onlooker) continue;
        ++watchers.count;
        if (!client->watcher_name().empty()) watchers.names.push_back(client->watcher_name());
    }
    return watchers;
}

LocalTables::LocalTables(Emit emit) : emit_{std::move(emit)} {}

LocalTables::~LocalTables() = default;

void LocalTables::request(std::string_view text) {
    auto [words, rest] = split_line(text);
    std::string_view const kind = next_word(words);
    if (kind == "lesson") return lesson(rest);
    std::string id{next_word(words)};
    if (kind == "record") return record(find(id));
    if (kind == "thinkers") {
        thinkers_ = static_cast<int>(number(id));
        review_playouts_ = static_cast<int>(number(next_word(words)));
        return;
    }
    bool const has_number = kind == "make" || kind == "rematch" || kind == "load";
    std::uint64_t const first_number = has_number ? number(next_word(words)) : 0;
    now_ = next_instant(words);
    if (kind == "make") {
        Outcome<TableSetup, Denial> const setup = protocol::parse_new_table(rest, now_, first_number);
        if (!setup) return refuse(setup.error());
        add(std::move(id), Table::make(find_game, *setup), write_setup(*setup, find_game), {});
    } else if (kind == "from_record") {
        from_record(std::move(id), rest);
    } else if (kind == "rematch") {
        rematch(std::move(id), rest, first_number);
    } else if (kind == "branch") {
        branch(std::move(id), rest);
    } else if (kind == "load") {
        load(std::move(id), first_number, rest);
    } else if (kind == "receive") {
        receive(static_cast<int>(number(id)), rest);
    } else if (kind == "leave") {
        leave(static_cast<int>(number(id)));
    } else if (kind == "wake") {
        if (LocalTable* const table = find(id)) wake(*table);
    } else if (kind == "thought") {
        answered(static_cast<int>(number(id)), rest);
    }
}

LocalTable* LocalTables::find(std::string_view id) {
    auto const at = tables_.find(id);
    return at == tables_.end() ? nullptr : &at->second;
}

// ---- Making tables ----

void LocalTables::add(std::string id, Outcome<Table, Denial> table, std::string const& setup,
                      std::vector<Entry> const& entries, Millis closed_for) {
    if (!table) return refuse(table.error());
    if (!setup.empty()) emit_("setup " + id + ' ' + json_text(setup));
    for (Entry const& entry : entries) {
        // The table was made for these entries, which come from a valid record.
        if (table->apply(entry)) break;
        emit_("entry " + id + ' ' + write_entry(entry));
    }
    protocol::CreatedTable created{id, {}, std::string{watch_token}};
    for (Seat const seat : SeatSet::first(table->players()))
        created.seat_tokens.push_back(table->seat(seat).kind == Player::Kind::human ? seat_token(seat)
                                                                                    : std::string{});
    LocalTable& added =
        tables_.insert_or_assign(id, LocalTable{{id, std::move(*table)}, {}, closed_for}).first->second;
    emit_("made " + protocol::created_json(created));
    flush(added);
}

void LocalTables::refuse(Denial const& denial) {
    JsonWriter json;
    json.begin_object().key("error").begin_object();
    write_denial(json, denial);
    emit_("made " + json.end_object().end_object().text());
}

void LocalTables::from_record(std::string id, std::string_view record) {
    Outcome<History> const history = read_record(record, "record", find_game);
    if (!history) return refuse(denial(protocol::denials::bad_record, history.error().sentence));
    TableSetup const setup = setup_of(*history, now_);
    add(std::move(id), Table::make(find_game, setup), write_setup(setup, find_game),
        entries_of(*history, now_));
}

void LocalTables::rematch(std::string id, std::string_view body, std::uint64_t seed) {
    Outcome<protocol::RematchRequest, Denial> const request = protocol::parse_rematch(body);
    if (!request) return refuse(request.error());
    LocalTable* const old = find(request->table);
    if (old == nullptr) return refuse(denial(protocol::denials::unknown_table));
    Seat const asking = seat_of(request->token, old->table);
    Decision const allowed = old->table.rematch({asking, time(*old)}, id);
    if (allowed.denial) return refuse(*allowed.denial);
    Outcome<TableSetup, Denial> setup = protocol::rematch_setup(*request, old->table, asking, now_, seed);
    if (!setup) return refuse(setup.error());
    // All humans are at this device, so nobody has to be invited.
    std::vector<std::optional<Seat>> const from = protocol::old_seats(*request);
    for (std::size_t seat = 0; seat < from.size(); ++seat)
        if (from[seat]) setup->players[seat].name = old->table.seat(*from[seat]).name;
    carry_out(*old, allowed);
    flush(*old);
    add(std::move(id), Table::make(find_game, *setup), write_setup(*setup, find_game), {});
}

void LocalTables::branch(std::string id, std::string_view body) {
    Outcome<protocol::BranchRequest, Denial> const request = protocol::parse_branch(body);
    if (!request) return refuse(request.error());
    LocalTable* const old = find(request->table);
    if (old == nullptr) return refuse(denial(protocol::denials::unknown_table));
    if (!old->table.finished()) return refuse(denial(protocol::denials::branch_not_finished));
    Outcome<protocol::Branch, Denial> const made =
        protocol::branch_of(*request, old->table, seat_of(request->token, old->table), now_);
    if (!made) return refuse(made.error());
    add(std::move(id), Table::make(find_game, made->setup), write_setup(made->setup, find_game),
        made->entries);
}

void LocalTables::load(std::string id, std::uint64_t entry_count, std::string_view saved) {
    std::vector<std::string> entries;
    for (; entries.size() < entry_count && !saved.empty(); saved = split_line(saved).second)
        entries.emplace_back(split_line(saved).first);
    Outcome<Table> table = protocol::rebuild_table(saved, entries);
    if (!table) return refuse(denial(protocol::denials::bad_record, table.error().sentence));
    std::optional<Entry> const last = entries.empty() ? std::nullopt : parse_entry(entries.back());
    Millis const closed_for = last ? std::max<Millis>(now_.game - last->time.game, 0) : 0;
    add(std::move(id), std::move(*table), {}, {}, closed_for);
}

void LocalTables::record(LocalTable const* table) {
    JsonWriter json;
    json.begin_object().field("record", table == nullptr ? std::string{}
                                                         : *record_for_thoughts(table->table.history()));
    emit_("made " + json.end_object().text());
}

void LocalTables::lesson(std::string_view body) {
    Outcome<protocol::LessonRequest, Denial> const request = protocol::parse_lesson_request(body);
    if (!request) return refuse(request.error());
    if (lessons_.empty()) lessons_ = read_embedded_lessons(find_game);
    auto const lesson = std::find_if(lessons_.begin(), lessons_.end(), [&](Lesson const& candidate) {
        return candidate.game == request->game && candidate.name == request->lesson;
    });
    if (lesson == lessons_.end()) return refuse(denial(protocol::denials::unknown_lesson));
    Outcome<std::string, Denial> const answer = protocol::answer_lesson(*lesson, *request);
    if (!answer) return refuse(answer.error());
    emit_("made " + *answer);
}

// ---- Clients ----

void LocalTables::receive(int client, std::string_view message) {
    std::unique_ptr<LocalClient>& known = clients_[client];
    if (known == nullptr) known = std::make_unique<LocalClient>(*this, client);
    known->received(message);
    if (known->table() != nullptr) flush(*known->table());
}

void LocalTables::leave(int client) {
    auto const at = clients_.find(client);
    if (at == clients_.end()) return;
    LocalTable* const table = at->second->table();
    LocalClient const* const gone = at->second.get();
    forget([gone](Asked const& asked) { return asked.client == gone; });
    if (table != nullptr) {
        std::erase(table->clients, gone);
        std::erase_if(table->listeners, [gone](auto const& listener) { return listener.client == gone; });
        ++table->presence;
    }
    clients_.erase(at);
    if (table != nullptr) flush(*table);
}

void LocalTables::send(int client, std::string_view message) {
    emit_("send " + std::to_string(client) + ' ' + std::string{message});
}

void LocalTables::join(LocalTable& table, LocalClient& client) {
    bool const is_news = client.seat() == onlooker || !table.connected().contains(client.seat());
    table.clients.push_back(&client);
    if (is_news) ++table.presence;
}

// ---- Changes ----

void LocalTables::carry_out(LocalTable& table, Decision const& decision) {
    // The table itself has made the decision, so it cannot fail.
    if (table.table.carry_out(decision)) return;
    for (Entry const& entry : decision.entries) emit_("entry " + table.id + ' ' + write_entry(entry));
}

void LocalTables::wake(LocalTable& table) {
    Decision const decision = table.table.tick(time(table));
    if (!decision.entries.empty())
        carry_out(table, decision);
    else if (!table.bot)
        start_bot(table);
    flush(table);
}

void LocalTables::flush(LocalTable& table) {
    TableWriter writer{table.table, table.id, table.connected(), time(table).game, table.watchers()};
    protocol::SharedUpdate shared;
    for (LocalClient* const client : table.clients) {
        if (client->is_behind()) client->send_update(writer, shared);
        client->send_answers();
    }
    if (table.bot && table.bot->task.match->hash() != table.table.now().hash()) {
        table.bot.reset();
        forget([&table](Asked const& asked) { return asked.table == &table && asked.client == nullptr; });
    }
    if (table.listed_version != table.table.version()) {
        table.listed_version = table.table.version();
        Seat const host = table.table.host();
        JsonWriter json;
        protocol::write_table_line(json, table.id,
                                   host == onlooker ? std::nullopt : std::optional{index(host)},
                                   table.table.summary());
        emit_("line " + table.id + ' ' + json.text());
    }
    std::optional<Millis> const deadline = table.table.next_deadline();
    Millis const wait = !table.bot && table.table.bot_due() ? 0
                        : deadline ? std::max<Millis>(*deadline - time(table).game, 1)
                                   : -1;
    emit_("wake " + table.id + ' ' + std::to_string(wait));
}

// ---- Thoughts ----

void LocalTables::ask(LocalTable& table, LocalClient const* client, Thought const& thought, Urgent urgent,
                      Answered answered) {
    asked_.emplace(next_thought_, Asked{&table, client, std::move(answered)});
    emit_("think " + std::to_string(next_thought_++) + (urgent == Urgent::yes ? " 1 " : " 0 ") +
          thought.text());
}

void LocalTables::think(LocalTable& table, LocalClient const& client, Thought const& thought,
                        Answered answered) {
    ask(table, &client, thought, Urgent::yes, std::move(answered));
}

bool LocalTables::is_thinking_for(LocalClient const& client) const {
    return std::any_of(asked_.begin(), asked_.end(),
                       [&](auto const& item) { return item.second.client == &client; });
}

void LocalTables::answered(int number, std::string_view answer) {
    auto const at = asked_.find(number);
    if (at == asked_.end()) return;
    Asked const asked = std::move(at->second);
    asked_.erase(at);
    asked.answered(answer);
    flush(*asked.table);
}

template <class Unneeded>
void LocalTables::forget(Unneeded const& unneeded) {
    std::erase_if(asked_, [&](auto const& item) {
        if (!unneeded(item.second)) return false;
        emit_("forget " + std::to_string(item.first));
        return true;
    });
}

void LocalTables::start_bot(LocalTable& table) {
    std::optional<BotTask> task = table.table.bot_task();
    if (!task) return;
    if (task->optional_move || !takes_time(task->bot))
        return carry_out(table, table.table.bot_move(*task, task->decide(), time(table)));
    std::vector<Thought> const thoughts = thoughts_of(*task, table.table.history(), thinkers_);
    table.bot.emplace(LocalTable::BotThoughts{std::move(*task), std::vector<std::string>(thoughts.size()),
                                              thoughts.size()});
    for (std::size_t part = 0; part < thoughts.size(); ++part)
        ask(table, nullptr, thoughts[part], Urgent::yes, [this, &table, part](std::string_view answer) {
            if (!table.bot) return;
            table.bot->answers[part] = answer;
            if (--table.bot->missing == 0) finish_bot(table);
        });
}

void LocalTables::finish_bot(LocalTable& table) {
    LocalTable::BotThoughts bot = std::move(*table.bot);
    table.bot.reset();
    std::optional<Action> const action = decision_of(bot.task, bot.answers);
    // If the thinkers have failed, this thread thinks itself.
    carry_out(table, table.table.bot_move(bot.task, action ? *action : bot.task.decide(), time(table)));
}

void LocalTables::review(LocalTable& table, LocalClient& client, std::string_view id) {
    if (table.review == nullptr) {
        table.review = std::make_unique<LocalReview>(table.table.history(), review_playouts_);
        for (int thinker = 0; thinker < thinkers_; ++thinker) continue_review(table);
    }
    std::erase_if(table.listeners, [&](auto const& listener) { return listener.client == &client; });
    table.listeners.push_back({&client, std::string{id}});
    send_review(table);
}

void LocalTables::continue_review(LocalTable& table) {
    std::optional<LocalReview::Part> const part = table.review->next_part();
    if (!part) return;
    ask(table, nullptr, {part->words, record_for_thoughts(table.table.history())}, Urgent::no,
        [this, &table, number = part->number](std::string_view answer) {
            table.review->add(number, answer);
            continue_review(table);
            send_review(table);
        });
}

void LocalTables::send_review(LocalTable& table) {
    for (LocalTable::ReviewListener& listener : table.listeners)
        listener.client->add_review(table.review->message(listener.id, listener.moments_sent));
    if (table.review->done()) table.listeners.clear();
}

}  // namespace motherlode::wasm
