"""The greedy player: every move on one scale, in levels, and the best one is made.

Doing nothing is worth 0. `scale` says what things are worth, `scene` reads the view, `effects` weighs what
cards do, `worth` what they are worth to have; `fights`, `uses`, `deals` and `turns` judge moves with these.
"""

from grosbill.bots.greedy.bot import GreedyBot

__all__ = ["GreedyBot"]
