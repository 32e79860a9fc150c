"""Observations and action indices."""

from __future__ import annotations

import typing

import numpy
import pytest

import motherlode
from conftest import last_options, most_players, players_of, random_states
from observation_reference import Reference


def test_observations_have_the_documented_size_and_range(name: str) -> None:
    for players in players_of(name):
        game = motherlode.load(name, players=players)
        assert len(game.observation_names) == game.observation_size == len(set(game.observation_names))
        for state in random_states(game, seed=players, every=80, most=400):
            for seat in range(players):
                exact = state.observation(seat)
                coarse = state.observation(seat, dtype="uint8")
                assert exact.dtype == numpy.float32 and exact.shape == (game.observation_size,)
                assert exact.min() >= 0 and exact.max() <= 1
                assert numpy.abs(coarse / 255 - exact).max() < 0.0025
                assert exact[seat] == 1 and exact[:players].sum() == 1


def test_observations_show_the_view(name: str) -> None:
    for game in (motherlode.load(name, players=2), most_players(name), last_options(name, 3)):
        reference = Reference(game)
        for state in random_states(game, seed=5, every=7, most=400):
            for seat in range(game.players):
                reference.check(state.view_dict(seat), seat, state.observation(seat))


def test_arrays_can_be_reused(name: str) -> None:
    game = motherlode.load(name, players=2)
    features = numpy.ones(game.observation_size, numpy.float32)
    coarse = numpy.ones(game.observation_size, numpy.uint8)
    mask = numpy.ones(game.action_count, bool)
    for state in random_states(game, seed=4, every=20, most=200):
        assert state.observation(out=features) is features
        assert state.observation(dtype="uint8", out=coarse) is coarse
        assert state.mask(out=mask) is mask
        assert (features == state.observation()).all() and (mask == state.mask()).all()
        assert (coarse == state.observation(dtype="uint8")).all()


@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_an_observation_does_not_depend_on_earlier_ones(name: str, dtype: str) -> None:
    """A game changes its last observation; a new game has none."""
    for setup in (most_players, lambda name: last_options(name, 2)):
        game = setup(name)
        for number, state in enumerate(random_states(game, seed=8, every=11, most=330)):
            seat = number % game.players
            alone = setup(name).from_position(state.position())
            assert (state.observation(seat, dtype) == alone.observation(seat, dtype)).all()


def read_only(array: typing.Any) -> typing.Any:
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    "make",
    [
        lambda size: numpy.zeros(size - 1, numpy.float32),
        lambda size: numpy.zeros(size + 1, numpy.float32),
        lambda size: numpy.zeros(size, numpy.float64),
        lambda size: numpy.zeros(size, numpy.uint8),
        lambda size: numpy.zeros(size, ">f4"),
        lambda size: numpy.zeros((size, 1), numpy.float32),
        lambda size: numpy.zeros(2 * size, numpy.float32)[::2],
        lambda size: read_only(numpy.zeros(size, numpy.float32)),
        lambda size: [0.0] * size,
        lambda size: "out",
    ],
)
def test_arrays_that_do_not_fit_are_refused(make: typing.Callable[[int], typing.Any]) -> None:
    game = motherlode.load("gold_west", players=2)
    state = game.new(seed=1)
    with pytest.raises((ValueError, TypeError)):
        state.observation(out=make(game.observation_size))
    with pytest.raises((ValueError, TypeError)):
        state.mask(out=make(game.action_count))


def test_different_views_have_different_observations(name: str) -> None:
    game = motherlode.load(name, players=2)
    known: dict[bytes, str] = {}
    for state in random_states(game, seed=3, every=7, most=600):
        observation = state.observation(0).tobytes()
        assert known.setdefault(observation, state.position(0)) == state.position(0)


def test_observations_are_counted_from_the_viewer() -> None:
    game = motherlode.load("gold_west", players=3)
    names = game.observation_names
    state = game.new(seed=1)
    active = state.to_act[0]
    for seat in range(3):
        observation = state.observation(seat)
        assert observation[names.index(f"active_player={(active - seat) % 3}")] == 1
        camps = state.view_dict(seat)["player"][seat]["camps"]
        features = [value for feature, value in zip(names, observation) if feature == "player.0.camps"]
        assert len(features) == 1 and features[0] > 0 and camps > 0


def test_every_legal_action_has_its_own_index(name: str) -> None:
    for game in (most_players(name), last_options(name, 2)):
        for state in random_states(game, seed=9, most=1500):
            for seat in [*state.to_act, *state.may_act]:
                indices = state.legal_indices(seat)
                assert len(set(indices)) == len(indices)
                assert all(0 <= index < game.action_count for index in indices)
                mask = state.mask(seat)
                assert mask.dtype == numpy.bool_ and mask.shape == (game.action_count,)
                assert numpy.flatnonzero(mask).tolist() == sorted(indices)
            seat = state.to_act[0]
            for action, index in zip(state.legal(seat), state.legal_indices(seat)):
                assert state.action(index, seat) == action


def test_action_names_are_texts(name: str) -> None:
    game = most_players(name)
    names = [game.action_name(index) for index in range(game.action_count)]
    assert len(set(names)) == len(names)
    for state in random_states(game, seed=2, every=50, most=200):
        for action, index in zip(state.legal(), state.legal_indices()):
            assert names[index] == action.text or names[index].startswith(action.text.split()[0] + " #")


def test_the_hash_identifies_the_layout(name: str) -> None:
    two, three = motherlode.load(name, players=2), motherlode.load(name, players=3)
    assert two.tensor_hash == motherlode.load(name, players=2).tensor_hash
    assert two.tensor_hash != three.tensor_hash
