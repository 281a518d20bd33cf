"""The cards: one folder a set, one file a kind, data only; read strictly and compiled into a mix."""

from grosbill.packs.card_def import CardDef, Power
from grosbill.packs.clause_values import ClauseValues, ruled_by, values_for
from grosbill.packs.editions import Edition, Variant, default_edition, edition, editions, rulebooks
from grosbill.packs.mix import Mix, mix_for
from grosbill.packs.own import own_pack

__all__ = [
    "CardDef",
    "ClauseValues",
    "Edition",
    "Mix",
    "Power",
    "Variant",
    "default_edition",
    "edition",
    "editions",
    "mix_for",
    "own_pack",
    "rulebooks",
    "ruled_by",
    "values_for",
]
