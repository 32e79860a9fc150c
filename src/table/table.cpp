#include "table/table.h"

#include <algorithm>

#include "bots/bot.h"
#include "kernel/hash.h"
#include "table/text.h"

namespace motherlode {
namespace {

// How many ids of a seat's requests are remembered. A client repeats the few it has no answer to.
constexpr std::size_t ids_remembered = 32;

// A record holds names of at most this many bytes.
constexpr std::size_t longest_name_in_record = longest_player_name;

std::uint64_t hash_of(std::string_view client) {
    Hasher hasher;
    hasher.add(client);
    return hasher.value();
}

std::optional<Error> check_players(std::vector<Player> const& players, int wanted) {
    if (static_cast<int>(players.size()) != wanted)
        return Error{"The table has " + std::to_string(players.size()) + " seats for " +
                     std::to_string(wanted) + " players."};
    for (Player const& player : players) {
        if (player.kind == Player::Kind::bot && !is_on_offer(player.name))
            return Error{"No bot is called “" + player.name + "”."};
        // Names of a record may be longer than one would be allowed to take here.
        if (clean_line(player.name) != player.name ||
            characters(player.name) > static_cast<int>(longest_name_in_record))
            return Error{"“" + player.name + "” is no name: at most " +
                         std::to_string(longest_name_in_record) +
                         " printable characters, without spaces at its ends."};
    }
    return {};
}

Error misfit(std::string_view what) {
    return Error{"An entry does not fit the table: " + std::string{what} + "."};
}

}  // namespace

Outcome<Table> Table::make(GameFinder find, TableSetup setup) {
    GameType const* const type = find(setup.game);
    if (type == nullptr) return Error{"No game is called “" + setup.game + "”."};
    if (std::optional<Error> wrong = check_players(setup.players, setup.setup.players)) return *wrong;
    if (setup.clock.bank < 0 || setup.clock.increment < 0 || setup.clock.per_move < 0)
        return Error{"A clock does not start below zero."};
    Outcome<History> history = History::start(*type, std::move(setup.setup), std::move(setup.players));
    if (!history) return history.error();
    return Table{std::move(*history), setup};
}

Table::Table(History history, TableSetup const& setup)
    : history_{std::move(history)},
      clock_{setup.clock, setup.made},
      listed_{setup.listed},
      from_record_{setup.from_record},
      updated_{setup.made},
      carried_(history_.players().size()) {
    for (Player const& player : history_.players()) seats_.push_back({player.kind, false, player.name});
    note_position();
}

// ---- the log ----

std::optional<Error> Table::apply(Entry const& entry) {
    if (std::optional<Error> wrong = check(entry)) return wrong;

    SeatSet quiet = SeatSet::everyone();
    switch (entry.kind) {
        case Entry::Kind::move:
            if (std::optional<Error> wrong = apply_move(entry, quiet)) return wrong;
            break;
        case Entry::Kind::undo:
            apply_undo(entry);
            quiet = SeatSet::none();
            break;
        case Entry::Kind::ask_undo:
            // Whoever has not seen the wish shall not cancel it by a move unawares.
            asked_ = UndoRequest{entry.seat, entry.number, SeatSet::none()};
            quiet = SeatSet::none();
            break;
        case Entry::Kind::agree: asked_->agreed = asked_->agreed.with(entry.seat); break;
        case Entry::Kind::decline: asked_.reset(); break;
        case Entry::Kind::chat:
        case Entry::Kind::name: apply_words(entry); break;
        case Entry::Kind::leave:
        case Entry::Kind::time_out:
        case Entry::Kind::come_back: apply_presence(entry); break;
        case Entry::Kind::hints:
            // One who would rather not ends the question for all.
            hints_agreed_ = entry.number == 1 ? hints_agreed_.with(entry.seat) : SeatSet::none();
            break;
    }

    clock_.advance(entry.time);
    updated_ = clock_.time();
    note_position();
    steps_.push_back({static_cast<std::uint16_t>(history_.size()), quiet});
    remember(entry);
    return {};
}

std::optional<Error> Table::check(Entry const& entry) const {
    if (!valid(entry.seat)) return misfit("there is no such seat");
    TableSeat const& seat = seats_[index(entry.seat)];
    bool const person_plays = !seat.open() && !seat.played_by_bot();
    bool const can_go_back = entry.number >= undo_floor_ && entry.number < history_.size() && !finished();
    switch (entry.kind) {
        case Entry::Kind::move: break;  // the rules decide
        case Entry::Kind::undo:
            if (!can_go_back) return misfit("the undo goes too far back");
            break;
        case Entry::Kind::ask_undo:
            if (!can_go_back || !person_plays) return misfit("the undo cannot be asked for");
            break;
        case Entry::Kind::agree:
        case Entry::Kind::decline:
            if (!asked_) return misfit("nothing was asked");
            break;
        case Entry::Kind::chat:
        case Entry::Kind::name:
            if (seat.kind == Player::Kind::bot || entry.text.empty()) return misfit("nothing is said");
            break;
        case Entry::Kind::leave:
        case Entry::Kind::time_out:
            if (!person_plays) return misfit("nobody is there to leave");
            break;
        case Entry::Kind::come_back:
            if (!seat.stand_in) return misfit("nobody was away");
            break;
        case Entry::Kind::hints:
            if (seat.kind == Player::Kind::bot || entry.number > 1) return misfit("nobody agrees to hints");
            break;
    }
    return {};
}

std::optional<Error> Table::apply_move(Entry const& entry, SeatSet& quiet) {
    std::optional<Action> const action = now().parse(entry.text);
    if (!action) return misfit("“" + entry.text + "” is not an action of this game");
    bool const by_bot = seats_[index(entry.seat)].played_by_bot();
    Pending const before = now().pending();
    if (std::optional<Refusal> const refusal = history_.play(entry.seat, *action))
        return misfit("“" + entry.text + "” is not possible (rule " + std::string{refusal->rule.id} + ")");

    std::span<History::Move const> const moves = history_.moves();
    History::Move const& move = moves.back();
    bool const same_turn = moves.size() > 1 && moves[moves.size() - 2].seat == move.seat;
    int const turn = move_infos_.empty() ? 1 : move_infos_.back().turn + (same_turn ? 0 : 1);
    move_infos_.push_back(
        {static_cast<std::uint32_t>(event_count_), static_cast<std::uint16_t>(turn), by_bot});
    event_count_ += static_cast<int>(move.events.size());
    if (!move.learned.empty()) undo_floor_ = history_.size();
    asked_.reset();

    clock_.advance(entry.time);
    if (by_bot)
        clock_.bot_decided(entry.seat);
    else
        clock_.person_decided(entry.seat);

    // A secret decision of one of several seats that are due at once changes nothing for the others.
    Pending const after = now().pending();
    quiet = SeatSet::none();
    if (after.rule.id == before.rule.id)
        for (Seat const seat : (before.must & after.must).without(entry.seat))
            if (!move.learned.contains(seat)) quiet = quiet.with(seat);
    return {};
}

void Table::apply_undo(Entry const& entry) {
    for (History::Move const& move : history_.moves().subspan(static_cast<std::size_t>(entry.number)))
        clock_.taken_back(move.seat);
    event_count_ = static_cast<int>(move_infos_[entry.number].first_event);
    move_infos_.resize(static_cast<std::size_t>(entry.number));
    history_.undo_to(entry.number);
    asked_.reset();
}

void Table::apply_words(Entry const& entry) {
    if (entry.kind == Entry::Kind::name) {
        seats_[index(entry.seat)].name = entry.text;
        return;
    }
    if (chat_.size() == chat_kept) chat_.erase(chat_.begin());
    chat_.push_back({chat_count_++, version() + 1, entry.seat, entry.time, entry.text});
}

void Table::apply_presence(Entry const& entry) {
    clock_.advance(entry.time);
    bool const back = entry.kind == Entry::Kind::come_back;
    seats_[index(entry.seat)].stand_in = !back;
    if (back) clock_.came_back(entry.seat);
    if (!back && asked_ && asked_->seat == entry.seat) asked_.reset();
}

void Table::note_position() {
    Pending const pending = now().pending();
    due_ = pending.must;
    may_ = pending.may;

    bool const complete =
        std::none_of(seats_.begin(), seats_.end(), [](TableSeat const& seat) { return seat.open(); });
    SeatSet running;
    for (Seat const seat : complete ? due_ : SeatSet::none())
        if (!seats_[index(seat)].played_by_bot()) running = running.with(seat);
    clock_.run(running);
}

void Table::remember(Entry const& entry) {
    if (entry.client.empty()) return;
    std::vector<Carried>& carried = carried_[index(entry.seat)];
    if (carried.size() == ids_remembered) carried.erase(carried.begin());
    carried.push_back({hash_of(entry.client), version()});
}

// ---- what the log has made of it ----

std::optional<int> Table::carried_out(Seat seat, std::string_view client) const {
    if (client.empty()) return {};
    std::uint64_t const wanted = hash_of(client);
    for (Carried const& carried : carried_[index(seat)])
        if (carried.client == wanted) return carried.version;
    return {};
}

int Table::moves_kept_since(int seen_version) const {
    if (seen_version <= 0 || seen_version > version()) return 0;
    int kept = history_.size();
    for (int at = seen_version; at <= version(); ++at) kept = std::min<int>(kept, steps_[at - 1].moves);
    return kept;
}

std::vector<std::string> Table::names() const {
    std::vector<std::string> names;
    for (TableSeat const& seat : seats_) names.push_back(seat.name);
    return names;
}

TableSummary Table::summary() const {
    TableSummary summary;
    summary.game = std::string{now().info().name};
    summary.names = names();
    summary.moves = history_.size();
    summary.due = due_;
    summary.finished = finished();
    summary.updated = updated_;
    summary.wake = bot_due() ? std::optional{updated_} : next_deadline();
    return summary;
}

std::optional<std::string> Table::record() const {
    if (!finished()) return {};
    // The history has the names its game began with.
    std::vector<Player> players = history_.players();
    for (std::size_t seat = 0; seat < players.size(); ++seat) {
        std::string_view const fitting = front_of(seats_[seat].name, longest_name_in_record);
        players[seat].name = clean_line(fitting).value_or("");
        if (players[seat].name.empty()) players[seat].name = std::to_string(seat + 1);
    }
    Outcome<History> named = History::start(history_.type(), history_.setup(), std::move(players));
    if (!named) return {};
    for (History::Move const& move : history_.moves()) named->play(move.seat, move.action);
    return write_record(*named);
}

}  // namespace motherlode
