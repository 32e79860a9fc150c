#!/usr/bin/env python3
"""Runs the examples deploy/nginx.conf and deploy/Caddyfile with the real programs: tests/deploy/proxies.py PROGRAM

Each example is changed only where a test needs it: the name, the ports and a certificate made for the test. Behind each
proxy, the page, HTTP/2, a WebSocket and the limits per client must work. Exits with 77 if a program cannot be installed.
"""

import pathlib
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
SKIPPED = 77
NAME = "games.example.org"
TABLE = '{"game": "boomtown_builders", "seats": ["person", "person"]}'


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_for(port, process):
    for _ in range(200):
        if process.poll() is not None:
            sys.exit(f"{process.args[0]} ended with {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    sys.exit(f"{process.args[0]} does not listen on port {port}")


def check(what, truth):
    print(("ok      " if truth else "FAILED  ") + what)
    if not truth:
        sys.exit(1)


class Site:
    """A server behind a proxy, reached as https://games.example.org on a free port."""

    def __init__(self, folder, port):
        self.port = port
        self.certificate = folder / "certificate.pem"

    def curl(self, path, *options):
        command = ["curl", "--silent", "--show-error", "--cacert", self.certificate, "--resolve",
                   f"{NAME}:{self.port}:127.0.0.1", "--write-out", "\n%{http_code} %{http_version}", *options,
                   f"https://{NAME}:{self.port}{path}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=30)
        if done.returncode != 0:
            sys.exit(done.stderr)
        body, _, summary = done.stdout.rpartition("\n")
        status, version = summary.split()
        return int(status), version, body

    def make_table(self, *headers):
        options = [word for header in headers for word in ("--header", header)]
        return self.curl("/api/tables", "--header", "Content-Type: application/json", "--data", TABLE, *options)[0]

    def web_socket_status(self):
        context = ssl.create_default_context(cafile=self.certificate)
        context.set_alpn_protocols(["http/1.1"])
        with socket.create_connection(("127.0.0.1", self.port), timeout=30) as plain:
            with context.wrap_socket(plain, server_hostname=NAME) as stream:
                stream.sendall((f"GET /ws HTTP/1.1\r\nHost: {NAME}\r\nOrigin: https://{NAME}\r\nUpgrade: websocket\r\n"
                                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n").encode())
                answer = stream.recv(4096).decode(errors="replace")
                # A masked text frame that is not JSON: the server answers it with an error.
                stream.sendall(b"\x81\x81\x00\x00\x00\x00x")
                frame = stream.recv(4096)
                return int(answer.split()[1]), b'"malformed"' in frame


def check_site(program, site):
    status, version, _ = site.curl("/healthz", "--http2")
    check(f"{program}: the server answers over HTTP/2", status == 200 and version == "2")
    status, _, body = site.curl("/api/games")
    check(f"{program}: the API answers", status == 200 and '"coloma"' in body)
    check(f"{program}: WebSockets work", site.web_socket_status() == (101, True))
    check(f"{program}: a first table is made", site.make_table() == 200)
    check(f"{program}: limits count the client", site.make_table() == 429)
    check(f"{program}: a client cannot claim another address",
          site.make_table("X-Forwarded-For: 192.0.2.1") == 429 and site.make_table("Forwarded: for=192.0.2.1") == 429)
    record = site.certificate.with_name("record.json")
    record.write_text('{"record": "' + "x" * 1_100_000 + '"}')
    status, _, body = site.curl("/api/records", "--header", "Content-Type: application/json", "--data", f"@{record}")
    # By now the server accepts no more tables from this client; a proxy that refuses the length answers 413.
    check(f"{program}: a long record reaches the server", status == 429 and "too_many_tables" in body)


def serve(program, folder, port):
    # Every server has its own folder for the database.
    return subprocess.Popen([program, "serve", "--port", str(port), "--db", folder / f"tables-{port}.db", "--origin",
                             f"https://{NAME}", "--tables-per-hour", "1", "--quiet"])


def make_certificate(folder):
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
                    "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}",
                    "-keyout", folder / "key.pem", "-out", folder / "certificate.pem"], check=True, capture_output=True)


def nginx(folder, site_port, server_port):
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{server_port}")
    text = re.sub(r"/etc/letsencrypt/live/[^;]*/fullchain.pem", str(folder / "certificate.pem"), text)
    text = re.sub(r"/etc/letsencrypt/live/[^;]*/privkey.pem", str(folder / "key.pem"), text)
    text = text.replace("listen 443 ssl", f"listen 127.0.0.1:{site_port} ssl")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
    text = re.sub(r"listen \[::\].*\n", "\n", text)
    paths = "".join(f"{name}_temp_path {folder}/{name};\n" for name in
                    ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    config = folder / "nginx.conf"
    config.write_text(f"daemon off;\npid {folder}/nginx.pid;\nerror_log stderr;\nuser root;\nevents {{}}\n"
                      f"http {{\naccess_log off;\n{paths}{text}}}\n")
    return subprocess.Popen([shutil.which("nginx") or "/usr/sbin/nginx", "-c", config, "-p", folder])


def caddy(folder, site_port, server_port):
    text = (ROOT / "deploy" / "Caddyfile").read_text()
    text = text.replace("127.0.0.1:8080", f"127.0.0.1:{server_port}")
    text = text.replace(f"{NAME} {{", f"{NAME}:{site_port} {{\n\ttls {folder}/certificate.pem {folder}/key.pem")
    config = folder / "Caddyfile"
    config.write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return subprocess.Popen(["caddy", "run", "--config", config, "--adapter", "caddyfile"],
                            env={"HOME": str(folder), "PATH": "/usr/bin:/bin"})


def main():
    if subprocess.run([ROOT / "scripts" / "install.sh", "proxies"]).returncode != 0:
        print("Skipped: nginx and Caddy cannot be installed here.")
        sys.exit(SKIPPED)
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        make_certificate(folder)
        for proxy in (nginx, caddy):
            site_port, server_port = free_port(), free_port()
            processes = [serve(program, folder, server_port)]
            try:
                wait_for(server_port, processes[0])
                processes.append(proxy(folder, site_port, server_port))
                wait_for(site_port, processes[1])
                check_site(proxy.__name__, Site(folder, site_port))
            finally:
                for process in processes:
                    process.terminate()
                for process in processes:
                    process.wait(timeout=20)


main()
