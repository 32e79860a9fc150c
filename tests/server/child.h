#pragma once

#include <string>
#include <vector>

#include <sys/types.h>

namespace motherlode::server::testing {

// `motherlode serve` as a separate program that can be killed.
class Child {
public:
    // Returns when it listens, or has ended.
    explicit Child(std::string const& database, int port = 0,
                   std::vector<std::string> const& more_options = {});
    ~Child();
    Child(Child const&) = delete;
    Child& operator=(Child const&) = delete;

    int port() const { return port_; }
    pid_t pid() const { return process_; }
    void kill();
    void terminate();
    int wait();  // the exit code; -1 if it was killed
    std::string const& output() const { return output_; }

private:
    void read_line();

    pid_t process_ = -1;
    int port_;
    int pipe_ = -1;
    std::string output_;
};

}  // namespace motherlode::server::testing
