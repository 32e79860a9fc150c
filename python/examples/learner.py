"""Learns to play Gold West for two players, from nothing to beating greedy, in a few minutes on two cores.

    python3 examples/learner.py                              # learn, then play 400 games against greedy
    python3 examples/learner.py --save gold.npz --curve curve.svg
    python3 examples/learner.py --load gold.npz --rounds 0   # only play

The learner has a linear value of positions: the lead at the end of the game that it expects for a seat. Its weights are 0
at the start, so its first games are random. In every round it

1. plays games against itself. A bot looks at its own turn to the end and chooses the line with the best value;
2. computes for each position what the value should have been: a mixture of the values that followed and of the final lead,
   as in TD(lambda);
3. fits the weights to all these positions by least squares. Older rounds count less.

It sees only what a bot may see: its turns come from `motherlode.bots.Turn`, in which everything hidden is dealt anew.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import time
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # the processes share the cores
import numpy as np

import motherlode
from motherlode import bots
from motherlode.arena import ArenaResult, arena

GAME = motherlode.load("gold_west", players=2)

EXPLORATION = 0.05  # part of the decisions in training that are random
LAMBDA = 0.97  # how far a result reaches back; 1 would use only the final lead
FORGETTING = 0.9  # weight of a round in the next one
RIDGE = 30.0  # keeps the weights small while there are few games
BEAM = 8  # positions that the search of a turn keeps after each action
TRAINING_BEAM = 4  # faster, and almost as good
CHUNK = 10  # games for a process at a time
FIRST_TEST = 1_000_000  # the seeds of test games; training uses smaller ones

# ---- What the learner looks at ----

FIELDS = ("bin_", "influence", "boomtown", "coaches", "camps", "wanted", "shipping_tiles", "invested", "single_space")
NAMES = GAME.observation_names
OWN = [number for number, name in enumerate(NAMES) if name.startswith(tuple(f"player.0.{field}" for field in FIELDS))]
OTHER = [NAMES.index(NAMES[number].replace("player.0.", "player.1.", 1)) for number in OWN]
TURN = [number for number, name in enumerate(NAMES) if name.startswith(("usage_area.", "step="))]
IS_ACTIVE = [NAMES.index("active_player=0")]
TIME_LEFT = [NAMES.index("player.0.camps")]
GROUPS = [OWN, OTHER, TURN, IS_ACTIVE, TIME_LEFT]
COLUMNS = np.concatenate(GROUPS)
SPLITS = np.cumsum([len(group) for group in GROUPS])[:-1]


def look(state, seat):
    """Everything about a position that its features need."""
    points = [result.by_source for result in state.result.seats]
    leads = [own - other for own, other in zip(points[seat].values(), points[1 - seat].values())]
    return state.observation(seat, "uint8"), leads


def features(looks):
    """A row for each position: differences between the players now, each also multiplied by the time left."""
    seen = np.array([observation for observation, _ in looks])[:, COLUMNS].astype(np.float32) / 255
    points = np.array([leads for _, leads in looks], np.float32) / 10
    own, other, turn, is_active, time_left = np.split(seen, SPLITS, axis=1)
    turn = turn * is_active
    # Large numbers are logarithms in an observation, so their squares are closer to the numbers themselves.
    now = np.hstack([own - other, own**2 - other**2, points, turn, turn**2, np.ones((len(looks), 1), np.float32)])
    return np.hstack([now, now * time_left])


SIZE = features([look(GAME.new(seed=1), 0)]).shape[1]


# ---- How it plays ----


class Learner:
    """A bot for `motherlode.arena`. Remembers the rest of its turn until it sees something that it did not expect."""

    def __init__(self, weights, seed=0, beam=BEAM, exploration=0.0):
        self.weights = weights
        self.beam = beam
        self.exploration = exploration
        self.random = np.random.default_rng(seed)
        self.planned = {}  # action by observation

    def __call__(self, turn):
        legal = turn.legal_indices
        if len(legal) == 1:
            return legal[0]
        if self.random.random() < self.exploration:
            return int(self.random.choice(legal))
        state = turn.redeal(int(self.random.integers(2**63)))
        seen = state.observation(turn.seat, "uint8").tobytes()
        if seen not in self.planned:
            self.planned = self.plan(state, turn.seat)
        return self.planned[seen]

    def plan(self, state, seat):
        """The best line to the end of the turn, found by a beam search."""
        lines, ended = [(state, ())], []
        while lines:
            longer = {}  # by hash: actions in another order often lead to the same position
            for start, actions in lines:
                for action in start.legal_indices():
                    after = start.clone()
                    after.step(action)
                    longer.setdefault(after.hash, (after, (*actions, action)))
            candidates = list(longer.values())
            values = features([look(after, seat) for after, _ in candidates]) @ self.weights
            values += self.random.uniform(0, 1e-6, len(values))  # breaks ties
            lines = []
            for number in np.argsort(-values):
                if candidates[number][0].current != seat:
                    ended.append((values[number], candidates[number][1]))
                elif len(lines) < self.beam:
                    lines.append(candidates[number])
        planned = {}
        for action in max(ended)[1]:
            planned[state.observation(seat, "uint8").tobytes()] = action
            state.step(action)
        return planned


# ---- How it learns ----


def targets(values, lead):
    """What the values should have been, from the last position back to the first."""
    wanted = np.empty(len(values))
    for number in reversed(range(len(values))):
        wanted[number] = lead
        lead = (1 - LAMBDA) * values[number] + LAMBDA * lead
    return wanted


def train(weights, exploration, seeds):
    """Plays games against itself. Returns the sums that least squares needs, and the average score."""
    squares, products, points = np.zeros((SIZE, SIZE)), np.zeros(SIZE), 0.0
    for seed in seeds:
        players = [Learner(weights, 2 * seed + seat, TRAINING_BEAM, exploration) for seat in range(2)]
        state, looks = GAME.new(seed), ([], [])
        while not state.over:
            seat = state.current
            state.step(players[seat](bots.Turn(state, seat, seed)))
            for viewer in range(2):
                looks[viewer].append(look(state, viewer))
        scores = [result.total for result in state.result.seats]
        points += sum(scores) / 2 / len(seeds)
        for viewer in range(2):
            rows = features(looks[viewer]).astype(float)
            squares += rows.T @ rows
            products += rows.T @ targets(rows @ weights, (scores[viewer] - scores[1 - viewer]) / 10)
    return squares, products, points


def play_deal(weights, opponent, deal):
    """One deal with both seats against a bot."""
    learner = bots.FunctionBot(Learner(weights, deal))
    games = arena(GAME, [learner, opponent], games=2, seed=FIRST_TEST + deal).games
    for game in games:
        game.deal = deal
    return games


def test(pool, weights, games, opponent="greedy"):
    """Plays against a bot; the row of the arena's table about the learner."""
    played = pool.starmap(play_deal, [(weights, opponent, deal) for deal in range(-(-games // 2))])
    return ArenaResult(["learner", opponent], sum(played, [])).rows[0]


def learn(pool, rounds, games, seed=1, report=None, weights=None):
    """Returns the weights. After each round, calls `report` with its number, the weights and the average score."""
    weights = np.zeros(SIZE) if weights is None else weights
    squares, products = np.zeros((SIZE, SIZE)), np.zeros(SIZE)
    for number in range(rounds):
        exploration = EXPLORATION if weights.any() else 1.0
        first = seed * FIRST_TEST // 1000 + number * games
        chunks = [range(first + start, first + min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
        sums = pool.starmap(train, [(weights, exploration, chunk) for chunk in chunks])
        squares = FORGETTING * squares + sum(part[0] for part in sums)
        products = FORGETTING * products + sum(part[1] for part in sums)
        weights = np.linalg.solve(squares + RIDGE * np.eye(SIZE), products)
        if report is not None:
            report(number + 1, weights, sum(part[2] for part in sums) / len(sums))
    return weights


def save(path, weights):
    np.savez(path, weights=weights, tensor_hash=np.uint64(GAME.tensor_hash))


def load(path):
    saved = np.load(path)
    if int(saved["tensor_hash"]) != GAME.tensor_hash:
        raise SystemExit(f"{path} has the weights of another game, or of another version of its observations.")
    return saved["weights"]


# ---- The learning curve ----


def draw(curve, games):
    """The win rates against greedy after each number of training games, with 95 % intervals, as SVG."""
    width, height, left, top = 480, 220, 46, 16
    last = max(curve[-1][0], 1)

    def at(count, rate):
        return f"{left + count / last * width:.1f},{top + (1 - rate) * height:.1f}"

    grid = "".join(
        f'<path d="M{at(0, rate)}H{left + width}" stroke="#999" stroke-width="{1.5 if rate == 0.5 else 0.4}"/>'
        f'<text x="{left - 6}" y="{top + (1 - rate) * height + 4:.0f}" text-anchor="end">{rate:.0%}</text>'
        for rate in (0, 0.25, 0.5, 0.75, 1)
    )
    ticks = "".join(
        f'<text x="{left + count / last * width:.0f}" y="{top + height + 17}" text-anchor="middle">{count:,}</text>'
        for count in np.linspace(0, last, 5).astype(int)
    )
    upper = [at(count, row["win_high"]) for count, row in curve]
    lower = [at(count, row["win_low"]) for count, row in reversed(curve)]
    line = " ".join(at(count, row["win_rate"]) for count, row in curve)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{left + width + 20}" height="{top + height + 44}" '
        'font-family="sans-serif" font-size="11">\n<rect width="100%" height="100%" fill="#fff"/>\n'
        f'{grid}\n{ticks}\n<polygon points="{" ".join(upper + lower)}" fill="#b8860b" opacity="0.25"/>\n'
        f'<polyline points="{line}" fill="none" stroke="#b8860b" stroke-width="2"/>\n'
        f'<text x="{left + width / 2:.0f}" y="{top + height + 36}" text-anchor="middle">training games; win rate against '
        f"greedy in {games} games after each round, with 95 % intervals</text>\n</svg>\n"
    )


# ---- The program ----


def percent(row):
    return f"{row['win_rate']:.1%} ({row['win_low']:.1%} - {row['win_high']:.1%})"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--rounds", type=int, default=10, help="rounds of training (default: 10)")
    parser.add_argument("--games", type=int, default=100, help="games of a round (default: 100)")
    parser.add_argument("--seed", type=int, default=1, help="random seed, from 1 to 900 (default: 1)")
    parser.add_argument("--processes", type=int, default=2, help="games at the same time (default: 2)")
    parser.add_argument("--test-games", type=int, default=400, help="games against greedy at the end (default: 400)")
    parser.add_argument("--load", metavar="FILE", help="start with saved weights")
    parser.add_argument("--save", metavar="FILE", help="save the weights")
    parser.add_argument("--curve", metavar="FILE", help="play 40 games against greedy after each round; draw them as SVG")
    options = parser.parse_args()

    start = time.monotonic()
    curve = []
    with multiprocessing.get_context("fork").Pool(options.processes) as pool:

        def report(number, weights, points):
            line = f"{time.monotonic() - start:4.0f} s  round {number:2}: {points:.1f} points"
            if options.curve:
                curve.append((number * options.games, test(pool, weights, 40)))
                line += f", {percent(curve[-1][1])} against greedy"
            print(line, flush=True)

        weights = load(options.load) if options.load else np.zeros(SIZE)
        if options.curve:
            curve.append((0, test(pool, weights, 40)))
        weights = learn(pool, options.rounds, options.games, options.seed, report, weights)
        if options.save:
            save(options.save, weights)
        if options.curve:
            Path(options.curve).write_text(draw(curve, 40), encoding="utf-8")
        row = test(pool, weights, options.test_games)
        print(f"{row['games']} games against greedy: {percent(row)} won, {row['mean_score']:.1f} points on average")


if __name__ == "__main__":
    main()
