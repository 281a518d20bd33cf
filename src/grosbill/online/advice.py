"""Answers to what people ask beside the game.

They take a while: called in processes of their own, never in the event loop. A game comes as a snapshot; what
a move leads to is tried in worlds that whoever asks cannot tell from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from grosbill.bots import make_bot
from grosbill.game import parse_move, restarted, restore
from grosbill.language import capital
from grosbill.model.moves import PASS
from grosbill.notation.parsing import Reader
from grosbill.words.foresight import Foresight
from grosbill.words.labels import Teller
from grosbill.words.motives import Reasons
from grosbill.words.naming import Words


class Advice(NamedTuple):
    """A move, where one was asked for, and what there is to say."""

    move: str
    text: str


def advised(snapshot: bytes, packs: Sequence[Path], seat: int, bot: str, lang: str) -> Advice:
    """What a bot would do in this seat, and why."""
    game = restore(snapshot, packs=packs)
    adviser, view = make_bot(bot, seat, game.mix), game.view(seat)
    move = adviser.choose(view, game.legal(seat), game.worlds(seat) if adviser.looks_ahead else None)
    return Advice(str(move), adviser.explain(view, move, lang))


def foreseen(snapshot: bytes, packs: Sequence[Path], seat: int, move: str, lang: str) -> Advice:
    """What a legal move leads to beside what it names, and who would win by it; "" where that is nothing."""
    game = restore(snapshot, packs=packs)
    words = Words(game.mix, game.settings, lang, game.names, seat)
    teller = Teller(words, game.view(seat), Foresight(game, seat))
    made = parse_move(game, seat, move)
    said = teller.consequences(teller.foresee(made), still=teller.wins_anyway(made))
    return Advice(move, capital(said.lstrip(" ,—")))


def explained(snapshot: bytes, packs: Sequence[Path], seat: int, other: int, bot: str, lang: str) -> Advice:
    """Why a bot made its last choice that this seat was told of."""
    record = restore(snapshot, packs=packs).record()
    game = restarted(record, packs)
    words = Words(game.mix, game.settings, lang, game.names, seat)
    reasons = Reasons(words, {other: make_bot(bot, other, game.mix)})
    reader = Reader(game.mix, game.names)
    made = game.follow(record)
    for mover, text in record.moves:
        if mover != other or text == str(PASS):
            next(made)
            continue
        everyone = game.view(None)
        reasons.note(other, reader.read(text), everyone, next(made))
    told = reasons.told(other)
    return Advice("", f"{told[-1].line} {told[-1].why}" if told else words.say("net-no-reason"))
