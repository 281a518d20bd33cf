"""The page in a real browser: whole games by clicking, many people, cut lines, phones, keyboards, and axe."""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Callable
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from browser.conftest import Opens
from browser.robot import PATIENCE, PageRobot
from serving import Robot, Server, serving

pytestmark = pytest.mark.browser

OTHERS = ("/replays", "/about")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
needs_axe = pytest.mark.skipif(not AXE.exists(), reason="axe-core comes with the page's packages: make page")


def address(server: Server, path: str = "/") -> str:
    return f"http://127.0.0.1:{server.port}{path}"


def held(
    server: Server,
    context: BrowserContext,
    table: str,
    seats: dict[int, str],
    moved: Callable[[str], object] = id,
) -> Page:
    """A page at a table whose seats this browser holds; `moved` hears of each move that it sends."""
    page = context.new_page()
    _overhear(page, "move", moved)
    page.goto(address(server, "/about"))
    kept = {table: {"seats": [{"seat": seat, "token": token} for seat, token in seats.items()], "at": 1}}
    page.evaluate("kept => localStorage.setItem('grosbill/tables', JSON.stringify(kept))", kept)
    page.goto(address(server, f"/t/{table}"))
    return page


def _overhear(page: Page, kind: str, heard: Callable[[str], object]) -> None:
    """Tell of each frame of a kind that a page sends."""

    def sent(frame: str | bytes) -> None:
        if json.loads(frame)["t"] == kind:
            heard(str(frame))

    page.on("websocket", lambda line: line.on("framesent", sent))


def totals(page: Page) -> list[str | None]:
    """Both sides of the fight that is shown."""
    return [page.text_content(f'[data-strength="{side}"]') for side in ("munchkins", "monsters")]


def set_up(server: Server, people: int, **wish: Any) -> tuple[str, list[str]]:
    """A table of so many people, started; its id and their tokens."""
    asked: dict[str, Any] = {"name": "P0", "seats": people, "clock": "none", "pace": "at once"} | wish
    status, opened = server.http("POST", "/api/tables", asked)
    assert status == 201, opened
    tokens = [opened["token"]]
    for n in range(1, people - len(asked.get("bots", []))):
        guest = {"invite": opened["invite"], "name": f"P{n}"}
        tokens.append(server.http("POST", f"/api/tables/{opened['id']}/seats", guest)[1]["token"])
    server.http("POST", f"/api/tables/{opened['id']}/start", {"token": opened["token"]})
    return opened["id"], tokens


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_a_whole_game_by_clicking(server: Server, opens: Opens, lang: str, width: int, height: int) -> None:
    table, tokens = set_up(server, 3, edition="lite", bots=["greedy", "greedy"])
    page = held(server, opens(width, height, lang), table, {0: tokens[0]})
    robot = PageRobot(page, 1)
    robot.come()
    assert robot.told("lang") == lang
    robot.play()
    assert robot.over
    assert server.http("GET", f"/api/tables/{table}/record")[0] == 200
    assert robot.problems == []


def test_the_whole_table_is_told_once(server: Server, opens: Opens) -> None:
    """The page asks for it again where the language is another, and never else."""
    asked: list[str] = []
    page = opens().new_page()
    _overhear(page, "lang", asked.append)
    robot = PageRobot(page, 3)
    robot.play_now(address(server))
    robot.play(4)
    assert asked == []
    page.keyboard.press("Escape")
    page.locator("button:text-is('FR')").first.click()
    page.wait_for_selector('[data-lang="fr"]')
    assert len(asked) == 1


def test_play_now_deals_a_game_with_one_click(server: Server, opens: Opens) -> None:
    robot = PageRobot(opens().new_page(), 2)
    robot.play_now(address(server))
    assert robot.told("seat") == "0"
    robot.play(5)
    assert robot.page.locator("[data-player]").count() == 4
    assert robot.problems == []


