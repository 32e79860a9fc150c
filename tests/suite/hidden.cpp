#include "suite/hidden.h"

#include <algorithm>

#include "kernel/preview.h"
#include "suite/json_check.h"

namespace motherlode::suite {
namespace {

std::string json_of(Match const& match, Seat viewer) {
    JsonWriter json;
    match.write_view(viewer, json);
    return json.text();
}

bool same(Pending const& a, Pending const& b) {
    return a.must == b.must && a.may == b.may && a.rule.id == b.rule.id;
}

bool same(std::optional<Refusal> const& a, std::optional<Refusal> const& b) {
    if (!a || !b) return a.has_value() == b.has_value();
    return a->rule.id == b->rule.id && a->message == b->message;
}

bool same(ActionList const& a, ActionList const& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
}

bool same(Event const& a, Event const& b) { return a.rule.id == b.rule.id && a.message == b.message; }

bool same(Preview const& a, Preview const& b) {
    return a.reveals == b.reveals && a.points == b.points && a.facts == b.facts &&
           std::equal(a.events.begin(), a.events.end(), b.events.begin(), b.events.end(),
                      [](Event const& c, Event const& d) { return same(c, d); });
}

// Compares the previews of a few of the seat's actions.
Failures compare_previews(Match const& real, Match const& redealt, Seat viewer, ActionList const& legal,
                          Rng& rng) {
    constexpr int most_actions = 4;
    Failures failures;
    if (legal.empty()) return failures;
    std::uint64_t const seed = rng.below(1000);
    Previewer previewer{real, viewer, seed};
    Previewer previewer_redealt{redealt, viewer, seed};
    for (int i = 0; i < std::min(most_actions, legal.size()); ++i) {
        Action const action = legal[rng.below(legal.size())];
        Preview const preview = previewer.preview(action);
        if (!same(preview, previewer_redealt.preview(action)))
            failures.emplace_back("a preview depends on hidden information");
        if (std::string const problem = JsonCheck::problem(preview.facts);
            !preview.facts.empty() && !problem.empty())
            failures.push_back("the facts of a preview are not JSON: " + problem);
    }
    return failures;
}

// Compares the prompts, legal actions and refusals of a seat.
Failures compare_choices(Match const& real, Match const& redealt, Seat viewer,
                         std::span<Action const> dubious, Rng& rng) {
    Failures failures;
    if (!same(real.pending(), redealt.pending())) return {"the pending seats depend on hidden information"};
    for (Seat const seat : real.pending().must | real.pending().may)
        if (real.prompt(seat) != redealt.prompt(seat))
            failures.emplace_back("a prompt depends on hidden information");
    if (viewer == onlooker) return failures;

    ActionList legal;
    ActionList legal_redealt;
    real.legal_actions(viewer, legal);
    redealt.legal_actions(viewer, legal_redealt);
    if (!same(legal, legal_redealt)) return {"the legal list depends on information hidden from the seat"};
    for (Action const action : legal)
        if (real.describe(action) != redealt.describe(action))
            failures.emplace_back("an action's description depends on hidden information");
    for (Action const action : dubious)
        if (!same(real.refusal(viewer, action), redealt.refusal(viewer, action)))
            failures.emplace_back("a refusal depends on information hidden from the seat");
    add(failures, compare_previews(real, redealt, viewer, legal, rng));
    return failures;
}

// The events that a viewer sees.
struct SeenEvents {
    std::vector<Event> events;
    bool learned = false;             // whether one of the events reveals something to the viewer
    std::size_t before_learning = 0;  // the number of events before the first such event
};

SeenEvents seen_by(Seat viewer, std::span<Event const> events) {
    SeenEvents seen;
    for (Event const& event : events) {
        if (!event.seen_by.contains(viewer)) continue;
        seen.learned = seen.learned || event.learned.contains(viewer);
        if (!seen.learned) ++seen.before_learning;
        seen.events.push_back(event);
    }
    return seen;
}

// Events must be the same until the first one that reveals something to the viewer.
bool same(SeenEvents const& real, SeenEvents const& redealt) {
    // If a viewer learns something only in the redealt game, the missing event reveals it in the real game.
    if (!real.learned && real.events.size() != redealt.events.size()) return false;
    std::size_t const compared = real.before_learning;
    if (redealt.events.size() < compared) return false;
    return std::equal(real.events.begin(), real.events.begin() + static_cast<std::ptrdiff_t>(compared),
                      redealt.events.begin(), [](Event const& a, Event const& b) { return same(a, b); });
}

SeenEvents apply_and_see(Match& match, Seat viewer, Seat actor, Action action) {
    EventLog log;
    match.apply(actor, action, log);
    return seen_by(viewer, log.events);
}

}  // namespace

Failures check_redeal(Match const& match, Seat viewer, std::span<Action const> dubious, Rng& rng) {
    Failures failures;
    std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
    if (std::string const problem = redealt->audit(); !problem.empty())
        failures.push_back("a redealt game is broken: " + problem);
    if (redealt->view_bytes(viewer) != match.view_bytes(viewer))
        failures.emplace_back("a redealt game gives a different view");
    if (json_of(*redealt, viewer) != json_of(match, viewer))
        failures.emplace_back("a redealt game gives a different view as JSON");
    for (bool const colour : {false, true})
        if (redealt->draw(viewer, Style{colour}) != match.draw(viewer, Style{colour}))
            failures.emplace_back("a redealt game gives a different drawing");
    if ((bytes_of(*redealt) == bytes_of(match)) != (redealt->hash() == match.hash()))
        failures.emplace_back(
            "a redealt game has the same bytes but another hash, or the same hash but other bytes");
    add(failures, compare_choices(match, *redealt, viewer, dubious, rng));
    for (std::string& failure : failures) failure = "for " + seat_name(viewer) + ", " + failure;
    return failures;
}

Failures check_action_reveals_nothing(Match const& match, Seat viewer, Seat actor, Action action, Rng& rng) {
    std::unique_ptr<Match> const real = match.clone();
    std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
    // The actor's hand is redealt too, so the action may be illegal in the redealt game.
    if (redealt->refusal(actor, action)) return {};

    std::string const where =
        joined("“", match.text(action), "” by ", seat_name(actor), ", as ", seat_name(viewer), " sees it: ");
    SeenEvents const seen = apply_and_see(*real, viewer, actor, action);
    SeenEvents const seen_redealt = apply_and_see(*redealt, viewer, actor, action);
    if (!same(seen, seen_redealt))
        return {where + "an event depends on hidden information, but says nobody learned it"};
    if (!seen.learned && real->view_bytes(viewer) != redealt->view_bytes(viewer))
        return {where + "hidden information was revealed without an event that says so"};
    return {};
}

Failures check_secret_choice(Match const& match, Seat viewer, Seat actor, Action action, Action alternative) {
    std::unique_ptr<Match> const after_action = match.clone();
    std::unique_ptr<Match> const after_alternative = match.clone();
    SeenEvents const seen = apply_and_see(*after_action, viewer, actor, action);
    SeenEvents const seen_alternative = apply_and_see(*after_alternative, viewer, actor, alternative);
    // The choice is secret only if the states differ and the viewer cannot see the difference. Taking one of
    // two equal cards, for example, makes no difference.
    if (bytes_of(*after_action) == bytes_of(*after_alternative)) return {};
    if (after_action->view_bytes(viewer) != after_alternative->view_bytes(viewer)) return {};
    if (same(seen, seen_alternative)) return {};
    return {joined("“", match.text(action), "” and “", match.text(alternative), "” by ", seat_name(actor),
                   " look the same to ", seat_name(viewer),
                   ", but their events do not, and say nobody learned it")};
}

Failures check_redeal_varies(Match const& match, Rng& rng) {
    Failures failures;
    for (Seat const viewer : viewers_of(match)) {
        std::set<std::string> states;
        for (int i = 0; i < 20; ++i) {
            std::unique_ptr<Match> const redealt = match.redeal(viewer, rng);
            states.insert(bytes_of(*redealt));
        }
        if (states.size() < 2)
            failures.push_back("redealing for " + seat_name(viewer) + " always gives the same game");
    }
    return failures;
}

Failures check_json(Match const& match) {
    Failures failures;
    auto const check = [&](std::string const& json, std::string const& name) {
        std::string const problem = JsonCheck::problem(json);
        if (!problem.empty())
            failures.push_back(name + " is not JSON: " + problem);
        else if (json.front() != '{')
            failures.push_back(name + " is not a JSON object");
    };
    JsonWriter edition;
    match.write_edition(edition);
    check(edition.text(), "the edition");
    for (Seat const viewer : viewers_of(match))
        check(json_of(match, viewer), "the view of " + seat_name(viewer));
    return failures;
}

}  // namespace motherlode::suite
