#include <algorithm>
#include <map>
#include <optional>
#include <thread>

#include <boost/json.hpp>

#include "bots/program.h"
#include "cli/commands.h"
#include "cli/line.h"
#include "cli/terminal.h"
#include "server/limits.h"

namespace motherlode::cli {
namespace {

namespace json = boost::json;
using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

// A lost connection is retried with growing pauses, up to a maximum time.
constexpr std::chrono::milliseconds first_pause = 250ms;
constexpr std::chrono::milliseconds longest_pause = 30s;
constexpr std::chrono::minutes longest_absence{10};

// A little slower than a server's default limit, because a program may decide faster.
constexpr double moves_per_second = 16;
constexpr double moves_at_once = 30;
constexpr std::chrono::milliseconds time_to_slow_down = 250ms;  // if that was still too fast

bool holds(json::value const& seats, json::value const& seat) {
    json::array const& list = seats.as_array();
    return std::find(list.begin(), list.end(), seat) != list.end();
}

template <class... Args>
void print_now(fmt::format_string<Args...> format, Args&&... args) {
    print_out(format, std::forward<Args>(args)...);
    flush_out();  // keeps an output file up to date
}

// A seat at a table, played by a program.
class Sitter {
public:
    Sitter(Link link, SitOptions const& options)
        : link_{std::move(link)},
          given_name_{options.name},
          name_(options.name),
          program_{options.command, patience()} {
        connect();
    }

    // Plays until the game is over; otherwise returns an error.
    std::optional<Error> play() {
        while (!over_ && !problem_) {
            line_->work(100ms);
            listen();
            if (due()) decide();
            if (line_->broken()) come_back();
        }
        if (over_) program_.send_reports();
        return problem_;
    }

    // After the end of the game.
    std::string result_json() const {
        return json::serialize(json::object{{"game", game_.name},
                                            {"table", link_.table},
                                            {"seat", seat_},
                                            {"name", own(now_.at("seats")).at("name")},
                                            {"result", now_.at("result")}});
    }

private:
    void connect() {
        line_ = std::make_unique<Line>(link_);
        line_->send({{"t", "hello"}, {"table", link_.table}, {"token", link_.token}});
    }

    // Keeps the connection alive while the program thinks; returns false when the game is over.
    ProgramPatience patience() {
        return {.meanwhile = [this] {
            line_->work(0ms);
            listen();
            return !over_ && !problem_;
        }};
    }

    void listen() {
        while (std::optional<json::object> const message = line_->take()) {
            if (over_ || problem_) return;
            json::string const& kind = message->at("t").as_string();
            if (kind == "table") meet(*message);
            if (kind == "table" || kind == "update") look(*message);
            if (kind == "ok") carried_out(*message);
            if (kind == "seat") link_.token = std::string{message->at("token").as_string()};
            if (kind == "error") refused(*message);
            if (kind == "saving" && message->at("delayed").as_bool())
                print_now("Saving is delayed. The game continues as soon as the last change is saved.\n");
        }
    }

    // After every hello: sends again what may not have arrived.
    void meet(json::object const& table) {
        seat_ = table.at("seat");
        if (seat_.is_null()) {
            problem_ = Error{"This link is for watching. Use the link of a free seat."};
            return;
        }
        game_.name = table.at("game").as_string();
        game_.players = static_cast<int>(table.at("seats").as_array().size());
        game_.options.clear();
        for (auto const& [option, value] : table.at("options").as_object()) {
            if (!game_.options.empty()) game_.options += ' ';
            game_.options.append(option).append("=").append(std::string_view{value.as_string()});
        }
        game_.edition = json::serialize(table.at("edition").at("data"));
        if (pause_ > first_pause) print_now("Reconnected.\n");
        pause_ = first_pause;
        if (own(table.at("seats")).at("name") != name_) line_->send({{"t", "name"}, {"name", name_}});
        if (move_) send_move();
    }

    void look(json::object const& table) {
        if (problem_) return;
        now_ = table;
        report_start();
        report_events(table);
        if (!now_.at("result").at("finished").as_bool()) return;
        program_.report(end_line(json::serialize(now_.at("result")), SeatSet::none()));
        json::value const& own_seat = own(now_.at("result").at("seats"));
        print_now("The game is over: place {} with {} points.\n", own_seat.at("rank").as_int64(),
                  own_seat.at("total").as_int64());
        over_ = true;
    }

    // Once. A seat that nobody has taken yet has no name.
    void report_start() {
        if (is_start_reported_) return;
        is_start_reported_ = true;
        std::vector<std::string> names;
        for (json::value const& seat : now_.at("seats").as_array())
            names.emplace_back(seat.at("name").as_string());
        auto const own_seat = static_cast<std::size_t>(seat_.as_int64());
        if (names[own_seat].empty()) names[own_seat] = given_name_;
        program_.report(start_line(game_, static_cast<int>(own_seat), names));
    }

    // The events of a message replace all events from number `events_from` on. Those that the program has got already
    // are not sent again; if others replace them, moves were undone. Older servers do not send that number.
    void report_events(json::object const& table) {
        if (!table.contains("events_from")) return;
        json::array const& events = table.at("events").as_array();
        auto next = events.begin();
        auto reported = reported_events_.lower_bound(table.at("events_from").as_int64());
        while (next != events.end() && reported != reported_events_.end() && reported->second == *next) {
            ++next;
            ++reported;
        }
        if (reported != reported_events_.end()) {
            program_.report(undo_line(static_cast<std::size_t>(reported->second.at("move").as_int64() - 1)));
            reported_events_.erase(reported, reported_events_.end());
        }
        for (; next != events.end(); ++next) {
            program_.report("event " + json::serialize(*next));
            reported_events_[next->at("n").as_int64()] = *next;
        }
    }

