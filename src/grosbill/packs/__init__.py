"""The cards: one folder a set, one file a kind, data only; read strictly and compiled into a mix."""

from grosbill.packs.editions import Edition, edition, editions
from grosbill.packs.mix import CardDef, Mix, Power, mix_for

__all__ = ["CardDef", "Edition", "Mix", "Power", "edition", "editions", "mix_for"]