def test_six_people_see_the_same_table(server: Server, opens: Opens) -> None:
    table, tokens = set_up(server, 6, edition="munchkin+star")
    robots = [
        PageRobot(held(server, opens(1024, 768, "fr" if seat % 2 else "en"), table, {seat: token}), seat)
        for seat, token in enumerate(tokens)
    ]
    for robot in robots:
        robot.come()
    made = 0
    for _ in range(400):
        made += sum(robot.act() for robot in robots)
        if made >= 25:
            break
    assert made >= 25
    for _ in range(PATIENCE // 100):  # until the last of them has heard of the last move
        seen = {(robot.told("seq"), robot.told("moment")) for robot in robots}
        if len(seen) == 1:
            break
        robots[0].page.wait_for_timeout(100)
    assert len(seen) == 1
    assert [problem for robot in robots for problem in robot.problems] == []


def test_a_cut_line_and_a_killed_server_bring_back_the_same_table(tmp_path: Path, opens: Opens) -> None:
    with serving(tmp_path) as server:
        table, tokens = set_up(server, 3, edition="munchkin")
        for token in tokens:  # nothing passes by itself: what is seen before is there after
            _wants_to_be_asked(server, table, token)
        robots = [PageRobot(held(server, opens(), table, {n: token}), n) for n, token in enumerate(tokens)]
        for robot in robots:
            robot.come()
        page = robots[0].page
        for _ in range(600):
            if page.locator("[data-strength]:visible").count():
                break
            for robot in robots:
                robot.act()
        assert page.locator("[data-strength]:visible").count() == 2, "no fight was met"
        before = totals(page)
        seq = int(robots[0].told("seq"))
        server.kill()
        page.wait_for_selector('[data-connected="false"]', timeout=PATIENCE)
        said, rail = (page.locator(each).bounding_box() for each in (".cut", ".rail"))
        assert said is not None
        assert rail is not None
        assert said["y"] + said["height"] <= rail["y"] + rail["height"], "the fight can be seen meanwhile"
        server.start()
        page.wait_for_selector('[data-connected="true"]', timeout=PATIENCE)
        assert int(robots[0].told("seq")) >= seq
        assert totals(page) == before
        page.context.set_offline(True)
        page.wait_for_timeout(500)
        page.context.set_offline(False)
        page.wait_for_selector('[data-connected="true"]', timeout=PATIENCE)
        assert any(robot.act() for _ in range(100) for robot in robots)


def _wants_to_be_asked(server: Server, table: str, token: str) -> None:
    robot = Robot(server, table, token)
    robot.come()
    assert robot.do("set", ask="all")["t"] == "done"
    robot.leave()


def test_the_keyboard_is_enough(server: Server, opens: Opens) -> None:
    table, tokens = set_up(server, 3, edition="lite", bots=["greedy", "greedy"])
    robot = PageRobot(held(server, opens(), table, {0: tokens[0]}), 5, keyboard=True)
    robot.come()
    assert robot.play(25) == 25 or robot.over
    assert robot.problems == []


def test_the_first_visit_is_led_by_the_keyboard_too(server: Server, opens: Opens) -> None:
    """Enter goes from pointer to pointer; the last leaves the question with the focus."""
    table, tokens = set_up(server, 3, edition="munchkin", bots=["greedy"] * 2)
    page = held(server, opens(), table, {0: tokens[0]})
    page.wait_for_selector(".pointer", timeout=PATIENCE)
    seen = set()
    for _ in range(5):
        seen.add(page.text_content(".pointer h2"))
        page.keyboard.press("Enter")
    assert len(seen) == 5
    page.wait_for_selector(".pointer", state="detached")
    assert page.evaluate("document.activeElement.matches('.ask')")


def test_a_double_click_and_a_key_that_is_held_make_one_move(server: Server, opens: Opens) -> None:
    """What they would do a second time is not what was asked then."""
    page, told = puppet(server, opens())
    made: list[str] = []
    _overhear(page, "move", lambda frame: made.append(json.loads(frame)["move"]))
    page.reload()
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    page.keyboard.press("Escape")
    buttons = [{"move": "loot", "kind": "loot"}, {"move": "end turn", "kind": "end"}]
    told(moves=[each | {"group": "decide", "text": each["move"]} for each in buttons])
    click = """([move, detail]) => document.querySelector(`.ask [data-move="${move}"]`).dispatchEvent(
        new PointerEvent('click', {bubbles: true, detail, clientX: 500, clientY: 500, pointerType: 'mouse'})
    )"""
    page.evaluate(f"all => all.forEach({click})", [["loot", 1], ["end turn", 2]])
    for move in ("open door", "run away"):
        told(moves=[{"move": move, "kind": "pass", "group": "decide", "text": move}])
        page.keyboard.down("p")
    page.keyboard.up("p")
    told(moves=[])
    assert made == ["loot", "open door"]


@pytest.mark.parametrize("touch", [False, True])
def test_a_card_is_dragged_to_where_it_is_played(server: Server, opens: Opens, touch: bool) -> None:
    """What has no aim is let go over oneself; over the hand, the bar or a rival nothing is played."""
    wanted = '.hand .slot.lit [data-card]:not([data-card^="curse"])'
    phone = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
    moves: list[str] = []
    for _ in range(6):  # not everybody is dealt something to lay out
        table, tokens = set_up(server, 3, edition="munchkin")
        page = held(server, opens(**phone) if touch else opens(), table, {0: tokens[0]}, moves.append)
        page.wait_for_selector("[data-table]", timeout=PATIENCE)
        page.keyboard.press("Escape")  # the pointers of the first visit
        if page.locator(wanted).count():
            break
    cards = page.locator(".hand [data-card]").count()
    for over, made in ((".hand", 0), (".rail", 0), (".player .face", 0), (".me .face", 1)):
        page.locator(wanted).first.scroll_into_view_if_needed()
        card, aim = page.locator(wanted).first.bounding_box(), page.locator(over).first.bounding_box()
        assert card is not None
        assert aim is not None
        way = [(card["x"] + 20, card["y"] + 30), (200, 300), (aim["x"] + aim["width"] / 2, aim["y"] + 20)]
        _drag(page, way, touch=touch)
        page.wait_for_selector(".dragged", state="detached")
        left = cards - made
        page.wait_for_function("n => document.querySelectorAll('.hand [data-card]').length === n", arg=left)
        assert len(moves) == made, over
        page.keyboard.press("Escape")  # what was not plain was asked


def _drag(page: Page, way: list[tuple[float, float]], *, touch: bool) -> None:
    """Take up what lies at the first place, and let it go at the last."""
    begun, *on = way
    if touch:
        finger = _finger(page)
        finger("touchStart", begun)
        for place in (begun[0], begun[1] - 20), *on:
            finger("touchMove", place)
        page.wait_for_selector(".dragged .card")
        finger("touchEnd")
        return
    page.mouse.move(*begun)
    page.mouse.down()
    for place in on:
        page.mouse.move(*place, steps=3)
    page.wait_for_selector(".dragged .card")
    page.mouse.up()


def _finger(page: Page) -> Callable[..., object]:
    """Touches a page as its hardware does: `touchStart`, `touchMove` with a place, `touchEnd`."""
    line = page.context.new_cdp_session(page)

    def touch(kind: str, *places: tuple[float, float]) -> None:
        line.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in places]}
        )

    return touch


def test_a_hand_is_moved_aside_with_a_finger(server: Server, opens: Opens) -> None:
    table, tokens = set_up(server, 3, edition="munchkin")
    page = held(server, opens(390, 844, has_touch=True, is_mobile=True), table, {0: tokens[0]})
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    page.keyboard.press("Escape")
    hand = page.locator(".hand .cards").bounding_box()
    assert hand is not None
    finger, height = _finger(page), hand["y"] + hand["height"] / 2
    finger("touchStart", (300, height))
    for x in range(290, 50, -20):
        finger("touchMove", (x, height))
    finger("touchEnd")
    page.wait_for_function("document.querySelector('.hand .cards').scrollLeft > 0")
    assert page.locator(".slot.chosen, dialog[open]").count() == 0


def test_a_slip_is_written_to_whoever_has_something(server: Server, opens: Opens) -> None:
    """From their board, whether or not the server lists an offer."""
    table, tokens = set_up(server, 4, edition="munchkin", bots=["greedy"] * 3)
    robot = PageRobot(held(server, opens(), table, {0: tokens[0]}), 6)
    robot.come()
    page, boards = robot.page, robot.page.locator(".opp .player")
    for _ in range(60):
        robot.act()
        for n in range(boards.count()):
            boards.nth(n).locator(".whole").dispatch_event("click")  # whatever a bot has just laid over it
            page.wait_for_selector("dialog[open] .person")
            trade = page.locator('dialog [data-act="trade"]')
            if trade.count():
                trade.dispatch_event("click")
                page.wait_for_selector(".slip")
                assert robot.problems == []
                return
            page.keyboard.press("Escape")
            page.wait_for_selector("dialog[open]", state="detached")
    raise AssertionError("nobody ever had anything to trade")


