#include "protocol/new_table.h"

#include <algorithm>

#include "bots/bot.h"
#include "protocol/denials.h"
#include "protocol/strict_json.h"
#include "registry/registry.h"
#include "table/denials.h"
#include "table/table.h"
#include "table/text.h"

namespace motherlode::protocol {
namespace {

constexpr Millis second = 1000;
constexpr Millis day = 24 * 60 * 60 * second;
constexpr std::string_view bot_prefix = "bot:";
constexpr std::string_view seat_prefix = "seat:";

// The object reports wrong fields itself; this refuses unknown kinds.
std::optional<Denial> read_clock(JsonObject& clock, ClockRules& rules) {
    std::optional<std::string_view> const kind = clock.text("kind");
    if (kind == "bank") {
        rules.kind = ClockRules::Kind::bank;
        rules.bank = second * clock.integer("bank", 1, 7 * 86'400).value_or(0);
        rules.increment = second * clock.integer("increment", 0, 3600).value_or(0);
    } else if (kind == "days") {
        rules.kind = ClockRules::Kind::days;
        rules.per_move = day * clock.integer("days", 1, 60).value_or(0);
    } else if (kind && kind != "none") {
        return denial(denials::unknown_clock);
    }
    return {};
}

std::optional<Denial> read_seats(std::vector<std::string_view> const& seats, std::string_view name,
                                 std::vector<Player>& players) {
    bool named = name.empty();
    for (std::string_view const seat : seats) {
        Player player;
        if (seat == "person") {
            if (!named) player.name = std::string{name};
            named = true;
        } else if (seat.starts_with(bot_prefix) && is_on_offer(seat.substr(bot_prefix.size()))) {
            player = {Player::Kind::bot, std::string{seat.substr(bot_prefix.size())}};
        } else {
            return denial(denials::unknown_seat_kind, excerpt(seat));
        }
        players.push_back(std::move(player));
    }
    if (!named) return denial(denials::nobody_to_name);
    return {};
}

// The errors of a file name its line. An edition of one's own must not pass for one of ours.
Outcome<EditionSource> uploaded_edition(GameType const& type, std::string_view text) {
    EditionSource source{"the edition", SharedText{text}};
    Outcome<EditionInfo> const edition = type.check_edition(source);
    if (!edition) return edition.error();
    Outcome<EditionSource> const ours = embedded_edition(type.info(), edition->name);
    if (!ours) return source;
    Outcome<EditionInfo> const our_edition = type.check_edition(*ours);
    if (our_edition && our_edition->hash == edition->hash) return source;
    return Error{"“" + edition->name + "” is the name of another edition. Give yours a name of its own."};
}

}  // namespace

Outcome<TableSetup, Denial> parse_new_table(std::string_view body, Instant const& now, std::uint64_t seed) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return message.error();
    TableSetup setup;
    std::optional<std::string_view> const game = message->text("game");
    std::vector<std::string_view> const seats = message->texts("seats");
    std::optional<JsonObject> options = message->object("options", Need::optional);
    if (options) setup.setup.options = options->all_texts();
    std::optional<std::string_view> const edition = message->text("edition", Need::optional);
    std::optional<std::string_view> const edition_file = message->text("edition_file", Need::optional);
    std::optional<JsonObject> clock = message->object("clock", Need::optional);
    std::optional<Denial> const no_clock = clock ? read_clock(*clock, setup.clock) : std::nullopt;
    setup.listed = message->truth("listed", Need::optional).value_or(false);
    std::optional<std::string_view> const name = message->text("name", Need::optional);
    if (std::optional<Denial> const problem = message->finish()) return *problem;
    if (no_clock) return *no_clock;

    GameType const* const type = find_game(*game);
    if (type == nullptr) return denial(motherlode::denials::unknown_game, excerpt(*game));
    std::optional<std::string> const clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return denial(motherlode::denials::bad_name, Table::longest_name);
    if (std::optional<Denial> const problem = read_seats(seats, *clean_name, setup.players)) return *problem;
    if (edition && edition_file) return denial(denials::two_editions);
    Outcome<EditionSource> source =
        edition_file ? uploaded_edition(*type, *edition_file)
                     : embedded_edition(type->info(), edition.value_or(type->info().default_edition));
    if (!source) return denial(denials::bad_edition, source.error().sentence);

    setup.game = std::string{*game};
    setup.created = now;
    setup.setup.players = static_cast<int>(setup.players.size());
    setup.setup.edition = std::move(*source);
    setup.setup.seed = seed;
    return setup;
}

Outcome<BranchRequest, Denial> parse_branch(std::string_view body) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return message.error();
    std::optional<std::string_view> const table = message->text("table");
    std::optional<std::string_view> const token = message->text("token", Need::optional);
    std::optional<std::int64_t> const move = message->integer("move", 0, INT32_MAX);
    std::optional<std::int64_t> const seat = message->integer("seat", 0, max_seats - 1);
    std::optional<std::string_view> const bot = message->text("bot");
    std::optional<std::string_view> const name = message->text("name", Need::optional);
    if (std::optional<Denial> const problem = message->finish()) return *problem;

