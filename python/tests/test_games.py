"""Games, states and records."""

from __future__ import annotations

import copy
import pathlib
import pickle

import pytest

import motherlode
from conftest import ROOT, most_players, players_of, random_states


def test_the_four_games_are_listed() -> None:
    assert motherlode.games() == ["boomtown_builders", "gold_west", "coloma", "golden_wilderness"]


def test_a_game_knows_its_set_up() -> None:
    game = motherlode.load("gold_west", players=3, bandits=True, trading_post="only")
    assert (game.name, game.title, game.players, game.edition) == ("gold_west", "Gold West", 3, "standard")
    assert game.options["bandits"] == "on"
    assert game.options["trading_post"] == "only"
    assert game.options["terrain_bonus"] == "manual"


def test_objects_say_what_they_are() -> None:
    game = motherlode.load("gold_west", players=2)
    state = game.new(seed=1)
    state.step(state.legal_indices()[0])
    objects = [game, state, motherlode.Record(state), motherlode.Bot(game, "greedy"), motherlode.VectorEnv(game, n=2)]
    assert list(map(repr, objects)) == [
        "<motherlode.Game gold_west, 2 players>",
        "<motherlode.State gold_west, 1 action>",
        "<motherlode.Record gold_west, 1 action>",
        "<motherlode.Bot greedy>",
        "<motherlode.VectorEnv gold_west, 2 environments>",
    ]


def test_an_edition_can_be_a_file(tmp_path: pathlib.Path) -> None:
    text = (ROOT / "editions" / "gold_west" / "standard.toml").read_text(encoding="utf-8")
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    assert motherlode.load("gold_west", edition=file).new(seed=3).hash == motherlode.load("gold_west").new(seed=3).hash
    file.write_text(text.replace("[[", "[", 1), encoding="utf-8")
    with pytest.raises(motherlode.MotherlodeError, match="own.toml"):
        motherlode.load("gold_west", edition=file)
    with pytest.raises(FileNotFoundError):
        motherlode.load("gold_west", edition=tmp_path / "missing.toml")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ({"name": "gold"}, "There is no game called “gold”"),
        ({"name": "gold_west", "players": 9}, "players"),
        ({"name": "gold_west", "bandit": "on"}, "Did you mean “bandits”"),
        ({"name": "gold_west", "bandits": "maybe"}, "maybe"),
    ],
)
def test_a_wrong_set_up_is_refused(arguments: dict[str, str], sentence: str) -> None:
    with pytest.raises(motherlode.MotherlodeError, match=sentence):
        motherlode.load(**arguments)  # type: ignore[arg-type]


def test_a_random_game_ends_with_a_result(name: str) -> None:
    for players in players_of(name):
        game = motherlode.load(name, players=players)
        states = list(random_states(game, seed=players))
        last = states[-1]
        assert last.over and last.to_act == [] and last.current is None
        result = last.result
        assert result.finished and len(result.seats) == players
        assert result.winners or result.rival is not None
        for seat in result.seats:
            assert seat.total == sum(seat.by_source.values())


def test_apply_takes_actions_texts_and_indices(name: str) -> None:
    game = most_players(name)
    by_action, by_text, by_index = (game.new(seed=5) for _ in range(3))
    while not by_action.over and len(by_action.moves) < 60:
        action = by_action.legal()[-1]
        index = by_action.legal_indices()[-1]
        assert by_action.action(index) == action == game.parse(action.text)
        assert by_action.index(action.text) == index
        assert by_action.sentence(action)
        events = by_action.apply(action)
        assert [event.sentence for event in by_text.apply(str(action))] == [event.sentence for event in events]
        by_index.step(index)
        assert by_action.hash == by_text.hash == by_index.hash
    assert by_index.moves == by_action.moves


