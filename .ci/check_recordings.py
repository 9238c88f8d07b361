"""Validates recordings against the schema of the documentation, with a validator that is not ours: PyPI's jsonschema."""

import json
import pathlib
import sys

from jsonschema import Draft202012Validator

SCHEMA = "Sources/GraphAnalysis/GraphAnalysis.docc/Resources/dependency-graph.schema.json"

root = pathlib.Path(__file__).resolve().parent.parent
schema = json.loads((root / SCHEMA).read_text(encoding="utf-8"))
Draft202012Validator.check_schema(schema)
validator = Draft202012Validator(schema)

if len(sys.argv) < 2:
    sys.exit("usage: check_recordings.py FILE…")
faults = 0
for name in sys.argv[1:]:
    with open(name, encoding="utf-8") as file:
        document = json.load(file)
    for fault in sorted(validator.iter_errors(document), key=lambda fault: fault.json_path):
        print(f"{name}: {fault.json_path}: {fault.message}", file=sys.stderr)
        faults += 1
if faults:
    sys.exit(f"{faults} faults in {len(sys.argv) - 1} recordings")
print(f"    {len(sys.argv) - 1} recordings fit the schema")
