#include "server/child.h"

#include <csignal>

#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "server/fixture.h"
#include "source_tree.h"

namespace motherlode::server::testing {

Child::Child(std::string const& database, int port, std::vector<std::string> const& more_options)
    : port_{port != 0 ? port : some_port()} {
    int ends[2];
    if (pipe(ends) != 0) return;
    pipe_ = ends[0];
    std::vector<std::string> words{built_program(),
                                   "serve",
                                   "--port",
                                   std::to_string(port_),
                                   "--db",
                                   database,
                                   "--tables-per-hour",
                                   "100000",
                                   "--request-rate",
                                   "100000",
                                   "--message-rate",
                                   "100000",
                                   "--time-rate",
                                   "100000"};
    words.insert(words.end(), more_options.begin(), more_options.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);

    posix_spawn_file_actions_t actions{};
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDERR_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    if (posix_spawn(&process_, words.front().c_str(), &actions, nullptr, arguments.data(), environ) != 0)
        process_ = -1;
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    read_line();
}

Child::~Child() {
    if (process_ > 0) kill();
    if (pipe_ >= 0) ::close(pipe_);
}

void Child::read_line() {
    char letter = 0;
    while (letter != '\n' && ::read(pipe_, &letter, 1) == 1) output_ += letter;
}

// Without a process there is nothing to signal: -1 would mean all processes of the user.
void Child::kill() {
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    wait();
}

void Child::terminate() {
    if (process_ > 0) ::kill(process_, SIGTERM);
}

int Child::wait() {
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace motherlode::server::testing
