#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace motherlode {

// An interned text: equal texts share one immutable object. A thousand tables of one edition all hold its file, and
// each was read from the store separately. Use it only for a small number of different texts.
class SharedText {
public:
    SharedText() : SharedText{std::string_view{}} {}
    SharedText(std::string_view text);
    SharedText(std::string const& text) : SharedText{std::string_view{text}} {}
    SharedText(char const* text) : SharedText{std::string_view{text}} {}

    operator std::string_view() const { return *text_; }
    bool empty() const { return text_->empty(); }
    friend bool operator==(SharedText const&, SharedText const&) = default;

private:
    std::shared_ptr<std::string const> text_;
};

}  // namespace motherlode