def test_two_seats_on_one_device_have_a_curtain_between(server: Server, opens: Opens) -> None:
    table, tokens = set_up(server, 3, edition="lite")
    page = held(server, opens(), table, dict(enumerate(tokens)))
    page.wait_for_selector("[data-table], [data-curtain]", timeout=PATIENCE)
    page.wait_for_timeout(500)
    page.keyboard.press("Escape")
    shown = page.inner_text("body")
    for token in tokens[1:]:
        assert not all(name in shown for name in _hand(server, table, token)), "another hand is seen"


def _hand(server: Server, table: str, token: str) -> list[str]:
    robot = Robot(server, table, token)
    robot.come()
    seat = robot.you
    names = {row["id"]: row["name"]["en"] for row in server.http("GET", f"/api/tables/{table}/cards")[1]}
    hand = [names[card] for card in robot.view["players"][seat]["hand"]]
    robot.leave()
    return hand


def test_two_browsers_play_once_more(server: Server, opens: Opens) -> None:
    """One clicks for a rematch, the other to join it, the host to start it: both sit there and play."""
    table, tokens = finished(server, people=2)
    robots = [
        PageRobot(held(server, opens(), table, {seat: token}), seat) for seat, token in enumerate(tokens)
    ]
    for robot in robots:
        robot.page.wait_for_selector('[data-over="true"]', timeout=PATIENCE)
    robots[0].page.wait_for_selector(".ending")
    robots[0].page.keyboard.press("Escape")  # the table can be looked at, and the paper be had again
    robots[0].page.click('[data-act="ended"]')
    for robot in robots:  # the second finds the table that the first has opened
        robot.page.click('[data-action="rematch"]')
        robot.page.wait_for_selector(".around", timeout=PATIENCE)
    robots[0].page.click('[data-action="start"]')
    for robot in robots:
        robot.page.wait_for_selector(".me[data-player]", timeout=PATIENCE)
    places = [(robot.told("table"), robot.told("seat")) for robot in robots]
    again = places[0][0]
    assert again != table
    assert places == [(again, "0"), (again, "1")]
    assert any(robot.act() for _ in range(100) for robot in robots)
    assert [problem for robot in robots for problem in robot.problems] == []


def test_a_tray_is_put_aside_for_something_else_first(server: Server, opens: Opens) -> None:
    """The hand and the bar are free then; a touch brings it back, with the same cards."""
    for game in range(6):  # not every game gets to one soon
        table, tokens = set_up(server, 4, edition="munchkin", bots=["greedy"] * 3)
        robot = PageRobot(held(server, opens(), table, {0: tokens[0]}), game)
        robot.come()
        for _ in range(150):
            if robot.over or robot.page.locator(".tray .traycard").count():
                break
            robot.act()
        cards = robot.page.locator(".tray .traycard").count()
        if cards:
            break
    assert cards, "nothing was ever picked"
    page = robot.page
    page.keyboard.press("Escape")  # the robot may have left the list of all moves open
    page.wait_for_selector("dialog[open]", state="detached")
    assert page.locator("[data-question]").is_hidden()  # it is asked once
    page.click('.tray [data-act="aside"]')
    page.wait_for_selector(".tray", state="detached")
    assert page.locator("[data-question]").is_visible()
    page.click(".sliptab")
    page.wait_for_selector(".tray")
    assert page.locator(".tray .traycard").count() == cards
    assert robot.problems == []


def test_who_was_asked_to_leave_comes_back_by_the_link(server: Server, opens: Opens) -> None:
    asked = {"name": "Ann", "seats": 3, "edition": "munchkin", "clock": "none"}
    opened = server.http("POST", "/api/tables", asked)[1]
    guest = {"invite": opened["invite"], "name": "Bob"}
    token = server.http("POST", f"/api/tables/{opened['id']}/seats", guest)[1]["token"]
    page = held(server, opens(), opened["id"], {1: token})
    page.wait_for_selector('[data-seat="1"]', timeout=PATIENCE)
    host = Robot(server, opened["id"], opened["token"])
    host.come()
    assert host.do("set", remove=1)["t"] == "done"
    page.wait_for_selector("[data-seat]", state="detached", timeout=PATIENCE)  # the door again
    page.goto(address(server, f"/t/{opened['id']}#{opened['invite']}"))
    page.reload()
    page.locator("main input").first.fill("Bob")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-seat="1"]', timeout=PATIENCE)
    host.hear(lambda: host.told["people"][1]["name"] == "Bob" and host.told["people"][1]["taken"])
    host.leave()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_from_a_table_that_cannot_go_on_the_same_people_go_to_another(
    tmp_path: Path, opens: Opens, lang: str
) -> None:
    """A newer version makes nothing of its log: one seat asks for the new table, the other finds it."""
    with serving(tmp_path) as server:
        table, tokens = set_up(server, 3)
        server.kill()
        with sqlite3.connect(tmp_path / "tables.db") as kept:
            kept.execute("DELETE FROM snapshots")
            move = b'{"k":"moved","seat":0,"move":"play chess with death"}'
            kept.execute("INSERT INTO rows SELECT table_id, max(seq) + 1, 'x', 1, ? FROM rows", (move,))
        server.start()
        found = []
        for seat, token in enumerate(tokens[:2]):
            page = held(server, opens(360, 740, lang), table, {seat: token})
            said = page.text_content("[role=alert]")
            assert {"en": "for the same people", "fr": "les mêmes personnes"}[lang] in str(said)
            page.click('[data-action="rematch"]')
            page.wait_for_selector(f'[data-seat="{seat}"]', timeout=PATIENCE)
            found.append(page.url)
        assert len(set(found)) == 1
        assert table not in found[0]


