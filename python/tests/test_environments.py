"""The environments keep the promises of PettingZoo and Gymnasium."""

import importlib.util

import numpy as np
import pytest

import motherlode
from motherlode import gymnasium, pettingzoo


def play(env, seed):
    """To the end, with random actions; the sums of what `last` paid."""
    env.reset(seed=seed)
    chooser = np.random.default_rng(seed)
    paid = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, _ = env.last()
        paid[agent] += reward
        assert env.observation_space(agent).contains(observation)
        done = termination or truncation
        env.step(None if done else int(chooser.choice(np.flatnonzero(observation["action_mask"]))))
    return paid


def test_agents_act_in_turn_until_the_game_is_over(name):
    env = pettingzoo.env(name, players=2)
    paid = play(env, 1)
    assert env.agents == [] and sum(paid.values()) == pytest.approx(0) and max(paid.values()) >= 0


def test_the_same_seed_gives_the_same_game():
    env = pettingzoo.env("coloma", players=3, utility="points")
    assert play(env, 5) == play(env, 5) != play(env, 6)


def test_a_dead_agent_takes_only_none():
    env = pettingzoo.env("boomtown_builders", players=2, most_steps=3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="must act"):
        env.step(None)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    assert env.num_agents == 1


def test_an_observation_shows_nothing_to_do_out_of_turn():
    env = pettingzoo.env("gold_west", players=2)
    env.reset(seed=1)
    waiting = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(waiting)["action_mask"].any()
    assert env.observe(env.agent_selection)["action_mask"].any()


def test_all_agents_can_act_at_once(name):
    env = pettingzoo.parallel_env(name, players=3)
    observations, _ = env.reset(seed=2)
    rewards = {}
    chooser = np.random.default_rng(2)
    while env.agents:
        actions = {}
        for agent, observation in observations.items():
            legal = np.flatnonzero(observation["action_mask"])
            actions[agent] = int(chooser.choice(legal)) if len(legal) else 0
        observations, rewards, terminations, truncations, _ = env.step(actions)
    assert all(terminations.values()) and not any(truncations.values())
    assert sum(rewards.values()) == pytest.approx(0)


def test_an_illegal_action_of_one_agent_changes_nothing():
    env = pettingzoo.parallel_env("gold_west", players=2)
    env.reset(seed=2)
    before = env.core.hash
    with pytest.raises(ValueError, match="not legal"):
        env.step(dict.fromkeys(env.agents, env.game.action_count - 1))
    assert env.core.hash == before


def test_boards_are_drawn():
    env = pettingzoo.env("boomtown_builders", players=2, render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5


def test_before_reset_there_is_no_game():
    with pytest.raises(RuntimeError, match="reset"):
        pettingzoo.env("coloma", players=2).observe("player_0")


@pytest.mark.skipif(importlib.util.find_spec("pettingzoo") is None, reason="PettingZoo is not installed")
def test_pettingzoos_own_tests_pass():
    from pettingzoo.test import api_test, parallel_api_test

    api_test(pettingzoo.env("boomtown_builders", players=2), num_cycles=1000)
    parallel_api_test(pettingzoo.parallel_env("boomtown_builders", players=2), num_cycles=1000)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_seat_plays_against_bots(seat):
    env = gymnasium.Env("gold_west", players=3, seat=seat, opponents=["greedy", "random"])
    observation, info = env.reset(seed=4)
    chooser = np.random.default_rng(4)
    terminated = False
    while not terminated:
        assert env.observation_space.contains(observation)
        action = chooser.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
    assert reward in (1.0, 0.25, 0.0, -0.5) and not info["action_mask"].any()
    with pytest.raises(RuntimeError, match="over"):
        env.step(0)


def test_opponents_must_fit():
    with pytest.raises(ValueError, match="2 opponents"):
        gymnasium.Env("gold_west", players=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="no seat 5"):
        gymnasium.Env("gold_west", players=3, seat=5)
