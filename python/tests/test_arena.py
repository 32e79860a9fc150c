"""Bots, functions as bots, and games between them."""

import math
import statistics

import pytest

import motherlode
from motherlode import ArenaResult, arena, bots
from motherlode.arena import Played


def last(turn):
    return turn.legal[-1]


def test_a_better_bot_wins_more():
    rows = arena("boomtown_builders", ["random", "greedy"], games=20).rows
    assert rows[1]["win_rate"] > 0.8 > 0.2 > rows[0]["win_rate"]
    assert rows[0]["win_rate"] + rows[1]["win_rate"] == pytest.approx(1)
    assert rows[1]["win_low"] <= rows[1]["win_rate"] <= rows[1]["win_high"]


def test_every_deal_is_played_in_every_rotation():
    games = arena("gold_west", ["random", "random", last], games=7).games
    assert len(games) == 9
    assert [game.bots_by_seat for game in games[:3]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]
    assert len({game.seed for game in games[:3]}) == 1


def test_the_same_seed_gives_the_same_games():
    def points(seed):
        return [game.scores for game in arena("coloma", [last, "random"], games=4, seed=seed).games]

    assert points(1) == points(1) != points(2)


def test_bots_of_the_same_name_are_told_apart():
    assert arena("boomtown_builders", ["random", "random"], games=1).names == ["random 1", "random 2"]


def test_records_replay():
    games = arena("golden_wilderness", [last, "random"], games=2, records=True).games
    for game in games:
        record = motherlode.Record.parse(game.record)
        assert len(record) == game.moves
        assert record.names[game.bots_by_seat.index(0)] == "last"


def test_the_statistics_are_those_of_the_arena():
    """Computed by hand from docs/arena.md: one more won and one more lost deal, and Student's t."""
    games = [Played(deal, 0, [0, 1], [10, 5], [1, 2], 1) for deal in range(3) for _ in range(2)]
    for game in games[1::2]:
        game.bots_by_seat = [1, 0]
    games[5].ranks = [2, 1]
    first, second = ArenaResult(["a", "b"], games).rows
    assert (first["games"], first["wins"], first["win_rate"]) == (6, 4, pytest.approx(4 / 6))
    deals = [0.5, 0.5, 1, 1, 0]
    margin = 2.776 * statistics.stdev(deals) / math.sqrt(5)
    assert first["win_low"] == pytest.approx(max(0, 0.6 - margin), abs=0.01)
    assert first["win_high"] == pytest.approx(min(1, 0.6 + margin), abs=0.01)
    assert first["rating"] + second["rating"] == pytest.approx(3000)
    assert first["rating_low"] < first["rating"] < first["rating_high"]
    assert first["mean_score"] == pytest.approx(7.5) and first["mean_rank"] == pytest.approx(8 / 6)


def test_a_bot_that_wins_every_game_has_an_interval():
    row = arena("gold_west", ["greedy", "random"], games=6).rows[0]
    assert row["win_rate"] == 1 and row["win_low"] < 1 == row["win_high"]


def test_incomplete_deals_have_no_statistics():
    result = arena("boomtown_builders", ["random", "greedy"], games=4)
    result.games.pop()
    with pytest.raises(ValueError, match="whole deals"):
        _ = result.rows


def test_more_bots_than_players_play_every_combination():
    result = arena("boomtown_builders", ["random", "greedy", last], games=2, players=2)
    assert [game.bots_by_seat for game in result.games] == [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]
    assert [row["games"] for row in result.rows] == [4, 4, 4]
    with pytest.raises(ValueError, match="3 players, but there are 2 bots"):
        arena("boomtown_builders", ["random", "greedy"], games=2, players=3)


def test_bots_make_optional_moves():
    """In The Golden Wilderness, bots make and answer offers."""
    games = arena("golden_wilderness", ["greedy", "greedy", "greedy"], games=3, records=True, level="easy").games
    optional = 0
    for game in games:
        record = motherlode.Record.parse(game.record)
        for number, move in enumerate(record.moves):
            optional += move.seat not in record.state(moves=number).to_act
    assert optional > 0


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
