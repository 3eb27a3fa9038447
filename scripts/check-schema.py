#!/usr/bin/env python3
"""Holds the JSON Schema of `haptics schema` against the linter: both must accept and reject the same files.

    scripts/check-schema.py [--haptics PATH] [--seed N] [--mutants N] FOLDER...

Takes the .ahap files of the folders and makes them wrong in every way it knows (one change at a time in a file with an
entry of every shape that occurs, then several at random), has all of them judged by `haptics lint` and by the validator of the PyPI package jsonschema, and prints where
they disagree. The linter rejects a file when a structural rule (AH002 to AH010) finds something. What is not JSON for
a validator (trailing commas, a byte order mark) is left out.

Exit status: 0 they agree, 1 they do not, 2 the check could not be made.
"""

import argparse
import copy
import json
import pathlib
import random
import subprocess
import sys
import tempfile

import jsonschema

STRUCTURAL = {f"AH{number:03}" for number in range(2, 11)}

WORDS = """
    HapticTransient HapticContinuous AudioContinuous AudioCustom HapticIntensity HapticSharpness AttackTime Sustained
    AudioPan HapticIntensityControl HapticReleaseTimeControl AudioBrightnessControl
""".split()
KEYS = """
    Version Metadata Pattern Event Parameter ParameterCurve Time EventType EventDuration EventParameters
    EventWaveformPath EventWaveformUseVolumeEnvelope EventWaveformLoopEnabled ParameterID ParameterValue
    ParameterCurveControlPoints Duration time x
""".split()
# Infinity is written as 1e999: JSON that no double can hold.
NUMBERS = [0, -0.0, 1, 1.0, 1.5, 1.9999999999999998, 2, 0.5, -1, -1e-300, 1e300, 10**400, float("inf"), float("-inf")]
STRINGS = ["", "1", "-0.5", "haptictransient", "HapticReleaseTime"] + WORDS
VALUES = [None, True, False, [], {}, [None], [{}], [[]], {"x": 1}] + NUMBERS + STRINGS


def main():
    options = parse_options()
    schema = json.loads(run([options.haptics, "schema"], allowed={0}))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    originals = read_originals(options.folders)
    texts = unique(make_texts(originals, random.Random(options.seed), options.mutants))
    with tempfile.TemporaryDirectory(prefix="check-schema-") as folder:
        rejected = lint(options.haptics, pathlib.Path(folder), texts)
    disagreements = [
        (text, codes)
        for text, codes in zip(texts, rejected)
        if bool(codes) == validator.is_valid(json.loads(text))
    ]
    for text, codes in disagreements[:20]:
        verdict = f"the linter rejects it ({', '.join(sorted(codes))})" if codes else "the linter accepts it"
        print(f"disagreement: {verdict}, the schema does not:\n{text}\n")
    print(
        f"check-schema: {len(texts)} files from {len(originals)} originals, seed {options.seed}: "
        f"{sum(1 for codes in rejected if not codes)} accepted, {sum(1 for codes in rejected if codes)} rejected, "
        f"{len(disagreements)} disagreements"
    )
    return 1 if disagreements else 0


def parse_options():
    parser = argparse.ArgumentParser(description="Holds the JSON Schema for AHAP against the linter.")
    parser.add_argument("--haptics", default="build/bin/haptics", help="the command (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the random changes (%(default)s)")
    parser.add_argument("--mutants", type=int, default=1500, help="files with several changes (%(default)s)")
    parser.add_argument("folders", nargs="+", metavar="FOLDER", help="folders with valid .ahap files")
    return parser.parse_args()


# The originals


def read_originals(folders):
    """The files of the folders that are JSON objects with a list of entries."""
    paths = sorted(path for folder in folders for path in pathlib.Path(folder).rglob("*.ahap"))
    originals = []
    for path in paths:
        try:
            document = json.loads(path.read_text("utf-8"))
        except ValueError:
            continue
        if isinstance(document, dict) and isinstance(document.get("Pattern"), list):
            originals.append(shortened(document))
    if not originals:
        fail(f"no .ahap file that is JSON in {' '.join(folders)}")
    return originals


def shortened(document):
    """With one entry of each shape, and one element in each list, so that every change can be tried."""
    shapes = {json.dumps(skeleton(entry)): entry for entry in reversed(document["Pattern"])}
    return {**document, "Pattern": [shortened_lists(shapes[shape]) for shape in sorted(shapes)]}


