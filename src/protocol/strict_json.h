#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kernel/action_argument.h"
#include "kernel/outcome.h"
#include "table/denial.h"

namespace motherlode::protocol {

enum class Need : std::uint8_t { required, optional };

// A JSON object from a client, read strictly. A missing, mistyped or out-of-range value reads as empty and is
// remembered; `finish` returns the first such error. A field that was never read is an error too. All texts are valid
// as long as the parsed object.
class JsonObject {
public:
    // Accepts only a single object of valid JSON in UTF-8, without repeated keys, deep nesting or very long lists.
    static Outcome<JsonObject, Denial> parse(std::string_view text);

    std::optional<std::string_view> text(std::string_view key, Need need = Need::required);
    std::optional<std::int64_t> integer(std::string_view key, std::int64_t least, std::int64_t most,
                                        Need need = Need::required);
    std::optional<bool> truth(std::string_view key, Need need = Need::required);
    std::optional<JsonObject> object(std::string_view key, Need need = Need::required);
    std::vector<std::string_view> texts(std::string_view key);
    // A list of objects with one text or integer each: [{"hex": "c4"}, {"bin": 2}].
    std::vector<ActionArgument> arguments(std::string_view key);
    // All fields of this object, each of which must be a text.
    std::vector<std::pair<std::string, std::string>> all_texts();

    // The first error in this object and the objects inside it.
    std::optional<Denial> finish();

private:
    struct Document;

    JsonObject(std::shared_ptr<Document> document, void const* node)
        : document_{std::move(document)}, node_{node} {}
    void const* find(std::string_view key, Need need);
    template <class... Args>
    void fail(DenialSpec const& spec, std::string_view key, Args const&... args);

    std::shared_ptr<Document> document_;
    void const* node_;
};

}  // namespace motherlode::protocol
