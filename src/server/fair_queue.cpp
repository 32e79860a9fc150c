#include "server/fair_queue.h"

#include <algorithm>
#include <tuple>

#include "server/address.h"

namespace motherlode::server {
namespace {

constexpr Millis long_wait = 15'000;
constexpr std::size_t most_addresses = 1000;  // before those that are level with new ones are forgotten
constexpr std::chrono::seconds usual_duration{1};

// One customer of a provider may have thousands of IPv6 networks, so a whole site shares its time.
std::string share_of(std::string_view address) {
    std::string site = site_of(address);
    return site.empty() ? std::string{address} : site;
}

}  // namespace

void FairQueue::change(Number number, std::string_view address, bool attended) {
    for (Ticket& ticket : waiting_) {
        if (ticket.number != number) continue;
        ticket.address = address;
        ticket.attended = attended;
    }
}

bool FairQueue::remove(Number number) {
    return std::erase_if(waiting_, [&](Ticket const& ticket) { return ticket.number == number; }) > 0;
}

FairQueue::Duration FairQueue::used_by(std::string_view address) const {
    auto const used = used_.find(share_of(address));
    return used == used_.end() ? level_ : std::max(used->second, level_);
}

std::optional<FairQueue::Ticket> FairQueue::take(Millis now) {
    auto const order = [&](Ticket const& ticket) {
        bool const can_wait = !ticket.attended && now - ticket.since < long_wait;
        return std::tuple{can_wait, used_by(ticket.address), ticket.number};
    };
    auto const next = std::min_element(waiting_.begin(), waiting_.end(),
                                       [&](Ticket const& a, Ticket const& b) { return order(a) < order(b); });
    if (next == waiting_.end()) return {};
    Ticket ticket = std::move(*next);
    waiting_.erase(next);
    level_ = used_by(ticket.address);
    return ticket;
}

void FairQueue::charge(std::string_view address, Duration duration) {
    Duration const used = used_by(address) + duration;
    used_[share_of(address)] = used;
    if (used_.size() > most_addresses)
        std::erase_if(used_, [&](auto const& item) { return item.second <= level_; });
}

int FairQueue::ahead(Number number, Millis now) const {
    FairQueue later = *this;
    for (int count = 0; std::optional<Ticket> const ticket = later.take(now); ++count) {
        if (ticket->number == number) return count;
        later.charge(ticket->address, usual_duration);
    }
    return 0;
}

}  // namespace motherlode::server
