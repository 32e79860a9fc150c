#include "kernel/toml_reader.h"

#include <set>

#define TOML_HEADER_ONLY 1
#define TOML_EXCEPTIONS 0
// A user's file must not trigger the library's asserts, nor the assumptions that replace them in a release: "[&" breaks
// one of toml++ 3.3 (marzer/tomlplusplus#294). The library then rejects the text properly.
#undef NDEBUG
#define TOML_ASSERT(expr) static_cast<void>(0)
#include <toml++/toml.h>

namespace motherlode {

struct TomlDocument {
    std::string origin;
    toml::table root;
    std::optional<Error> error;
    std::set<void const*> read;

    void fail(toml::source_position place, std::string_view key, std::string_view sentence) {
        if (error) return;
        std::string text = origin;
        if (place.line > 0) text += ":" + std::to_string(place.line);
        text += ": ";
        if (!key.empty()) text.append(key).append(": ");
        error = Error{text.append(sentence)};
    }

    toml::node const* fetch(toml::table const* table, std::string_view key) {
        if (table == nullptr) return nullptr;  // already reported
        toml::node const* node = table->get(key);
        if (node == nullptr) {
            fail(table->source().begin, key, "this key is missing.");
            return nullptr;
        }
        read.insert(node);
        return node;
    }

    int integer(toml::node const& node, std::string_view key, int least, int most) {
        auto const* number = node.as_integer();
        if (number == nullptr) {
            fail(node.source().begin, key, "a whole number is expected here.");
            return least;
        }
        if (number->get() < least || number->get() > most) {
            fail(node.source().begin, key,
                 "is " + std::to_string(number->get()) + ", but must be between " + std::to_string(least) +
                     " and " + std::to_string(most) + ".");
            return least;
        }
        return static_cast<int>(number->get());
    }

    std::string string(toml::node const& node, std::string_view key) {
        auto const* text = node.as_string();
        if (text != nullptr) return text->get();
        fail(node.source().begin, key, "a text in quotes is expected here.");
        return {};
    }

    toml::array const* array(toml::node const* node, std::string_view key) {
        if (node == nullptr) return nullptr;
        if (node->as_array() == nullptr) fail(node->source().begin, key, "a list in [ ] is expected here.");
        return node->as_array();
    }

    // A key counts as read if it, or the table or list around it, was read as a whole.
    void refuse_unread(toml::table const& table) {
        for (auto const& [key, node] : table) {
            if (!read.contains(&node)) {
                fail(key.source().begin, key.str(), "unknown key.");
            } else if (toml::table const* inner = node.as_table()) {
                refuse_unread(*inner);
            } else if (toml::array const* list = node.as_array()) {
                for (toml::node const& item : *list)
                    if (toml::table const* row = item.as_table()) refuse_unread(*row);
            }
        }
    }
};

namespace {

// The line of the first non-ASCII letter outside quotes and comments, or 0. TOML allows none there, and toml++ 3.3 has
// undefined behaviour if it takes such a letter for a possible space.
int line_of_stray_letter(std::string_view text) {
    if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
    int line = 1;
    std::string_view quote;
    bool in_comment = false;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] == '\n') {
            ++line;
            in_comment = false;
            if (quote.size() == 1) quote = {};
        } else if (in_comment) {
            continue;
        } else if (!quote.empty()) {
            if (text[at] == '\\' && quote[0] == '"' && at + 1 < text.size() && text[at + 1] != '\n') {
                ++at;
            } else if (text.substr(at).starts_with(quote)) {
                at += quote.size() - 1;
                quote = {};
            }
        } else if (text[at] == '"' || text[at] == '\'') {
            bool const three = text.substr(at, 3) == std::string(3, text[at]);
            quote = text.substr(at, three ? 3 : 1);
            at += quote.size() - 1;
        } else if (text[at] == '#') {
            in_comment = true;
        } else if (static_cast<unsigned char>(text[at]) >= 0x80) {
            return line;
        }
    }
    return 0;
}

toml::table const* as_table(void const* node) { return static_cast<toml::table const*>(node); }
toml::node const& as_node(void const* node) { return *static_cast<toml::node const*>(node); }
}  // namespace

std::optional<std::int64_t> TomlValue::number() const { return as_node(node_).value_exact<std::int64_t>(); }

std::optional<bool> TomlValue::truth() const { return as_node(node_).value_exact<bool>(); }

std::optional<std::string> TomlValue::text() const { return as_node(node_).value_exact<std::string>(); }

