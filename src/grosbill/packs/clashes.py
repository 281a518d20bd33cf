"""Names in a pack that clash: words given twice, names that mean something else, uses that one move means."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grosbill.effects import vocabulary as v
from grosbill.effects.places import shares_use
from grosbill.effects.points import mask
from grosbill.effects.questions import with_paths
from grosbill.effects.tags import tags_of
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import did_you_mean
from grosbill.packs.faults import Fault
from grosbill.packs.words import common, merged


def misnamed(words: v.Glossary, cards: Iterable[v.AnyCard]) -> Iterator[Fault]:
    """Words under a name that has some already or is none, and names that mean something else."""
    for sort in ("trait", "slot", "tag", "kind"):
        names = [entry.id for entry in getattr(words, sort)]
        for name in dict.fromkeys(names):
            if names.count(name) > 1:
                yield f"{sort} {name}", "has its words twice"
    for kind in words.kind:
        if kind.id not in KINDS.values():
            yield kind.id, f"unknown kind{did_you_mean(kind.id, KINDS.values())}"
    taken = {*KINDS.values(), "hand", *(slot.id for slot in (*words.slot, *common().slot))}
    for tag in words.tag:
        if tag.id in taken:
            yield f"tag {tag.id}", "a kind of card, a slot or the hand is called that; choose another id"
    sexes = {trait.id for trait in (*words.trait, *common().trait) if trait.of == "sex"}
    for card in cards:
        if isinstance(card, v.Race | v.Class) and card.id in sexes:
            yield f"noun {card.id}", "a sex is called that; choose another id"


def confused(card: v.AnyCard, words: v.Glossary) -> Iterator[Fault]:
    """Uses of a card that one move would mean: its own, and those that its tags and its kind bring."""
    kind = KINDS[type(card)]
    uses = list(with_paths("uses", card.uses))
    if isinstance(card, v.Played) and card.when is not None:
        uses.append(("when", card.flat(card.when)))
    tags = {tag.id: tag for tag in words.tag}
    for tag in tags_of(card, tags):
        found = tags[tag].uses if tag in tags else ()
        uses += [(f"tags: what {tag!r} brings", use) for use in found if shares_use(kind, use)]
    shared = next(group for group in merged([words]).kind if group.id == kind)
    uses += [(f"what every {kind} can do", use) for use in shared.uses]
    for number, (path, use) in enumerate(uses):
        for before, other in uses[:number]:
            if _alike(use, other):
                yield path, f"a move cannot tell it from {before}: give each a `name` of its own"


def _alike(use: v.Use, other: v.Use) -> bool:
    """Whether two uses are called the same; without names, if both may be made at some moment as well."""
    if use.slug != other.slug or use.from_ != other.from_:
        return False
    return bool(use.slug or (mask(use.when) & mask(other.when) and use.target == other.target))
