"""Runs the tests that are wrong on purpose and compares what they report with the expected list.

Each line of the list is a test, how it is told, the line of source that the issue points at, and its text.
"""

import difflib
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[2]
sources = root / "Tests/WrongTests"
environment = os.environ | {"WRONG_TESTS": "run", "SWIFT_BACKTRACE": "enable=no"}


def run(*options):
    command = ["swift", "test", "--package-path", root, "--skip-build", *options]
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)


def line(file, number):
    """A line of source, which stays the same where those above it grow."""
    return (sources / file).read_text(encoding="utf-8").splitlines()[number - 1].strip()


def quoted(text):
    return re.sub(r"WrongTests/(\w+\.swift):(\d+)", lambda found: f"«{line(found[1], int(found[2]))}»", text)


def report(event):
    payload = event["payload"]
    place = payload["issue"]["sourceLocation"]
    test = re.search(r"`([^`]+)`", payload.get("testID", "`no test`"))[1]
    texts = [message["text"] for message in payload["messages"][1:]] or [payload["messages"][0]["text"]]
    where = line(pathlib.PurePath(place["fileID"]).name, place["line"])
    return f"{test} | {payload['messages'][0]['symbol']} | {where} | {quoted(' '.join(texts))}"


def reports():
    with tempfile.TemporaryDirectory() as folder:
        stream = pathlib.Path(folder) / "events.json"
        options = ["--filter", "WrongTests", "--disable-xctest"]
        tests = run(*options, "--event-stream-output-path", stream, "--event-stream-version", "6.3")
        if tests.returncode != 1:
            sys.exit(f"The wrong tests ended with {tests.returncode} instead of 1:\n{tests.stdout}{tests.stderr}")
        events = [json.loads(text) for text in stream.read_text(encoding="utf-8").splitlines()]
    # What belongs to no test is told to every configuration of the run.
    return sorted({report(event) for event in events if event["payload"].get("kind") == "issueRecorded"})


expected = (sources / "expected.txt").read_text(encoding="utf-8").splitlines()
found = reports()
if found != expected:
    sys.exit("\n".join(difflib.unified_diff(expected, found, "expected", "reported", lineterm="")))

stopped = run("--filter", "WrongTests.XCTestTests", "--disable-swift-testing")
if stopped.returncode == 0 or "the test asks for Flour" not in stopped.stdout + stopped.stderr:
    sys.exit(f"A test of XCTest that breaks a rule is not stopped:\n{stopped.stdout}{stopped.stderr}")
print(f"    {len(found)} reports of wrong tests are those expected")