void TomlValue::fail(std::string_view sentence) const {
    document_->fail(as_node(node_).source().begin, key_, sentence);
}

bool TomlTable::has(std::string_view key) const { return node_ != nullptr && as_table(node_)->contains(key); }

bool TomlTable::holds_table(std::string_view key) const {
    return has(key) && as_table(node_)->get(key)->is_table();
}

int TomlTable::integer(std::string_view key, int least, int most) const {
    toml::node const* node = document_->fetch(as_table(node_), key);
    return node == nullptr ? least : document_->integer(*node, key, least, most);
}

std::string TomlTable::string(std::string_view key) const {
    toml::node const* node = document_->fetch(as_table(node_), key);
    return node == nullptr ? std::string{} : document_->string(*node, key);
}

std::vector<int> TomlTable::integers(std::string_view key, int least, int most) const {
    std::vector<int> numbers;
    if (toml::array const* list = document_->array(document_->fetch(as_table(node_), key), key))
        for (toml::node const& item : *list) numbers.push_back(document_->integer(item, key, least, most));
    return numbers;
}

std::vector<std::string> TomlTable::strings(std::string_view key) const {
    std::vector<std::string> texts;
    if (toml::array const* list = document_->array(document_->fetch(as_table(node_), key), key))
        for (toml::node const& item : *list) texts.push_back(document_->string(item, key));
    return texts;
}

std::optional<TomlValue> TomlTable::value(std::string_view key) const {
    toml::node const* node = document_->fetch(as_table(node_), key);
    if (node == nullptr) return {};
    return TomlValue{document_, node, key};
}

std::vector<TomlValue> TomlTable::values(std::string_view key) const {
    std::vector<TomlValue> values;
    if (toml::array const* list = document_->array(document_->fetch(as_table(node_), key), key))
        for (toml::node const& item : *list) values.push_back(TomlValue{document_, &item, key});
    return values;
}

TomlTable TomlTable::table_if_any(std::string_view key) const {
    return has(key) ? table(key) : TomlTable{document_, nullptr};
}

TomlTable TomlTable::table(std::string_view key) const {
    toml::node const* node = document_->fetch(as_table(node_), key);
    if (node != nullptr && node->as_table() == nullptr)
        document_->fail(node->source().begin, key, "a table is expected here.");
    return {document_, node == nullptr ? nullptr : node->as_table()};
}

std::vector<TomlTable> TomlTable::tables(std::string_view key) const {
    std::vector<TomlTable> rows;
    toml::array const* list = document_->array(document_->fetch(as_table(node_), key), key);
    if (list == nullptr) return rows;
    for (toml::node const& item : *list) {
        if (item.as_table() == nullptr)
            document_->fail(item.source().begin, key, "a table is expected here.");
        rows.push_back(TomlTable{document_, item.as_table()});
    }
    return rows;
}

std::vector<std::string> TomlTable::keys() const {
    std::vector<std::string> names;
    if (node_ == nullptr) return names;
    for (auto const& [key, node] : *as_table(node_)) names.emplace_back(key.str());
    return names;
}

void TomlTable::fail(std::string_view key, std::string_view sentence) const {
    toml::source_position place{};
    if (toml::table const* table = as_table(node_)) {
        toml::node const* node = table->get(key);
        place = node != nullptr ? node->source().begin : table->source().begin;
    }
    document_->fail(place, key, sentence);
}

TomlFile::TomlFile(std::string_view text, std::string_view origin)
    : document_{std::make_unique<TomlDocument>()} {
    document_->origin = origin;
    if (int const line = line_of_stray_letter(text); line != 0) {
        document_->fail({static_cast<toml::source_index>(line), 1}, {},
                        "this is not TOML: a letter such as this belongs in quotes.");
        return;
    }
    toml::parse_result parsed = toml::parse(text, origin);
    if (parsed.failed()) {
        document_->fail(parsed.error().source().begin, {},
                        "this is not TOML: " + std::string{parsed.error().description()} + ".");
    } else {
        document_->root = std::move(parsed).table();
    }
}

TomlFile::~TomlFile() = default;

TomlTable TomlFile::root() const { return {document_.get(), document_->error ? nullptr : &document_->root}; }

bool TomlFile::valid() const { return !document_->error; }

std::optional<Error> TomlFile::finish() {
    if (!document_->error) document_->refuse_unread(document_->root);
    return document_->error;
}

}  // namespace motherlode
