#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>

#include "table/entry.h"

// The server's log on stderr: a line of key=value pairs (logfmt) for each event, with the time in UTC.
//   time=2026-11-18T04:49:28.123Z level=error table=k3mfzq7rwx message="The log of table k3mfzq7rwx cannot be extended."
namespace motherlode::server {

enum class LogLevel : std::uint8_t { info, error };
using LogFields = std::initializer_list<std::pair<std::string_view, std::string_view>>;

void log_line(LogLevel level, LogFields fields);
void log_error(std::string_view message);
void log_error(std::string_view table, std::string_view message);

// The line without its end. Values with unusual characters are quoted, and control characters replaced, so that no client
// can forge a line.
std::string log_text(Millis now, LogLevel level, LogFields fields);

}  // namespace motherlode::server