def shortened_lists(value):
    if isinstance(value, dict):
        return {key: shortened_lists(child) for key, child in value.items()}
    return [shortened_lists(child) for child in value[:1]] if isinstance(value, list) else value


def merged(originals):
    """One document with the entries of all."""
    document = {key: value for original in originals for key, value in original.items()}
    return shortened({**document, "Pattern": [entry for original in originals for entry in original["Pattern"]]})


def skeleton(entry):
    """The keys of an entry, and its event type."""
    if not isinstance(entry, dict):
        return None
    return [
        [kind, sorted(body), body.get("EventType")] if isinstance(body, dict) else [kind]
        for kind, body in entry.items()
    ]


# Changes


def make_texts(originals, chance, mutants):
    for original in originals:
        yield dump(original)
    everything = merged(originals)
    for path in paths_of(everything):
        yield from changes_at(everything, path)
    for _ in range(mutants):
        document = chance.choice(originals)
        for _ in range(chance.randint(2, 4)):
            document = random_change(document, chance)
        if not has_unnamed_parameter(document):
            yield dump(document)


def changes_at(document, path):
    """The document with every change at one place."""
    for value in VALUES:
        yield dump(replaced(document, path, value))
    if path:
        yield dump(removed(document, path))
    if isinstance(get(document, path), dict):
        for key in KEYS:
            for value in (None, 1, {}, []):
                yield dump(replaced(document, path + [key], value))
    if path and isinstance(path[-1], str):
        for key in (path[-1].lower(), "x" + path[-1], *KEYS):
            yield dump(renamed(document, path, key))


def random_change(document, chance):
    places = list(paths_of(document))
    path = chance.choice(places)
    kind = chance.randrange(5)
    if kind == 0 and path:
        return removed(document, path)
    if kind == 1 and path and isinstance(path[-1], str):
        return renamed(document, path, chance.choice(KEYS))
    if kind == 2 and isinstance(get(document, path), dict):
        return replaced(document, path + [chance.choice(KEYS)], chance.choice(VALUES))
    if kind == 3:
        return replaced(document, path, copy.deepcopy(get(document, chance.choice(places))))
    return replaced(document, path, chance.choice(VALUES))


def has_unnamed_parameter(document):
    """True if an event parameter's id is null: the linter then leaves its value alone."""
    return any(path[-1:] == ["ParameterID"] and get(document, path) is None for path in paths_of(document))


def paths_of(value, path=()):
    yield list(path)
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield from paths_of(child, (*path, key))


def get(document, path):
    for key in path:
        document = document[key]
    return document


def replaced(document, path, value):
    if not path:
        return value
    result = copy.deepcopy(document)
    get(result, path[:-1])[path[-1]] = value
    return result


def removed(document, path):
    result = copy.deepcopy(document)
    del get(result, path[:-1])[path[-1]]
    return result


def renamed(document, path, key):
    result = copy.deepcopy(document)
    parent = get(result, path[:-1])
    members = [(key if name == path[-1] else name, value) for name, value in parent.items()]
    parent.clear()
    parent.update(members)
    return result


def dump(document):
    return json.dumps(document).replace("Infinity", "1e999")


def unique(texts):
    return list(dict.fromkeys(texts))


# The linter


def lint(haptics, folder, texts):
    """The structural rules that reject each of the texts."""
    for index, text in enumerate(texts):
        (folder / f"{index:06}.ahap").write_text(text, "utf-8")
    report = json.loads(run([haptics, "lint", "--format", "json", str(folder)], allowed={0, 1}))
    if report["summary"]["files"] != len(texts):
        fail(f"the linter read {report['summary']['files']} of {len(texts)} files")
    rejected = [set() for _ in texts]
    for file in report["files"]:
        codes = {finding["code"] for finding in file["findings"]}
        if "AH001" in codes:
            fail(f"not JSON for the linter: {pathlib.Path(file['path']).read_text('utf-8')}")
        rejected[int(pathlib.Path(file["path"]).stem)] = codes & STRUCTURAL
    return rejected


def run(command, allowed):
    try:
        result = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        fail(f"{command[0]}: {error.strerror}")
    if result.returncode not in allowed:
        fail(f"{' '.join(command)}: exit status {result.returncode}\n{result.stderr}")
    return result.stdout


def fail(message):
    print(f"check-schema: {message}", file=sys.stderr)
    sys.exit(2)


if __name__ == "__main__":
    sys.exit(main())
