#include <algorithm>
#include <cstdlib>

#include "kernel/hash.h"
#include "kernel/toml_reader.h"
#include "registry/game_type_of.h"
#include "suite/toy_game.h"

namespace motherlode::nuggets {
namespace {

constexpr std::string_view rules_in_words = R"(# Nuggets

## 1. Who acts
**NU-1a** Only a seat that is due acts.
**NU-1b** A seat does one of the things named here and nothing else.

## 2. Stake
**NU-2a** All seats stake a nugget of their hand, face down, in any order.
**NU-2b** Who has staked may, once a game, look at the buried nugget until the last seat has staked.

## 3. Reveal
**NU-3a** Turn up all stakes.
**NU-3b** The largest wins all of them; of equals, the first in the order of seats.

## 4. Reply
**NU-4a** The next seat praises the winner, who gets a point, or grumbles and gets it.

## 5. Draw
**NU-5a** Each seat draws a nugget.
**NU-5b** After the third round, dig up the buried nugget instead: the game is over.
)";

constexpr std::string_view sentences = R"(
[nuggets.event]
staked = "{seat} stakes a nugget."
staked_slot = "{seat} stakes nugget {slot}."
peeked = "{seat} looks at the buried nugget."
saw_buried = "You see {nugget}."
revealed = "{seat} turns up {nugget}."
won = "{seat} wins {points} {points:point|points}."
praised = "{seat} praises the winner."
grumbled = "{seat} grumbles."
drew = "{seat} draws a nugget."
drew_nugget = "{seat} draws {nugget}."
dug_up = "The buried nugget was {nugget}."

[nuggets.action]
stake = "Stake nugget {slot}."
peek = "Look at the buried nugget."
praise = "Praise the winner."
grumble = "Grumble."
unknown = "Something that is not possible now."

[nuggets.prompt]
stake = "{seat} stakes a nugget."
reply = "{seat} replies."
over = "The game is over, {seat}."

[nuggets.refusal]
unknown_action = "There is no such action."
not_due = "It is not your turn."
not_now = "This is not the time for it."
no_such_nugget = "You have {count} {count:nugget|nuggets}."

[nuggets.source]
won = "nuggets won"
replies = "replies"
)";

constexpr std::array<KindInfo<Game>, 2> all_kinds{{
    {.name = "slot", .count = [](Game const&) { return hand_size + 1; }},  // one more, to be refused
    {.name = "nugget",
     .count = [](Game const&) { return values + 1; },
     .show = [](Game const&, int value) { return Value::of_name("nugget " + std::to_string(value)); }},
}};

}  // namespace

std::span<KindInfo<Game> const> Game::kinds() { return all_kinds; }

Outcome<std::shared_ptr<Edition const>> Game::load_edition(std::string_view toml, std::string_view origin) {
    TomlFile file{toml, origin};
    auto edition = std::make_shared<Edition>();
    edition->name = file.root().string("name");
    edition->title = edition->name;
    edition->provenance = "Made up for the tests.";
    std::string const flaw = file.root().string("flaw");
    auto const found = std::find(flaw_names.begin(), flaw_names.end(), flaw);
    if (found == flaw_names.end()) file.root().fail("flaw", "no such flaw is known.");
    if (std::optional<Error> error = file.finish()) return *error;

    edition->flaw = static_cast<Flaw>(found - flaw_names.begin());
    Hasher hasher;
    hasher.add(edition->name);
    hasher.add(flaw);
    edition->hash = hasher.value();
    return std::shared_ptr<Edition const>{std::move(edition)};
}

std::string Game::text(Action action) const {
    bool const stakes = action == stake_action(action.arg(0));
    return has(Flaw::same_text_twice) && stakes ? "stake" : Frame::text(action);
}

std::optional<Action> Game::parse(std::string_view text) const {
    if (has(Flaw::same_text_twice) && text == "stake") return stake_action(0);
    if (has(Flaw::parses_to_another_action) && text == "praise") return grumble_action;
    return Frame::parse(text);
}

GameType const& type() {
    static GameTypeOf<Game> const nuggets;
    return nuggets;
}

GameType const* find(std::string_view name) { return name == Game::info.name ? &type() : nullptr; }

Language const& words() {
    static Language const language = [] {
        Outcome<Language> loaded = Language::load(sentences, "nuggets.toml");
        if (!loaded) std::abort();
        return std::move(*loaded);
    }();
    return language;
}

std::vector<RuleText> rulebook() { return parse_rulebook(rules_in_words); }

EditionSource edition_with(Flaw flaw) {
    std::string const name{flaw_names[static_cast<int>(flaw)]};
    return {name + ".toml", "name = \"placer\"\nflaw = \"" + name + "\"\n"};
}

}  // namespace motherlode::nuggets
