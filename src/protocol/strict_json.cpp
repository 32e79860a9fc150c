#include "protocol/strict_json.h"

#include <algorithm>

#include <boost/json/basic_parser_impl.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/value_stack.hpp>

#include "protocol/denials.h"
#include "table/text.h"

namespace motherlode::protocol {
namespace json = boost::json;
namespace {

using ErrorCode = boost::system::error_code;
using View = json::string_view;

// Builds a value like json::parse, but rejects repeated keys, of which the library would keep the last.
class StrictHandler {
public:
    static constexpr std::size_t max_object_size = 64;
    static constexpr std::size_t max_array_size = 64;
    static constexpr std::size_t max_key_size = 256;
    static constexpr std::size_t max_string_size = std::size_t{2} << 20U;

    json::value_stack stack;
    bool repeated_key = false;

    bool on_document_begin(ErrorCode&) { return true; }
    bool on_document_end(ErrorCode&) { return true; }
    bool on_object_begin(ErrorCode&) {
        first_keys_.push_back(keys_.size());
        return true;
    }
    bool on_object_end(std::size_t n, ErrorCode&) {
        keys_.resize(first_keys_.back());
        first_keys_.pop_back();
        stack.push_object(n);
        return true;
    }
    bool on_array_begin(ErrorCode&) { return true; }
    bool on_array_end(std::size_t n, ErrorCode&) {
        stack.push_array(n);
        return true;
    }
    bool on_key_part(View part, std::size_t, ErrorCode&) {
        key_.append(part.data(), part.size());
        stack.push_chars(part);
        return true;
    }
    bool on_key(View part, std::size_t, ErrorCode& error) {
        key_.append(part.data(), part.size());
        auto const first = keys_.begin() + static_cast<std::ptrdiff_t>(first_keys_.back());
        if (std::find(first, keys_.end(), key_) != keys_.end()) {
            repeated_key = true;
            error = json::error::syntax;
            return false;
        }
        keys_.push_back(std::move(key_));
        key_.clear();
        stack.push_key(part);
        return true;
    }
    bool on_string_part(View part, std::size_t, ErrorCode&) {
        stack.push_chars(part);
        return true;
    }
    bool on_string(View part, std::size_t, ErrorCode&) {
        stack.push_string(part);
        return true;
    }
    bool on_number_part(View, ErrorCode&) { return true; }
    bool on_int64(std::int64_t number, View, ErrorCode&) {
        stack.push_int64(number);
        return true;
    }
    bool on_uint64(std::uint64_t number, View, ErrorCode&) {
        stack.push_uint64(number);
        return true;
    }
    bool on_double(double number, View, ErrorCode&) {
        stack.push_double(number);
        return true;
    }
    bool on_bool(bool truth, ErrorCode&) {
        stack.push_bool(truth);
        return true;
    }
    bool on_null(ErrorCode&) {
        stack.push_null();
        return true;
    }
    bool on_comment_part(View, ErrorCode&) { return true; }
    bool on_comment(View, ErrorCode&) { return true; }

private:
    std::vector<std::string> keys_;  // of all objects still open
    std::vector<std::size_t> first_keys_;
    std::string key_;
};

json::value const* as_value(void const* node) { return static_cast<json::value const*>(node); }

std::string_view plain(json::string const& text) { return {text.data(), text.size()}; }

}  // namespace

struct JsonObject::Document {
    json::monotonic_resource memory;
    json::value root = json::value(json::storage_ptr(&memory));  // braces would make a list
    std::vector<std::pair<void const*, std::string_view>> read;
    std::vector<void const*> objects;  // objects that were read
    std::optional<Denial> error;
};

Outcome<JsonObject, Denial> JsonObject::parse(std::string_view text) {
    auto document = std::make_shared<Document>();
    json::parse_options options;
    options.max_depth = 4;
    json::basic_parser<StrictHandler> parser{options};
    StrictHandler& handler = parser.handler();
    handler.stack.reset(&document->memory);

    ErrorCode error;
    std::size_t const used = parser.write_some(false, text.data(), text.size(), error);
    if (handler.repeated_key) return denial(denials::repeated_key);
    if (!error && used < text.size()) error = json::error::extra_data;
    if (error) return denial(denials::not_json, error.message());

    document->root = handler.stack.release();
    if (!document->root.is_object()) return denial(denials::not_an_object);
    document->objects.push_back(&document->root);
    void const* const root = &document->root;
    return JsonObject{std::move(document), root};
}

template <class... Args>
void JsonObject::fail(DenialSpec const& spec, std::string_view key, Args const&... args) {
    if (!document_->error) document_->error = denial(spec, excerpt(key), args...);
}

void const* JsonObject::find(std::string_view key, Need need) {
    json::object const& object = as_value(node_)->get_object();
    json::value const* const field = object.if_contains({key.data(), key.size()});
    if (field != nullptr)
        document_->read.emplace_back(node_, key);
    else if (need == Need::required)
        fail(denials::missing_field, key);
    return field;
}

std::optional<std::string_view> JsonObject::text(std::string_view key, Need need) {
    json::value const* const field = as_value(find(key, need));
    if (field == nullptr) return {};
    if (field->is_string()) return plain(field->get_string());
    fail(denials::not_a_text, key);
    return {};
}

std::optional<std::int64_t> JsonObject::integer(std::string_view key, std::int64_t least, std::int64_t most,
                                                Need need) {
    json::value const* const field = as_value(find(key, need));
    if (field == nullptr) return {};
    // A uint64 holds only values that do not fit into an int64.
    if (field->is_int64() && field->get_int64() >= least && field->get_int64() <= most)
        return field->get_int64();
    fail(denials::not_an_integer, key, std::to_string(least), std::to_string(most));
    return {};
}

std::optional<bool> JsonObject::truth(std::string_view key, Need need) {
    json::value const* const field = as_value(find(key, need));
    if (field == nullptr) return {};
    if (field->is_bool()) return field->get_bool();
    fail(denials::not_a_truth, key);
    return {};
}

std::optional<JsonObject> JsonObject::object(std::string_view key, Need need) {
    json::value const* const field = as_value(find(key, need));
    if (field == nullptr) return {};
    if (!field->is_object()) {
        fail(denials::field_not_an_object, key);
        return {};
    }
    document_->objects.push_back(field);
    return JsonObject{document_, field};
}

std::vector<std::string_view> JsonObject::texts(std::string_view key) {
    json::value const* const field = as_value(find(key, Need::required));
    std::vector<std::string_view> texts;
    if (field == nullptr) return texts;
    if (!field->is_array()) {
        fail(denials::not_a_list_of_texts, key);
        return texts;
    }
    for (json::value const& item : field->get_array()) {
        if (item.is_string())
            texts.push_back(plain(item.get_string()));
        else
            fail(denials::not_a_list_of_texts, key);
    }
    return texts;
}

std::vector<ActionArgument> JsonObject::arguments(std::string_view key) {
    json::value const* const field = as_value(find(key, Need::required));
    std::vector<ActionArgument> arguments;
    if (field == nullptr) return arguments;
    json::array const none;
    for (json::value const& item : field->is_array() ? field->get_array() : none) {
        if (!item.is_object() || item.get_object().size() != 1) break;
        json::key_value_pair const& argument = *item.get_object().begin();
        std::string const kind{argument.key().data(), argument.key().size()};
        if (argument.value().is_string())
            arguments.push_back({kind, std::string{plain(argument.value().get_string())}});
        else if (argument.value().is_int64())
            arguments.push_back({kind, argument.value().get_int64()});
        else
            break;
    }
    if (!field->is_array() || arguments.size() != field->get_array().size())
        fail(denials::not_a_list_of_arguments, key);
    return arguments;
}

std::vector<std::pair<std::string, std::string>> JsonObject::all_texts() {
    std::vector<std::pair<std::string, std::string>> texts;
    for (json::key_value_pair const& field : as_value(node_)->get_object()) {
        std::string_view const key{field.key().data(), field.key().size()};
        if (std::optional<std::string_view> const content = text(key)) texts.emplace_back(key, *content);
    }
    return texts;
}

std::optional<Denial> JsonObject::finish() {
    for (void const* const node : document_->objects) {
        for (json::key_value_pair const& field : as_value(node)->get_object()) {
            std::string_view const key{field.key().data(), field.key().size()};
            std::pair<void const*, std::string_view> const node_and_key{node, key};
            if (std::find(document_->read.begin(), document_->read.end(), node_and_key) ==
                document_->read.end())
                fail(denials::unknown_field, key);
        }
    }
    return document_->error;
}

}  // namespace motherlode::protocol
