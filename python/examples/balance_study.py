"""A balance study of one card in ten lines: how many points should a Depot be worth?

    python3 examples/balance_study.py ../editions/boomtown_builders/horizon.toml
"""

import sys
import tempfile
from pathlib import Path

from motherlode import arena

edition = Path(sys.argv[1]).read_text()
for depot in (4, 8, 12):
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(edition.replace("points = [8, 0, 0, 0, 0]", f"points = [{depot}, 0, 0, 0, 0]"))
        file.flush()
        games = arena("boomtown_builders", ["greedy", "greedy"], games=60, edition=file.name).games
    winners = [max(game.points) for game in games]
    print(f"Depot for {depot:2} points: the winner has {sum(winners) / len(winners):.1f} points on average")
