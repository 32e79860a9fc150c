#!/usr/bin/env python3
"""Changes the code in small ways, one at a time, and checks that some test notices each change.

The changes ("mutants") are in tests/mutants/*.toml; docs/testing.md describes them. Everything happens in a copy of
the sources below build/mutants, so the working tree stays as it is. Results are kept there: a second run with the
same sources repeats nothing, and an interrupted run goes on where it stopped.
"""

import argparse
import fnmatch
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import time
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LISTS = ROOT / "tests" / "mutants"
WORK = ROOT / "build" / "mutants"
COPY = WORK / "tree"
RESULTS = WORK / "results.json"
PUBLISHED = LISTS / "score.json"
DOCUMENT = ROOT / "docs" / "testing.md"
TEST_PROGRAM = COPY / "build" / "dev" / "motherlode_tests"

FIELDS = {"name", "file", "before", "after", "tests", "why"}
NAMED_TESTS_SECONDS = 300
ALL_TESTS_SECONDS = 1800


class Problem(Exception):
    """Something that makes the result meaningless."""


@dataclass(frozen=True)
class Mutant:
    area: str
    name: str
    file: str
    before: str
    after: str
    tests: str  # a gtest filter, or for the page the files of its unit tests
    why: str

    @property
    def is_page(self) -> bool:
        return self.file.startswith("web/")


# ---- the list ----


def read_list(path: Path) -> list[Mutant]:
    with path.open("rb") as file:
        content = tomllib.load(file)
    mutants = []
    for entry in content.pop("mutant", []):
        name = entry.get("name", "?")
        if set(entry) != FIELDS:
            wrong = ", ".join(sorted(set(entry) ^ FIELDS))
            raise Problem(f"{path.name}: mutant “{name}” has missing or unknown fields: {wrong}.")
        mutants.append(Mutant(area=path.stem, **entry))
    if content:
        raise Problem(f"{path.name}: unknown field “{next(iter(content))}”.")
    return mutants


def read_lists() -> list[Mutant]:
    mutants = [mutant for path in sorted(LISTS.glob("*.toml")) for mutant in read_list(path)]
    names = [mutant.name for mutant in mutants]
    for name in names:
        if names.count(name) > 1:
            raise Problem(f"Two mutants are called “{name}”.")
    return mutants


def with_any_space(text: str) -> re.Pattern[str]:
    """Matches the text however it is broken into lines and indented, as formatting must not spoil a mutant."""
    lead, body, trail = re.fullmatch(r"(\s*)(.*?)(\s*)", text, re.DOTALL).groups()
    pattern = r"\s+".join(re.escape(word) for word in body.split())
    before = r"\n\s*" if "\n" in lead else r"[ \t]*" if lead else ""
    return re.compile(before + pattern + (r"[ \t]*\n" if "\n" in trail else ""))


def changed_file(mutant: Mutant, root: Path) -> tuple[Path, str]:
    """The file to change and what to write into it. A mutant may name a folder: its text is in one of the files there."""
    named = root / mutant.file
    files = [file for file in sorted(named.rglob("*")) if file.is_file()] if named.is_dir() else [named]
    places = [(file, text, place) for file in files
              for text in [file.read_text(errors="replace")]
              for place in with_any_space(mutant.before).finditer(text)]
    if len(places) != 1:
        found = "not found" if not places else f"found {len(places)} times"
        raise Problem(f"{mutant.area}/{mutant.name}: the text to change was {found} in {mutant.file}.")
    if mutant.before == mutant.after:
        raise Problem(f"{mutant.area}/{mutant.name} changes nothing.")
    file, text, place = places[0]
    return file, text[:place.start()] + mutant.after + text[place.end():]


def check_lists(mutants: list[Mutant]) -> list[str]:
    problems = []
    for mutant in mutants:
        try:
            changed_file(mutant, ROOT)
        except (Problem, OSError) as problem:
            problems.append(str(problem))
    return problems


# ---- the copy ----


def tracked_files() -> list[str]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout.decode()
    return sorted({name for name in listed.split("\0") if name and (ROOT / name).is_file()})


