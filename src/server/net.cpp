#include "server/net.h"

#include <algorithm>
#include <optional>

#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <sys/resource.h>

#include "server/denials.h"
#include "server/net_inside.h"

namespace motherlode::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr std::size_t longest_header = 8192;
constexpr std::chrono::seconds request_time{15};
constexpr std::chrono::seconds linger_time{2};
constexpr std::chrono::milliseconds pause_when_full{100};

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

// Reserves some file descriptors for the store and the page.
int most_connections(Limits const& limits) {
    constexpr rlim_t for_others = 100;
    rlimit files{};
    if (getrlimit(RLIMIT_NOFILE, &files) != 0 || files.rlim_cur <= for_others) return limits.connections;
    return static_cast<int>(std::min<rlim_t>(limits.connections, files.rlim_cur - for_others));
}

// The last address: the reverse proxy nearest to us wrote it, while the client may have forged the earlier ones.
beast::string_view last_field(http::request_header<> const& header, char const* name) {
    beast::string_view value;
    auto const [first, last] = header.equal_range(name);
    for (auto field = first; field != last; ++field) value = field->value();
    return value;
}

HttpRequest::Method method_of(http::verb verb) {
    switch (verb) {
        case http::verb::get: return HttpRequest::Method::get;
        case http::verb::head: return HttpRequest::Method::head;
        case http::verb::post: return HttpRequest::Method::post;
        default: return HttpRequest::Method::other;
    }
}

HttpRequest plain_request(http::request_header<> const& header, std::string address) {
    HttpRequest request;
    request.method = method_of(header.method());
    request.path = text_of(header.target().substr(0, header.target().find('?')));
    request.address = std::move(address);
    request.host = text_of(header[http::field::host]);
    request.origin = text_of(header[http::field::origin]);
    request.cookie = text_of(header[http::field::cookie]);
    request.content_type = text_of(header[http::field::content_type]);
    request.accept_encoding = text_of(header[http::field::accept_encoding]);
    request.if_none_match = text_of(header[http::field::if_none_match]);
    request.forwarded_for = text_of(last_field(header, "X-Forwarded-For"));
    return request;
}

}  // namespace

// One connection while it uses plain HTTP, for one request after another.
class HttpSession : public std::enable_shared_from_this<HttpSession> {
public:
    HttpSession(tcp::socket socket, std::string address, std::shared_ptr<Net::Inside> inside)
        : stream_{std::move(socket)},
          connection_{std::move(inside), counted_address(address)},
          address_{std::move(address)} {
        connection_->sessions.insert(this);
    }
    ~HttpSession() { leave(); }
    HttpSession(HttpSession const&) = delete;
    HttpSession& operator=(HttpSession const&) = delete;

    void read() {
        parser_.emplace();
        parser_->header_limit(longest_header);
        parser_->body_limit(
            connection_->limits.record_bytes);  // until the header says what the request is for
        waiting_ = true;
        stream_.expires_after(request_time);
        http::async_read_header(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](ErrorCode error, std::size_t) { self->on_header(error); });
    }
    // Closes the connection unless a request is in progress.
    void stop() {
        last_ = true;
        if (waiting_ && buffer_.size() == 0) stream_.close();
    }

