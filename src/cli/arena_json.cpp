#include "cli/arena_json.h"

#include <fmt/format.h>

#include "cli/version.h"
#include "kernel/json.h"

namespace motherlode::cli {
namespace {

// Six digits are more than any of these figures is worth.
JsonWriter& write_number(JsonWriter& json, double number) { return json.json(fmt::format("{:.6g}", number)); }

void write_interval(JsonWriter& json, std::string_view name, double low, double high) {
    json.key(name).begin_array();
    write_number(json, low);
    write_number(json, high).end_array();
}

void write_rating(JsonWriter& json, arena::Rating const& rating) {
    write_number(json.key("rating"), rating.value);
    write_interval(json, "rating_interval", rating.low, rating.high);
}

void write_tally(JsonWriter& json, arena::Tally const& tally) {
    json.field("games", tally.games);
    write_number(json.key("win_rate"), tally.win_share());
    write_interval(json, "interval", tally.win_interval().low, tally.win_interval().high);
    write_number(json.key("mean_score"), tally.mean(tally.score));
    write_number(json.key("score_margin"), tally.score_margin());
    write_number(json.key("mean_rank"), tally.mean(tally.rank));
}

void write_bot(JsonWriter& json, ArenaOutcome const& outcome, ArenaFigures const& figures, std::size_t bot,
               std::string const& name) {
    arena::Tally const& tally = outcome.results.tallies().by_bot[bot];
    json.begin_object().field("name", name);
    write_tally(json, tally);
    write_interval(json, "interval_by_deal", figures.by_deal[bot].low, figures.by_deal[bot].high);
    write_rating(json, figures.ratings[bot]);
    write_number(json.key("decisions_per_game"), tally.mean(tally.decisions));
    json.field("forfeits", tally.forfeits).key("first_forfeit");
    if (auto const& first = outcome.results.first_forfeit(static_cast<int>(bot)))
        json.begin_object().field("game", first->number + 1).field("reason", first->reason).end_object();
    else
        json.null();
    // Empty if the journal had all games.
    TimeLimit const time_limit = outcome.time_limits.empty() ? TimeLimit{} : outcome.time_limits[bot];
    json.field("searches_with_time_limit", time_limit.searches);
    json.field("searches_ended_by_it", time_limit.ended).end_object();
}

void write_sprt(JsonWriter& json, arena::Sprt const& sprt) {
    using Decision = arena::Sprt::Verdict;
    json.begin_object();
    write_number(json.key("elo0"), sprt.settings().elo0);
    write_number(json.key("elo1"), sprt.settings().elo1);
    write_number(json.key("alpha"), sprt.settings().alpha);
    write_number(json.key("beta"), sprt.settings().beta);
    write_number(json.key("ratio"), sprt.ratio());
    write_interval(json, "bounds", sprt.lower_bound(), sprt.upper_bound());
    json.field("deals", sprt.deals()).key("accepted");
    if (sprt.verdict() == Decision::undecided)
        json.null();
    else
        json.value(sprt.verdict() == Decision::h0 ? "H0" : "H1");
    json.end_object();
}

void write_heading(JsonWriter& json, ArenaPlan const& plan, ArenaOutcome const& outcome) {
    json.field("version", version_number).field("command", command_of(plan));
    json.field("game", plan.type->info().name).key("options").begin_object();
    for (auto const& [name, value] :
         option_choices(plan.type->info(), *parse_options(plan.type->info(), plan.setup.options)))
        json.field(name, value);
    json.end_object().field("edition", outcome.edition.name).field("players", plan.options.players);
    json.field("seed", plan.options.seed).field("games", outcome.results.schedule().size());
    json.field("deals", outcome.results.schedule().seeds());
}

}  // namespace

std::string arena_json(ArenaPlan const& plan, ArenaOutcome const& outcome, ArenaFigures const& figures,
                       std::vector<arena::RatingsFile::RatedBot> const& rated) {
    JsonWriter json;
    json.begin_object();
    write_heading(json, plan, outcome);
    std::vector<std::string> const labels = bot_labels(plan.options.bots);
    json.key("bots").begin_array();
    for (std::size_t bot = 0; bot < labels.size(); ++bot) write_bot(json, outcome, figures, bot, labels[bot]);
    json.end_array().key("seats").begin_array();
    for (arena::Tally const& tally : outcome.results.tallies().by_seat) {
        json.begin_object();
        write_tally(json, tally);
        json.end_object();
    }
    json.end_array().key("rival");
    if (arena::Tallies const& tallies = outcome.results.tallies(); tallies.rival.games > 0) {
        json.begin_object().field("name", tallies.rival_name);
        write_tally(json, tallies.rival);
        json.end_object();
    } else {
        json.null();
    }
    json.key("sprt");
    if (outcome.sprt)
        write_sprt(json, *outcome.sprt);
    else
        json.null();
    json.key("ratings").begin_array();
    for (arena::RatingsFile::RatedBot const& bot : rated) {
        json.begin_object().field("name", bot.name).field("games", bot.games);
        write_rating(json, bot.rating);
        json.end_object();
    }
    return json.end_array().end_object().text();
}

}  // namespace motherlode::cli
