#!/usr/bin/env python3
"""Measures what a check of large graphs costs, and fails where that is beyond the limits.

Usage: measure_scale.py TOOL, which has to be a release build

Limits are those of a small machine with two cores. Ten times the edges may take 25 times the time and the memory, as caches are
smaller than that; a quadratic step would take 100 times.
"""

import json
import os
import random
import subprocess
import sys
import tempfile

MOST_SECONDS = 3.0
MOST_MEGABYTES = 400.0
MOST_GROWTH = 25.0


def recording(node_count, edges):
    def name(number):
        return f"Module{number % 40}.Type{number}"

    nodes = [{"id": name(number), "module": f"Module{number % 40}", "scope": "perRequest"} for number in range(node_count)]
    requests = [
        {"from": name(tail), "to": name(head), "kind": "construction", "resolutions": 1,
         "places": [f"Module{tail % 40}/Type{tail}.swift:{head % 900 + 1}"]}
        for tail, head in edges
    ]
    return {"format": "dependency-graph", "version": 1, "recordings": ["r"], "nodes": nodes, "edges": requests}


def layered(node_count, edge_count):
    """Edges that lead to higher numbers, and three hundred pairs that need each other."""
    numbers = random.Random(7)
    edges = {pair for start in range(0, 600, 2) for pair in ((start, start + 1), (start + 1, start))}
    while len(edges) < edge_count:
        tail, head = numbers.randrange(node_count), numbers.randrange(node_count)
        if tail != head:
            edges.add((min(tail, head), max(tail, head)))
    return recording(node_count, sorted(edges))


def chain(count):
    return recording(count, [(number, number + 1) for number in range(count - 1)])


def ring(count):
    return recording(count, [(number, (number + 1) % count) for number in range(count)])


def complete(count):
    return recording(count, [(tail, head) for tail in range(count) for head in range(count) if tail != head])


SHAPES = {"layered": layered, "chain": chain, "ring": ring, "complete": complete}


def write(path, shape, *counts):
    """Writes a recording from a process of its own: what this one has in memory would count as its children's."""
    subprocess.run([sys.executable, __file__, "--write", path, shape, *map(str, counts)], check=True)


def measure(*command):
    """Exit code, seconds of work, which other programs do not lengthen, and megabytes of one run."""
    with open(os.devnull, "wb") as nowhere:
        process = subprocess.Popen(command, stdout=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(process.pid, 0)
    return os.waitstatus_to_exitcode(status), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def main(tool):
    faults = []
    folder = tempfile.mkdtemp()
    path = os.path.join(folder, "graph.json")

    def check(title, shape, code, verb, *options):
        write(path, *shape)
        found, seconds, megabytes = measure(tool, verb, *options, path)
        print(f"{verb} {title}: {seconds:.2f} s, {megabytes:.0f} MB, exit code {found}")
        if found != code:
            faults.append(f"{verb} {title}: exit code {found} instead of {code}")
        return seconds, megabytes

    small = check("20,000 nodes and 100,000 edges", ("layered", 20_000, 100_000), 1, "check")
    if small[0] > MOST_SECONDS or small[1] > MOST_MEGABYTES:
        faults.append(f"more than {MOST_SECONDS} s or {MOST_MEGABYTES} MB")
    large = check("200,000 nodes and 1,000,000 edges", ("layered", 200_000, 1_000_000), 1, "check")
    for before, after, what in zip(small, large, ("time", "memory")):
        if after > before * MOST_GROWTH:
            faults.append(f"ten times the edges take {after / before:.1f} times the {what}")
    check("a chain of 200,000", ("chain", 200_000), 0, "check")
    check("a chain of 200,000", ("chain", 200_000), 0, "stats")
    check("a ring of 100,000", ("ring", 100_000), 1, "check")
    check("a ring of 100,000", ("ring", 100_000), 1, "cycles")
    check("a ring of 100,000", ("ring", 100_000), 1, "cycles", "--all")
    seconds, _ = check("the complete graph of 12", ("complete", 12), 1, "cycles", "--all")
    if seconds > 1:
        faults.append("the complete graph of 12 takes more than 1 s")
    os.remove(os.path.join(folder, "graph.json"))
    os.rmdir(folder)
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    return 1 if faults else 0


if sys.argv[1] == "--write":
    with open(sys.argv[2], "w") as file:
        json.dump(SHAPES[sys.argv[3]](*map(int, sys.argv[4:])), file)
else:
    sys.exit(main(sys.argv[1]))
