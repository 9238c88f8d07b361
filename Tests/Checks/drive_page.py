"""Drives the tool's page as its readers do: by mouse, by touch, by keyboard, by a screen reader's tree, in light and in dark.

Usage: with-browser drive_page.py TOOL [FOLDER-FOR-SCREENSHOTS]
"""

import base64
import json
import pathlib
import random
import subprocess
import sys
import tempfile
import time

from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys

from browser import browser

SHOP = pathlib.Path(__file__).resolve().parents[1] / "ToolTests/Golden/merge.json"
MOST_SECONDS_TO_OPEN = 3
MOST_MILLISECONDS_TO_SEARCH = 100


# Names that a page could take for its own.
NAMES = [
    "List<Int>", "a&b", 'say "hi"', "C:\\Name", "café 你", "bell\ax", "L" * 3_000, "</script><script>window.broken = true</script>", "<!--", "]]>",
    "<img src=x onerror='window.broken = true'>", "${1}", "`", "مرحبا", "a\u202eb", "\u2028", "__proto__", "constructor",
]


def recording(names):
    nodes = [{"id": name, "module": "Names", "scope": "singleton"} for name in names]
    edges = [{"from": names[0], "to": name, "kind": "lazy", "resolutions": 1} for name in names[1:]]
    return {"format": "dependency-graph", "version": 1, "nodes": nodes, "edges": edges}


def large(node_count, edge_count):
    """A program in twenty modules, whose types need others that are near."""
    numbers = random.Random(1)
    name = lambda number: f"Module{number * 20 // node_count}.Type{number}"
    edges = set()
    while len(edges) < edge_count:
        tail = numbers.randrange(node_count - 1)
        edges.add((tail, min(node_count - 1, tail + numbers.randint(1, 50))))
    nodes = [{"id": name(number), "module": name(number).split(".")[0], "scope": "singleton"} for number in range(node_count)]
    lines = [{"from": name(tail), "to": name(head), "kind": "construction", "resolutions": 1} for tail, head in sorted(edges)]
    return {"format": "dependency-graph", "version": 1, "nodes": nodes, "edges": lines}


