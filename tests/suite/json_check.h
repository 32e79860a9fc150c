#pragma once

#include <set>
#include <string>
#include <string_view>

namespace motherlode::suite {

// A strict JSON checker (RFC 8259) that only reports the error in a text. It also refuses what a browser
// would silently accept: a repeated key in an object, and invalid UTF-8.
class JsonCheck {
public:
    // Empty if the text is exactly one JSON value.
    static std::string problem(std::string_view text) {
        JsonCheck check{text};
        check.value(0);
        if (check.problem_.empty() && check.at_ != text.size()) check.fail("more text after the value");
        return check.problem_;
    }

private:
    static constexpr int max_depth = 64;

    explicit JsonCheck(std::string_view text) : text_{text} {}

    bool failed() const { return !problem_.empty(); }
    void fail(std::string_view problem) {
        if (!failed()) problem_ = std::string{problem} + " at byte " + std::to_string(at_);
    }
    bool next_is(char expected) const { return at_ < text_.size() && text_[at_] == expected; }
    bool next_is_digit() const { return at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9'; }
    bool take(char expected) {
        if (!next_is(expected)) return false;
        ++at_;
        return true;
    }
    // Our writer writes no spaces, but JSON allows them.
    void skip_space() {
        while (next_is(' ') || next_is('\n') || next_is('\t') || next_is('\r')) ++at_;
    }

    void value(int depth) {
        if (depth > max_depth) return fail("nested too deeply");
        skip_space();
        if (next_is('{'))
            object(depth);
        else if (next_is('['))
            array(depth);
        else if (next_is('"'))
            string();
        else if (next_is('-') || next_is_digit())
            number();
        else
            word();
        skip_space();
    }

    void object(int depth) {
        std::set<std::string, std::less<>> keys;
        take('{');
        skip_space();
        if (take('}')) return;
        do {
            skip_space();
            std::size_t const start = at_;
            if (!next_is('"')) return fail("a key is expected");
            string();
            if (!keys.emplace(text_.substr(start, at_ - start)).second) fail("a duplicate key");
            skip_space();
            if (!take(':')) fail("a colon is expected");
            value(depth + 1);
        } while (!failed() && take(','));
        if (!take('}')) fail("a closing } is expected");
    }

    void array(int depth) {
        take('[');
        skip_space();
        if (take(']')) return;
        do value(depth + 1);
        while (!failed() && take(','));
        if (!take(']')) fail("a closing ] is expected");
    }

    void string() {
        take('"');
        while (!failed() && !take('"')) {
            if (at_ >= text_.size()) return fail("an unterminated string");
            if (take('\\'))
                escape();
            else if (static_cast<unsigned char>(text_[at_]) < 0x20)
                fail("a control character in a string");
            else
                utf8();
        }
    }

    void escape() {
        constexpr std::string_view hex = "0123456789abcdefABCDEF";
        if (take('u')) {
            for (int i = 0; i < 4; ++i, ++at_)
                if (at_ >= text_.size() || hex.find(text_[at_]) == std::string_view::npos)
                    return fail("an invalid \\u escape");
        } else if (at_ < text_.size() &&
                   std::string_view{"\"\\/bfnrt"}.find(text_[at_]) != std::string_view::npos) {
            ++at_;
        } else {
            fail("an unknown escape");
        }
    }

    // Reads one character: the first byte says how many bytes follow. Overlong forms and surrogates are not
    // valid UTF-8.
    void utf8() {
        unsigned const first = static_cast<unsigned char>(text_[at_++]);
        if (first < 0x80) return;
        int const bytes_to_follow = first >= 0xf0 ? 3 : first >= 0xe0 ? 2 : 1;
        if (first < 0xc2 || first > 0xf4) return fail("invalid UTF-8");
        unsigned code = first & (0x3fU >> static_cast<unsigned>(bytes_to_follow));
        for (int i = 0; i < bytes_to_follow; ++i, ++at_) {
            unsigned const byte = at_ < text_.size() ? static_cast<unsigned char>(text_[at_]) : 0U;
            if ((byte & 0xc0U) != 0x80U) return fail("invalid UTF-8");
            code = code << 6U | (byte & 0x3fU);
        }
        constexpr unsigned smallest_code[]{0, 0x80, 0x800, 0x10000};
        if (code < smallest_code[bytes_to_follow] || code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
            fail("invalid UTF-8");
    }

    void digits() {
        if (!next_is_digit()) fail("a digit is expected");
        while (next_is_digit()) ++at_;
    }

    void number() {
        take('-');
        if (!take('0')) digits();
        if (take('.')) digits();
        if (take('e') || take('E')) {
            if (!take('+')) take('-');
            digits();
        }
    }

    void word() {
        for (std::string_view const literal : {"true", "false", "null"}) {
            if (text_.substr(at_, literal.size()) != literal) continue;
            at_ += literal.size();
            return;
        }
        fail("a value is expected");
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::string problem_;
};

}  // namespace motherlode::suite
