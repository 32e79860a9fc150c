#pragma once

#include <string_view>

#include "kernel/fields.h"

namespace motherlode {

// A member of a state as numbers: a single one, or those of an array or list. A set has a 0 or 1 for each value it
// could hold.
class Cells {
public:
    enum class Shape : std::uint8_t { one, array, list, set };

    virtual ~Cells() = default;
    virtual Shape shape() const = 0;
    virtual void const* address() const = 0;
    virtual int size() const = 0;
    virtual int capacity() const = 0;
    virtual std::int64_t get(int i) const = 0;
    virtual void set(int i, std::int64_t number) = 0;
    // Empties a set; fills a list with this many zeros.
    virtual void resize(int size) = 0;
};

template <class Member>
class CellsOf final : public Cells {
public:
    explicit CellsOf(Member& member, bool is_set) : member_{member}, is_set_{is_set} {}

    Shape shape() const override {
        if (is_set_) return Shape::set;
        return is_fixed_list<Member> ? Shape::list : is_array<Member> ? Shape::array : Shape::one;
    }
    void const* address() const override {
        if constexpr (is_array<Member>)
            return member_.data();
        else
            return &member_;
    }
    int size() const override {
        if constexpr (IsSet<Member>)
            if (is_set_) return SetAccess<Member>::capacity;
        if constexpr (is_fixed_list<Member> || is_array<Member>) return static_cast<int>(member_.size());
        return 1;
    }
    int capacity() const override {
        if constexpr (is_fixed_list<Member>) return Member::capacity();
        return size();
    }
    std::int64_t get(int i) const override {
        if constexpr (IsSet<Member>)
            if (is_set_) return SetAccess<Member>::contains(member_, i) ? 1 : 0;
        if constexpr (is_fixed_list<Member> || is_array<Member>)
            return number_of(member_[i]);
        else if constexpr (IsNumber<Member>)
            return number_of(member_);
        return 0;
    }
    void set(int i, std::int64_t number) override {
        if constexpr (IsSet<Member>) {
            if (is_set_) {
                if (number != 0) SetAccess<Member>::insert(member_, i);
                return;
            }
        }
        if constexpr (is_fixed_list<Member> || is_array<Member>)
            set_number(member_[i], number);
        else if constexpr (IsNumber<Member>)
            set_number(member_, number);
    }
    void resize(int size) override {
        if constexpr (IsSet<Member>)
            if (is_set_) member_ = Member{};
        if constexpr (is_fixed_list<Member>) {
            member_.clear();
            member_.count = static_cast<std::uint8_t>(size);
        }
    }

private:
    Member& member_;
    bool is_set_;
};

// Visits the fields of a state when speed does not matter: range checks, position texts. A reader changes the state
// that it visits; the others get a copy.
class FieldVisitor {
public:
    // How a text lays out the parts of a state.
    enum class Layout : std::uint8_t { section, line };

    virtual ~FieldVisitor() = default;

    template <class Member>
    void field(std::string_view name, Member&& member, FieldType const& type) {
        using Plain = std::remove_reference_t<Member>;
        static_assert(!std::is_const_v<Plain>);
        CellsOf<Plain> cells{member, type.is_set};
        value(name, cells, type);
    }
    template <class Progress>
    void progress(Progress& progress, FieldType step) {
        visit_progress(*this, progress, step);
    }
    template <class Inner>
    void part(std::string_view name, Inner inner) {
        open(name, nullptr, 0, Layout::section);
        inner(*this);
        close();
    }
    template <class Each>
    void group(std::string_view name, FieldType label, int count, Each each) {
        for (int i = 0; i < count; ++i) {
            open(name, &label, i, Layout::section);
            each(i, *this);
            close();
        }
    }
    template <class Each>
    void rows(std::string_view name, FieldType label, int count, Each each) {
        for (int i = 0; i < count; ++i) row(name, label, i, [&](auto& visit) { each(i, visit); });
    }
    template <class Inner>
    void row(std::string_view name, FieldType label, int label_value, Inner inner) {
        open(name, &label, label_value, Layout::line);
        inner(*this);
        close();
    }
    template <class List, class Each>
    void list(std::string_view name, List& list, Each each) {
        int const count = open_list(name, list.items.data(), list.size(), List::capacity());
        if (reads()) {
            list.clear();
            list.count = static_cast<std::uint8_t>(count);
        }
        for (int i = 0; i < count; ++i) {
            open_item(i);
            each(list[i], *this);
            close();
        }
        close_list();
    }
    template <class Inner>
    void unhashed(Inner inner) {
        inner(*this);
    }
    void hash_only(std::uint64_t) {}

protected:
    virtual bool reads() const { return false; }
    virtual void value(std::string_view name, Cells& cells, FieldType const& type) = 0;
    // All fields up to `close` belong to this part, and to the entry with this label, if there is a label.
    virtual void open(std::string_view name, FieldType const* label, int label_value, Layout layout) = 0;
    virtual void close() = 0;
    // Returns the number of items in the list. A reader decides it.
    virtual int open_list(std::string_view name, void const* address, int size, int capacity) = 0;
    virtual void open_item(int i) = 0;
    virtual void close_list() = 0;
};

}  // namespace motherlode