@pytest.mark.parametrize("started", [True, False])
def test_a_host_closes_the_table_and_everybody_sees_it(server: Server, opens: Opens, started: bool) -> None:
    """In the middle of a game, or before it; asked twice, as it cannot be undone."""
    table, tokens = set_up(server, 3, edition="munchkin", bots=["greedy"])
    if not started:
        status, opened = server.http("POST", "/api/tables", {"name": "Ann", "seats": 3})
        assert status == 201
        table, guest = opened["id"], {"invite": opened["invite"], "name": "Bob"}
        bob = server.http("POST", f"/api/tables/{table}/seats", guest)[1]
        tokens = [opened["token"], bob["token"]]
    pages = [
        held(server, opens(360, 740, lang), table, {seat: tokens[seat]})
        for seat, lang in enumerate(("en", "fr"))
    ]
    for page in pages:
        page.wait_for_selector('[data-table][data-over="false"]', timeout=PATIENCE)
        page.keyboard.press("Escape")
    host, other = pages
    for page in pages if started else ():
        page.click(".burger")
    assert other.locator('[data-action="closing"]').count() == 0
    host.click('[data-action="closing"]', timeout=PATIENCE)
    host.click('[data-action="close"]', timeout=PATIENCE)
    for page, words in zip(pages, ("closed", "fermé"), strict=True):
        page.wait_for_selector('[data-table][data-over="true"]', timeout=PATIENCE)
        assert words in page.inner_text("[data-question]")
        assert page.locator('[data-action="start"], [data-action="closing"]').count() == 0
        if started:
            page.wait_for_selector(f"h2 >> text={words}", timeout=PATIENCE)


def test_a_host_turns_away_who_watches_and_lets_them_in_again(server: Server, opens: Opens) -> None:
    table, tokens = set_up(server, 3, edition="munchkin", watch="anyone")
    host = held(server, opens(), table, {0: tokens[0]})
    host.wait_for_selector("[data-table]", timeout=PATIENCE)
    host.keyboard.press("Escape")  # the pointers of the first visit
    guest = opens(844, 390).new_page()
    guest.goto(address(server, f"/t/{table}"))
    guest.click(".door .btn.main")
    guest.wait_for_selector('[data-table][data-seat=""]', timeout=PATIENCE)
    host.click(".rail .rb >> nth=-1")
    host.click('[data-watch="nobody"]')
    guest.wait_for_selector("text=The host has asked everybody to go who was watching.")
    guest.wait_for_selector("text=Nobody may watch.")
    host.click('[data-watch="anyone"]')
    guest.reload()
    guest.click(".door .btn.main")
    guest.wait_for_selector('[data-table][data-seat=""]', timeout=PATIENCE)


def test_a_host_without_a_name_takes_one_in_the_lobby(server: Server, opens: Opens) -> None:
    page = opens(360, 740).new_page()
    page.goto(address(server))
    page.click('[data-action="play-with-friends"]', timeout=PATIENCE)
    page.wait_for_selector('[data-action="start"]', timeout=PATIENCE)
    page.fill(".around input", "Zoe")
    page.keyboard.press("Enter")
    page.wait_for_selector(".around b:text-is('Zoe')", timeout=PATIENCE)
    page.click('[data-act="rename"]')
    page.fill(".around input", "Zora")
    page.keyboard.press("Enter")
    page.wait_for_selector(".around b:text-is('Zora')", timeout=PATIENCE)


def test_an_invitation_is_copied_where_the_browser_has_only_the_older_way(
    server: Server, opens: Opens
) -> None:
    """At an address without a certificate, as in a house; "Copied" is said where it is."""
    context = opens()
    context.add_init_script("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page = context.new_page()
    page.goto(address(server))
    page.click('[data-action="play-with-friends"]', timeout=PATIENCE)
    page.locator("section:has(#invite-link) .btn.main").click(timeout=PATIENCE)
    page.wait_for_selector("section:has(#invite-link) >> text=Copied")
    page.locator(".chat input").focus()
    page.keyboard.press("Control+v")
    assert page.evaluate("document.activeElement.value") == page.input_value("#invite-link")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844), (844, 390), (768, 1024), (1440, 900)])
def test_the_story_can_be_read_and_the_others_be_talked_to(
    server: Server, opens: Opens, width: int, height: int
) -> None:
    """Where there is no room for it, a line or a button opens it."""
    table, tokens = set_up(server, 3, edition="munchkin", bots=["greedy"] * 2)
    page = held(server, opens(width, height), table, {0: tokens[0]})
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    page.keyboard.press("Escape")  # the pointers of the first visit
    if not page.locator(".chat input").is_visible():
        page.locator(".storybutton:visible, .storyopen:visible").first.click()
    page.fill(".chat input", "Hello")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-story] >> text=Hello", timeout=PATIENCE)


@pytest.mark.parametrize("width", [360, 390, 844, 1024, 1440])
def test_no_page_is_wider_than_its_window(server: Server, opens: Opens, width: int) -> None:
    table, tokens = set_up(server, 4, edition="munchkin", bots=["greedy"] * 3)
    height = 390 if width == 844 else 800
    context = opens(width, height, "fr")
    for path in ("/", "/cards?q=dragon", "/rules?q=donjon", "/replays", "/about", "/nowhere"):
        page = context.new_page()
        page.goto(address(server, path), wait_until="networkidle")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
        page.close()
    page = held(server, context, table, {0: tokens[0]})
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


BEYOND = """() => [...document.querySelectorAll('.rail *, main :is(p, li, a, button, select, input, h1, h2)')]
    .filter(each => each.checkVisibility() && !each.closest('.vh, .card') &&
        each.getBoundingClientRect().right > innerWidth + 1)
    .map(each => each.outerHTML.slice(0, 120))"""
"""What of a page lies beyond its right edge, where nobody can read it."""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_text_of_twice_the_size_fits(server: Server, opens: Opens, width: int, height: int) -> None:
    table, tokens = set_up(server, 4, edition="munchkin", bots=["greedy"] * 3)
    context = opens(width, height, "fr")
    page = held(server, context, table, {0: tokens[0]})
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    page.keyboard.press("Escape")  # the pointers of the first visit
    question = page.locator(".ask")
    question.scroll_into_view_if_needed()
    page.locator(".ask .btn").first.click(trial=True)
    cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
    assert page.locator(".ask .btn :is(b, small)").evaluate_all(cut) == []
    box = question.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    for path in ("/", "/rules?q=donjon", "/rules/R-WANDER-001", "/about"):
        page.goto(address(server, path))
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        page.wait_for_timeout(800)
        scenario = page.locator(".scenarios button")
        if scenario.count():
            scenario.first.click()
            page.wait_for_selector(".stage footer", timeout=PATIENCE)
        assert page.evaluate(BEYOND) == [], path


def test_the_first_page_stands_still_while_it_loads(server: Server, opens: Opens) -> None:
    page = opens().new_page()
    page.add_init_script(
        "window.moved = [];"
        "new PerformanceObserver((seen) => moved.push(...seen.getEntries().map(({ value }) => value)))"
        ".observe({ type: 'layout-shift', buffered: true });"
    )
    page.goto(address(server))
    page.wait_for_selector(".opts", timeout=PATIENCE)
    page.wait_for_timeout(1_000)
    assert sum(page.evaluate("moved")) < 0.02


