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

namespace motherlode::server {

enum class Need : std::uint8_t { required, optional };

// A JSON object that somebody outside has sent, read strictly. What is missing, of the wrong type or out of
// bounds reads as nothing and is remembered; the first such error is what `finish` returns, and so is a
// field that nobody asked for. All texts live as long as the object that was parsed.
class JsonObject {
public:
    // Refuses everything but one object of valid JSON in UTF-8; repeated keys, deep nesting and endless lists too.
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

    // The first error, of this object and those inside it.
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

}  // namespace motherlode::server