def update_copy() -> str:
    """Makes the copy equal to the working tree, touching only files that differ; returns a hash of it all."""
    fingerprint = hashlib.sha256()
    names = tracked_files()
    for name in names:
        content = (ROOT / name).read_bytes()
        # The lists themselves and documents do not change what a mutant does.
        if not name.startswith(("tests/mutants/", "scripts/")) and not re.fullmatch(r"(docs/)?[^/]*\.md", name):
            fingerprint.update(f"{name}\0{len(content)}\0".encode() + content)
        target = COPY / name
        if target.is_file() and target.read_bytes() == content:
            continue
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)
        shutil.copymode(ROOT / name, target)
    wanted = set(names)
    for folder, folders, files in os.walk(COPY):
        inner = Path(folder).relative_to(COPY)
        folders[:] = [one for one in folders if one != "node_modules" and str(inner / one) not in ("build", "web/dist")]
        for file in files:
            if str(inner / file) not in wanted:
                (COPY / inner / file).unlink()
    return fingerprint.hexdigest()


def prepare_page() -> None:
    subprocess.run([ROOT / "scripts" / "install_web.sh"], check=True)
    modules = COPY / "web" / "node_modules"
    if not modules.exists():
        modules.symlink_to(ROOT / "web" / "node_modules")


# ---- running ----


@dataclass(frozen=True)
class Outcome:
    passed: bool
    note: str = ""  # what failed


def run(command: list[str], seconds: int, folder: Path = COPY) -> tuple[int | None, str]:
    """The exit code (None: out of time) and the output; ends all it started."""
    process = subprocess.Popen(command, cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                               stderr=subprocess.STDOUT, text=True, errors="replace", start_new_session=True)
    try:
        output, _ = process.communicate(timeout=seconds)
        return process.returncode, output
    except BaseException as reason:
        os.killpg(process.pid, 9)
        output, _ = process.communicate()
        if isinstance(reason, subprocess.TimeoutExpired):
            return None, output
        raise


def outcome_of(code: int | None, output: str, failure: str) -> Outcome:
    if code == 0:
        return Outcome(True)
    if code is None:
        return Outcome(False, "did not end in time")
    found = re.search(failure, output, re.MULTILINE)
    if found:
        return Outcome(False, found.group(1).strip())
    if code < 0:
        begun = re.findall(r"^\[ RUN      \] (\S+)", output, re.MULTILINE)
        return Outcome(False, f"{begun[-1] if begun else 'the program'} (ended by signal {-code})")
    return Outcome(False, f"exit code {code}")


def build(jobs: int) -> tuple[bool, str]:
    code, output = run(["cmake", "--build", "--preset", "dev", "--target", "motherlode_tests", "-j", str(jobs)], 7200)
    return code == 0, output


def run_named_tests(mutant_is_page: bool, tests: str) -> Outcome:
    if mutant_is_page:
        command = ["npx", "--no-install", "vitest", "run", "--bail=1", *tests.split()]
        return outcome_of(*run(command, NAMED_TESTS_SECONDS, COPY / "web"), r"FAIL\s+(.*)$")
    command = [str(TEST_PROGRAM), f"--gtest_filter={tests}", "--gtest_fail_fast"]
    code, output = run(command, NAMED_TESTS_SECONDS)
    if code == 0 and re.search(r"^\[  PASSED  \] 0 tests", output, re.MULTILINE):
        raise Problem(f"No test fits the filter {tests}.")
    return outcome_of(code, output, r"^\[  FAILED  \] (\S+?),? ")


def run_all_tests(is_page: bool, jobs: int) -> Outcome:
    if is_page:
        return outcome_of(*run(["npm", "test"], ALL_TESTS_SECONDS, COPY / "web"), r"FAIL\s+(.*)$")
    # A changed source does not fit the lists any more: that is no test of the code.
    command = ["ctest", "--preset", "dev", "--parallel", str(jobs), "--stop-on-failure",
               "--exclude-regex", "^mutants_fit$"]
    return outcome_of(*run(command, ALL_TESTS_SECONDS), r"^\s*\d+ - (\S+) \((?:Failed|Timeout|SEGFAULT|Subprocess)")


