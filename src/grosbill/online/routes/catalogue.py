"""What there is to look up over HTTP: cards and their icons, rules, editions, bots, scenarios."""

from __future__ import annotations

from collections.abc import Callable, Collection
from functools import cache, lru_cache
from pathlib import Path
from typing import Annotated, TypeVar

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from grosbill.catalogue import bots as botlist
from grosbill.catalogue import editions as editionlist
from grosbill.catalogue.bots import BotRow
from grosbill.catalogue.cards import DECKS, CardRow, examples_of, rows, search
from grosbill.catalogue.editions import BlendRow, EditionRow
from grosbill.catalogue.pages import Example, RulePage, RuleSeen, Where, everywhere, in_game, page, pages
from grosbill.catalogue.scenarios import Staged, staged
from grosbill.catalogue.terms import TermPage, TermSeen, glossary, term_page
from grosbill.clauses import RULING_TOPICS, TOPICS
from grosbill.effects.vocabulary import KINDS
from grosbill.model.errors import EditionError
from grosbill.model.signs import in_short
from grosbill.online.routes.asking import AS_IS, Asking, ProblemError, hub_of, looked_back_at, say_to
from grosbill.online.routes.bodies import Body, answers, body, sent, worked_out
from grosbill.packs import Edition, Mix, default_edition, mix_for
from grosbill.packs import edition as edition_of
from grosbill.packs.icons import icon_of
from grosbill.pictures import drawing
from grosbill.scenarios.index import Shown, scenario_index

_T = TypeVar("_T")

_Word = Annotated[str, QueryParameter(max_length=200)]