def test_the_page_may_be_kept_as_a_program(server: Server) -> None:
    status, manifest = server.http("GET", "/manifest.webmanifest")
    assert (status, manifest["display"]) == (200, "standalone")
    for icon in manifest["icons"]:
        status, headers, _ = server.raw("GET", icon["src"])
        assert (status, headers["content-type"]) == (200, icon["type"])


FIGHT: dict[str, Any] = {"fighter": 0, "helper": -1, "monsters": [], "gone": "", "plays": [], "munchkins": 1}


def puppet(server: Server, context: BrowserContext, people: int = 3) -> tuple[Page, Callable[..., None]]:
    """A page at a table where nothing happens, and what tells it of steps that nobody made."""
    table, tokens = set_up(server, people, edition="munchkin")
    lines: list[WebSocketRoute] = []

    def opened(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    context.route_web_socket(re.compile("/ws/"), opened)
    page = held(server, context, table, {1: tokens[1]})
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    page.keyboard.press("Escape")  # the pointers of the first visit

    def told(**frame: Any) -> None:
        seq = int(page.get_attribute("[data-table]", "data-seq") or "") + 1
        lines[-1].send(json.dumps({"t": "step", "seq": seq, **frame}))
        page.wait_for_selector(f'[data-table][data-seq="{seq}"]', timeout=PATIENCE)

    return page, told


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (844, 390), (1440, 900)])
def test_what_several_monsters_add_up_to_is_seen_and_read(
    server: Server, opens: Opens, width: int, height: int
) -> None:
    """On a phone as pictures and numbers, in full view; a touch opens every line in words."""
    page, told = puppet(server, opens(width, height))
    cards = ("hippogriff", "amazon", "crabs")
    total = {"monsters_total": 25, "treasures": 4, "running": False, "deal": None}
    combat = FIGHT | total | {"monsters": [{"card": card, "plays": []} for card in cards]}
    theirs = [{"text": "Level", "n": n, "card": card} for n, card in enumerate(cards, 7)]
    fight = {"state": "losing", "verdict": "Losing by 24", "ours": [{"text": "Level", "n": 1, "seat": 0}]}
    fight |= {
        "theirs": [*theirs, {"text": "Against elves", "n": 1, "card": "crabs"}],
        "stakes": [],
        "helped": [],
    }
    scene = {"title": "", "titles": [""] * 3, "notes": [""] * 3, "fight": fight, "near": False}
    told(view={"combat": combat}, scene=scene)
    for n in range(4):
        number = page.locator(".theirs .sum b").nth(n)
        seen = number.bounding_box()
        assert seen is not None, "it is not shown"
        middle = [seen["x"] + seen["width"] / 2, seen["y"] + seen["height"] / 2]
        over = "([x, y]) => document.elementFromPoint(x, y)?.closest('.receipt') !== null"
        assert page.evaluate(over, middle), "something lies over it"
    page.locator(".theirs .receipt .whole").click()
    page.wait_for_selector("dialog[open] .sums >> text=Against elves")
    assert page.locator("dialog[open] .sums li").count() == 5
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")


def test_the_name_of_a_monster_is_read_on_a_small_phone(server: Server, opens: Opens) -> None:
    """It stands under its plate; the card below it covers nothing of it, lit or not."""
    page, told = puppet(server, opens(360, 640, "fr"))
    _told_fight(told, "wannabe-vampire")
    baby = {
        "move": "play baby on wannabe-vampire",
        "kind": "play",
        "card": "baby",
        "target": "wannabe-vampire",
    }
    passes = {"move": "pass", "kind": "pass"}
    told(moves=[each | {"group": "decide", "text": "Oui"} for each in (baby, passes)])
    page.wait_for_selector(".theirs .slot.lit")
    covers = """([name, number]) => {
        const text = document.createRange();
        text.selectNodeContents(document.querySelector(name));
        const over = document.querySelector(number).getBoundingClientRect();
        return [...text.getClientRects()].filter(line =>
            line.bottom - 3 > over.top && line.right > over.left && line.left < over.right
        ).length;
    }"""
    assert page.evaluate(covers, [".scale .lab.r", ".theirs .corner"]) == 0


def _rich(server: Server) -> dict[str, Any]:
    """A player with twelve items, half of them in use, and twelve cards in hand."""
    items = [item["id"] for item in server.http("GET", "/api/cards?edition=munchkin&kind=item")[1]][:12]
    rich = {"level": 9, "sex": "male", "alive": True, "race": [], "class": [], "others": [], "attached": []}
    rich |= {"items": items, "used": items[:6], "curses": [], "lasting": [], "bonus": 12}
    return rich | {"hand_size": 12, "hand_doors": 6, "hand_limit": 5, "hand": []}


