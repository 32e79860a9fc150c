#include <gtest/gtest.h>

#include "server/address.h"
#include "server/fixture.h"

namespace motherlode::server::testing {
namespace {

std::vector<Network> networks(std::vector<std::string> const& texts) {
    std::vector<Network> result;
    for (std::string const& text : texts) result.push_back(*parse_network(text));
    return result;
}

TEST(Address, NetworksInCidrNotation) {
    auto const contains = [](char const* network, char const* address) {
        return parse_network(network)->contains(*parse_address(address));
    };
    EXPECT_TRUE(contains("10.0.0.0/8", "10.200.3.4"));
    EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.1"));
    EXPECT_TRUE(contains("10.1.2.3/8", "10.9.9.9"));
    EXPECT_TRUE(contains("192.0.2.7", "192.0.2.7"));
    EXPECT_FALSE(contains("192.0.2.7", "192.0.2.6"));
    EXPECT_TRUE(contains("10.0.0.0/8", "::ffff:10.0.0.1"));
    EXPECT_TRUE(contains("0.0.0.0/0", "203.0.113.1"));
    EXPECT_FALSE(contains("0.0.0.0/0", "2001:db8::1"));
    EXPECT_TRUE(contains("2001:db8::/33", "2001:db8:7fff::1"));
    EXPECT_FALSE(contains("2001:db8::/33", "2001:db8:8000::1"));
    for (char const* invalid : {"", "10.0.0.0/", "10.0.0.0/33", "10.0.0.0/-1", "10.0.0.0/8x", "::/129",
                                "10.0.0", "10.0.0.1:80", "[::1]", "localhost", "/8", "10.0.0.0/8/8"})
        EXPECT_FALSE(parse_network(invalid)) << invalid;
}

TEST(Address, LimitsCountIpv6ByNetworkAndSite) {
    EXPECT_EQ(counted_address("192.0.2.7:80"), "192.0.2.7");
    EXPECT_EQ(counted_address("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_address("[2001:db8:1:2:3::4]:80"), "2001:db8:1:2::");
    EXPECT_EQ(counted_address("attic"), "");
    EXPECT_EQ(site_of("2001:db8:1:2::"), "2001:db8:1::/48");
    EXPECT_EQ(site_of("2001:db8:1:3::"), site_of("2001:db8:1:2::"));
    EXPECT_EQ(site_of("192.0.2.7"), "");
}

TEST(Address, ASiteHasTheLimitOfFourNetworks) {
    AddressBuckets buckets{0, 2};
    int taken = 0;
    for (int network = 0; network < 100; ++network)
        for (int i = 0; i < 5; ++i)
            if (buckets.take("2001:db8:1:" + std::to_string(network) + "::", 1)) ++taken;
    EXPECT_EQ(taken, 2 * networks_per_site);
    EXPECT_TRUE(buckets.take("2001:db8:2::", 1));
    // An address that is over its own limit does not use up the limit of its neighbours.
    AddressBuckets others{0, 2};
    for (int i = 0; i < 100; ++i) others.take("2001:db8:1:1::", 1);
    EXPECT_TRUE(others.take("2001:db8:1:2::", 1));
}

TEST(Address, TheClientBehindReverseProxies) {
    std::vector<Network> const trusted = networks({"10.0.0.0/8", "2001:db8:ffff::/48"});
    struct Case {
        char const* peer;
        char const* forwarded;
        char const* forwarded_for;
        char const* client;
    };
    for (auto const& [peer, forwarded, forwarded_for, client] : {
             Case{"192.0.2.1", "for=192.0.2.9", "192.0.2.9", "192.0.2.1"},
             Case{"10.0.0.1", "", "192.0.2.9", "192.0.2.9"},
             Case{"10.0.0.1", "", "198.51.100.1, 192.0.2.9", "192.0.2.9"},
             Case{"10.0.0.1", "", "198.51.100.1, 192.0.2.9, 10.0.0.2", "192.0.2.9"},
             Case{"10.0.0.1", "", "10.0.0.3,10.0.0.2", "10.0.0.3"},
             Case{"10.0.0.1", "", "192.0.2.9, unknown", "10.0.0.1"},
             Case{"10.0.0.1", "", "192.0.2.9,", "10.0.0.1"},
             Case{"10.0.0.1", "", "", "10.0.0.1"},
             Case{"10.0.0.1", "for=192.0.2.9", "", "192.0.2.9"},
             Case{"10.0.0.1", "for=192.0.2.8, For=\"192.0.2.9:4711\";proto=https", "", "192.0.2.9"},
             Case{"10.0.0.1", "proto=https;for=\"[2001:db8:1:2::9]:4711\"", "", "2001:db8:1:2::"},
             Case{"10.0.0.1", "for=192.0.2.9, for=\"[2001:db8:ffff::1]\"", "", "192.0.2.9"},
             Case{"10.0.0.1", "for=_hidden", "", "10.0.0.1"},
             Case{"10.0.0.1", "for=\"192.0.2.9, for=192.0.2.8", "", "10.0.0.1"},
             Case{"10.0.0.1", "for=192.0.2.9", "192.0.2.9", "192.0.2.9"},
             Case{"10.0.0.1", "for=192.0.2.66", "192.0.2.9", "10.0.0.1"},
             Case{"::ffff:10.0.0.1", "", "192.0.2.9", "192.0.2.9"},
         })
        EXPECT_EQ(client_address(peer, forwarded, forwarded_for, trusted), client)
            << peer << " | " << forwarded << " | " << forwarded_for;
}

// The tables per hour that clients behind a proxy on this machine may make.
class Proxies : public ::testing::Test {
protected:
    static ServerOptions options(std::vector<std::string> const& trusted) {
        ServerOptions options = quick_options();
        options.limits.tables_per_hour = 1;
        options.trusted_proxies = networks(trusted);
        return options;
    }
    static int make_table_status(TestServer const& server, Headers const& headers) {
        return post(server.port(), "/api/tables",
                    R"({"game":"boomtown_builders","seats":["person","person"]})", headers)
            .status;
    }
};

TEST_F(Proxies, ATrustedProxyNamesTheClient) {
    TestServer const server{options({"127.0.0.0/8"})};
    EXPECT_EQ(make_table_status(server, {{"X-Forwarded-For", "192.0.2.1"}}), 200);
    EXPECT_EQ(make_table_status(server, {{"X-Forwarded-For", "192.0.2.1"}}), 429);
    EXPECT_EQ(make_table_status(server, {{"Forwarded", "for=192.0.2.1"}}), 429);
    EXPECT_EQ(make_table_status(server, {{"Forwarded", "for=192.0.2.2"}, {"Forwarded", "for=127.0.0.9"}}),
              200);
    EXPECT_EQ(make_table_status(server, {{"X-Forwarded-For", "192.0.2.2"}}), 429);
}

TEST_F(Proxies, OtherAddressesAreNotBelieved) {
    TestServer const server{options({"10.0.0.0/8"})};
    EXPECT_EQ(make_table_status(server, {{"X-Forwarded-For", "192.0.2.1"}}), 200);
    EXPECT_EQ(make_table_status(server, {{"X-Forwarded-For", "192.0.2.2"}}), 429);
    ServerOptions elsewhere = options({"10.0.0.0/8"});
    elsewhere.origins = {"https://games.example"};
    TestServer const public_server{elsewhere};
    EXPECT_EQ(make_table_status(public_server, {{"X-Forwarded-For", "192.0.2.1"}}), 200);
    EXPECT_EQ(make_table_status(public_server, {{"X-Forwarded-For", "192.0.2.2"}}), 429);
}

TEST_F(Proxies, ASiteIsLimitedAsAWhole) {
    TestServer const server{options({"127.0.0.0/8"})};
    int created = 0;
    for (int network = 0; network < 20; ++network)
        if (make_table_status(server,
                              {{"X-Forwarded-For", "2001:db8:1:" + std::to_string(network) + "::1"}}) == 200)
            ++created;
    EXPECT_EQ(created, networks_per_site);
}

}  // namespace
}  // namespace motherlode::server::testing
