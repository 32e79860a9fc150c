#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "kernel/kinds.h"

namespace motherlode {

// The names of a game's kinds (kernel/kinds.h), by number.
class KindNames {
public:
    explicit KindNames(int players) : players_{players} {}
    virtual ~KindNames() = default;

    int players() const { return players_; }
    virtual std::string_view name(int kind) const = 0;
    virtual int count(int kind) const = 0;
    virtual std::optional<int> first_number(int kind) const = 0;  // empty for values with ids
    virtual std::string id(int kind, int value) const = 0;
    virtual std::optional<int> find(int kind, std::string_view id) const = 0;
    virtual bool closed(int kind) const = 0;  // the same ids in every edition

private:
    int players_;
};

template <class Game>
class KindNamesOf final : public KindNames {
public:
    explicit KindNamesOf(Game const& game) : KindNames{game.players()}, game_{game} {}

    std::string_view name(int kind) const override { return info(kind).name; }
    int count(int kind) const override { return info(kind).count(game_); }
    std::optional<int> first_number(int kind) const override {
        return is_number(info(kind)) ? std::optional<int>{info(kind).first} : std::nullopt;
    }
    std::string id(int kind, int value) const override { return id_of(info(kind), game_, value); }
    std::optional<int> find(int kind, std::string_view id) const override {
        return find_id(info(kind), game_, id);
    }
    bool closed(int kind) const override { return info(kind).closed; }

private:
    static auto const& info(int kind) { return Game::kinds()[static_cast<std::size_t>(kind)]; }

    Game const& game_;
};

}  // namespace motherlode
