#include "kernel/shared_text.h"

#include <mutex>
#include <vector>

namespace motherlode {
namespace {

std::shared_ptr<std::string const> interned(std::string_view text) {
    static std::mutex mutex;
    static std::vector<std::weak_ptr<std::string const>> texts;
    std::lock_guard const lock{mutex};
    for (auto const& weak_text : texts) {
        std::shared_ptr<std::string const> shared = weak_text.lock();
        if (shared && *shared == text) return shared;
    }
    std::erase_if(texts, [](auto const& weak_text) { return weak_text.expired(); });
    auto new_text = std::make_shared<std::string const>(text);
    texts.push_back(new_text);
    return new_text;
}

}  // namespace

SharedText::SharedText(std::string_view text) : text_{interned(text)} {}

}  // namespace motherlode
