"""The examples run."""

import json
import multiprocessing
import re
import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

from motherlode import arena

EXAMPLES = Path(__file__).parent.parent / "examples"
sys.path.insert(0, str(EXAMPLES))
import learner  # noqa: E402  (an example)


def run(name, monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


@pytest.mark.parametrize("script", ["random_bot.py", "rule_bot.py"])
def test_bots_play(script, monkeypatch, capsys):
    run(script, monkeypatch)
    assert "wins" in capsys.readouterr().out


def test_the_balance_study_sees_the_card(monkeypatch, capsys):
    run("balance_study.py", monkeypatch, str(EXAMPLES.parent.parent / "editions/boomtown_builders/horizon.toml"), "30")
    rates = [int(rate) for rate in re.findall(r"wins (\d+)%", capsys.readouterr().out)]
    assert len(rates) == 3 and rates[0] < rates[2]


def test_the_notebook_runs(capsys):
    pytest.importorskip("matplotlib")
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text())
    names: dict = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["finished"] > 0


def test_the_learner_improves_over_its_start():
    with multiprocessing.get_context("fork").Pool(2) as pool:
        weights = learner.learn(pool, rounds=2, games=16)
    bots = [learner.Learner(weights, seed=1), learner.Learner(np.zeros(learner.SIZE), seed=2)]
    learned, start = arena(learner.GAME, bots, games=6).rows
    assert learned["wins"] >= 5 and learned["mean_score"] > start["mean_score"] + 10


def test_the_number_of_processes_does_not_change_what_is_learned():
    def weights(processes):
        with multiprocessing.get_context("fork").Pool(processes) as pool:
            return learner.learn(pool, rounds=1, games=12)

    assert (weights(1) == weights(3)).all()


def test_weights_are_saved_and_loaded_with_the_hash_of_the_observations(tmp_path):
    weights = np.arange(learner.SIZE, dtype=float)
    learner.save(tmp_path / "gold.npz", weights)
    assert (learner.load(tmp_path / "gold.npz") == weights).all()
    np.savez(tmp_path / "other.npz", weights=weights, tensor_hash=np.uint64(1))
    with pytest.raises(SystemExit, match="other version|another game"):
        learner.load(tmp_path / "other.npz")


def test_the_learning_curve_is_drawn():
    row = {"win_rate": 0.4, "win_low": 0.3, "win_high": 0.5}
    picture = learner.draw([(0, row), (100, row)], 40)
    assert picture.startswith("<svg") and picture.count("<polyline") == 1 and "100%" in picture
