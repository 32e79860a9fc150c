#include <algorithm>
#include <ctime>
#include <optional>

#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/denials.h"
#include "server/http_header.h"
#include "server/net_inside.h"

namespace motherlode::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using tcp = asio::ip::tcp;
using ErrorCode = boost::system::error_code;

constexpr std::size_t longest_header = 8192;
constexpr std::size_t read_bytes = 2048;
constexpr std::chrono::seconds request_time{15};
constexpr std::chrono::seconds linger_time{2};
constexpr std::string_view line_end = "\r\n";
constexpr std::string_view go_on = "HTTP/1.1 100 Continue\r\n\r\n";

std::string text_of(beast::string_view view) { return {view.data(), view.size()}; }

// All values of a header that may be repeated, as one list (RFC 9110, section 5.3).
std::string joined_fields(http::request_header<> const& header, char const* name) {
    std::string list;
    auto const [first, last] = header.equal_range(name);
    for (auto field = first; field != last; ++field)
        list.append(list.empty() ? "" : ", ").append(field->value().data(), field->value().size());
    return list;
}

HttpRequest::Method method_of(http::verb verb) {
    switch (verb) {
        case http::verb::get: return HttpRequest::Method::get;
        case http::verb::head: return HttpRequest::Method::head;
        case http::verb::post: return HttpRequest::Method::post;
        case http::verb::unknown: return HttpRequest::Method::unknown;
        default: return HttpRequest::Method::other;
    }
}

HttpRequest plain_request(http::request_header<> const& header, std::string address) {
    HttpRequest request;
    request.method = method_of(header.method());
    Target target = parse_target({header.target().data(), header.target().size()});
    request.path = std::move(target.path);
    request.address = std::move(address);
    request.host = target.host ? *target.host : text_of(header[http::field::host]);
    request.origin = text_of(header[http::field::origin]);
    request.cookie = text_of(header[http::field::cookie]);
    request.content_type = text_of(header[http::field::content_type]);
    request.accept = text_of(header[http::field::accept]);
    request.accept_encoding = text_of(header[http::field::accept_encoding]);
    request.if_none_match = text_of(header[http::field::if_none_match]);
    request.forwarded = joined_fields(header, "Forwarded");
    request.forwarded_for = joined_fields(header, "X-Forwarded-For");
    return request;
}

// The client closed the connection or was silent for too long, as opposed to sending invalid HTTP.
bool is_invalid_http(ErrorCode error) {
    return error.category() == http::make_error_code(http::error::end_of_stream).category() &&
           error != http::error::end_of_stream && error != http::error::partial_message;
}

// One connection while it uses plain HTTP, for one request after another.
class BeastSession final : public HttpSession, public std::enable_shared_from_this<BeastSession> {
public:
    BeastSession(tcp::socket socket, std::string address, std::shared_ptr<Net::Inside> inside)
        : stream_{std::move(socket)},
          connection_{std::move(inside), counted_address(address)},
          address_{std::move(address)} {
        connection_->sessions.insert(this);
    }
    ~BeastSession() override { leave(); }
    BeastSession(BeastSession const&) = delete;
    BeastSession& operator=(BeastSession const&) = delete;

    void read() {
        parser_.emplace();
        parser_->header_limit(longest_header);
        parser_->body_limit(
            connection_->limits.record_bytes);  // until the header says what the request is for
        scanner_ = {};
        request_ = {};
        waiting_ = true;
        stream_.expires_after(request_time);
        scan_header();
    }
    void stop() override {
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

    std::string_view received() const {
        return {static_cast<char const*>(buffer_.cdata().data()), buffer_.size()};
    }

    void scan_header() {
        // Empty lines before a request are allowed (RFC 9112, section 2.2).
        while (received().starts_with(line_end)) buffer_.consume(line_end.size());
        switch (scanner_.scan(received())) {
            case HeaderScanner::State::bad_line_ending:
                return give_up(refusal(400, denials::bad_line_ending));
            case HeaderScanner::State::complete: return on_header();
            case HeaderScanner::State::incomplete: break;
        }
        if (buffer_.size() == longest_header) return give_up(refusal(431, denials::long_header));
        stream_.async_read_some(buffer_.prepare(std::min(read_bytes, longest_header - buffer_.size())),
                                [self = shared_from_this()](ErrorCode error, std::size_t bytes) {
                                    if (error) return;
                                    self->buffer_.commit(bytes);
                                    self->scan_header();
                                });
    }

    void on_header() {
        waiting_ = false;
        if (std::optional<HttpResponse> refused = check_header(received().substr(0, scanner_.length())))
            return give_up(std::move(*refused));
        ErrorCode error;
        buffer_.consume(parser_->put(asio::buffer(buffer_.cdata(), scanner_.length()), error));
        if (error == http::error::body_limit) return too_long();
        if (error) return give_up(refusal(400, denials::not_http, error.message()));
        request_ = plain_request(parser_->get(), address_);
        if (std::optional<HttpResponse> refused = connection_->service.turned_away(request_))
            return give_up(std::move(*refused));
        if (beast::websocket::is_upgrade(parser_->get())) return upgrade();
        read_body();
    }

    void read_body() {
        std::size_t const longest = connection_->service.longest_body(request_);
        parser_->body_limit(longest);
        if (parser_->content_length().value_or(0) > longest) return too_long();
        // A body of unknown length counts as the maximum length.
        expect_body(parser_->chunked() ? longest
                                       : static_cast<std::size_t>(parser_->content_length().value_or(0)));
        if (connection_->metrics.bodies_on_the_way > connection_->limits.bodies_on_the_way)
            return give_up(refusal(503, denials::overloaded));
        bool const asks_first =
            parser_->get().version() == 11 && !parser_->get()[http::field::expect].empty();
        if (!asks_first || buffer_.size() > 0 || parser_->is_done()) return receive_body();
        asio::async_write(stream_, asio::buffer(go_on.data(), go_on.size()),
                          [self = shared_from_this()](ErrorCode error, std::size_t) {
                              if (!error) self->receive_body();
                          });
    }

    void receive_body() {
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](ErrorCode error, std::size_t) { self->on_body(error); });
    }

    void on_body(ErrorCode error) {
        expect_body(0);
        if (error == http::error::body_limit) return too_long();
        if (is_invalid_http(error)) return give_up(refusal(400, denials::not_http, error.message()));
        if (error) return;
        request_.body = std::move(parser_->get().body());
        last_ = last_ || !parser_->get().keep_alive();
        connection_->service.answer(request_, [self = shared_from_this()](HttpResponse response) {
            self->write(std::move(response));
        });
    }

    void upgrade() {
        // No data is expected before the handshake is answered.
        bool const has_body = parser_->chunked() || parser_->content_length().value_or(0) > 0;
        if (buffer_.size() > 0 || has_body) return give_up(refusal(400, denials::early_data));
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
        response_.set(http::field::date, http_date(std::time(nullptr)));
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
    HeaderScanner scanner_;
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

}  // namespace

void begin_http(tcp::socket socket, std::string address, std::shared_ptr<Net::Inside> inside) {
    std::make_shared<BeastSession>(std::move(socket), std::move(address), std::move(inside))->read();
}

}  // namespace motherlode::server