def test_undo_and_clone(name: str) -> None:
    state = most_players(name).new(seed=2)
    hashes = [state.hash]
    for _ in range(40):
        state.step(state.legal_indices()[0])
        hashes.append(state.hash)
    copies = [state.clone(), copy.copy(state), copy.deepcopy(state)]
    for expected in reversed(hashes[:-1]):
        state.undo()
        assert state.hash == expected
    assert all(each.hash == hashes[-1] for each in copies)
    with pytest.raises(motherlode.MotherlodeError, match="no action to undo"):
        state.undo()


def test_a_refused_action_names_its_rule() -> None:
    state = motherlode.load("gold_west", players=2).new(seed=1)
    refusal = state.why_not("loot")
    assert refusal is not None and refusal.rule.startswith("GW-") and refusal.sentence.endswith(".")
    before = state.hash
    with pytest.raises(motherlode.Refused) as caught:
        state.apply("loot")
    assert (caught.value.rule, caught.value.sentence) == refusal
    assert state.hash == before
    assert state.why_not(state.legal()[0]) is None
    copied = pickle.loads(pickle.dumps(caught.value))
    assert (copied.rule, copied.sentence) == refusal


def test_why_not_agrees_with_the_legal_actions(name: str) -> None:
    game = most_players(name)
    for state in random_states(game, seed=4, every=40, most=400):
        for action in state.legal():
            assert state.why_not(action) is None


def test_events_are_filtered_by_seat(name: str) -> None:
    game = most_players(name)
    state = game.new(seed=8)
    performed = []
    while not state.over and len(state.moves) < 150:
        performed += state.apply(state.legal()[0])
    everything = state.events()
    assert everything == performed
    for seat in range(game.players):
        assert state.events(seat) == [event for event in everything if seat in event.seen_by]


def test_a_position_continues_the_game(name: str) -> None:
    game = most_players(name)
    for state in random_states(game, seed=6, every=90, most=300):
        again = game.from_position(state.position())
        assert again.hash == state.hash and again.seed is None
        view = game.from_position(state.position(seat=0), seed=1)
        assert view.view_dict(0) == state.view_dict(0)


def test_records_round_trip(name: str, tmp_path: pathlib.Path) -> None:
    game = most_players(name)
    *_, state = random_states(game, seed=7, most=200)
    file = tmp_path / "game.record"
    record = motherlode.Record(state, names=[f"P{seat}" for seat in range(game.players)])
    record.write(file)
    again = motherlode.Record.read(file)
    assert again.text == record.text and len(again) == len(state.moves)
    assert again.names[0] == "P0"
    assert again.state().hash == state.hash
    assert again.state(moves=0).hash == again.start_hash == game.new(seed=7).hash
    # A game without a seed is recorded with the position it started from.
    redealt = state.redeal(0, seed=1)
    if not redealt.over:
        redealt.step(redealt.legal_indices()[0])
    assert motherlode.Record.parse(motherlode.Record(redealt).text).state().hash == redealt.hash


def test_a_broken_record_is_refused() -> None:
    with pytest.raises(motherlode.MotherlodeError, match="the record"):
        motherlode.Record.parse("nonsense")
    state = motherlode.load("gold_west", players=2).new(seed=1)
    with pytest.raises(motherlode.MotherlodeError, match="2 players, but there are 1 names"):
        motherlode.Record(state, names=["A"])


def test_bots_choose_legal_actions(name: str) -> None:
    game = motherlode.load(name, players=2)
    for bot_name in ("random", "greedy", "search:20"):
        bot = motherlode.Bot(game, bot_name)
        state = game.new(seed=3)
        for _ in range(8):
            action = bot.choose(state, seed=1)
            assert action == bot.choose(state, seed=1)
            assert state.why_not(action) is None
            state.apply(action)
    with pytest.raises(motherlode.MotherlodeError, match="no bot called"):
        motherlode.Bot(game, "clever")
    with pytest.raises(motherlode.MotherlodeError, match="another game"):
        motherlode.Bot(game, "random").choose(motherlode.load("coloma", players=3).new(seed=1))
