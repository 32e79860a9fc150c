#include "wasm/thoughts.h"

#include <cstring>

#include "bots/levels.h"
#include "bots/make_bot.h"
#include "kernel/record.h"
#include "protocol/analysis_json.h"
#include "registry/games.h"
#include "registry/registry.h"
#include "wasm/moment_text.h"
#include "wasm/words.h"

namespace motherlode::wasm {
namespace {

// Never the seed of the game itself, which determines all hidden information.
constexpr std::uint64_t finish_seed = 1;
constexpr std::string_view chosen_word = "chosen";  // a decision, in place of a part of a search

std::atomic<bool> const never_stop{false};

// The game of the last thought, because the next one is often about the same game.
class LastGame {
public:
    Outcome<History const*> of(std::string_view record) {
        if (!history_ || record != record_) {
            Outcome<History> read = read_record(record, "record", find_game);
            if (!read) return read.error();
            history_ = std::move(*read);
            record_ = record;
        }
        return &*history_;
    }

private:
    std::string record_;
    std::optional<History> history_;
};

// ---- Bots ----

// What a bot knows when it decides. Calls `use(game, view, legal)`.
template <class Use>
auto with_position(Match const& match, Seat seat, Use const& use) {
    return visit_game(match.type(), [&]<class Game>() {
        auto const& typed = dynamic_cast<MatchOf<Game> const&>(match);
        ActionList legal;
        match.legal_actions(seat, legal);
        return use(typed.game(), typed.game().view(typed.state(), seat), legal);
    });
}

template <GameContract Game>
search::Settings settings_of(Game const& game, std::string_view bot, int parts) {
    search::Settings settings = *search_settings(bot, Game::bot_hooks.profile(game));
    settings.budget.threads = parts;
    return settings;
}

std::string bot_thought(std::string_view words, History const& history) {
    std::string_view const bot = next_word(words);
    Seat const seat = seat_at(static_cast<int>(number(next_word(words))));
    auto const part = static_cast<std::size_t>(number(next_word(words)));
    int const parts = static_cast<int>(number(next_word(words)));
    Rng rng = bot_rng(history.setup().seed, history.size());
    auto const chosen = [](Action action) {
        return std::string{chosen_word} + ' ' + std::to_string(action.bits);
    };
    if (parts == 1) return chosen(bot_action(bot, history.now(), seat, rng));

    return with_position(
        history.now(), seat, [&]<class Game>(Game const& game, auto const& view, ActionList const& legal) {
            search::Settings const settings = settings_of(game, bot, parts);
            if (std::optional<Action> const action =
                    SearchBot<Game>{settings}.without_search(game, view, legal, rng))
                return chosen(*action);
            search::Part const found = search::Search<Game>{game, settings}.run_part(view, rng, part);
            std::string answer = std::to_string(found.iterations);
            for (search::Arm const& arm : found.arms)
                answer += '\n' + std::to_string(arm.action.bits) + ' ' + std::to_string(arm.visits) + ' ' +
                          exact(arm.total);
            return answer;
        });
}

search::Part read_part(std::string_view answer) {
    search::Part part;
    auto [head, rest] = split_line(answer);
    part.iterations = static_cast<long>(number(head));
    while (!rest.empty()) {
        auto [line, others] = split_line(rest);
        search::Arm arm{};
        arm.action.bits = number(next_word(line));
        arm.visits = static_cast<std::uint32_t>(number(next_word(line)));
        arm.total = exact_number(next_word(line));
        part.arms.push_back(arm);
        rest = others;
    }
    return part;
}

// ---- Reviews ----

std::string review_thought(std::string_view words, History const& history) {
    int const from = static_cast<int>(number(next_word(words)));
    int const to = static_cast<int>(number(next_word(words)));
    bool const quick = next_word(words) == "quick";
    analysis::Effort effort = review_effort(history, static_cast<int>(number(next_word(words))));
    if (quick) effort = analysis::quick(effort);
    effort.overview = false;
    effort.from = from;
    effort.to = to;
    analysis::Review const review = history.type().review(
        history, effort, [](auto const&) {}, never_stop);
    std::string answer;
    for (analysis::Moment const& moment : review.moments) answer += moment_text(moment) + '\n';
    return answer;
}

std::string finish_thought(std::string_view words, History const& history) {
    int const move = static_cast<int>(number(next_word(words)));
    int const games = static_cast<int>(number(next_word(words)));
    std::vector<analysis::Ending> endings;
    Seat const seat = history.moves()[static_cast<std::size_t>(move)].seat;
    history.type().finish(
        *history.after(move), seat, games, finish_seed,
        [&](analysis::Ending const& ending) { endings.push_back(ending); }, never_stop);
    return protocol::endings_json(endings, history.now().players());
}

std::string hint_thought(std::string_view words, History const& history) {
    Seat const seat = seat_at(static_cast<int>(number(next_word(words))));
    analysis::Effort const effort = protocol::hint_effort(analysis::effort_of_hint(), history);
    return protocol::hint_choices_json(history.now(), seat, effort, never_stop);
}

}  // namespace

std::shared_ptr<std::string const> record_for_thoughts(History const& history) {
    History named = history.clone();
    // A record needs a name for every seat.
    for (std::size_t seat = 0; seat < named.players().size(); ++seat)
        if (named.players()[seat].name.empty()) named.rename(seat_at(static_cast<int>(seat)), "-");
    return std::make_shared<std::string const>(write_record(named));
}

std::vector<Thought> thoughts_of(BotTask const& task, History const& history, int thinkers) {
    int const parts = with_position(
        *task.match, task.seat, [&]<class Game>(Game const& game, auto const&, ActionList const&) {
            auto const settings = search_settings(task.bot, Game::bot_hooks.profile(game));
            if (!settings) return 1;
            return settings->budget.milliseconds > 0 ? std::max(thinkers, 1) : settings->budget.threads;
        });
    std::shared_ptr<std::string const> const record = record_for_thoughts(history);
    std::vector<Thought> thoughts;
    for (int part = 0; part < parts; ++part)
        thoughts.push_back({"bot " + task.bot + ' ' + std::to_string(index(task.seat)) + ' ' +
                                std::to_string(part) + ' ' + std::to_string(parts),
                            record});
    return thoughts;
}

std::optional<Action> decision_of(BotTask const& task, std::vector<std::string> const& answers) {
    std::vector<search::Part> parts;
    for (std::string_view answer : answers) {
        if (answer.starts_with("error")) return {};
        if (answer.starts_with(chosen_word)) return Action{number(answer.substr(chosen_word.size() + 1))};
        parts.push_back(read_part(answer));
    }
    return with_position(*task.match, task.seat,
                         [&]<class Game>(Game const& game, auto const& view, ActionList const& legal) {
                             search::Search<Game> const search{
                                 game, settings_of(game, task.bot, static_cast<int>(parts.size()))};
                             return std::optional{legal[search.merge(view, legal, parts).best]};
                         });
}

std::string review_words(int from, int to, bool quick, int playouts) {
    return "review " + std::to_string(from) + ' ' + std::to_string(to) + (quick ? " quick " : " whole ") +
           std::to_string(playouts);
}

Outcome<std::vector<analysis::Moment>> read_moments(std::string_view answer) {
    if (answer.starts_with("error")) return Error{std::string{answer}};
    std::vector<analysis::Moment> moments;
    while (!answer.empty()) {
        auto const [line, rest] = split_line(answer);
        moments.push_back(read_moment(line));
        answer = rest;
    }
    return moments;
}

analysis::Effort review_effort(History const& history, int playouts) {
    analysis::Effort const effort = analysis::effort_of_review(history.size());
    return playouts > 0 ? analysis::with_playouts(effort, playouts) : effort;
}

std::string think(std::string_view request) {
    static LastGame last_game;
    auto [words, record] = split_line(request);
    Outcome<History const*> const history = last_game.of(record);
    if (!history) return "error: " + history.error().sentence;
    std::string_view const kind = next_word(words);
    if (kind == "bot") return bot_thought(words, **history);
    if (kind == "hint") return hint_thought(words, **history);
    if (kind == "finish") return finish_thought(words, **history);
    if (kind == "review") return review_thought(words, **history);
    return "error: unknown thought " + std::string{kind};
}

}  // namespace motherlode::wasm
