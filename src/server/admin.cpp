#include "server/admin.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/local/stream_protocol.hpp>
#include <boost/asio/read_until.hpp>
#include <boost/asio/write.hpp>
#include <sys/stat.h>
#include <sys/un.h>

#include "store/store_files.h"

namespace motherlode::server {
namespace asio = boost::asio;
using Local = asio::local::stream_protocol;
using ErrorCode = boost::system::error_code;

namespace {

constexpr std::size_t longest_command = 4096;

}  // namespace

struct Admin::Inside {
    Inside(Loop& loop, Upkeep& the_upkeep)
        : context{loop.context()}, acceptor{loop.context()}, upkeep{the_upkeep} {}

    asio::io_context& context;
    Local::acceptor acceptor;
    Upkeep& upkeep;
    std::filesystem::path path;
};

namespace {

// One connection: a command, its answer, the next command.
class Line : public std::enable_shared_from_this<Line> {
public:
    Line(Local::socket socket, std::shared_ptr<Admin::Inside> inside)
        : socket_{std::move(socket)}, inside_{std::move(inside)} {}

    void read() {
        asio::async_read_until(socket_, asio::dynamic_buffer(received_, longest_command), '\n',
                               [self = shared_from_this()](ErrorCode error, std::size_t length) {
                                   if (!error && self->inside_->acceptor.is_open()) self->answer(length);
                               });
    }

private:
    void answer(std::size_t length) {
        std::string const command = received_.substr(0, length - 1);
        received_.erase(0, length);
        inside_->upkeep.answer(command, [self = shared_from_this()](std::string const& answer) {
            self->sent_ = answer + "\n";
            self->write();
        });
    }

    void write() {
        asio::async_write(socket_, asio::buffer(sent_),
                          [self = shared_from_this()](ErrorCode error, std::size_t) {
                              if (!error) self->read();
                          });
    }

    Local::socket socket_;
    std::shared_ptr<Admin::Inside> inside_;
    std::string received_;
    std::string sent_;
};

void accept(std::shared_ptr<Admin::Inside> const& inside) {
    inside->acceptor.async_accept([inside](ErrorCode error, Local::socket socket) {
        if (error || !inside->acceptor.is_open()) return;
        std::make_shared<Line>(std::move(socket), inside)->read();
        accept(inside);
    });
}

}  // namespace

Admin::Admin(Loop& loop, Upkeep& upkeep) : inside_{std::make_shared<Inside>(loop, upkeep)} {}

Admin::~Admin() { stop_listening(); }

std::optional<Error> Admin::listen(std::filesystem::path const& path) {
    if (path.string().size() >= sizeof(sockaddr_un::sun_path))
        return Error{"The path " + path.string() +
                     " is too long for a socket. Move the database to a shorter path."};
    std::error_code ignored;
    if (std::filesystem::is_socket(path, ignored)) std::filesystem::remove(path, ignored);
    ErrorCode error;
    Local::endpoint const endpoint{path.string()};
    inside_->acceptor.open(endpoint.protocol(), error);
    if (!error) inside_->acceptor.bind(endpoint, error);
    // Nobody can connect before `listen`.
    if (!error && chmod(path.c_str(), only_for_owner) != 0) error = asio::error::access_denied;
    if (!error) inside_->acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return Error{"The socket " + path.string() + " cannot be created: " + error.message() + "."};
    inside_->path = path;
    accept(inside_);
    return {};
}

void Admin::stop_listening() {
    if (!inside_->acceptor.is_open()) return;
    ErrorCode ignored;
    inside_->acceptor.close(ignored);
    std::error_code missing;
    std::filesystem::remove(inside_->path, missing);
}

}  // namespace motherlode::server
