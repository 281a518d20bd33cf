"""Settings and deals, by Hypothesis: what a table agrees on works, what is promised is kept or void."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, assume, given, note, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from grosbill import Event, Game, Move, SettingsError, Terms, new_game
from grosbill.effects.vocabulary import Words
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import PROMISES
from grosbill.model.places import places
from grosbill.model.settings import Named, Settings, agree, from_text, known_settings
from grosbill.packs.editions import editions
from grosbill.testing import check_invariants, check_listers, check_replay, mixed, play
from grosbill.testing.invariants import table_of

EDITIONS = ("munchkin", "lite")
NUMBERS = {name: each.limits for name, each in known_settings().items() if each.limits and not each.fixed}
TOO_MUCH = 1 + max(most for _, most in NUMBERS.values())

_WORDS = Words(en="a", fr="b")

SLOW = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    phases=(Phase.explicit, Phase.generate),  # a game does not shrink: another seed is another game
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@st.composite
def agreed(draw: st.DrawFn, name: str) -> dict[str, Any]:
    """Any combination of the options of an edition."""
    options = draw(st.sets(st.sampled_from(editions()[name].options)))
    return {
        option: draw(st.integers(*NUMBERS[option]) if option in NUMBERS else st.booleans())
        for option in sorted(options)
    }


# --- settings -----------------------------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("name", EDITIONS)
@SLOW
@given(data=st.data())
def test_any_combination_of_options_can_be_played(name: str, data: st.DataObject) -> None:
    """A game under these settings goes on without an error, all invariants held, and its record replays."""
    chosen = data.draw(agreed(name))
    seed = data.draw(st.integers(0, 10_000))
    low, high = editions()[name].players
    begins = chosen.get("first_player", 0)
    assume(begins <= high)
    count = data.draw(st.integers(max(low, begins), high))
    game = new_game(name, players=count, seed=seed, settings=chosen)
    for option, value in chosen.items():
        assert getattr(game.settings, option) == value
    rng = Random(seed)

    def watch(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        check_invariants(game)
        if rng.random() < 0.02:
            check_listers(game, rng.randrange(count), seed)

    play(game, mixed(seed, count), seed, interject=0.1, turns=15, watch=watch)
    check_replay(game)


@pytest.mark.parametrize("name", EDITIONS)
def test_every_option_differs_from_its_default(name: str) -> None:
    """An option that an edition names is a setting, and the edition's own settings are not all options."""
    edition = editions()[name]
    assert set(edition.options) < set(Settings.__struct_fields__)
    for option in edition.options:
        default = getattr(edition.defaults(), option)
        limits = known_settings()[option].limits
        other = not default if limits is None else default + (1 if default < limits[1] else -1)
        game = new_game(name, players=3, seed=1, settings={option: other})
        assert getattr(game.settings, option) == other


@given(name=st.sampled_from(EDITIONS), setting=st.text(max_size=20), value=st.integers() | st.booleans())
def test_an_unknown_setting_is_an_error(name: str, setting: str, value: object) -> None:
    assume(setting not in Settings.__struct_fields__)
    with pytest.raises(SettingsError):
        new_game(name, players=3, seed=1, settings={setting: value})


@given(
    name=st.sampled_from(EDITIONS),
    data=st.data(),
    value=st.none() | st.text(max_size=5) | st.floats() | st.lists(st.integers()) | st.integers(TOO_MUCH),
)
def test_a_wrong_value_is_an_error(name: str, data: st.DataObject, value: object) -> None:
    option = data.draw(st.sampled_from(editions()[name].options))
    with pytest.raises(SettingsError, match=option):
        new_game(name, players=3, seed=1, settings={option: value})


@pytest.mark.parametrize("name", EDITIONS)
def test_a_setting_of_another_edition_is_an_error(name: str) -> None:
    fixed = set(Settings.__struct_fields__) - set(editions()[name].options)
    assert fixed
    for setting in fixed:
        value = getattr(editions()[name].defaults(), setting)
        with pytest.raises(SettingsError, match=setting):
            new_game(name, players=3, seed=1, settings={setting: value})


@pytest.mark.parametrize("option", sorted(NUMBERS))
def test_numbers_have_limits(option: str) -> None:
    low, high = NUMBERS[option]
    for value in (low, high):
        new_game("munchkin", players=6, seed=1, settings={option: value})
    for value in (low - 1, high + 1):
        with pytest.raises(SettingsError, match=option):
            new_game("munchkin", players=3, seed=1, settings={option: value})


