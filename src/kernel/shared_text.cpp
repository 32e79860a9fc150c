#include "kernel/shared_text.h"

#include <mutex>
#include <vector>

namespace motherlode {
namespace {

std::shared_ptr<std::string const> kept(std::string_view text) {
    static std::mutex mutex;
    static std::vector<std::weak_ptr<std::string const>> texts;
    std::lock_guard const lock{mutex};
    for (auto const& one : texts) {
        std::shared_ptr<std::string const> known = one.lock();
        if (known && *known == text) return known;
    }
    std::erase_if(texts, [](auto const& one) { return one.expired(); });
    auto fresh = std::make_shared<std::string const>(text);
    texts.push_back(fresh);
    return fresh;
}

}  // namespace

SharedText::SharedText(std::string_view text) : text_{kept(text)} {}

}  // namespace motherlode