class Page:
    """What a reader sees and does."""

    def __init__(self, window):
        self.window = window

    def view(self):
        """The part of the picture that is in the window: x, y, width, height."""
        self.window.painted()
        return self.window.run("return document.querySelector('#picture svg').getAttribute('viewBox').split(' ').map(Number);")

    def text(self, identifier):
        return self.window.run("return document.getElementById(given[0]).textContent;", identifier)

    def ids(self, selector):
        return self.window.run("return [...document.querySelectorAll(given[0])].map(element => element.id);", selector)

    def focus(self):
        """What has the keyboard: an element's id, else its text."""
        return self.window.run("const element = document.activeElement; return element.id || element.textContent;")

    def middle(self, selector):
        return self.window.run(
            "const box = document.querySelector(given[0]).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2];",
            selector)

    def press(self, *keys):
        ActionChains(self.window.driver).send_keys(*keys).perform()

    def click(self, selector):
        x, y = self.middle(selector)
        for kind in ["mousePressed", "mouseReleased"]:
            self.window.command("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def touch(self, kind, *points):
        self.window.command("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)])


def near(found, expected, tolerance):
    return all(abs(left - right) <= tolerance for left, right in zip(found, expected))


def odd_names(page, names):
    """Each of the names is found and can be chosen, and none of them did anything."""
    found = page.window.run("""
        const field = document.getElementById("query"), texts = [];
        field.value = "";
        for (const symbol of document.querySelectorAll("#picture .node[id]")) {
            symbol.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true}));
            texts.push(document.getElementById("panel-title").textContent);
        }
        return [window.broken === undefined, texts];
    """)
    shown = ["".join(" " if ord(letter) < 32 or letter in "\u202e\u2028" else letter for letter in name) for name in names]
    assert found[0] and sorted(found[1]) == sorted(shown), found


def by_mouse(page):
    whole = page.view()
    page.click("[id='node_Shop.Basket']")
    assert page.text("panel-title") == "Shop.Basket"
    # All that reaches the basket, lazily as well, and all that it needs stays.
    dimmed = sorted(page.ids(".node.dim"))
    assert dimmed == ["node_Shop.Mailer", "node_Shop.Store"], dimmed
    x, y = page.middle("#picture")
    page.window.command("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=-300)
    assert page.view()[2] < whole[2]
    page.click("#fit")
    assert page.view() == whole
    page.click("#findings li button")
    assert page.view()[2] < whole[2], "a finding does not fly to its place"
    page.click("#fit")


def by_touch(page):
    page.window.command("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
    whole = page.view()
    scale = page.window.run("return document.querySelector('#picture svg').getScreenCTM().a;")
    x, y = page.middle("#picture")
    page.touch("touchStart", (x, y))
    for step in range(1, 11):
        page.touch("touchMove", (x + 10 * step, y + 5 * step))
    page.touch("touchEnd")
    moved = page.view()
    assert near(moved, [whole[0] - 100 / scale, whole[1] - 50 / scale, whole[2], whole[3]], 2), f"dragged from {whole} to {moved}"
    page.touch("touchStart", (x - 50, y), (x + 50, y))
    for step in range(1, 11):
        page.touch("touchMove", (x - 50 - 5 * step, y), (x + 50 + 5 * step, y))
    page.touch("touchEnd")
    pinched = page.view()
    assert abs(moved[2] / pinched[2] - 2) < 0.05, f"two fingers twice as far apart zoom by {moved[2] / pinched[2]:.2f}"
    middle = [moved[0] + moved[2] / 2, moved[1] + moved[3] / 2]
    assert near([pinched[0] + pinched[2] / 2, pinched[1] + pinched[3] / 2], middle, 0.05 * moved[2]), f"pinched from {moved} to {pinched}"
    page.press(Keys.ESCAPE)
    page.click("#fit")
    page.view()
    page.touch("touchStart", page.middle("[id='node_Shop.Session']"))
    page.touch("touchEnd")
    page.window.painted()
    assert page.text("panel-title") == "Shop.Session", "a tap does not choose"
    page.press(Keys.ESCAPE)
    page.window.command("Emulation.setTouchEmulationEnabled", enabled=False)


def by_keyboard(page):
    page.press("/")
    assert page.focus() == "query"
    page.press("check")
    assert page.text("count") == "1 type"
    page.press(Keys.ENTER)
    assert page.focus() == "panel-title" and page.text("panel-title") == "Shop.Checkout"
    page.press(Keys.ESCAPE, "/", *[Keys.BACKSPACE] * len("check"))
    order = []
    while len(order) < 40 and (not order or order[-1] != "picture"):
        page.press(Keys.TAB)
        order.append(page.focus())
    assert order[0] == "kinds" and order[-4:] == ["zoom-in", "zoom-out", "fit", "picture"], order
    assert len(order) > 8 and all(": " in name for name in order[1:-4]), order
    page.press("0")
    whole = page.view()
    page.press("+")
    nearer = page.view()
    page.press(Keys.ARROW_RIGHT)
    moved = page.view()
    page.press("0")
    assert nearer[2] < whole[2] and moved[0] > nearer[0] and page.view() == whole
    page.press("/", Keys.TAB, Keys.ARROW_LEFT)
    assert page.text("kinds-text") == "construction, lazy"
    page.press(Keys.ARROW_RIGHT)


def by_screen_reader(page):
    nodes = page.window.command("Accessibility.getFullAXTree")["nodes"]
    value = lambda node, key: node.get(key, {}).get("value", "")
    told = {(value(node, "role"), value(node, "name")) for node in nodes if not node.get("ignored")}
    for role, name in [
        ("complementary", "Graph"), ("search", ""), ("searchbox", "Find a type"), ("status", ""), ("slider", "Edges shown"),
        ("heading", "Findings"), ("main", ""), ("toolbar", "View"), ("button", "Zoom in"), ("button", "Zoom out"), ("button", "Fit"),
    ]:
        assert (role, name) in told, f"no {role} '{name}' among {sorted(told)}"
    assert any(role == "group" and name.startswith("Picture of the graph: arrow keys") for role, name in told)
    assert any(role == "button" and name.startswith("error: ") for role, name in told), "findings are no buttons"
    names = {name for role, name in told if role == "graphics-symbol"}
    assert any(name.startswith("Shop.Checkout") for name in names), f"the nodes have no names: {sorted(told)}"
    unnamed = [node for node in nodes if not node.get("ignored") and value(node, "role") in ("button", "slider", "searchbox", "link") and not value(node, "name")]
    assert not unnamed, unnamed


def in_scheme(page, dark):
    found = page.window.run("""
        const style = element => getComputedStyle(document.querySelector(element));
        return [style("body").backgroundColor, style("#node_Shop\\\\.Checkout polygon").fill, style("#picture text").fill];
    """)
    light = ["rgb(255, 255, 255)", "rgb(219, 234, 254)", "rgb(31, 35, 40)"]
    expected = ["rgb(13, 17, 23)", "rgb(27, 58, 102)", "rgb(240, 246, 252)"] if dark else light
    assert found == expected, found


SEARCH = """
    const field = document.getElementById("query"), times = [];
    for (const words of ["t", "type1", "type19", "type1999", "nothing", ""]) {
        const began = performance.now();
        field.value = words;
        field.dispatchEvent(new Event("input"));
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        times.push(performance.now() - began);
    }
    return times;
"""


def quick(window, address):
    """Times how the page opens and answers; of three times the least, which the rest of the machine only lengthens."""
    seconds, searches = [], []
    for _ in range(3):
        started = time.perf_counter()
        window.open(address)
        window.painted()
        seconds.append(time.perf_counter() - started)
        searches.append(window.run(SEARCH))
    slowest = max(min(times) for times in zip(*searches))
    print(f"2,000 nodes open in {min(seconds):.2f} s, the slowest of six searches is painted after {slowest:.0f} ms")
    assert min(seconds) < MOST_SECONDS_TO_OPEN, f"the page opens in {min(seconds):.1f} s"
    assert slowest < MOST_MILLISECONDS_TO_SEARCH, f"a search takes {slowest:.0f} ms"


def quiet(window, address):
    complaints = window.complaints()
    assert not complaints, complaints
    asked = [request for request in window.requests() if not request.startswith("data:") and request != address and request != "about:blank"]
    assert not asked, f"the page asked for {asked}"


def main(tool, screenshots=None):
    with browser() as window, tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        page = Page(window)
        small, wide = folder / "small.html", folder / "large.html"
        subprocess.run([tool, "render", SHOP, "-o", small], check=True)
        for number, graph in enumerate([recording(NAMES), recording([])]):
            path = folder / f"odd{number}.html"
            subprocess.run([tool, "render", "-", "-o", path], input=json.dumps(graph).encode(), check=True)
            window.open(path.as_uri())
            odd_names(page, [node["id"] for node in graph["nodes"]])
            quiet(window, path.as_uri())
        print("awkward names and an empty graph: all well")
        recording_file = folder / "large.json"
        recording_file.write_text(json.dumps(large(2_000, 4_000)), encoding="utf-8")
        subprocess.run([tool, "render", recording_file, "--collapse", "none", "--time-limit", "60", "-o", wide], check=True)
        for dark in [False, True]:
            window.open(small.as_uri(), dark)
            in_scheme(page, dark)
            for way in [by_mouse, by_touch, by_keyboard, by_screen_reader]:
                way(page)
                print(f"{'dark' if dark else 'light'}, {way.__name__.replace('_', ' ')}: all well")
            quiet(window, small.as_uri())
        quick(window, wide.as_uri())
        quiet(window, wide.as_uri())
        if screenshots:
            for path in [small, wide]:
                for dark in [False, True]:
                    window.open(path.as_uri(), dark)
                    window.painted()
                    data = window.command("Page.captureScreenshot")["data"]
                    pathlib.Path(screenshots, f"{path.stem}-{'dark' if dark else 'light'}.png").write_bytes(base64.b64decode(data))


main(str(pathlib.Path(sys.argv[1]).resolve()), *sys.argv[2:])
