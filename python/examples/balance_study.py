"""A balance study of one card in ten lines: how many points should a Depot be worth?

    python3 examples/balance_study.py ../editions/boomtown_builders/horizon.toml 200  # games for each number of points

The card is balanced if the player who builds more Depots wins half of the games.
"""

import sys
import tempfile
from pathlib import Path

from motherlode import Record, arena

edition = Path(sys.argv[1]).read_text()
for points in (4, 8, 12):
    with tempfile.NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(edition.replace("points = [8, 0, 0, 0, 0]", f"points = [{points}, 0, 0, 0, 0]"))
        file.flush()
        games = arena("boomtown_builders", ["greedy", "greedy"], games=int(sys.argv[2]), edition=file.name, records=True).games
        ends = [Record.parse(game.record, edition=file.name).state() for game in games]
    owners = [[site.owner for site in end.view().sites.values() if (site.card or "").startswith("depot")] for end in ends]
    wins = [max((0, 1), key=own.count) in end.result.winners for own, end in zip(owners, ends) if own.count(0) != own.count(1)]
    print(f"A Depot for {points:2} points: who builds more of them wins {sum(wins) / len(wins):.0%} of {len(wins)} games")
