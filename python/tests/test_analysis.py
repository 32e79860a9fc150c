"""Reviews of games."""

from __future__ import annotations

import pathlib

import pytest

import motherlode
from motherlode.arena import play


@pytest.fixture(scope="module")
def record() -> motherlode.Record:
    game = motherlode.load("boomtown_builders", players=2)
    return motherlode.Record(play(game, ["random", "greedy"], seed=3), ["Ann", "Ben"])


def test_a_review_has_every_decision_with_a_choice(record: motherlode.Record) -> None:
    analysis = motherlode.analyse(record, playouts=2)
    assert len(analysis.decisions) == sum(seat["decisions"] for seat in analysis.data["seats"])
    assert all(sum(decision["win_before"]) == pytest.approx(1, abs=0.01) for decision in analysis.decisions)
    assert all(0 <= accuracy <= 100 for accuracy in analysis.accuracies)


def test_a_review_is_the_same_with_any_number_of_threads(record: motherlode.Record, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "game.record"
    record.write(path)
    assert motherlode.analyse(path, playouts=2, threads=2).data["moments"] == (
        motherlode.analyse(record, playouts=2).data["moments"]
    )


def test_progress_is_reported_and_can_stop_the_review(record: motherlode.Record) -> None:
    class Enough(Exception):
        pass

    seen: list[int] = []

    def stop_early(done: int, total: int) -> None:
        seen.append(done)
        if len(seen) == 3:
            raise Enough

    with pytest.raises(Enough):
        motherlode.analyse(record, playouts=2, progress=stop_early)
    assert len(seen) == 3


def test_misuse_is_refused(record: motherlode.Record) -> None:
    with pytest.raises(ValueError, match="playouts"):
        motherlode.analyse(record, playouts=1)
    with pytest.raises(ValueError, match="threads"):
        motherlode.analyse(record, threads=0)
    with pytest.raises(motherlode.MotherlodeError, match="no moves"):
        motherlode.analyse(motherlode.Record(motherlode.load("coloma", players=2).new(seed=1)))
    with pytest.raises(FileNotFoundError):
        motherlode.analyse("nowhere.record")


def test_a_review_is_drawn(record: motherlode.Record, tmp_path: pathlib.Path) -> None:
    pytest.importorskip("matplotlib")
    motherlode.analyse(record, playouts=2).plot(tmp_path / "review.png")
    assert (tmp_path / "review.png").stat().st_size > 1000
