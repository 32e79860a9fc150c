#include "registry/about.h"

#include <cctype>

#include "kernel/words.h"
#include "registry/games.h"

namespace motherlode {
namespace {

// In lower case, with a space for each underscore, so that an id equals the name it is made from.
std::string plain(std::string_view text) {
    std::string result;
    for (char const c : text)
        result += c == '_' ? ' ' : static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return result;
}

// The number of a kind, as the `Kind` of any game.
struct KindNumber {
    int number;
    template <GameKindEnum Kind>
    operator Kind() const {
        return static_cast<Kind>(number);
    }
};

enum class Matching : std::uint8_t { whole, beginning_of_word };

bool matches(std::string_view name, std::string_view words, Matching matching) {
    if (matching == Matching::whole) return name == words;
    return (" " + std::string{name}).find(" " + std::string{words}) != std::string::npos;
}

template <class Game>
class Search {
public:
    Search(MatchOf<Game> const& match, Seat viewer)
        : game_{match.game()},
          view_{index(viewer) < game_.players() ? game_.view(match.state(), viewer)
                                                : game_.spectate(match.state())} {}

    std::vector<KnownThing> find(std::string const& words, Matching matching) const {
        std::vector<KnownThing> things;
        for (std::size_t kind = 0; kind < Game::kinds().size(); ++kind) {
            KindInfo<Game> const& info = Game::kinds()[kind];
            // Numbers are the numbers of options. Kinds with `find` have too many values to try each one.
            if (info.id == nullptr || info.find != nullptr) continue;
            for (int value = 0; value < info.count(game_); ++value) {
                bool const by_id = matches(plain(info.id(game_, value)), words, matching);
                if (by_id || matches(plain(name(info, value)), words, matching))
                    add(static_cast<int>(kind), value, things);
            }
        }
        for (Topic const& topic : topics(&game_)) {
            bool const by_id = matches(plain(topic.name), words, matching);
            if (by_id || matches(plain(name(topic_name(topic))), words, matching)) add(topic, things);
        }
        return things;
    }

    std::optional<KnownThing> find(std::string_view kind, std::string_view id) const {
        std::vector<KnownThing> things;
        for (std::size_t number = 0; number < Game::kinds().size(); ++number) {
            KindInfo<Game> const& info = Game::kinds()[number];
            if (info.name != kind || info.count == nullptr) continue;
            if (std::optional<int> const value = find_id(info, game_, id))
                add(static_cast<int>(number), *value, things);
        }
        for (Topic const& topic : topics(&game_))
            if (kind == "topic" && topic.name == id) add(topic, things);
        return things.empty() ? std::nullopt : std::optional{std::move(things.front())};
    }

private:
    std::string name(KindInfo<Game> const& info, int value) const {
        return name(value_of(info, game_, value));
    }
    std::string name(Value const& value) const { return say(Language::english(), value, TermsOf{game_}, {}); }
    static Value topic_name(Topic const& topic) {
        std::string const id{topic.name};
        std::string key = std::string{Game::info.name} + ".topic." + id;
        return Value::of_term(id, std::move(key), id);
    }

    void add(int kind, int value, std::vector<KnownThing>& things) const {
        About answer = about(game_, view_, KindNumber{kind}, value);
        if (answer.facts.empty()) return;
        Value name =
            answer.name.value_or(value_of(Game::kinds()[static_cast<std::size_t>(kind)], game_, value));
        things.push_back({std::move(name), std::move(answer)});
    }
    void add(Topic const& topic, std::vector<KnownThing>& things) const {
        About answer = about_topic(game_, view_, topic);
        if (!answer.facts.empty()) things.push_back({topic_name(topic), std::move(answer)});
    }

    Game const& game_;
    typename Game::View view_;
};

}  // namespace

std::vector<KnownThing> things_called(Match const& match, Seat viewer, std::string_view words) {
    return visit_game(match.type(), [&]<class Game>() {
        Search<Game> const search{dynamic_cast<MatchOf<Game> const&>(match), viewer};
        std::vector<KnownThing> things = search.find(plain(words), Matching::whole);
        return things.empty() ? search.find(plain(words), Matching::beginning_of_word) : things;
    });
}

std::optional<KnownThing> find_thing(Match const& match, Seat viewer, std::string_view kind,
                                     std::string_view id) {
    return visit_game(match.type(), [&]<class Game>() {
        return Search<Game>{dynamic_cast<MatchOf<Game> const&>(match), viewer}.find(kind, id);
    });
}

std::vector<Message> notes_on(Match const& match, Seat seat, Action action) {
    return visit_game(match.type(), [&]<class Game>() -> std::vector<Message> {
        auto const& typed = dynamic_cast<MatchOf<Game> const&>(match);
        typename Game::View const view = typed.game().view(typed.state(), seat);
        if constexpr (requires { notes_on(typed.game(), view, action); })
            return notes_on(typed.game(), view, action);
        return {};
    });
}

}  // namespace motherlode