@SLOW
@given(chosen=agreed("munchkin"))
def test_settings_as_text(chosen: dict[str, Any]) -> None:
    """What the command line reads is what was meant."""
    words = {"True": "yes", "False": "off"}
    text = ", ".join(f"{key}={words.get(str(value), value)}" for key, value in chosen.items())
    assert from_text(text) == chosen


# --- what is known of them --------------------------------------------------------------------------------


def test_every_setting_has_words_in_both_languages() -> None:
    tight = re.compile(r"[^\s][;:!?»]|«[^ ]|'|  ")
    for name, setting in known_settings().items():
        assert setting.about.en[-1] == setting.about.fr[-1] == ".", name
        for words in (setting.name, setting.about, *setting.says.values()):
            assert words.en != words.fr, (name, words)
            assert not tight.search(words.fr), (name, words)
        for variant in setting.variants:
            assert variant.id == variant.id.lower().replace("_", "-"), name
            assert variant.name.en != variant.name.fr, variant.id


def test_the_words_of_a_value() -> None:
    known = known_settings()
    assert known["hand_limit"].words(5).fr == "5"
    assert (known["listen"].words(True).fr, known["listen"].words(False).en) == ("oui", "no")
    assert known["loot_optional"].words(False).en == "mandatory"
    assert known["two_races_single"].words("raceless").en == "half Human, half that race"


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        ("hand_limit", None, "'hand_limit' is in Settings, but not in settings.toml"),
        ("hand_limt", {}, "'hand_limt' is in settings.toml, but not in Settings"),
        ("hand_limit", {"limits": None}, "hand_limit: a number, and only a number, has limits"),
        ("listen", {"limits": (0, 1)}, "listen: a number, and only a number, has limits"),
        ("hand_limit", {"limits": (6, 20)}, "'hand_limit' must be from 6 to 20, got 5"),
        ("listen", {"says": {"maybe": _WORDS}}, "listen: it has no value 'maybe'"),
        ("two_races_single", {"says": {"yes": _WORDS}}, "two_races_single: it has no value 'yes'"),
        ("hand_limit", {"variants": (Named(id="x", name=_WORDS, value=21),)}, "must be from 1 to 20, got 21"),
        ("listen", {"variants": (Named(id="x", name=_WORDS, value=1),)}, "'listen' takes yes or no"),
        (
            "listen",
            {"variants": (Named(id="fast", name=_WORDS, value=True),)},
            "two variants are called 'fast'",
        ),
    ],
)
def test_the_record_and_the_file_agree(name: str, changes: dict[str, Any] | None, said: str) -> None:
    found = dict(known_settings())
    agree(found)
    if changes is None:
        del found[name]
    else:
        found[name] = replace(found.get(name, found["hand_limit"]), **changes)
    with pytest.raises(SettingsError) as error:
        agree(found)
    assert said in str(error.value)


@pytest.mark.parametrize("text", ["hand_limit", "=", "hand_limit 5", "listen=yes, loot"])
def test_settings_text_that_is_malformed(text: str) -> None:
    with pytest.raises(SettingsError):
        new_game("munchkin", players=3, seed=1, settings=from_text(text))


# --- deals --------------------------------------------------------------------------------------------------


def _fight(name: str, seed: int) -> Game:
    """A game in which a fighter who is losing may ask for help, with items on the tables."""
    for attempt in range(40):
        game = new_game(name, players=4, seed=seed * 40 + attempt)
        rng = Random(seed)
        for _ in range(600):
            t = table_of(game)
            if game.over:
                break
            asks = [move for seat in game.waiting for move in game.legal(seat) if move.kind == "ask"]
            if asks and len(t.seats[t.fight.fighter].play if t.fight else ()) >= 2:
                return game
            seat = game.waiting[0]
            moves = game.legal(seat)
            calm = [move for move in moves if move.kind in ("play", "wear") and not move.target]
            game.apply(seat, rng.choice(calm or moves))
    raise AssertionError("no fight in which help can be asked for")


@st.composite
def terms(draw: st.DrawFn, game: Game, fighter: int, *, promise: str = "") -> Terms:
    """Anything the fighter might promise, with things they have and things they have not."""
    t = table_of(game)
    me = t.seats[fighter]
    things = sorted({t.mix.ref[card] for card in me.play + me.hand} | {"cheat", "no-such-card"})
    return Terms(
        treasures=draw(st.integers(-1, 6)) if not promise else draw(st.sampled_from((0, 0, 0, 1))),
        helper_first=draw(st.booleans()),
        give=tuple(draw(st.lists(st.sampled_from(things), max_size=3))),
        get=(draw(st.sampled_from(things)),) if draw(st.integers(0, 9)) == 0 else (),
        plays=tuple(draw(st.lists(st.sampled_from(things), max_size=2)))
        if draw(st.integers(0, 3)) == 0
        else (),
        promise=promise,
    )


