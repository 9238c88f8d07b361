"""Has Mermaid itself read the tool's charts, and draw them: every golden one, and one of names that could be syntax.

Usage: with-browser parse_mermaid.py TOOL
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

from browser import browser

TESTS = pathlib.Path(__file__).resolve().parents[1]

# Names that a chart could take for its own.
NAMES = [
    "List<Int>", "a&b", 'say "hi"', "C:\\Name", "café 你", "bell\ax", "L" * 3_000, "end", "graph", "subgraph", "style", "class", "click", "default",
    "A --> B", "x[y]", "{a|b}", "(z)", "%% no comment", "%%{init: {}}%%", "---", "```", "#quot;", "#35;", "&amp;", "<b>bold</b>", "</script>",
    "*b* _i_ `c`", "1. one", "- two", "مرحبا", "a\u202eb", "😀", "\\n", "$$x$$", "o--o", "xyz;", "a\nb", "::icon", "@{ shape: rect }",
]
TITLE = 'A "title": with \\ and # and {{}}'


def recording(names):
    nodes = [{"id": name, "module": "Names", "scope": "singleton"} for name in names]
    edges = [{"from": names[0], "to": name, "kind": "lazy", "resolutions": 1} for name in names]
    return json.dumps({"format": "dependency-graph", "version": 1, "nodes": nodes, "edges": edges})


def written(tool, graph):
    command = [tool, "render", "-", "--format", "mermaid", "--title", TITLE]
    return subprocess.run(command, input=graph.encode(), capture_output=True, check=True, timeout=60).stdout.decode()


def shown(name):
    """What a label shows of a name: what cannot be shown is a space, and the middle of a long name is left out."""
    text = "".join(" " if ord(letter) < 32 or letter == "\u202e" else letter for letter in name)
    return text if len(text) <= 48 else f"{text[:31]}…{text[-16:]}"


DRAW = """
    const [chart, number] = given;
    const type = await mermaid.parse(chart);
    const {svg} = await mermaid.render("chart" + number, chart);
    const picture = new DOMParser().parseFromString(svg, "text/html");
    const texts = selector => [...picture.querySelectorAll(selector)].map(element => element.textContent);
    return {type: type.diagramType, title: texts(".flowchartTitleText"), labels: [...picture.querySelectorAll(".node .nodeLabel p")].map(
        element => element.innerHTML.split(/<br[^>]*>/)[0]).map(html => new DOMParser().parseFromString(html, "text/html").body.textContent),
        edges: picture.querySelectorAll(".edgePaths path").length, modules: texts(".cluster-label").length};
"""


def counts(chart):
    """What a chart's own lines say that there is."""
    lines = [line.strip() for line in chart.splitlines()]
    arrows = sum(bool(re.fullmatch(r"n\d+ \S+ n\d+", line)) for line in lines)
    nodes = sum(bool(re.match(r"n\d+[^ \d]", line)) for line in lines)
    return nodes, arrows, sum(line.startswith("subgraph ") for line in lines)


def main(tool):
    script = pathlib.Path(os.environ["MERMAID"])
    golden = sorted((TESTS / "GraphRenderingTests/Golden").glob("*.mmd"))
    assert len(golden) >= 4
    charts = {path.name: path.read_text(encoding="utf-8") for path in golden}
    charts["names"] = written(tool, recording(NAMES))
    charts["every sort of finding"] = written(tool, (TESTS / "ToolTests/Golden/merge.json").read_text(encoding="utf-8"))
    charts["an empty graph"] = written(tool, recording([]))
    with browser() as window, tempfile.TemporaryDirectory() as folder:
        page = pathlib.Path(folder, "page.html")
        page.write_text(f'<!DOCTYPE html><meta charset="utf-8"><script src="{script.as_uri()}"></script>', encoding="utf-8")
        window.open(page.as_uri())
        window.run("mermaid.initialize({startOnLoad: false});")
        for number, (name, chart) in enumerate(charts.items()):
            drawn = window.run(DRAW, chart, number)
            nodes, edges, modules = counts(chart)
            found = (len(drawn["labels"]), drawn["edges"], drawn["modules"])
            assert drawn["type"].startswith("flowchart"), drawn
            if name == "names":
                # A joiner without width parts what would be syntax.
                labels = {" ".join(label.replace("\u2060", "").split()) for label in drawn["labels"]}
                wrong = {" ".join(shown(text).split()) for text in NAMES} ^ labels
                assert not wrong, f"labels that differ from the names: {sorted(wrong)}"
                assert drawn["title"] == [TITLE], drawn["title"]
            assert found == (nodes, edges, modules), f"{name}: drawn are {found}, written {(nodes, edges, modules)}"
            print(f"{name}: {nodes} nodes, {edges} edges and {modules} modules, drawn by Mermaid as written")


main(str(pathlib.Path(sys.argv[1]).resolve()))
