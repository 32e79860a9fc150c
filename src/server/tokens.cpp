#include "server/tokens.h"

#include <algorithm>
#include <array>

#include <sodium.h>

namespace motherlode::server {
namespace {

constexpr std::size_t token_bytes = 16;
constexpr std::size_t token_length = 22;
constexpr std::size_t id_length = 10;
// Without characters that are easily confused: 0 o 1 l i.
constexpr std::string_view id_letters = "23456789abcdefghjkmnpqrstuvwxyz";

template <std::size_t Size>
std::string base64(std::array<unsigned char, Size> const& bytes) {
    std::array<char, sodium_base64_ENCODED_LEN(Size, sodium_base64_VARIANT_URLSAFE_NO_PADDING)> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(),
                      sodium_base64_VARIANT_URLSAFE_NO_PADDING);
    return text.data();
}

template <std::size_t Size>
std::string hash(std::string_view text) {
    std::array<unsigned char, Size> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<unsigned char const*>(text.data()),
                       text.size(), nullptr, 0);
    return base64(bytes);
}

}  // namespace

bool prepare_randomness() { return sodium_init() >= 0; }

std::string new_token() {
    std::array<unsigned char, token_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    return base64(bytes);
}

bool is_token(std::string_view text) {
    return text.size() == token_length && std::all_of(text.begin(), text.end(), [](char c) {
               return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                      c == '-' || c == '_';
           });
}

std::string CookieSigner::signature(std::string_view token) const {
    std::array<unsigned char, token_bytes> bytes{};
    crypto_generichash(bytes.data(), bytes.size(), reinterpret_cast<unsigned char const*>(token.data()),
                       token.size(), reinterpret_cast<unsigned char const*>(key_.data()), key_.size());
    return base64(bytes);
}

std::string CookieSigner::new_cookie() const {
    std::string const token = new_token();
    return token + signature(token);
}

bool CookieSigner::has_issued(std::string_view cookie) const {
    if (cookie.size() != 2 * token_length) return false;
    return same_hash(cookie.substr(token_length), signature(cookie.substr(0, token_length)));
}

std::string new_table_id() {
    std::string id;
    for (std::size_t i = 0; i < id_length; ++i)
        id += id_letters[randombytes_uniform(static_cast<std::uint32_t>(id_letters.size()))];
    return id;
}

bool is_table_id(std::string_view text) {
    return text.size() == id_length && text.find_first_not_of(id_letters) == std::string_view::npos;
}

Seed random_seed() {
    Seed seed;
    randombytes_buf(&seed, sizeof seed);
    return seed;
}

std::string token_hash(std::string_view token) { return hash<crypto_generichash_BYTES>(token); }

bool same_hash(std::string_view a, std::string_view b) {
    return a.size() == b.size() && sodium_memcmp(a.data(), b.data(), a.size()) == 0;
}

std::string watch_link(std::string_view stored_watch_token) {
    return hash<token_bytes>("watch " + std::string{stored_watch_token});
}

std::string content_hash(std::string_view contents) { return hash<crypto_generichash_BYTES_MIN>(contents); }

}  // namespace motherlode::server
