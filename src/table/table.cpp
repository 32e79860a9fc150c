#include "table/table.h"

#include <algorithm>

#include "bots/bot.h"
#include "bots/program.h"
#include "table/denials.h"
#include "table/text.h"

namespace motherlode {
namespace {

std::optional<Denial> check_players(std::vector<Player> const& players, int seats, Trust trust) {
    if (static_cast<int>(players.size()) != seats) return denial(denials::wrong_seats, players.size(), seats);
    for (Player const& player : players) {
        // The terminal asks external programs itself. They make no optional moves.
        bool const known = trust == Trust::owner
                               ? is_bot(player.name) || player.name.starts_with(program_prefix)
                               : is_on_offer(player.name);
        if (player.kind == Player::Kind::bot && !known)
            return denial(denials::unknown_bot, excerpt(player.name));
        // Names in a record may be longer than names sent by a client.
        bool const fit = trust == Trust::owner || clean_line(player.name) == player.name;
        if (!fit || !(player.name.empty() || is_player_name(player.name)))
            return denial(denials::bad_player_name, excerpt(player.name), longest_player_name);
    }
    return {};
}

std::vector<SeatScore> scores_of(Result const& result) {
    std::vector<SeatScore> scores;
    for (int seat = 0; seat < result.players; ++seat)
        scores.push_back({result.seats[seat].total, result.seats[seat].rank});
    return scores;
}

Error invalid_entry(std::string_view reason) {
    return Error{"An entry of the log is not valid for this table: " + std::string{reason} + "."};
}

}  // namespace

Outcome<Table, Denial> Table::make(GameFinder find, TableSetup setup, Trust trust) {
    GameType const* const type = find(setup.game);
    if (type == nullptr) return denial(denials::unknown_game, excerpt(setup.game));
    if (std::optional<Denial> problem = check_players(setup.players, setup.setup.players, trust))
        return *problem;
    if (setup.clock.bank < 0 || setup.clock.increment < 0 || setup.clock.per_move < 0)
        return denial(denials::bad_clock);
    Outcome<History> history = History::start(*type, std::move(setup.setup), std::move(setup.players));
    if (!history) return denial(denials::bad_setup, history.error().sentence);
    return Table{std::move(*history), setup};
}

Table::Table(History history, TableSetup const& setup)
    : history_{std::move(history)},
      clock_{setup.clock, setup.created.game},
      listed_{setup.listed},
      from_record_{setup.from_record},
      updated_{setup.created.wall},
      answered_(history_.players().size()) {
    note_position();
}

// ---- The log ----

std::optional<Error> Table::apply(Entry const& entry) {
    if (std::optional<Error> problem = check(entry)) return problem;
    std::optional<Action> action;
    if (entry.kind == Entry::Kind::move) {
        action = now().parse(entry.text);
        if (!action) return invalid_entry("“" + entry.text + "” is not an action of this game");
        if (std::optional<Refusal> const refusal = now().refusal(entry.seat, *action))
            return invalid_entry("“" + entry.text + "” is not possible (rule " +
                                 std::string{refusal->rule.id} + ")");
    }
    apply_checked(entry, action);
    return {};
}

std::optional<Error> Table::carry_out(Decision const& decision) {
    if (decision.entries.empty()) return {};
    if (decision.version - static_cast<int>(decision.entries.size()) != version())
        return invalid_entry("the table has changed since the decision");
    for (Entry const& entry : decision.entries) {
        if (std::optional<Error> problem = check(entry)) return problem;
        apply_checked(entry, decision.move);
    }
    return {};
}

void Table::apply_checked(Entry const& entry, std::optional<Action> legal_move) {
    SeatSet quiet = SeatSet::everyone();
    switch (entry.kind) {
        case Entry::Kind::move: apply_move(entry, *legal_move, quiet); break;
        case Entry::Kind::undo:
            apply_undo(entry);
            quiet = SeatSet::none();
            break;
        case Entry::Kind::ask_undo:
            // A move by a player who has not seen the request must not cancel it.
            undo_request_ = UndoRequest{entry.seat, entry.number, SeatSet::none()};
            quiet = SeatSet::none();
            break;
        case Entry::Kind::agree: undo_request_->agreed = undo_request_->agreed.with(entry.seat); break;
        case Entry::Kind::decline: undo_request_.reset(); break;
        case Entry::Kind::chat:
        case Entry::Kind::name: apply_words(entry); break;
        case Entry::Kind::leave:
        case Entry::Kind::time_out:
        case Entry::Kind::come_back: apply_presence(entry); break;
        case Entry::Kind::hints:
            // Any player can veto hints for all.
            hints_agreed_ = entry.number == 1 ? hints_agreed_.with(entry.seat) : SeatSet::none();
            break;
        case Entry::Kind::mute: muted_ = muted_.with(seat_at(entry.number)); break;
        case Entry::Kind::unmute: muted_ = muted_.without(seat_at(entry.number)); break;
        case Entry::Kind::remove:
            clock_.advance(entry.time.game);
            apply_removal(seat_at(entry.number));
            break;
        case Entry::Kind::resign: apply_resignation(entry.seat); break;
        case Entry::Kind::end: apply_end(entry); break;
        case Entry::Kind::replace: apply_presence(entry); break;
        case Entry::Kind::rematch: rematch_ = entry.text; break;
    }

    clock_.advance(entry.time.game);
    updated_ = entry.time.wall;
    note_position();
    steps_.push_back({history_.size(), quiet});
    remember(entry);
}

std::optional<Error> Table::check(Entry const& entry) const {
    if (!valid(entry.seat)) return invalid_entry("there is no such seat");
    TableSeat const seat = this->seat(entry.seat);
    bool const human_plays = !seat.open() && !seat.played_by_bot();
    bool const can_go_back =
        entry.number >= history_.undo_floor() && entry.number < history_.size() && !finished();
    switch (entry.kind) {
        case Entry::Kind::move:  // the rules decide
            if (early_end_ != EarlyEnd::none) return invalid_entry("the game has ended");
            break;
        case Entry::Kind::undo:
            if (!can_go_back) return invalid_entry("the undo goes too far back");
            break;
        case Entry::Kind::ask_undo:
            if (!can_go_back || !human_plays) return invalid_entry("this undo cannot be requested");
            break;
        case Entry::Kind::agree:
        case Entry::Kind::decline:
            if (!undo_request_) return invalid_entry("there is no undo request");
            break;
        case Entry::Kind::chat:
            if (seat.kind == Player::Kind::bot || entry.text.empty())
                return invalid_entry("the chat message is empty or from a bot");
            break;
        case Entry::Kind::name:
            if (seat.kind == Player::Kind::bot || !is_player_name(entry.text))
                return invalid_entry("the name is not valid or for a bot");
            break;
        case Entry::Kind::leave:
        case Entry::Kind::time_out:
            if (!human_plays) return invalid_entry("no human plays this seat");
            break;
        case Entry::Kind::come_back:
            if (!seat.stand_in || seat.removed || seat.resigned)
                return invalid_entry("no bot stands in for this seat");
            break;
        case Entry::Kind::hints:
            if (seat.kind == Player::Kind::bot || entry.number > 1)
                return invalid_entry("the answer about hints is not valid or from a bot");
            break;
        case Entry::Kind::mute:
        case Entry::Kind::unmute:
        case Entry::Kind::remove:
            if (entry.number < 0 || entry.number >= players() || seat_at(entry.number) == entry.seat ||
                this->seat(seat_at(entry.number)).kind == Player::Kind::bot)
                return invalid_entry("this seat cannot be muted or removed");
            break;
        case Entry::Kind::resign:
        case Entry::Kind::end:
            if (seat.open() || seat.kind == Player::Kind::bot || finished() || entry.number > 1)
                return invalid_entry("this seat cannot end the game");
            break;
        case Entry::Kind::replace:
            if (entry.number >= players() || !humans().contains(seat_at(entry.number)) || finished())
                return invalid_entry("no human plays the seat to replace");
            break;
        case Entry::Kind::rematch:
            if (!finished() || !rematch_.empty() || entry.text.empty())
                return invalid_entry("there can be no rematch");
            break;
    }
    return {};
}

void Table::apply_move(Entry const& entry, Action action, SeatSet& quiet) {
    bool const by_bot = seat(entry.seat).played_by_bot();
    Pending const before = now().pending();
    history_.play_legal(entry.seat, action);

    std::span<History::Move const> const moves = history_.moves();
    History::Move const& move = moves.back();
    bool const same_turn = moves.size() > 1 && moves[moves.size() - 2].seat == move.seat;
    std::uint32_t const turn = move_infos_.empty() ? 1 : move_infos_.back().turn + (same_turn ? 0 : 1);
    move_infos_.push_back({static_cast<std::uint32_t>(event_count_), turn, by_bot});
    event_count_ += static_cast<int>(move.events.size());
    undo_request_.reset();
    if (!by_bot) end_agreed_ = SeatSet::none();

    clock_.advance(entry.time.game);
    if (by_bot)
        clock_.bot_moved(entry.seat);
    else
        clock_.human_moved(entry.seat);

    // A secret decision by one of several seats that act at the same time changes nothing for the others.
    Pending const after = now().pending();
    quiet = SeatSet::none();
    if (after.rule.id == before.rule.id)
        for (Seat const simultaneous : (before.must & after.must).without(entry.seat))
            if (!move.learned.contains(simultaneous)) quiet = quiet.with(simultaneous);
}

void Table::apply_undo(Entry const& entry) {
    for (History::Move const& move : history_.moves().subspan(static_cast<std::size_t>(entry.number)))
        clock_.undone(move.seat);
    event_count_ = static_cast<int>(move_infos_[entry.number].first_event);
    move_infos_.resize(static_cast<std::size_t>(entry.number));
    history_.undo_to(entry.number);
    undo_request_.reset();
}

void Table::apply_words(Entry const& entry) {
    if (entry.kind == Entry::Kind::name) {
        history_.rename(entry.seat, entry.text);
        return;
    }
    if (chat_.size() == chat_kept) chat_.erase(chat_.begin());
    chat_.push_back({chat_count_++, version() + 1, entry.seat, std::string{seat(entry.seat).name},
                     entry.time.wall, entry.text});
}

void Table::apply_presence(Entry const& entry) {
    clock_.advance(entry.time.game);
    bool const back = entry.kind == Entry::Kind::come_back;
    Seat const seat = entry.kind == Entry::Kind::replace ? seat_at(entry.number) : entry.seat;
    stand_ins_ = back ? stand_ins_.without(seat) : stand_ins_.with(seat);
    if (back) clock_.came_back(seat);
    if (!back && undo_request_ && undo_request_->seat == seat) undo_request_.reset();
}

void Table::apply_removal(Seat target) {
    muted_ = muted_.without(target);
    // A host who has sat in this seat in disguise must not give it to somebody else after looking at the hand.
    if (history_.size() == 0 && history_.type().views_are_equal()) {
        // The next player of this seat is somebody else.
        history_.rename(target, {});
        stand_ins_ = stand_ins_.without(target);
        hints_agreed_ = hints_agreed_.without(target);
        answered_[index(target)].clear();
        return;
    }
    stand_ins_ = stand_ins_.with(target);
    removed_ = removed_.with(target);
    if (undo_request_ && undo_request_->seat == target) undo_request_.reset();
}

void Table::note_position() {
    Pending const pending = now().pending();
    bool const ended = early_end_ != EarlyEnd::none;
    due_ = ended ? SeatSet::none() : pending.must;
    may_ = ended ? SeatSet::none() : pending.may;
    next_bot_.reset();

    SeatSet running = due_;
    for (Seat const seat : SeatSet::first(players())) {
        if (this->seat(seat).open()) running = SeatSet::none();
        if (this->seat(seat).played_by_bot()) running = running.without(seat);
    }
    clock_.run(running);
}

// ---- The state after the log ----

TableSeat Table::seat(Seat seat) const {
    Player const& player = history_.players()[static_cast<std::size_t>(index(seat))];
    return {player.kind,
            player.name,
            stand_ins_.contains(seat),
            muted_.contains(seat),
            removed_.contains(seat),
            resigned_.contains(seat)};
}

SeatSet Table::humans() const {
    SeatSet humans;
    for (Seat const seat : SeatSet::first(players()))
        if (!this->seat(seat).open() && !this->seat(seat).played_by_bot()) humans = humans.with(seat);
    return humans;
}

Seat Table::host() const {
    for (Seat const seat : SeatSet::first(players()))
        if (this->seat(seat).kind == Player::Kind::human) return seat;
    return onlooker;
}

int Table::moves_kept_since(int seen_version) const {
    if (seen_version <= 0 || seen_version > version()) return 0;
    int valid_moves = history_.size();
    for (int at = seen_version; at <= version(); ++at)
        valid_moves = std::min(valid_moves, steps_[at - 1].moves);
    return valid_moves;
}

int Table::events_kept_since(int seen_version) const {
    int const moves = moves_kept_since(seen_version);
    if (moves == history_.size()) return event_count_;
    return static_cast<int>(move_infos_[static_cast<std::size_t>(moves)].first_event);
}

TableSummary Table::summary() const {
    TableSummary summary;
    summary.game = std::string{now().info().name};
    summary.names = names();
    summary.moves = history_.size();
    summary.due = due_;
    summary.finished = finished();
    if (finished()) summary.scores = scores_of(result());
    summary.updated = updated_;
    summary.wake = bot_due() ? std::optional{clock_.time()} : next_deadline();
    return summary;
}

std::optional<std::string> Table::record() const {
    if (!finished()) return {};
    return write_record(history_);
}

std::string say(Language const& language, Denial const& denial, Table const& table) {
    return say(language, denial, &table.now(), table.names());
}

void write_denial(JsonWriter& json, Denial const& denial, Table const& table) {
    write_denial(json, denial, &table.now(), table.names());
}

}  // namespace motherlode
