#!/usr/bin/env python3
"""Judges every DOT file that the system's packages brought, as a user of other programs would.

Usage: judge_graphs.py TOOL

A file is judged (exit code 0 or 1, with as many nodes as graphviz's own `gc` counts) or refused with a reason (exit code 3);
anything else is a failure. Needs graphviz and, for a good number of files, graphviz-doc.
"""

import gzip
import pathlib
import re
import subprocess
import sys

FEWEST = 50


def graphs():
    for path in sorted(pathlib.Path("/usr/share").rglob("*")):
        if path.name.endswith((".dot", ".gv")) and path.is_file():
            yield path, path.read_bytes()
        elif path.name.endswith((".dot.gz", ".gv.gz")) and path.is_file():
            yield path, gzip.decompress(path.read_bytes())


def run(*command, text):
    return subprocess.run(command, input=text, capture_output=True, timeout=60)


def fault(tool, text):
    """What is wrong with the tool's answer; nothing where all is well. Also whether the file was refused."""
    judged = run(tool, "check", "-", text=text)
    errors = judged.stderr.decode()
    if judged.returncode == 3:
        is_told = errors.startswith("error: standard input: ") and errors.count("\n") == 1 and not judged.stdout
        return None if is_told else f"refused without a reason: {errors!r}", True
    if judged.returncode not in (0, 1):
        return f"exit code {judged.returncode}: {errors!r}", False
    nodes = int(re.search(rb" in (\d+) nodes?, ", judged.stdout).group(1))
    counted = run("gc", "-n", text=text)
    expected = int(counted.stdout.split()[0])
    if nodes != expected:
        return f"{nodes} nodes, where gc counts {expected}", False
    again = run(tool, "render", "--format", "dot", "--collapse", "none", "-", text=text)
    if again.returncode != 0:
        return f"cannot be written as DOT: {again.stderr.decode()!r}", False
    return None, False


def main(tool):
    faults = refused = count = 0
    for path, text in graphs():
        count += 1
        message, is_refused = fault(tool, text)
        refused += is_refused
        if message:
            faults += 1
            print(f"{path}: {message}", file=sys.stderr)
    print(f"{count} graphs of other programs: {count - refused - faults} judged, {refused} refused, {faults} wrong")
    if count < FEWEST:
        print(f"expected at least {FEWEST}: install graphviz-doc", file=sys.stderr)
    return 1 if faults or count < FEWEST or refused > count / 2 else 0


sys.exit(main(sys.argv[1]))
