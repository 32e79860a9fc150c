"""Random steps of a vector environment, to count their instructions: steps.py GAME DTYPE STEPS"""

import sys

import motherlode

name, dtype, steps = sys.argv[1], sys.argv[2], int(sys.argv[3])
game = motherlode.load(name, players=motherlode.info(name).max_players)
env = motherlode.VectorEnv(game, n=64, seed=1, dtype=dtype)
for _ in range(steps // len(env)):
    env.step(env.samples)
