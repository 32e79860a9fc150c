#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace motherlode::server {

// Must be called once before all else here; false where the system has no randomness to give.
bool prepare_randomness();

// 128 random bits in 22 characters that may stand in a link.
std::string new_token();
// Whether a text could be a token at all.
bool is_token(std::string_view text);

// A short name for a table: not secret, but not to be counted through either.
std::string new_table_id();
bool is_table_id(std::string_view text);

std::uint64_t random_seed();

// What is kept of a token. It is long and random, so a fast hash without salt is enough.
std::string token_hash(std::string_view token);
// Takes the same time wherever they differ.
bool same_hash(std::string_view one, std::string_view other);

// A short name for contents, for the ETag of a file.
std::string content_hash(std::string_view contents);

}  // namespace motherlode::server