CROWDED = """() => {
    const boxes = (where, within = document) => [...within.querySelectorAll(where)].map(each => {
        const {left, right, top, bottom, width} = each.getBoundingClientRect();
        return {left, right, top, bottom, width};
    }).filter(({width}) => width);
    const over = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const [fight] = boxes('main.fight');
    const [ours] = boxes('.ours .receipt');
    const chips = boxes('.me .laid:not(.over) .chip');
    return {
        'a hand over a strength': [...document.querySelectorAll('.player')].some(player =>
            boxes('.fanback i', player).some(back => over(back, boxes('.str b', player)[0]))
        ),
        'monsters beyond the fight': boxes('.theirs .receipt').some(({right}) => right > fight.right + 4),
        'a sum beyond its receipt': boxes('.ours h2 b').some(({right}) => right > ours.right),
        'chips over each other': chips.some((chip, n) => n && over(chips[n - 1], chip)),
        'a name over the rail': boxes('.rail .turn').some(({bottom}) => bottom > boxes('.rail')[0].bottom),
    };
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1024, 768), (1280, 720), (1440, 900)])
def test_at_a_crowded_table_nothing_lies_over_a_number(
    server: Server, opens: Opens, width: int, height: int
) -> None:
    """Six people with twelve cards each and long names, two of them against three monsters."""
    page, told = puppet(server, opens(width, height, "fr"), 6)
    cards = ["hippogriff", "amazon", "crabs"]
    rich = _rich(server)
    hands = [[] if n != 1 else ["hippogriff"] for n in range(6)]
    players = [rich | {"name": f"Maximilien-Alexandre D{n}", "hand": hands[n]} for n in range(6)]
    combat = FIGHT | {"helper": 2, "monsters_total": 64, "treasures": 9, "running": False, "deal": None}
    combat |= {"monsters": [{"card": card, "plays": []} for card in cards]}
    ours = [
        {"text": "Épée", "n": 3, "seat": seat, "card": rich["items"][0]} for seat in (0, 2) for _ in range(6)
    ]
    theirs = [{"text": "Niveau", "n": 18, "card": card} for card in [*cards, *cards[:2]]]
    kinds = {"win": "9 trésors, 5 niveaux", "deal": "3 trésors en choisissant en premier"}
    stakes = [{"kind": kind, "label": "En ce cas", "text": text} for kind, text in kinds.items()]
    stakes.append({"kind": "caught", "label": "Sinon", "text": "Perdez " + "votre armure et " * 4})
    fight = {"state": "losing", "verdict": "Vous perdez de 13", "ours": ours, "theirs": theirs}
    fight |= {"stakes": stakes, "helped": []}
    turn = "Tour de Maximilien-Alexandre D0"
    scene = {"title": turn, "titles": ["Nain"] * 6, "notes": [""] * 6, "fight": fight, "near": False}
    told(view={"players": players, "combat": combat}, scene=scene)
    assert {what for what, found in page.evaluate(CROWDED).items() if found} == set()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_of_many_others_whose_turn_it_is_is_in_sight(
    server: Server, opens: Opens, width: int, height: int
) -> None:
    """And a part of whoever comes next, so that one looks for them."""
    page, told = puppet(server, opens(width, height), 6)
    sight = """seat => {
        const {left, right, top, bottom} =
            document.querySelector(`[data-place="board:${seat}"]`).getBoundingClientRect();
        const edge = document.querySelector('.opp').getBoundingClientRect();
        return [left, top, edge.right - right, edge.bottom - bottom].every(each => each > -2);
    }"""
    for seat in (5, 3, 0, 2):
        told(view={"active": seat})
        page.wait_for_function(f"() => ({sight})({seat})")
    if width < height:
        told(view={"active": 2})
        shown = "all => all.map(each => each.getBoundingClientRect()).map(({left, right}) => [left, right])"
        edges = page.locator(".player").evaluate_all(shown)
        assert any(left + 10 < width < right for left, right in edges)


def test_a_lifted_card_that_cannot_be_played_any_more_is_put_back(server: Server, opens: Opens) -> None:
    """On a phone its moves stand where the buttons of the question stand."""
    page, told = puppet(server, opens(390, 844))
    card = page.get_attribute(".hand [data-card]", "data-card") or ""
    play = {"move": f"play {card}", "kind": "play", "group": "play", "text": "Play it", "card": card}
    told(moves=[play])
    page.locator(".hand .slot.lit .hold").first.click()
    page.wait_for_selector(f'.ask [data-move="play {card}"]')
    told(moves=[{"move": "pass", "kind": "pass", "group": "decide", "text": "Let it be"}])
    page.wait_for_selector('.ask [data-move="pass"]')


def test_a_player_who_is_opened_is_seen_from_the_top(server: Server, opens: Opens) -> None:
    """What may be done to them stands at the end of all that lies before them, and has the focus."""
    page, told = puppet(server, opens(390, 640))
    curses = [{"move": f"play curse-{n} on P0", "kind": "play", "target": "P0"} for n in range(12)]
    players = [_rich(server) | {"name": f"P{n}"} for n in range(3)]
    told(view={"players": players}, moves=[each | {"group": "play", "text": each["move"]} for each in curses])
    page.locator('.player[data-player="P0"] .whole').click()
    page.wait_for_selector("dialog[open] [data-move]:focus")
    top = "document.querySelector('dialog[open] h2').getBoundingClientRect().top"
    assert page.evaluate(f"{top} >= document.querySelector('dialog[open]').getBoundingClientRect().top")


def test_a_slip_says_whom_it_is_against_and_that_the_game_would_be_won(server: Server, opens: Opens) -> None:
    page, told = puppet(server, opens())
    step = {"kind": "offer", "seat": 1, "maker": 0, "fight": True, "terms": {"treasures": 1}}
    helped = [{"seat": 1, "ours": 25, "theirs": 24, "wins": True, "ends": True}]
    _told_fight(told, "hippogriff", "crabs", helped=helped, step=step)
    page.wait_for_selector(".slip")
    assert page.locator(".slip header p").inner_text() == "Help against Hippogriff and Crabs, 1 to 24"
    assert page.locator(".slip header a").count() == 2
    page.wait_for_selector(".slip .warn >> text=P0 would win the game by it.")


def _told_fight(told: Callable[..., None], *cards: str, helped: Any = (), **view: Any) -> None:
    """The others fight these monsters, 24 in all."""
    combat = FIGHT | {"monsters_total": 24, "treasures": 4, "running": False, "deal": None, "helper": 2}
    combat |= {"monsters": [{"card": card, "plays": []} for card in cards]}
    stakes = [
        {"kind": kind, "label": "", "text": "four treasures"} for kind in ("win", "deal", "caught", "run")
    ]
    fight = {"state": "losing", "verdict": "Losing by 23", "stakes": stakes, "helped": list(helped)}
    fight |= {"ours": [{"text": "Level", "n": 1, "seat": seat} for seat in (0, 0, 0, 2, 2, 2)]}
    fight |= {"theirs": [{"text": "Level", "n": 12, "card": card} for card in cards]}
    scene = {"title": "", "titles": [""] * 3, "notes": [""] * 3, "fight": fight, "near": False}
    told(view={"combat": combat} | view, scene=scene)


NESTED = "document.querySelectorAll('a a, a button, button a, button button').length"
"""How many things to press lie in another, where neither can be reached."""


def _told_words(told: Callable[..., None], lang: str = "en") -> None:
    """A question and a line of the story with a card and two words of the rules, one of them twice."""
    line = {
        "en": "P0 plays Mace of Sharpness by charity, and more charity: a curse.",
        "fr": "P0 joue Masse d’Armes de Répartie Piquante par charité, encore charité : une malédiction.",
    }[lang]
    question = {
        "en": "Look for trouble, or loot the room?",
        "fr": "Chercher la bagarre ou piller la pièce ?",
    }[lang]
    told(story=[{"text": line, "kind": "play", "cards": ["mace-of-sharpness"]}], question=question)


def words_in(page: Page, where: str) -> list[str]:
    """The words of the rules that can be opened there."""
    found: list[str] = page.locator(f"{where} .tm").evaluate_all("all => all.map(each => each.dataset.rule)")
    return found


def test_a_word_of_the_rules_opens_over_the_table_with_its_clauses_and_rulings(
    server: Server, opens: Opens
) -> None:
    page, told = puppet(server, opens())
    _told_words(told)
    assert words_in(page, "[data-story]:last-child") == ["charity", "curse"]
    assert words_in(page, "[data-question]") == ["look-for-trouble", "loot-the-room"]
    assert page.inner_text("[data-question]") == "Look for trouble, or loot the room?"
    there = page.url
    page.click('[data-story] [data-rule="charity"]')
    sheet = page.locator("dialog[open]")
    sheet.locator("h2 >> text=Charity").wait_for()
    assert "lowest level" in sheet.locator(".words").inner_text()
    limit = sheet.locator(".entry", has=page.locator('[data-rule="R-CARD-009"]'))
    assert limit.locator(".value").inner_text().split() == ["Munchkin", "5"]
    assert "charity" not in words_in(page, "dialog[open]"), "it explains itself"
    # What it names is opened in the same sheet, with a way back.
    limit.locator('[data-rule="R-CARD-009"]').click()
    sheet.locator("h2 >> text=R-CARD-009").wait_for()
    assert page.evaluate("document.activeElement.textContent") == "R-CARD-009"
    page.click("dialog[open] .before")
    sheet.locator("h2 >> text=Charity").wait_for()
    assert sheet.locator(".before").count() == 0
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    assert page.url == there
    assert page.evaluate("document.activeElement.dataset.rule") == "charity"


def test_words_are_reached_by_the_arrows_and_passed_by_tab(server: Server, opens: Opens) -> None:
    page, told = puppet(server, opens())
    _told_words(told)
    page.focus("[data-story]:last-child .lk")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.matches('[data-story]:last-child .tm')")
    page.focus("[data-story]:last-child .lk")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.rule") is None
    page.focus('[data-story]:last-child [data-rule="charity"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open] .entry")
    assert page.locator("dialog[open] .tm[tabindex]").count() == 0, "in the sheet Tab comes to all of them"


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_words_on_an_opened_card_open_over_it(
    server: Server, opens: Opens, width: int, height: int
) -> None:
    page, told = puppet(server, opens(width, height, "fr"))
    _told_fight(told, "crabs")
    assert page.evaluate(NESTED) == 0
    page.locator('.theirs [data-card="crabs"]').focus()
    page.keyboard.press("?")
    page.wait_for_selector(".cardsheet .tm")
    assert words_in(page, ".cardsheet") == ["escape", "bad-stuff", "armor", "item", "below-the-waist"]
    page.click('.cardsheet [data-rule="bad-stuff"]')
    page.wait_for_selector("dialog[open] >> text=R-BAD-001")
    assert page.locator("dialog[open] h2.title").inner_text() == "Incident fâcheux"
    assert page.evaluate(NESTED) == 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".looked", state="detached")
    assert page.locator("dialog[open] .cardsheet").count() == 1
    assert page.evaluate("document.activeElement.dataset.rule") == "bad-stuff"


def test_words_speak_the_language_of_the_reader(server: Server, opens: Opens) -> None:
    page, told = puppet(server, opens(1440, 900, "fr"))
    _told_words(told, "fr")
    assert words_in(page, "[data-story]:last-child") == ["charity", "curse"]
    assert words_in(page, "[data-question]") == ["look-for-trouble", "loot-the-room"]


def test_all_words_of_the_game_are_listed_and_searched(server: Server, opens: Opens) -> None:
    page = opens().new_page()
    page.goto(address(server, "/rules?topic=words"))
    page.wait_for_selector(".glossary dt")
    assert page.locator(".glossary dt").count() > 50
    page.fill(".find input", "waist")
    page.wait_for_function("document.querySelectorAll('.glossary dt').length === 1")
    page.click(".glossary .tm")
    page.click('dialog[open] a[href="/rules/below-the-waist"]')
    page.wait_for_selector("h1 >> text=Below the waist")
    assert page.locator("dialog[open]").count() == 0
    assert page.locator(".scenarios button").count() > 0
    page.goto(address(server, "/rules?edition=star"))
    page.wait_for_selector(".glossary dt >> text=Laser")
    assert page.locator('.glossary [data-rule="cultist"]').count() == 0


def test_a_card_lists_its_scenarios_by_title(server: Server, opens: Opens) -> None:
    page = opens().new_page()
    page.goto(address(server, "/cards/crabs"))
    page.wait_for_selector(".scenarios >> text=The Crabs are weak and worth a level and a treasure")


LINES = {"door": "slide", "play": "snap", "sell": "coin", "accept": "stamp", "roll": "dice", "curse": "hen"}
"""What lines of the story sound like."""
STUDIO = """
    window.AudioContext = class extends OfflineAudioContext {
        constructor() { super(1, 24 * 44100, 44100); window.studio = this; this.slot = 0; }
        get currentTime() { return this.slot; }
        resume() { return Promise.resolve(); }
    };
