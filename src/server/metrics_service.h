#pragma once

#include "server/denials.h"
#include "server/metrics.h"
#include "server/net.h"

namespace motherlode::server {

// `GET /metrics` on an address of its own, so that the public cannot read it.
class MetricsService final : public Service {
public:
    explicit MetricsService(Metrics const& metrics) : metrics_{metrics} {}

    std::optional<HttpResponse> turned_away(HttpRequest const&) override { return {}; }
    std::size_t longest_body(HttpRequest const&) const override { return 0; }
    void answer(HttpRequest const& request, Respond respond) override {
        if (request.path != "/metrics") return respond(refusal(404, denials::nothing_here));
        HttpResponse response = json_response(metrics_.text());
        response.type = "text/plain; version=0.0.4";
        respond(std::move(response));
    }
    bool is_reverse_proxy(std::string_view) const override { return false; }
    std::variant<HttpResponse, std::unique_ptr<Visitor>> visit(HttpRequest const&) override {
        return refusal(404, denials::nothing_here);
    }

private:
    Metrics const& metrics_;
};

}  // namespace motherlode::server