class _UnknownError(Exception):
    """Something was named that there is not."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name


async def _looked_up(asked: Asking, make: Callable[[], Body]) -> Response[bytes]:
    """Answer from another thread: what is asked for the first time takes a while."""
    try:
        made = await worked_out(make)
    except _UnknownError as unknown:
        why = say_to(asked, "net-unknown", name=in_short(unknown.name))
        raise ProblemError(404, "unknown", why) from None
    return sent(asked, made)


# --- cards --------------------------------------------------------------------------------------------------


@get("/api/cards", responses=answers(list[CardRow], 400, 404), opt=AS_IS)
async def cards(
    request: Asking,
    edition: _Word = "",
    pack: Annotated[str, QueryParameter(name="set", max_length=200)] = "",
    deck: _Word = "",
    kind: _Word = "",
    q: _Word = "",
) -> Response[bytes]:
    """The cards of an edition or a blend, with their faces."""
    return await _looked_up(request, lambda: _cards(_mix_of(_played(edition, request)), pack, deck, kind, q))


@get("/api/tables/{table:str}/cards", responses=answers(list[CardRow], 404, 409), opt=AS_IS)
async def table_cards(table: FromPath[str], request: Asking) -> Response[bytes]:
    """The cards of a table, as they read with its settings."""
    room = (await looked_back_at(table, request)).room
    return await _looked_up(request, lambda: _cards(room.mix(), "", "", "", ""))


@get("/api/icons", responses=answers(dict[str, str], 400, 404), opt=AS_IS)
async def icons(request: Asking, edition: _Word = "") -> Response[bytes]:
    """The outlines of the icons that the cards of an edition have, by name."""
    return await _looked_up(request, lambda: _icons(_mix_of(_played(edition, request))))


@get("/api/tables/{table:str}/icons", responses=answers(dict[str, str], 404, 409), opt=AS_IS)
async def table_icons(table: FromPath[str], request: Asking) -> Response[bytes]:
    """The same for the cards of a table."""
    room = (await looked_back_at(table, request)).room
    return await _looked_up(request, lambda: _icons(room.mix()))


@lru_cache(maxsize=16)
def _cards(mix: Mix, pack: str, deck: str, kind: str, text: str) -> Body:
    wanted = {
        "set": _known(pack, {content.pack.id for content in mix.edition.contents}),
        "deck": _known(deck, DECKS),
        "kind": _known(kind, KINDS.values()),
    }
    return body(
        [
            row
            for row in rows(mix, search(mix, text) if text else None)
            if all(value in ("", getattr(row, name)) for name, value in wanted.items())
        ]
    )


@lru_cache(maxsize=16)
def _icons(mix: Mix) -> Body:
    return body({name: drawing(name) for name in sorted({icon_of(mix, d.id) for d in mix.defs})})


# --- rules --------------------------------------------------------------------------------------------------


@get("/api/rules", responses=answers(list[RuleSeen], 400, 404), opt=AS_IS)
async def rules(request: Asking, edition: _Word = "", q: _Word = "", topic: _Word = "") -> Response[bytes]:
    """The clauses and rulings, with what they say in each edition."""
    return await _looked_up(request, lambda: _rules(_played(edition, request) if edition else None, q, topic))


@get("/api/rules/{rule:str}", responses=answers(RulePage, 404), opt=AS_IS)
async def rule(rule: FromPath[str], request: Asking) -> Response[bytes]:
    """One clause or ruling, the scenarios that show it, and where it is kept."""
    return await _looked_up(request, lambda: _rule(rule.upper(), None))


@get("/api/tables/{table:str}/rules/{rule:str}", responses=answers(RulePage, 404, 409), opt=AS_IS)
async def table_rule(table: FromPath[str], rule: FromPath[str], request: Asking) -> Response[bytes]:
    """The same, with what a clause says at a table."""
    room = (await looked_back_at(table, request)).room
    return await _looked_up(request, lambda: _rule(rule.upper(), room.mix()))


@get("/api/terms", responses=answers(list[TermSeen], 400, 404), opt=AS_IS)
async def terms(request: Asking, edition: _Word = "") -> Response[bytes]:
    """The words of the rules, and how texts say them."""
    return await _looked_up(request, lambda: _terms(_mix_of(_played(edition, request)) if edition else None))


@get("/api/tables/{table:str}/terms", responses=answers(list[TermSeen], 404, 409), opt=AS_IS)
async def table_terms(table: FromPath[str], request: Asking) -> Response[bytes]:
    """Those that mean something at a table."""
    room = (await looked_back_at(table, request)).room
    return await _looked_up(request, lambda: _terms(room.mix()))


@get("/api/terms/{term:str}", responses=answers(TermPage, 400, 404), opt=AS_IS)
async def term(term: FromPath[str], request: Asking, edition: _Word = "") -> Response[bytes]:
    """A word of the rules, the clauses that decide about it, and what shows them."""

    def make() -> Body:
        return _term(term.lower(), _mix_of(_played(edition, request)) if edition else None)

    return await _looked_up(request, make)


@get("/api/tables/{table:str}/terms/{term:str}", responses=answers(TermPage, 404, 409), opt=AS_IS)
async def table_term(table: FromPath[str], term: FromPath[str], request: Asking) -> Response[bytes]:
    """The same, with what the clauses say at a table."""
    room = (await looked_back_at(table, request)).room
    return await _looked_up(request, lambda: _term(term.lower(), room.mix()))


@lru_cache(maxsize=16)
def _rules(played: Edition | None, text: str, topic: str) -> Body:
    _known(topic, (*TOPICS, *RULING_TOPICS))
    return body(pages(_index(), played, text, topic))


@lru_cache(maxsize=64)
def _rule(name: str, mix: Mix | None) -> Body:
    return body(_there(page(_index(), name, _where(mix)), name))


@lru_cache(maxsize=16)
def _terms(mix: Mix | None) -> Body:
    return body(glossary(_where(mix)))


@lru_cache(maxsize=64)
def _term(name: str, mix: Mix | None) -> Body:
    return body(_there(term_page(_index(), name, _where(mix)), name))


def _where(mix: Mix | None) -> Where:
    return everywhere() if mix is None else in_game(mix.edition, mix.settings)


@get("/api/scenarios", responses=answers(list[Example], 400, 404), opt=AS_IS)
async def scenarios(request: Asking, card: _Word, edition: _Word = "") -> Response[bytes]:
    """The scenarios that show a card of an edition or a blend."""
    return await _looked_up(request, lambda: _shown(_mix_of(_played(edition, request)), card))


@lru_cache(maxsize=64)
def _shown(mix: Mix, card: str) -> Body:
    return body(examples_of(mix, _known(card, mix.defs_by_id), _index()))


@get("/api/scenarios/{path:path}", responses=answers(Staged, 404), opt=AS_IS)
async def scenario(path: FromPath[str], request: Asking) -> Response[bytes]:
    """A scenario played step by step, with all hands open."""
    return await _looked_up(request, lambda: _scenario(path.strip("/")))


@lru_cache(maxsize=16)
def _scenario(path: str) -> Body:
    return body(_there(staged(path), path))


@cache
def _index() -> dict[str, list[Shown]]:
    return scenario_index()


# --- editions and bots --------------------------------------------------------------------------------------


@get("/api/editions", responses=answers(list[EditionRow]), opt=AS_IS)
async def editions(request: Asking) -> Response[bytes]:
    """The editions, their variants, and what a table may change."""
    return await _looked_up(request, _editions)


@get("/api/editions/{name:str}", responses=answers(BlendRow, 404), opt=AS_IS)
async def one_edition(name: FromPath[str], request: Asking) -> Response[bytes]:
    """An edition or a blend: what it is made of, what it changes, and the clauses why."""
    return await _looked_up(request, lambda: _blend(_played(name, request)))


@get("/api/packs", responses=answers(list[EditionRow]), opt=AS_IS)
async def packs(request: Asking) -> Response[bytes]:
    """The packs of one's own that tables of this server may play with, each as an edition."""
    offered = hub_of(request).offered.folders
    return await _looked_up(request, lambda: _packs(tuple(offered.items())))


