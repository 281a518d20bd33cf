"""The icons of cards: `icons.toml` of a pack, one line a card. Read apart from the cards, on first use.

No rule asks what a card looks like: icons are no part of a pack's digest, and a game that is not shown reads
none.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grosbill.model.errors import PackError
from grosbill.model.signs import one_line
from grosbill.packs.icon_faults import icon_mistakes
from grosbill.packs.loader import Pack
from grosbill.packs.mix import Mix
from grosbill.pictures import kind_icons


def icon_of(mix: Mix, card: str) -> str:
    """The icon of a card: the one its pack chose, or else that of its kind."""
    d = mix.defs_by_id[mix.ids[card]]
    pack = next(content.pack for content in mix.edition.contents if content.pack.id == d.pack)
    return icons(pack).get(d.card.id) or kind_icons()[d.kind]


@lru_cache(maxsize=32)
def icons(pack: Pack) -> dict[str, str]:
    """The icons that a pack chose, by card; shared, not to be changed."""
    found = list(icon_mistakes(pack.id, pack.icons, {card.id for card in pack.cards}))
    if found:
        raise PackError("\n".join(map(one_line, found)))
    return msgspec.toml.decode(pack.icons, type=dict[str, str])
