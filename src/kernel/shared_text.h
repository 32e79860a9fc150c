#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace motherlode {

// A text that never changes and is in memory once, however many hold it: a thousand tables of one edition
// hold its file, and each was read from the store on its own. For texts of which there are few.
class SharedText {
public:
    SharedText() : SharedText{std::string_view{}} {}
    SharedText(std::string_view text);
    SharedText(std::string const& text) : SharedText{std::string_view{text}} {}
    SharedText(char const* text) : SharedText{std::string_view{text}} {}

    operator std::string_view() const { return *text_; }
    bool empty() const { return text_->empty(); }
    // Equal texts share one object.
    friend bool operator==(SharedText const&, SharedText const&) = default;

private:
    std::shared_ptr<std::string const> text_;
};

}  // namespace motherlode
