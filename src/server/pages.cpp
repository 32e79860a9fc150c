#include "server/pages.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>

#include "server/denials.h"
#include "server/tokens.h"

namespace motherlode::server {
namespace {

constexpr std::size_t largest_file = std::size_t{32} << 20U;

struct Type {
    std::string_view ending;
    std::string_view type;
};

constexpr std::array types{
    Type{".html", "text/html; charset=utf-8"},
    Type{".js", "text/javascript; charset=utf-8"},
    Type{".mjs", "text/javascript; charset=utf-8"},
    Type{".css", "text/css; charset=utf-8"},
    Type{".svg", "image/svg+xml"},
    Type{".png", "image/png"},
    Type{".webp", "image/webp"},
    Type{".ico", "image/x-icon"},
    Type{".woff2", "font/woff2"},
    Type{".wasm", "application/wasm"},
    Type{".json", "application/json"},
    Type{".webmanifest", "application/manifest+json"},
    Type{".txt", "text/plain; charset=utf-8"},
};

std::string_view type_of(std::string_view name) {
    for (Type const& type : types)
        if (name.ends_with(type.ending)) return type.type;
    return "application/octet-stream";
}

// Accepts only plain names separated by single slashes: nothing that could leave the folder, and no hidden files.
bool is_plain(std::string_view name) {
    bool start = true;
    for (char const c : name) {
        bool const letter = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                            c == '-' || c == '_';
        if (start && !letter) return false;
        if (!letter && c != '.' && c != '/') return false;
        start = c == '/';
    }
    return !start;
}

HttpResponse not_built() {
    HttpResponse response;
    response.status = 404;
    response.type = "text/plain; charset=utf-8";
    response.body =
        std::make_shared<std::string const>(say(Language::english(), "server.notice.page_not_built") + "\n");
    return response;
}

}  // namespace

bool Pages::is_page(std::string_view path) {
    return path == "/" || path.starts_with("/t/") || path.starts_with("/learn/");
}

Pages::File const* Pages::find(std::string const& name) {
    std::error_code error;
    std::filesystem::path const path = folder_ / name;
    if (!std::filesystem::is_regular_file(path, error) ||
        std::filesystem::file_size(path, error) > largest_file) {
        files_.erase(name);
        return nullptr;
    }
    std::filesystem::file_time_type const changed = std::filesystem::last_write_time(path, error);
    auto const known = files_.find(name);
    if (known != files_.end() && known->second.changed == changed) return &known->second;

    std::ifstream file{path, std::ios::binary};
    std::string contents{std::istreambuf_iterator<char>{file}, {}};
    if (!file.good() && !file.eof()) return nullptr;
    std::string tag = '"' + content_hash(contents) + '"';
    File read{changed, std::make_shared<std::string const>(std::move(contents)), std::move(tag)};
    return &(files_[name] = std::move(read));
}

HttpResponse Pages::nothing_here(HttpRequest const& request) {
    bool const is_browser = request.accept.find("text/html") != std::string::npos;
    File const* const page = is_browser ? find("index.html") : nullptr;
    if (page == nullptr) return refusal(404, denials::nothing_here);
    HttpResponse response;
    response.status = 404;
    response.type = type_of(".html");
    response.body = page->contents;
    return response;
}

HttpResponse Pages::answer(HttpRequest const& request) {
    bool const is_privacy = request.path == "/privacy" && !privacy_.empty();
    std::string const name = is_page(request.path) ? "index.html"
                             : is_privacy          ? privacy_.string()
                                                   : request.path.substr(1);
    File const* file = is_privacy || is_plain(name) ? find(name) : nullptr;
    if (file == nullptr) return is_page(request.path) ? not_built() : nothing_here(request);

    HttpResponse response;
    response.type = type_of(name);
    for (auto const& [encoding, ending] : {std::pair{"br", ".br"}, std::pair{"gzip", ".gz"}}) {
        if (!accepts(request.accept_encoding, encoding)) continue;
        if (File const* const packed = find(name + ending)) {
            file = packed;
            response.headers.emplace_back("Content-Encoding", encoding);
            break;
        }
    }
    response.headers.emplace_back("Vary", "Accept-Encoding");
    response.headers.emplace_back("ETag", file->tag);
    // The names of assets contain a hash of their contents, so a browser may cache them forever.
    response.headers.emplace_back("Cache-Control", name.starts_with("assets/")
                                                       ? "public, max-age=31536000, immutable"
                                                       : "private, no-cache");
    if (request.if_none_match == file->tag)
        response.status = 304;
    else
        response.body = file->contents;
    return response;
}

}  // namespace motherlode::server
