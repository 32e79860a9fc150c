"""The examples in the documents and docstrings, and the types."""

from __future__ import annotations

import doctest
import importlib
import pathlib
import re
import subprocess
import sys

import pytest

import motherlode
from conftest import ROOT


def test_the_examples_in_the_manual(tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    manual = ROOT / "docs" / "python.md"
    outcome = doctest.testfile(str(manual), module_relative=False, optionflags=doctest.ELLIPSIS)
    assert outcome.attempted > 20 and outcome.failed == 0


def test_the_sizes_in_the_manual() -> None:
    """A changed hash needs a new table, and a new tensor_version if the layout of the same game changed."""
    titles = {motherlode.info(name).title: name for name in motherlode.games()}
    rows = re.findall(r"\| ([\w ]+) \| (\d) \| ([\d,]+) \| ([\d,]+) \| `(\w+)` \|", (ROOT / "docs" / "python.md").read_text())
    assert len(rows) == 2 * len(titles)
    for title, players, features, actions, tensor_hash in rows:
        game = motherlode.load(titles[title], players=int(players))
        sizes = f"{game.observation_size:,}", f"{game.action_count:,}", f"{game.tensor_hash:016x}"
        assert sizes == (features, actions, tensor_hash), title


@pytest.mark.parametrize("module", ["", ".analysis", ".arena", ".bots", ".gymnasium", ".open_spiel", ".pettingzoo"])
def test_the_examples_in_docstrings(module: str) -> None:
    outcome = doctest.testmod(importlib.import_module("motherlode" + module))
    assert outcome.attempted > 0 and outcome.failed == 0


def test_mypy_finds_no_errors() -> None:
    pytest.importorskip("mypy")
    package = ROOT / "python" / "motherlode"
    command = [sys.executable, "-m", "mypy", "--cache-dir=/dev/null", "--config-file=pyproject.toml", str(package)]
    outcome = subprocess.run(command, capture_output=True, text=True, cwd=ROOT / "python", check=False)
    assert outcome.returncode == 0, outcome.stdout


def test_every_name_in_the_stubs_exists() -> None:
    """The types in _core.pyi are those of the extension module."""
    text = (ROOT / "python" / "motherlode" / "_core.pyi").read_text(encoding="utf-8")
    kind: type | None = None
    declared: dict[str, set[str]] = {}
    for line in text.splitlines():
        if line.startswith("class "):
            kind = getattr(motherlode._core, line.split()[1].rstrip(":"))
            declared[kind.__name__] = set()
        elif line.startswith("    def ") and kind is not None:
            method = line.split()[1].split("(")[0]
            assert hasattr(kind, method), f"{kind.__name__}.{method}"
            declared[kind.__name__].add(method)
    for name, methods in declared.items():
        public = {method for method in vars(getattr(motherlode._core, name)) if not method.startswith("_")}
        assert public <= methods, f"{name}: {public - methods} have no types"