def check_unchanged_code(mutants: list[Mutant], jobs: int) -> None:
    """Without any change all named tests must pass, or a failure would mean nothing."""
    if any(not mutant.is_page for mutant in mutants):
        print("Building the copy …", flush=True)
        code, output = run(["cmake", "--preset", "dev"], 600)
        if code != 0:
            raise Problem(output)
        built, output = build(jobs)
        if not built:
            raise Problem(output)
    for is_page in (False, True):
        tests = sorted({part for mutant in mutants if mutant.is_page == is_page
                        for part in re.split(r"[ :]", mutant.tests)})
        if not tests:
            continue
        print(f"Running the named {'page' if is_page else 'C++'} tests on the unchanged code …", flush=True)
        outcome = run_named_tests(is_page, (" " if is_page else ":").join(tests))
        if not outcome.passed:
            raise Problem(f"The unchanged code fails a test: {outcome.note}.")


def try_mutant(mutant: Mutant, jobs: int, wide: bool) -> dict[str, str]:
    target, changed = changed_file(mutant, COPY)
    original = target.read_text()
    try:
        target.write_text(changed)
        if not mutant.is_page:
            built, output = build(jobs)
            if not built:
                error = re.search(r"error: .*", output)
                return {"result": "invalid", "by": error.group(0) if error else "does not build"}
        named = run_named_tests(mutant.is_page, mutant.tests)
        if not named.passed:
            return {"result": "caught", "by": named.note}
        if wide:
            everything = run_all_tests(mutant.is_page, jobs)
            if not everything.passed:
                return {"result": "caught by another test", "by": everything.note}
        return {"result": "survived" if wide else "missed by the named tests", "by": ""}
    finally:
        target.write_text(original)


# ---- results ----


def key_of(mutant: Mutant, fingerprint: str) -> str:
    parts = [fingerprint, mutant.file, mutant.before, mutant.after, mutant.tests]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


def is_final(result: dict[str, str], wide: bool) -> bool:
    """Whether nothing more can be learned: what only the named tests missed has not met the other tests yet."""
    return not wide or result["result"] != "missed by the named tests"


def is_miss(result: dict[str, str]) -> bool:
    return result["result"] in ("survived", "missed by the named tests")


