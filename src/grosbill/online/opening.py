"""Opening a table: what somebody may ask for, checked before anything is kept."""

from __future__ import annotations

from pathlib import Path
from random import Random
from secrets import randbits
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from grosbill.bots import make_bot
from grosbill.model.errors import GrosbillError
from grosbill.online.clock import CLOCKS, PACES
from grosbill.online.entries import Setup, Watch
from grosbill.online.offered import Offered
from grosbill.online.secrets import kept_of, new_id, new_token
from grosbill.packs import default_edition, edition, mix_for
from grosbill.rules.topics.setup import check_called, set_table

_PERSON: Final = ""
_Short = Annotated[str, Meta(max_length=200)]


class Wish(msgspec.Struct, kw_only=True):
    """A table as somebody wants it; the one who asks takes the first seat, bots the last ones."""

    name: _Short
    edition: _Short = msgspec.field(default_factory=default_edition)
    seats: Annotated[int, Meta(ge=2, le=12)] = 4
    bots: Annotated[list[_Short], Meta(max_length=12)] = []
    clock: _Short = "usual"
    pace: _Short = "brisk"
    stand_in: _Short = "greedy"
    sex: _Short = ""
    variants: Annotated[list[_Short], Meta(max_length=50)] = []
    settings: dict[str, Any] = {}
    packs: Annotated[list[_Short], Meta(max_length=20)] = []
    watch: Watch = "invited"
    listed: bool = False


class WishError(GrosbillError):
    """A table that cannot be set up: `code` says what is wrong with it."""

    def __init__(self, code: str, why: GrosbillError) -> None:
        """Keep what says why."""
        super().__init__(str(why))
        self.code = code
        self._why = why

    def text(self, lang: str) -> str:
        """What is wrong, in that language where it has the words."""
        return self._why.text(lang)


def set_up(wish: Wish, invite: str, offered: Offered | None = None) -> Setup:
    """What is kept of a wish that can be fulfilled; `offered`: the packs of one's own there are."""
    try:
        packs = _folders(wish, offered or Offered())
        played = edition(wish.edition, packs)
    except WishError:
        raise
    except GrosbillError as error:
        raise WishError("edition", error) from None
    try:
        agreed = played.agreed(tuple(wish.variants), wish.settings)
    except GrosbillError as error:
        raise WishError("settings", error) from None
    mix = mix_for(played, agreed)
    try:
        for bot in (*wish.bots, wish.stand_in):
            make_bot(bot, 0, mix)
    except GrosbillError as error:
        raise WishError("bot", error) from None
    try:
        check_called([wish.name], mix)
    except GrosbillError as error:
        raise WishError("name", error) from None
    low, high = played.players
    if not low <= wish.seats <= high or len(wish.bots) >= wish.seats:
        raise WishError("seats", GrosbillError.said("table-seats", edition=played.id, low=low, high=high))
    for what, chosen, known in (
        ("clock", wish.clock, tuple(CLOCKS)),
        ("pace", wish.pace, tuple(PACES)),
        ("sex", wish.sex or mix.sexes[0], mix.sexes),
    ):
        if chosen not in known:
            raise WishError(what, GrosbillError.said(f"table-{what}", name=chosen, known=known))
    try:
        set_table(played.id, players=wish.seats, settings=wish.settings, variants=wish.variants, packs=packs)
    except GrosbillError as error:  # what agrees with the edition, and not with so many players
        raise WishError("settings", error) from None
    seed = randbits(64)
    return Setup(
        id=new_id(),
        edition=played.id,
        seats=(*[_PERSON] * (wish.seats - len(wish.bots)), *wish.bots),
        sexes=tuple(Random(seed).choices(mix.sexes, k=wish.seats)),
        variants=tuple(wish.variants),
        settings=dict(wish.settings),
        packs=tuple(dict.fromkeys(wish.packs)),
        clock=wish.clock,
        pace=wish.pace,
        stand_in=wish.stand_in,
        watch=wish.watch,
        listed=wish.listed,
        invite=kept_of(invite),
        seed=seed,
        salt=new_token(),
        key=new_token(),
    )


def _folders(wish: Wish, offered: Offered) -> tuple[Path, ...]:
    known = tuple(offered.folders)
    missing = next((pack for pack in wish.packs if pack not in known), None)
    if missing is not None:
        raise WishError("pack", GrosbillError.said("pack-not-offered", pack=missing, known=known))
    return offered.of(dict.fromkeys(wish.packs))
