#include "server/new_table.h"

#include "bots/bot.h"
#include "games/registry.h"
#include "server/strict_json.h"
#include "server/tokens.h"
#include "table/table.h"

namespace motherlode::server {
namespace {

constexpr Millis second = 1000;
constexpr Millis day = 24 * 60 * 60 * second;
constexpr std::string_view bot_prefix = "bot:";

// What cannot be a clock is remembered by the message itself; the sentence is for an unknown kind.
std::optional<Error> read_clock(JsonObject& clock, ClockRules& rules) {
    std::optional<std::string_view> const kind = clock.text("kind");
    if (kind == "bank") {
        rules.kind = ClockRules::Kind::bank;
        rules.bank = second * clock.integer("bank", 1, 7 * 86'400).value_or(0);
        rules.increment = second * clock.integer("increment", 0, 3600).value_or(0);
    } else if (kind == "days") {
        rules.kind = ClockRules::Kind::days;
        rules.per_move = day * clock.integer("days", 1, 60).value_or(0);
    } else if (kind && kind != "none") {
        return Error{"A clock is of the kind none, bank or days."};
    }
    return {};
}

std::optional<Error> read_seats(std::vector<std::string_view> const& seats, std::string_view name,
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
            return Error{"A seat is for a “person” or for one of the bots, such as “bot:greedy”."};
        }
        players.push_back(std::move(player));
    }
    if (!named) return Error{"There is a name, but no seat for a person."};
    return {};
}

}  // namespace

Outcome<TableSetup> parse_new_table(std::string_view body, Millis now) {
    Outcome<JsonObject> message = JsonObject::parse(body);
    if (!message) return message.error();
    TableSetup setup;
    std::optional<std::string_view> const game = message->text("game");
    std::vector<std::string_view> const seats = message->texts("seats");
    std::optional<JsonObject> options = message->object("options", Need::optional);
    if (options) setup.setup.options = options->all_texts();
    std::optional<std::string_view> const edition = message->text("edition", Need::optional);
    std::optional<JsonObject> clock = message->object("clock", Need::optional);
    std::optional<Error> const no_clock = clock ? read_clock(*clock, setup.clock) : std::nullopt;
    setup.listed = message->truth("listed", Need::optional).value_or(false);
    std::optional<std::string_view> const name = message->text("name", Need::optional);
    if (std::optional<Error> const error = message->finish()) return *error;
    if (no_clock) return *no_clock;

    GameType const* const type = find_game(*game);
    if (type == nullptr) return Error{"There is no such game."};
    std::optional<std::string> const clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return Error{"A name has 1 to 24 printable characters."};
    if (std::optional<Error> const error = read_seats(seats, *clean_name, setup.players)) return *error;
    Outcome<EditionSource> source =
        embedded_edition(type->info(), edition.value_or(type->info().default_edition));
    if (!source) return source.error();

    setup.game = std::string{*game};
    setup.made = now;
    setup.setup.players = static_cast<int>(setup.players.size());
    setup.setup.edition = std::move(*source);
    setup.setup.seed = random_seed();
    return setup;
}

Outcome<BranchRequest> parse_branch(std::string_view body) {
    Outcome<JsonObject> message = JsonObject::parse(body);
    if (!message) return message.error();
    std::optional<std::string_view> const table = message->text("table");
    std::optional<std::string_view> const token = message->text("token", Need::optional);
    std::optional<std::int64_t> const move = message->integer("move", 0, INT32_MAX);
    std::optional<std::int64_t> const seat = message->integer("seat", 0, max_seats - 1);
    std::optional<std::string_view> const bot = message->text("bot");
    std::optional<std::string_view> const name = message->text("name", Need::optional);
    if (std::optional<Error> const error = message->finish()) return *error;

    if (!is_on_offer(*bot)) return Error{"There is no such bot."};
    std::optional<std::string> clean_name = name ? Table::clean_name(*name) : std::string{};
    if (!clean_name) return Error{"A name has 1 to 24 printable characters."};
    BranchRequest branch{std::string{*table},     {},
                         static_cast<int>(*move), static_cast<int>(*seat),
                         std::string{*bot},       std::move(*clean_name)};
    if (token) branch.token = std::string{*token};
    return branch;
}

Outcome<History> parse_record_request(std::string_view body) {
    Outcome<JsonObject> message = JsonObject::parse(body);
    if (!message) return message.error();
    std::optional<std::string_view> const record = message->text("record");
    if (std::optional<Error> const error = message->finish()) return *error;
    return read_record(*record, "record", find_game);
}

}  // namespace motherlode::server
