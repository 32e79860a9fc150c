#!/usr/bin/env python3
"""Checks text against the words we do not use; CONTRIBUTING.md has the table.

Looks at sentences that people read: messages, documents, comments, and the strings in the sources. Prints each place with
the word to use instead, and exits with 1 if there is one.
"""

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

# What not to write, and what to write instead.
WORDS = [
    (r"by lot\b|\blots\b", "at random"),
    (r"so many", "N, the number of"),
    (r"wish(es|ed)?", "optional move"),
    (r"imagined?", "simulated, playouts"),
    (r"front door", "reverse proxy"),
    (r"line (is )?(lost|broken)|the line breaks", "connection lost"),
    (r"persons?", "human(s)"),
    (r"told|tells?|telling", "send, notify, show, log"),
    (r"room", "buffer, arena, space"),
    (r"sound", "valid"),
    (r"as good as none", "ignored"),
    (r"seers?|twin", "perfect-information bot"),
    (r"share of the win|win share", "win probability"),
    (r"for good", "can't be undone"),
    (r"deeds?", "actions, card usage"),
    (r"line of actions", "action sequence"),
    (r"worth trying", "plausible"),
    (r"as meant", "canonical"),
    (r"settled?", "saved, answered, resolved"),
    (r"lies|stands", "is"),
    (r"at one table", "together"),
]

# Where such a word is right: part of a path, and what follows or contains it there.
EXCEPTIONS = [
    ("", r"Deeds Office|deeds_office|\"deeds\""),  # an office of Gold West
    ("", r"--persons|seer:"),  # old spellings that still work
    ("", r"can tell|cannot tell"),  # idiomatic
    ("golden_wilderness", r"\bpersons?\b|\bsettled?\b"),  # terms of The Golden Wilderness
    ("messages/", r"\bpersons?\b|\bsettled?\b|\"Sound\""),  # the same, and the audio setting
    ("", r"Settle the Frontier|m-settle"),  # a Site of Coloma; an animation
    ("", r"[\"`'“]persons?[\"`'” ]|\bbot:|\bperson:|seat (\d+ )?person"),  # names on the wire and in records
    ("store/", r"\bperson\b"),  # a column of the database
    ("", r"stands? in for"),
    ("tests/editions/", r"twin"),  # a made-up card
    ("web/", r"\bsounds?\b"),  # audio
    ("scripts/check_words.py", r"."),
    ("CONTRIBUTING.md", r"^\| "),  # the table of these words
]

KINDS = {
    ".cpp": "c", ".h": "c", ".ts": "c", ".svelte": "c", ".mjs": "c", ".inc": "c", ".css": "c",
    ".md": "text", ".toml": "script", ".py": "script", ".sh": "script", ".cmake": "script",
}

COMMENT_C = re.compile(r'//[^\n]*|/\*.*?\*/|<!--.*?-->|"(?:[^"\\\n]|\\.)*"', re.DOTALL)
COMMENT_SCRIPT = re.compile(r'#[^\n]*|"(?:[^"\\\n]|\\.)*"')
PATTERNS = [(re.compile(r"(?<![\w.])(" + pattern + r")(?![\w(]|\.\w)", re.IGNORECASE), instead) for pattern, instead in WORDS]


def files():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True).stdout.decode()
    for name in listed.split("\0"):
        kind = KINDS.get(Path(name).suffix)
        if kind and not name.startswith(("tests/records/", "messages/es", "web/package", "fuzz/corpus/")):
            yield name, kind


def texts(content: str, kind: str):
    """Pairs of line number and text to check."""
    if kind == "text":
        yield from enumerate(content.split("\n"), 1)
        return
    for match in (COMMENT_C if kind == "c" else COMMENT_SCRIPT).finditer(content):
        line = content.count("\n", 0, match.start()) + 1
        for offset, text in enumerate(match.group().split("\n")):
            yield line + offset, text


def main() -> int:
    problems = 0
    for name, kind in files():
        exceptions = [re.compile(pattern, re.IGNORECASE) for part, pattern in EXCEPTIONS if part in name]
        for line, text in texts((ROOT / name).read_text(errors="replace"), kind):
            for pattern, instead in PATTERNS:
                match = pattern.search(text)
                if match and not any(exception.search(text) for exception in exceptions):
                    print(f"{name}:{line}: “{match.group(1)}”: write “{instead}”. {text.strip()[:100]}")
                    problems += 1
    print(f"{problems} words to replace." if problems else "No unwanted words.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
