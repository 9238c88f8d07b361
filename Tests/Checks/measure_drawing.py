#!/usr/bin/env python3
"""Measures what drawing costs against graphviz's own `dot -Tsvg` on the same DOT, and what the start of the drawing process costs.

Usage: measure_drawing.py TOOL

All runs alternate, and the least of each is compared. What is judged is the work of all processes of a run, which other
programs do not lengthen as they do the time on the clock; on an idle machine the clock shows less of the tool, which draws
on one processor while it reads on the other. Needs graphviz.
"""

import json
import os
import random
import subprocess
import sys
import tempfile
import time

RUNS = 40
MOST_TIMES = 1.3
MOST_START = 0.030
SIZES = [(30, 60), (60, 120), (100, 200)]


def recording(node_count, edge_count):
    """A program in five modules, each type with dependencies among the next twenty."""
    numbers = random.Random(1)
    edges = set()
    while len(edges) < edge_count:
        tail = numbers.randrange(node_count - 1)
        edges.add((tail, min(node_count - 1, tail + numbers.randint(1, 20))))
    name = lambda number: f"Module{number % 5}.Type{number}"
    scopes = ["singleton", "perRequest", "perScope", "shared"]
    kinds = ["construction", "construction", "lazy", "provider"]
    return {
        "format": "dependency-graph",
        "version": 1,
        "nodes": [{"id": name(number), "module": f"Module{number % 5}", "scope": scopes[number % 4]} for number in range(node_count)],
        "edges": [
            {"from": name(tail), "to": name(head), "kind": kinds[(tail + head) % 4], "resolutions": 1, "places": [f"Module{tail % 5}/A.swift:{tail}"]}
            for tail, head in sorted(edges)
        ],
    }


def cost(command, text=None):
    """Seconds of work, and seconds on the clock, of one run with all its processes."""
    start = time.perf_counter()
    with tempfile.TemporaryFile() as source, open(os.devnull, "wb") as nowhere:
        source.write(text or b"")
        source.seek(0)
        process = subprocess.Popen(command, stdin=source, stdout=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    assert status == 0, command
    return usage.ru_utime + usage.ru_stime, time.perf_counter() - start


def least(commands):
    """The least work and the least time of each command, over runs that alternate."""
    costs = {name: [] for name in commands}
    for _ in range(RUNS):
        for name, (command, text) in commands.items():
            costs[name].append(cost(command, text))
    return {name: tuple(map(min, zip(*values))) for name, values in costs.items()}


def milliseconds(cost):
    return f"{cost[0] * 1e3:.1f} ms of work ({cost[1] * 1e3:.1f} ms on the clock)"


def main(tool):
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        for nodes, edges in SIZES:
            with open("graph.json", "w", encoding="utf-8") as file:
                json.dump(recording(nodes, edges), file)
            subprocess.run([tool, "render", "graph.json", "-o", "graph.dot"], check=True)
            child = [tool, "render-child", "svg", "dot", ""]
            with open("graph.dot", "rb") as file:
                text = file.read()
            found = least({
                "dot": (["dot", "-Tsvg", "graph.dot", "-o", "theirs.svg"], None),
                "tool": ([tool, "render", "graph.json", "-o", "ours.svg"], None),
                "child": (child, text),
                "start": (child, b"digraph { a }"),
            })
            work, clock = (ours / theirs for ours, theirs in zip(found["tool"], found["dot"]))
            print(f"{nodes} nodes, {edges} edges: {work:.2f} times the work of dot, {clock:.2f} times its time on the clock")
            print("".join(f"    {name}: {milliseconds(cost)}\n" for name, cost in found.items()), end="")
            if work > MOST_TIMES:
                faults.append(f"{nodes} nodes: drawing takes {work:.2f} times the work of dot; {MOST_TIMES} is the limit")
            if found["start"][0] > MOST_START:
                faults.append(f"the drawing process takes {milliseconds(found['start'])} to start; {MOST_START * 1e3:.0f} ms is the limit")
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if faults else 0


sys.exit(main(os.path.abspath(sys.argv[1])))
