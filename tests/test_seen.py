"""The table as a view shows it: the rules read there what they read at the real one."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from grosbill.bots import make_bot
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.game import Game, new_game
from grosbill.model.state import Player
from grosbill.model.steps import Frame
from grosbill.packs import Mix
from grosbill.rules.reading.conditions import holds, select
from grosbill.rules.reading.spoils import spoils
from grosbill.rules.reading.strength import monster_total, munchkin_parts, munchkin_total, wins_ties
from grosbill.rules.reading.who import just_over
from grosbill.rules.table import Table
from grosbill.views.seen import seen_table, supposed_fight, supposed_front
from playing import staged

BLEND = "munchkin+lite+star+cthulhu"
EVERY = 12
WORKED_OUT = ("traits", "drawbacks", "bonus", "special", "hand_limit", "worth", "spare", "poses")


def positions(edition: str, bot: str, seed: int) -> Iterator[tuple[Game, int]]:
    """Some moments of a game, and who is asked."""
    game = new_game(edition, players=4, seed=seed)
    bots = [make_bot(bot, seat, game.mix) for seat in range(4)]
    for number in range(600):
        game.settle()
        if game.over:
            return
        seat = game.waiting[0]
        if number % EVERY == 0:
            yield game, seat
        game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat)))


def seen(game: Game, seat: int) -> Table:
    return seen_table(json.loads(json.dumps(game.view(seat))), game.mix)


def printed(mix: Mix, kind: type[v.Record]) -> list[v.Record]:
    """All there is of something on the cards of a mix."""
    return [record for d in mix.defs for record in records(d.card) if type(record) is kind]


def untold(condition: v.Condition) -> bool:
    """Whether a condition asks for what a view leaves out: hands, dice, how a fight came out, who was met."""
    parts = [each for each in records(condition) if isinstance(each, v.Condition)]
    asked = [
        part for part in parts if part.roll or part.outcome or part.used or part.unaided or part.undisturbed
    ]
    return bool(asked) or any(part.has is not None and part.has.in_ in ("hand", "any") for part in parts)


def named(mix: Mix, player: Player, field: str) -> object:
    value = getattr(player, field)
    return sorted([mix.ref[card] for card in value]) if isinstance(value, tuple) else value


@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("edition", ["munchkin", "star", "cthulhu", BLEND])
def test_a_view_is_read_as_the_table_is(edition: str, bot: str) -> None:
    fights = 0
    for game, seat in positions(edition, bot, 4):
        real, there, mix = game._t, seen(game, seat), game.mix
        for one, other in zip(real.seats, there.seats, strict=True):
            for field in WORKED_OUT:
                assert named(mix, one, field) == named(mix, other, field), field
        conditions = [each for each in printed(mix, v.Condition) if isinstance(each, v.Condition)]
        losses = [each for each in printed(mix, v.Lost) if isinstance(each, v.Lost)]
        for number in range(4):
            frame = Frame(number)
            for condition in conditions if just_over(real) is None else ():
                assert untold(condition) or holds(real, condition, frame) == holds(there, condition, frame)
            for cards in losses:
                if number == seat or cards.in_ not in ("hand", "any"):
                    lost = [mix.ref[card] for card in select(real, cards, frame, number) if card >= 0]
                    found = [mix.ref[card] for card in select(there, cards, frame, number) if card >= 0]
                    assert sorted(lost) == sorted(found), cards
        fight = real.fight
        for t in (real, there) if fight is not None else ():
            assert munchkin_total(t) == sum(part.n for part in munchkin_parts(t))
        if fight is not None and not fight.granted and not any(each.markers for each in real.seats):
            fights += 1
            assert (munchkin_total(there), monster_total(there)) == (
                munchkin_total(real),
                monster_total(real),
            )
            assert wins_ties(there) == wins_ties(real)
    assert fights


def test_what_is_supposed_changes_nothing_that_is_seen() -> None:
    game = new_game("munchkin", players=4, seed=1)
    table = seen(game, 0)
    mix = game.mix
    met = supposed_fight(table, 0, monster=mix.copies["plutonium-dragon"][0])
    assert (munchkin_total(met), monster_total(met), spoils(met)) == (table.seats[0].level, 20, 5)
    assert table.fight is None
    elf, mask = mix.copies["elf"][0], mix.trait_mask
    other = supposed_front(table, 0, (), (elf,))
    assert other.seats[0].traits & mask("elf")
    assert not other.seats[0].traits & mask("human")
    assert elf not in table.seats[0].play
    assert not table.seats[0].traits & mask("elf")
    back = supposed_front(other, 0, (elf,), mix.copies["dwarf"][:1])
    assert not back.seats[0].traits & mask("elf")


def test_what_is_supposed_to_be_lost_does_not_count_any_more() -> None:
    """Nor does what lies on it, which goes with it."""
    game = staged(
        "players: {Ann: {wears: [huge-rock], attached: {cheat: huge-rock}}, Bob: {}, Cid: {}}\n"
        "combat: {monsters: [maul-rat]}"
    )
    table, mix = seen(game, 0), game.mix
    assert munchkin_total(table) == 1 + 3
    lost = supposed_front(table, 0, mix.copies["huge-rock"][:1])
    assert munchkin_total(lost) == 1
    assert (lost.seats[0].play, lost.seats[0].use, lost.seats[0].attached) == ((), (), ())


def test_a_helper_counts_as_in_a_real_fight() -> None:
    """Who hates elves hates an elf who helps."""
    game = new_game("munchkin", players=4, seed=1)
    table = seen(game, 0)
    slime = game.mix.copies["drooling-slime"][0]
    table = supposed_front(table, 1, (), game.mix.copies["elf"][:1])
    alone = supposed_fight(table, 0, monster=slime)
    helped = supposed_fight(alone, 0, 1)
    assert monster_total(alone) == 1
    assert monster_total(helped) == 1 + 4
    assert munchkin_total(helped) == 2


def test_copies_are_told_apart() -> None:
    game = new_game("munchkin", players=4, seed=1)
    view = game.view(0)
    view["players"][0]["hand"] = ["elf", "elf"]
    view["players"][0]["race"] = ["elf"]
    player = seen_table(view, game.mix).seats[0]
    assert len({*player.hand, *player.play}) == 3
