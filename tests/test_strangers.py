"""What a card says of races and classes of other sets."""

from __future__ import annotations

from msgspec.structs import replace

from grosbill.effects import vocabulary as v
from grosbill.packs import edition, mix_for
from grosbill.packs.mix import MIXES, Mix
from grosbill.packs.strangers import without

NOBODY = frozenset(("gnome",))


def _mix(name: str) -> Mix:
    played = edition(name)
    return mix_for(played, played.defaults())


def test_what_concerns_only_strangers_is_left_out() -> None:
    gnomes = v.GainLevels(who=v.Who(who="everyone", if_=v.Condition(is_="gnome")))
    both = v.GainLevels(who=v.Who(who="everyone", if_=v.Condition(is_=("gnome", "elf"))))
    mine = v.GainLevels(if_=v.Condition(is_="gnome"))
    words = v.Words(en="Feast", fr="Festin")
    card = v.Action(id="feast", name=words, deck="door", when="any_time", do=(gnomes, both, mine))
    pruned = without(card, NOBODY)
    assert isinstance(pruned, v.Action)
    assert pruned.do == (both,)
    assert without(card, frozenset()) == card


def test_it_is_left_out_below_other_effects_too() -> None:
    inner = v.Lose(if_=v.Condition(is_="gnome"), cards=v.Lost(kind="class"))
    trigger = v.Trigger(at="after_draw", do=(v.Choose(may=True, options=(v.Option(do=(v.Die(), inner)),)),))
    card = v.Action(id="feast", name=v.Words(en="Feast", fr="Festin"), deck="door", on=(trigger,))
    (choice,) = without(card, NOBODY).on[0].do
    assert isinstance(choice, v.Choose)
    assert choice.options[0].do == (v.Die(),)


def test_a_card_speaks_of_another_set_only_where_that_is_played() -> None:
    alone = _mix("munchkin").defs_by_id["divine-intervention"].on[0].do
    blended = _mix("munchkin+cthulhu").defs_by_id["divine-intervention"].on[0].do
    assert len(alone) == 1
    assert len(blended) == 2


def test_settings_change_nothing_in_it() -> None:
    """It is worked out once for all games of an edition."""
    played = edition("munchkin")
    other = replace(played.defaults(), hand_limit=4)
    one, two = (
        Mix(played, settings).defs_by_id["divine-intervention"] for settings in (played.defaults(), other)
    )
    assert one is not two
    assert one.card is two.card


def test_few_mixes_are_kept_however_many_settings_are_tried() -> None:
    played = edition("lite")
    for number in range(MIXES + 5):
        settings = replace(played.defaults(), changes_per_turn=number)
        assert mix_for(played, settings) is mix_for(played, settings)
    assert mix_for.cache_info().currsize == MIXES < 20
