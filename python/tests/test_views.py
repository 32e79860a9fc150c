"""Views and hidden information."""

from __future__ import annotations

import json
import pathlib
import sys

import motherlode
from conftest import ROOT, last_options, most_players, random_states
from motherlode import views

sys.path.insert(0, str(ROOT / "scripts"))
import generate_views  # noqa: E402  (it is a script)


def test_a_view_has_the_same_fields_as_its_dict(name: str) -> None:
    game = most_players(name)
    for state in random_states(game, seed=1, every=60, most=300):
        for seat in [None, *range(game.players)]:
            view = state.view(seat)
            assert isinstance(view, views.Fields)
            assert view.to_dict() == state.view_dict(seat)


def test_the_structures_of_views_are_up_to_date(name: str) -> None:
    module = ROOT / "python" / "motherlode" / "views" / f"{name}.py"
    assert module.read_text(encoding="utf-8") == generate_views.module_text(name), (
        "Run scripts/generate_views.py and commit its output."
    )


def test_a_view_is_typed() -> None:
    state = motherlode.load("gold_west", players=3).new(seed=1)
    view = state.view(0)
    assert isinstance(view, views.gold_west.View)
    assert view.step == "activate_supply_track"
    assert view.active_player == state.current
    assert len(view.player) == 3
    assert view.player[0].camps == view.player[1].camps


def test_only_the_own_hand_is_in_a_view() -> None:
    state = motherlode.load("coloma", players=3).new(seed=1)
    for seat in range(3):
        hands = state.view_dict(seat)["hand"]
        assert hands[seat]["cards"] is not None
        assert all(hands[other]["cards"] is None for other in range(3) if other != seat)
    assert all(hand["cards"] is None for hand in state.view_dict()["hand"])


def test_a_redeal_changes_nothing_that_the_seat_can_see(name: str) -> None:
    for players in {2, motherlode.info(name).max_players}:
        for game in (motherlode.load(name, players=players), last_options(name, players)):
            check_redeals(game)


def check_redeals(game: motherlode.Game) -> None:
    differs = False
    for state in random_states(game, seed=11, every=45, most=500):
        for seat in range(game.players):
            redealt = state.redeal(seat, seed=len(state.moves) + 1)
            differs = differs or redealt.hash != state.hash
            assert json.dumps(redealt.view_dict(seat)) == json.dumps(state.view_dict(seat))
            assert redealt.position(seat) == state.position(seat)
            assert redealt.legal(seat) == state.legal(seat)
            assert (redealt.observation(seat) == state.observation(seat)).all()
            assert (redealt.observation(seat, "uint8") == state.observation(seat, "uint8")).all()
            assert (redealt.mask(seat) == state.mask(seat)).all()
    assert differs, "no redeal changed anything hidden"


def test_the_package_is_typed() -> None:
    assert (pathlib.Path(motherlode.__file__).parent / "py.typed").exists()
