#include "table/denial.h"

#include "table/denials.h"
#include "table/text.h"

namespace motherlode {
namespace {

// The texts of a refusal by a table or by the server.
class DenialTerms final : public Terms {
public:
    explicit DenialTerms(Denial const& denial) : denial_{&denial} {}
    Value value(ArgKind, int number) const override {
        return Value::of_name(denial_->texts[static_cast<std::size_t>(number)]);
    }

private:
    Denial const* denial_;
};

}  // namespace

Denial denial(Refusal const& refusal) {
    return {"illegal", refusal.message, {}, refusal.rule, refusal.first};
}

Denial denial(ActionProblem const& problem) {
    using Is = ActionProblem::Is;
    switch (problem.is) {
        case Is::unknown_verb: return denial(denials::unknown_verb, excerpt(problem.text));
        case Is::wrong_count: return denial(denials::wrong_argument_count, problem.text, problem.number);
        case Is::wrong_kind: return denial(denials::wrong_argument_kind, problem.number, problem.text);
        case Is::unknown_value: return denial(denials::unknown_argument, problem.number, problem.text);
        case Is::misfit: break;
    }
    return denial(denials::arguments_misfit, problem.text);
}

std::string say(Language const& language, Denial const& denial, Terms const* game,
                std::span<std::string const> names) {
    DenialTerms const own{denial};
    return say(language, denial.message, denial.rule ? *game : own, names);
}

void write_reason(JsonWriter& json, Denial const& denial, Terms const* game) {
    DenialTerms const own{denial};
    if (denial.rule) json.field("rule", denial.rule->id);
    json.key("message");
    write_message(json, denial.message, denial.rule ? *game : own);
    if (denial.first.spec == nullptr) return;
    json.key("first");
    write_message(json, denial.first, *game);
}

void write_denial(JsonWriter& json, Denial const& denial, Terms const* game,
                  std::span<std::string const> names) {
    json.field("code", denial.code);
    json.field("sentence", say(Language::english(), denial, game, names));
    write_reason(json, denial, game);
}

}  // namespace motherlode
