// The text format of Prometheus, written by hand: one thread counts plain numbers, so the registry and the locks of
// prometheus-cpp would be of no use. promtool checks the result (tests/deploy/operations.sh).

#include "server/metrics.h"

#include <algorithm>

#include <fmt/format.h>

namespace motherlode::server {
namespace {

void write_head(std::string& text, std::string_view name, std::string_view help, std::string_view type) {
    text += fmt::format("# HELP motherlode_{0} {1}\n# TYPE motherlode_{0} {2}\n", name, help, type);
}

template <class Number>
void write_number(std::string& text, std::string_view name, std::string_view help, std::string_view type,
                  Number number) {
    write_head(text, name, help, type);
    text += fmt::format("motherlode_{} {}\n", name, number);
}

template <class Map>
void write_labelled(std::string& text, std::string_view name, std::string_view help, std::string_view label,
                    Map const& numbers) {
    write_head(text, name, help, "counter");
    for (auto const& [value, number] : numbers)
        text += fmt::format("motherlode_{}{{{}=\"{}\"}} {}\n", name, label, value, number);
}

}  // namespace

void Histogram::observe(double seconds) {
    ++counts_[std::lower_bound(bounds.begin(), bounds.end(), seconds) - bounds.begin()];
    sum_ += seconds;
}

void Histogram::write(std::string& text, std::string_view name, std::string_view help) const {
    write_head(text, name, help, "histogram");
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < bounds.size(); ++i) {
        count += counts_[i];
        text += fmt::format("motherlode_{}_bucket{{le=\"{}\"}} {}\n", name, bounds[i], count);
    }
    count += counts_.back();
    text += fmt::format("motherlode_{}_bucket{{le=\"+Inf\"}} {}\n", name, count);
    text += fmt::format("motherlode_{0}_sum {1}\nmotherlode_{0}_count {2}\n", name, sum_, count);
}

std::string Metrics::text() const {
    std::string text;
    write_number(text, "tables_loaded", "Tables in memory.", "gauge", tables_loaded);
    write_number(text, "tables_open", "Tables whose game is not finished.", "gauge", tables_open);
    write_number(text, "tables_set_aside", "Unfinished tables that this program cannot continue.", "gauge",
                 tables_set_aside);
    write_number(text, "sockets", "Open WebSockets.", "gauge", sockets);
    write_number(text, "bodies_on_the_way_bytes", "Request body bytes announced but not read yet.", "gauge",
                 bodies_on_the_way);
    write_number(text, "jobs_waiting", "Reviews, hints and playouts waiting to start.", "gauge",
                 jobs.waiting);
    write_number(text, "jobs_running", "Reviews, hints and playouts in progress.", "gauge", jobs.running);
    write_number(text, "jobs_done_total", "Reviews, hints and playouts finished.", "counter", jobs.done);
    write_number(text, "jobs_dropped_total",
                 "Reviews, hints and playouts cancelled because no client was waiting.", "counter",
                 jobs.dropped);
    jobs.wait_seconds.write(text, "job_wait_seconds", "How long reviews, hints and playouts wait to start.");
    write_number(text, "thinking_waiting", "Decisions of bots waiting for a thread.", "gauge",
                 thinking.waiting);
    write_number(text, "thinking_running", "Decisions that bots are thinking about.", "gauge",
                 thinking.running);
    thinking.wait_seconds.write(text, "thinking_wait_seconds",
                                "How long decisions of bots wait for a thread.");
    write_number(text, "work_waiting", "Tables to load and records to read or write, waiting for a thread.",
                 "gauge", work.waiting);
    write_number(text, "work_running", "Tables being loaded and records being read or written.", "gauge",
                 work.running);
    work.wait_seconds.write(text, "work_wait_seconds",
                            "How long tables to load and records to read or write wait for a thread.");
    write_number(text, "tables_made_total", "Tables made.", "counter", tables_made);
    write_number(text, "moves_total", "Decisions of humans carried out.", "counter", moves);
    write_number(text, "bot_moves_total", "Decisions of bots carried out.", "counter", bot_moves);
    write_number(text, "messages_in_total", "WebSocket messages received.", "counter", messages_in);
    write_number(text, "messages_out_total", "WebSocket messages sent.", "counter", messages_out);
    write_number(text, "bytes_out_total", "Bytes of WebSocket messages sent.", "counter", bytes_out);
    write_number(text, "slow_readers_total", "Sockets closed because they did not read.", "counter",
                 slow_readers);
    write_number(text, "commits_total", "Store transactions.", "counter", commits);
    write_number(text, "entries_total", "Log entries saved.", "counter", entries);
    write_number(text, "commit_failures_total", "Store transactions that failed.", "counter",
                 commit_failures);
    commit_seconds.write(text, "commit_seconds", "Duration of a store transaction.");
    move_seconds.write(text, "move_seconds",
                       "From the arrival of a decision until all clients are notified.");
    write_labelled(text, "errors_total", "Refused messages.", "code", errors);
    write_labelled(text, "responses_total", "HTTP answers.", "status", responses);
    return text;
}

}  // namespace motherlode::server
