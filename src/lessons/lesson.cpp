#include "lessons/lesson.h"

#include "kernel/cut.h"
#include "kernel/embedded_files.h"
#include "kernel/toml_reader.h"

namespace motherlode {
namespace {

constexpr int lesson_version = 1;
constexpr int most_minutes = 60;
constexpr std::string_view folder = "lessons/";
constexpr std::string_view ending = ".toml";

bool matches(std::string_view pattern, std::string_view text) {
    if (pattern.empty()) return text.empty();
    if (pattern.front() != '*')
        return !text.empty() && text.front() == pattern.front() && matches(pattern.substr(1), text.substr(1));
    for (std::size_t skipped = 0; skipped <= text.size(); ++skipped)
        if (matches(pattern.substr(1), text.substr(skipped))) return true;
    return false;
}

// Other languages are shown in English until somebody translates the lesson.
Translations read_translations(TomlTable const& table, std::string_view key) {
    TomlTable const sentences = table.table(key);
    Translations translations;
    for (std::string const& language : sentences.keys()) translations[language] = sentences.string(language);
    if (!sentences.is_missing() && !translations.contains("en"))
        table.fail(key, "the English sentence is missing.");
    return translations;
}

std::vector<std::string> read_list(TomlTable const& table, std::string_view key) {
    return table.has(key) ? table.strings(key) : std::vector<std::string>{};
}

// Whether "level=easy" is an option of the game, and its value.
bool has_option(GameInfo const& info, std::string_view choice) {
    std::size_t const equals = choice.find('=');
    if (equals == std::string_view::npos) return false;
    return static_cast<bool>(parse_options(
        info, {{std::string{choice.substr(0, equals)}, std::string{choice.substr(equals + 1)}}}));
}

// "2 activate 1": the seat, counted from 1, and its action.
std::vector<LessonMove> read_moves(TomlTable const& table, int players) {
    std::vector<LessonMove> moves;
    for (std::string const& text : read_list(table, "moves")) {
        auto const [seat, action] = cut(text);
        bool const is_seat = seat.size() == 1 && seat[0] >= '1' && seat[0] < '1' + players;
        if (!is_seat || action.empty())
            table.fail("moves", "“" + text + "” is not a seat and its action, such as “2 loot”.");
        else
            moves.push_back({seat_at(seat[0] - '1'), std::string{action}});
    }
    return moves;
}

LessonStep read_step(TomlTable const& table, int players) {
    LessonStep step{read_translations(table, "text"), {}};
    if (table.has("rule")) step.rule = table.string("rule");
    step.highlights = read_list(table, "highlights");
    step.moves = read_moves(table, players);
    step.task = read_list(table, "task");
    if (step.has_task()) step.hint = read_translations(table, "hint");
    return step;
}

// The learner plays with bots that make only the moves of the lesson.
TableSetup setup_of(PositionStart const& start, Seat learner) {
    TableSetup setup;
    setup.game = std::string{start.type->info().name};
    setup.setup = start.setup;
    setup.players.assign(static_cast<std::size_t>(start.setup.players), {Player::Kind::bot, "greedy"});
    setup.players[static_cast<std::size_t>(index(learner))] = {Player::Kind::human, "Learner"};
    return setup;
}

}  // namespace

bool LessonStep::is_completed_by(std::string_view action) const {
    for (std::string const& pattern : task)
        if (matches(pattern, action)) return true;
    return false;
}

Outcome<Lesson> read_lesson(std::string_view text, std::string_view path, GameFinder find) {
    TomlFile file{text, path};
    TomlTable const root = file.root();
    if (root.integer("motherlode-lesson", 0, 1'000'000) != lesson_version)
        root.fail("motherlode-lesson", "this program reads version " + std::to_string(lesson_version) +
                                           " of the lesson format only.");
    Lesson lesson;
    lesson.title = read_translations(root, "title");
    lesson.options = read_list(root, "for");
    lesson.minutes = root.integer("minutes", 1, most_minutes);
    std::string const position = root.string("position");
    if (!file.valid()) return *file.finish();

    Outcome<PositionStart> start = read_position(position, std::string{path} + ": position", find);
    if (!start) return start.error();
    if (start->viewer) root.fail("position", "a lesson needs a whole position, not the view of a seat.");
    for (std::string const& option : lesson.options)
        if (!has_option(start->type->info(), option))
            root.fail("for", "“" + option + "” is not an option of this game and its value.");
    int const players = start->setup.players;
    lesson.learner = seat_at(root.integer("learner", 1, players) - 1);
    for (TomlTable const& step : root.tables("step")) lesson.steps.push_back(read_step(step, players));
    if (lesson.steps.empty() || lesson.steps.back().has_task())
        root.fail("step", "the last step must be one to read, without a task.");
    if (std::optional<Error> const error = file.finish()) return *error;

    lesson.start = setup_of(*start, lesson.learner);
    lesson.game = lesson.start.game;
    lesson.first_position = std::move(start->match);
    std::string_view const name = path.substr(path.rfind('/') + 1);
    lesson.name = name.substr(0, name.size() - (name.ends_with(ending) ? ending.size() : 0));
    return lesson;
}

std::vector<Lesson> read_embedded_lessons(GameFinder find) {
    std::vector<Lesson> lessons;
    for (EmbeddedFile const& file : embedded_files()) {
        if (!file.path.starts_with(folder)) continue;
        Outcome<Lesson> lesson = read_lesson(file.contents, file.path, find);
        if (lesson) lessons.push_back(std::move(*lesson));
    }
    return lessons;
}

}  // namespace motherlode