@get("/api/bots", responses=answers(list[BotRow]), opt=AS_IS)
async def bots(request: Asking) -> Response[bytes]:
    """The bots, in words."""
    return await _looked_up(request, _bots)


@cache
def _editions() -> Body:
    return body(editionlist.rows())


@lru_cache(maxsize=64)
def _blend(played: Edition) -> Body:
    return body(editionlist.blended(played))


@lru_cache(maxsize=1)
def _packs(offered: tuple[tuple[str, Path], ...]) -> Body:
    return body([editionlist.row(edition_of(name, [folder])) for name, folder in offered])


@cache
def _bots() -> Body:
    return body(botlist.rows())


def _played(name: str, asked: Asking) -> Edition:
    """An edition by its name, with packs that the server offers; a plus sign in a query is a space."""
    folders = hub_of(asked).offered.folders
    parts = (name.strip() or default_edition()).replace(" ", "+").split("+")
    try:
        return edition_of(
            "+".join(parts), [folders[part] for part in dict.fromkeys(parts) if part in folders]
        )
    except EditionError:
        raise _UnknownError(name) from None


def _mix_of(played: Edition) -> Mix:
    return mix_for(played, played.defaults())


def _known(name: str, there: Collection[str]) -> str:
    if name and name not in there:
        raise _UnknownError(name)
    return name


def _there(thing: _T | None, name: str) -> _T:
    if thing is None:
        raise _UnknownError(name)
    return thing


async def warm_up() -> None:
    """Have ready what every page asks for first.

    One thing after the other: whoever asks meanwhile waits for one of them at most.
    """

    def mix() -> Mix:
        return _mix_of(edition_of(default_edition(), []))

    for make in (_editions, _bots, mix, lambda: _cards(mix(), "", "", "", ""), lambda: _icons(mix())):
        await worked_out(make)


HANDLERS = [
    cards,
    table_cards,
    icons,
    table_icons,
    rules,
    rule,
    table_rule,
    terms,
    table_terms,
    term,
    table_term,
    scenarios,
    scenario,
    editions,
    one_edition,
    packs,
    bots,
]
