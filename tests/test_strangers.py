"""What a card says of races and classes of other sets."""

from __future__ import annotations

from msgspec.structs import replace

from effort import calls_of
from grosbill.effects import vocabulary as v
from grosbill.model.records import attributes
from grosbill.model.settings import known_settings
from grosbill.packs import CardDef, Power, edition, mix_for
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


def test_what_happens_to_all_others_happens_to_everybody() -> None:
    level, die = v.LoseLevels(), v.Die()
    mine = v.GainLevels(if_=v.Condition(is_="gnome"), otherwise=(level, v.Lose(cards=v.Lost(kind="class"))))
    words = v.Words(en="Famine", fr="Famine")
    card = v.Curse(id="famine", name=words, do=(mine, die))
    for twice in (mine, replace(mine, otherwise=(mine,))):
        pruned = without(replace(card, do=(twice, die)), NOBODY)
        assert isinstance(pruned, v.Curse)
        assert pruned.do == (*mine.otherwise, die)


def test_a_way_that_is_for_strangers_alone_is_there_and_does_nothing() -> None:
    inner = v.GainLevels(if_=v.Condition(is_="gnome"))
    ways = v.Choose(options=(v.Option(do=(v.LoseLevels(),)), v.Option(do=(inner,))))
    card = v.Curse(id="feud", name=v.Words(en="Feud", fr="Querelle"), do=(ways,))
    assert without(card, NOBODY) == card


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


def test_what_no_setting_changes_is_compiled_once() -> None:
    """Another free combination of settings costs a few dozen attributes, not the cards again."""
    played = edition("munchkin+cthulhu")
    first = mix_for(played, played.defaults())
    calls = calls_of(lambda: Mix(played, played.defaults()))
    other = replace(played.defaults(), hand_limit=7, offers_per_turn=9)
    assert calls_of(lambda: mix_for(played, other)) < calls / 20
    second = mix_for(played, other)
    assert (second.settings, first.settings) == (other, played.defaults())
    assert second.of is first.of
    assert second.kept is not first.kept


def test_it_makes_no_difference_to_any_card() -> None:
    """For every setting: compiled by itself, and shared."""
    played = edition("star")
    for setting, about in known_settings().items():
        usual = getattr(played.defaults(), setting)
        for value in about.limits or ((not usual,) if isinstance(usual, bool) else ()):
            settings = replace(played.defaults(), **{setting: value})
            alone, shared = Mix(played, settings), mix_for(played, settings)
            for here, there in zip(alone.defs, shared.defs, strict=True):
                assert _plain(here) == _plain(there), f"{setting}={value}: {here.id}"
            assert {field: _plain(getattr(alone, field)) for field in INDEXES} == {
                field: _plain(getattr(shared, field)) for field in INDEXES
            }


INDEXES = ("ref", "copies", "deck_cards", "carry", "use", "limits", "slots", "points", "bids", "answers")


def _plain(thing: object) -> object:
    """What it holds, whatever objects hold it."""
    if isinstance(thing, CardDef | Power):
        return {name: _plain(getattr(thing, name)) for name in attributes(thing)}
    if isinstance(thing, tuple | list):
        return [_plain(part) for part in thing]
    return thing


def test_few_mixes_are_kept_however_many_settings_are_tried() -> None:
    played = edition("lite")
    for number in range(MIXES + 5):
        settings = replace(played.defaults(), changes_per_turn=number)
        assert mix_for(played, settings) is mix_for(played, settings)
    assert mix_for.cache_info().currsize == MIXES < 20
