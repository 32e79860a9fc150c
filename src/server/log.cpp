#include "server/log.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>

#include <fmt/format.h>

namespace motherlode::server {
namespace {

std::string timestamp(Millis now) {
    std::time_t const seconds = now / 1000;
    std::tm parts{};
    gmtime_r(&seconds, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}.{:03}Z", parts.tm_year + 1900, parts.tm_mon + 1,
                       parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec, now % 1000);
}

bool is_plain(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           std::string_view{"-._~/:+@%*"}.find(c) != std::string_view::npos;
}

std::string value_text(std::string_view value) {
    if (!value.empty() && std::all_of(value.begin(), value.end(), is_plain)) return std::string{value};
    std::string text = "\"";
    for (char const c : value) {
        if (c == '"' || c == '\\') text += '\\';
        text += static_cast<unsigned char>(c) < 0x20 || c == 0x7f ? '?' : c;
    }
    return text + '"';
}

}  // namespace

std::string log_text(Millis now, LogLevel level, LogFields fields) {
    std::string line = "time=" + timestamp(now) + (level == LogLevel::error ? " level=error" : " level=info");
    for (auto const& [key, value] : fields)
        line.append(" ").append(key).append("=").append(value_text(value));
    return line;
}

void log_line(LogLevel level, LogFields fields) {
    auto const now = std::chrono::system_clock::now().time_since_epoch();
    std::string const line =
        log_text(std::chrono::duration_cast<std::chrono::milliseconds>(now).count(), level, fields) + "\n";
    std::fwrite(line.data(), 1, line.size(), stderr);
}

void log_error(std::string_view message) { log_line(LogLevel::error, {{"message", message}}); }

void log_error(std::string_view table, std::string_view message) {
    log_line(LogLevel::error, {{"table", table}, {"message", message}});
}

}  // namespace motherlode::server
