"""A table with nothing dealt yet: edition, players, settings and names, all checked (R-SETUP, R-CHAR)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from grosbill.model.errors import PlayersError, SettingsError
from grosbill.model.moves import RESERVED
from grosbill.model.outside import USUAL_NAMES, by_name, check_names, texts
from grosbill.model.signs import told
from grosbill.model.state import Player
from grosbill.packs import Mix, edition, mix_for
from grosbill.rules.kernel.zones import refresh
from grosbill.rules.table import Table


def set_table(
    name: str,
    *,
    players: int | None = None,
    seed: int = 0,
    settings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    names: Sequence[str] | None = None,
    sexes: Sequence[str | None] | None = None,
    packs: Sequence[str | Path] = (),
) -> Table:
    """A table ready for the deal, for as many players as the edition allows (R-SETUP-001).

    A character begins at level 1, without race and class, of the sex its player says (R-CHAR-001 to 005).
    """
    played = edition(name, packs)
    if type(seed) is not int or not -(1 << 63) <= seed < 1 << 64:
        raise PlayersError(f"a seed is a whole number of at most 64 bits, got {told(seed)}")
    low, high = played.players
    called = texts(names, "names", PlayersError) if names is not None else None
    count = players if players is not None else len(called) if called is not None else min(low + 1, high)
    if type(count) is not int or not low <= count <= high:
        title = (played.name.en,)
        raise PlayersError.said("players", edition=title, low=low, high=high, count=(told(count),))
    called = called if called is not None else USUAL_NAMES[:count]
    changes = by_name(settings) if settings is not None else {}
    rules = played.agreed(texts(variants, "variants", SettingsError), changes)
    if rules.first_player > count:
        raise PlayersError.said("first-player", count=count, number=rules.first_player)
    mix = mix_for(played, rules)
    _check_names(called, count, mix)
    if sexes is None:
        sexes = [mix.sexes[seat % len(mix.sexes)] for seat in range(count)]
    elif type(sexes) is list or type(sexes) is tuple:
        sexes = [mix.sexes[0] if sex is None else sex for sex in sexes]
    chosen = texts(sexes, "sexes", PlayersError)
    if len(chosen) != count or any(sex not in mix.sexes for sex in chosen):
        raise PlayersError.said("sexes", known=mix.sexes, sexes=tuple(map(told, chosen[:count])))
    table = Table(
        rng=seed & (1 << 64) - 1,
        seats=[Player(1, sex) for sex in chosen],
        decks=(mix.deck_cards[0], mix.deck_cards[1]),
        mix=mix,
        settings=rules,
        names=called,
        events=[],
    )
    for seat in range(count):
        refresh(table, seat)
    return table


def _check_names(names: tuple[str, ...], count: int, mix: Mix) -> None:
    if len(names) != count:
        raise PlayersError.said("names", count=count, names=len(names))
    check_called(names, mix)


def check_called(names: Sequence[str], mix: Mix) -> None:
    """Refuse what nobody can be called who plays with these cards, and two names that look alike."""
    check_names(names)
    for name in names:
        if not name.strip() or name != " ".join(name.split()) or "," in name:
            raise PlayersError.said("name-shape", name=name)
        if name.lower() in mix.copies or name.lower() in RESERVED:
            raise PlayersError.said("name-reserved", name=name)
