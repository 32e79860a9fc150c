#!/usr/bin/env python3
"""Runs the examples in docs/bot-protocol.md and docs/protocol.md against the real program: tests/docs/examples.py PROGRAM

Each page is run from top to bottom with a server of its own. Five kinds of fenced blocks are examples:

    ```sh        commands, one per line; each must succeed
    ```console   `$ command` and the output below it
    ```bot       a conversation with examples/bot.py: `<` to the bot, `>` from it
    ```learning-bot  the same with examples/learning_bot.py
    ```websocket a conversation with the server: `>` from the client, `<` from the server

In expected output, `…` stands for anything: a whole value, the rest of an object, array or line. TABLE, TOKEN and WATCH
stand for the values that the server sent first under the key `table`, `token` or `watch`.
"""

import base64
import json
import os
import pathlib
import re
import shlex
import socket
import struct
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PLACEHOLDERS = {"table": "TABLE", "token": "TOKEN", "watch": "WATCH"}
PATIENCE = 60  # seconds; a sanitizer on a busy machine is slow


class Disagreement(Exception):
    """The page and the program say different things."""


# Patterns

def parse_pattern(text):
    """JSON with `…` in place of values, or at the end of an object or array."""
    text = re.sub(r'([,{]) ?…\s*}', lambda found: f'{found[1] if found[1] == "{" else ","} "…": "…"}}', text)
    text = re.sub(r'(?<=[\[,:])( ?)…', r'\1"…"', text)
    return json.loads(text)


def matches(pattern, value):
    if pattern == "…":
        return True
    if isinstance(pattern, dict):
        if not isinstance(value, dict):
            return False
        keys = [key for key in pattern if key != "…"]
        complete = "…" in pattern or len(keys) == len(value)
        return complete and all(key in value and matches(pattern[key], value[key]) for key in keys)
    if isinstance(pattern, list):
        items = pattern[:-1] if pattern[-1:] == ["…"] else pattern
        complete = len(items) < len(pattern) or len(items) == len(value)
        return isinstance(value, list) and complete and len(items) <= len(value) and all(map(matches, items, value))
    return type(pattern) is type(value) and pattern == value


def line_matches(pattern, line):
    return re.fullmatch(".*".join(map(re.escape, pattern.split("…"))), line) is not None


# The page

class Block:
    def __init__(self, page, number, language):
        self.page, self.number, self.language, self.lines = page, number, language, []

    def fail(self, offset, what):
        raise Disagreement(f"{self.page}:{self.number + 1 + offset}: {what}")


def blocks_of(page):
    blocks, current = [], None
    for number, line in enumerate((ROOT / page).read_text().splitlines(), 1):
        if line.strip().startswith("```"):
            if current is None:
                current = Block(page, number, line.strip()[3:])
            else:
                blocks.append(current)
                current = None
        elif current is not None:
            current.lines.append(line)
    return blocks


# The program

