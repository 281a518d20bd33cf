"""What can be looked up: cards, icons, rules, editions, bots and scenarios, from the server and below it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from grosbill.catalogue import bots as botlist
from grosbill.catalogue import editions as editionlist
from grosbill.catalogue.cards import mix_of, rows, search
from grosbill.catalogue.pages import everywhere, page, pages
from grosbill.catalogue.scenarios import staged
from grosbill.clauses import RULING_TOPICS, TOPICS, clauses, rulings
from grosbill.clauses.terms import terms
from grosbill.language import LANGUAGES
from grosbill.online.app import make_app
from grosbill.online.hub import Hub
from grosbill.online.offered import Offered
from grosbill.online.store import Store
from grosbill.online.thinking import Thinkers
from grosbill.packs import edition, editions
from grosbill.scenarios.index import scenario_index

Client = TestClient[Litestar]

EXAMPLE = Path(__file__).parents[1] / "examples/packs/lost-property"

pytestmark = pytest.mark.filterwarnings("ignore::litestar.exceptions.LitestarDeprecationWarning")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Client]:
    store = Store(f"sqlite:///{tmp_path_factory.mktemp('data') / 'tables.db'}")
    thinkers = Thinkers(1)
    with TestClient(make_app(Hub(store, thinkers, Offered([EXAMPLE])))) as running:
        yield running
    thinkers.close()
    store.close()


def read(client: Client, path: str, **query: str) -> Any:
    answer = client.get(path, params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


# --- cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["munchkin", "star+cthulhu"])
def test_the_page_gets_the_rows_that_the_command_prints(client: Client, name: str) -> None:
    assert read(client, "/api/cards", edition=name) == [row.plain() for row in rows(mix_of(name))]


def test_cards_are_filtered_by_set_deck_kind_and_words(client: Client) -> None:
    monsters = read(client, "/api/cards", edition="munchkin+star", set="star", deck="door", kind="monster")
    assert monsters
    assert {(row["set"], row["deck"], row["kind"]) for row in monsters} == {("star", "door", "monster")}
    names = [row["id"] for row in read(client, "/api/cards", q="potion de sommeil")]
    assert names == ["sleep-potion"]
    assert read(client, "/api/cards", q="no such words at all") == []


def test_who_searches_finds_names_first_then_texts_in_either_language() -> None:
    mix = mix_of("munchkin")
    found = [d.id for d in search(mix, "gazebo")]
    assert found[0] == "gazebo"
    told = [d.id for d in search(mix, "personne ne peut vous aider")]
    assert "gazebo" in told
    assert search(mix, " ") == []


def test_a_table_has_its_own_cards_and_icons(client: Client) -> None:
    wish = {"name": "Ann", "seats": 3, "edition": "lite+star", "settings": {"hand_limit": 6}}
    name = client.post("/api/tables", json=wish).json()["id"]
    cards = read(client, f"/api/tables/{name}/cards")
    assert {row["id"]: row["copies"] for row in cards} == {
        row.id: row.copies for row in rows(mix_of("lite+star"))
    }
    assert {row["icon"] for row in cards} <= read(client, f"/api/tables/{name}/icons").keys()


def test_every_icon_that_a_card_needs_is_drawn(client: Client) -> None:
    for name in ("lite", "star+cthulhu"):
        drawn = read(client, "/api/icons", edition=name)
        for row in read(client, "/api/cards", edition=name):
            assert row["icon"] in drawn
        assert all(path[0] in "Mm" for path in drawn.values())


def test_what_somebody_has_is_not_sent_again(client: Client) -> None:
    first = client.get("/api/cards", params={"edition": "lite"}, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    again = client.get(
        "/api/cards", params={"edition": "lite"}, headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")
    other = client.get("/api/cards", params={"edition": "star"}, headers={"accept-encoding": "identity"})
    assert other.headers["etag"] != first.headers["etag"]
    assert "content-encoding" not in other.headers


@pytest.mark.parametrize(
    ("path", "query"),
    [
        ("/api/cards", {"edition": "chess"}),
        ("/api/cards", {"set": "chess"}),
        ("/api/cards", {"deck": "sea"}),
        ("/api/cards", {"kind": "pawn"}),
        ("/api/icons", {"edition": "munchkin+munchkin"}),
        ("/api/rules", {"topic": "chess"}),
        ("/api/rules/R-CHESS-001", {}),
        ("/api/editions/chess", {}),
        ("/api/scenarios/scenarios/nowhere.yaml", {}),
        ("/api/scenarios/scenarios/../pyproject.toml", {}),
        ("/api/scenarios/scenarios/%2e%2e/pyproject.toml", {}),
        ("/api/scenarios/etc/passwd", {}),
        ("/api/scenarios/scenarios/a%00.yaml", {}),
        ("/api/scenarios/tests/packs/graveyard/pack.yaml", {}),
        ("/api/tables/nowhere/cards", {}),
    ],
)
def test_what_there_is_not_is_a_problem_in_the_callers_language(
    client: Client, path: str, query: dict[str, str]
) -> None:
    answer = client.get(path, params=query, headers={"accept-language": "fr"})
    assert answer.status_code == 404
    assert answer.headers["content-type"].startswith("application/problem+json")
    if answer.json()["code"] != "no-page":
        assert answer.json()["detail"].endswith(("ici.", "pas."))


def test_what_is_sent_is_described(client: Client) -> None:
    described = read(client, "/api/openapi.json")
    good = described["paths"]["/api/cards"]["get"]["responses"]["200"]["content"]["application/json"]
    assert good["schema"]["items"]["$ref"].endswith("/CardRow")
    assert "face" in described["components"]["schemas"]["CardRow"]["required"]


def test_the_scenarios_of_a_card_come_with_their_titles(client: Client) -> None:
    shown = read(client, "/api/scenarios", card="floating-nose")
    row = read(client, "/api/cards", q="floating nose")[0]
    assert [example["path"] for example in shown] == row["scenarios"] != []
    assert all(set(example["title"]) == set(LANGUAGES) for example in shown)
    assert not any(".yaml" in title for example in shown for title in example["title"].values())
    assert client.get("/api/scenarios", params={"card": "no-such-card"}).status_code == 404


# --- rules --------------------------------------------------------------------------------------------------


def test_all_rules_are_there_with_a_heading_in_both_languages(client: Client) -> None:
    found = read(client, "/api/rules")
    assert [row["id"] for row in found] == [*clauses(), *rulings()]
    assert {row["topic"] for row in found} == {*TOPICS, *RULING_TOPICS}
    for row in found:
        assert set(row["heading"]) == set(row["text"]) == set(LANGUAGES)
    for topic in ("sell", "cheat-card"):
        assert {row["topic"] for row in read(client, "/api/rules", topic=topic)} == {topic}


def test_a_rule_says_what_it_is_in_each_edition(client: Client) -> None:
    (row,) = read(client, "/api/rules", q="R-SETUP-002")
    assert {name: value["en"] for name, value in row["values"].items()} == {
        name: str(edition(name).cards) for name in editions()
    }
    # There are no races in Cthulhu, so a clause about them has no bearing there.
    index = scenario_index()
    everywhere, there = ({row.id for row in pages(index, played)} for played in (None, edition("cthulhu")))
    assert "R-CHAR-009" in everywhere - there


def test_a_rule_tells_its_scenarios_and_where_it_is_kept(client: Client) -> None:
    row = read(client, "/api/rules/r-sell-003")
    assert row["shown"] == len(row["scenarios"]) > 3
    shown = {example["path"]: example["title"] for example in row["scenarios"]}
    title = shown["scenarios/selling/less-than-a-thousand.yaml"]
    assert title["en"] == "A sale of less than a thousand is no sale"
    assert title["fr"].startswith("Une vente")
    assert any(place.startswith("rules/") for place in row["kept"])
    ruling = read(client, "/api/rules/Q-097")
    assert ruling["kind"] == "ruling"
    assert ruling["answer"]["fr"].startswith("Interdit")


def test_a_rule_without_scenario_says_why() -> None:
    index, where = scenario_index(), everywhere()
    told = [page(index, name, where) for name in clauses()]
    bare = [each for each in told if each is not None and not each.scenarios]
    assert bare
    assert all(each.reason for each in bare)


def test_a_rule_tells_what_a_scenario_shows_beside_it(client: Client) -> None:
    beside = {row["id"] for row in read(client, "/api/rules/R-BAD-001")["beside"]}
    assert "Q-011" in beside
    assert all(name.startswith("Q-") for name in beside)
    assert "R-BAD-001" in {row["id"] for row in read(client, "/api/rules/Q-011")["beside"]}


def test_every_ruling_is_shown_beside_a_clause() -> None:
    """The words of the rules and the clauses lead to rulings by the scenarios that show both."""
    index, where = scenario_index(), everywhere()
    told = [page(index, name, where) for name in rulings()]
    assert [each.id for each in told if each is not None and not each.beside] == []


def test_at_a_table_a_clause_says_what_holds_there(client: Client) -> None:
    wish = {"name": "Ann", "seats": 3, "edition": "lite", "settings": {"hand_limit": 6}}
    table = client.post("/api/tables", json=wish).json()["id"]
    row = read(client, f"/api/tables/{table}/rules/R-CARD-009")
    assert {name: value["en"] for name, value in row["values"].items()} == {"lite": "6"}
    charity = read(client, f"/api/tables/{table}/terms/charity")
    (limit,) = (each for each in charity["clauses"] if each["id"] == "R-CARD-009")
    assert limit["values"] == row["values"]
    assert client.get(f"/api/tables/{table}/terms/chess").status_code == 404


# --- words of the rules -------------------------------------------------------------------------------------


def test_a_word_of_the_rules_comes_with_its_clauses_rulings_and_scenarios(client: Client) -> None:
    word = read(client, "/api/terms/bad-stuff")
    assert word["name"] == {"en": "Bad Stuff", "fr": "Incident fâcheux"}
    assert word["clauses"][0]["id"] == "R-BAD-001"
    assert set(word["clauses"][0]["values"]) == set(editions())
    assert "Q-011" in {row["id"] for row in word["rulings"]}
    first = read(client, "/api/rules/R-BAD-001")["scenarios"]
    assert [each for each in word["scenarios"] if each in first] == first


@pytest.mark.parametrize(
    ("played", "there", "not_there"),
    [
        ("munchkin", {"big", "race", "undead"}, {"cultist", "goth", "complex", "laser", "sidekick", "blend"}),
        ("star", {"complex", "laser", "sidekick"}, {"cultist", "goth", "big", "undead"}),
        ("cthulhu", {"cultist", "goth"}, {"laser", "sidekick", "big"}),
        ("star+cthulhu", {"cultist", "goth", "laser", "sidekick", "blend"}, {"shared-victory"}),
    ],
)
def test_words_are_told_where_a_clause_of_theirs_has_a_bearing(
    client: Client, played: str, there: set[str], not_there: set[str]
) -> None:
    found = {row["id"] for row in read(client, "/api/terms", edition=played)}
    assert found >= there
    assert found.isdisjoint(not_there)
    wish = {"name": "Ann", "seats": 3, "edition": played}
    table = client.post("/api/tables", json=wish).json()["id"]
    assert {row["id"] for row in read(client, f"/api/tables/{table}/terms")} == found


def test_without_an_edition_all_words_are_told(client: Client) -> None:
    assert [row["id"] for row in read(client, "/api/terms")] == list(terms())


def test_a_word_without_bearing_is_still_told_to_whoever_asks(client: Client) -> None:
    word = read(client, "/api/terms/cultist", edition="munchkin")
    assert word["clauses"]
    assert not any(row.get("values") for row in word["clauses"])


# --- editions and bots --------------------------------------------------------------------------------------


def test_editions_say_what_a_table_may_change(client: Client) -> None:
    found = {row["id"]: row for row in read(client, "/api/editions")}
    assert list(found) == list(editions())
    assert found["munchkin"]["cards"] == edition("munchkin").cards
    assert found["lite"]["players"] == [3, 4]
    for name, row in found.items():
        assert [option["id"] for option in row["options"] if option["id"] not in edition(name).options] == []
        for option in row["options"]:
            assert option["default"] == row["settings"][option["id"]]
            assert set(option["name"]) == set(option["about"]) == set(LANGUAGES)
            if option["limits"] is None:
                assert option["default"] in [value["value"] for value in option["values"]]
            else:
                assert option["limits"][0] <= option["default"] <= option["limits"][1]
        for variant in row["variants"]:
            assert set(variant["name"]) == set(variant["about"]) == set(LANGUAGES)
            assert variant["clause"] in clauses()


def test_a_blend_says_what_it_changes_and_why(client: Client) -> None:
    row = read(client, "/api/editions/munchkin+cthulhu")
    assert row["host"] == "munchkin"
    assert row["cards"] == edition("munchkin+cthulhu").cards
    changed = {change["setting"]: change for change in row["changes"]}
    assert changed["fast"]["from"]["en"] == "no"
    assert changed["fast"]["to"]["fr"] == "oui"
    assert all(change["clause"] in clauses() for change in row["changes"] if change["clause"])
    assert "R-BLEND-001" in {clause["id"] for clause in row["clauses"]}
    alone = read(client, "/api/editions/munchkin")
    assert (alone["changes"], alone["clauses"]) == ([], [])
    whole = json.loads(msgspec.json.encode(editionlist.blended(edition("munchkin"))))
    assert whole == alone


def test_packs_of_ones_own_are_there_like_editions(client: Client) -> None:
    (row,) = read(client, "/api/packs")
    assert row["id"] == "lost-property"
    assert row["cards"] == sum(card["copies"] for card in read(client, "/api/cards", edition=row["id"]))
    assert read(client, "/api/cards", edition="munchkin+lost-property", set="lost-property")


def test_bots_have_names_and_words(client: Client) -> None:
    found = read(client, "/api/bots")
    assert [row["about"] for row in found] == [row.about for row in botlist.rows()]
    assert [row["id"] for row in found][:2] == ["random", "greedy"]
    assert len({row["name"]["fr"] for row in found}) == len(found)


# --- scenarios ----------------------------------------------------------------------------------------------


def test_a_scenario_is_played_step_by_step(client: Client) -> None:
    path = "scenarios/help/nobody-may-help.yaml"
    shown = read(client, f"/api/scenarios/{path}")
    assert shown["title"]["en"] == "Against the gazebo nobody may help"
    assert shown["rules"] == ["R-HELP-001", "R-PREC-001"]
    assert shown["view"]["combat"] is None
    opened, asked = shown["acts"]
    assert (opened["who"], opened["moves"], opened["refused"]) == ("Ann", ["open door"], None)
    assert opened["view"]["combat"]["monsters"][0]["monster"] == "gazebo"
    assert opened["story"]["en"][0] == "Ann opens the door: Gazebo."
    assert opened["said"] == {"en": ["open door"], "fr": ["ouvrir la porte"]}
    assert asked["refused"]["clause"] == "R-PREC-001"
    assert asked["view"] == opened["view"]
    assert shown["then"] == {"combat": {"helper": None, "strength": [5, 8]}}


def test_a_scenario_tells_a_move_and_its_picks_as_a_reader_writes_them() -> None:
    shown = staged("scenarios/wandering/into-any-fight.yaml")
    assert shown is not None
    (act,) = [act for act in shown.acts if act.moves == ["play wandering-monster with lame-goblin"]]
    assert act.said["en"] == act.moves
    assert act.said["fr"] == ["jouer Monstre Errant", "choisir Gobelin Estropié"]


def test_in_a_scenario_all_hands_are_open() -> None:
    shown = staged("scenarios/selling/less-than-a-thousand.yaml")
    assert shown is not None
    for player in shown.view["players"]:
        assert len(player["hand"]) == player["hand_size"]
    dealt = staged("scenarios/one-shots/magic-missile.yaml")
    assert dealt is not None
    assert any(player["hand"] for player in dealt.view["players"])


def test_scenarios_of_all_folders_can_be_shown() -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    files = sorted(folder.rglob("*.yaml"))
    for file in files[::60]:
        shown = staged(file.relative_to(folder.parent).as_posix())
        assert shown is not None, file
        for act in shown.acts:
            assert not set(act.said["fr"]) & set(act.moves), "a move is told in English"


def test_cards_of_ones_own_come_with_the_scenario_that_plays_them() -> None:
    folder = Path(__file__).parents[1] / "scenarios"
    file = next(path for path in sorted(folder.rglob("*.yaml")) if "\npacks: " in path.read_text("utf-8"))
    shown = staged(file.relative_to(folder.parent).as_posix())
    assert shown is not None
    assert shown.own
    assert not {row.id for row in shown.own} & {row.id for row in rows(mix_of(shown.edition))}
    plain = staged("scenarios/help/nobody-may-help.yaml")
    assert plain is not None
    assert plain.own == []
