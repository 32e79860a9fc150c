#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>

namespace motherlode {

// An error that the user can correct: one sentence that says what is wrong and where.
struct Error {
    std::string sentence;
};

// A value, or the reason why there is none.
template <class T, class Reason = Error>
class [[nodiscard]] Outcome {
public:
    Outcome(T value) : content_{std::move(value)} {}
    Outcome(Reason reason) : content_{std::move(reason)} {}

    explicit operator bool() const { return content_.index() == 0; }
    T& operator*() { return *value(); }
    T const& operator*() const { return *value(); }
    T* operator->() { return value(); }
    T const* operator->() const { return value(); }
    Reason const& error() const {
        assert(!*this);
        return *std::get_if<Reason>(&content_);
    }

private:
    T* value() {
        assert(*this);
        return std::get_if<T>(&content_);
    }
    T const* value() const {
        assert(*this);
        return std::get_if<T>(&content_);
    }

    std::variant<T, Reason> content_;
};

}  // namespace motherlode
