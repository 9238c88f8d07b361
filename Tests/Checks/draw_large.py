#!/usr/bin/env python3
"""Draws large and dense graphs, and sees that each ends in time with a picture that says what it is.

Usage: draw_large.py TOOL, which has to be a release build
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
TIME_LIMIT = 10
# What reading and writing may take besides.
MOST_OTHER_SECONDS = 3


def scattered(node_count, edge_count):
    numbers = random.Random(1)
    edges = set()
    while len(edges) < edge_count:
        tail, head = numbers.randrange(node_count), numbers.randrange(node_count)
        if tail != head:
            edges.add((min(tail, head), max(tail, head)))
    return node_count, sorted(edges)


GRAPHS = {
    "2,000 nodes, 4,000 edges": scattered(2_000, 4_000),
    "2,000 nodes, 8,000 edges": scattered(2_000, 8_000),
    "2,000 nodes, 20,000 edges": scattered(2_000, 20_000),
    "a complete graph of 300": (300, [(tail, head) for tail in range(300) for head in range(300) if tail != head]),
    "a star of 5,000": (5_000, [(0, number) for number in range(1, 5_000)]),
    "a chain of 5,000": (5_000, [(number, number + 1) for number in range(4_999)]),
    "a ring of 5,000": (5_000, [(number, (number + 1) % 5_000) for number in range(5_000)]),
    "a chain of 100,000": (100_000, [(number, number + 1) for number in range(99_999)]),
}


def recording(node_count, edges):
    """All in one module, so that there are no modules to draw instead."""
    nodes = [{"id": f"Shop.Type{number}", "module": "Shop", "scope": "singleton"} for number in range(node_count)]
    lines = [{"from": f"Shop.Type{tail}", "to": f"Shop.Type{head}", "kind": "construction", "resolutions": 1} for tail, head in edges]
    return {"format": "dependency-graph", "version": 1, "nodes": nodes, "edges": lines}


def main(tool):
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for title, graph in GRAPHS.items():
            with open("graph.json", "w", encoding="utf-8") as file:
                json.dump(recording(*graph), file)
            started = time.monotonic()
            run = subprocess.run([tool, "render", "graph.json", "-o", "graph.svg", "--time-limit", str(TIME_LIMIT)], capture_output=True, text=True)
            seconds = time.monotonic() - started
            if run.returncode != 0:
                faults.append(f"{title}: exit code {run.returncode}, {run.stderr}")
                continue
            picture = ElementTree.parse("graph.svg").getroot()
            drawn = sum(1 for group in picture.iter(SVG + "g") if group.get("id", "").startswith("node_") and group.find(SVG + "title") is not None)
            texts = {text.text for text in picture.iter(SVG + "text")}
            told = run.stderr.removeprefix("note: ").strip()
            print(f"{title}: {drawn} nodes after {seconds:.1f} s. {told}")
            if seconds > TIME_LIMIT + MOST_OTHER_SECONDS:
                faults.append(f"{title}: it takes {seconds:.1f} s")
            if drawn < 10 or drawn < graph[0] and not told:
                faults.append(f"{title}: {drawn} nodes are drawn, and standard error says '{told}'")
            if told and not any(text and told.startswith(text) for text in texts):
                faults.append(f"{title}: the picture does not say what standard error does")
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main(os.path.abspath(sys.argv[1])))