@pytest.mark.fuzz
@pytest.mark.parametrize("name", EDITIONS)
@SLOW
@given(data=st.data())
def test_deals_are_kept_or_void(name: str, data: st.DataObject) -> None:
    """Random terms through ask, counter and accept: refused with a clause, or held, paid and added up."""
    game = _fight(name, data.draw(st.integers(0, 200)))
    fight = table_of(game).fight
    assert fight is not None
    fighter = fight.fighter
    helper = data.draw(st.sampled_from([seat for seat in range(4) if seat != fighter]))
    promise = data.draw(st.sampled_from(("", "", *PROMISES)))
    offer = data.draw(terms(game, fighter, promise=promise))
    ask = Move("ask", target=game.names[helper], terms=offer)
    refusal = game.check(fighter, ask)
    if refusal is not None:
        assert refusal.text("en")
        assert refusal.text("fr")
        return
    note(str(ask))
    game.apply(fighter, ask)
    check_invariants(game)
    step = table_of(game).steps[-1]
    if not isinstance(step, s.Offer):
        return
    if data.draw(st.booleans()):
        counter = Move("counter", terms=data.draw(terms(game, fighter, promise=offer.promise)))
        if game.check(helper, counter) is None:
            game.apply(helper, counter)
            offer = counter.terms
            game.apply(fighter, Move("accept"))
        else:
            game.apply(helper, Move("accept"))
    else:
        game.apply(helper, Move("accept"))
    check_invariants(game)
    check_replay(game)
    fight = table_of(game).fight
    assert fight is not None
    if offer.promise:
        assert (helper, fighter, offer) in fight.sworn
    else:
        assert fight.helper == helper
        assert fight.terms == offer
    _settle_the_fight(game, data.draw(st.integers(0, 1000)), fighter, helper, offer)


def _settle_the_fight(game: Game, seed: int, fighter: int, helper: int, offer: Terms) -> None:
    """Play the fight to its end; if it is won with this helper, what was promised is paid or void."""
    rng = Random(seed)
    events: list[Event] = []
    had = _count(game)
    for _ in range(2_000):
        if game.over:
            return
        t = table_of(game)
        sharing = any(isinstance(step, s.Sharing | s.Drawing) for step in t.steps)
        if t.fight is None and not sharing:
            break
        seat = game.waiting[0]
        moves = game.legal(seat)
        quick = [move for move in moves if move.kind in ("claim", "pass", "pick")]
        events += game.apply(seat, rng.choice(quick if quick and rng.random() < 0.8 else moves))
        check_invariants(game)
    assert _count(game) == had
    won = [event for event in events if isinstance(event, e.Won) and event.fighter == fighter]
    if not won or (won[0].helper != helper and not offer.promise):
        return
    _check_paid(events, fighter, helper, offer)
    if not offer.promise:
        _check_shares(events, won[0], helper, offer)


def _check_paid(events: list[Event], fighter: int, helper: int, offer: Terms) -> None:
    """Every item promised was handed over or declared void, each once; so was the level card."""
    between = [event for event in events if event.seats[:2] == (fighter, helper)]
    paid = [event.card for event in between if isinstance(event, e.Paid)]
    void = [event.card for event in between if isinstance(event, e.PromiseVoided)]
    played = [event.card for event in between if isinstance(event, e.Played) and event.card in offer.plays]
    assert sorted(paid + void + played[-len(offer.plays) :]) >= sorted([*offer.give, *offer.plays])
    assert sorted(paid) == sorted(card for card in offer.give if card not in void)


def _check_shares(events: list[Event], won: e.Won, helper: int, offer: Terms) -> None:
    """Helper and fighter together get all treasures drawn, the helper what was agreed."""
    at = events.index(won)
    after = events[at:]
    drawn = [card for event in after if isinstance(event, e.DrewTreasure) for card in event.cards]
    shown = [event.card for event in after if isinstance(event, e.Revealed)]
    shares = [event for event in after if isinstance(event, e.TookShare)]
    if not drawn:
        return
    handed = [card for event in shares for card in event.cards]
    assert sorted(handed + shown) == sorted(drawn)
    mine = sum(len(event.cards) for event in shares if event.seat == helper)
    wanted = min(offer.treasures, won.treasures, len(handed))
    assert mine == wanted, f"the helper gets {mine} of {len(handed)}, was promised {offer.treasures}"


def _count(game: Game) -> int:
    return len({card for card, _ in places(table_of(game))})
