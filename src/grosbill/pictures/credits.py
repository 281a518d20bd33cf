"""Thanks to those who drew the icons, as the licence asks: the page `CREDITS.md`."""

from __future__ import annotations

from grosbill.pictures import authors

_HEAD = """\
# Who drew the icons

The icons of the cards are from [game-icons.net](https://game-icons.net), the collection at
<https://github.com/game-icons/icons>, under [CC BY 3.0](https://creativecommons.org/licenses/by/3.0/).
They are by {names}.
Their outlines are unchanged; the cards give them their colours and sizes.

Written by `make icons` from `authors.toml`. These are also the icons that a pack can choose in its
`icons.toml`; each can be seen at `https://game-icons.net/1x1/AUTHOR/ICON.html`.
"""


def credits_page() -> str:
    """The page: every author, and which icons are whose."""
    known = authors()
    works: dict[str, list[str]] = {folder: [] for folder in known.author}
    for icon, folder in sorted(known.icon.items()):
        works[folder].append(icon)
    order = sorted(works, key=lambda folder: (-len(works[folder]), folder))
    names = [known.author[folder].name for folder in order]
    page = [_HEAD.format(names=f"{', '.join(names[:-1])} and {names[-1]}")]
    for folder in order:
        author = known.author[folder]
        home = f"<{author.home}>\n\n" if author.home else ""
        page.append(f"## {author.name} (`{folder}`)\n\n{home}{', '.join(works[folder])}\n")
    return "\n".join(page)