    json::value const& own(json::value const& seats) const {
        return seats.as_array()[static_cast<std::size_t>(seat_.as_int64())];
    }

    void carried_out(json::object const& answer) {
        if (!move_ || !answer.contains("id") || answer.at("id") != move_->at("id")) return;
        move_.reset();
        decided_version_ = answer.at("version").as_int64();
    }

    void refused(json::object const& answer) {
        json::string const& code = answer.at("code").as_string();
        if (name_is_taken(answer))
            choose_another_name();
        else if (code == "stale")
            move_.reset();  // the game has changed since
        else if (code == "limit" && !now_.empty())
            again_ = Clock::now() + time_to_slow_down;
        else if (code != "finished" && code != "stopping")
            problem_ = Error{std::string{answer.at("sentence").as_string()}};
    }

    static bool name_is_taken(json::object const& answer) {
        json::value const* const message = answer.if_contains("message");
        return message != nullptr && message->at("key") == "table.refusal.name_taken";
    }

    // Several programs at a table often have the same name.
    void choose_another_name() {
        name_ = json::string{fmt::format("{} {}", given_name_, ++names_tried_)};
        line_->send({{"t", "name"}, {"name", name_}});
    }

    // Whether the program must decide. A seat is open until its name has been accepted.
    bool due() {
        if (over_ || problem_ || now_.empty()) return false;
        if (move_) {
            if (again_ && Clock::now() >= *again_) send_move();
            return false;
        }
        return now_.at("version").as_int64() >= decided_version_ &&
               own(now_.at("seats")).at("kind") != "open" && holds(now_.at("pending").at("must"), seat_) &&
               !now_.at("legal").as_array().empty();
    }

    void decide() {
        std::vector<std::string> legal;
        for (json::value const& action : now_.at("legal").as_array())
            legal.emplace_back(action.at("action").as_string());
        json::value const version = now_.at("version");
        Outcome<int> const chosen = program_.choose(game_, static_cast<int>(seat_.as_int64()) + 1,
                                                    json::serialize(now_.at("view")), legal);
        if (over_ || problem_) return;
        if (!chosen) {
            problem_ = chosen.error();
            return;
        }
        // Its id makes sure that a move that is sent twice after a lost connection is carried out once.
        move_ = json::object{{"t", "move"},
                             {"id", "at " + json::serialize(version)},
                             {"version", version},
                             {"action", legal[static_cast<std::size_t>(*chosen)]}};
        send_move();
    }

    void send_move() {
        again_.reset();
        auto const now = [] {
            return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now().time_since_epoch())
                .count();
        };
        while (!pace_.take(now(), moves_per_second, moves_at_once)) std::this_thread::sleep_for(20ms);
        line_->send(*move_);
    }

    void come_back() {
        if (over_ || problem_) return;
        std::string why = line_->why_broken().message();
        print_now("Connection to {} lost ({}). Reconnecting…\n", link_.server(), why);
        Clock::time_point const end = Clock::now() + longest_absence;
        do {
            std::this_thread::sleep_for(pause_);
            pause_ = std::min(2 * pause_, longest_pause);
            try {
                return connect();
            } catch (boost::system::system_error const& error) {
                why = error.code().message();
            }
        } while (Clock::now() < end);
        problem_ = Error{"Could not reconnect to " + link_.server() + ": " + why + "."};
    }

    Link link_;
    std::string given_name_;
    json::value name_;
    int names_tried_ = 1;
    Program program_;
    std::unique_ptr<Line> line_;
    std::chrono::milliseconds pause_ = first_pause;  // before the next attempt; grows until connected
    server::Bucket pace_;

    ProgramGame game_;
    json::value seat_;
    json::object now_;  // the latest table or update
    bool is_start_reported_ = false;
    std::map<std::int64_t, json::value> reported_events_;  // by number
    std::optional<json::object> move_;                     // decided, but not answered yet
    std::int64_t decided_version_ = 0;                     // the version after our last decision
    std::optional<Clock::time_point> again_;  // when to send the move again after it was refused as too fast
    bool over_ = false;
    std::optional<Error> problem_;
};

}  // namespace

int run_sit(SitOptions const& options) {
    std::optional<Link> const link = parse_link(options.link);
    if (!link)
        return misuse(
            {"“" + options.link + "” is not a link to a seat, such as http://localhost:8080/t/abc#token."});
    if (options.json) keep_stdout_for_json();
    try {
        Sitter sitter{*link, options};
        if (std::optional<Error> const problem = sitter.play()) return refuse(*problem);
        if (options.json) write_json(sitter.result_json());
        return exit_fine;
    } catch (boost::system::system_error const& error) {
        return refuse({"Could not connect to " + link->server() + ": " + error.code().message() + "."});
    } catch (std::exception const& error) {
        return refuse({"Unexpected answer from " + link->server() + ": " + error.what() + "."});
    }
}

}  // namespace motherlode::cli
