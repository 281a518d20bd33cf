"""The bot that tries its moves out: `bot` decides, `rollout` plays on, `value` says how a position stands."""

from grosbill.bots.expert.bot import ExpertBot

__all__ = ["ExpertBot"]