def duration(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def score_of(mutants: list[Mutant], results: dict[str, dict[str, str]]) -> dict[str, dict]:
    """By area: how many mutants were caught, and which survived."""
    return {area: {"caught": [results[mutant.name]["result"] for mutant in group].count("caught"),
                   "caught_by_another": [results[mutant.name]["result"]
                                         for mutant in group].count("caught by another test"),
                   "survived": {mutant.name: mutant.why for mutant in group
                                if is_miss(results[mutant.name])}}
            for area in sorted({mutant.area for mutant in mutants})
            for group in [[mutant for mutant in mutants if mutant.area == area]]}


def score_table(score: dict[str, dict]) -> str:
    lines = ["| Area | Mutants | Caught by the named tests | Caught by another fast test | Survived | Sources of |",
             "|---|---:|---:|---:|---:|---|"]
    totals = [0] * 4
    for area, row in sorted(score.items()):
        found = [row["caught"], row["caught_by_another"], len(row["survived"])]
        numbers = [sum(found), *found]
        totals = [total + number for total, number in zip(totals, numbers)]
        lines.append(f"| {area} | " + " | ".join(map(str, numbers)) + f" | {row.get('date', 'now')} |")
    lines.append("| **all** | " + " | ".join(f"**{total}**" for total in totals) + " | |")
    survivors = [(name, why) for row in score.values() for name, why in row["survived"].items()]
    if survivors:
        lines += ["", "Survivors:", ""]
        lines += [f"- `{name}`: {why}" for name, why in survivors]
    return "\n".join(lines) + "\n"


def publish(score: dict[str, dict]) -> None:
    """Replaces the scores of these areas in the document; the others stay."""
    date = subprocess.run(["git", "log", "-1", "--format=%cs"], cwd=ROOT, check=True, capture_output=True,
                          text=True).stdout.strip()
    published = json.loads(PUBLISHED.read_text()) if PUBLISHED.exists() else {}
    published |= {area: row | {"date": date} for area, row in score.items()}
    PUBLISHED.write_text(json.dumps(published, indent=1, sort_keys=True) + "\n")
    begin, end = "<!-- score: written by ./test mutants --publish -->\n", "<!-- end of score -->\n"
    head, rest = DOCUMENT.read_text().split(begin)
    tail = rest.split(end)[1]
    DOCUMENT.write_text(f"{head}{begin}\n{score_table(published)}\n{end}{tail}")


def run_mutants(mutants: list[Mutant], arguments: argparse.Namespace) -> int:
    WORK.mkdir(parents=True, exist_ok=True)
    fingerprint = update_copy()
    kept = json.loads(RESULTS.read_text()) if RESULTS.exists() and not arguments.fresh else {}
    wide = not arguments.named_only
    results = {mutant.name: kept[key] for mutant in mutants
               if (key := key_of(mutant, fingerprint)) in kept and is_final(kept[key], wide)}
    todo = [mutant for mutant in mutants if mutant.name not in results]
    if results:
        print(f"{len(results)} of {len(mutants)} mutants have been tried with these sources before.")
    if any(mutant.is_page for mutant in todo):
        prepare_page()
    if todo:
        check_unchanged_code(todo, arguments.jobs)

    start = time.monotonic()
    for done, mutant in enumerate(todo, 1):
        began = time.monotonic()
        result = try_mutant(mutant, arguments.jobs, wide)
        results[mutant.name] = kept[key_of(mutant, fingerprint)] = result
        RESULTS.write_text(json.dumps(kept, indent=1))
        elapsed = time.monotonic() - start
        remaining = elapsed / done * (len(todo) - done)
        by = f" by {result['by']}" if result["by"] else ""
        print(f"[{done}/{len(todo)}] {mutant.area}/{mutant.name}: {result['result']}{by}"
              f" ({duration(time.monotonic() - began)}; {duration(elapsed)} elapsed, about {duration(remaining)} left)",
              flush=True)

    score = score_of(mutants, results)
    print("\n" + score_table(score))
    invalid = [name for name, result in results.items() if result["result"] == "invalid"]
    for name in invalid:
        print(f"{name} does not build: {results[name]['by']}")
    if arguments.publish and not invalid:
        publish(score)
    if invalid:
        return 2
    return 1 if any(is_miss(result) for result in results.values()) else 0


def main() -> int:
    parser = argparse.ArgumentParser(prog="./test mutants", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--list", action="store_true", help="list the mutants and end")
    parser.add_argument("--check", action="store_true", help="only check that every mutant fits the sources")
    parser.add_argument("--only", metavar="NAME", action="append",
                        help="only mutants with this name or area, * and ? allowed (repeatable)")
    parser.add_argument("--fresh", action="store_true", help="repeat mutants that have a result already")
    parser.add_argument("--named-only", action="store_true",
                        help="do not run all fast tests on mutants that the named tests miss")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="N",
                        help="compilers and tests at the same time (default: number of cores)")
    parser.add_argument("--publish", action="store_true", help="write the score of these areas into docs/testing.md")
    arguments = parser.parse_args()

    mutants = everything = read_lists()
    if arguments.only:
        mutants = [mutant for mutant in mutants
                   if any(fnmatch.fnmatch(text, pattern) for pattern in arguments.only
                          for text in (mutant.name, mutant.area))]
    if not mutants:
        raise Problem("No mutant has that name.")
    if arguments.list:
        for mutant in mutants:
            print(f"{mutant.area:8} {mutant.name:40} {mutant.file}")
        return 0
    if problems := check_lists(mutants):
        raise Problem("\n".join(problems))
    if arguments.check:
        print(f"{len(mutants)} mutants fit the sources.")
        return 0
    areas = {mutant.area for mutant in mutants}
    if arguments.publish and any(mutant.area in areas for mutant in set(everything) - set(mutants)):
        raise Problem("Only the score of whole areas can be published.")
    if arguments.publish and arguments.named_only:
        raise Problem("The published score counts all fast tests: leave out --named-only.")
    os.nice(19)
    return run_mutants(mutants, arguments)


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Problem as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
