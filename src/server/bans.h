#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/address.h"

namespace motherlode::server {

// Networks whose requests are refused.
class Bans {
public:
    void set(std::vector<std::string> const& networks) {
        networks_.clear();
        for (std::string const& text : networks)
            if (std::optional<Network> const network = parse_network(text)) networks_.push_back(*network);
    }
    bool contain(std::string_view address) const { return is_within(address, networks_); }

private:
    std::vector<Network> networks_;
};

}  // namespace motherlode::server
