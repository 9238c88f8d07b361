"""Reads a picture with a parser that is not ours: one title for each node and each edge of its recording."""

import json
import sys
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"


def titles(picture, kind):
    groups = (group for group in picture.iter(SVG + "g") if kind in group.get("class", "").split())
    # The legend's samples have no title.
    return sorted(title.text.splitlines()[0] for group in groups for title in group.findall(SVG + "title"))


picture = ElementTree.parse(sys.argv[1]).getroot()
with open(sys.argv[2], encoding="utf-8") as file:
    recording = json.load(file)
nodes = sorted(node["id"] for node in recording["nodes"])
edges = sorted(f"{edge['from']} → {edge['to']}" for edge in recording["edges"])
if titles(picture, "node") != nodes or titles(picture, "edge") != edges:
    sys.exit(f"{sys.argv[1]} does not show the nodes and edges of {sys.argv[2]}")
print(f"    {len(nodes)} nodes and {len(edges)} edges, each with its title")
