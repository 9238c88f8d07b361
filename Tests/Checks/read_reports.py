"""Reads the tool's reports back with readers that are not ours, and compares what they say with the JSON report.

Usage: read-reports TOOL
"""

import html
import json
import pathlib
import re
import subprocess
import sys
import tempfile

import jsonschema
import junitparser
import markdown_it
import pydantic_sarif.model
import sarif.loader

SHOP = pathlib.Path(__file__).parents[1] / "ToolTests/Golden/merge.json"

# Names that some form could take for its own, each of which needs itself.
NAMES = ["List<Int>", "a&b", 'say "hi"', "C:\\Name", "café 你", "bell\a", "x" * 3000, "*b* _i_ `c` [l](http://e.org)", "<b>",
         "]]>", "a::b,c%d", "@someone #1", "| a | b |", "😀 flag", "a\u202eb", "\ufffe"]

# https://docs.gitlab.com/ci/testing/code_quality: what its reader needs of an issue.
ISSUES = {
    "type": "array",
    "uniqueItems": True,
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "description": {"type": "string", "minLength": 1},
            "check_name": {"type": "string", "minLength": 1},
            "fingerprint": {"type": "string", "minLength": 1},
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": r"^(?!\./|/)."},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def recording(names):
    edges = [{"from": name, "to": name, "kind": "construction", "resolutions": 1, "places": ["Shop/A.swift:3"]} for name in names]
    nodes = [{"id": name, "module": "Shop"} for name in names]
    return json.dumps({"format": "dependency-graph", "version": 1, "nodes": nodes, "edges": edges})


def report(tool, graph, form, folder):
    command = [tool, "check", "-", "--report", form, "--slow-build", "50"]
    environment = {"PATH": "/usr/bin:/bin"}
    run = subprocess.run(command, input=graph.encode(), capture_output=True, cwd=folder, env=environment, timeout=60)
    assert run.returncode in (0, 1) and not run.stderr, run.stderr
    return run.stdout.decode()


def read_sarif(text, facts, folder):
    pydantic_sarif.model.StaticAnalysisResultsFormatSarifVersion210JsonSchema.model_validate_json(text)
    path = pathlib.Path(folder) / "report.sarif"
    path.write_text(text)
    loaded = sarif.loader.load_sarif_file(str(path))
    levels = {"error": "error", "warning": "warning", "note": "info"}
    results = loaded.get_results()
    path.unlink()
    assert [levels[result["level"]] for result in results] == [finding["severity"] for finding in facts["new"]]
    prints = [result["partialFingerprints"]["dependencyGraph/v1"] for result in results]
    assert prints == [finding["fingerprint"] for finding in facts["new"]] and len(set(prints)) == len(prints)
    rules = json.loads(text)["runs"][0]["tool"]["driver"]["rules"]
    for result, finding in zip(results, facts["new"]):
        assert rules[result["ruleIndex"]]["id"] == result["ruleId"] == finding["code"]
        assert result["message"]["text"].split("\n")[0] == finding["title"]
        place = result["locations"][0].get("physicalLocation", {}).get("artifactLocation", {}).get("uri")
        assert place == finding.get("path")
        if finding["code"] == "cycle":
            flow = result["codeFlows"][0]["threadFlows"][0]["locations"]
            assert len(flow) == len(finding["steps"]) + len(finding["wayIn"])


def read_junit(text, facts, folder):
    suites = list(junitparser.JUnitXml.fromstring(text.encode()))
    assert len(suites) == 1
    cases = list(suites[0])
    errors = {finding["code"] for finding in facts["new"] if finding["severity"] == "error"}
    assert suites[0].tests == len(cases) >= 10 and suites[0].failures == len(errors)
    assert {case.name for case in cases if case.result} == errors
    assert len({case.name for case in cases}) == len(cases)
    said = "\n".join([*(case.system_out or "" for case in cases), *(case.result[0].text for case in cases if case.result)])
    for finding in facts["new"]:
        assert printable(finding["title"]) in printable(said), finding["title"]


def read_gitlab(text, facts, folder):
    issues = json.loads(text)
    jsonschema.validate(issues, ISSUES)
    assert [issue["description"] for issue in issues] == [finding["title"] for finding in facts["new"]]
    assert len({issue["fingerprint"] for issue in issues}) == len(issues)


def read_github(text, facts, folder):
    commands = re.findall(r"^::(error|warning|notice) ([^\n]*?)::([^\r\n]*)$", text, re.MULTILINE)
    assert len(commands) == text.count("\n") <= 30
    titles = {finding["title"] for finding in facts["new"]}
    for kind, properties, message in commands:
        fields = dict(field.split("=", 1) for field in properties.split(","))
        assert set(fields) <= {"file", "line", "title"} and (kind != "error" or "title" in fields)
        first = message.split("%0A")[0].replace("%0D", "\r").replace("%25", "%")
        assert first in titles or fields["title"] == "more", first


def read_markdown(text, facts, folder):
    tokens = markdown_it.MarkdownIt("commonmark").parse(text)
    inlines = [token for token in tokens if token.type == "inline"]
    kinds = {child.type for token in inlines for child in token.children}
    assert kinds <= {"text", "strong_open", "strong_close", "text_special", "softbreak"}, kinds
    assert not [token for token in tokens if token.type in ("html_block", "fence", "code_block")]
    said = ["".join(child.content for child in token.children) for token in inlines]
    for finding in facts["new"]:
        start = f"{finding['severity']} {finding['code']}: {finding['title']}"
        assert any(html.unescape(line).startswith(start) for line in said), start


def printable(text):
    """The text without the signs that XML has no place for, and without differences in spaces."""
    return " ".join(re.sub(r"[\x00-\x1f\x7f-\x9f\ufffe\uffff]", " ", text).split())


READERS = {"sarif": read_sarif, "junit": read_junit, "gitlab": read_gitlab, "github": read_github, "markdown": read_markdown}


def main(tool):
    tool = str(pathlib.Path(tool).resolve())
    with tempfile.TemporaryDirectory() as folder:
        source = pathlib.Path(folder, "Sources/Shop/A.swift")
        source.parent.mkdir(parents=True)
        source.touch()
        graphs = {"every sort of finding": SHOP.read_text(), "names": recording(NAMES), "nothing": recording([])}
        for title, graph in graphs.items():
            facts = json.loads(report(tool, graph, "json", folder))
            assert facts["format"] == "dependency-graph-report" and facts["version"] == 1
            assert facts["passed"] == (title == "nothing") and bool(facts["new"]) != facts["passed"]
            for form, read in READERS.items():
                read(report(tool, graph, form, folder), facts, folder)
                print(f"{form} of {title}: read back")
        assert len(facts["new"]) == 0


main(sys.argv[1])
