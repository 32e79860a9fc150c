#include "lessons/check.h"

#include <algorithm>
#include <set>

#include "kernel/rulebook.h"
#include "kernel/words.h"
#include "lessons/run.h"
#include "registry/registry.h"
#include "table/writer.h"

namespace motherlode {
namespace {

// Two sentences fit beside the board.
constexpr std::size_t longest_text = 260;

class LessonCheck {
public:
    LessonCheck(Lesson const& lesson, std::string_view path, std::vector<std::string> const& languages)
        : lesson_{lesson}, path_{path}, languages_{languages} {}

    std::vector<std::string> mistakes() {
        check_sentence(0, "title", lesson_.title);
        for (std::size_t step = 0; step < lesson_.steps.size(); ++step)
            check_words(step + 1, lesson_.steps[step]);
        play({});
        return mistakes_;
    }

private:
    // Step 0 is the lesson as a whole.
    void report(std::size_t step, std::string const& reason) {
        std::string const line = path_ + ", step " + std::to_string(step) + ": " + reason;
        if (std::find(mistakes_.begin(), mistakes_.end(), line) == mistakes_.end()) mistakes_.push_back(line);
    }

    void check_sentence(std::size_t step, std::string const& key, Translations const& sentences) {
        for (std::string const& language : languages_) {
            auto const sentence = sentences.find(language);
            if (sentence == sentences.end() || sentence->second.empty())
                report(step, key + "." + language + " is missing");
            else if (sentence->second.size() > longest_text)
                report(step, key + "." + language + " is too long");
        }
        for (auto const& [language, sentence] : sentences)
            if (std::find(languages_.begin(), languages_.end(), language) == languages_.end())
                report(step, key + "." + language + " is in an unknown language");
    }

    void check_words(std::size_t number, LessonStep const& step) {
        check_sentence(number, "text", step.text);
        if (step.has_task()) check_sentence(number, "hint", step.hint);
        std::vector<RuleText> const rules = rulebook_of(lesson_.game);
        bool const has_rule = std::any_of(rules.begin(), rules.end(),
                                          [&](RuleText const& rule) { return rule.id == step.rule; });
        if (!step.rule.empty() && !has_rule) report(number, "there is no rule " + step.rule);
    }

    void check_highlights(LessonRun const& run) {
        constexpr std::string_view section = "section:";
        Table const& table = run.table();
        std::string const json = TableWriter{table, "", {}, {}}.table(lesson_.learner);
        for (std::string const& highlight : run.step().highlights) {
            // Views and editions name things in quotes, messages by their id.
            bool const is_thing = json.find("\"" + highlight + "\"") != std::string::npos;
            bool const is_section =
                highlight.starts_with(section) &&
                Language::english().find(lesson_.game + ".page." + highlight.substr(section.size()));
            if (!is_thing && !is_section)
                report(number_of(run), "nothing on the board is called “" + highlight + "”");
        }
    }

    // Plays on after these steps, with each action that completes the next one.
    void play(std::vector<std::string> const& done) {
        std::vector<std::string_view> const actions(done.begin(), done.end());
        Outcome<LessonRun, Denial> const run = LessonRun::start(lesson_, find_game, actions);
        if (!run) {
            report(done.size() + 1, "a move is refused: " +
                                        say(Language::english(), run.error(), lesson_.first_position.get()));
            return;
        }
        if (!seen_.emplace(done.size(), run->table().now().hash()).second) return;
        check_highlights(*run);
        if (run->at_last_step()) return;
        for (std::string const& action : completing_actions(*run)) {
            std::vector<std::string> longer = done;
            longer.push_back(action);
            play(longer);
        }
    }

    std::vector<std::string> completing_actions(LessonRun const& run) {
        if (!run.step().has_task()) return {""};
        ActionList legal;
        run.table().now().legal_actions(lesson_.learner, legal);
        std::vector<std::string> const completing = run.answers();
        for (std::string const& pattern : run.step().task) {
            LessonStep const alone{{}, {}, {}, {}, {pattern}};
            bool const is_legal =
                std::any_of(completing.begin(), completing.end(),
                            [&](std::string const& action) { return alone.is_completed_by(action); });
            if (!is_legal) report(number_of(run), "no legal action is “" + pattern + "”");
        }
        if (legal.size() > 1 && completing.size() == static_cast<std::size_t>(legal.size()))
            report(number_of(run), "every legal action completes the task");
        return completing;
    }

    static std::size_t number_of(LessonRun const& run) { return run.done().size() + 1; }

    Lesson const& lesson_;
    std::string path_;
    std::vector<std::string> const& languages_;
    std::set<std::pair<std::size_t, std::uint64_t>> seen_;
    std::vector<std::string> mistakes_;
};

}  // namespace

std::vector<std::string> mistakes_in_lesson(std::string_view text, std::string_view path,
                                            std::vector<std::string> const& languages) {
    Outcome<Lesson> const lesson = read_lesson(text, path, find_game);
    if (!lesson) return {lesson.error().sentence};
    return LessonCheck{*lesson, path, languages}.mistakes();
}

}  // namespace motherlode
