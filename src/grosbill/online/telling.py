"""What a page is told: frames for one viewer, in their language, with nothing that they may not know."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from grosbill.game import Game
from grosbill.language import say
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.notation.story import tell
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.scenes import KNOWN, Alike, alike, doing, scene
from grosbill.online.seats import People
from grosbill.words import labels
from grosbill.words.briefs import brief
from grosbill.words.naming import Words
from grosbill.words.questions import question

LATELY: Final = 60
"""How many rows of the story a page gets that has just come."""


@dataclass
class Viewer:
    """A page: for a seat, or to watch.

    `badge`: by what they are known as long as they may be here; `sent`: what the page was told last.
    """

    id: int
    seat: int | None
    lang: str
    badge: str = ""
    trip: int = 0
    sent: dict[str, Any] = field(default_factory=dict)


class Present(NamedTuple):
    """How a table is: the number of its last row, its people, its game, and who lets be what goes on."""

    seq: int
    people: People
    game: Game | None
    let_be: Collection[int] = ()


@dataclass
class _Moment:
    """What one reader is told of a moment, however many pass in it.

    A pass changes who is waited for, and which cards are new to whoever passes, which they see, and who
    watches with all hands open; for the others it changes nothing else.
    `question`, `moves`: made when they are first asked for, `moves` anew when others are `legal`.
    """

    moment: int
    view: dict[str, Any]
    teller: labels.Teller
    scene: fr.Scene
    question: str = ""
    legal: tuple[Move, ...] = ()
    moves: list[fr.MoveTold] = field(default_factory=list)


class PageTeller:
    """Tells what happens at one table."""

    def __init__(self, setup: en.Setup) -> None:
        """Begin with nothing to tell."""
        self._setup = setup
        self._about = about(setup)
        self.lately: deque[tuple[en.Row, Sequence[Event]]] = deque(maxlen=LATELY)
        self._words: dict[tuple[str, int | None], Words] = {}
        self._seated: list[fr.Person] = []  # as told last, until a row says otherwise
        self._moments: dict[tuple[str, int | None], _Moment] = {}
        self._alike: dict[str, tuple[int, Alike]] = {}  # by language, and of which moment
        self._does: list[str] = []  # what everybody is doing, until the next row
        self._notes: dict[str, list[str]] = {}  # the same in words, by language
        self._waiting: dict[str, str] = {}  # for whom is waited, by language, said to those who are not

    def happened(self, row: en.Row, events: Sequence[Event]) -> None:
        """Remember a row, to be told in any language."""
        self._does, self._notes, self._waiting = [], {}, {}
        if isinstance(row.entry, en.Closed):
            self._moments, self._alike = {}, {}
        if isinstance(row.entry, en.Moved):
            for key in [key for key in self._moments if key[1] in (None, row.entry.seat)]:
                del self._moments[key]
        elif not isinstance(row.entry, en.Said):
            self._seated = []
        self.lately.append((row, tuple(events)))

    def whole(self, viewer: Viewer, present: Present, time: fr.Time) -> fr.Table:
        """Everything there is to tell a viewer."""
        now = self._now(viewer, present)
        viewer.sent = now
        lines = [line for row, events in self.lately for line in self._lines(viewer, row, events, present)]
        return fr.Table(
            seq=present.seq,
            you=viewer.seat,
            view=_whole(now),
            moves=now["moves"],
            question=now["question"],
            story=lines,
            clock=time,
            people=now["people"],
            scene=now["scene"],
            about=now["about"],
            ask=now["ask"],
        )

    def step(self, viewer: Viewer, present: Present, time: fr.Time) -> fr.Step:
        """What the last row changed for a viewer."""
        before, now = viewer.sent, self._now(viewer, present)
        viewer.sent = now
        changed = {
            name: now[name]
            for name in ("moves", "question", "people", "scene", "about", "ask")
            if now[name] != before[name]
        }
        if view := _differing(before, now):
            changed["view"] = view
        row, events = self.lately[-1]
        lines = list(self._lines(viewer, row, events, present))
        if lines:
            changed["story"] = lines
        return fr.Step(seq=present.seq, clock=time, **changed)

    def _now(self, viewer: Viewer, present: Present) -> dict[str, Any]:
        people, game = present.people, present.game
        told: dict[str, Any] = {
            "people": self._people(people),
            "ask": None if viewer.seat is None else people.chairs[viewer.seat].ask,
            "view": None,
            "waiting": (),
            "moves": [],
            "scene": None,
            "about": self._about | since if (since := _since(people)) else self._about,
            "question": "",
        }
        if game is None:
            message = "net-closed" if people.closed else "net-waiting-for-people"
            return told | {"question": say(viewer.lang, message)}
        over = game.over or people.closed
        now = self._moment(viewer, game, over=over)
        if viewer.seat is not None and not over and now.legal != (legal := game.legal(viewer.seat)):
            now.legal, now.moves = legal, [_told(now.teller, move) for move in legal]
        if not self._does:
            chairs = list(enumerate(people.chairs))
            absent = {n for n, chair in chairs if chair.stand_in}
            gone = {n for n, chair in chairs if chair.gone}
            self._does = doing(game, present.let_be, absent, gone, over=over)
        told["view"], told["moves"] = now.view, now.moves
        told["waiting"] = () if people.closed else game.waiting
        told["question"] = say(viewer.lang, "net-closed") if people.closed else self._asked(viewer, game, now)
        told["scene"] = replace(now.scene, notes=self._noted(viewer, now.teller.words))
        return told

    def _asked(self, viewer: Viewer, game: Game, now: _Moment) -> str:
        """What a viewer is asked, or for whom the others wait."""
        words, waiting = now.teller.words, game.waiting
        if game.over:
            return say(viewer.lang, "net-over", names=words.join(map(words.who, game.winners)))
        if viewer.seat in waiting:
            now.question = now.question or question(now.teller, now.legal)
            return now.question
        told = self._waiting.get(viewer.lang)
        if told is None:
            names = words.join(map(words.who, waiting))
            told = self._waiting[viewer.lang] = say(viewer.lang, "net-waiting", names=names, n=len(waiting))
        return told

    def _noted(self, viewer: Viewer, words: Words) -> list[str]:
        """What everybody is doing, in words; whether they think, readers know of themselves."""
        told = self._notes.get(viewer.lang)
        if told is None:
            told = [words.say(f"net-note-{what}") if what else "" for what in self._does]
            self._notes[viewer.lang] = told
        me = viewer.seat
        if me is None or self._does[me] not in KNOWN:
            return told
        return [*told[:me], "", *told[me + 1 :]]

    def _moment(self, viewer: Viewer, game: Game, *, over: bool) -> _Moment:
        """What the viewer is told of the game as it is, worked out once a moment.

        `over`: for the people it is, whatever the rules say: then nobody plays on.
        """
        key = viewer.lang, viewer.seat
        known = self._moments.get(key)
        if known is None or known.moment != game.moment:
            view = game.view(viewer.seat)
            if over and not game.over:
                view = view | {"over": True}
            teller = labels.Teller(self._speaks(viewer, game), view)
            shared = self._alike.get(viewer.lang)
            if shared is None or shared[0] != game.moment:
                shared = self._alike[viewer.lang] = game.moment, alike(teller)
            known = self._moments[key] = _Moment(game.moment, view, teller, scene(teller, shared[1]))
        return known

    def _speaks(self, viewer: Viewer, game: Game) -> Words:
        key = viewer.lang, viewer.seat
        words = self._words.get(key)
        if words is None:
            me = -1 if viewer.seat is None else viewer.seat
            words = self._words[key] = Words(game.mix, game.settings, viewer.lang, game.names, me)
        return words

    def _people(self, people: People) -> list[fr.Person]:
        if self._seated:
            return self._seated
        names = people.names()
        self._seated = [
            fr.Person(
                seat=seat,
                name=names[seat],
                sex=people.sex_of(seat),
                taken=not chair.free,
                bot=chair.bot,
                plays=people.plays(seat),
                here=chair.person and not chair.gone,
                host=chair.person and seat == people.host,
            )
            for seat, chair in enumerate(people.chairs)
        ]
        return self._seated

    def _lines(
        self, viewer: Viewer, row: en.Row, events: Iterable[Event], present: Present
    ) -> Iterable[fr.Line]:
        """The sentences about a row: what happened among the people, then what came of it in the game.

        When several are late at once, all of them are named before what follows from the last.
        """
        game = present.game
        line = self._about_people(viewer, row.entry, present.people)
        if line is not None:
            yield line
        if game is not None:
            for event in events:
                text = tell(event, game.names, game.mix, viewer.lang, viewer.seat)
                if text:
                    yield line_of(event.for_seat(viewer.seat), text)

    def _about_people(self, viewer: Viewer, entry: en.AnyEntry, people: People) -> fr.Line | None:
        lang = viewer.lang
        if isinstance(entry, en.Said):
            return fr.Line(entry.text, kind="say", seat=entry.seat)
        kind = entry.__struct_config__.tag
        if isinstance(entry, en.Moved):
            if entry.by != "clock":
                return None
            mine = "yes" if entry.seat == viewer.seat else "no"
            text = say(lang, "net-line-late", name=people.names()[entry.seat], mine=mine)
            return fr.Line(text, kind="late", seat=entry.seat)
        if isinstance(entry, en.Invited | en.Preferred | en.Started):
            return None
        name = entry.name if isinstance(entry, en.Sat | en.Renamed) else people.names()[entry.seat]
        if isinstance(entry, en.Came) and entry.seat == viewer.seat:  # whoever has come knows
            return None
        args = {"mine": "yes" if entry.seat == viewer.seat else "no"}
        if isinstance(entry, en.StoodIn):
            args["why"] = entry.why
        if isinstance(entry, en.Watched):
            args["watch"] = entry.watch
        if isinstance(entry, en.Renamed):
            args["was"] = entry.was
        if isinstance(entry, en.Filled):
            args["bot"] = say(lang, f"botname-{entry.bot}") if entry.bot else "none"
        return fr.Line(say(lang, f"net-line-{kind}", name=name, **args), kind=str(kind), seat=entry.seat)


def _since(people: People) -> dict[str, Any]:
    """What became of a table since it was set up: that it is closed, where the same people play again."""
    closed = {"closed": True} if people.closed else {}
    return closed | {"next": people.next} if people.next else closed


def _whole(told: Mapping[str, Any]) -> dict[str, Any] | None:
    """The view that was told, with who is waited for, which changes more often than the rest."""
    view: dict[str, Any] | None = told["view"]
    return None if view is None else view | {"waiting": list(told["waiting"])}


def _differing(before: Mapping[str, Any], now: Mapping[str, Any]) -> dict[str, Any]:
    """What of a view is not as it was told before."""
    if now["view"] is before["view"]:
        same = now["waiting"] == before["waiting"]
        return {} if same else {"waiting": list(now["waiting"])}
    old = _whole(before) or {}
    return {
        name: value
        for name, value in (_whole(now) or {}).items()
        if (then := old.get(name, old)) is not value and then != value
    }


def line_of(event: Event, text: str) -> fr.Line:
    """The line that tells an event, as its reader sees it, in this sentence."""
    cards = list(dict.fromkeys(card for card in (*event.named, *event.sources) if card))
    return fr.Line(text, cards, event.kind, seats=list(event.seats), n=event.figure or 0)


def about(setup: en.Setup) -> dict[str, Any]:
    """What anybody may know of how a table was set up."""
    return {
        "id": setup.id,
        "edition": setup.edition,
        "variants": list(setup.variants),
        "settings": dict(setup.settings),
        "clock": setup.clock,
        "pace": setup.pace,
        "promise": promise(setup),
    }


def promise(setup: en.Setup) -> str:
    """What the shuffle is held to: shown when the game starts, proved by seed and salt when it is over."""
    return sha256(f"{setup.seed}:{setup.salt}".encode()).hexdigest()


def _told(teller: labels.Teller, move: Move) -> fr.MoveTold:
    told, short = teller.tell(move), brief(teller, move)
    return fr.MoveTold(
        str(move),
        move.kind,
        told.group,
        told.text,
        move.card,
        move.target,
        move.owner,
        list(move.cards),
        short.text,
        short.note,
        list(short.totals),
    )
