#pragma once

#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "server/background.h"
#include "server/limits.h"
#include "server/log.h"
#include "server/options.h"

namespace motherlode::server {

// The processor time that this thread has used since the object was made.
class ProcessorTime {
public:
    double seconds() const { return now() - start_; }

private:
    static double now();

    double start_ = now();
};

// Work for clients that takes longer in a long game, such as reading a record, runs on threads of its own in a fair
// order. Every address has a budget of processor time for this work and for its messages and requests on the loop.
class Workers {
public:
    Workers(Loop& loop, ServerOptions const& options, Metrics& metrics);

    // Whether the address has not used up its time. It may use more than it has left at the last request.
    bool has_time(std::string_view address) const;
    void charge(std::string_view address, double seconds);
    bool has_room(std::string_view address) const { return jobs_.has_room(address); }

    // Calls `work` on a thread, and then `done` on the loop with its result, or with nothing if it has thrown an
    // exception. `work` must own everything that it uses. `attended`: somebody is waiting for it.
    template <class Work, class Done>
    void ask(std::string const& address, bool attended, Work work, Done done) {
        struct Report {
            std::optional<std::invoke_result_t<Work&>> result;
            double seconds = 0;
        };
        auto const report = std::make_shared<Report>();
        Background::Job job;
        job.address = address;
        job.attended = attended;
        job.work = [report, work = std::move(work)](std::atomic<bool> const&) mutable {
            ProcessorTime const time;
            try {
                report->result.emplace(work());
            } catch (std::exception const& problem) {
                log_error("A request failed: " + std::string{problem.what()});
            }
            report->seconds = time.seconds();
        };
        job.done = [this, report, address, done = std::move(done)]() mutable {
            charge(address, report->seconds);
            done(std::move(report->result));
        };
        jobs_.add(std::move(job));
    }

private:
    AddressBuckets times_;
    Background jobs_;
};

}  // namespace motherlode::server
