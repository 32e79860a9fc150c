#pragma once

#include <string>

namespace CLI {  // NOLINT(readability-identifier-naming): the name of the library
class App;
class Option;
}  // namespace CLI

namespace motherlode::cli {

// The names of an option outside the command line: --tables-open is the variable MOTHERLODE_TABLES_OPEN and the key
// tables_open of a configuration file.
std::string variable_of(CLI::Option const& option);
std::string key_of(CLI::Option const& option);

// Reads the options that were not given on the command line from the environment, then from the TOML file that
// `config` names. Throws CLI::ParseError if a value is refused.
void read_settings(CLI::App& command, std::string const& config);

}  // namespace motherlode::cli
