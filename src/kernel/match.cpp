#include "kernel/match.h"

#include "kernel/embedded_files.h"
#include "kernel/option_rules.h"
#include "kernel/suggestion.h"

namespace motherlode {
namespace {

template <class Names>
std::string listed(Names const& names) {
    std::string text;
    for (auto const& name : names) text.append(text.empty() ? "" : ", ").append(name);
    return text;
}

}  // namespace

Outcome<Options> parse_options(GameInfo const& info, OptionChoices const& choices) {
    Options options{};
    for (std::size_t i = 0; i < info.options.size(); ++i) options.push_back(0);

    for (auto const& [name, value] : choices) {
        int option_number = -1;
        for (std::size_t i = 0; i < info.options.size(); ++i)
            if (info.options[i].name == name) option_number = static_cast<int>(i);
        if (option_number < 0) {
            std::vector<std::string_view> known;
            for (OptionSpec const& spec : info.options) known.push_back(spec.name);
            return Error{std::string{info.title} + " has no option “" + name + "”." +
                         did_you_mean(name, known) + " Its options: " + listed(known) + "."};
        }
        OptionSpec const& spec = info.options[option_number];
        int value_number = -1;
        for (std::size_t v = 0; v < spec.values.size(); ++v)
            if (spec.values[v] == value) value_number = static_cast<int>(v);
        if (value_number < 0)
            return Error{"Option “" + name + "” cannot be “" + value + "”." +
                         did_you_mean(value, spec.values) + " Its values: " + listed(spec.values) + "."};
        options[option_number] = static_cast<std::uint8_t>(value_number);
    }
    if (std::optional<Error> ignored = check_ignored_options(info, options)) return *ignored;
    return options;
}

OptionChoices option_choices(GameInfo const& info, Options const& options) {
    OptionChoices choices;
    for (int i = 0; i < options.size(); ++i) {
        OptionSpec const& spec = info.options[i];
        choices.emplace_back(spec.name, spec.values[options[i]]);
    }
    return choices;
}

std::optional<Error> check_players(GameInfo const& info, int players) {
    if (players >= info.min_players && players <= info.max_players) return {};
    return Error{std::string{info.title} + " is for " + std::to_string(info.min_players) + " to " +
                 std::to_string(info.max_players) + " players, not " + std::to_string(players) + "."};
}

std::vector<std::string> edition_names(GameInfo const& info) {
    constexpr std::string_view ending = ".toml";
    std::string const folder = "editions/" + std::string{info.name} + "/";
    std::vector<std::string> names{std::string{info.default_edition}};
    for (EmbeddedFile const& file : embedded_files()) {
        if (!file.path.starts_with(folder)) continue;
        std::string_view const name =
            file.path.substr(folder.size(), file.path.size() - folder.size() - ending.size());
        if (name != info.default_edition) names.emplace_back(name);
    }
    return names;
}

Outcome<EditionSource> embedded_edition(GameInfo const& info, std::string_view name) {
    std::string const path = "editions/" + std::string{info.name} + "/" + std::string{name} + ".toml";
    std::string_view const text = embedded_file(path);
    if (text.data() != nullptr) return EditionSource{path, text};
    std::vector<std::string> const known = edition_names(info);
    std::vector<std::string_view> const names(known.begin(), known.end());
    return Error{std::string{info.title} + " has no edition “" + std::string{name} + "”." +
                 did_you_mean(name, names) + " Its editions: " + listed(names) + "."};
}

}  // namespace motherlode