class WebSocket:
    """A client that knows only what these examples need."""

    def __init__(self, port):
        self.socket = socket.create_connection(("localhost", port), timeout=PATIENCE)
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((f"GET /ws HTTP/1.1\r\nHost: localhost:{port}\r\nOrigin: http://localhost:{port}\r\n"
                             "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                             f"Sec-WebSocket-Key: {key}\r\n\r\n").encode())
        self.stream = self.socket.makefile("rb")
        status = self.stream.readline().decode()
        if " 101 " not in status:
            raise Disagreement(f"/ws answers {status}")
        while self.stream.readline() not in (b"\r\n", b""):
            pass

    def send(self, text):
        payload = text.encode()
        length = struct.pack(">BB", 0x81, 0x80 | len(payload)) if len(payload) < 126 else \
            struct.pack(">BBH", 0x81, 0x80 | 126, len(payload))
        self.socket.sendall(length + bytes(4) + payload)  # a mask of zeros changes nothing

    def receive(self):
        while True:
            first, second = self.stream.read(2)
            length = second & 0x7F
            if length == 126:
                length, = struct.unpack(">H", self.stream.read(2))
            elif length == 127:
                length, = struct.unpack(">Q", self.stream.read(8))
            payload = self.stream.read(length)
            if first & 0xF == 1:
                return json.loads(payload)


class Example:
    """One page with its server, its folder and what its placeholders stand for."""

    def __init__(self, program, folder, port):
        self.program, self.folder, self.port = program, folder, port
        self.values = {}
        self.socket = None
        (folder / "examples").symlink_to(ROOT / "examples")
        (folder / "tests").symlink_to(ROOT / "tests")
        run = folder / "run"
        run.write_text(f'#!/bin/sh\nexec {shlex.quote(program)} "$@"\n')
        run.chmod(0o755)

    def filled_in(self, text):
        text = text.replace("localhost:8080", f"localhost:{self.port}")
        return re.sub("|".join(PLACEHOLDERS.values()), lambda found: self.values.get(found[0], found[0]), text)

    def learn(self, value):
        if isinstance(value, dict):
            for key, inner in value.items():
                if key in PLACEHOLDERS and isinstance(inner, str):
                    self.values.setdefault(PLACEHOLDERS[key], inner)
                self.learn(inner)
        elif isinstance(value, list):
            for inner in value:
                self.learn(inner)

    def run(self, command):
        return subprocess.run(["bash", "-c", self.filled_in(command)], cwd=self.folder, text=True,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=10 * PATIENCE)

    def run_sh(self, block):
        for offset, line in enumerate(block.lines):
            done = self.run(line)
            if done.returncode != 0:
                block.fail(offset, f"exit code {done.returncode}: {done.stdout}")

    def run_console(self, block):
        text = "\n".join(block.lines).replace("\\\n", " ")
        for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
            command, _, expected = part.partition("\n")
            offset = next(i for i, line in enumerate(block.lines) if line.startswith("$ " + command[:20]))
            output = self.run(command).stdout
            if "/api/" in command:
                self.values.clear()  # the answer may name another table
            self.check_output(block, offset, expected, output)

    def check_output(self, block, offset, expected, output):
        if expected.lstrip().startswith("{"):
            value = json.loads(output)
            self.learn(value)
            if not matches(parse_pattern(self.filled_in(expected)), value):
                block.fail(offset, f"the program says\n{output}")
            return
        patterns, lines = self.filled_in(expected).splitlines(), output.splitlines()
        if len(patterns) != len(lines) or not all(map(line_matches, patterns, lines)):
            block.fail(offset, f"the program says\n{output}")

    def run_bot(self, block):
        self.converse(block, "examples/bot.py")

    def run_learning_bot(self, block):
        self.converse(block, "examples/learning_bot.py")

    def converse(self, block, bot):
        """What the bot of the example is sent and answers, from the start of the first game."""
        command = f"tee sent | python3 {bot} | tee answered"
        done = self.run(f'./run arena gold_west --bots "exec:{command},greedy" --games 2 --threads 1')
        answers = iter((self.folder / "answered").read_text().splitlines())
        conversation = []
        for line in (self.folder / "sent").read_text().splitlines():
            conversation.append("< " + line)
            if line.startswith("motherlode ") or line == "choose":
                conversation.append("> " + next(answers, "(nothing)"))
        if done.returncode != 0:
            block.fail(0, done.stdout)
        for offset, pattern in enumerate(block.lines):
            if pattern != "…" and not line_matches(pattern, conversation[offset]):
                block.fail(offset, f"the conversation is\n{conversation[offset][:200]}")

    def run_websocket(self, block):
        for offset, line in enumerate(block.lines):
            mark, text = line[0], self.filled_in(line[2:])
            if mark == ">":
                if '"t": "hello"' in text:
                    self.socket = WebSocket(self.port)
                self.socket.send(text)
            else:
                self.expect(block, offset, parse_pattern(text))

    def expect(self, block, offset, pattern):
        """The next message but for updates, which may arrive at any time while bots play."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.socket.receive()
            if matches(pattern, message):
                return
            if message["t"] != "update" or time.monotonic() > deadline:
                block.fail(offset, f"the server sends\n{json.dumps(message, ensure_ascii=False)[:2000]}")


def free_port():
    with socket.socket() as probe:
        probe.bind(("localhost", 0))
        return probe.getsockname()[1]


def start_server(program, port):
    options = ["--port", str(port), "--memory", "--seed", "4", "--bot-pause", "0", "--tables-per-hour", "1000",
               "--review-effort", "2", "--quiet"]
    server = subprocess.Popen([program, "serve", *options])
    for _ in range(PATIENCE * 10):
        try:
            urllib.request.urlopen(f"http://localhost:{port}/healthz", timeout=PATIENCE).read()
            return server
        except OSError:
            time.sleep(0.1)
    server.kill()
    raise Disagreement("The server does not start.")


# Tables of protocol.md

def requests_of(page):
    """The paths of the GET requests in the page's table."""
    return re.findall(r"`GET (/(?:api/[a-z/]+(?:<\w+>)?|healthz|metrics))`", (ROOT / page).read_text())


def check_requests(page, port):
    paths = requests_of(page)
    if len(paths) < 6:
        raise Disagreement(f"{page}: only {len(paths)} GET requests found")
    for path in paths:
        real = path.replace("<game>", "gold_west").replace("<language>", "en")
        try:
            urllib.request.urlopen(f"http://localhost:{port}{real}", timeout=PATIENCE).read()
        except urllib.error.HTTPError as error:
            raise Disagreement(f"{page}: GET {path} answers {error.code}") from error


def check_client_messages(page, example):
    """Every message in the table `From the client` must be understood; the rules may still refuse it."""
    section = (ROOT / page).read_text().split("### From the client")[1].split("### From the server")[0]
    messages = re.findall(r'`(\{"t": [^`]*\})`', section)
    if len(messages) < 15:
        raise Disagreement(f"{page}: only {len(messages)} client messages found")
    for number, text in enumerate(messages):
        message = json.loads(text)
        if message["t"] == "hello":
            continue
        own_id = f"checked{number}"
        example.socket.send(json.dumps({**message, "id": own_id}))
        answer = example.socket.receive()
        while answer.get("id") != own_id:
            answer = example.socket.receive()
        # The game has just begun against a bot, and there is only one window.
        too_early = answer.get("message", {}).get("key") in (
            "server.refusal.no_such_move", "server.refusal.no_such_window", "table.refusal.nobody_to_moderate")
        if answer.get("code") == "malformed" and not too_early:
            raise Disagreement(f"{page}: {text} is refused: {answer['sentence']}")


def run_page(program, page, counts):
    blocks = blocks_of(page)
    port = free_port()
    server = start_server(program, port)
    try:
        with tempfile.TemporaryDirectory() as folder:
            example = Example(program, pathlib.Path(folder), port)
            runners = {"sh": example.run_sh, "console": example.run_console, "bot": example.run_bot,
                       "learning-bot": example.run_learning_bot,
                       "websocket": example.run_websocket}
            for kind, wanted in counts.items():
                found = sum(block.language == kind for block in blocks)
                if found < wanted:
                    raise Disagreement(f"{page}: {found} blocks of {kind}, but there should be {wanted} or more")
            for block in blocks:
                if block.language not in runners:
                    block.fail(-1, f"“{block.language}” is not a kind of example")
                runners[block.language](block)
            if page == "docs/protocol.md":
                check_requests(page, port)
                check_client_messages(page, example)
    finally:
        server.terminate()
        server.wait()


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    run_page(program, "docs/bot-protocol.md", {"sh": 1, "console": 1, "bot": 1, "learning-bot": 1, "websocket": 1})
    run_page(program, "docs/protocol.md", {"console": 3, "websocket": 2})
    print("All examples behave as the pages say.")


if __name__ == "__main__":
    try:
        main()
    except Disagreement as disagreement:
        sys.exit(f"FAILED: {disagreement}")
