#include "cli/settings.h"

#include <algorithm>
#include <cstdlib>
#include <set>

#include <CLI/CLI.hpp>

#include "cli/files.h"
#include "cli/help.h"
#include "kernel/toml_reader.h"

namespace motherlode::cli {
namespace {

constexpr char const* on = "true";
constexpr char const* off = "false";

std::string name_of(CLI::Option const& option) { return option.get_lnames().front(); }

[[noreturn]] void refuse_setting(std::string sentence) {
    if (sentence.ends_with('.')) sentence.pop_back();
    throw CLI::ValidationError{sentence};
}

// The options from one source: all of them can be combined with each other, and give way to those already set.
class Source {
public:
    explicit Source(CLI::App& command) {
        for (CLI::Option* const option : command.get_options([](CLI::Option const* option) {
                 return option->nonpositional() && !option->get_lnames().empty();
             }))
            if (name_of(*option) != "help" && option->count() == 0 && ruled_out_by(*option) == nullptr)
                open_.push_back(option);
    }

    std::vector<CLI::Option*> const& open() const { return open_; }

    void set(CLI::Option& option, std::vector<std::string> const& values, std::string const& where) {
        if (CLI::Option const* const other = ruled_out_by(option))
            refuse_setting(where + " cannot be combined with " + key_of(*other));
        for (std::string const& value : values) option.add_result(value);
        try {
            option.run_callback();
        } catch (CLI::ParseError const& error) {
            std::string const sentence = error.what();
            std::string const own_prefix = "--" + name_of(option) + ": ";
            refuse_setting(
                where + ": " +
                (sentence.starts_with(own_prefix) ? sentence.substr(own_prefix.size()) : sentence));
        }
    }

private:
    // An option that is set and cannot be combined with this one, or null. A flag that is off rules out nothing.
    static CLI::Option const* ruled_out_by(CLI::Option const& option) {
        for (CLI::Option const* const other : option.get_excludes())
            if (other->count() > 0 && other->results().front() != off) return other;
        return nullptr;
    }

    std::vector<CLI::Option*> open_;
};

bool is_flag(CLI::Option const& option) { return option.get_expected_max() == 0; }
bool is_list(CLI::Option const& option) { return option.get_expected_max() > 1; }

std::vector<std::string> parts_of(std::string_view list) {
    std::vector<std::string> parts;
    for (std::size_t end = 0; end != std::string_view::npos;) {
        end = list.find(',');
        parts.emplace_back(list.substr(0, end));
        list.remove_prefix(std::min(end, list.size() - 1) + 1);
    }
    return parts;
}

void read_environment(CLI::App& command) {
    Source source{command};
    for (CLI::Option* const option : source.open()) {
        std::string const variable = variable_of(*option);
        char const* const value = std::getenv(variable.c_str());
        if (value == nullptr || *value == '\0') continue;
        std::string const text = value;
        if (is_flag(*option) && text != on && text != off)
            refuse_setting(variable + ": “" + text + "” is neither true nor false");
        source.set(*option, is_list(*option) ? parts_of(text) : std::vector{text}, variable);
    }
}

// The values as they would be written on the command line.
std::vector<std::string> values_in(TomlTable const& file, CLI::Option const& option) {
    std::string const key = key_of(option);
    if (is_list(option)) return file.strings(key);
    std::optional<TomlValue> const value = file.value(key);
    if (!value) return {};
    if (is_flag(option)) {
        if (!value->truth()) value->fail("must be true or false.");
        return {value->truth().value_or(false) ? on : off};
    }
    if (std::optional<std::int64_t> const number = value->number()) return {std::to_string(*number)};
    if (std::optional<std::string> text = value->text()) return {std::move(*text)};
    value->fail("must be a number or a string.");
    return {};
}

void read_config(CLI::App& command, std::string const& path) {
    Outcome<std::string> const text = read_file(path);
    if (!text) refuse_setting(text.error().sentence);
    TomlFile file{*text, path};
    Source source{command};
    // Every key is read, so that only unknown ones are left; options that are already set keep their values.
    std::vector<std::pair<CLI::Option*, std::vector<std::string>>> settings;
    for (CLI::Option* const option :
         command.get_options([](CLI::Option const* option) { return !option->get_lnames().empty(); })) {
        if (name_of(*option) == "help" || name_of(*option) == "config" || !file.root().has(key_of(*option)))
            continue;
        std::vector<std::string> values = values_in(file.root(), *option);
        bool const is_open =
            std::find(source.open().begin(), source.open().end(), option) != source.open().end();
        if (is_open && !values.empty()) settings.emplace_back(option, std::move(values));
    }
    if (std::optional<Error> const error = file.finish()) refuse_setting(error->sentence);
    for (auto const& [option, values] : settings) source.set(*option, values, path + ": " + key_of(*option));
}

}  // namespace

std::string key_of(CLI::Option const& option) {
    std::string key = name_of(option);
    std::replace(key.begin(), key.end(), '-', '_');
    return key;
}

std::string variable_of(CLI::Option const& option) {
    std::string variable = "MOTHERLODE_" + key_of(option);
    std::transform(variable.begin(), variable.end(), variable.begin(),
                   [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
    return variable;
}

void read_settings(CLI::App& command, std::string const& config) {
    read_environment(command);
    if (!config.empty()) read_config(command, config);
}

}  // namespace motherlode::cli
