#include "server/loop.h"

#include <csignal>
#include <exception>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "server/log.h"

namespace motherlode::server {
namespace asio = boost::asio;

struct Loop::Signals {
    explicit Signals(asio::io_context& context) : set{context, SIGINT, SIGTERM} {}
    asio::signal_set set;
};

// Only one thread runs it, so Asio needs no locks.
Loop::Loop() : context_{std::make_unique<asio::io_context>(1)} {}

Loop::~Loop() = default;

void Loop::run() {
    auto const work = asio::make_work_guard(*context_);
    // An error in one request ends only that request.
    while (!context_->stopped()) {
        try {
            context_->run();
        } catch (std::exception const& problem) {
            log_error("A request failed: " + std::string{problem.what()});
        }
    }
}

void Loop::stop() { context_->stop(); }

void Loop::post(std::function<void()> work) { asio::post(*context_, std::move(work)); }

void Loop::after(std::chrono::milliseconds delay, std::function<void()> work) {
    auto timer = std::make_shared<asio::steady_timer>(*context_, delay);
    timer->async_wait([timer, work = std::move(work)](boost::system::error_code error) {
        if (!error) work();
    });
}

void Loop::on_interrupt(std::function<void()> stopped) {
    signals_ = std::make_unique<Signals>(*context_);
    signals_->set.async_wait([stopped = std::move(stopped)](boost::system::error_code error, int) {
        if (!error) stopped();
    });
}

}  // namespace motherlode::server