    if (!is_on_offer(*bot)) return denial(motherlode::denials::unknown_bot, excerpt(*bot));
    std::optional<std::string> clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return denial(motherlode::denials::bad_name, Table::longest_name);
    BranchRequest branch{std::string{*table},     {},
                         static_cast<int>(*move), static_cast<int>(*seat),
                         std::string{*bot},       std::move(*clean_name)};
    if (token) branch.token = std::string{*token};
    return branch;
}

Outcome<Branch, Denial> branch_of(BranchRequest const& request, Table const& old, Seat asking,
                                  Instant const& now) {
    History const& history = old.history();
    if (request.move >= history.size()) return denial(denials::over_by_then, history.size());
    if (request.seat >= old.players()) return denial(denials::no_such_seat);

    Branch branch{setup_of(history, now), entries_of(history, now)};
    for (Player& player : branch.setup.players) player = {Player::Kind::bot, request.bot};
    Player& human = branch.setup.players[static_cast<std::size_t>(request.seat)];
    human = {Player::Kind::human, request.name};
    if (human.name.empty() && asking != onlooker) human.name = old.names()[index(asking)];
    branch.entries.resize(static_cast<std::size_t>(request.move));
    return branch;
}

Outcome<RematchRequest, Denial> parse_rematch(std::string_view body) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return message.error();
    std::optional<std::string_view> const table = message->text("table");
    std::optional<std::string_view> const token = message->text("token", Need::optional);
    std::vector<std::string_view> const seats = message->texts("seats");
    if (std::optional<Denial> const problem = message->finish()) return *problem;
    RematchRequest request{std::string{*table}, {}, {seats.begin(), seats.end()}};
    if (token) request.token = std::string{*token};
    return request;
}

std::vector<std::optional<Seat>> old_seats(RematchRequest const& request) {
    std::vector<std::optional<Seat>> from;
    for (std::string const& seat : request.seats) {
        std::string_view const number =
            std::string_view{seat}.substr(std::min(seat.size(), seat_prefix.size()));
        bool const is_old = seat.starts_with(seat_prefix) && number.size() == 1 && number[0] >= '0' &&
                            number[0] < '0' + max_seats;
        from.push_back(is_old ? std::optional{seat_at(number[0] - '0')} : std::nullopt);
    }
    return from;
}

Outcome<TableSetup, Denial> rematch_setup(RematchRequest const& request, Table const& old, Seat asking,
                                          Instant const& now, std::uint64_t seed) {
    TableSetup setup = setup_of(old.history(), now);
    setup.clock = old.clock();
    setup.listed = old.listed();
    setup.from_record = false;
    setup.setup.seed = seed;
    setup.setup.players = static_cast<int>(request.seats.size());
    setup.players.clear();
    SeatSet used;
    std::vector<std::optional<Seat>> const from = old_seats(request);
    for (std::size_t at = 0; at < from.size(); ++at) {
        std::string_view const seat = request.seats[at];
        Player player;
        if (from[at]) {
            bool const is_human =
                index(*from[at]) < old.players() && old.seat(*from[at]).kind == Player::Kind::human;
            if (!is_human || used.contains(*from[at])) return denial(denials::rematch_seats);
            used = used.with(*from[at]);
            if (*from[at] == asking) player.name = old.names()[index(asking)];
        } else if (seat.starts_with(bot_prefix) && is_on_offer(seat.substr(bot_prefix.size()))) {
            player = {Player::Kind::bot, std::string{seat.substr(bot_prefix.size())}};
        } else if (seat != "person") {
            return denial(denials::rematch_seats);
        }
        setup.players.push_back(std::move(player));
    }
    if (!used.contains(asking)) return denial(denials::rematch_seats);
    return setup;
}

std::string created_json(CreatedTable const& created) {
    JsonWriter json;
    json.begin_object().field("table", created.id).key("seats").begin_array();
    for (std::size_t seat = 0; seat < created.seat_tokens.size(); ++seat)
        if (!created.seat_tokens[seat].empty())
            json.begin_object().field("seat", seat).field("token", created.seat_tokens[seat]).end_object();
    return json.end_array().field("watch", created.watch_token).end_object().text();
}

Outcome<Table> rebuild_table(std::string_view setup, std::span<std::string const> entries) {
    Outcome<TableSetup> usable = parse_setup(setup, find_game);
    if (!usable) return usable.error();
    Outcome<Table, Denial> table = Table::make(find_game, std::move(*usable));
    if (!table) return Error{say(Language::english(), table.error())};
    for (std::size_t number = 0; number < entries.size(); ++number) {
        std::string const where = "entry " + std::to_string(number + 1) + ": ";
        std::optional<Entry> const entry = parse_entry(entries[number]);
        if (!entry) return Error{where + "it is not understood."};
        if (std::optional<Error> const error = table->apply(*entry)) return Error{where + error->sentence};
    }
    return std::move(*table);
}

Outcome<History, Denial> parse_record_request(std::string_view body) {
    Outcome<JsonObject, Denial> message = JsonObject::parse(body);
    if (!message) return message.error();
    std::optional<std::string_view> const record = message->text("record");
    if (std::optional<Denial> const problem = message->finish()) return *problem;
    Outcome<History> history = read_record(*record, "record", find_game);
    if (!history) return denial(denials::bad_record, history.error().sentence);
    return std::move(*history);
}

}  // namespace motherlode::protocol
