"""The examples run."""

import json
import runpy
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(name, monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    runpy.run_path(str(EXAMPLES / name), run_name="__main__")


@pytest.mark.parametrize("script", ["random_bot.py", "rule_bot.py"])
def test_bots_play(script, monkeypatch, capsys):
    run(script, monkeypatch)
    assert "wins" in capsys.readouterr().out


def test_the_balance_study_sees_the_card(monkeypatch, capsys):
    run("balance_study.py", monkeypatch, str(EXAMPLES.parent.parent / "editions/boomtown_builders/horizon.toml"))
    points = [float(line.split(" points on average")[0].split()[-1]) for line in capsys.readouterr().out.splitlines()]
    assert points[0] < points[1] < points[2]


def test_the_notebook_runs(capsys):
    notebook = json.loads((EXAMPLES / "tour.ipynb").read_text())
    names: dict = {}
    for cell in notebook["cells"]:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)
    assert names["finished"] > 0
