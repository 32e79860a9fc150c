#pragma once

#include <ctime>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/http.h"

namespace motherlode::server {

// The files of the page, from one folder only. They are cached in memory and read again when they change.
class Pages {
public:
    explicit Pages(std::filesystem::path folder, std::filesystem::path const& privacy = {})
        : folder_{std::move(folder)},
          privacy_{privacy.empty() ? privacy : std::filesystem::absolute(privacy)} {}

    // `path` is the path of the request; `/` and `/t/…` return the page itself, `/privacy` the privacy page.
    HttpResponse answer(HttpRequest const& request);
    static bool is_page(std::string_view path);

private:
    struct File {
        std::filesystem::file_time_type changed;
        std::shared_ptr<std::string const> contents;
        std::string tag;
    };

    File const* find(std::string const& name);
    // A browser gets the page, which says in words that there is nothing; a program gets JSON.
    HttpResponse nothing_here(HttpRequest const& request);

    std::filesystem::path folder_;
    std::filesystem::path privacy_;  // absolute, because it need not be in the folder
    std::unordered_map<std::string, File> files_;
};

}  // namespace motherlode::server