private:
    void leave() {
        if (left_) return;
        connection_->sessions.erase(this);
        expect_body(0);
        left_ = true;
    }

    // The share of the body budget that this request takes.
    void expect_body(std::size_t bytes) {
        connection_->metrics.bodies_on_the_way += bytes - body_bytes_;
        body_bytes_ = bytes;
    }

    void on_header(ErrorCode error) {
        waiting_ = false;
        if (error == http::error::header_limit) return give_up(refusal(431, denials::long_header));
        if (error == http::error::body_limit) return too_long();
        if (error.category() == http::make_error_code(http::error::end_of_stream).category() &&
            error != http::error::end_of_stream && error != http::error::partial_message)
            return give_up(refusal(400, denials::not_http, error.message()));
        if (error) return;
        request_ = plain_request(parser_->get(), address_);
        if (std::optional<HttpResponse> refused = connection_->service.turned_away(request_))
            return give_up(std::move(*refused));
        if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
        std::size_t const longest = connection_->service.longest_body(request_);
        parser_->body_limit(longest);
        if (parser_->content_length().value_or(0) > longest) return too_long();
        // A body of unknown length counts as the maximum length.
        expect_body(parser_->chunked() ? longest
                                       : static_cast<std::size_t>(parser_->content_length().value_or(0)));
        if (connection_->metrics.bodies_on_the_way > connection_->limits.bodies_on_the_way)
            return give_up(refusal(503, denials::overloaded));
        http::async_read(
            stream_, buffer_, *parser_,
            [self = shared_from_this()](ErrorCode problem, std::size_t) { self->on_body(problem); });
    }

    void on_body(ErrorCode error) {
        expect_body(0);
        if (error == http::error::body_limit) return too_long();
        if (error) return;
        request_.body = std::move(parser_->get().body());
        last_ = last_ || !parser_->get().keep_alive();
        write(connection_->service.answer(request_));
    }

    void upgrade() {
        // No data is expected before the handshake is answered.
        if (buffer_.size() > 0) return give_up(refusal(400, denials::early_data));
        auto outcome = connection_->service.visit(request_);
        if (auto* const response = std::get_if<HttpResponse>(&outcome)) return give_up(std::move(*response));
        leave();
        BeastRequest const request = parser_->release();
        open_web_socket(std::move(stream_), request, std::move(std::get<std::unique_ptr<Visitor>>(outcome)),
                        std::move(connection_));
    }

    void too_long() { give_up(refusal(413, denials::long_request)); }

    // The rest of the stream is unreadable or unwanted.
    void give_up(HttpResponse response) {
        last_ = true;
        write(std::move(response));
    }

    void write(HttpResponse response) {
        ++connection_->metrics.responses[response.status];
        add_security_headers(response);
        body_ = std::move(response.body);
        std::size_t const size = body_ ? body_->size() : 0;
        bool const send_body = request_.method != HttpRequest::Method::head && response.status != 304;
        response_ = {};
        response_.result(static_cast<unsigned>(response.status));
        response_.version(11);
        if (size > 0) response_.set(http::field::content_type, response.type);
        for (auto const& [name, value] : response.headers) response_.insert(name, value);
        response_.keep_alive(!last_);
        if (response.status != 304) response_.content_length(size);
        if (send_body && size > 0) response_.body() = {body_->data(), size};
        stream_.expires_after(request_time);
        http::async_write(stream_, response_, [self = shared_from_this()](ErrorCode error, std::size_t) {
            self->on_written(error);
        });
    }

    void on_written(ErrorCode error) {
        body_.reset();
        if (error) return;
        if (!last_) return read();
        ErrorCode ignored;
        stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        buffer_.clear();
        stream_.expires_after(linger_time);
        linger();
    }

    // Closing while the client still sends would discard our last response.
    void linger() {
        stream_.async_read_some(buffer_.prepare(longest_header),
                                [self = shared_from_this()](ErrorCode error, std::size_t) {
                                    if (!error) self->linger();
                                });
    }

    beast::tcp_stream stream_;
    Connection connection_;
    beast::flat_buffer buffer_{longest_header};
    std::optional<http::request_parser<http::string_body>> parser_;
    HttpRequest request_;
    Text body_;
    http::response<http::span_body<char const>> response_;
    std::string address_;
    std::size_t body_bytes_ = 0;
    bool waiting_ = false;
    bool last_ = false;
    bool left_ = false;
};

namespace {

// Closes connections above the limit without a response.
void welcome(std::shared_ptr<Net::Inside> const& inside, tcp::socket socket) {
    ErrorCode error;
    std::string address = socket.remote_endpoint(error).address().to_string();
    if (error || inside->connections >= most_connections(inside->limits)) return;
    auto const address_count = inside->connections_by_address.find(counted_address(address));
    bool const too_many = address_count != inside->connections_by_address.end() &&
                          address_count->second >= inside->limits.connections_per_address;
    if (too_many && !inside->service.is_reverse_proxy(address)) return;
    std::make_shared<HttpSession>(std::move(socket), std::move(address), inside)->read();
}

void accept(std::shared_ptr<Net::Inside> const& inside) {
    inside->acceptor.async_accept([inside](ErrorCode error, tcp::socket socket) {
        if (!inside->acceptor.is_open()) return;
        if (!error) {
            welcome(inside, std::move(socket));
            return accept(inside);
        }
        // No file descriptor is free: wait for others to close before the next try.
        auto timer = std::make_shared<asio::steady_timer>(inside->context, pause_when_full);
        timer->async_wait([timer, inside](ErrorCode) { accept(inside); });
    });
}

}  // namespace

Net::Net(Loop& loop, Service& service, Limits const& limits, Metrics& metrics)
    : inside_{std::make_shared<Inside>(loop, service, limits, metrics)} {}

Net::~Net() = default;

Outcome<int> Net::listen(std::string const& address, int port) {
    ErrorCode error;
    tcp::endpoint const endpoint{
        asio::ip::make_address(address == "localhost" ? "127.0.0.1" : address, error),
        static_cast<std::uint16_t>(port)};
    if (error) return Error{"“" + address + "” is not an IP address to listen on."};
    tcp::acceptor& acceptor = inside_->acceptor;
    acceptor.open(endpoint.protocol(), error);
    if (!error) acceptor.set_option(asio::socket_base::reuse_address{true}, error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error == asio::error::address_in_use)
        return Error{"Port " + std::to_string(port) + " is already in use. Choose another port with --port."};
    if (error) return Error{"Cannot listen on " + address + ": " + error.message() + "."};
    accept(inside_);
    return static_cast<int>(acceptor.local_endpoint().port());
}

void Net::stop_listening() {
    ErrorCode ignored;
    inside_->acceptor.close(ignored);
    auto const sessions = inside_->sessions;
    for (HttpSession* const session : sessions) session->stop();
}

int Net::connections() const { return inside_->connections; }

}  // namespace motherlode::server
