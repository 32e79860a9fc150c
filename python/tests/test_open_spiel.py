"""The adapter behaves as OpenSpiel's documentation of games and states says."""

import random

import pytest

import motherlode
from motherlode import open_spiel


def play_to_the_end(state, seed):
    chooser = random.Random(seed)
    while not state.is_terminal():
        if state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(state.num_players())]
            state.apply_actions([chooser.choice(actions) if actions else -1 for actions in legal])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))


def dealt(name, **parameters):
    parameters = {"players": 2, "chance": "explicit", "deals": 5} | parameters
    state = open_spiel.load_game(name, parameters).new_initial_state()
    state.apply_action(3)
    return state


def test_a_game_ends_with_returns_that_add_up_to_zero(name):
    game = open_spiel.load_game(name, {"players": 3})
    state = game.new_initial_state()
    assert state.current_player() == open_spiel.CHANCE and state.is_initial_state()
    play_to_the_end(state, 1)
    assert state.current_player() == open_spiel.TERMINAL and state.legal_actions() == []
    assert sum(state.returns()) == pytest.approx(0)
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())
    assert len(state.history()) == state.move_number() == len(state.full_history())


def test_points_are_a_utility():
    state = dealt("gold_west", utility="points")
    assert state.returns() == [0, 0]
    play_to_the_end(state, 1)
    assert state.returns() == [seat.total for seat in state._core.result.seats]


def test_an_explicit_chance_node_has_equal_outcomes_that_decide_the_game():
    game = open_spiel.load_game("coloma", {"players": 2, "chance": "explicit", "deals": 5})
    root = game.new_initial_state()
    assert root.chance_outcomes() == [(deal, 0.2) for deal in range(5)]
    assert str(root.child(2)) == str(root.child(2)) != str(root.child(3))
    assert game.max_chance_outcomes() == 5


def test_a_sampled_chance_node_has_one_outcome_that_deals_differently():
    root = open_spiel.load_game("coloma", {"players": 2}).new_initial_state()
    assert root.chance_outcomes() == [(0, 1.0)]
    assert len({root.child(0).observation_string(0) for _ in range(5)}) > 1


def test_tensors_have_the_announced_size(name):
    state = dealt(name)
    game = state.get_game()
    for player in range(2):
        assert len(state.observation_tensor(player)) == game.observation_tensor_size()
        assert len(state.information_state_tensor(player)) == game.information_state_tensor_shape()[0]
    assert len(state.legal_actions_mask()) == game.num_distinct_actions()
    assert [action for action, allowed in enumerate(state.legal_actions_mask()) if allowed] == state.legal_actions()


def test_what_a_player_knows_is_the_same_for_states_that_differ_only_in_hidden_things(name):
    state = dealt(name)
    chooser = random.Random(2)
    for _ in range(12):
        state.apply_action(chooser.choice(state.legal_actions()))
    for player in range(2):
        other = state.clone()
        other._core = state._core.redeal(player, 7)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)


def test_an_information_state_grows_with_what_its_player_does():
    state = dealt("gold_west")
    player = state.current_player()
    before = state.information_state_string(player)
    state.apply_action(state.legal_actions()[0])
    assert state.information_state_string(player) != before


def test_a_clone_is_independent():
    state = dealt("gold_west")
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert copy.history() != state.history() and str(copy) != ""


def test_a_state_is_read_back_as_it_was_written(name):
    state = dealt(name)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    copy = state.get_game().deserialize_state(state.serialize())
    assert copy.history() == state.history()
    assert copy.information_state_string(0) == state.information_state_string(0)


def test_actions_have_texts_and_back():
    state = dealt("gold_west")
    for action in state.legal_actions():
        text = state.action_to_string(state.current_player(), action)
        assert state.string_to_action(text) == action
        assert state.action_to_string(action) == text


def test_dials_are_simultaneous_by_option():
    turns = dealt("coloma")
    assert not turns.is_simultaneous_node()
    state = dealt("coloma", simultaneous=True)
    while not state.is_simultaneous_node():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(ValueError, match="apply_actions"):
        state.apply_action(0)
    play_to_the_end(state, 3)
    assert state.is_terminal()


def test_misuse_is_refused():
    with pytest.raises(motherlode.MotherlodeError):
        open_spiel.load_game("solitaire")
    with pytest.raises(ValueError, match="utility"):
        open_spiel.load_game("gold_west", {"players": 2, "utility": "fun"})
    state = dealt("gold_west")
    illegal = next(a for a in range(state.num_distinct_actions()) if a not in state.legal_actions())
    with pytest.raises(ValueError, match="not legal"):
        state.apply_action(illegal)
    with pytest.raises(ValueError, match="no player 9"):
        state.observation_string(9)


def test_a_resampled_state_looks_the_same_to_its_player(name):
    state = dealt(name)
    chooser = random.Random(4)
    for _ in range(20):
        state.apply_action(chooser.choice(state.legal_actions()))
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    again = other.resample_from_infostate(player, random.Random(2).random)
    assert other._core.hash != state._core.hash != again._core.hash
    for sample in (other, again):
        assert sample.information_state_string(player) == state.information_state_string(player)
        assert sample.legal_actions() == state.legal_actions()
    action = state.legal_actions()[0]
    other.apply_action(action)
    assert other.history() == [*state.history(), action]
    with pytest.raises(ValueError, match="dealt again"):
        other.serialize()


def test_actions_of_all_players_are_accepted_at_every_node():
    state = dealt("coloma", simultaneous=True)
    chooser = random.Random(3)
    kinds = set()
    while not state.is_terminal():
        kinds.add(state.is_simultaneous_node())
        state.apply_actions([chooser.choice(state.legal_actions(player) or [-1]) for player in range(2)])
    assert kinds == {True, False}
    with pytest.raises(ValueError, match="over"):
        state.apply_actions([0, 0])
