#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "kernel/seed.h"

namespace motherlode::server {

// Must be called once before all other functions here; false if the system has no source of randomness.
bool prepare_randomness();

// 128 random bits as 22 characters that are valid in a URL.
std::string new_token();
// Whether a text could be a token at all.
bool is_token(std::string_view text);

// A short id for a table: not secret, but hard to guess.
std::string new_table_id();
bool is_table_id(std::string_view text);

// Signs the cookies of a server, so that it recognises those that it has issued.
class CookieSigner {
public:
    CookieSigner() = default;
    explicit CookieSigner(std::string key) : key_{std::move(key)} {}

    // A token and its signature.
    std::string new_cookie() const;
    bool has_issued(std::string_view cookie) const;

private:
    std::string signature(std::string_view token) const;

    std::string key_;
};

Seed random_seed();

// The stored form of a token. Tokens are long and random, so a fast hash without salt is enough.
std::string token_hash(std::string_view token);
// The token of the link to watch a table. It follows from what is stored, so every player can get it.
std::string watch_link(std::string_view stored_watch_token);
// Compares in constant time.
bool same_hash(std::string_view a, std::string_view b);

// A short hash of contents, for the ETag of a file.
std::string content_hash(std::string_view contents);

}  // namespace motherlode::server
