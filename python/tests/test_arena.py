"""Bots, functions as bots, and games between them."""

import math

import pytest

import motherlode
from motherlode import arena, bots


def last(turn):
    return turn.legal[-1]


def test_a_better_bot_wins_more():
    rows = arena("boomtown_builders", ["random", "greedy"], games=20).rows
    assert rows[1]["win_share"] > 0.8 > 0.2 > rows[0]["win_share"]
    assert rows[0]["win_share"] + rows[1]["win_share"] == pytest.approx(1)
    assert rows[1]["win_low"] <= rows[1]["win_share"] <= rows[1]["win_high"]


def test_every_deal_is_played_in_every_rotation():
    games = arena("gold_west", ["random", "random", last], games=7).games
    assert len(games) == 9
    assert [game.bots_by_seat for game in games[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({game.seed for game in games[:3]}) == 1


def test_the_same_seed_gives_the_same_games():
    def points(seed):
        return [game.points for game in arena("coloma", [last, "random"], games=4, seed=seed).games]

    assert points(1) == points(1) != points(2)


def test_bots_of_the_same_name_are_told_apart():
    assert arena("boomtown_builders", ["random", "random"], games=1).names == ["random 1", "random 2"]


def test_records_replay():
    games = arena("golden_wilderness", [last, "random"], games=2, records=True).games
    for game in games:
        record = motherlode.Record.parse(game.record)
        assert len(record) == game.moves
        assert record.names[game.bots_by_seat.index(0)] == "last"


def test_one_deal_says_nothing_about_the_interval():
    result = arena("boomtown_builders", ["random", "greedy"], games=2)
    assert math.isinf(result.rows[0]["points_high"])
    assert result.rows[0]["win_high"] == 1.0


def test_a_turn_shows_only_what_its_seat_sees():
    state = motherlode.load("coloma", players=3).new(seed=9)
    seat = state.current
    turn = bots.Turn(state, seat, seed=123)
    assert turn.view_dict == state.view_dict(seat)
    assert [str(action) for action in turn.legal] == [str(action) for action in state.legal(seat)]
    assert turn._state.hash != state.hash


def test_bots_have_names():
    state = motherlode.load("gold_west", players=2).new(seed=1)
    assert str(bots.level("random").choose(state, seed=1)) in map(str, state.legal())
    assert bots.search(iterations=20).choose(state) == bots.search(iterations=20).choose(state)
    with pytest.raises(ValueError, match="no bot 'grandmaster'"):
        bots.level("grandmaster")
    with pytest.raises(ValueError, match="iteration"):
        bots.search(0)


def test_progress_is_reported():
    seen = []
    arena("boomtown_builders", ["random", "random"], games=4, progress=lambda done, total: seen.append((done, total)))
    assert seen == [(1, 4), (2, 4), (3, 4), (4, 4)]