"""
"""Instead of loudspeakers, a tape: what is played is written where `slot` says, in seconds."""


def test_every_sound_is_heard_and_none_when_they_are_off(server: Server, opens: Opens) -> None:
    """Nobody listens here, but samples tell: neither silent nor clipped, short, no two alike, one mute."""
    context = opens()
    context.add_init_script(STUDIO)
    page, told = puppet(server, context)

    def slot(n: int) -> None:
        page.evaluate("n => { studio.slot = n; }", n)

    view = {"waiting": [], "active": 0}
    told(view=view)
    for n, kind in enumerate(LINES):
        slot(2 * n)
        told(story=[{"text": kind, "kind": kind}])
    slot(12)
    told(view=view | {"waiting": [1]})
    slot(14)
    told(view=view)
    told(view={"waiting": [1], "active": 1})
    slot(16)
    told(view=view | {"combat": FIGHT | {"monsters_total": 2}})
    told(view={"combat": FIGHT | {"monsters_total": 0}})
    slot(20)
    page.click('.rail [aria-pressed="true"]:has(svg)')
    told(story=[{"text": kind, "kind": kind} for kind in LINES])
    tape = page.evaluate("async () => Array.from((await studio.startRendering()).getChannelData(0))")
    heard = [_heard(tape[2 * n * 44100 : (2 * n + 2) * 44100]) for n in range(9)]
    names = [*LINES.values(), "knock", "crow", "ting"]
    for name, (peak, long, _) in zip(names, heard, strict=True):
        assert 0.02 < peak < 0.7, name
        assert 0.03 < long < 1, name
    prints = {name: figures for name, (*_, figures) in zip(names, heard, strict=True)}
    for name, other in combinations(names, 2):
        assert max(abs(a - b) for a, b in zip(prints[name], prints[other], strict=True)) > 0.1, (name, other)
    assert not any(tape[20 * 44100 :]), "off is off"


def _heard(samples: list[float]) -> tuple[float, float, list[float]]:
    """The peak of a sound, its seconds, and how its strength and pitch go in twentieths of a second."""
    peak = max(map(abs, samples))
    last = max((n for n, sample in enumerate(samples) if abs(sample) > 0.003), default=0)
    figures: list[float] = []
    for start in range(0, 44100, 2205):
        part = samples[start : start + 2205]
        figures.append(max(map(abs, part)) / peak if peak else 0)
        figures.append(sum(a * b < 0 for a, b in pairwise(part)) / 220)  # as often as it crosses zero
    return peak, last / 44100, figures


@needs_axe
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_on_any_page(server: Server, opens: Opens, theme: str) -> None:
    table, tokens = set_up(server, 4, edition="cthulhu", bots=["greedy"] * 3)
    context = opens(1280, 800, color_scheme=theme, bypass_csp=True)
    first = held(server, context, table, {0: tokens[0]})
    first.wait_for_selector("[data-table]", timeout=PATIENCE)
    cards = ("/cards?q=dragon", "/cards/shoggoth")
    rules = ("/rules?q=charity", "/rules/R-COMBAT-025", "/rules/bad-stuff")
    found = {f"/t/{table}": _serious(first)}
    for path in ("/", *cards, *rules, *OTHERS):
        page = context.new_page()
        page.goto(address(server, path), wait_until="networkidle")
        found[path] = _serious(page)
        page.close()
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@needs_axe
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_serious_before_and_after_a_game(server: Server, opens: Opens, theme: str) -> None:
    """The lobby of friends, that of one device, and a replay with its glance."""
    context = opens(1280, 800, color_scheme=theme, bypass_csp=True)
    found = {}
    for action in ("play-with-friends", "one-device"):
        page = context.new_page()
        page.goto(address(server))
        page.click(f'[data-action="{action}"]', timeout=PATIENCE)
        page.wait_for_selector('[data-action="start"]', timeout=PATIENCE)
        found[action] = _serious(page)
    page.goto(address(server, f"/r/{finished(server)[0]}"))
    page.wait_for_selector("[data-table]", timeout=PATIENCE)
    found["replay"] = _serious(page)
    page.click('[data-act="glance"]')
    found["glance"] = _serious(page)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@needs_axe
@pytest.mark.parametrize(("theme", "width", "height"), [("dark", 1280, 800), ("light", 390, 844)])
def test_axe_finds_nothing_serious_on_what_lies_over_a_table(
    server: Server, opens: Opens, theme: str, width: int, height: int
) -> None:
    """A board, the menu, a word of the rules, a slip that is written, trays to sell and to pick from."""
    context = opens(width, height, color_scheme=theme, bypass_csp=True)
    wanted = {"slip": '[data-act="help"]', "sale": '[data-act="sell"]', "pick": ".tray", "word": ".story .tm"}
    found: dict[str, list[str]] = {}
    for game in range(6):  # not every game gets to all of them
        table, tokens = set_up(server, 4, edition="munchkin", bots=["greedy"] * 3)
        robot = PageRobot(held(server, context, table, {0: tokens[0]}), game)
        robot.come()
        if not game:
            found |= _opened(robot.page)
        for _ in range(200):
            found |= _met(robot.page, wanted)
            if not wanted or robot.over:
                break
            robot.act()
        robot.page.close()
        if not wanted:
            break
    assert not wanted, "some of them were never met"
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def _opened(page: Page) -> dict[str, list[str]]:
    """What is wrong with a board that is opened, and with the menu."""
    found = {}
    for name, opened in (("board", ".player .whole"), ("menu", ".rb:last-child")):
        page.keyboard.press("Escape")
        page.locator(opened).first.click()
        found[name] = _serious(page)
        page.keyboard.press("Escape")
    return found


_CLICKED = """selector => {
    const there = document.querySelector(selector);
    there?.click();
    return there !== null;
}"""


def _met(page: Page, wanted: dict[str, str]) -> dict[str, list[str]]:
    """What is wrong with those of the wanted that can be opened now; they are wanted no more."""
    found = {}
    there = {each for each in wanted if page.locator(wanted[each]).count()}
    # A tray that has opened by itself lies over the buttons of a phone.
    for name in sorted(there & {"pick"} if page.locator(".tray").count() else there):
        if name != "pick":
            page.keyboard.press("Escape")  # the robot may have left the list of all moves open
            page.wait_for_selector("dialog[open]", state="detached")
            # On a phone the line that tells it is covered by what opens the story. Bots play on meanwhile:
            # what has gone with that is still wanted.
            if not page.evaluate(_CLICKED, wanted[name]):
                continue
        del wanted[name]
        if name == "word":
            page.wait_for_selector(".looked .entry")
        if name == "slip":
            page.locator(".helpers .btn").first.click()
            page.wait_for_selector(".slip")
        found[name] = _serious(page)
        page.keyboard.press("Escape")
    return found


def finished(server: Server, people: int = 1) -> tuple[str, list[str]]:
    """A game that is over, as its people left it to the bots; its id and their tokens."""
    table, tokens = set_up(server, 3, edition="lite", bots=["greedy"] * (3 - people))
    for token in tokens:
        robot = Robot(server, table, token)
        robot.come()
        robot.do("set", leave=True)
        if token != tokens[-1]:
            robot.leave()
    robot.hear(lambda: robot.view["over"])
    robot.leave()
    return table, tokens


def _serious(page: Page) -> list[str]:
    page.add_script_tag(path=AXE)
    told = json.loads(page.evaluate("async () => JSON.stringify(await axe.run())"))
    return [
        f"{wrong['id']}: {wrong['nodes'][0]['html'][:160]}"
        for wrong in told["violations"]
        if wrong["impact"] in ("serious", "critical")
    ]
